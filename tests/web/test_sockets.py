"""The socket of a table: whom it refuses, what it begins with, and who counts as present."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.people import Guest, frame, made
from tests.web.test_origins import ELSEWHERE


def closed(browser: TestClient, table: str, **headers: str) -> tuple[int, str]:
    """The code and the reason with which a socket is closed."""
    with (
        pytest.raises(WebSocketDisconnect) as told,
        browser.websocket_connect(f"/api/tables/{table}/ws", headers=headers) as socket,
    ):
        socket.receive_json()
    return told.value.code, told.value.reason


@pytest.mark.parametrize("table", ["none", "no%00ne"])
def test_a_table_that_there_is_not_has_no_socket(browser: TestClient, table: str) -> None:
    assert closed(browser, table) == (1008, "no such table")


def test_a_socket_of_another_site_is_refused_with_the_reason(browser: TestClient) -> None:
    wanted = "expected a connection from our own pages (Origin)"
    assert closed(browser, made(browser, "einauge"), origin=ELSEWHERE) == (1008, wanted)


@pytest.mark.parametrize("query", ["", "?version=0"])
def test_a_socket_begins_with_the_whole_log(browser: TestClient, query: str) -> None:
    table = made(browser, "einauge")
    with browser.websocket_connect(f"/api/tables/{table}/ws{query}") as socket:
        assert socket.receive_json()["log"] == frame(browser, table)["log"] != []


def test_a_socket_that_says_its_version_gets_what_followed(browser: TestClient) -> None:
    table = made(browser, "einauge")
    with browser.websocket_connect(f"/api/tables/{table}/ws?version={frame(browser, table)['version']}") as socket:
        assert socket.receive_json()["log"] == []


def test_who_has_a_socket_is_present_and_a_stranger_watches(browser: TestClient, guest: Guest) -> None:
    table = made(browser, "einauge")
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        seen: list[Any] = [socket.receive_json()["presence"]]
        with guest("").websocket_connect(f"/api/tables/{table}/ws"):
            seen.append(socket.receive_json()["presence"])
        seen.append(socket.receive_json()["presence"])
    seats = ["here", "here"]
    assert seen == [{"seats": seats, "watching": number} for number in (0, 1, 0)]


@pytest.mark.parametrize(("length", "derived"), [(100, False), (101, True)])
def test_what_a_client_wants_is_short(browser: TestClient, length: int, derived: bool) -> None:
    table = made(browser, "einauge")
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        socket.receive_json()
        socket.send_text(json.dumps({"derived": False}).ljust(length))
        browser.post(f"/api/tables/{table}/chat", json={"text": "hello"})
        assert ("refusals" in socket.receive_json()["view"]) == derived
