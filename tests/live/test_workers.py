"""Several workers on a real PostgreSQL: watchers at all of them see every move, and a killed worker loses nothing."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.live.server import Server, free_port
from tests.live.test_api import person, table_for_two
from tests.tables.postgres import postgres


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with postgres(tmp_path_factory.mktemp("postgres")) as address, serving(address) as server:
        yield server


@contextmanager
def serving(database: str) -> Iterator[Server]:
    server = Server(database, free_port(), "--workers", "2")
    server.start()
    try:
        yield server
    finally:
        server.stop()


def watchers(server: Server, table: str, stack: ExitStack) -> dict[str, ClientConnection]:
    """A socket at each of the two workers."""
    found: dict[str, ClientConnection] = {}
    for _ in range(200):
        socket = stack.enter_context(connect(server.url.replace("http", "ws") + f"/api/tables/{table}/ws"))
        assert socket.response is not None
        found.setdefault(socket.response.headers["worker"], socket)
        if len(found) == 2:
            return found
    raise AssertionError(f"all connections came to the workers {list(found)}")


def play(clients: list[httpx.Client], table: str, moves: int = 10_000) -> list[dict[str, Any]]:
    """Random moves, each asked of whichever worker takes the request; the answers that acknowledged them."""
    chooser, answers = random.Random(7), []
    for _ in range(moves):
        now = clients[0].get(f"/api/tables/{table}", headers={"connection": "close"}).json()
        if now["status"] != "running":
            break
        client = clients[now["view"]["to_act"][0]]
        mine = client.get(f"/api/tables/{table}").json()
        body = {"move": chooser.choice(mine["view"]["legal"]), "version": mine["game_version"]}
        answer = client.post(f"/api/tables/{table}/moves", json=body, headers={"connection": "close"})
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
    return answers


def last_frame(socket: ClientConnection, version: int) -> list[dict[str, Any]]:
    """All frames until the one of this version."""
    frames = [json.loads(socket.recv(timeout=20))]
    while frames[-1]["version"] < version:
        frames.append(json.loads(socket.recv(timeout=20)))
    return frames


def moves_counted(server: Server) -> float:
    """The number of all moves in the metrics of any worker."""
    text = httpx.get(f"{server.url}/metrics", headers={"connection": "close"}).text
    found = re.search(r'^tortuga_moves_total{by="person"} (\S+)$', text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_every_worker_tells_the_counts_of_all(workers: Server) -> None:
    with person(workers) as anna, person(workers, "Bo") as bo:
        table = table_for_two(anna, bo, "barrakuda")["table"]
        before = moves_counted(workers)
        moved = play([anna, bo], table, moves=6)
        assert {moves_counted(workers) for _ in range(6)} == {before + len(moved)}


def test_a_short_game_is_seen_whole_at_both_workers(workers: Server) -> None:
    with person(workers) as anna, person(workers, "Bo") as bo, ExitStack() as stack:
        table = table_for_two(anna, bo, "barrakuda", turn_limit=1)["table"]
        sockets = watchers(workers, table, stack)
        done = play([anna, bo], table)
        assert [last_frame(each, done[-1]["version"])[-1]["status"] for each in sockets.values()] == ["over", "over"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_watchers_at_both_workers_see_a_whole_game_without_a_gap(workers: Server, game: str) -> None:
    with person(workers) as anna, person(workers, "Bo") as bo, ExitStack() as stack:
        table = table_for_two(anna, bo, game)["table"]
        sockets = watchers(workers, table, stack)
        done = play([anna, bo], table)
        for socket in sockets.values():
            frames = last_frame(socket, done[-1]["version"])
            assert frames[-1]["version"] == done[-1]["version"]
            for frame, later in itertools.pairwise(frames):
                assert later.get("turn", {"first": later["played"]})["first"] == frame["played"]


@pytest.mark.slow
def test_a_killed_worker_loses_nothing_and_the_other_goes_on(workers: Server) -> None:
    with person(workers) as anna, person(workers, "Bo") as bo, ExitStack() as stack:
        table = table_for_two(anna, bo)["table"]
        sockets = watchers(workers, table, stack)
        acknowledged = play([anna, bo], table, 4)[-1]
        dead, alive = sockets
        os.kill(int(dead), signal.SIGKILL)
        with _patient(anna) as again, _patient(bo) as other:
            assert again.get(f"/api/tables/{table}").json()["version"] == acknowledged["version"]
            moved = play([again, other], table, 2)[-1]
        assert last_frame(sockets[alive], moved["version"])[-1]["version"] == moved["version"]


@contextmanager
def _patient(client: httpx.Client) -> Iterator[httpx.Client]:
    """The same person, who tries again where a worker has just died."""
    transport = httpx.HTTPTransport(retries=5)
    with httpx.Client(
        base_url=client.base_url, headers={"authorization": client.headers["authorization"]}, transport=transport
    ) as again:
        for _ in range(100):
            with contextlib.suppress(httpx.TransportError):
                again.get("/healthz")
                break
            time.sleep(0.1)
        yield again


@pytest.mark.slow
def test_bots_finish_their_game_after_every_worker_was_killed(workers: Server) -> None:
    with person(workers) as anna:
        seats = [{"kind": "bot", "bot": "Sub"}] * 3
        made = anna.post("/api/tables", json={"game": "barrakuda", "options": {"players": 3}, "seats": seats}).json()
        workers.kill_all()
        workers.start()
        for _ in range(600):
            if anna.get(f"/api/tables/{made['table']}").json()["status"] == "over":
                return
            time.sleep(0.1)
    raise AssertionError("the game was not finished")
