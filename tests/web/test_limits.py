"""Floods, large and deep bodies, and sockets that take nothing: refused in time, with a word on when to come back."""

from __future__ import annotations

import asyncio
import html
import json
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import WebSocket
from fastapi.testclient import TestClient

from tests.web.conftest import HERE
from tests.web.people import frame, made
from tortuga.i18n import languages, translate
from tortuga.web.api import sockets
from tortuga.web.api.updates import Follower
from tortuga.web.app import create_app
from tortuga.web.pages.workshop.tables import ours
from tortuga.web.settings import Settings
from tortuga.web.slow_clients import Dropped, SlowClients

MOST = {"reads_a_minute": 30, "moves_a_minute": 20, "tables_a_minute": 4, "sockets": 2}


@pytest.fixture
def far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """Somebody at another address than this machine's; no minute ends while it asks."""
    monkeypatch.setattr("tortuga.web.security.time", SimpleNamespace(monotonic=lambda: 90.0, thread_time=thread_time))
    app = create_app(Settings(database=str(tmp_path / "x.sqlite3"), bot_pause=0, **MOST))  # type: ignore[arg-type]
    headers = {"origin": HERE, "accept": "text/html"}
    with TestClient(app, base_url=HERE, headers=headers, follow_redirects=False, client=("192.0.2.7", 9)) as client:
        yield client


def flood(client: TestClient, path: str, times: int, **given: Any) -> Any:
    """The last of many answers, none of which is a fault of ours."""
    answers = [client.post(path, **given) for _ in range(times)]
    assert max(answer.status_code for answer in answers) < 500
    return answers[-1]


@pytest.mark.parametrize("what", ["move", "chat", "undo"])
def test_a_flood_at_a_table_is_refused_and_says_when_to_try_again(far: TestClient, what: str) -> None:
    table = made(far, "einauge")
    answer = flood(far, f"/api/tables/{table}/{what}", 21, json={"text": "ahoi", "move": "pass"})
    assert (answer.status_code, 1 <= int(answer.headers["retry-after"]) <= 60) == (429, True)


@pytest.mark.parametrize("path", ["/quick", "/tables", "/records", "/api/users", "/api/tables"])
def test_a_flood_of_new_things_is_refused(far: TestClient, path: str) -> None:
    assert flood(far, path, 5, json={}).status_code == 429


@pytest.mark.parametrize("path", ["/", "/api/games", "/rules"])
def test_a_flood_of_looks_is_refused_and_says_when_to_try_again(far: TestClient, path: str) -> None:
    answers = [far.get(path) for _ in range(31)]
    assert [answer.status_code for answer in answers[-2:]] == [200, 429]
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60


def test_files_count_for_no_limit(far: TestClient) -> None:
    assert {far.get("/static/front.js").status_code for _ in range(40)} == {200}


@pytest.mark.parametrize("language", languages())
def test_the_refusal_of_a_flood_comes_in_the_own_language(far: TestClient, language: str) -> None:
    answer = flood(far, "/quick", 5, json={}, headers={"accept-language": language})
    assert translate("web-guard-too_fast", language, seconds=answer.headers["retry-after"]) in html.unescape(
        answer.text
    )


def test_a_flood_of_a_program_is_refused_as_json(far: TestClient) -> None:
    answer = flood(far, "/api/tables", 5, json={})
    assert answer.json()["detail"]["reason"] == "too_fast"


def test_a_flood_of_a_program_that_names_no_format_is_refused_as_text(far: TestClient) -> None:
    answer = flood(far, "/quick", 5, json={}, headers={"accept": "*/*"})
    assert answer.text == translate("web-guard-too_fast", seconds=answer.headers["retry-after"])


def test_too_many_sockets_of_one_address_are_refused(far: TestClient) -> None:
    path = f"/api/tables/{made(far, 'einauge')}/ws"
    with far.websocket_connect(path) as one, far.websocket_connect(path) as two:
        assert (one.receive_json()["version"], two.receive_json()["version"]) == (4, 4)
        with pytest.raises(Exception) as refused, far.websocket_connect(path):  # noqa: PT011  # a class of the client's
            pass
        assert getattr(refused.value, "status_code", None) == 429
    with far.websocket_connect(path):
        pass


@pytest.mark.parametrize(
    ("address", "other", "are_one"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
    ],
)
def test_limits_count_the_addresses_of_one_household_together(
    far: TestClient, address: str, other: str, are_one: bool
) -> None:
    one, two = (TestClient(far.app, base_url=HERE, headers=far.headers, client=(each, 9)) for each in (address, other))
    flood(one, "/api/users", 4, json={"name": "Anna"})
    assert two.post("/api/users", json={"name": "Bo"}).status_code == (429 if are_one else 201)


def test_this_machine_has_no_limits(tmp_path: Path) -> None:
    app = create_app(Settings(database=str(tmp_path / "x.sqlite3"), **MOST))  # type: ignore[arg-type]
    with TestClient(app, client=("127.0.0.1", 9)) as near:
        assert flood(near, "/api/users", 9, json={"name": "Anna"}).status_code == 201


