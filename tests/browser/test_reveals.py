"""The reveal of Barrakuda for quick people: one press plays one card, and nothing tells the outcome early."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.hands import VERSION
from tests.browser.table import api, frame, new_table, together, until

Visit = Callable[..., Page]
PLAYING = "document.documentElement.classList.contains('bk-playing')"
MOMENT = 0.08  # between two clicks: far below 400 ms, also where the machine is busy
#: What a person is told of the game beside the map.
TOLD = """[...document.querySelectorAll("#log li, #top, #hint, #herald, #over, #bk-last, .bk-bag, .bk-vault")]
    .map(one => one.textContent.trim()).join("|") + document.title"""
#: The wreck on which the fish is drawn: a moving picture of it hides the fish of the page.
FISH = """(() => {
    const shown = document.querySelector(".bk-ghost-fish") ?? document.getElementById("bk-fish");
    const drawn = shown.getBoundingClientRect();
    const x = drawn.x + drawn.width / 2, y = drawn.y + drawn.height / 2;
    const holds = at => at.left < x && x < at.right && at.top < y && y < at.bottom;
    return [1, 2, 3, 4, 5, 6].find(n => holds(document.getElementById(`bk-wreck-${n}`).getBoundingClientRect()));
})()"""
#: Notes how far the cards are turned whenever something is written over the map.
NAMED = """window.named = []; new MutationObserver(changes => {
    const turning = document.querySelector(".bk-flip")?.getAnimations()[0]?.playState ?? "not yet";
    for (const node of changes.flatMap(one => [...one.addedNodes]))
        if (node.classList?.contains("bk-caption")) window.named.push(turning);
}).observe(document.body, {childList: true})"""


def against_a_bot(visit: Visit, motion: bool = True, size: Any = None, **more: Any) -> tuple[Page, str]:
    """A game against a bot, by default for somebody who likes motion."""
    page = visit(**({"size": size} if size else {}), **more)
    if motion:
        page.emulate_media(reduced_motion="no-preference")
    table = new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "bot", "bot": "Sub"}])
    page.locator(".bk-ready").wait_for()  # the bot has chosen, so that a card of ours is revealed at once
    return page, table


def middle_of(page: Page, move: str) -> tuple[float, float]:
    box = page.locator(f'[data-move="{move}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def quickly(press: Callable[[], None], times: int) -> None:
    """Press as often, each time as soon as in a double click."""
    for _ in range(times):
        press()
        time.sleep(MOMENT)


def cards_played(page: Page, table: str) -> int:
    """How many cards the first seat has chosen so far."""
    now = frame(page, table)
    revealed = [step for step in now["steps"] if step.startswith(("0 dive", "0 barracuda"))]
    return len(revealed) + (now["chosen"] is not None)


def seal(page: Page, table: str, *moves: str) -> None:
    """Choose these cards, one after the other, for the seats of this device."""
    for move in moves:
        now = frame(page, table)
        api(page, f"/api/tables/{table}/move", {"move": move, "seat": now["seat"]})


def at_one_device(visit: Visit, **more: Any) -> tuple[Page, Page, str]:
    """The device of two people, somebody who watches with motion, and their table."""
    home, watcher = visit(), visit()
    table = together(home, "barrakuda", layout="first", **more)
    watcher.emulate_media(reduced_motion="no-preference")
    watcher.goto(f"/t/{table}")
    watcher.wait_for_selector("#table[data-status=running]")
    return home, watcher, table


# -- one press, one card -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_a_double_click_plays_one_card(visit: Visit, motion: bool) -> None:
    page, table = against_a_bot(visit, motion)
    at = middle_of(page, "dive 3")
    quickly(lambda: page.mouse.click(*at), 4)
    assert cards_played(page, table) == 1


def test_enter_pressed_twice_plays_one_card(visit: Visit) -> None:
    page, table = against_a_bot(visit, motion=False)
    for _ in range(3):
        page.evaluate("document.querySelector('#bk .bk-hand [data-move]')?.focus()")
        page.keyboard.press("Enter")
        time.sleep(MOMENT)
    assert cards_played(page, table) == 1


def test_a_key_held_down_plays_one_card(visit: Visit) -> None:
    page, table = against_a_bot(visit, motion=False)
    for _ in range(3):
        page.keyboard.down("3")  # without an up every further one is a repetition
        time.sleep(0.5)
    assert cards_played(page, table) == 1


def test_two_quick_taps_choose_a_card_and_further_ones_no_other(visit: Visit) -> None:
    page, table = against_a_bot(visit, False, PHONE, has_touch=True, is_mobile=True)
    at = middle_of(page, "dive 3")
    quickly(lambda: page.touchscreen.tap(*at), 6)
    assert cards_played(page, table) == 1


def test_the_hand_is_locked_until_the_reveal_has_played(visit: Visit) -> None:
    page, table = against_a_bot(visit)
    page.locator('[data-move="dive 4"]').click()
    until(page, PLAYING)
    time.sleep(0.6)
    page.keyboard.press("2")
    page.mouse.click(*middle_of(page, "dive 2"))
    time.sleep(0.3)
    assert page.evaluate(PLAYING)
    assert cards_played(page, table) == 1


def test_the_click_that_skips_the_reveal_answers_nothing(visit: Visit) -> None:
    page, table = against_a_bot(visit)
    page.locator('[data-move="barracuda"]').click()  # whoever plays it alone leads the fish
    until(page, PLAYING)
    before = frame(page, table)["steps"]
    for wreck in range(1, 7):
        page.locator(f"#bk-wreck-{wreck}").click(force=True)
    assert frame(page, table)["steps"] == before


# -- the fish ----------------------------------------------------------------------------------------------------------


def test_the_fish_is_drawn_where_it_is_when_cards_are_played_quickly(visit: Visit) -> None:
    home, watcher, table = at_one_device(visit, goal=30)
    drawn, right, chooser = [], [], random.Random(5)
    for turn in range(4):
        right.append(frame(home, table)["state"]["fish"])
        watcher.evaluate("window.old = document.querySelector('.bk-stage')")
        for _ in range(2):
            seal(home, table, chooser.choice(frame(home, table)["legal"]))
        until(watcher, "![null, window.old].includes(document.querySelector('.bk-stage'))")
        drawn.append(watcher.evaluate(FISH))
        time.sleep(0.3 + 0.7 * turn)  # in the middle of the cards, the dice, the fish's way
        until_cards_are_chosen(home, table)
    until(watcher, f"!{PLAYING}")
    right.append(frame(home, table)["state"]["fish"])
    assert [*drawn, watcher.evaluate(FISH)] == right


def until_cards_are_chosen(home: Page, table: str) -> None:
    """Answer whatever is asked before the next cards."""
    while (now := frame(home, table))["state"]["phase"] != "choose":
        api(home, f"/api/tables/{table}/move", {"move": now["legal"][0], "seat": now["seat"]})


# -- nothing tells the outcome before the cards ------------------------------------------------------------------------


def test_nothing_tells_the_outcome_while_the_cards_are_turned(visit: Visit) -> None:
    home, watcher, table = at_one_device(visit)
    seal(home, table, "dive 4")
    until(watcher, f"{VERSION} >= {frame(home, table)['version']}")
    before, told = watcher.evaluate(TOLD), []
    seal(home, table, "dive 3")
    until(watcher, PLAYING)
    while watcher.evaluate("document.querySelectorAll('.bk-stage').length"):
        told.append(watcher.evaluate(TOLD))
    assert told and set(told) == {before}


def test_the_cards_are_named_when_they_are_turned(visit: Visit) -> None:
    home, watcher, table = at_one_device(visit)
    watcher.evaluate(NAMED)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, "window.named.length")
    assert watcher.evaluate("window.named[0]") == "finished"


def test_what_happened_is_told_when_the_reveal_has_played(visit: Visit) -> None:
    home, watcher, table = at_one_device(visit)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    until(watcher, f"!{PLAYING}")
    expect(watcher.locator("#log")).to_contain_text("Anne dives to wreck 4")
    expect(watcher.locator("#herald")).not_to_be_empty()


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_reveal_that_is_skipped_tells_everything_at_once(visit: Visit, how: str) -> None:
    home, watcher, table = at_one_device(visit)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    if how == "key":
        watcher.keyboard.press("Escape")
    else:
        watcher.locator("#bk-sea").click()
    assert watcher.locator("#log").text_content().count("dives to wreck") == 2  # type: ignore[union-attr]
    assert watcher.locator(".bk-stage, .bk-ghost").count() == 0


def test_a_page_loaded_again_in_the_middle_of_a_reveal_shows_how_things_stand(visit: Visit) -> None:
    home, watcher, table = at_one_device(visit)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    watcher.reload()
    expect(watcher.locator("#log")).to_contain_text("Anne dives to wreck 4")
    assert not watcher.evaluate(PLAYING)


def test_the_result_comes_after_the_last_reveal(visit: Visit) -> None:
    home, watcher, table = at_one_device(visit, turn_limit=1)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    over = frame(home, table)["status"] == "over"
    assert over and watcher.locator("#over").count() == 0
    watcher.locator("#over").wait_for()


# -- one device --------------------------------------------------------------------------------------------------------


def test_the_reveal_plays_for_all_before_the_device_is_passed_on(visit: Visit) -> None:
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    together(page, "barrakuda", layout="first")
    for key in ("4", "3"):
        page.locator("[data-open-pass]").click()
        page.keyboard.press(key)
        if key == "4":
            expect(page.locator("#pass")).to_contain_text("Jack")
    until(page, "document.querySelector('.bk-stage')?.checkVisibility()")
    assert page.locator("#pass:visible").count() == 0
    until(page, f"!{PLAYING}")
    expect(page.locator("#pass")).to_be_visible()


def test_the_page_of_a_device_tells_nothing_of_a_hidden_choice(visit: Visit) -> None:
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    table = together(page, "barrakuda", layout="first")
    seal(page, table, "dive 4", "dive 3")
    until(page, PLAYING)
    seal(page, table, "dive 2")  # of the next turn, while this one is shown
    until(page, f"!{PLAYING} && {VERSION} >= {frame(page, table)['version']}")
    expect(page.locator("#pass")).to_contain_text("Jack")
    assert page.locator(".bk-chosen").count() == 0
