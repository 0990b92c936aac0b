"""One deal, several games: marked at the table, compared after the end."""

from __future__ import annotations

import html

from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.web.people import finished, frame, played
from tortuga.i18n import translate


def dealt_again(browser: TestClient, table: str) -> str:
    answer = browser.post(f"/t/{table}/same-deal", data={"seat": "0", "with": "one"})
    return str(answer.headers["location"].removeprefix("/t/"))


def test_a_table_with_a_known_deal_says_so(browser: TestClient) -> None:
    again = dealt_again(browser, finished(browser, "barrakuda"))
    assert frame(browser, again)["table"]["mark"] == "known"


def test_a_table_that_plays_on_says_so(browser: TestClient) -> None:
    table = finished(browser, "barrakuda")
    answer = browser.post(f"/t/{table}/play-on", data={"move": "1", "seat": "0", "with": "one"})
    assert frame(browser, answer.headers["location"].removeprefix("/t/"))["table"]["mark"] == "from"


def test_games_of_one_deal_are_compared(browser: TestClient) -> None:
    first = finished(browser, "barrakuda")
    second, third = dealt_again(browser, first), dealt_again(browser, first)
    played(browser, second), played(browser, third, seed=9)
    page = browser.get(f"/t/{third}/deal").text
    assert all(f"/t/{table}/replay" in page for table in (first, second, third))


def test_games_of_other_people_are_not_shown(app: FastAPI, browser: TestClient) -> None:
    first = finished(browser, "barrakuda")
    other = TestClient(app, headers={"origin": "http://testserver", "accept": "text/html"}, follow_redirects=False)
    theirs = dealt_again(other, first)
    played(other, theirs)
    assert theirs not in browser.get(f"/t/{first}/deal").text


def test_a_deal_nobody_has_played_again_says_so(browser: TestClient) -> None:
    assert translate("web-deal-alone") in html.unescape(browser.get(f"/t/{finished(browser, 'barrakuda')}/deal").text)
