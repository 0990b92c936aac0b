"""Everybody is told when a person no longer plays their seat: who, why, and which bot plays on."""

from __future__ import annotations

import html
import time
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.web.conftest import HERE
from tests.web.people import frame
from tortuga.i18n import languages, translate
from tortuga.players import usual

GAMES = ["einauge", "barrakuda"]


@pytest.fixture
def bo(app: FastAPI, browser: TestClient) -> Iterator[TestClient]:
    """Another person with a browser of their own."""
    client = TestClient(app, base_url=HERE, headers={"origin": HERE, "accept": "text/html"}, follow_redirects=False)
    client.portal = browser.portal  # in the event loop that runs the application, for its bots go on there
    client.post("/me", data={"name": "Bo"})
    yield client
    client.close()


def table_of(anne: TestClient, bo: TestClient, game: str, players: int = 3, **more: str) -> str:
    """A table of Anne's at which Bo has seat 1; the other seats are bots."""
    seats = {"seat0": "me", "seat1": "open", **{f"seat{n}": f"bot {usual(game)}" for n in range(2, players)}}
    form = {"game": game, "name": "Anne", "players": str(players), "device": "own", **seats, **more}
    if game == "barrakuda":
        form["layout"] = "first"
    table: str = anne.post("/tables", data=form).headers["location"].removeprefix("/t/")
    assert bo.post(f"/t/{table}/sit").status_code == 303
    return table


def page_of(client: TestClient, table: str, language: str = "en") -> str:
    return html.unescape(client.get(f"/t/{table}", headers={"accept-language": language}).text)


def log_of(client: TestClient, table: str, language: str = "en") -> str:
    return page_of(client, table, language).split('id="log"')[1].split("</ol>")[0]


def board_of(client: TestClient, table: str) -> str:
    return page_of(client, table).split('<div id="board">')[1].split('<aside id="side"')[0]


def told(kind: str, game: str, language: str = "en") -> str:
    return translate(f"web-people-{kind}", language, name="Bo", by="Anne", bot=usual(game))


def remove(anne: TestClient, table: str) -> None:
    assert anne.post(f"/api/tables/{table}/free", json={"seat": 1}).status_code == 200


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_log_tells_in_every_language_who_was_removed(
    browser: TestClient, bo: TestClient, game: str, language: str
) -> None:
    table = table_of(browser, bo, game)
    remove(browser, table)
    assert told("removed", game, language) in log_of(browser, table, language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_whoever_was_removed_is_told_by_whom(browser: TestClient, bo: TestClient, game: str, language: str) -> None:
    table = table_of(browser, bo, game)
    remove(browser, table)
    assert told("you_removed", game, language) in page_of(bo, table, language)


@pytest.mark.parametrize("game", GAMES)
def test_the_others_see_a_notice_beside_the_log(browser: TestClient, bo: TestClient, game: str) -> None:
    table = table_of(browser, bo, game)
    remove(browser, table)
    assert told("removed", game) in board_of(browser, table)


def test_whoever_was_removed_before_the_game_is_told(browser: TestClient, bo: TestClient) -> None:
    browser.post("/me", data={"name": "Anne"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = browser.post("/api/tables", json={"game": "einauge", "options": {"players": 3}, "seats": seats}).json()
    bo.post(f"/t/{made['table']}/sit")
    remove(browser, made["table"])
    assert told("you_removed_before", "einauge") in page_of(bo, f"{made['table']}/join")


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_who_left(browser: TestClient, bo: TestClient, game: str) -> None:
    table = table_of(browser, bo, game)
    bo.post(f"/api/tables/{table}/leave")
    assert told("left", game) in log_of(browser, table)


def test_whoever_left_is_told_that_they_watch_now(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "einauge")
    bo.post(f"/api/tables/{table}/leave")
    assert told("you_left", "einauge") in board_of(bo, table)


@pytest.mark.parametrize(("players", "kind"), [(3, "resigned"), (2, "ended")])
@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_who_resigned(browser: TestClient, bo: TestClient, game: str, players: int, kind: str) -> None:
    table = table_of(browser, bo, game, players)
    bo.post(f"/api/tables/{table}/resign")
    assert told(kind, game) in log_of(browser, table)


def test_whoever_resigned_is_told_that_a_bot_plays_on(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "einauge")
    bo.post(f"/api/tables/{table}/resign")
    assert told("you_resigned", "einauge") in board_of(bo, table)


def let_time_run_out(browser: TestClient) -> None:
    host: Any = browser.app.state.services.host  # type: ignore[attr-defined]
    host.now = lambda: time.time() + 100
    assert browser.portal is not None
    browser.portal.call(host.duties.expire_clocks)


def test_the_log_tells_who_is_away_and_who_is_back(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "barrakuda", clock="30")
    let_time_run_out(browser)
    bo.post(f"/api/tables/{table}/back")
    log = log_of(browser, table)
    assert told("away", "barrakuda") in log and told("back", "barrakuda") in log


@pytest.mark.parametrize("how", ["free", "leave", "resign"])
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_a_bot_plays_on_is_marked(browser: TestClient, bo: TestClient, game: str, how: str) -> None:
    table = table_of(browser, bo, game)
    before = board_of(browser, table).count(f">{translate('web-table-bot')}<")
    (browser if how == "free" else bo).post(f"/api/tables/{table}/{how}", json={"seat": 1})
    assert board_of(browser, table).count(f">{translate('web-table-bot')}<") == before + 1


def test_moves_before_the_removal_keep_the_name_of_who_made_them(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "einauge", 2)
    while (now := frame(browser, table)["view"])["to_act"] == [0]:
        browser.post(f"/api/tables/{table}/moves", json={"move": now["legal"][-1]})
    bo.post(f"/api/tables/{table}/moves", json={"move": frame(bo, table)["view"]["legal"][0]})
    remove(browser, table)
    assert ">Bo buys" in log_of(browser, table) or ">Bo sells" in log_of(browser, table)


def test_programs_are_told_who_was_removed_by_whom(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "barrakuda")
    remove(browser, table)
    notice = frame(bo, table)["notices"][-1]
    assert (notice["kind"], notice["seat"], notice["name"], notice["by"]) == ("removed", 1, "Bo", "Anne")
