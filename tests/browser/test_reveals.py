"""The reveal of Barrakuda for quick people: one press plays one card, and nothing tells the outcome early."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.hands import OPEN, PLAYING, VERSION, thing
from tests.browser.table import frame, move, new_table, playing, together, until

Guest = Callable[..., Page]
MOMENT = 0.08  # seconds
#: What a person is told of the game beside the map.
TOLD = """[...document.querySelectorAll("#log li, #turn .steps, #facts, #herald, #over, .bk-last, .bk-bag, .bk-vault")]
    .map(one => one.textContent.trim()).join("|") + document.title"""
STAGE = "(document.querySelector('.bk-stage-reveal') !== null)"
#: The wreck on which the fish is drawn.
FISH = """(() => {
    const drawn = document.querySelector(".bk-fish").getBoundingClientRect();
    const x = drawn.x + drawn.width / 2, y = drawn.y + drawn.height / 2;
    const holds = at => at.left - 9 < x && x < at.right + 9 && at.top - 9 < y && y < at.bottom + 9;
    return 1 + [...document.querySelectorAll(".bk-wreck")]
        .sort((one, other) => one.dataset.wreck - other.dataset.wreck)
        .findIndex(wreck => holds(wreck.getBoundingClientRect()));
})()"""


def against_a_bot(
    guest: Guest, motion: bool = True, size: dict[str, int] | None = None, **more: Any
) -> tuple[Page, str]:
    """A game against a bot, by default for somebody who likes motion."""
    page = guest(**({"size": size} if size else {}), **more)
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    table = new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "bot", "bot": "Sub"}])
    for _ in range(100):  # until the bot has chosen, so that a card of ours is revealed at once
        if frame(page, table)["to_act"] == [0]:
            break
        time.sleep(0.05)
    until(page, f"{VERSION} >= {frame(page, table)['version']} && {OPEN}")
    return page, table


def middle_of(page: Page, move: str) -> tuple[float, float]:
    box = thing(page, move).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def stop_the_clock(page: Page) -> None:
    """Let no time pass in the page, so that all that follows is within 400 ms, however busy the machine is."""
    page.context.keep_out = True  # type: ignore[attr-defined]  # no other test gets this browser
    page.clock.install(time=0)
    page.clock.pause_at(60_000)


def cards_of_a_burst(
    guest: Guest, presses: Callable[[Page], Callable[[], None]], times: int, motion: bool = False, **more: Any
) -> int:
    """How many cards are played by presses within 400 ms."""
    page, table = against_a_bot(guest, motion, **more)
    press = presses(page)
    stop_the_clock(page)
    for _ in range(times):
        press()
        time.sleep(MOMENT)  # for the server, whose answer changes what a press means
    return cards_played(page, table)


def cards_played(page: Page, table: str) -> int:
    """How many cards the first seat has chosen so far."""
    now = frame(page, table)
    turns: int = now["state"]["turn"] - (now["state"]["phase"] == "choose")
    return turns + (now["chosen"] is not None)


def seal(page: Page, table: str, *moves: str) -> None:
    """Choose these cards, one after the other, for the seats of this device."""
    for text in moves:
        move(page, table, text)


def at_one_device(guest: Guest, **more: Any) -> tuple[Page, Page, str]:
    """The device of two people, somebody who watches with motion, and their table."""
    home, watcher = guest(), guest()
    table = together(home, "barrakuda", layout="first", **more)
    watcher.emulate_media(reduced_motion="no-preference")
    playing(watcher, table)
    return home, watcher, table


# -- one press, one card -----------------------------------------------------------------------------------------------


def clicks(page: Page) -> Callable[[], None]:
    at = middle_of(page, "dive 3")
    return lambda: page.mouse.click(*at)


def taps(page: Page) -> Callable[[], None]:
    at = middle_of(page, "dive 3")
    return lambda: page.touchscreen.tap(*at)


def enters(page: Page) -> Callable[[], None]:
    def press() -> None:
        page.evaluate("document.querySelector('.bk-hand [data-moves]')?.focus()")
        page.keyboard.press("Enter")

    return press


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_a_double_click_plays_one_card(guest: Guest, motion: bool) -> None:
    assert cards_of_a_burst(guest, clicks, 4, motion) == 1


def test_enter_pressed_twice_plays_one_card(guest: Guest) -> None:
    assert cards_of_a_burst(guest, enters, 3) == 1


def test_a_key_held_down_plays_one_card(guest: Guest) -> None:
    page, table = against_a_bot(guest, motion=False)
    for _ in range(3):
        page.keyboard.down("3")  # without an up every further one is a repetition
        time.sleep(0.5)
    assert cards_played(page, table) == 1


def test_two_quick_taps_choose_a_card_and_further_ones_no_other(guest: Guest) -> None:
    assert cards_of_a_burst(guest, taps, 6, size=PHONE, has_touch=True, is_mobile=True) == 1


def test_the_hand_is_locked_until_the_reveal_has_played(guest: Guest) -> None:
    page, table = against_a_bot(guest)
    at = middle_of(page, "dive 2")
    thing(page, "dive 4").click()
    until(page, PLAYING)
    time.sleep(0.6)
    page.keyboard.press("2")
    page.mouse.click(*at)
    time.sleep(0.3)
    assert page.evaluate(PLAYING)
    assert cards_played(page, table) == 1


def test_the_click_that_skips_the_reveal_answers_nothing(guest: Guest) -> None:
    page, table = against_a_bot(guest)
    thing(page, "barracuda").click()  # whoever plays it alone leads the fish
    until(page, PLAYING)
    stop_the_clock(page)
    before = frame(page, table)["played"]
    page.locator("#skip-turn").click()
    page.clock.run_for(100)
    for wreck in range(6):
        page.locator(".bk-wreck").nth(wreck).click(force=True, no_wait_after=True)
    time.sleep(MOMENT)
    assert frame(page, table)["played"] == before


# -- the fish ----------------------------------------------------------------------------------------------------------


TURN = "Number(document.querySelector('#facts .short').textContent.replace(/\\D/g, ''))"


def test_the_fish_is_drawn_where_it_is_when_cards_are_played_quickly(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest, goal=30)
    drawn, right, chooser = [], [], random.Random(5)
    for turn in range(4):
        right.append(frame(home, table)["state"]["fish"])
        for _ in range(2):
            seal(home, table, chooser.choice(frame(home, table)["legal"]))
        until(watcher, f"{STAGE} && {TURN} == {turn + 1}")
        drawn.append(watcher.evaluate(FISH))
        time.sleep(0.3 + 0.7 * turn)  # in the middle of the cards, the dice, the fish's way
        until_cards_are_chosen(home, table)
    until(watcher, f"!{PLAYING}")
    right.append(frame(home, table)["state"]["fish"])
    assert [*drawn, watcher.evaluate(FISH)] == right


def until_cards_are_chosen(home: Page, table: str) -> None:
    """Answer whatever is asked before the next cards."""
    while (now := frame(home, table))["state"]["phase"] != "choose":
        move(home, table, now["legal"][0])


# -- nothing tells the outcome before the cards ------------------------------------------------------------------------


def test_nothing_tells_the_outcome_while_the_cards_are_turned(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest)
    seal(home, table, "dive 4")
    until(watcher, f"{VERSION} >= {frame(home, table)['version']}")
    before, told = watcher.evaluate(TOLD), []
    seal(home, table, "dive 3")
    until(watcher, PLAYING)
    while shown := watcher.evaluate(f"{STAGE} && ({TOLD})"):  # both at once: the log goes on when the cards have gone
        told.append(shown)
    assert told and set(told) == {before}


def test_log_and_counters_advance_with_the_beats(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, STAGE)
    until(watcher, f"!{STAGE}")
    expect(watcher.locator("#log")).to_contain_text("Anne dives to wreck 4", timeout=1000)
    assert watcher.evaluate(PLAYING)


def test_what_happened_is_told_when_the_reveal_has_played(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    until(watcher, f"!{PLAYING}")
    expect(watcher.locator("#log")).to_contain_text("Anne dives to wreck 4")
    expect(watcher.locator("#herald")).not_to_be_empty()


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_reveal_that_is_skipped_tells_everything_at_once(guest: Guest, how: str) -> None:
    home, watcher, table = at_one_device(guest)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    if how == "key":
        watcher.keyboard.press("Escape")
    else:
        watcher.locator("#skip-turn").click()
    assert watcher.locator("#log").text_content().count("dives to wreck") == 2  # type: ignore[union-attr]
    assert watcher.locator(".bk-stage").count() == 0


def test_a_page_loaded_again_in_the_middle_of_a_reveal_shows_how_things_stand(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    watcher.reload()
    expect(watcher.locator("#log")).to_contain_text("Anne dives to wreck 4")
    assert not watcher.evaluate(PLAYING)


def test_the_result_comes_after_the_last_reveal(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest, turn_limit=1)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    over = frame(home, table)["status"] == "over"
    assert over and watcher.locator("#over").count() == 0
    watcher.locator("#over").wait_for()


def test_the_last_turn_is_played_again_in_place(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest)
    seal(home, table, "dive 4", "dive 3")
    until(watcher, PLAYING)
    watcher.keyboard.press("Escape")
    watcher.locator("#replay-turn").click()
    until(watcher, STAGE)
    watcher.locator("#skip-turn").click()
    until(watcher, f"!{PLAYING}")


def test_the_last_turn_is_played_again_on_a_phone_after_the_page_was_loaded(guest: Guest) -> None:
    home, phone = guest(), guest(PHONE, has_touch=True, is_mobile=True)
    table = together(home, "barrakuda", layout="first")
    seal(home, table, "dive 4", "dive 3")
    phone.emulate_media(reduced_motion="no-preference")
    playing(phone, table)
    phone.locator("#replay-turn").tap()
    until(phone, STAGE)


def test_the_speed_off_shows_the_end_at_once(guest: Guest) -> None:
    home, watcher, table = at_one_device(guest)
    watcher.locator("#menu summary").click()
    watcher.locator("#speed").select_option("off")
    watcher.reload()
    seal(home, table, "dive 4", "dive 3")
    expect(watcher.locator("#log")).to_contain_text("Anne dives to wreck 4", timeout=1500)
    assert not watcher.evaluate(PLAYING)


# -- one device --------------------------------------------------------------------------------------------------------


def test_the_reveal_plays_for_all_before_the_device_is_passed_on(guest: Guest) -> None:
    page = guest()
    page.emulate_media(reduced_motion="no-preference")
    together(page, "barrakuda", layout="first")
    for key in ("4", "3"):
        page.locator("#uncover").click()
        until(page, OPEN)
        page.keyboard.press(key)
        if key == "4":
            expect(page.locator("#pass")).to_contain_text("Jack")
    until(page, STAGE)
    assert page.locator("#pass, #next").count() == 0


def test_the_page_of_a_device_tells_nothing_of_a_hidden_choice(guest: Guest) -> None:
    page = guest()
    page.emulate_media(reduced_motion="no-preference")
    table = together(page, "barrakuda", layout="first")
    seal(page, table, "dive 4", "dive 3")
    until(page, PLAYING)
    until_cards_are_chosen(page, table)
    seal(page, table, "dive 2")  # of the next turn, while this one is shown
    until(page, f"!{PLAYING} && {VERSION} >= {frame(page, table)['version']}")
    page.locator("#next button").click()
    expect(page.locator("#pass")).to_contain_text("Jack")
    assert page.locator(".bk-chosen").count() == 0
