"""Predicted moves: a move of one's own shows at once, and the server confirms or refuses it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import change
from tests.browser.hands import OPEN, act, thing
from tests.browser.table import BOTS, frame, move, new_table, together, until

Guest = Callable[..., Page]
READY = TOLD = '#table[data-predicted="0"]'  # the rules are loaded, and no move waits for the server
PREDICTED = '#table[data-predicted="1"]'
HEARD = """window.heard = [];
new MutationObserver(() => window.heard.push(document.getElementById("herald").textContent))
    .observe(document.getElementById("herald"), {childList: true, characterData: true, subtree: true});"""
GLIDES = """window.glides = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    if (this.dataset.piece) window.glides.push(this.dataset.piece);
    return animate.apply(this, given);
};"""


class Held:
    """Holds back the moves that a page posts until `let_go`."""

    def __init__(self, page: Page) -> None:
        self.page, self.routes = page, list[Route]()
        page.route("**/moves", lambda route: self.routes.append(route))  # noqa: PLW0108  # Playwright marks it

    def let_go(self) -> None:
        """Send the held moves, and hold no more."""
        for route in self.routes:
            route.continue_()
        self.page.unroute("**/moves")


def seated(page: Page, game: str = "einauge") -> str:
    """Open a table at which this person is to move, and wait until the rules are loaded."""
    if game == "einauge":
        table = together(page, game)
    else:
        table = new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}])
    page.wait_for_selector(READY)
    until(page, OPEN)
    return table


def buys(page: Page, table: str) -> list[str]:
    """Islands that can be bought."""
    return [text for text in frame(page, table)["legal"] if text.startswith("buy ") and "ship" not in text]


def mine(text: str) -> str:
    """The selector of a bought card in front of the viewer."""
    return f'.home [data-piece="card:{text.removeprefix("buy ")}"]'


def test_a_purchase_shows_before_the_server_has_answered(guest: Guest) -> None:
    page = guest()
    table = seated(page)
    held, first = Held(page), buys(page, table)[0]
    act(page, first)
    expect(page.locator(mine(first))).to_be_visible()
    expect(page.locator(PREDICTED)).to_be_attached()
    assert frame(page, table)["state"]["phase"] == "buy"
    held.let_go()
    expect(page.locator(TOLD)).to_be_attached()
    expect(page.locator(mine(first))).to_be_visible()


def test_a_secret_choice_shows_as_chosen_at_once(guest: Guest) -> None:
    page = guest()
    seated(page, "barrakuda")
    held = Held(page)
    act(page, "dive 3")
    expect(page.locator(".bk-chosen")).to_have_count(1)
    held.let_go()
    expect(page.locator(TOLD)).to_be_attached()


def test_a_confirmed_move_is_told_and_glides_once(guest: Guest) -> None:
    page = guest(reduced_motion="no-preference")
    change(page, GLIDES)
    table = seated(page)
    page.evaluate(HEARD)
    held, first = Held(page), buys(page, table)[0]
    act(page, first)
    page.wait_for_timeout(1500)  # until it has been played
    assert page.evaluate("window.heard") == []
    held.let_go()
    expect(page.locator(TOLD)).to_be_attached()
    until(page, "window.heard.length > 0")
    page.wait_for_timeout(1000)
    piece = f"card:{first.removeprefix('buy ')}"
    assert (page.evaluate("window.glides").count(piece), len(page.evaluate("window.heard"))) == (1, 1)


def test_a_second_click_before_the_confirmation_sends_nothing(guest: Guest) -> None:
    page = guest()
    table = seated(page)
    held, (first, second, *_) = Held(page), buys(page, table)
    act(page, first)
    page.locator(f'[data-piece="card:{second.removeprefix("buy ")}"]').first.click(force=True)  # meant for a purchase
    page.wait_for_timeout(600)
    page.locator('[data-move="pass"]').click()  # later: meant for the fight, which the server does not know of yet
    assert len(held.routes) == 1
    held.let_go()
    expect(page.locator(TOLD)).to_be_attached()
    assert frame(page, table)["state"]["phase"] == "fight"


@pytest.mark.refused
def test_a_move_in_another_tab_takes_the_shown_one_back_and_says_why(guest: Guest) -> None:
    page = guest()
    table = seated(page)
    held, (first, second, *_) = Held(page), buys(page, table)
    act(page, first)
    expect(page.locator(mine(first))).to_be_visible()
    move(page, table, second)
    expect(page.locator(mine(second))).to_be_visible()
    expect(page.locator(mine(first))).to_have_count(0)
    held.let_go()
    expect(page.locator("#link")).to_contain_text("moved on")


@pytest.mark.refused
def test_a_move_that_never_arrives_is_taken_back(guest: Guest) -> None:
    page = guest()
    table = seated(page)
    first = buys(page, table)[0]
    page.route("**/moves", lambda route: route.abort())
    act(page, first)
    expect(page.locator(mine(first))).to_be_visible()
    expect(page.locator(TOLD)).to_be_attached(timeout=15_000)
    expect(page.locator(mine(first))).to_have_count(0)
    expect(page.locator("#link")).not_to_be_empty()
    page.unroute("**/moves")
    act(page, first)
    expect(page.locator(mine(first))).to_be_visible()


@pytest.mark.refused
def test_a_move_whose_answer_was_lost_counts_once_and_stays(guest: Guest) -> None:
    page = guest()
    table = seated(page)
    first, tries = buys(page, table)[0], list[Any]()

    def lose(route: Route) -> None:
        tries.append(route.fetch().status)
        route.abort()

    page.route("**/moves", lose, times=1)
    act(page, first)
    expect(page.locator(mine(first))).to_be_visible()
    expect(page.locator(TOLD)).to_be_attached()
    until(page, OPEN)
    now = frame(page, table)
    assert (tries, now["state"]["phase"], len(now["log"][-1]["say"])) == ([200], "fight", 1)
    act(page, "pass")
    expect(page.locator('[data-moves^="lay"]').first).to_be_visible()


def test_without_webassembly_the_server_alone_tells(guest: Guest) -> None:
    page = guest()
    change(page, "delete window.WebAssembly")
    table = together(page, "einauge")
    first = buys(page, table)[0]
    act(page, first)
    expect(page.locator(mine(first))).to_be_visible()
    assert frame(page, table)["state"]["phase"] == "fight"


def test_the_rules_are_loaded_after_the_table_is_drawn(guest: Guest) -> None:
    page = guest()
    loaded = list[str]()
    page.on("request", lambda request: loaded.append(request.url))
    together(page, "einauge")
    assert not any("/engine/" in url for url in loaded)
    page.wait_for_selector(READY)
    assert any(url.endswith("/engine/einauge.wasm") for url in loaded)


def test_a_shown_move_can_be_taken_back_once_it_is_confirmed(guest: Guest) -> None:
    page = guest()
    table = seated(page)
    first = buys(page, table)[0]
    act(page, first)
    expect(page.locator(mine(first))).to_be_visible()
    page.locator("#undo").first.click()
    expect(page.locator(mine(first))).to_have_count(0)
    assert thing(page, first).is_visible() and frame(page, table)["state"]["phase"] == "buy"


def test_prices_and_refusals_are_derived_in_the_page(guest: Guest) -> None:
    page, views = guest(), list[Any]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: views.append(json.loads(text)["view"])))
    table = seated(page)
    act(page, buys(page, table)[0])
    until(page, f"document.querySelector({TOLD!r}) !== null && {OPEN}")
    assert "refusals" not in views[-1]
    assert "market" not in views[-1]["extra"]
    expect(page.locator("#board .slots .price").first).to_be_visible()
    page.locator("#board .slots button[aria-disabled]").first.click(force=True)
    expect(page.locator(".board-why")).to_have_text(re.compile(r"\w"))
