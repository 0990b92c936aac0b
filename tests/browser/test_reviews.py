"""The review in the browser, hints at the table, and the bots' page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import VERSION
from tests.browser.table import BOTS, frame, join, move, new_table, over, quick, until
from tests.browser.test_access import faults

Visit = Callable[..., Page]
WORDS = {"id": "web-table-undo", "args": {}}
ADVICE = {
    "seat": 0,
    "game_version": 0,
    "best": "dive 3",
    "value": 0.5,
    "error": 0.01,
    "why": WORDS,
    "than": None,
    "rows": [{"move": "dive 3", "label": WORDS, "value": 0.5, "error": 0.01, "lost": 0.0, "mix": 1.0}],
}
MINUTES = 120_000  # milliseconds: the first review waits for the process in which bots think


def reviewed(page: Page, game: str = "barrakuda", wanted: str = "") -> Page:
    page.goto(f"/t/{over(page, game, wanted)}/review")
    page.wait_for_selector("#graph", timeout=MINUTES)
    return page


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["light", "dark"])
def test_the_review_shows_a_graph_and_has_no_violation(visit: Visit, size: dict[str, int], scheme: str) -> None:
    page = reviewed(visit(size, color_scheme=scheme))
    expect(page.locator("#graph svg")).to_be_visible()
    assert (faults(page), too_wide(page)) == ("", False)


def test_the_worst_moves_are_drawn_and_the_better_move_is_marked(visit: Visit) -> None:
    page = reviewed(visit(), wanted="dive 4")  # then wreck 1 in the last turn, whatever the dice show
    expect(page.locator(".position .board .suggested").first).to_be_visible()


def test_the_figures_open_by_keys_and_lead_to_the_move(visit: Visit) -> None:
    page = reviewed(visit())
    page.locator("#figures summary").focus()
    page.keyboard.press("Enter")
    page.locator("#figures th a").nth(1).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/replay\?move=1$"))


def test_a_press_on_the_graph_leads_to_that_move(visit: Visit) -> None:
    page = reviewed(visit())
    page.locator("#graph .strip").last.dispatch_event("click")
    page.wait_for_url(re.compile(r"/replay\?move=\d+$"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_bots_have_faces_and_no_violation(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size)
    page.goto("/bots")
    expect(page.locator(".portrait").first).to_be_visible()
    assert (faults(page), too_wide(page)) == ("", False)


@pytest.mark.parametrize("game", list(BOTS))
def test_a_hint_opens_over_the_table(visit: Visit, game: str) -> None:
    page = visit(PHONE)
    new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}], hints=True)
    page.locator("#ask-advice").click()
    page.locator("#advice table").wait_for(timeout=MINUTES)
    assert faults(page) == ""


def test_a_quick_game_offers_hints(visit: Visit) -> None:
    page = visit()
    quick(page, "einauge")
    expect(page.locator("#ask-advice")).to_be_visible()


def test_a_hint_stays_when_somebody_else_chooses_in_secret(guest: Visit) -> None:
    anna, bo = guest(), guest()
    table = new_table(anna, "barrakuda", [{"kind": "me"}, {"kind": "open"}], hints=True)
    join(bo, table)
    anna.route("**/hint", lambda route: route.fulfill(json=ADVICE))
    anna.locator("#ask-advice").click()
    anna.locator("#advice table").wait_for()
    version = frame(anna, table)["version"]
    move(bo, table, "dive 3")
    until(anna, f"{VERSION} > {version}")
    expect(anna.locator("#advice table")).to_be_visible()


@pytest.mark.refused
def test_a_message_uses_the_width_of_a_phone(guest: Visit) -> None:
    page = guest(PHONE)
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": BOTS["einauge"]}], hints=True)
    page.route("**/hint", lambda route: route.fulfill(status=503, json={"detail": {"reason": "", "text": ""}}))
    page.locator("#ask-advice").click()
    expect(page.locator("#link")).to_contain_text("try again")
    assert page.locator("#link").evaluate("message => message.offsetWidth") > PHONE["width"] * 0.8
