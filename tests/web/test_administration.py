"""The page and the API of the operator: who gets in, and what it changes for everybody else."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.web.conftest import HERE
from tests.web.people import Guest, finished, frame, table_of
from tortuga.i18n import languages, translate
from tortuga.web.app import create_app
from tortuga.web.settings import Settings

TOKEN = "a-token-of-the-host-0123"


@pytest.fixture
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    """A server with an admin token."""
    file = tmp_path_factory.mktemp("admin") / "tables.sqlite3"
    return create_app(Settings(database=str(file), bot_pause=0, admin_token=TOKEN))


@pytest.fixture
def host(guest: Guest) -> TestClient:
    """The browser of the operator, with the token entered."""
    made = guest("")
    assert made.post("/admin/enter", data={"token": TOKEN}).status_code == 303
    return made


def user_of(host: TestClient, name: str) -> str:
    found = host.get("/api/admin/people", headers={"authorization": f"Bearer {TOKEN}"}).json()
    return str(next(person["user"] for person in found if person["name"] == name))


def shared(browser: TestClient, bo: TestClient) -> str:
    """A running game of Anne and Bo."""
    table = table_of(browser)
    bo.post(f"/t/{table}/sit", data={"name": "Bo"})
    return table


def test_a_wrong_token_does_not_open_the_page(browser: TestClient) -> None:
    answer = browser.post("/admin/enter", data={"token": TOKEN[:-1]})
    assert answer.status_code == 403 and "set-cookie" not in answer.headers
    assert translate("admin-people") not in browser.get("/admin").text


@pytest.mark.parametrize("path", ["close", "restrict", "export", "erase"])
def test_nobody_else_can_do_what_the_host_can(browser: TestClient, path: str) -> None:
    assert browser.post(f"/admin/{path}", data={"whom": "x", "kind": "banned"}).status_code == 403


@pytest.mark.parametrize("path", ["", "/tables", "/people", "/people/x/data"])
def test_the_api_of_the_host_needs_the_token(browser: TestClient, path: str) -> None:
    assert browser.get(f"/api/admin{path}").status_code == 403
    assert browser.get(f"/api/admin{path}", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 200


def test_without_a_token_there_is_no_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("none") / "tables.sqlite3"
    with TestClient(create_app(Settings(database=str(file)))) as client:
        assert client.get("/admin").status_code == 404
        client.cookies.set("tortuga-host", "x")
        assert client.get("/api/admin", headers={"authorization": "Bearer "}).status_code == 403


@pytest.mark.parametrize("language", languages())
def test_the_page_of_an_empty_server_says_so_in_every_language(host: TestClient, language: str) -> None:
    host.cookies.set("language", language)
    assert translate("admin-tables_none", language) in host.get("/admin").text


def test_the_page_shows_people_and_tables(browser: TestClient, guest: Guest, host: TestClient) -> None:
    table = shared(browser, guest("Bo"))
    page = host.get("/admin").text
    assert f"/t/{table}?watch=1" in page and user_of(host, "Bo") in page


def test_a_closed_table_is_closed_for_those_who_play(browser: TestClient, guest: Guest, host: TestClient) -> None:
    table = shared(browser, guest("Bo"))
    assert host.post("/admin/close", data={"table": table}).status_code == 303
    assert frame(browser, table)["status"] == "closed"
    assert host.post("/admin/close", data={"table": table}).status_code == 409


def test_who_is_muted_can_play_but_not_chat_until_they_may(browser: TestClient, guest: Guest, host: TestClient) -> None:
    bo = guest("Bo")
    table = shared(browser, bo)
    whom = {"whom": user_of(host, "Bo"), "kind": "muted"}
    host.post("/admin/restrict", data=whom)
    bo.post("/api/me", json={"name": "Somebody"})
    assert bo.post(f"/api/tables/{table}/chat", json={"text": "x"}).json()["detail"]["reason"] == "muted"
    assert bo.post(f"/api/tables/{table}/resign").status_code == 200
    host.post("/admin/restrict", data={**whom, "lift": "1"})
    assert bo.post(f"/api/tables/{table}/chat", json={"text": "x"}).status_code == 200


def test_who_is_banned_leaves_their_games_and_changes_nothing(
    browser: TestClient, guest: Guest, host: TestClient
) -> None:
    bo = guest("Bo")
    table = shared(browser, bo)
    host.post("/admin/restrict", data={"whom": user_of(host, "Bo"), "kind": "banned"})
    assert bo.post(f"/api/tables/{table}/back", json={}).json()["detail"]["reason"] == "banned"
    assert frame(browser, table)["seats"][1]["bot"] is not None


def test_an_address_can_be_banned_and_the_host_cannot_be_locked_out(host: TestClient, app: FastAPI) -> None:
    host.post("/admin/restrict", data={"whom": "192.0.2.7", "kind": "banned"})
    client = TestClient(app, base_url=HERE, headers={"origin": HERE}, client=("192.0.2.7", 5000))
    client.portal = host.portal
    assert client.post("/me", data={"name": "Cem"}).status_code == 403
    assert client.post("/admin/enter", data={"token": TOKEN}, follow_redirects=False).status_code == 303
    assert host.post("/admin/restrict", data={"whom": "127.0.0.1", "kind": "banned"}).status_code == 422


def test_the_ban_of_an_ipv6_address_holds_for_its_network(host: TestClient, app: FastAPI) -> None:
    host.post("/admin/restrict", data={"whom": "2001:db8::1", "kind": "banned"})
    client = TestClient(app, base_url=HERE, headers={"origin": HERE}, client=("2001:db8::2", 5000))
    client.portal = host.portal
    assert client.post("/me", data={"name": "Cem"}).status_code == 403
    host.post("/admin/restrict", data={"whom": "2001:db8::/64", "kind": "banned", "lift": "1"})
    assert client.post("/me", data={"name": "Cem"}, follow_redirects=False).status_code == 303


def test_a_person_is_exported_and_erased(browser: TestClient, host: TestClient) -> None:
    browser.post("/me", data={"name": "Anne"})
    table = finished(browser, "einauge")
    anne = user_of(host, "Anne")
    told = host.post("/admin/export", data={"whom": anne}).json()
    assert told["tables"][0]["table"] == table
    host.post("/admin/erase", data={"whom": anne})
    assert host.post("/admin/export", data={"whom": anne}).json()["tables"] == []
    assert "Anne" not in host.get(f"/t/{table}/replay").text


def test_a_restriction_that_there_is_not_is_refused(host: TestClient) -> None:
    assert host.post("/admin/restrict", data={"whom": "x", "kind": "leaving"}).status_code == 422


def test_a_table_that_does_not_exist_is_not_closed(host: TestClient) -> None:
    token = {"authorization": f"Bearer {TOKEN}"}
    assert host.post("/api/admin/tables/x/close", headers=token).status_code == 404


# -- one's own data ----------------------------------------------------------------------------------------------------


def test_somebody_saves_and_erases_what_is_stored_of_them(browser: TestClient, guest: Guest) -> None:
    table = finished(browser, "einauge")
    told = browser.post("/me/data")
    assert told.json()["tables"][0]["table"] == table and "attachment" in told.headers["content-disposition"]
    browser.post("/me/erase")
    assert "Anne" not in guest("").get(f"/api/tables/{table}").text
    assert "tortuga" not in browser.cookies


def test_nobody_saves_or_erases_what_is_stored_of_another(browser: TestClient, guest: Guest) -> None:
    table, bo = finished(browser, "einauge"), guest("Bo")
    assert bo.post("/me/data").json()["tables"] == []
    bo.post("/me/erase")
    assert frame(browser, table)["seats"][0]["name"] == "Anne"


def test_somebody_without_a_name_has_no_data(browser: TestClient) -> None:
    assert browser.post("/me/data").status_code == 303
    assert translate("settings-data") not in browser.get("/settings").text
