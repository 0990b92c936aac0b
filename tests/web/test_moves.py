"""Moves by the API: when they are stale, what a command's id does, and how refusals read."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.people import frame, made


def _post(browser: TestClient, table: str, version: int | None = None, **more: Any) -> Any:
    """The answer to the first legal move, decided on a version of the game."""
    body = {"move": frame(browser, table)["view"]["legal"][0], "version": version, **more}
    return browser.post(f"/api/tables/{table}/moves", json=body)


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_move_is_answered_with_the_new_versions(browser: TestClient, game: str) -> None:
    table = made(browser, game, **({"layout": "first"} if game == "barrakuda" else {}))
    answer = _post(browser, table).json()
    now = frame(browser, table)
    assert answer == {"table": table, "version": now["version"], "game_version": now["game_version"]}


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"move": "dance"}, 422, "bad_input"),
        ({"move": "lay red 4"}, 422, "not_in_this_phase"),
        ({"move": "pass", "version": 1}, 409, "stale"),
    ],
)
def test_a_refused_move_says_why(browser: TestClient, body: dict[str, Any], status: int, reason: str) -> None:
    answer = browser.post(f"/api/tables/{made(browser, 'einauge')}/moves", json=body)
    assert (answer.status_code, answer.json()["detail"]["reason"]) == (status, reason)


@pytest.mark.parametrize("body", [{"move": 3}, {"move": "pass", "command": "a b"}, {"version": 1}])
def test_a_move_of_another_form_is_refused(browser: TestClient, body: dict[str, Any]) -> None:
    assert browser.post(f"/api/tables/{made(browser, 'einauge')}/moves", json=body).status_code == 422


def test_nobody_moves_without_a_session(browser: TestClient) -> None:
    table = made(browser, "einauge")
    browser.cookies.clear()
    assert browser.post(f"/api/tables/{table}/moves", json={"move": "pass"}).status_code == 401


# -- moves decided on an older version ---------------------------------------------------------------------------------


def test_chat_does_not_make_a_move_stale(browser: TestClient) -> None:
    table = made(browser, "einauge")
    version = frame(browser, table)["game_version"]
    for _ in range(10):
        assert browser.post(f"/api/tables/{table}/chat", json={"text": "ahoi"}).status_code == 200
    assert _post(browser, table, version).status_code == 200


def test_a_hint_does_not_make_a_move_stale(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    version = frame(browser, table)["game_version"]
    assert browser.post(f"/api/tables/{table}/hint", json={}).status_code == 200
    assert _post(browser, table, version).status_code == 200


def test_another_move_makes_a_move_stale(browser: TestClient) -> None:
    table = made(browser, "einauge")
    version = frame(browser, table)["game_version"]
    assert [_post(browser, table, version).status_code for _ in range(2)] == [200, 409]


def test_a_sealed_choice_is_never_stale(browser: TestClient) -> None:
    table = made(browser, "barrakuda", layout="first")
    assert [_post(browser, table, 1, seat=seat).status_code for seat in (0, 0, 1)] == [200, 200, 200]


def test_a_version_that_is_not_there_yet_is_refused(browser: TestClient) -> None:
    table = made(browser, "einauge")
    assert _post(browser, table, frame(browser, table)["version"] + 1).status_code == 409


# -- the same command again --------------------------------------------------------------------------------------------


def test_the_same_command_at_one_device_is_done_once_without_a_seat(browser: TestClient) -> None:
    table = made(browser, "barrakuda", layout="first")  # both choose at once, so the second seat could take it again
    answers = [_post(browser, table, command="once").status_code for _ in range(2)]
    assert (answers, frame(browser, table)["view"]["ready"]) == ([200, 200], [True, False])


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_has_a_row_for_each_of_the_best_moves(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    hint = browser.post(f"/api/tables/{table}/hint", json={}).json()
    legal = frame(browser, table)["view"]["legal"]
    assert hint["best"] in legal and {row["move"] for row in hint["rows"]} <= set(legal)


def test_a_row_of_a_hint_says_the_move_as_a_message(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    row = browser.post(f"/api/tables/{table}/hint", json={}).json()["rows"][0]
    assert row["label"]["id"].startswith("move-einauge-") and 0 <= row["value"] <= 1 and row["error"] >= 0
