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
from tortuga.i18n import translate
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


def newest(client: TestClient, table: str) -> dict[str, Any]:
    notice: dict[str, Any] = frame(client, table)["notices"][-1]
    return notice


def remove(anne: TestClient, table: str) -> None:
    assert anne.post(f"/api/tables/{table}/free", json={"seat": 1}).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_who_was_removed_by_whom_and_which_bot_plays_on(
    browser: TestClient, bo: TestClient, game: str
) -> None:
    table = table_of(browser, bo, game)
    remove(browser, table)
    told = newest(browser, table)
    assert {**told, "version": 0} == {
        "version": 0,
        "kind": "removed",
        "seat": 1,
        "name": "Bo",
        "by": "Anne",
        "bot": usual(game),
        "in_game": True,
        "you": False,
    }


def test_whoever_was_removed_is_told_that_it_was_their_seat(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "einauge")
    remove(browser, table)
    assert newest(bo, table)["you"]


def test_whoever_was_removed_before_the_game_is_told(browser: TestClient, bo: TestClient) -> None:
    browser.post("/me", data={"name": "Anne"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = browser.post("/api/tables", json={"game": "einauge", "options": {"players": 3}, "seats": seats}).json()
    bo.post(f"/t/{made['table']}/sit")
    remove(browser, made["table"])
    page = html.unescape(bo.get(f"/t/{made['table']}/join").text)
    assert translate("web-people-you_removed_before", by="Anne") in page


@pytest.mark.parametrize(
    ("players", "how", "kind"), [(3, "leave", "left"), (3, "resign", "resigned"), (2, "resign", "ended")]
)
@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_who_left_or_resigned(
    browser: TestClient, bo: TestClient, game: str, players: int, how: str, kind: str
) -> None:
    table = table_of(browser, bo, game, players)
    bo.post(f"/api/tables/{table}/{how}")
    assert newest(browser, table)["kind"] == kind


def let_time_run_out(browser: TestClient) -> None:
    host: Any = browser.app.state.services.host  # type: ignore[attr-defined]
    host.now = lambda: time.time() + 100
    assert browser.portal is not None
    browser.portal.call(host.duties.expire_clocks)


def test_everybody_is_told_who_is_away_and_who_is_back(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "barrakuda", clock="30")
    let_time_run_out(browser)
    bo.post(f"/api/tables/{table}/back")
    of_bo = [notice["kind"] for notice in frame(browser, table)["notices"] if notice["seat"] == 1]
    assert of_bo == ["away", "back"]


@pytest.mark.parametrize("how", ["free", "leave", "resign"])
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_a_bot_plays_on_is_marked(browser: TestClient, bo: TestClient, game: str, how: str) -> None:
    table = table_of(browser, bo, game)
    (browser if how == "free" else bo).post(f"/api/tables/{table}/{how}", json={"seat": 1})
    assert frame(browser, table)["view"]["seats"][1]["mark"] == "bot"


def test_moves_before_the_removal_keep_the_name_of_who_made_them(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "einauge", 2)
    while (now := frame(browser, table)["view"])["to_act"] == [0]:
        browser.post(f"/api/tables/{table}/moves", json={"move": now["legal"][-1]})
    bo.post(f"/api/tables/{table}/moves", json={"move": frame(bo, table)["view"]["legal"][0]})
    remove(browser, table)
    moved = [entry for entry in frame(browser, table)["log"] if entry["seat"] == 1]
    assert moved[0]["names"][1] == "Bo"


@pytest.mark.parametrize("how", ["leave", "resign"])
def test_whoever_gave_the_seat_up_takes_it_back(browser: TestClient, bo: TestClient, how: str) -> None:
    table = table_of(browser, bo, "einauge")
    bo.post(f"/api/tables/{table}/{how}")
    bo.post(f"/api/tables/{table}/back")
    seat = frame(bo, table)["seats"][1]
    assert (seat["yours"], seat["bot"], seat["resigned"]) == (True, None, False)


def test_everybody_is_told_that_the_seat_was_taken_back(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "einauge")
    bo.post(f"/api/tables/{table}/leave")
    bo.post(f"/api/tables/{table}/back")
    assert newest(browser, table)["kind"] == "back"


def test_whoever_was_removed_does_not_take_the_seat_back(browser: TestClient, bo: TestClient) -> None:
    table = table_of(browser, bo, "einauge")
    remove(browser, table)
    assert bo.post(f"/api/tables/{table}/back").status_code == 409
