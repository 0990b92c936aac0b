"""What tests of pages do again and again: make a table by the form, and play it to an end by the API."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient

Guest = Callable[[str], TestClient]  # somebody else by their name; "" has none yet
TOGETHER = {
    "name": "Anne",
    "players": "2",
    "device": "one",
    "seat0": "me",
    "name0": "Anne",
    "seat1": "me",
    "name1": "Jack",
}


def made(browser: TestClient, game: str, **form: Any) -> str:
    """The id of a table that two people share, made by the form."""
    answer = browser.post("/tables", data={"game": game, **TOGETHER, **form})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].removeprefix("/t/"))


def frame(browser: TestClient, table: str) -> dict[str, Any]:
    """The table as a program sees it."""
    found: dict[str, Any] = browser.get(f"/api/tables/{table}").json()
    return found


def steps(browser: TestClient, table: str) -> list[str]:
    """The steps so far, as in a record."""
    told = browser.get(f"/api/tables/{table}?version=1").json().get("turn", {"steps": []})["steps"]
    return [f"{'~' if step['seat'] is None else step['seat']} {step['text']}" for step in told]


def played(browser: TestClient, table: str, moves: int = 10_000, seed: int = 4) -> dict[str, Any]:
    """Make so many moves by chance, or as many as there are."""
    chooser = random.Random(seed)
    for _ in range(moves):
        now = frame(browser, table)
        if now["status"] != "running":
            break
        move, seat = chooser.choice(now["view"]["legal"]), now["you"]["seat"]
        body = {"move": move, "version": now["game_version"], "seat": seat}
        assert browser.post(f"/api/tables/{table}/moves", json=body).status_code == 200
    return frame(browser, table)


def finished(browser: TestClient, game: str, **form: Any) -> str:
    """The id of a finished game: Barrakuda after two turns, Einauge given up after some moves."""
    if game == "barrakuda":
        table = made(browser, game, **{"layout": "first", "turn_limit": "2", **form})
        assert played(browser, table)["status"] == "over"
        return table
    table = made(browser, game, **form)
    played(browser, table, 12)
    assert browser.post(f"/api/tables/{table}/resign").status_code == 200
    return table


def table_of(browser: TestClient, seats: int = 2, **more: Any) -> str:
    """The id of Anne's table of Einauge, whose other seats are open."""
    browser.post("/me", data={"name": "Anne"})
    asked = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    options = {"players": seats, **more.pop("options", {})}
    body = {"game": "einauge", "options": options, "seats": asked, **more}
    return str(browser.post("/api/tables", json=body).json()["table"])
