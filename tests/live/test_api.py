"""The JSON API and its sockets, over a real server."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.live.server import Server, free_port, serving
from tests.project.tree import ROOT


@contextmanager
def person(server: Server, name: str = "Anna") -> Iterator[httpx.Client]:
    """Somebody with a token."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.headers["authorization"] = "Bearer " + client.post("/api/users", json={"name": name}).json()["token"]
        yield client


def table_for_two(anna: httpx.Client, bo: httpx.Client, game: str = "einauge", **options: Any) -> dict[str, Any]:
    """Anna makes a table, Bo sits down."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.post("/api/tables", json={"game": game, "options": {"players": 2, **options}, "seats": seats})
    assert made.status_code == 201
    found: dict[str, Any] = bo.post(f"/api/tables/{made.json()['table']}/sit", json={"seat": 1}).json()
    return found


def legal_of(client: httpx.Client, path: str) -> list[str]:
    """The moves that somebody may make."""
    found: list[str] = client.get(path).json()["view"]["legal"]
    return found


@pytest.mark.parametrize("game", ["barrakuda", pytest.param("einauge", marks=pytest.mark.slow)])
def test_the_example_client_plays_a_whole_game(server: Server, game: str) -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "examples" / "client.py", server.url, game],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("won by")


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_script_without_our_package_finds_a_finished_game_fair(server: Server, tmp_path: Path, game: str) -> None:
    file = tmp_path / "fairness.json"
    file.write_text(json.dumps(finished(server, game)))
    assert verify_fair(file) == (0, "fair\n")


@pytest.mark.parametrize("missing", ["the list of chance", "the last outcome", "the last outcome and its step"])
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_disclosure_without_all_outcomes_is_found_unfair(
    server: Server, tmp_path: Path, game: str, missing: str
) -> None:
    told = finished(server, game)
    told["chance"] = [] if missing == "the list of chance" else told["chance"][:-1]
    if "step" in missing:
        steps = told["steps"]
        last = max(number for number, step in enumerate(steps) if step.startswith(("~ up", "~ distance")))
        told["steps"] = [step for number, step in enumerate(steps) if number < last or not step.startswith("~ ")]
        told["chance"] = told["chance"][: sum(step.startswith("~ ") for step in told["steps"])]
    file = tmp_path / "fairness.json"
    file.write_text(json.dumps(told))
    assert verify_fair(file)[0] == 1


@pytest.mark.parametrize("field", ["seed", "salt", "commitment", "nonces", "chance"])
def test_a_changed_disclosure_is_found_unfair(server: Server, tmp_path: Path, field: str) -> None:
    told = finished(server, "barrakuda")
    if field == "nonces":
        told["nonces"][0] = "0" * 64
    elif field == "chance":
        told["chance"][0][1] = {"distance 1": "distance 2", "distance 2": "distance 1"}[told["chance"][0][1]]
    else:
        told[field] = "0" * 64
    file = tmp_path / "fairness.json"
    file.write_text(json.dumps(told))
    assert verify_fair(file)[0] == 1


def test_nothing_is_disclosed_while_the_game_runs(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        table = table_for_two(anna, bo)["table"]
        assert anna.get(f"/api/tables/{table}/fairness").status_code == 409


@cache
def _finished(server: Server, game: str) -> str:
    """The same as JSON: the tests share one game."""
    with person(server) as anna:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        made = anna.post("/api/tables", json={"game": game, "options": {"players": 2}, "seats": seats}).json()
        path = f"/api/tables/{made['table']}"
        for _ in range(1200):
            if anna.get(path).json()["status"] == "over":
                break
            time.sleep(0.1)
        return anna.get(f"{path}/fairness").text


def finished(server: Server, game: str) -> dict[str, Any]:
    """The disclosure of a game that bots have played."""
    told: dict[str, Any] = json.loads(_finished(server, game))
    return told


def verify_fair(file: Path) -> tuple[int, str]:
    script = ROOT / "examples" / "verify_fair.py"
    run = subprocess.run([sys.executable, "-I", script, file], capture_output=True, text=True, timeout=60, check=False)
    return run.returncode, run.stdout


def test_a_move_is_seen_by_the_other(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        legal = legal_of(anna, path)
        anna.post(f"{path}/moves", json={"move": legal[0], "version": frame["version"]})
        assert bo.get(path).json()["turn"]["steps"][-1]["text"] == legal[0]


def test_a_stale_move_is_answered_409_with_the_newest_version(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        answer = anna.post(f"{path}/moves", json={"move": "pass", "version": 1})
        assert (answer.status_code, answer.json()["detail"]["version"]) == (409, frame["version"])


def test_a_seat_moves_only_for_its_owner(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo, person(server, "Eve") as eve:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        legal = legal_of(anna, path)
        answers = [who.post(f"{path}/moves", json={"move": legal[0], "seat": 0}).status_code for who in (bo, eve)]
        assert answers == [422, 409]


def test_an_illegal_move_says_why(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        path = f"/api/tables/{table_for_two(anna, bo)['table']}"
        answer = anna.post(f"{path}/moves", json={"move": "lay ship"})
        assert (answer.status_code, answer.json()["detail"]["reason"]) == (422, "not_in_this_phase")


def test_a_sealed_choice_is_sent_to_nobody_else(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo, "barrakuda")
        path = f"/api/tables/{frame['table']}"
        anna.post(f"{path}/moves", json={"move": "dive 4"})
        mine, theirs = anna.get(path).json()["view"], bo.get(path).json()["view"]
        assert (mine["chosen"], theirs["chosen"], theirs["ready"]) == ("dive 4", None, [True, False])


def test_a_rematch_is_one_table_whoever_asks(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        path = f"/api/tables/{table_for_two(anna, bo)['table']}"
        anna.post(f"{path}/resign", json={})
        first, second = (who.post(f"{path}/rematch", json={}).json()["table"] for who in (anna, bo))
        seats = [who.get(f"/api/tables/{first}").json()["you"]["seat"] for who in (anna, bo)]
        assert (first, seats) == (second, [1, 0])  # the start moves one seat on; who asks later sits down


def test_only_the_host_gives_a_seat_to_a_bot(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        path = f"/api/tables/{table_for_two(anna, bo)['table']}"
        refused = bo.post(f"{path}/free", json={"seat": 0, "bot": "random"})
        anna.post(f"{path}/free", json={"seat": 1, "bot": "random"})
        assert (refused.status_code, anna.get(path).json()["seats"][1]["bot"]) == (409, "random")


@contextmanager
def socket_of(server: Server, client: httpx.Client, table: str, version: int = 0) -> Iterator[ClientConnection]:
    """Somebody's socket at a table."""
    headers = {"authorization": client.headers["authorization"]}
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/ws?version={version}"
    with connect(address, additional_headers=headers) as socket:
        yield socket


