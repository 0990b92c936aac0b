"""What is refused, and what never leaves the server."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.live.server import Server
from tests.live.test_api import person, table_for_two
from tortuga.tables.storage import Storage

PAGES = ["/", "/new?game=einauge", "/new?game=barrakuda", "/api", "/nowhere"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_forbids_foreign_and_inline_scripts(server: Server, path: str) -> None:
    policy = httpx.get(server.url + path).headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "default-src 'none'" in policy


@pytest.mark.parametrize("path", PAGES)
def test_no_page_names_another_host(server: Server, path: str) -> None:
    text = httpx.get(server.url + path).text.replace(server.url, "")
    assert [word for word in ("http://", "https://", "//cdn") if word in text.replace("http://www.w3.org/", "")] == []


@contextmanager
def _cookie(server: Server) -> Iterator[httpx.Client]:
    """A browser that has been here."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=60) as client:
        client.post("/quick", json={"game": "einauge"})
        assert "tortuga" in client.cookies
        yield client


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_cookie_without_our_origin_is_refused(server: Server, origin: str | None) -> None:
    with _cookie(server) as client:
        del client.headers["origin"]
        headers = {} if origin is None else {"origin": origin}
        assert client.post("/quick", json={"game": "einauge"}, headers=headers).status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_socket_with_a_cookie_but_without_our_origin_is_refused(server: Server, origin: str | None) -> None:
    with _cookie(server) as client:
        headers = {"cookie": f"tortuga={client.cookies['tortuga']}"}
        table = client.post("/quick", json={"game": "einauge"}).json()["url"]
        address = server.url.replace("http", "ws") + f"{table}/ws"
        with pytest.raises(InvalidStatus), connect(address, origin=origin, additional_headers=headers):  # type: ignore[arg-type]
            pass


def test_a_text_that_is_no_utf8_closes_its_socket_and_is_not_logged(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        address = server.url.replace("http", "ws") + f"/api/tables/{table_for_two(anna, bo)['table']}/ws"
    with connect(address) as socket:
        socket.recv(timeout=20)
        socket.protocol.send_text(b"\xff\xfe")
        socket.socket.sendall(b"".join(socket.protocol.data_to_send()))
        with pytest.raises(ConnectionClosed):
            list(socket)
    assert "Traceback" not in server.said() and "UTF-8" not in server.said()


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    answer = httpx.get(server.url + "/api/tables", cookies={"tortuga": "eyJ1IjoiYSIsIm4iOiJBIn0.forged"})
    assert answer.status_code == 200
    made = httpx.post(
        server.url + "/api/tables", json={"game": "einauge", "seats": []}, headers={"authorization": "Bearer forged"}
    )
    assert made.status_code == 401


def test_a_large_body_is_refused(server: Server) -> None:
    assert httpx.post(server.url + "/api/users", content=b"x" * 300_000).status_code == 413


def test_names_and_chat_are_escaped(server: Server) -> None:
    with person(server, "<b>Anna</b>") as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        anna.post(f"/api/tables/{frame['table']}/chat", json={"text": "<script>alert(1)</script>"})
        page = httpx.get(f"{server.url}/t/{frame['table']}").text
        assert "<b>Anna" not in page
        assert "<script>alert" not in page


def _secrets(server: Server, table: str) -> list[str]:
    """The seed, the salt, the seed of the deal, in every spelling they may have."""
    storage = Storage(server.database)
    secret, events = storage.secret(table), storage.read(table)
    storage.close()
    nonces = [str(event.body["nonce"]) for event in events if event.body.get("nonce")]
    raw = [secret.seed, secret.salt, secret.deal_seed(nonces)]
    spelt = [(each.hex(), base64.b64encode(each).decode(), str(int.from_bytes(each, "big"))) for each in raw]
    return [word for words in spelt for word in words]


def _sent(server: Server, table: str, people: list[httpx.Client]) -> list[str]:
    """Every byte that people and spectators can get of a table."""
    paths = [f"/api/tables/{table}", f"/t/{table}", f"/t/{table}/text", "/", "/api/tables"]
    paths += [f"/api/tables/{table}/{what}" for what in ("record", "fairness", "replay")]
    paths += [f"/t/{table}/{what}" for what in ("replay", "record.txt", "record.json")]
    with httpx.Client(base_url=server.url) as spectator:
        sent = [str(who.get(path).headers) + who.get(path).text for who in (*people, spectator) for path in paths]
    address = server.url.replace("http", "ws")
    for who in people:
        headers = {"authorization": who.headers["authorization"]}
        with connect(f"{address}/api/tables/{table}/ws", additional_headers=headers) as socket:
            sent.append(str(socket.recv(timeout=20)))
    return sent


def _moved(who: httpx.Client, table: str) -> str:
    """A move, what undoing it and talking about it says."""
    path, frame = f"/api/tables/{table}", who.get(f"/api/tables/{table}").json()
    said = [who.post(f"{path}/chat", json={"text": "what comes next?", "team": team}).text for team in (True, False)]
    if frame["view"] and frame["view"]["legal"]:
        body = {"move": frame["view"]["legal"][0], "version": frame["game_version"]}
        said += [who.post(f"{path}/moves", json=body).text, who.post(f"{path}/undo", json={}).text]
    return "".join(said)


@pytest.mark.parametrize("hot_seat", [False, True], ids=["apart", "one device"])
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_nothing_sent_during_a_game_holds_the_seed_or_the_salt(server: Server, game: str, hot_seat: bool) -> None:
    """Every byte of pages, texts, API, sockets, chat, refused records and replays, and of the server's log."""
    with person(server) as anna, person(server, "Bo") as bo:
        if hot_seat:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}]
            asked = {"game": game, "options": {"players": 2}, "seats": seats, "hot_seat": True, "listed": True}
            table = anna.post("/api/tables", json=asked).json()["table"]
        else:
            table = table_for_two(anna, bo, game)["table"]
        sent = []
        for _ in range(3):
            sent += [_moved(anna, table), _moved(bo, table), *_sent(server, table, [anna, bo])]
        words = _secrets(server, table)
        assert [word for word in words if any(word in text for text in [*sent, server.said()])] == []