@pytest.mark.parametrize("language", languages())
def test_too_many_tables_of_bots_are_refused_in_the_own_language(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("tortuga.tables.host.BOT_TABLES", 0)
    token = browser.post("/api/users", json={"name": "Anna"}).json()["token"]
    body = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "random"}] * 2}
    headers = {"authorization": f"Bearer {token}", "accept-language": language}
    answer = browser.post("/api/tables", json=body, headers=headers)
    told = {"reason": "too_many_bot_tables", "text": translate("table-refused-too_many_bot_tables", language, most=0)}
    assert (answer.status_code, answer.json()["detail"]) == (429, told)


def test_the_form_of_a_new_table_says_that_there_are_too_many_tables_of_bots(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tortuga.tables.host.BOT_TABLES", 0)
    bots = {"name": "Anna", "players": "2", "seat0": "bot random", "seat1": "bot random"}
    answer = browser.post("/tables", data={"game": "einauge", **bots})
    assert answer.status_code == 429
    assert translate("table-refused-too_many_bot_tables", "en", most=0) in answer.text


# -- sizes and depths --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [256 * 1024 + 1, "many", "-1"])
def test_a_body_too_large_or_without_a_true_length_is_refused(browser: TestClient, length: object) -> None:
    answer = browser.post("/api/users", content=b"{}", headers={"content-length": str(length)})
    assert answer.status_code == 413


@pytest.mark.parametrize("language", languages())
def test_a_record_that_is_too_large_gets_a_page_that_says_so(browser: TestClient, language: str) -> None:
    file = {"record": ("game.json", b" " * (4 * 1024 * 1024))}
    answer = browser.post("/records", files=file, headers={"accept-language": language})
    came = answer.request.headers["content-length"]
    page = html.unescape(answer.text)
    assert answer.status_code == 413 and translate("web-error-heading_413", language) in page
    assert translate("web-guard-too_large", language, bytes=4 * 1024 * 1024, came=came) in page


def test_a_program_is_told_as_json_that_a_record_is_too_large(browser: TestClient) -> None:
    file = {"record": ("game.json", b" " * (4 * 1024 * 1024))}
    answer = browser.post("/records", files=file, headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["detail"]["reason"]) == (413, "too_large")


@pytest.mark.parametrize("coding", ["chunked", "Chunked", "CHUNKED", "gzip, chunked", "gzip"])
def test_a_body_without_a_length_is_refused_however_its_coding_is_spelt(browser: TestClient, coding: str) -> None:
    answer = browser.post("/me", content=b"name=Anne", headers={"transfer-encoding": coding})
    assert answer.status_code == 411


def test_a_length_of_5000_digits_is_refused(browser: TestClient) -> None:
    assert browser.post("/me", content=b"", headers={"content-length": "9" * 5000}).status_code == 413


@pytest.mark.parametrize("length", [[], [(b"content-length", b"9")]], ids=["no length", "a smaller length"])
def test_a_body_is_measured_whatever_its_length_says(browser: TestClient, length: list[tuple[bytes, bytes]]) -> None:
    """Asked without the client, which would send the right length."""
    pieces = iter([*({"type": "http.request", "body": b"x" * 65_536, "more_body": True} for _ in range(9))])

    async def receive() -> Any:
        return next(pieces, {"type": "http.request", "body": b"", "more_body": False})

    assert status_of(browser, length, receive) == 413


def test_a_body_that_does_not_come_is_refused(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.web.security.BODY_TIMEOUT", 0.05)

    async def receive() -> Any:
        await asyncio.sleep(60)

    assert status_of(browser, [(b"content-length", b"9")], receive) == 408


def test_a_client_that_has_gone_before_its_body_came_is_answered_nothing(browser: TestClient) -> None:
    messages = iter([{"type": "http.request", "body": b"na", "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages)

    assert status_of(browser, [(b"content-length", b"9")], receive) is None


def status_of(browser: TestClient, headers: list[tuple[bytes, bytes]], receive: Any) -> int | None:
    """The status of the answer to a request whose body comes from *receive*; None: there is no answer."""
    sent: list[Any] = []
    ours = [(b"host", b"testserver"), (b"origin", HERE.encode()), *headers]
    scope = {"type": "http", "method": "POST", "path": "/me", "query_string": b"", "headers": ours, "client": None}

    async def send(message: Any) -> None:
        sent.append(message)

    assert browser.portal is not None
    browser.portal.call(browser.app, scope, receive, send)
    return int(sent[0]["status"]) if sent else None


@pytest.mark.parametrize("path", ["/api/tables", "/api/users", "/quick"])
@pytest.mark.parametrize("deep", [100_000, 500])
def test_deeply_nested_json_is_refused(browser: TestClient, path: str, deep: int) -> None:
    body = '{"game": "einauge", "seats": [], "name": 1, "options": ' + "[" * deep + "]" * deep + "}"
    body = body if path != "/quick" else "[" * deep + "]" * deep
    token = browser.post("/api/users", json={"name": "Anna"}).json()["token"]
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    assert 400 <= browser.post(path, content=body, headers=headers).status_code < 500


def test_options_that_are_too_deep_are_refused(browser: TestClient) -> None:
    token = browser.post("/api/users", json={"name": "Anna"}).json()["token"]
    cards: dict[str, Any] = {}
    for _ in range(200):
        cards = {"name": cards}
    body = {"game": "einauge", "seats": [], "options": {"cards": cards}}
    answer = browser.post("/api/tables", json=body, headers={"authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["detail"]["reason"]) == (409, "too_deep")


def table_with(browser: TestClient, cards: dict[str, Any]) -> Any:
    """The answer to a new table with these cards."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    options = {"players": 2, "cards": cards}
    body = {"game": "einauge", "seats": seats, "hot_seat": True, "options": options}
    browser.post("/me", data={"name": "Anne"})
    return browser.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})


def test_a_card_table_of_ones_own_is_taken(browser: TestClient) -> None:
    assert table_with(browser, ours("einauge")).status_code == 201


@pytest.mark.parametrize("place", ["the table's name", "a card's name", "a provenance", "a key"])
def test_a_long_text_in_a_card_table_is_refused_with_its_length(browser: TestClient, place: str) -> None:
    cards, long = ours("einauge"), "x" * 201
    if place == "the table's name":
        cards["name"] = long
    elif place == "a card's name":
        cards["islands"][0]["name"] = long
    elif place == "a provenance":
        cards["islands"][0]["provenance"] = {"price": long}
    else:
        cards[long] = 1
    detail = table_with(browser, cards).json()["detail"]
    assert detail == {
        "reason": "text_too_long",
        "text": translate("table-refused-text_too_long", longest=200, came=201),
    }


def test_a_card_table_with_too_many_entries_is_refused(browser: TestClient) -> None:
    cards = {**ours("einauge"), "islands": [1] * 2000}
    assert table_with(browser, cards).json()["detail"]["reason"] == "too_many_entries"


def test_options_that_take_too_much_room_are_refused(browser: TestClient) -> None:
    cards = {**ours("einauge"), "islands": ["x" * 200] * 300}
    assert table_with(browser, cards).json()["detail"]["reason"] == "options_too_large"


def test_half_a_character_in_a_card_table_is_refused(browser: TestClient) -> None:
    cards = {**ours("einauge"), "name": "\ud800"}
    assert table_with(browser, cards).json()["detail"]["reason"] == "bad_text"


def test_half_a_sign_is_refused(browser: TestClient) -> None:
    table = made(browser, "einauge")
    headers = {"content-type": "application/json"}
    answer = browser.post(f"/api/tables/{table}/chat", content='{"text": "ahoi \\ud800"}', headers=headers)
    assert (answer.status_code, browser.get(f"/t/{table}").status_code) == (422, 200)


@pytest.mark.parametrize("text", ["a\u0000b", "\x1b[2J", "a\u202eb"])
def test_signs_that_no_page_can_hold_are_kept_out_of_chat(browser: TestClient, text: str) -> None:
    table = made(browser, "einauge")
    body = '{"text": "ahoi ' + text.encode("unicode_escape").decode().replace("\\x", "\\u00") + '"}'
    browser.post(f"/api/tables/{table}/chat", content=body, headers={"content-type": "application/json"})
    (line,) = frame(browser, table)["chat"]
    assert line["text"].startswith("ahoi") and text not in line["text"]


@pytest.mark.parametrize("command", ["\\ud800", "\\u0000", " "])
def test_a_command_id_that_no_database_can_hold_is_refused(browser: TestClient, command: str) -> None:
    table = made(browser, "einauge")
    body = '{"move": "pass", "command": "' + command + '"}'
    answer = browser.post(f"/api/tables/{table}/moves", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422


# -- sockets that take nothing -----------------------------------------------------------------------------------------


def test_a_socket_that_sends_bytes_still_gets_frames(browser: TestClient) -> None:
    table = made(browser, "einauge")
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        socket.receive_json()
        socket.send_bytes(b"\xff\xfe")
        browser.post(f"/api/tables/{table}/chat", json={"text": "ahoi"})
        assert socket.receive_json()["version"] == 5


def test_a_socket_that_takes_no_frame_is_dropped(browser: TestClient) -> None:
    table, services = made(browser, "einauge"), browser.app.state.services  # type: ignore[attr-defined]

    async def deaf(_: object) -> None:
        """Its buffers are full."""
        await asyncio.sleep(60)

    socket = WebSocket({"type": "websocket", "headers": [], sockets.SEND: deaf}, deaf, deaf)  # type: ignore[arg-type]

    async def push() -> None:
        listener = asyncio.ensure_future(asyncio.sleep(60))
        services.slow_clients = SlowClients(0.05)
        services.slow_clients.start()
        try:
            follower = Follower(services.updates, None, "en")
            await sockets._push(services, socket, table, 0, follower, asyncio.Event(), listener)
        finally:
            listener.cancel()
            services.slow_clients.stop()

    portal = browser.portal
    assert portal is not None
    with pytest.raises(Dropped):
        portal.call(push)
