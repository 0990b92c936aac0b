"""The table in every window: nothing is crushed or covered, and everything can be scrolled to and pressed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import boxes
from tests.browser.conftest import DESKTOP, SETTINGS, watch
from tests.browser.table import BOTS, GAMES, MOST, RUNNING, frame, move, new_table, over, playing, quick, until
from tests.live.server import Server

Visit = Callable[..., Page]
Found = dict[str, list[str]]
Measured = Callable[[str, str], Found]
NAMES = ("Anne", "Jack", "Mary", "Edward", "Bartholomew")
MOVES = {"einauge": 45, "barrakuda": 4}  # rows of several cards; all divers on one wreck
SHOWN = "document.querySelector('#table .board') !== null"
SCROLL = "document.querySelector('.board').scrollTop = 1e6"  # what sticks below covers nothing there
ASKED = """(() => {
    const {top, bottom} = document.querySelector(".action-bar").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
})()"""
PLACES = pytest.mark.parametrize(("game", "place"), [(game, place) for game in GAMES for place in ("crowded", "over")])


def crowded(page: Page, game: str) -> None:
    """Sit down at a full table of people at one device, in a position with much on the board."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: MOST[game]]]
    table = new_table(page, game, seats, hot_seat=True, **({"teams": True} if game == "barrakuda" else {}))
    for _ in range(MOVES[game]):
        move(page, table, "dive 4" if game == "barrakuda" else frame(page, table)["legal"][0])
    playing(page, table)
    until(page, SHOWN)
    for cover in page.locator("#uncover").all():
        cover.click()


def finished(page: Page, game: str) -> None:
    """Look at the end of a game."""
    page.goto(f"/t/{over(page, game)}")
    page.wait_for_selector(".over-card")


def problems(page: Page, game: str) -> Found:
    """Return what is wrong with the table in this window, by kind."""
    page.evaluate(SCROLL)
    return {
        "covered": boxes.covered(page, game) + boxes.covered(page, "table"),
        "outside": boxes.outside(page, game) + boxes.outside(page, "table"),
        "small": boxes.too_small(page, game),
        "far": boxes.unreachable(page),
        "sideways": ["the page"] if boxes.sideways(page) else [],
        "unasked": [] if page.evaluate(ASKED) else ["what is asked is out of view"],
    }


@pytest.fixture(scope="module")
def measured(browser: Browser, server: Server) -> Iterator[Measured]:
    """What is wrong in all windows together, by kind; each table is measured once."""
    errors: list[str] = []
    with browser.new_context(base_url=server.url, viewport=DESKTOP, reduced_motion="reduce") as context:  # type: ignore[arg-type]
        context.add_init_script(SETTINGS)

        @cache
        def measure(game: str, place: str) -> Found:
            page, found = context.new_page(), Found()
            watch(page, errors)
            {"crowded": crowded, "over": finished}[place](page, game)
            for window in boxes.WINDOWS:
                boxes.resize(page, window)
                for kind, wrong in problems(page, game).items():
                    found.setdefault(kind, []).extend(f"{window}: {one}" for one in wrong)
            page.close()
            return found

        yield measure
    assert errors == []


@PLACES
def test_no_part_of_a_table_covers_another(measured: Measured, game: str, place: str) -> None:
    assert measured(game, place)["covered"] == []


@PLACES
def test_every_part_of_a_table_lies_in_its_place(measured: Measured, game: str, place: str) -> None:
    assert measured(game, place)["outside"] == []


@PLACES
def test_every_part_of_a_board_is_large_enough(measured: Measured, game: str, place: str) -> None:
    assert measured(game, place)["small"] == []


@PLACES
def test_every_button_and_card_can_be_reached(measured: Measured, game: str, place: str) -> None:
    assert measured(game, place)["far"] == []


@PLACES
def test_a_table_never_scrolls_sideways(measured: Measured, game: str, place: str) -> None:
    assert measured(game, place)["sideways"] == []


@PLACES
def test_what_is_asked_stays_in_view(measured: Measured, game: str, place: str) -> None:
    assert measured(game, place)["unasked"] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_button_that_shows_the_result_again_covers_nothing(visit: Visit, game: str) -> None:
    page, found = visit(DESKTOP), []
    finished(page, game)
    page.locator("#see-table").click()
    page.locator("#see-result").wait_for()
    for window in boxes.WINDOWS:
        boxes.resize(page, window)
        found += [f"{window}: {one}" for one in boxes.covered(page, "table") + boxes.unreachable(page)]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_window_that_becomes_narrow_shows_the_board(visit: Visit, game: str) -> None:
    page = visit(DESKTOP)
    quick(page, game)
    boxes.resize(page, (640, 400))
    until(page, "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('#board') !== null", 3)


TABLES: list[tuple[str, int, dict[str, object]]] = [
    *[(game, players, {}) for game in GAMES for players in range(2, MOST[game] + 1)],
    ("barrakuda", 4, {"teams": True}),
    ("barrakuda", 3, {"layout": "harsh"}),
    ("barrakuda", 4, {"layout": "calm"}),
]


def in_small_windows(page: Page, game: str) -> list[str]:
    """Return all that is wrong with a table in any small window."""
    found = []
    for window in boxes.SMALL:
        boxes.resize(page, window)
        found += [f"{window}: {one}" for wrong in problems(page, game).values() for one in wrong]
    return found


@pytest.mark.parametrize(("game", "players", "options"), [("einauge", 4, {}), ("barrakuda", 4, {"teams": True})])
def test_a_full_table_fits_every_small_window(visit: Visit, game: str, players: int, options: dict[str, Any]) -> None:
    page = visit(DESKTOP)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": BOTS[game]}] * (players - 1)]
    new_table(page, game, seats, **options)
    page.wait_for_selector(f"{RUNNING}[data-acting='1']")
    assert in_small_windows(page, game) == []


@pytest.mark.slow
@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_whole_game_is_playable_in_small_windows(
    visit: Visit, game: str, players: int, options: dict[str, Any], scheme: str, locale: str
) -> None:
    page = visit(DESKTOP, color_scheme=scheme, locale=locale)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": BOTS[game]}] * (players - 1)]
    table = new_table(page, game, seats, **options, **({"turn_limit": 12} if game == "barrakuda" else {}))
    found, seen = [], set()
    for _ in range(2000):
        now = frame(page, table)
        kind = (now["state"]["phase"], now["played"] // 40)
        if (now["seat"] in now["to_act"] and kind not in seen) or now["status"] == "over":
            seen.add(kind)
            until(page, f"Number(document.getElementById('table').dataset.version) >= {now['version']}")
            found += [f"{kind}: {one}" for one in in_small_windows(page, game)]
        if now["status"] == "over":
            break
        if now["seat"] in now["to_act"]:
            legal = [text for text in now["legal"] if not text.startswith("sell")] or now["legal"]
            move(page, table, legal[now["played"] * 7 % len(legal)])
        time.sleep(0.02)
    assert found == []
