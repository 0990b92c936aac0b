"""Small windows: nothing of a table is crushed, and everything can be scrolled to and pressed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import boxes
from tests.browser.conftest import DESKTOP
from tests.browser.table import BOTS, GAMES, MOST, api, frame, new_table, quick, until
from tests.live.server import Server

Visit = Callable[..., Page]
WINDOWS = pytest.mark.parametrize("window", boxes.SMALL, ids=lambda window: "x".join(map(str, window)))
BOTH = pytest.mark.parametrize("game", GAMES)
NAMES = ("Anne", "Jack", "Mary", "Edward", "Bartholomew")
MOVES = {"einauge": 45, "barrakuda": 4}  # rows of several cards; all divers on one wreck


def crowded(page: Page, game: str) -> None:
    """Sit down at a full table of people at one device, in a position with much on the board."""
    page.goto("/")
    seats = [{"kind": "me", "name": name} for name in NAMES[: MOST[game]]]
    table = new_table(page, game, seats, hot_seat=True, **({"teams": True} if game == "barrakuda" else {}))
    for _ in range(MOVES[game]):
        now = frame(page, table)
        move = "dive 4" if game == "barrakuda" else now["legal"][0]
        api(page, f"/api/tables/{table}/move", {"move": move, "seat": now["seat"]})
    page.reload()
    for cover in page.locator("[data-open-pass]").all():
        cover.click()


@pytest.fixture(scope="module")
def sit(browser: Browser, server: Server) -> Iterator[Callable[[str], Page]]:
    """A page for each game, kept for all tests of this file: they only change the size of its window."""
    with browser.new_context(base_url=server.url, reduced_motion="reduce") as context:

        @cache
        def at(game: str) -> Page:
            page = context.new_page()
            crowded(page, game)
            return page

        yield at


@WINDOWS
@BOTH
def test_no_part_of_a_board_covers_another(sit: Callable[[str], Page], game: str, window: tuple[int, int]) -> None:
    boxes.resize(sit(game), window)
    assert boxes.covered(sit(game), game) == []


@WINDOWS
@BOTH
def test_every_part_of_a_board_lies_in_its_place(
    sit: Callable[[str], Page], game: str, window: tuple[int, int]
) -> None:
    boxes.resize(sit(game), window)
    assert boxes.outside(sit(game), game) == []


@WINDOWS
@BOTH
def test_every_part_of_a_board_is_large_enough(sit: Callable[[str], Page], game: str, window: tuple[int, int]) -> None:
    boxes.resize(sit(game), window)
    assert boxes.too_small(sit(game), game) == []


@WINDOWS
@BOTH
def test_every_button_and_card_can_be_reached(sit: Callable[[str], Page], game: str, window: tuple[int, int]) -> None:
    boxes.resize(sit(game), window)
    assert boxes.unreachable(sit(game)) == []


@WINDOWS
@BOTH
def test_a_table_never_scrolls_sideways(sit: Callable[[str], Page], game: str, window: tuple[int, int]) -> None:
    boxes.resize(sit(game), window)
    assert not boxes.sideways(sit(game))


@WINDOWS
@BOTH
def test_what_is_asked_stays_in_view(sit: Callable[[str], Page], game: str, window: tuple[int, int]) -> None:
    boxes.resize(sit(game), window)
    box = sit(game).locator("#actions").bounding_box()
    assert box is not None and box["y"] + box["height"] <= window[1]


@BOTH
def test_a_window_that_becomes_narrow_shows_the_board(visit: Visit, game: str) -> None:
    page = visit(DESKTOP)
    quick(page, game)
    boxes.resize(page, (640, 400))
    until(page, "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('#board') !== null", 3)


def problems(page: Page, game: str) -> list[str]:
    """Return all that is wrong with a table in any small window."""
    found = []
    for window in boxes.SMALL:
        boxes.resize(page, window)
        wrong = [*boxes.covered(page, game), *boxes.outside(page, game), *boxes.too_small(page, game)]
        wrong += [*boxes.unreachable(page), *(["scrolls sideways"] if boxes.sideways(page) else [])]
        found += [f"{window}: {one}" for one in wrong]
    return found


TABLES: list[tuple[str, int, dict[str, object]]] = [
    *[(game, players, {}) for game in GAMES for players in range(2, MOST[game] + 1)],
    ("barrakuda", 4, {"teams": True}),
    ("barrakuda", 3, {"layout": "harsh"}),
    ("barrakuda", 4, {"layout": "calm"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_whole_game_is_playable_in_small_windows(
    visit: Visit, game: str, players: int, options: dict[str, object], scheme: str, locale: str
) -> None:
    page = visit(DESKTOP, color_scheme=scheme, locale=locale)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": BOTS[game]}] * (players - 1)]
    table = new_table(page, game, seats, **options, **({"turn_limit": 12} if game == "barrakuda" else {}))
    found, seen = [], set()
    for _ in range(2000):
        now = frame(page, table)
        kind = (now["state"]["phase"], len(now["steps"]) // 40)
        if (now["seat"] in now["to_act"] and kind not in seen) or now["status"] == "over":
            seen.add(kind)
            until(page, f"Number(document.getElementById('table').dataset.version) >= {now['version']}")
            found += [f"{kind}: {one}" for one in problems(page, game)]
        if now["status"] == "over":
            break
        if now["seat"] in now["to_act"]:
            legal = [move for move in now["legal"] if not move.startswith("sell")] or now["legal"]
            api(page, f"/api/tables/{table}/move", {"move": legal[len(now["steps"]) * 7 % len(legal)]})
        time.sleep(0.02)
    assert found == []
