"""Moves by the short way: what it answers is what the route answers, for the same words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.people import frame, made

LONG = " " * 5000  # more than the short way takes: the route reads it


def _both(browser: TestClient, table: str, body: Any, **more_headers: str) -> list[tuple[int, Any, str]]:
    """The answer by the short way, then by the route."""
    headers, path = {"content-type": "application/json", **more_headers}, f"/api/tables/{table}/move"
    answers = [browser.post(path, content=json.dumps(body) + more, headers=headers) for more in ("", LONG)]
    return [(each.status_code, each.json(), each.headers["content-security-policy"]) for each in answers]


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_move_is_answered_alike(browser: TestClient, game: str) -> None:
    table = made(browser, game, **({"layout": "first"} if game == "barrakuda" else {}))
    now = frame(browser, table)
    body = {"move": now["legal"][0], "version": now["version"], "command": "once", "seat": now["seat"]}
    short, route = _both(browser, table, body)  # the same command again changes nothing
    assert short == route and short[0] == 200 and short[1]["version"] > now["version"]


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_who_asks_for_little_is_told_the_version_and_what_was_played(browser: TestClient, game: str) -> None:
    table = made(browser, game, **({"layout": "first"} if game == "barrakuda" else {}))
    before = frame(browser, table)
    body = {"move": before["legal"][0], "version": before["version"], "command": "once", "seat": before["seat"]}
    short, route = _both(browser, table, body, prefer="return=minimal")
    now = frame(browser, table)
    told = {"table": table, "version": now["version"], "steps": now["steps"][len(before["steps"]) :]}
    assert short == route and short[:2] == (200, told)


WRONG: list[dict[str, Any]] = [
    {"move": "dance"},
    {"move": "lay red 4"},
    {"move": 3},
    {"move": "pass", "version": 1},
    {"move": "pass", "command": "a b"},
    {"version": 1},
]


@pytest.mark.parametrize("body", WRONG)
def test_a_refusal_is_the_same(browser: TestClient, body: dict[str, Any]) -> None:
    short, route = _both(browser, made(browser, "einauge"), body)
    assert short == route and short[0] in (409, 422)


def test_nobody_moves_by_either_way(browser: TestClient) -> None:
    table = made(browser, "einauge")
    browser.cookies.clear()
    short, route = _both(browser, table, {"move": "pass"})
    assert short == route and short[0] == 401


# -- moves decided on an older version ---------------------------------------------------------------------------------


def _move(browser: TestClient, table: str, version: int) -> int:
    """The status of the first legal move, decided on a version."""
    body = {"move": frame(browser, table)["legal"][0], "version": version}
    return int(browser.post(f"/api/tables/{table}/move", json=body).status_code)


def test_chat_does_not_make_a_move_stale(browser: TestClient) -> None:
    table = made(browser, "einauge")
    version = frame(browser, table)["version"]
    for _ in range(10):
        assert browser.post(f"/api/tables/{table}/chat", json={"text": "ahoi"}).status_code == 200
    assert _move(browser, table, version) == 200


def test_a_hint_does_not_make_a_move_stale(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    version = frame(browser, table)["version"]
    assert browser.post(f"/t/{table}/hint", json={}).status_code == 200
    assert _move(browser, table, version) == 200


def test_another_move_makes_a_move_stale(browser: TestClient) -> None:
    table = made(browser, "einauge")
    version = frame(browser, table)["version"]
    assert (_move(browser, table, version), _move(browser, table, version)) == (200, 409)


def test_a_version_that_is_not_there_yet_is_refused(browser: TestClient) -> None:
    table = made(browser, "einauge")
    assert _move(browser, table, frame(browser, table)["version"] + 1) == 409


# -- the same command again --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", ["", LONG], ids=["the short way", "the route"])
def test_the_same_command_at_one_device_is_done_once_without_a_seat(browser: TestClient, more: str) -> None:
    table = made(browser, "barrakuda", layout="first")  # both choose at once, so the second seat could take it again
    body = json.dumps({"move": frame(browser, table)["legal"][0], "command": "once"}) + more
    headers = {"content-type": "application/json"}
    answers = [browser.post(f"/api/tables/{table}/move", content=body, headers=headers) for _ in range(2)]
    assert [(each.status_code, each.json()["ready"]) for each in answers] == [(200, [0]), (200, [0])]
