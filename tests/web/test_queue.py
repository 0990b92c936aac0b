"""A bot or a hint that waits says its place in the queue to those who wait for it."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from tests.web.people import Guest, frame, made
from tortuga.tables.places import Place
from tortuga.web.api import models


def say(browser: TestClient, table: str, *places: Place) -> None:
    """Let these be the places of a table."""
    browser.app.state.services.host.duties.places._told[table] = places  # type: ignore[attr-defined]


def test_a_bot_that_waits_says_its_place_in_the_documented_form(browser: TestClient) -> None:
    browser.app.state.services.host.duties.thinkers._free.clear()  # type: ignore[attr-defined]
    asked = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "Matrose"}, {"kind": "me"}]}
    browser.post("/me", data={"name": "Anna"})
    table = browser.post("/api/tables", json=asked).json()["table"]
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        heard: dict[str, Any] = {}
        while "queue" not in heard:
            heard = socket.receive_json()
    assert models.Update.model_validate(heard).queue == [models.Place(seat=0, what="bot", place=1)]


def test_where_nobody_waits_nothing_is_said_of_a_queue(browser: TestClient) -> None:
    assert "queue" not in frame(browser, made(browser, "einauge"))


def test_a_hint_that_waits_is_told_to_nobody_else(browser: TestClient, guest: Guest) -> None:
    table = made(browser, "einauge", hints="1")
    say(browser, table, Place(0, "hint", 2))
    assert frame(browser, table)["queue"] == [{"seat": 0, "what": "hint", "place": 2}]
    assert "queue" not in frame(guest("Bo"), table)
