"""Whole games: two browsers and a bot, keys alone, a finger."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.hands import play, press
from tests.browser.table import BOTS, frame, join, new_table, until

Visit = Callable[..., Page]


def against_each_other(visit: Visit, game: str, **options: object) -> tuple[list[Page], str]:
    anna, bo = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": BOTS[game]}]
    table = new_table(anna, game, seats, **options)
    join(bo, table)
    for page in (anna, bo):
        page.wait_for_selector("#table[data-status=running]")
    return [anna, bo], table


def test_two_browsers_and_a_bot_play_barrakuda_to_the_end(visit: Visit) -> None:
    pages, table = against_each_other(visit, "barrakuda", turn_limit=5)
    assert play(pages, table, random.Random(3).choice)["winners"]
    for page in pages:
        page.wait_for_selector("#over")


@pytest.mark.slow
def test_two_browsers_play_barrakuda_to_its_real_goal(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    for page in (anna, bo):
        page.wait_for_selector("#table[data-status=running]")
    over = play([anna, bo], table, random.Random(4).choice)
    assert max(over["state"]["vaults"]) >= 8 and over["winners"]


@pytest.mark.slow
def test_two_browsers_and_a_bot_play_einauge_to_the_end(visit: Visit) -> None:
    pages, table = against_each_other(visit, "einauge")
    assert play(pages, table, random.Random(3).choice)["winners"]
    for page in pages:
        page.wait_for_selector("#over")


def alone(page: Page, game: str, **options: object) -> str:
    table = new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}], **options)
    page.wait_for_selector("#table[data-status=running]")
    return table


def test_barrakuda_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    assert play([page], alone(page, "barrakuda", turn_limit=3), random.Random(8).choice, press)["status"] == "over"


@pytest.mark.slow
def test_einauge_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    assert play([page], alone(page, "einauge"), random.Random(8).choice, press)["status"] == "over"


def test_a_turn_of_einauge_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    assert len(play([page], alone(page, "einauge"), random.Random(8).choice, press, moves=3)["steps"]) > 3


def test_a_finger_selects_first_and_confirms_by_a_second_tap(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True, is_mobile=True)
    table = alone(page, "einauge")
    card = page.locator("#board [data-move^=buy]").first
    before, name = frame(page, table)["steps"], card.get_attribute("id")
    card.tap()
    page.locator("#sheet.open .primary").wait_for()
    assert frame(page, table)["steps"] == before
    page.locator(f"#{name}").tap()
    until(page, "document.querySelector('.steps [aria-current]')?.previousElementSibling !== null")
    assert frame(page, table)["steps"] != before


def test_a_finger_elsewhere_lets_the_card_go(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True, is_mobile=True)
    alone(page, "einauge")
    page.locator("#board [data-move^=buy]").first.tap()
    page.locator("#pile").tap()
    until(page, "!document.querySelector('#sheet.open')")
