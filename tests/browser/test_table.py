"""Both games at the table in a real Chromium."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PHONE, SETTINGS
from tests.browser.hands import OPEN, VERSION, act, play
from tests.browser.table import BOTS, GAMES, MOST, RUNNING, frame, join, new_table, over, quick, scrolls, until
from tests.live.server import serving

Guest = Callable[..., Page]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_is_one_click_away(guest: Guest, game: str) -> None:
    page = guest()
    assert frame(page, quick(page, game))["status"] == "running"


def test_a_whole_game_of_barrakuda_is_played_by_clicks(guest: Guest) -> None:
    page, chooser = guest(), random.Random(5)
    over = play([page], quick(page, "barrakuda"), chooser.choice)
    assert over["result"]["winners"]
    page.wait_for_selector("#table[data-status=over]")


def test_a_whole_game_of_einauge_is_played_by_clicks(guest: Guest) -> None:
    page, chooser = guest(), random.Random(5)
    over = play([page], quick(page, "einauge"), chooser.choice)
    assert over["result"]["winners"]
    page.wait_for_selector("#table[data-status=over]")


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_see_each_others_moves(guest: Guest, game: str) -> None:
    anna, bo = guest(), guest()
    table = new_table(anna, game, [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    anna.wait_for_selector(RUNNING)
    version = frame(anna, table)["version"]
    act(anna, frame(anna, table)["legal"][0])
    until(bo, f"{VERSION} > {version}")


@pytest.mark.parametrize(("game", "players"), [(game, n) for game in GAMES for n in range(2, MOST[game] + 1)])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_fits_the_screen(guest: Guest, game: str, size: dict[str, int], players: int) -> None:
    page = guest(size)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": BOTS[game]}] * (players - 1)]
    new_table(page, game, seats)
    page.wait_for_selector(RUNNING)
    assert not scrolls(page)
    assert page.evaluate("[...document.querySelectorAll('.foe-head')].every(e => e.scrollWidth <= e.clientWidth)")


def test_a_sealed_choice_is_made_by_keyboard(guest: Guest) -> None:
    page = guest()
    table = new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    other = guest()
    join(other, table)
    page.wait_for_selector(RUNNING)
    until(page, OPEN)
    page.keyboard.press("4")
    page.locator(".bk-chosen").wait_for()
    assert frame(page, table)["chosen"] == "dive 4"
    assert frame(other, table)["chosen"] is None


def test_keys_play_after_a_press_on_a_tab(guest: Guest) -> None:
    page = guest()
    new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    join(guest(), page.url.rpartition("/")[2])
    page.locator("#tab-log").click()
    until(page, OPEN)
    page.keyboard.press("4")
    page.locator(".bk-chosen").wait_for()


def test_the_sign_of_the_goal_has_its_colours(guest: Guest) -> None:
    page = guest({"width": 768, "height": 1024})
    new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "bot", "bot": BOTS["barrakuda"]}])
    colour = page.locator(".facts .i").evaluate("sign => getComputedStyle(sign).getPropertyValue('--bk-wood')")
    assert colour == "#a8713a"


def test_a_game_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path) as own,
        browser.new_context(base_url=own.url, viewport=DESKTOP, reduced_motion="reduce") as context,  # type: ignore[arg-type]
    ):
        context.add_init_script(SETTINGS)
        page, chooser = context.new_page(), random.Random(2)
        page.goto("/")
        table = quick(page, "einauge")
        before = play([page], table, chooser.choice, moves=4)
        own.kill()
        until(page, "document.getElementById('link').textContent !== ''")
        own.start()
        page.locator("#table:not(.offline)").wait_for(timeout=60_000)
        after = play([page], table, chooser.choice, moves=3)
        assert after["seat"] == before["seat"] and after["played"] > before["played"]


@pytest.mark.parametrize(
    ("game", "part"), [("einauge", ".home .held"), ("barrakuda", ".bk-name"), ("barrakuda", ".bk-wreck")]
)
def test_a_double_click_on_the_board_selects_no_text(guest: Guest, game: str, part: str) -> None:
    page = guest()
    quick(page, game)
    page.locator(f"#board {part}").first.dblclick(force=True)
    assert page.evaluate("String(getSelection())") == ""


def test_a_double_click_selects_a_word_of_the_log(guest: Guest) -> None:
    page = guest()
    page.goto(f"/t/{over(page, 'barrakuda')}")
    page.locator("#log li").first.dblclick()
    assert page.evaluate("String(getSelection())") != ""
