"""What if …? Playing on from any move of a replay, in the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.boxes import covered, outside, resize, sideways, unreachable
from tests.browser.hands import thing
from tests.browser.table import GAMES, over
from tests.browser.test_replay import GOLDEN, LAST, WINDOWS, at, brought
from tortuga.games.kit import record
from tortuga.web.pages.lookback import stops_of

Guest = Callable[..., Page]
BOT = {"einauge": "Matrose", "barrakuda": "Sub"}
HELD = 450  # milliseconds after which a press counts


def begin(page: Page) -> None:
    """Press the button, and wait until moves can be made on the board."""
    page.locator("#whatif-start").click()
    expect(page.locator("#whatif")).to_be_visible()


def offered(page: Page) -> str:
    """A move that the board offers."""
    found = page.locator("#board [data-moves]:visible, #board [data-move]:visible").first
    expect(found).to_be_attached()
    moves = found.get_attribute("data-moves") or found.get_attribute("data-move") or ""
    return moves.partition("|")[0]


def play(page: Page, move: str) -> None:
    """Make a move with the mouse."""
    page.wait_for_timeout(HELD)
    thing(page, move).click(position={"x": 20, "y": 10})
    choice = page.locator(f'.action-sheet [data-move="{move}"]')
    if choice.count():
        choice.click()


def saved(page: Page, folder: Path) -> str:
    """The record that the page saves."""
    with page.expect_download() as download:
        page.locator("#whatif-save").click()
    path = folder / "what-if.txt"
    download.value.save_as(path)
    return path.read_text("utf-8")


def steps_of(text: str) -> list[str]:
    return [line.partition("{")[0].strip() for line in text.splitlines() if line and line[0] not in "[#"]


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_answers_a_move_that_was_not_played_without_the_server(guest: Guest, game: str) -> None:
    page = guest()
    page.goto(f"{brought(page, game)}?move=4")
    at(page, 4)
    begin(page)
    page.context.set_offline(True)
    page.locator("#whatif-bot").select_option(BOT[game])
    play(page, offered(page))
    expect(page.locator("#past .other").first).to_be_attached()
    play(page, offered(page))
    page.context.set_offline(False)


@pytest.mark.parametrize("game", GAMES)
def test_a_continuation_is_saved_as_a_record_with_the_moves_before_it(guest: Guest, game: str, tmp_path: Path) -> None:
    page = guest()
    page.goto(f"{brought(page, game)}?move=3")
    at(page, 3)
    begin(page)
    page.locator("#whatif-bot").select_option(BOT[game])
    play(page, offered(page))
    expect(page.locator("#past .other").first).to_be_attached()
    text = saved(page, tmp_path)
    real = record.read((GOLDEN / f"{game}-players=3.txt").read_text("utf-8")).game
    played = record.read(text).game  # with every hash
    before = stops_of(real)[3]
    assert len(played.steps) > before and played.steps[:before] == real.steps[:before]


def test_chance_says_what_the_deal_of_the_game_says(guest: Guest, tmp_path: Path) -> None:
    page = guest()
    page.goto(f"/t/{over(page, 'einauge')}/replay?move=2")
    at(page, 2)
    real = record.read(page.request.get(f"{page.url.partition('/replay')[0]}/record.txt").text()).game
    begin(page)
    expect(page.locator("#whatif-deal")).to_contain_text("the deal of this game")
    for stop in (3, 4, 5, 6):
        play(page, real.moves[stop - 1].text)
        at(page, stop)
    text = steps_of(saved(page, tmp_path))
    assert text == [str(step) for step in real.steps][: len(text)]


def test_the_real_game_is_there_again_after_a_trial(guest: Guest) -> None:
    page = guest()
    page.goto(f"{brought(page, 'einauge')}?move=4")
    at(page, 4)
    begin(page)
    last = page.locator("#scrub").get_attribute("max")
    play(page, offered(page))
    at(page, 5)
    expect(page.locator("#scrub")).to_have_attribute("max", "5")
    page.locator("#whatif-back").click()
    at(page, 4)
    expect(page.locator("#scrub")).to_have_attribute("max", last or "")
    expect(page.locator("#board [data-moves]")).to_have_count(0)


def test_another_move_at_an_earlier_stop_replaces_what_followed(guest: Guest) -> None:
    page = guest()
    page.goto(f"{brought(page, 'einauge')}?move=4")
    at(page, 4)
    begin(page)
    play(page, offered(page))
    at(page, 5)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at(page, 3)
    play(page, offered(page))
    expect(page.locator("#scrub")).to_have_attribute("max", "4")


def test_secret_choices_are_made_for_one_seat_after_the_other(guest: Guest) -> None:
    page = guest()
    page.goto(f"{brought(page, 'barrakuda')}?move=0")
    at(page, 0)
    begin(page)
    for _ in range(3):
        play(page, "dive 3")
    at(page, 1)


def test_the_page_waits_only_for_those_who_have_not_chosen_yet(guest: Guest) -> None:
    page = guest()
    page.goto(f"{brought(page, 'barrakuda')}?move=0")
    at(page, 0)
    begin(page)
    everybody = page.locator(".turn-who").inner_text()
    play(page, "dive 3")
    expect(page.locator(".turn-who")).not_to_have_text(everybody)


@pytest.mark.parametrize("game", GAMES)
def test_while_one_plays_on_every_part_lies_in_its_place_in_every_window(guest: Guest, game: str) -> None:
    page = guest()
    page.goto(f"{brought(page, game)}?move=6")
    at(page, 6)
    begin(page)
    found = {}
    for window in WINDOWS:
        resize(page, window)
        found[window] = covered(page, game) + outside(page, game) + unreachable(page, "#replay") + [sideways(page)]
    assert found == {window: [False] for window in WINDOWS}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_playing_on_has_no_violation_of_accessibility(guest: Guest, scheme: str) -> None:
    page = guest(color_scheme=scheme)
    page.goto(f"{brought(page, 'einauge')}?move=4")
    at(page, 4)
    begin(page)
    play(page, offered(page))
    at(page, 5)
    assert not Axe().run(page).response["violations"]


def test_at_the_end_nobody_can_play_on(guest: Guest) -> None:
    page = guest()
    page.goto(f"{brought(page, 'einauge')}?move={LAST}")
    expect(page.locator("#whatif-start")).to_be_disabled()
