"""People around a table: one device, spectators, teams, chat, a seat that moves, a clock, a host."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boxes
from tests.browser.conftest import PHONE
from tests.browser.hands import OPEN, VERSION, act, thing
from tests.browser.table import (
    BOTS,
    GAMES,
    RUNNING,
    api,
    frame,
    join,
    known,
    move,
    new_table,
    over,
    playing,
    together,
    until,
)

Guest = Callable[..., Page]


# -- one device --------------------------------------------------------------------------------------------------------


def test_secret_choices_at_one_device_hide_behind_a_screen(guest: Guest) -> None:
    page = guest()
    together(page, "barrakuda")
    for name in ("Anne", "Jack"):
        expect(page.locator("#pass")).to_contain_text(name)
        assert page.locator("#board").evaluate("board => board.inert")
        assert page.locator(".bk-chosen").count() == 0
        page.locator("#uncover").click()
        expect(page.locator("#pass")).to_have_count(0)
        until(page, OPEN)
        page.keyboard.press("4")
    expect(page.locator("#log")).to_contain_text("Jack dives to wreck 4")


def revealed(page: Page) -> Page:
    """Two at one device look at what came of their first cards."""
    table = together(page, "barrakuda", layout="first")
    for text in ("dive 3", "dive 4"):
        move(page, table, text)
    while frame(page, table)["state"]["phase"] != "choose":
        move(page, table, frame(page, table)["legal"][0])
    page.locator("#next").wait_for()
    return page


def test_the_way_to_the_next_person_at_one_device_covers_nothing(guest: Guest) -> None:
    page, found = revealed(guest()), []
    for window in boxes.WINDOWS:
        boxes.resize(page, window)
        found += [f"{window}: {one}" for one in boxes.covered(page, "table")]
    assert found == []


def test_after_the_reveal_the_device_goes_to_the_next_by_a_press(guest: Guest) -> None:
    page = revealed(guest())
    expect(page.locator("#next")).to_contain_text("Next: Anne")
    assert page.locator("#pass").count() == 0
    page.locator("#next button").click()
    expect(page.locator("#pass")).to_contain_text("Anne")


def test_the_way_to_the_next_person_lies_above_the_tabs_of_a_phone(guest: Guest) -> None:
    page = revealed(guest({"width": 360, "height": 640}))
    way, tabs = page.locator("#next button").bounding_box(), page.locator(".tabs").bounding_box()
    assert way and tabs and way["y"] + way["height"] <= tabs["y"]


def test_the_dice_of_the_turn_lie_there_until_the_next_person_comes(guest: Guest) -> None:
    page = revealed(guest())
    expect(page.locator(".bk-dice .bk-die:not(.bk-blank)")).to_have_count(2)


def test_open_moves_at_one_device_need_no_screen(guest: Guest) -> None:
    page = guest()
    together(page, "einauge")
    assert page.locator("#pass").count() == 0


# -- who only looks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_game_and_can_do_nothing(guest: Guest, game: str) -> None:
    anna, watcher = guest(), guest()
    table = new_table(anna, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}])
    playing(watcher, table)
    before = frame(anna, table)
    act(anna, before["legal"][0])
    until(watcher, f"{VERSION} > {before['version']}")
    assert watcher.locator("[data-move], [data-moves], #to-device, #undo, #ask-advice").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_how_many_watch(guest: Guest, game: str) -> None:
    anna, watcher = guest(), guest()
    table = new_table(anna, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}])
    watcher.goto(f"/t/{table}")
    expect(anna.locator("#watching")).to_have_text("1 is watching")
    watcher.close()
    expect(anna.locator("#watching")).to_have_count(0)


def test_a_player_who_has_gone_is_shown_as_gone(guest: Guest) -> None:
    anna, bo = guest(), guest()
    known(bo, "Bo")
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    expect(anna.locator(".person.here", has_text="Bo")).to_be_visible()
    bo.close()
    expect(anna.locator(".person.reconnecting", has_text="Bo")).to_be_visible()


# -- chat --------------------------------------------------------------------------------------------------------------


def say(page: Page, text: str, team: bool = False) -> None:
    page.locator("#tab-chat").click()
    page.locator("#say-text").fill(text)
    if team:
        page.locator("#say-form [name=team]").check()
    page.locator("#say-form button").click()
    expect(page.locator("#say-text")).to_have_value("")


def test_what_is_said_to_the_team_stays_in_the_team(guest: Guest) -> None:
    anna, bo, cy, watcher = (guest() for _ in range(4))
    bot = {"kind": "bot", "bot": "Sub"}
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, bot], teams=True)
    known(cy, "Cy")
    join(bo, table)
    join(cy, table)
    watcher.goto(f"/t/{table}")
    anna.wait_for_selector(RUNNING)
    say(anna, "meet me at six", team=True)
    say(anna, "hello all")
    for page in (bo, cy, watcher):
        expect(page.locator("#chat")).to_contain_text("hello all")
    heard = ["six" in (page.locator("#chat").text_content() or "") for page in (bo, cy, watcher)]
    assert heard == [False, True, False]
    assert watcher.locator("[name=team]").count() == 0


def test_somebody_can_be_muted_and_heard_again(guest: Guest) -> None:
    anna, bo = guest(), guest()
    known(bo, "Bo")
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    say(bo, "ahoy")
    anna.locator("#tab-chat").click()
    line = anna.locator("#chat [data-by=Bo]")
    anna.locator("[data-mute=Bo]").click()
    expect(line).to_be_hidden()
    anna.locator("#muted button").click()
    expect(line).to_be_visible()


def test_another_name_does_not_help_whoever_is_muted_also_after_a_reload(guest: Guest) -> None:
    anna, bo = guest(), guest()
    known(bo, "Bo")
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    say(bo, "ahoy")
    anna.locator("#tab-chat").click()
    anna.locator("[data-mute=Bo]").click()
    api(bo, "/api/me", {"name": "Boris"})
    say(bo, "it is me again")
    anna.reload()
    anna.locator("#tab-chat").click()
    expect(anna.locator("#muted button")).to_have_count(1)
    expect(anna.locator("#chat")).not_to_contain_text("again")


def test_a_phrase_is_read_in_the_language_of_each_reader(guest: Guest) -> None:
    anna, bo = guest(), guest(locale="de-DE")
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}], chat="phrases")
    join(bo, table)
    anna.locator("#tab-chat").click()
    anna.get_by_role("button", name="Well played!").click()
    expect(anna.locator("#chat")).to_contain_text("Well played!")
    expect(bo.locator("#chat")).to_contain_text("Gut gespielt!")
    expect(anna.locator("#say-text")).to_have_count(0)


def test_a_double_click_says_a_phrase_once(guest: Guest) -> None:
    anna, bo = guest(), guest()
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}], chat="phrases")
    join(bo, table)
    anna.locator("#tab-chat").click()
    anna.locator(".phrases button").first.dblclick()
    anna.locator(".phrases button").last.click()
    expect(anna.locator("#chat li").nth(1)).to_contain_text("Goodbye")


def test_a_table_without_chat_has_no_tab_for_it(guest: Guest) -> None:
    page = guest()
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "open"}], chat="off")
    expect(page.locator("#tab-log")).to_be_visible()
    expect(page.locator("#tab-chat")).to_have_count(0)


# -- a seat that moves -------------------------------------------------------------------------------------------------


def test_a_seat_goes_on_at_another_device(guest: Guest) -> None:
    laptop, phone = guest(), guest()
    table = new_table(laptop, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": "Matrose"}])
    laptop.locator("#menu summary").click()
    laptop.locator("#to-device").click()
    phone.goto(laptop.locator("#device-link").input_value())
    phone.locator("form button.primary").click()
    phone.wait_for_selector("#table[data-seat='0']")
    before = frame(phone, table)["version"]
    act(phone, frame(phone, table)["legal"][0])
    until(phone, f"{VERSION} > {before}")


# -- the clock ---------------------------------------------------------------------------------------------------------


def test_when_the_time_is_up_a_bot_plays_until_the_seat_is_taken_back(guest: Guest) -> None:
    anna, bo = guest(), guest()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}], clock=5)
    join(bo, table)
    expect(anna.locator("#clock b")).to_have_text(re.compile(r"^0:0\d$"), timeout=4000)
    anna.locator("#away").wait_for(timeout=15_000)
    anna.locator("#take-back").click()
    expect(anna.locator("#away")).to_have_count(0)
    assert not frame(anna, table)["seats"][0]["away"]


def test_a_table_without_a_clock_shows_none(guest: Guest) -> None:
    page = guest()
    together(page, "einauge")
    page.wait_for_selector(RUNNING)
    expect(page.locator("#clock")).to_have_count(0)


# -- the host, and the end ---------------------------------------------------------------------------------------------


def test_the_waiting_room_shows_the_invitation_as_a_picture(guest: Guest) -> None:
    page = guest()
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "open"}])
    page.locator("#qr").wait_for()
    until(page, "document.getElementById('qr').naturalWidth > 0")


def test_the_host_gives_an_open_seat_to_a_bot(guest: Guest) -> None:
    page = guest()
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "open"}])
    page.locator("#bot-1").click()
    page.wait_for_selector(RUNNING)


def test_the_host_gives_the_seat_of_somebody_who_left_to_a_bot(guest: Guest) -> None:
    anna, bo = guest(), guest()
    known(bo, "Bo")
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}])
    api(bo, f"/api/tables/{table}/sit", {"seat": 1})  # without a page: absent
    anna.wait_for_selector(RUNNING)
    anna.locator("#menu summary").click()
    for _ in range(2):  # the second press is the sure one
        anna.locator("#free-1").click()
    expect(anna.locator("#free-1")).to_have_count(0)
    assert frame(anna, table)["seats"][1]["bot"]


def test_in_the_waiting_room_a_present_player_loses_the_seat_when_the_others_agree(guest: Guest) -> None:
    anna, bo, cy = guest(), guest(), guest()
    known(bo, "Bo")
    known(cy, "Cy")
    table = new_table(anna, "einauge", [{"kind": "me"}, *[{"kind": "open"}] * 3])
    for page in (bo, cy):
        join(page, table)
    expect(anna.locator("#free-1")).to_have_text("Propose to free the seat")
    for _ in range(2):
        anna.locator("#free-1").click()
    expect(bo.locator("#proposal")).to_contain_text("Anna proposes to free your seat")
    cy.locator("#agree").click()
    expect(bo.locator("#seat1.open")).to_be_visible()


def three(guest: Guest) -> tuple[Page, Page, Page, str]:
    """Anna, who is the host, Bo and Cy in a running game."""
    anna, bo, cy = guest(), guest(), guest()
    known(bo, "Bo")
    known(cy, "Cy")
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for page in (bo, cy):
        join(page, table)
    for page in (anna, bo, cy):
        page.wait_for_selector(RUNNING)
    return anna, bo, cy, table


def test_a_present_player_is_replaced_by_a_bot_when_the_others_agree(guest: Guest) -> None:
    anna, bo, cy, table = three(guest)
    anna.locator("#menu summary").click()
    for _ in range(2):
        anna.locator("#free-1").click()
    expect(bo.locator("#proposal")).to_contain_text("The others decide")
    expect(bo.locator("#agree")).to_have_count(0)
    cy.locator("#agree").click()
    expect(bo.locator(".notice")).to_contain_text("You were removed by Anna")
    assert frame(anna, table)["seats"][1]["bot"]


def test_a_proposal_to_remove_a_player_covers_nothing_in_any_window(guest: Guest) -> None:
    anna, bo, cy, table = three(guest)
    api(anna, f"/api/tables/{table}/free", {"seat": 1})
    found = []
    for page in (anna, bo, cy):
        page.wait_for_selector("#proposal")
        for window in boxes.WINDOWS:
            boxes.resize(page, window)
            found += [f"{window}: {one}" for one in boxes.covered(page, "table") + boxes.unreachable(page)]
    assert found == []


def test_a_present_player_stays_if_another_does_not_agree(guest: Guest) -> None:
    anna, bo, cy, table = three(guest)
    api(anna, f"/api/tables/{table}/free", {"seat": 1})
    cy.locator("#disagree").click()
    for page in (anna, bo, cy):
        expect(page.locator("#log")).to_contain_text("Bo keeps the seat")
    expect(bo.locator("#notice")).to_contain_text("You keep your seat")
    assert frame(anna, table)["seats"][1]["bot"] is None


@pytest.mark.refused
def test_a_present_player_is_not_removed_from_a_game_of_two(guest: Guest) -> None:
    anna, bo = guest(), guest()
    known(bo, "Bo")
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    anna.wait_for_selector(RUNNING)
    bo.wait_for_selector(RUNNING)
    anna.locator("#menu summary").click()
    for _ in range(2):
        anna.locator("#free-1").click()
    expect(anna.locator("#link")).to_contain_text("Bo is here and plays")
    assert frame(anna, table)["seats"][1]["bot"] is None


@pytest.mark.parametrize("game", GAMES)
def test_a_removed_player_and_the_others_are_told(guest: Guest, game: str) -> None:
    anna, bo = guest(), guest()
    known(bo, "Bo")
    table = new_table(anna, game, [{"kind": "me"}, {"kind": "open"}])
    api(bo, f"/api/tables/{table}/sit", {"seat": 1})  # without a page: absent
    anna.wait_for_selector(RUNNING)
    api(anna, f"/api/tables/{table}/free", {"seat": 1})
    bo.goto(f"/t/{table}")
    told = f"Bo was removed by Anna; {BOTS[game]} plays on"
    expect(bo.locator(".notice")).to_contain_text("You were removed by Anna")
    expect(anna.locator(".notice")).to_contain_text(told)
    for page in (anna, bo):
        expect(page.locator("#log")).to_contain_text(told)
    expect(anna.locator("#people .bot", has_text=BOTS[game])).to_be_visible()


def test_a_notice_that_was_closed_stays_closed(guest: Guest) -> None:
    anna, bo = guest(), guest()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    join(bo, table)
    api(anna, f"/api/tables/{table}/free", {"seat": 1})
    bo.wait_for_selector(".notice")
    bo.locator("[data-dismiss]").click()
    expect(bo.locator(".notice")).to_have_count(0)
    api(anna, f"/api/tables/{table}/chat", {"text": "ahoy"})
    expect(bo.locator("#chat")).to_contain_text("ahoy")
    expect(bo.locator(".notice")).to_have_count(0)


def test_whoever_resigns_sees_the_end_and_asks_for_a_rematch(guest: Guest) -> None:
    page = guest()
    first = new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "bot", "bot": "Sub"}])
    page.locator("#menu summary").click()
    for _ in range(2):
        page.locator("#resign").click()
    page.locator("#again").click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    page.wait_for_selector(RUNNING)


def resigning(guest: Guest) -> Page:
    """A person with a phone at a table of three who has opened the menu."""
    page = guest(PHONE)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": BOTS["einauge"]}]
    join(guest(), new_table(page, "einauge", seats))
    page.wait_for_selector(RUNNING)
    page.locator("#menu summary").click()
    return page


def test_a_double_click_does_not_resign(guest: Guest) -> None:
    page = resigning(guest)
    page.locator("#resign").dblclick()
    expect(page.locator("#resign.sure")).to_be_visible()


def test_the_menu_closes_when_somebody_has_resigned(guest: Guest) -> None:
    page = resigning(guest)
    for _ in range(2):
        page.locator("#resign").click()
    page.locator("#take-back").click()
    expect(page.locator("#notice")).to_have_count(0)


def test_the_other_is_shown_the_way_to_the_rematch(guest: Guest) -> None:
    page = guest()
    table = over(page, "barrakuda")
    page.goto(f"/t/{table}")
    words = page.locator("#again").inner_text()
    new: Any = api(page, f"/api/tables/{table}/rematch", {})
    expect(page.locator("#again")).not_to_have_text(words)
    page.locator("#again").click()
    page.wait_for_url(f"**/t/{new['table']}")


def test_a_move_is_taken_back_until_something_is_revealed(guest: Guest) -> None:
    page = guest()
    table = together(page, "einauge")
    before, legal = frame(page, table)["played"], frame(page, table)["legal"]
    act(page, next(text for text in legal if text.startswith("buy")))
    page.locator("#undo").wait_for()
    page.keyboard.press("u")
    expect(page.locator("#undo")).to_have_count(0)
    assert frame(page, table)["played"] == before


def test_a_general_action_is_declined_by_a_click(guest: Guest) -> None:
    page = guest()
    table = together(page, "barrakuda", declining="allowed")
    for text in ("dive 3", "dive 4"):
        move(page, table, text)
    page.reload()
    act(page, "decline")
    expect(thing(page, "decline")).to_have_count(0)
    assert "decline" not in frame(page, table)["legal"]


def test_what_cannot_be_done_says_why_where_the_finger_is(guest: Guest) -> None:
    page = guest()
    together(page, "einauge")
    page.locator("#board .card[aria-disabled=true]:visible").first.click(force=True)
    expect(page.locator(".board-why[role=alert]")).not_to_be_empty()
