"""`/metrics`: who may read it, and that it counts what happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tortuga.web.app import create_app
from tortuga.web.settings import Settings

TOKEN = "a-token-of-the-host-0123"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    """A server whose host has a token, asked by a program from elsewhere."""
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), bot_pause=0, admin_token=TOKEN)
    with TestClient(create_app(settings)) as client:
        yield client


def metrics(client: TestClient, token: str = TOKEN) -> dict[str, float]:
    """The values by their names with labels."""
    text = client.get("/metrics", headers={"authorization": f"Bearer {token}"}).text
    return {found[1]: float(found[2]) for found in re.finditer(r"^(tortuga\S+) (\S+)$", text, re.MULTILINE)}


def new_table(client: TestClient, *seats: dict[str, str]) -> dict[str, object]:
    """A table of somebody new, as they see it."""
    client.headers["authorization"] = "Bearer " + client.post("/api/users", json={"name": "Anna"}).json()["token"]
    made = client.post("/api/tables", json={"game": "einauge", "hot_seat": True, "seats": seats}).json()
    found: dict[str, object] = client.get(f"/api/tables/{made['table']}").json()
    return found


@pytest.mark.parametrize("token", ["", "a-token-of-the-host-0124", TOKEN[:-1], TOKEN + "é"])
def test_who_has_not_the_token_is_refused(server: TestClient, token: str) -> None:
    assert server.get("/metrics", headers={"authorization": f"Bearer {token}".encode("latin-1")}).status_code == 403


def test_without_a_token_nobody_from_elsewhere_may_read(browser: TestClient) -> None:
    assert browser.get("/metrics", headers={"authorization": "Bearer "}).status_code == 403


def test_this_machine_needs_no_token(server: TestClient) -> None:
    here = TestClient(server.app, client=("127.0.0.1", 40_000))
    here.portal = server.portal
    assert "tortuga_moves_total" in here.get("/metrics").text


def test_a_move_is_counted_and_timed(server: TestClient) -> None:
    table = new_table(server, {"kind": "me"}, {"kind": "me"})
    before = metrics(server)
    move = table["view"]["legal"][0]  # type: ignore[index]
    server.post(f"/api/tables/{table['table']['id']}/moves", json={"move": move})  # type: ignore[index]
    after = metrics(server)
    names = (
        'tortuga_moves_total{by="person"}',
        "tortuga_move_acknowledged_seconds_count",
        "tortuga_move_published_seconds_count",
    )
    assert {name: after[name] - before[name] for name in names} == dict.fromkeys(names, 1.0)


def test_refusals_are_counted_by_their_reason(server: TestClient) -> None:
    table = new_table(server, {"kind": "me"}, {"kind": "me"})
    name = 'tortuga_refusals_total{reason="no_undo"}'
    before = metrics(server).get(name, 0.0)
    server.post(f"/api/tables/{table['table']['id']}/undo")  # type: ignore[index]
    assert metrics(server)[name] == before + 1


def test_tables_are_counted_by_their_status(server: TestClient) -> None:
    new_table(server, {"kind": "me"}, {"kind": "open"})
    assert metrics(server)['tortuga_tables{status="open"}'] == 1


def test_open_sockets_are_counted(server: TestClient) -> None:
    table = new_table(server, {"kind": "me"}, {"kind": "open"})
    with server.websocket_connect(f"/api/tables/{table['table']['id']}/ws") as socket:  # type: ignore[index]
        socket.receive_text()
        assert metrics(server)["tortuga_sockets"] == 1
