"""Around a game: an invitation that another browser follows, leaving, a notice of the browser, two taps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, change
from tests.browser.hands import OPEN, thing
from tests.browser.table import api, frame, join, known, new_table, quick, until
from tortuga.web.pages.qr import qr

Visit = Callable[..., Page]

#: A page in the background, and a note of every notice that the browser is given.
ASIDE = """
    Object.defineProperty(document, "hidden", {get: () => true});
    window.shown = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return Notification.permission = "granted"; }
        constructor(title) { window.shown.push(title); }
    };
"""


# -- the invitation ----------------------------------------------------------------------------------------------------


def test_the_link_of_the_invitation_brings_another_browser_to_the_table(visit: Visit) -> None:
    anna, bo = visit(), visit()
    new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    bo.goto(anna.locator("#invite").input_value())
    bo.locator("#join-name").fill("Bo")
    bo.locator("form[action$='/sit'] button").first.click()
    for page in (anna, bo):
        page.wait_for_selector("#table[data-status=running]")


def test_the_picture_of_the_invitation_says_the_link(visit: Visit) -> None:
    page = visit()
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "open"}])
    address = str(page.locator("#qr").get_attribute("src"))
    assert page.request.get(address).text() == str(qr(page.locator("#invite").input_value()))


# -- back --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_known", [False, True])
def test_going_back_shows_the_game_that_was_just_started(visit: Visit, is_known: bool) -> None:
    page = visit()
    if is_known:  # the cookie stays as it is, so that the browser may show the page as it was left
        known(page, "Anna")
    table = quick(page, "einauge")
    page.go_back()
    expect(page.locator(f"section .row-link[href='/t/{table}']")).to_be_visible()


def test_a_page_out_of_the_back_forward_cache_asks_for_the_games_again(visit: Visit) -> None:
    page = visit()  # Playwright turns that cache off, so the event that tells of it is sent here
    body = "new URLSearchParams({game: 'einauge'})"
    table = page.evaluate(f"fetch('/quick', {{method: 'POST', body: {body}}}).then((answer) => answer.url)")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    expect(page.locator(f".row-link[href='/t/{table.rpartition('/')[2]}']")).to_be_visible()


# -- leaving -----------------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_whoever_leaves(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    bo.locator("#menu summary").click()
    for _ in range(2):  # the second press is the sure one
        bo.locator("#leave").click()
    until(anna, "document.getElementById('table').dataset.status === 'running'")
    until(bo, "document.getElementById('table').dataset.seat === undefined")
    assert frame(anna, table)["seats"][1]["bot"]


def test_whoever_leaves_the_waiting_room_opens_the_seat_again(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    join(bo, table)
    expect(anna.locator("#seat1.open")).to_have_count(0)
    api(bo, f"/api/tables/{table}/leave", {})
    expect(anna.locator("#seat1.open")).to_have_count(1)


# -- a notice ----------------------------------------------------------------------------------------------------------


def test_the_browser_gives_notice_when_it_is_my_turn_elsewhere(visit: Visit) -> None:
    anna, bo = visit(), visit()
    change(bo, ASIDE)
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}])
    join(bo, table)
    bo.wait_for_selector("#table[data-status=running]")
    bo.locator("#menu summary").click()
    bo.locator("#notices").click()
    expect(bo.locator("#notices")).to_have_attribute("aria-pressed", "true")
    for _ in range(20):
        now = frame(anna, table)
        if now["to_act"] != [0]:
            break
        api(anna, f"/api/tables/{table}/moves", {"move": "pass" if "pass" in now["legal"] else now["legal"][0]})
    until(bo, "window.shown.length > 0")
    assert bo.evaluate("window.shown") == ["Your turn"]


# -- without a name ----------------------------------------------------------------------------------------------------


@pytest.mark.refused
def test_a_spectator_without_a_name_is_told_to_take_one(visit: Visit) -> None:
    anna, eve = visit(), visit()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": "Matrose"}])
    eve.goto(f"/t/{table}")
    eve.locator("#tab-chat").click()
    eve.locator("#say-text").fill("ahoy")
    eve.locator("#say-form button").click()
    expect(eve.locator("#link")).to_contain_text("take one on the front page")


# -- a finger ----------------------------------------------------------------------------------------------------------


def test_a_finger_seals_a_card_by_the_second_tap(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True, is_mobile=True)
    table = new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "Sub"}])
    other = visit()
    join(other, table)
    page.wait_for_selector("#table[data-status=running]")
    until(page, OPEN)
    thing(page, "dive 4").tap()
    first = frame(page, table)["chosen"]
    thing(page, "dive 4").tap()
    page.locator(".bk-chosen[data-moves='dive 4']").wait_for()
    assert (first, frame(page, table)["chosen"]) == (None, "dive 4")


@pytest.mark.parametrize("card", ["barracuda", "dive 2"])
def test_a_sealed_card_is_changed_by_two_taps(visit: Visit, card: str) -> None:
    page = visit(PHONE, has_touch=True, is_mobile=True)
    table = new_table(page, "barrakuda", [{"kind": "me"}, {"kind": "open"}])
    join(visit(), table)
    page.wait_for_selector("#table[data-status=running]")
    api(page, f"/api/tables/{table}/moves", {"move": "dive 4"})
    page.locator(".bk-chosen[data-moves='dive 4']").wait_for()
    until(page, OPEN)
    for _ in range(2):
        thing(page, card).tap()
    page.locator(f".bk-chosen[data-moves='{card}']").wait_for()
    assert frame(page, table)["chosen"] == card


# -- a layout of one's own ---------------------------------------------------------------------------------------------


def drawing(visit: Visit) -> Page:
    """The form with the editor of layouts open."""
    page = visit()
    page.goto("/new?game=barrakuda")
    page.locator("label:has([name=layout][value=own])").click()
    return page


def test_the_danger_of_a_drawing_is_shown(visit: Visit) -> None:
    page = drawing(visit)
    page.locator("#drawing").fill("1 2 3 4 5 6")
    expect(page.locator("#danger")).to_contain_text("%")


def test_a_wreck_is_moved_by_keys(visit: Visit) -> None:
    page = drawing(visit)
    before = page.locator("#drawing").input_value()
    page.locator("#editor [data-wreck='3']").focus()
    page.keyboard.press("ArrowDown")
    until(page, f"document.getElementById('drawing').value !== {before!r}")
