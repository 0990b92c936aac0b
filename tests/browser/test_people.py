"""People around a table: one device, spectators, teams, chat, a seat that moves, a clock, a host."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import VERSION, act
from tests.browser.table import BOTS, GAMES, api, frame, join, known, new_table, over, together, until

Visit = Callable[..., Page]


# -- one device --------------------------------------------------------------------------------------------------------


def test_secret_choices_at_one_device_hide_behind_a_screen(visit: Visit) -> None:
    page = visit()
    together(page, "barrakuda")
    for name in ("Anne", "Jack"):
        expect(page.locator("#pass")).to_contain_text(name)
        assert page.locator("#board").evaluate("board => board.inert")
        assert page.locator(".bk-chosen").count() == 0
        page.locator("[data-open-pass]").click()
        expect(page.locator("#pass")).to_be_hidden()
        page.keyboard.press("4")
    until(page, "document.querySelectorAll('#log li').length > 1")


def test_open_moves_at_one_device_need_no_screen(visit: Visit) -> None:
    page = visit()
    together(page, "einauge")
    assert page.locator("#pass").count() == 0


# -- who only looks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_game_and_can_do_nothing(visit: Visit, game: str) -> None:
    anna, watcher = visit(), visit()
    table = new_table(anna, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}])
    watcher.goto(f"/t/{table}")
    before = frame(anna, table)
    act(anna, before["legal"][0])
    until(watcher, f"{VERSION} > {before['version']}")
    assert watcher.locator("[data-move], [data-options], [data-post], #to-device").count() == 0


# -- chat --------------------------------------------------------------------------------------------------------------


def say(page: Page, text: str, team: bool = False) -> None:
    page.locator("#tab-chat").click()
    page.locator("#say-text").fill(text)
    if team:
        page.locator("#say-form [name=team]").check()
    page.locator("#say-form button").click()
    expect(page.locator("#say-text")).to_have_value("")


def test_what_is_said_to_the_team_stays_in_the_team(visit: Visit) -> None:
    anna, bo, cy, watcher = (visit() for _ in range(4))
    bot = {"kind": "bot", "bot": "Sub"}
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, bot], teams=True)
    join(bo, table)
    join(cy, table)
    watcher.goto(f"/t/{table}")
    anna.wait_for_selector("#table[data-status=running]")
    say(anna, "meet me at six", team=True)
    say(anna, "hello all")
    for page in (bo, cy, watcher):
        expect(page.locator("#chat")).to_contain_text("hello all")
    heard = ["six" in (page.locator("#chat").text_content() or "") for page in (bo, cy, watcher)]
    assert heard == [False, True, False]
    assert watcher.locator("[name=team]").count() == 0


def test_somebody_can_be_muted_and_heard_again(visit: Visit) -> None:
    anna, bo = visit(), visit()
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


# -- a seat that moves -------------------------------------------------------------------------------------------------


def test_a_seat_goes_on_at_another_device(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    table = new_table(laptop, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": "Matrose"}])
    laptop.locator("#menu summary").click()
    laptop.locator("#to-device").click()
    phone.goto(laptop.locator("#device-link").input_value())
    phone.locator("form button.primary").click()
    phone.wait_for_selector("#table[data-seat='0']")
    act(phone, frame(phone, table)["legal"][0])
    until(phone, f"{VERSION} > 2")


# -- the clock ---------------------------------------------------------------------------------------------------------


def test_when_the_time_is_up_a_bot_plays_until_the_seat_is_taken_back(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}], clock=5)
    join(bo, table)
    expect(anna.locator("#clock-left")).to_have_text(re.compile(r"^0:0\d$"), timeout=4000)
    anna.locator("#away").wait_for(timeout=15_000)
    anna.locator("#take-back").click()
    expect(anna.locator("#away")).to_have_count(0)
    assert not frame(anna, table)["seats"][0]["away"]


def test_a_table_without_a_clock_shows_none(visit: Visit) -> None:
    page = visit()
    together(page, "einauge")
    expect(page.locator("#clock")).to_be_hidden()


# -- the host, and the end ---------------------------------------------------------------------------------------------


def test_the_host_gives_an_open_seat_to_a_bot(visit: Visit) -> None:
    page = visit()
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "open"}])
    page.locator("#bot-1").click()
    page.wait_for_selector("#table[data-status=running]")


def test_the_host_gives_the_seat_of_somebody_who_left_to_a_bot(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    anna.wait_for_selector("#table[data-status=running]")
    anna.locator("#menu summary").click()
    for _ in range(2):  # the second press is the sure one
        anna.locator("#free-1").click()
    until(anna, "!document.getElementById('free-1')")
    assert frame(anna, table)["seats"][1]["bot"]


@pytest.mark.parametrize("game", GAMES)
def test_a_removed_player_and_the_others_are_told(visit: Visit, game: str) -> None:
    anna, bo = visit(), visit()
    known(bo, "Bo")
    table = new_table(anna, game, [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    anna.wait_for_selector("#table[data-status=running]")
    bo.wait_for_selector("#table[data-status=running]")
    api(anna, f"/api/tables/{table}/free", {"seat": 1})
    told = f"Bo was removed by Anna; {BOTS[game]} plays on"
    expect(bo.locator(".notice")).to_contain_text("You were removed by Anna")
    expect(anna.locator(".notice")).to_contain_text(told)
    for page in (anna, bo):
        expect(page.locator("#log")).to_contain_text(told)
    expect(anna.locator("#foe-1, #bk-panel-1").get_by_text("bot", exact=True)).to_be_visible()


def test_a_notice_that_was_closed_stays_closed(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    join(bo, table)
    api(anna, f"/api/tables/{table}/free", {"seat": 1})
    bo.locator("[data-dismiss]").click()
    expect(bo.locator(".notice")).to_be_hidden()
    api(anna, f"/api/tables/{table}/chat", {"text": "ahoy"})
    expect(bo.locator("#chat")).to_contain_text("ahoy")
    expect(bo.locator(".notice")).to_be_hidden()


def test_whoever_resigns_sees_the_end_and_asks_for_a_rematch(visit: Visit) -> None:
    page = visit()
    first = new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "bot", "bot": "Sub"}])
    page.locator("#menu summary").click()
    for _ in range(2):
        page.locator("#resign").click()
    page.locator("#again").click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    page.wait_for_selector("#table[data-status=running]")


def test_the_other_is_shown_the_way_to_the_rematch(visit: Visit) -> None:
    page = visit()
    table = over(page, "barrakuda")
    page.goto(f"/t/{table}")
    words = page.locator("#again").inner_text()
    new: Any = api(page, f"/api/tables/{table}/rematch", {})
    expect(page.locator("#again")).not_to_have_text(words)
    page.locator("#again").click()
    page.wait_for_url(f"**/t/{new['table']}")


def test_a_move_is_taken_back_until_something_is_revealed(visit: Visit) -> None:
    page = visit()
    table = together(page, "einauge")
    fits = (move for move in frame(page, table)["legal"] if move.startswith("buy"))
    act(page, next(fits))
    page.locator("#undo").wait_for()
    page.keyboard.press("u")
    until(page, "!document.getElementById('undo')")
    assert not [step for step in frame(page, table)["steps"] if step.startswith("0 ")]


def test_a_general_action_is_declined_by_a_click(visit: Visit) -> None:
    page = visit()
    table = together(page, "barrakuda", declining="allowed")
    for seat, move in enumerate(("dive 3", "dive 4")):
        api(page, f"/api/tables/{table}/move", {"move": move, "seat": seat})
    page.reload()
    act(page, "decline")
    until(page, "!document.querySelector('[data-move=decline]')")
    assert "0 decline" in frame(page, table)["steps"]


def test_what_cannot_be_done_says_why_where_the_finger_is(visit: Visit) -> None:
    page = visit()
    together(page, "einauge")
    page.locator("#board [data-why]:visible").first.click(force=True)
    expect(page.locator(".why[role=alert]")).not_to_be_empty()