def heard(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
    """The next message that fits; others, such as those about presence, may come before it."""
    while not wanted(found := json.loads(socket.recv(timeout=20))):
        pass
    told: dict[str, Any] = found
    return told


def test_the_first_message_of_a_socket_is_complete(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        table = table_for_two(anna, bo)["table"]
        with socket_of(server, bo, table) as socket:
            told, asked = heard(socket), bo.get(f"/api/tables/{table}").json()
            assert told == asked


def test_a_socket_brings_every_change(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        with socket_of(server, bo, frame["table"]) as socket:
            heard(socket)
            legal = legal_of(anna, path)
            anna.post(f"{path}/moves", json={"move": legal[0], "version": frame["version"]})
            assert heard(socket)["turn"]["steps"][0]["text"] == legal[0]


def test_a_later_message_leaves_out_what_has_not_changed(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        with socket_of(server, bo, frame["table"]) as socket:
            heard(socket)
            anna.post(f"{path}/moves", json={"move": legal_of(anna, path)[0]})
            assert not {"table", "seats", "chat", "notices", "result", "rematch"} & set(heard(socket))


def test_a_socket_that_comes_back_gets_what_it_missed(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        for _ in range(2):
            anna.post(f"{path}/moves", json={"move": legal_of(anna, path)[0]})
        with socket_of(server, bo, frame["table"], frame["version"]) as socket:
            told = heard(socket)
            assert [entry["version"] for entry in told["log"]] == [frame["version"] + 1, frame["version"] + 2]


def test_everybody_is_told_who_is_here_and_who_watches(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo, person(server, "Eve") as eve:
        table = table_for_two(anna, bo)["table"]
        with socket_of(server, anna, table) as socket:
            assert heard(socket)["presence"] == {"seats": ["here", "away"], "watching": 0}
            with socket_of(server, eve, table):
                assert heard(socket)["presence"]["watching"] == 1


def test_a_player_whose_connection_is_lost_is_reconnecting(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        table = table_for_two(anna, bo)["table"]
        with socket_of(server, anna, table) as socket:
            with socket_of(server, bo, table):
                heard(socket, lambda told: told.get("presence", {}).get("seats") == ["here", "here"])
            assert heard(socket)["presence"]["seats"] == ["here", "reconnecting"]


def test_a_server_killed_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        legal = legal_of(anna, path)
        acknowledged = anna.post(f"{path}/moves", json={"move": legal[0], "version": frame["version"]}).json()
        server.kill()
        server.start()
        again = anna.get(path).json()
        assert (again["version"], again["you"]["seat"]) == (acknowledged["version"], 0)


def test_several_workers_on_sqlite_are_refused_with_the_reason(tmp_path: Path) -> None:
    words = ["serve", "--workers", "2", "--database", str(tmp_path / "x.sqlite3")]
    run = subprocess.run(
        [sys.executable, "-m", "tortuga", *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 2
    assert "SQLite has one writer" in run.stderr


def test_a_second_server_on_the_same_file_is_refused_with_the_reason(server: Server) -> None:
    for port in (["--port", str(free_port())], []):
        run = subprocess.run(
            [sys.executable, "-m", "tortuga", "serve", *port, "--database", server.database],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert (run.returncode, "another server uses this database" in run.stderr) == (2, True)


def test_a_taken_port_is_refused_with_the_reason(server: Server, tmp_path: Path) -> None:
    words = ["serve", "--port", str(server.port), "--database", str(tmp_path / "x.sqlite3")]
    run = subprocess.run(
        [sys.executable, "-m", "tortuga", *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 2
    assert "is taken" in run.stderr
