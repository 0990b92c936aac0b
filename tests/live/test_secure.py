"""What is refused, and what never leaves the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.live.server import Server
from tests.live.test_api import person, table_for_two
from tortuga.tables.storage import Storage
from tortuga.tables.storage import connect as open_database

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


def test_nothing_sent_during_a_game_holds_the_seed_the_salt_or_a_future_card(server: Server) -> None:
    """Every byte of the page, the API and the socket of a running game is searched."""
    with person(server) as anna, person(server, "Bo") as bo:
        frame = table_for_two(anna, bo)
        path = f"/api/tables/{frame['table']}"
        sent = [anna.get(path).text, bo.get(path).text, httpx.get(f"{server.url}/t/{frame['table']}").text]
        with connect(server.url.replace("http", "ws") + f"{path}/ws") as socket:
            sent.append(str(socket.recv(timeout=20)))
        sent.append(anna.get(f"{path}/record").text)
        storage = Storage(open_database(server.database))
        secret = storage.secret(frame["table"])
        nonces = [str(event.body["nonce"]) for event in storage.read(frame["table"]) if event.body.get("nonce")]
        storage.close()
        words = [secret.seed.hex(), secret.salt.hex(), secret.deal_seed(nonces[-2:]).hex()]
        assert [word for word in words if any(word in text for text in sent)] == []
