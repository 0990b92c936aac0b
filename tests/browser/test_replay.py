"""Looking back in the browser: scrubbing, links to a move, playing on, records."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import SMALL, covered, outside, places, resize
from tests.browser.hands import VERSION
from tests.browser.table import GAMES, over, until
from tests.project.tree import ROOT

Visit = Callable[..., Page]
GOLDEN = sorted((ROOT / "tests" / "golden" / "games").glob("*.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_arrows_walk_through_the_game(visit: Visit, game: str) -> None:
    page = visit()
    page.goto(f"/t/{over(page, game)}/replay")
    for key, stop in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        until(page, f"{VERSION} === {stop}")
    page.keyboard.press("End")
    until(page, f"{VERSION} === Number(document.getElementById('scrub').max)")


def test_the_scrubber_jumps_and_the_address_is_a_link_to_the_move(visit: Visit) -> None:
    page, friend = visit(), visit()
    page.goto(f"/t/{over(page, 'einauge')}/replay")
    page.locator("#scrub").fill("3")
    until(page, "location.search.includes('move=3')")
    friend.goto(page.url)
    expect(friend.locator("#past-3")).to_have_attribute("aria-current", "step")


def test_what_a_move_touched_is_marked_when_one_comes_to_it(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{over(page, 'einauge')}/replay?move=0")
    page.locator("#scrub").fill("9")
    until(page, f"{VERSION} === 9 && document.querySelector('.card.fresh')")


def test_one_plays_on_from_a_move(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{over(page, 'barrakuda')}/replay?move=1")
    page.locator("[data-act=play-on] summary").click()
    page.locator("[data-act=play-on] button").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.wait_for_selector("#table[data-status=running]")
    expect(page.locator("#facts .mark")).to_be_visible()


def test_a_known_deal_is_marked_at_the_table(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{over(page, 'barrakuda')}/replay")
    page.locator("[data-act=same-deal] summary").click()
    page.locator("[data-act=same-deal] button").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("#facts .mark")).to_contain_text("known deal")


def test_a_record_is_brought_and_looked_at(visit: Visit) -> None:
    page = visit()
    page.locator("#record").set_input_files(GOLDEN[0])
    if "/records/" not in page.url:
        page.locator("#record-form button").click()
    page.wait_for_url("**/records/*")
    page.keyboard.press("ArrowRight")
    until(page, f"{VERSION} === 1")


def test_the_cards_of_a_replay_lie_where_they_lay_at_the_table(visit: Visit) -> None:
    page = visit()
    table = over(page, "einauge")
    page.goto(f"/t/{table}")
    played = places(page, "#board :is(.card, .slot, .col, .foe, .home)")
    page.goto(f"/t/{table}/replay?move=100000")
    assert places(page, "#board :is(.card, .slot, .col, .foe, .home)") == played


@pytest.mark.parametrize("window", [(1280, 800), (390, 844), *SMALL], ids=lambda window: "x".join(map(str, window)))
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_board_in_the_replay_lies_in_its_place(
    visit: Visit, game: str, window: tuple[int, int]
) -> None:
    page = visit()
    page.locator("#record").set_input_files(next(path for path in GOLDEN if path.name.startswith(game)))
    if "/records/" not in page.url:
        page.locator("#record-form button").click()
    page.wait_for_url("**/records/*")
    resize(page, window)
    page.goto(page.url.partition("?")[0] + "?move=100000")
    assert covered(page, game) + outside(page, game) == []
