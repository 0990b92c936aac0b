"""The boards in every window: nothing covers anything, everything lies in its place and can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import BrowserContext

from tests.browser import boxes
from tests.browser.boards.views import views

QUICK = ("einauge-2", "einauge-5", "einauge-sell", "barrakuda-3", "barrakuda-teams@de", "barrakuda-crowded")
WORDY = ("einauge-sell", "barrakuda-teams")
LANGUAGES = [f"{name}@{language}" for name in WORDY for language in ("de", "fr", "it", "nl")]
VIEWS = pytest.mark.parametrize(
    "name",
    [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in [*sorted(views()), *LANGUAGES]],
)
SCROLL = "document.querySelector('.board').scrollTop = 1e6"  # what sticks below covers nothing there
KINDS = ("covered", "outside", "small", "far", "said")
Found = dict[str, list[str]]
Measured = Callable[[str], Found]


@pytest.fixture(scope="module")
def measured(context_with: Callable[..., BrowserContext]) -> Iterator[Measured]:
    """What is wrong with a view, by window and kind; each view is measured once, in one page for all."""
    with context_with(reduced_motion="reduce").new_page() as page:

        @cache
        def measure(name: str) -> Found:
            game, found = name.partition("-")[0], {kind: list[str]() for kind in KINDS}
            page.on("console", lambda line: found["said"].append(line.text))
            page.on("pageerror", lambda error: found["said"].append(str(error)))
            view, _, language = name.partition("@")
            page.goto(f"/demo/demo.html?view={view}&language={language or 'en'}")
            page.wait_for_function("window.drawn")
            for window in boxes.WINDOWS:
                boxes.resize(page, window)
                page.evaluate(SCROLL)
                found["covered"] += [f"{window}: {one}" for one in boxes.covered(page, game)]
                found["outside"] += [f"{window}: {one}" for one in boxes.outside(page, game)]
                found["small"] += [f"{window}: {one}" for one in boxes.too_small(page, game)]
                found["far"] += [f"{window}: {one}" for one in boxes.unreachable(page, "#board")]
                found["far"] += [f"{window}: wider than the window"] if boxes.sideways(page) else []
            return found

        yield measure


@VIEWS
def test_no_part_of_a_board_covers_another(measured: Measured, name: str) -> None:
    assert measured(name)["covered"] == []


@VIEWS
def test_every_part_of_a_board_lies_in_its_place(measured: Measured, name: str) -> None:
    assert measured(name)["outside"] == []


@VIEWS
def test_every_part_of_a_board_is_large_enough(measured: Measured, name: str) -> None:
    assert measured(name)["small"] == []


@VIEWS
def test_everything_on_a_board_can_be_reached(measured: Measured, name: str) -> None:
    assert measured(name)["far"] == []


@VIEWS
def test_a_board_says_nothing_in_the_console(measured: Measured, name: str) -> None:
    assert measured(name)["said"] == []
