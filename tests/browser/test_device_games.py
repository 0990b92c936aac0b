"""Games played without a network are uploaded once each when the server can be reached again."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.table import until
from tests.browser.test_offline import QUICK, STORED, begin, play
from tests.live.server import Server

SENT = "document.getElementById('finished').textContent.includes('also in your games on the server')"
ROWS = "a.row-link[href^='/records/']"
NAME = """() => fetch("/me", { method: "POST", body: new URLSearchParams({ name: "Anne" }) })
    .then((answer) => answer.ok)"""


@pytest.fixture
def page(server: Server, browser: Browser) -> Page:
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", locale="en-GB")
    context.add_init_script(QUICK)
    page = context.new_page()
    page.goto("/offline/")
    until(page, STORED)
    return page


def play_offline(page: Page) -> None:
    """Play a whole game without a network, then open the front page of the games on the device."""
    page.context.set_offline(True)
    begin(page, "barrakuda")
    play(page, 3000, random.Random(4))
    page.goto("/offline/en/index.html")


@pytest.mark.slow
def test_a_game_played_offline_is_sent_once_and_replayed_on_the_server(page: Page) -> None:
    page.evaluate(NAME)
    play_offline(page)
    page.context.set_offline(False)
    other = page.context.new_page()
    for tab in (page, other):  # both send it
        tab.goto("/offline/en/index.html")
    until(page, SENT)
    page.goto("/")
    assert page.locator(ROWS).count() == 1
    page.locator(ROWS).first.click()
    page.wait_for_selector("#replay")


@pytest.mark.slow
def test_a_game_whose_answer_was_lost_is_sent_again_and_there_once(page: Page) -> None:
    page.evaluate(NAME)
    play_offline(page)
    page.context.set_offline(False)
    page.route("**/api/records", lambda route: (route.fetch(), route.abort()))  # stored, but the response is lost
    page.goto("/offline/en/index.html")
    page.wait_for_timeout(1500)
    page.unroute("**/api/records")
    page.goto("/offline/en/index.html")
    until(page, SENT)
    page.goto("/")
    assert page.locator("li.row", has=page.locator(ROWS)).count() == 1


@pytest.mark.slow
def test_a_refused_game_stays_with_its_reason(page: Page) -> None:
    page.evaluate(NAME)
    play_offline(page)
    page.context.set_offline(False)
    body = '{"detail": {"reason": "bad_input", "text": "too old"}}'
    page.route("**/api/records", lambda route: route.fulfill(status=422, body=body))
    page.goto("/offline/en/index.html")
    until(page, "document.getElementById('finished').textContent.includes('The server did not take it: too old')")


@pytest.mark.slow
def test_a_game_of_nobody_is_sent_when_the_person_has_a_name(page: Page) -> None:
    play_offline(page)
    page.context.set_offline(False)
    page.goto("/")
    assert page.locator(ROWS).count() == 0
    page.locator("#me-name").fill("Anne")
    page.locator("form.me button").click()
    page.wait_for_selector(ROWS)
