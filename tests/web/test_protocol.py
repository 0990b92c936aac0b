"""The messages are as the models and the documentation say."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.project.tree import ROOT
from tests.web.people import finished, frame, made, played
from tests.web.test_hostile import BODY
from tortuga.web.api import models, requests
from tortuga.web.api.schema import document

EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", (ROOT / "docs/protocol.md").read_text("utf-8"), re.DOTALL)
GAMES = ["einauge", "barrakuda"]


@pytest.mark.parametrize(("model", "text"), EXAMPLES, ids=[model for model, _ in EXAMPLES])
def test_an_example_of_the_documentation_has_the_documented_form(model: str, text: str) -> None:
    assert getattr(models if hasattr(models, model) else requests, model).model_validate(json.loads(text))


@pytest.mark.parametrize("game", GAMES)
def test_every_update_of_a_game_has_the_documented_form(browser: TestClient, game: str) -> None:
    table = made(browser, game, **({"layout": "random"} if game == "barrakuda" else {}))
    for seed in range(8):
        assert models.Update.model_validate(played(browser, table, 4, seed))


@pytest.mark.parametrize("game", GAMES)
def test_the_update_of_a_finished_game_has_the_documented_form(browser: TestClient, game: str) -> None:
    assert models.Update.model_validate(frame(browser, finished(browser, game))).result


def test_every_message_of_a_socket_has_the_documented_form(browser: TestClient) -> None:
    table = made(browser, "barrakuda", layout="first")
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        heard: list[Any] = [socket.receive_json()]
        for seat in (0, 1):
            browser.post(f"/api/tables/{table}/moves", json={"move": "dive 4", "seat": seat})
            heard.append(socket.receive_json())
    assert [models.Update.model_validate(each).version for each in heard] == sorted(each["version"] for each in heard)


@pytest.mark.parametrize("game", GAMES)
def test_a_socket_that_wants_nothing_derived_gets_views_without_refusals(browser: TestClient, game: str) -> None:
    table = made(browser, game)
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        whole = socket.receive_json()["view"]
        socket.send_json({"derived": False})
        browser.post(f"/api/tables/{table}/chat", json={"text": "hello"})
        bare = socket.receive_json()["view"]
    assert "refusals" in whole
    assert bare == {**{name: whole[name] for name in whole if name != "refusals"}, "extra": bare["extra"]}
    assert bare["extra"].items() < whole["extra"].items()


@pytest.mark.parametrize("text", ["", "null", "{}", '{"derived": "no"}', "[" * 5000, '{"derived": false}' + " " * 99])
def test_what_says_nothing_that_a_client_may_want_is_ignored(browser: TestClient, text: str) -> None:
    table = made(browser, "einauge")
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        socket.receive_json()
        socket.send_text(text)
        browser.post(f"/api/tables/{table}/chat", json={"text": "hello"})
        assert "refusals" in socket.receive_json()["view"]


def test_nobody_may_move_once_a_player_has_resigned(browser: TestClient) -> None:
    table = made(browser, "einauge")
    assert frame(browser, table)["view"]["legal"]
    browser.post(f"/api/tables/{table}/resign")
    assert frame(browser, table)["view"]["legal"] == []


def test_the_route_of_moves_is_described_for_tools(browser: TestClient) -> None:
    told = browser.get("/api/openapi.json").json()["paths"]["/api/tables/{table_id}/moves"]["post"]
    assert (
        {"200", "401", "404", "409", "422"} <= set(told["responses"])
        and told["requestBody"]
        and told["tags"] == ["tables"]
    )


def test_an_open_table_has_the_documented_form(browser: TestClient) -> None:
    form = {"game": "einauge", "name": "Anne", "players": "2", "device": "own", "seat0": "me", "seat1": "open"}
    table = browser.post("/tables", data=form).headers["location"].removeprefix("/t/")
    assert models.Update.model_validate(frame(browser, table)).view is None


def test_a_hint_has_the_documented_form(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    assert models.Hint.model_validate(browser.post(f"/api/tables/{table}/hint", json={}).json())


def test_a_refusal_has_the_documented_form(browser: TestClient) -> None:
    answer = browser.post(f"/api/tables/{made(browser, 'einauge')}/moves", json={"move": "pass", "version": 1})
    assert models.Refused.model_validate(answer.json()).detail.reason == "stale"


def test_the_description_of_the_socket_names_only_schemas_that_it_has(browser: TestClient) -> None:
    told = browser.get("/api/asyncapi.json").json()
    named = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(told)))
    assert named <= set(told["components"]["schemas"]) and told == json.loads(json.dumps(document()))


def test_every_status_that_a_call_is_answered_with_is_documented(browser: TestClient) -> None:
    paths: dict[str, Any] = browser.get("/api/openapi.json").json()["paths"]
    tables = ["none", made(browser, "einauge"), finished(browser, "einauge")]
    bodies = [b"", b"{", b"{}", b"null", b"[]", json.dumps(BODY).encode(), b'{"name": " ", "seat": 99, "text": " "}']
    refused = [{"cookie": ""}, {"origin": "http://evil.example"}, {"transfer-encoding": "chunked"}]
    refused += [{"content-length": "x"}, {"authorization": "Bearer forged"}]
    asked: list[tuple[bytes, dict[str, str]]] = [*((body, {}) for body in bodies), *((b"{}", each) for each in refused)]
    missing = set()
    for path, methods in paths.items():
        for method, call in methods.items():
            for table, (body, more) in product(tables, asked if method == "post" else asked[:1]):
                address = path.replace("{table_id}", table).replace("{record_id}", table)
                given = {"content-type": "application/json", "accept": "application/json", **more}
                answer = browser.request(method, address, content=body, headers=given)
                if str(answer.status_code) not in call["responses"]:
                    missing.add((method, path, answer.status_code))
    assert missing == set()


def test_the_page_of_the_api_links_the_description_of_the_socket(browser: TestClient) -> None:
    assert 'href="/api/asyncapi.json"' in browser.get("/api").text


def test_the_messages_of_the_page_are_served_and_kept_by_their_tag(browser: TestClient) -> None:
    first = browser.get("/locale/de/table.ftl")
    again = browser.get("/locale/de/table.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, first.headers["cache-control"], again.status_code) == (200, "no-cache", 304)
