"""People around a table: the invitation, names, and rematches."""

from __future__ import annotations

import html

import pytest
from fastapi.testclient import TestClient

from tests.web.people import Guest, frame, played, table_of
from tortuga.i18n import languages, translate


def invitation(client: TestClient, table: str) -> str:
    """What a guest who follows the link of a table reads."""
    answer = client.get(client.get(f"/t/{table}").headers["location"])
    assert answer.status_code == 200
    return html.unescape(answer.text)


def names(client: TestClient, table: str) -> list[str]:
    return [seat["name"] for seat in frame(client, table)["seats"]]


# -- the invitation ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_who_follows_an_invitation_reads_rules_clock_and_hints_first(
    browser: TestClient, guest: Guest, language: str
) -> None:
    table, bo = table_of(browser, clock=120, hints=True, options={"edition": "dutch"}), guest("")
    bo.cookies.set("language", language)
    page = invitation(bo, table)
    clock = translate("web-create-clock_minutes", language, number=2)
    edition = translate("web-create-edition_dutch", language)
    told = [
        clock,
        edition,
        translate("web-join-hints_on", language),
        translate("web-join-invited_by", language, name="Anne"),
    ]
    assert [sentence for sentence in told if sentence not in page] == []


def test_nobody_sits_down_without_a_name(browser: TestClient, guest: Guest) -> None:
    table, bo = table_of(browser), guest("")
    answer = bo.post(f"/t/{table}/sit", data={"name": " "})
    assert (answer.status_code, frame(browser, table)["status"]) == (422, "open")
    assert translate("table-refused-bad_name") in answer.text


def test_a_guest_sits_down_by_the_name_they_typed(browser: TestClient, guest: Guest) -> None:
    table, bo = table_of(browser), guest("")
    assert bo.post(f"/t/{table}/sit", data={"name": "Bo"}).headers["location"] == f"/t/{table}"
    assert sorted(names(bo, table)) == ["Anne", "Bo"]


def test_a_guest_can_choose_the_seat(browser: TestClient, guest: Guest) -> None:
    table, bo = table_of(browser, 3), guest("Bo")
    bo.post(f"/t/{table}/sit", data={"name": "Bo", "seat": "2"})
    assert names(bo, table) == ["Anne", "", "Bo"]


def test_who_sits_at_the_table_is_not_invited_again(browser: TestClient) -> None:
    table = table_of(browser)
    assert browser.get(f"/t/{table}").status_code == 200
    assert browser.get(f"/t/{table}/join").headers["location"] == f"/t/{table}"


def test_one_can_watch_without_sitting_down(browser: TestClient, guest: Guest) -> None:
    assert guest("").get(f"/t/{table_of(browser)}?watch=1").status_code == 200


def test_an_invitation_to_no_table_is_not_found(browser: TestClient) -> None:
    assert browser.get("/t/nowhere/join").status_code == 404


# -- another name ------------------------------------------------------------------------------------------------------


def running(browser: TestClient, bo: TestClient) -> str:
    """The id of a running table of Anne and Bo."""
    table = table_of(browser)
    bo.post(f"/t/{table}/sit", data={"name": "Bo"})
    return table


def test_another_name_is_seen_at_a_running_table(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    table = running(browser, bo)
    assert bo.post("/api/me", json={"name": "Boris"}).json() == {"name": "Boris"}
    assert names(browser, table) == ["Anne", "Boris"]


def test_the_form_of_the_front_page_renames_at_tables_too(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    table = running(browser, bo)
    bo.post("/me", data={"name": "Boris"})
    assert names(browser, table) == ["Anne", "Boris"]


def test_the_browser_remembers_the_other_name(browser: TestClient) -> None:
    browser.post("/me", data={"name": "Anne"})
    browser.post("/api/me", json={"name": "Mary Read"})
    assert 'value="Mary Read"' in browser.get("/").text


def test_a_program_gets_a_token_for_its_other_name(browser: TestClient) -> None:
    token = browser.post("/api/users", json={"name": "Program"}).json()["token"]
    answer = browser.post("/api/me", json={"name": "Robot"}, headers={"authorization": f"Bearer {token}"})
    told = answer.json()
    assert told["name"] == "Robot" and told["token"] != token and "set-cookie" not in answer.headers


def test_somebody_unknown_cannot_be_renamed(browser: TestClient) -> None:
    assert browser.post("/api/me", json={"name": "Anne"}).status_code == 401


def test_a_bad_name_renames_nobody(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    table = running(browser, bo)
    assert bo.post("/api/me", json={"name": "\u200b"}).json()["detail"]["reason"] == "bad_name"
    assert names(browser, table) == ["Anne", "Bo"]


# -- a rematch ---------------------------------------------------------------------------------------------------------


def rematch(browser: TestClient, bo: TestClient) -> tuple[str, str]:
    """The ids of a finished table of Anne and Bo, and of the rematch that Anne has asked for."""
    table = running(browser, bo)
    bo.post(f"/api/tables/{table}/resign")
    return table, browser.post(f"/t/{table}/rematch").headers["location"].removeprefix("/t/")


def test_the_other_is_asked_on_the_front_page(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    _, new = rematch(browser, bo)
    page = bo.get("/").text
    assert translate("web-front-rematch_by", name="Anne") in page and f'action="/t/{new}/decline"' in page


def test_who_asks_for_a_rematch_too_sits_down_at_once(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    table, new = rematch(browser, bo)
    bo.post(f"/t/{table}/rematch")
    assert frame(browser, new)["status"] == "running"


def test_nobody_else_gets_the_seat_that_is_kept(browser: TestClient, guest: Guest) -> None:
    _, new = rematch(browser, guest("Bo"))
    guest("Cem").post(f"/t/{new}/sit", data={"name": "Cem"})
    assert "Cem" not in names(browser, new)


def test_who_declines_is_asked_no_more_and_another_may_sit_down(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    _, new = rematch(browser, bo)
    bo.post(f"/t/{new}/decline")
    assert new not in bo.get("/").text
    guest("Cem").post(f"/t/{new}/sit", data={"name": "Cem"})
    assert frame(browser, new)["status"] == "running"


def test_a_program_can_decline(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    _, new = rematch(browser, bo)
    assert bo.post(f"/api/tables/{new}/decline").status_code == 200
    assert bo.post(f"/api/tables/{new}/decline").json()["detail"]["reason"] == "not_at_table"


def test_a_rematch_of_all_is_played(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    table, new = rematch(browser, bo)
    bo.post(f"/t/{table}/rematch")
    assert played(bo, new, 1)["version"] > 0


# -- the list of my games ----------------------------------------------------------------------------------------------


def test_finished_games_can_be_cleared_from_the_list_and_shown_again(browser: TestClient, guest: Guest) -> None:
    table = running(browser, guest("Bo"))
    browser.post(f"/api/tables/{table}/resign")
    assert f"/t/{table}" in browser.get("/").text
    browser.post("/games/clear")
    assert f"/t/{table}" not in browser.get("/").text
    browser.post("/games/clear", data={"show": "1"})
    assert f"/t/{table}" in browser.get("/").text


def test_a_running_game_stays_in_the_list_that_is_cleared(browser: TestClient, guest: Guest) -> None:
    table = running(browser, guest("Bo"))
    browser.post("/games/clear")
    assert f"/t/{table}" in browser.get("/").text


@pytest.mark.parametrize("cookie", ["x", "-1", "9" * 400, "1e9", ""])
def test_a_damaged_cookie_of_the_list_clears_nothing(browser: TestClient, cookie: str) -> None:
    browser.cookies.set("cleared", cookie)
    assert browser.get("/").status_code == 200
