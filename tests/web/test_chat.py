"""The chat by the API: the setting of the server, what is sent of it, and who is heard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.web.people import Guest, frame, table_of
from tortuga.web.app import create_app
from tortuga.web.settings import Settings


@pytest.fixture
def app(tmp_path: Path, request: pytest.FixtureRequest) -> FastAPI:
    """The application of a host who allows only phrases, or what the test says."""
    chat = getattr(request, "param", "phrases")
    return create_app(Settings(database=str(tmp_path / "tables.sqlite3"), bot_pause=0, chat=chat))


def said(client: TestClient, table: str, **line: Any) -> Any:
    return client.post(f"/api/tables/{table}/chat", json=line)


def test_a_text_is_refused_with_a_reason(browser: TestClient) -> None:
    assert said(browser, table_of(browser), text="ahoy").json()["detail"]["reason"] == "phrases_only"


def test_a_phrase_is_sent_as_its_name(browser: TestClient) -> None:
    table = table_of(browser)
    said(browser, table, phrase="hello")
    (line,) = frame(browser, table)["chat"]
    assert (line["phrase"], line["text"]) == ("hello", "")


def test_the_maker_of_a_table_does_not_allow_more_than_the_server(browser: TestClient) -> None:
    assert frame(browser, table_of(browser, chat="all"))["table"]["chat"] == "phrases"


def test_the_form_offers_only_what_the_server_allows(browser: TestClient) -> None:
    page = browser.get("/new?game=einauge").text
    assert ('value="phrases"' in page, 'name="chat"' in page, '<option value="all"' in page) == (True, True, False)


@pytest.mark.parametrize("app", ["off"], indirect=True)
def test_lines_of_a_freer_time_are_not_shown(browser: TestClient) -> None:
    services: Any = browser.app.state.services  # type: ignore[attr-defined]
    table = table_of(browser)
    services.chat = "all"
    said(browser, table, text="ahoy")
    assert frame(browser, table)["chat"] == []


@pytest.mark.parametrize("app", ["all"], indirect=True)
def test_a_line_tells_who_said_it_whatever_they_are_called(browser: TestClient, guest: Guest) -> None:
    table, bo = table_of(browser), guest("Bo")
    said(bo, table, text="ahoy")
    bo.post("/me", data={"name": "Boris"})
    said(bo, table, text="again")
    first, second = frame(browser, table)["chat"]
    assert (first["by"] == second["by"], first["name"], second["name"]) == (True, "Bo", "Boris")


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_guest_with_the_name_of_a_player_is_asked_for_another(browser: TestClient, guest: Guest) -> None:
    table = table_of(browser)
    answer = guest("").post(f"/t/{table}/sit", data={"name": "anne"})
    assert (answer.status_code, 'id="join-wrong"' in answer.text) == (422, True)


def test_a_name_that_another_at_the_table_has_is_refused_and_nothing_changes(browser: TestClient, guest: Guest) -> None:
    table, bo = table_of(browser, 3), guest("Bo")
    bo.post(f"/t/{table}/sit")
    refused = bo.post("/api/me", json={"name": "Anne"})
    assert (refused.json()["detail"]["reason"], frame(bo, table)["seats"][1]["name"]) == ("name_taken", "Bo")
