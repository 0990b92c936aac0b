"""Requests that change something must come from our own pages, or from a program with a token."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import HERE
from tests.web.routes import Call, changing, reading
from tortuga.web.security import ADMIN_PATHS

ELSEWHERE = "http://evil.example"
FORM = {"content-type": "application/x-www-form-urlencoded"}
TOKEN = {"authorization": "Bearer eyJ1IjoiYSJ9.signature"}
FOREIGN = {
    "another site": {"origin": ELSEWHERE},
    "another site with JSON": {"origin": ELSEWHERE, "content-type": "application/json"},
    "another site with a token": {"origin": ELSEWHERE, **TOKEN},
    "an opaque origin": {"origin": "null"},
    "an opaque origin without a host": {"origin": "null", "host": ""},
    "another port": {"origin": f"{HERE}:81"},
    "our name in front of another": {"origin": f"{HERE}.evil.example"},
    "a browser that says it is another site": {"sec-fetch-site": "cross-site", **TOKEN},
    "our origin, but the browser says another site": {"origin": HERE, "sec-fetch-site": "cross-site"},
    "no origin": FORM,
    "no origin and another kind of authorization": {**FORM, "authorization": "Basic YTpi"},
    "no origin and an empty token": {**FORM, "authorization": "Bearer "},
}
COOKIE = {"cookie": "tortuga=somebody"}


@pytest.fixture
def plain(browser: TestClient) -> TestClient:
    """A client that sends no Origin and no Accept by itself."""
    del browser.headers["origin"], browser.headers["accept"]
    return browser


def called(client: TestClient) -> FastAPI:
    """The application that a client asks."""
    assert isinstance(client.app, FastAPI)
    return client.app


def filled(path: str, table: str = "none") -> str:
    """A path with its parameters filled in."""
    return path.replace("{table_id}", table).replace("{", "").replace("}", "")


def passed(client: TestClient, headers: dict[str, str]) -> list[Call]:
    """The changing calls that are not refused as foreign."""
    calls = [Call(method, filled(path)) for method, path in changing(called(client))]
    return [call for call in calls if client.request(*call, headers=headers).status_code != 403]


def for_all(client: TestClient) -> list[Call]:
    """The changing calls except those of the operator, which need a token of their own."""
    is_open = ("/admin/enter",)
    return [call for call in changing(called(client)) if call.path in is_open or not call.path.startswith(ADMIN_PATHS)]


def token(client: TestClient) -> dict[str, str]:
    """The header of a program that is somebody."""
    told = client.post("/api/users", json={"name": "My bot"}).json()
    return {"authorization": f"Bearer {told['token']}"}


def table(client: TestClient, headers: dict[str, str]) -> str:
    """A running game of one program with two seats."""
    body = {"game": "einauge", "seats": [{"kind": "me"}, {"kind": "me"}], "hot_seat": True}
    return str(client.post("/api/tables", json=body, headers=headers).json()["table"])


@pytest.mark.parametrize("cookie", [{}, COOKIE], ids=["without a cookie", "with a cookie"])
@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
def test_no_route_changes_anything_for_a_foreign_page(
    plain: TestClient, headers: dict[str, str], cookie: dict[str, str]
) -> None:
    assert passed(plain, {**headers, **cookie}) == []


def test_a_cookie_without_an_origin_is_refused_also_with_a_token(plain: TestClient) -> None:
    assert passed(plain, {**COOKIE, **TOKEN}) == []


def test_our_own_pages_reach_every_route(plain: TestClient) -> None:
    assert len(passed(plain, {"origin": HERE})) == len(for_all(plain))


def test_a_program_with_a_token_reaches_every_route(plain: TestClient) -> None:
    assert len(passed(plain, TOKEN)) == len(for_all(plain))


def test_a_program_gets_a_token_without_an_origin_and_no_cookie(plain: TestClient) -> None:
    answer = plain.post("/api/users", json={"name": "My bot"})
    assert (answer.status_code, "token" in answer.json(), "set-cookie" in answer.headers) == (201, True, False)


def test_a_program_without_a_token_is_told_that_it_needs_one(plain: TestClient) -> None:
    assert plain.post("/api/tables", json={"game": "einauge", "seats": []}).status_code == 401


def test_no_route_of_the_api_sets_a_cookie(plain: TestClient) -> None:
    headers = token(plain)
    game = table(plain, headers)
    body = {"name": "My bot", "game": "einauge", "seats": [], "text": "ahoi", "seat": 0, "move": "pass"}
    calls = [call for call in changing(called(plain)) if call.path.startswith("/api/")]
    answers = [plain.request(method, filled(path, game), json=body, headers=headers) for method, path in calls]
    assert [answer.url for answer in answers if "set-cookie" in answer.headers] == []


def test_no_page_sets_a_cookie_when_it_is_looked_at(plain: TestClient) -> None:
    headers = token(plain)
    game = table(plain, headers)
    link = re.findall(r"/device/([\w.-]+)", plain.post(f"/t/{game}/device", headers=headers).text)[0]
    paths = [*(filled(path, game) for path in reading(called(plain))), f"/device/{link}", "/?language=de&theme=dark"]
    answers = [plain.get(path, headers={"sec-fetch-site": "cross-site"}) for path in paths]
    assert [answer.url for answer in answers if "set-cookie" in answer.headers] == []


def test_no_answer_that_depends_on_who_asks_may_be_kept_for_others(plain: TestClient) -> None:
    game = table(plain, token(plain))
    answers = [plain.get(filled(path, game).replace("game", "einauge")) for path in reading(called(plain))]
    kept = {answer.url.path for answer in answers if not {"private", "no-store"} & set(_caching(answer))}
    assert kept == {"/portraits/name.svg", "/offline/path:path"}  # the same for everybody


def _caching(answer: Any) -> list[str]:
    return [part.strip() for part in answer.headers.get("cache-control", "").split(",")]


@pytest.mark.parametrize("path", ["/t/{}/ws", "/api/tables/{}/ws"])
@pytest.mark.parametrize("name", [name for name in FOREIGN if "no origin" not in name])
def test_no_socket_opens_for_a_foreign_page(plain: TestClient, path: str, name: str) -> None:
    address = path.format(table(plain, token(plain)))
    with pytest.raises(WebSocketDisconnect), plain.websocket_connect(address, headers=FOREIGN[name]):
        pass


def test_a_program_without_a_token_may_watch_as_a_spectator(plain: TestClient) -> None:
    with plain.websocket_connect(f"/api/tables/{table(plain, token(plain))}/ws") as socket:
        assert socket.receive_json()["you"]["seat"] is None