def test_running_games_have_no_record_replay_or_disclosure(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        table = table_for_two(anna, bo)["table"]
        paths = [f"/api/tables/{table}/record", f"/api/tables/{table}/fairness", f"/t/{table}/replay"]
        paths += [f"/t/{table}/record.txt", f"/t/{table}/record.json", f"/api/tables/{table}/replay"]
        assert {anna.get(path).status_code for path in paths} == {409}


def test_ids_cannot_be_guessed(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        ids = [table_for_two(anna, bo)["table"] for _ in range(3)]
        assert len(set(ids)) == 3
        assert min(map(len, ids)) >= 16  # 96 bits


def test_a_spectator_gets_no_team_chat(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo, person(server, "Eve") as eve:
        frame = table_for_two(anna, bo, "barrakuda")
        anna.post(f"/api/tables/{frame['table']}/chat", json={"text": "secret plan", "team": True})
        told = [who.get(f"/api/tables/{frame['table']}").text for who in (anna, bo, eve)]
        assert ["secret plan" in text for text in told] == [True, False, False]


# -- the clock ---------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_whoever_lets_the_clock_run_out_until_they_return(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        asked = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}], "clock": 5}
        path = f"/api/tables/{anna.post('/api/tables', json=asked).json()['table']}"
        bo.post(f"{path}/sit", json={"seat": 1})
        frame = _when(bo, path, lambda frame: frame["view"]["to_act"] == [1])
        assert [seat["away"] for seat in frame["seats"]] == [True, False]
        anna.post(f"{path}/back", json={})
        assert [seat["away"] for seat in anna.get(path).json()["seats"]] == [False, False]


def _when(who: httpx.Client, path: str, is_so: Callable[[Any], bool]) -> Any:
    for _ in range(400):
        frame = who.get(path).json()
        if is_so(frame):
            return frame
        time.sleep(0.1)
    raise AssertionError(f"it did not come to that: {frame}")
