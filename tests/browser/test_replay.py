"""Looking back in the browser: scrubbing, links to a move, playing on, records."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.boxes import SMALL, covered, outside, resize, sideways, unreachable
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.table import GAMES, from_here, over, until
from tests.project.tree import ROOT

Guest = Callable[..., Page]
GOLDEN = ROOT / "tests" / "golden" / "games"
LAST = "100000"
WINDOWS = [(1280, 800), (390, 844), *SMALL]


def at(page: Page, stop: int | str) -> None:
    """Wait until the page is at a stop."""
    expect(page.locator(f'#replay[data-at="{stop}"]')).to_be_attached()


def brought(page: Page, game: str) -> str:
    """The address of a record of a game for three."""
    text = (GOLDEN / f"{game}-players=3.txt").read_bytes()
    record: Any = {"name": "game.txt", "mimeType": "text/plain", "buffer": text}
    answer = page.request.post("/records", multipart={"record": record}, headers=from_here(page), max_redirects=0)
    return str(answer.headers["location"])


@pytest.mark.parametrize("game", GAMES)
def test_arrows_walk_through_the_game_without_the_server(guest: Guest, game: str) -> None:
    page = guest()
    page.goto(f"/t/{over(page, game)}/replay")
    at(page, 0)
    page.context.set_offline(True)
    for key, stop in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        at(page, stop)
    page.keyboard.press("End")
    at(page, page.locator("#scrub").get_attribute("max") or "")
    page.context.set_offline(False)


def test_the_scrubber_jumps_and_the_address_is_a_link_to_the_move(guest: Guest) -> None:
    page, friend = guest(), guest()
    page.goto(f"/t/{over(page, 'einauge')}/replay")
    at(page, 0)
    page.locator("#scrub").fill("3")
    at(page, 3)
    friend.goto(page.url)
    expect(friend.locator("#past-3")).to_have_attribute("aria-current", "step")


def test_what_a_move_touched_is_marked_when_one_comes_to_it(guest: Guest) -> None:
    page = guest()
    page.goto(f"{brought(page, 'einauge')}?move=0")
    at(page, 0)
    page.locator("#scrub").fill("1")
    expect(page.locator(".card.fresh").first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_a_step_forward_is_played(guest: Guest, game: str) -> None:
    page = guest(reduced_motion="no-preference")
    page.goto(f"{brought(page, game)}?move=0")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    until(page, "document.getAnimations().length > 0 || document.querySelector('.bk-playing') !== null")


def test_the_log_has_a_block_a_turn(guest: Guest) -> None:
    page = guest()
    page.goto(f"/t/{over(page, 'barrakuda')}/replay")
    at(page, 0)
    assert page.locator("#past h2").all_inner_texts() == ["Turn 1", "Turn 2"]


def test_log_and_buttons_have_room_in_a_low_window(guest: Guest) -> None:
    page = guest({"width": 1024, "height": 600}, locale="de-DE")
    page.goto(f"/t/{over(page, 'barrakuda')}/replay")
    at(page, 0)
    log, buttons = page.locator("#past").bounding_box(), page.locator("#more")
    assert log and log["height"] >= 160
    assert buttons.evaluate("place => place.scrollWidth <= place.clientWidth")


def test_it_plays_by_itself_until_it_is_stopped(guest: Guest) -> None:
    page = guest()
    page.goto(f"/t/{over(page, 'barrakuda')}/replay")
    at(page, 0)
    page.keyboard.press("Space")
    at(page, 2)
    page.keyboard.press("Space")
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")


def test_one_looks_from_another_seat(guest: Guest) -> None:
    page = guest()
    page.goto(f"/t/{over(page, 'einauge')}/replay?move=3")
    at(page, 3)
    page.locator("#looks").select_option("Jack")
    expect(page.locator(".home .who")).to_have_text("Jack")


def test_the_end_says_how_it_was_counted(guest: Guest) -> None:
    page = guest()
    page.goto(f"{brought(page, 'einauge')}?move={LAST}")
    page.locator("[popovertarget=counted]").first.click()
    expect(page.locator("#counted td", has_text="2 chests → 7 jewels").first).to_be_visible()
    expect(page.locator("#counted .score-note").first).to_contain_text("have 2 chests each")


def test_one_plays_on_from_a_move(guest: Guest) -> None:
    page = guest()
    page.goto(f"/t/{over(page, 'barrakuda')}/replay?move=1")
    page.locator("[data-act=play-on] summary").click()
    page.locator("[data-act=play-on] button").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.wait_for_selector("#table[data-status=running]")
    expect(page.locator("#facts .mark")).to_be_visible()


def test_a_known_deal_is_marked_at_the_table(guest: Guest) -> None:
    page = guest()
    page.goto(f"/t/{over(page, 'barrakuda')}/replay")
    page.locator("[data-act=same-deal] summary").click()
    page.locator("[data-act=same-deal] button").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("#facts .mark")).to_contain_text("known deal")


def test_a_record_that_was_downloaded_as_json_is_brought_again(guest: Guest) -> None:
    page = guest()
    page.goto(brought(page, "barrakuda"))
    with page.expect_download() as saved:
        page.locator("a[href$='record.json']").click()
    page.goto("/")
    page.locator("#record").set_input_files(saved.value.path())
    if "/records/" not in page.url:
        page.locator("#record-form button").click()
    page.wait_for_url("**/records/*")
    at(page, 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_replay_lies_in_its_place_in_every_window(guest: Guest, game: str) -> None:
    page = guest()
    page.goto(f"{brought(page, game)}?move={LAST}")
    expect(page.locator("#result .standing")).to_be_attached()
    found = {}
    for window in WINDOWS:
        resize(page, window)
        board = game
        found[window] = covered(page, board) + outside(page, board) + unreachable(page, "#replay") + [sideways(page)]
    assert found == {window: [False] for window in WINDOWS}


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["light", "dark"])
def test_a_replay_has_no_violation_of_accessibility(guest: Guest, size: dict[str, int], scheme: str) -> None:
    page = guest(size, color_scheme=scheme)
    page.goto(f"{brought(page, 'barrakuda')}?move=5")
    at(page, 5)
    assert not Axe().run(page).response["violations"]
