"""Whole games: two browsers and a bot, keys alone, a finger."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE
from tests.browser.hands import act, play, press, thing
from tests.browser.table import BOTS, RUNNING, frame, join, new_table, together

Guest = Callable[..., Page]


def against_each_other(guest: Guest, game: str, **options: object) -> tuple[list[Page], str]:
    anna, bo = guest(), guest()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": BOTS[game]}]
    table = new_table(anna, game, seats, **options)
    join(bo, table)
    for page in (anna, bo):
        page.wait_for_selector(RUNNING)
    return [anna, bo], table


def test_two_browsers_and_a_bot_play_barrakuda_to_the_end(guest: Guest) -> None:
    pages, table = against_each_other(guest, "barrakuda", turn_limit=5)
    assert play(pages, table, random.Random(3).choice)["result"]["winners"]
    for page in pages:
        page.wait_for_selector("#over")


@pytest.mark.slow
def test_two_browsers_play_barrakuda_to_its_real_goal(guest: Guest) -> None:
    anna, bo = guest(), guest()
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    for page in (anna, bo):
        page.wait_for_selector(RUNNING)
    over = play([anna, bo], table, random.Random(4).choice)
    assert max(over["state"]["vaults"]) >= 8 and over["result"]["winners"]


@pytest.mark.slow
def test_two_browsers_and_a_bot_play_einauge_to_the_end(guest: Guest) -> None:
    pages, table = against_each_other(guest, "einauge")
    assert play(pages, table, random.Random(3).choice)["result"]["winners"]
    for page in pages:
        page.wait_for_selector("#over")


def alone(page: Page, game: str, **options: object) -> str:
    table = new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}], **options)
    page.wait_for_selector(RUNNING)
    return table


def test_barrakuda_is_played_by_keys_alone(guest: Guest) -> None:
    page = guest()
    assert play([page], alone(page, "barrakuda", turn_limit=3), random.Random(8).choice, press)["status"] == "over"


@pytest.mark.slow
def test_einauge_is_played_by_keys_alone(guest: Guest) -> None:
    page = guest()
    assert play([page], alone(page, "einauge"), random.Random(8).choice, press)["status"] == "over"


def test_a_turn_of_einauge_is_played_by_keys_alone(guest: Guest) -> None:
    page = guest()
    assert play([page], alone(page, "einauge"), random.Random(8).choice, press, moves=3)["played"] > 3


def test_a_finger_selects_first_and_confirms_by_a_second_tap(guest: Guest) -> None:
    page = guest(PHONE, has_touch=True, is_mobile=True)
    table = alone(page, "einauge")
    card = thing(page, next(text for text in frame(page, table)["legal"] if text.startswith("buy")))
    before = frame(page, table)["played"]
    card.tap()
    page.locator(".action-sheet .primary").wait_for()
    assert frame(page, table)["played"] == before
    card.tap()
    expect(page.locator(".steps [aria-current]")).not_to_have_text("buy")
    assert frame(page, table)["played"] != before


def test_a_finger_elsewhere_lets_the_card_go(guest: Guest) -> None:
    page = guest(PHONE, has_touch=True, is_mobile=True)
    table = alone(page, "einauge")
    thing(page, next(text for text in frame(page, table)["legal"] if text.startswith("buy"))).tap()
    page.locator(".action-sheet").wait_for()
    page.locator(".zone h2").first.tap()
    expect(page.locator(".action-sheet")).to_have_count(0)


def test_what_can_only_be_passed_is_passed_by_itself(guest: Guest) -> None:
    page = guest()
    page.goto("/")
    page.evaluate("localStorage.setItem('settings', '{}')")
    table = together(page, "einauge")
    act(page, _cheapest(frame(page, table)))
    expect(page.locator(".steps [aria-current]")).not_to_have_text(re.compile("buy|fight"))


def test_what_can_only_be_passed_is_passed_although_the_answer_to_the_move_before_it_is_late(guest: Guest) -> None:
    def answer_late(route: Route) -> None:
        answer = route.fetch()
        page.wait_for_timeout(1500)
        route.fulfill(response=answer)

    page = guest()
    page.goto("/")
    page.evaluate("localStorage.setItem('settings', '{}')")
    table = together(page, "einauge")
    page.route("**/moves", answer_late, times=1)
    act(page, _cheapest(frame(page, table)))
    expect(page.locator(".steps [aria-current]")).not_to_have_text(re.compile("buy|fight"))


def test_what_was_passed_by_itself_is_taken_back_with_the_move_before_it(guest: Guest) -> None:
    page = guest()
    page.goto("/")
    page.evaluate("localStorage.setItem('settings', '{}')")
    table = together(page, "einauge")
    before = frame(page, table)
    act(page, _cheapest(before))
    expect(page.locator(".steps [aria-current]")).to_have_text("lay")
    page.locator("#undo").click()
    expect(page.locator(".steps [aria-current]")).to_have_text("buy")
    assert frame(page, table)["played"] == before["played"]


def _cheapest(now: Any) -> str:
    """A purchase after which nothing on the pirate table can be paid: none brings sabres that it has not cost."""
    market = now["view"]["extra"]["market"]
    buys = [text for text in now["legal"] if text.startswith("buy")]
    return str(min(buys, key=lambda text: (market[text[4:]]["pays"] or {}).get("sabres", 0)))
