"""A request of the wrong form is told so in its own language: who one is, and what each field takes."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.people import made
from tortuga.i18n import languages, translate

WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("users", "missing", {}),
    ("users", "text", {"name": 3}),
    ("users", "too_long", {"name": "x" * 99}),
    ("tables", "list", {"game": "einauge", "seats": "two"}),
    ("tables", "object", {"game": "einauge", "seats": [3]}),
    ("tables", "object", {"game": "einauge", "seats": [], "options": 3}),
    ("tables", "whole", {"game": "einauge", "seats": [], "clock": "soon"}),
    ("tables", "switch", {"game": "einauge", "seats": [], "listed": "perhaps"}),
    ("tables/none/moves", "signs", {"move": "pass", "command": "a b"}),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("path", "kind", "body"), WRONG)
def test_a_field_says_what_it_takes(
    browser: TestClient, path: str, kind: str, body: dict[str, Any], language: str
) -> None:
    token = browser.post("/api/users", json={"name": "Anna"}).json()["token"]
    headers = {"accept-language": language, "authorization": f"Bearer {token}"}
    detail = browser.post(f"/api/{path}", json=body, headers=headers).json()["detail"]
    longest = 24
    assert [each["msg"] for each in detail] == [translate(f"web-invalid-{kind}", language, longest=longest)]


@pytest.mark.parametrize("language", languages())
def test_what_is_no_json_is_told_so(browser: TestClient, language: str) -> None:
    headers = {"accept-language": language, "content-type": "application/json"}
    detail = browser.post("/api/users", content="{", headers=headers).json()["detail"]
    assert detail[0]["msg"] == translate("web-invalid-json", language)


@pytest.mark.parametrize(
    "body",
    [b"\xff\xfe", b'{"name": "\xff"}', b"[" * 50_000, b"9" * 5_000],
    ids=["no text", "a half character", "deep", "long"],
)
def test_json_that_cannot_be_read_is_told_so_in_the_same_way(browser: TestClient, body: bytes) -> None:
    answer = browser.post("/api/users", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["detail"][0]["msg"]) == (422, translate("web-invalid-json", "en"))


@pytest.mark.parametrize("language", languages())
def test_a_game_there_is_not_is_told_so(browser: TestClient, language: str) -> None:
    answer = browser.post("/quick", json={"game": "chess"}, headers={"accept-language": language})
    assert answer.status_code == 422
    assert translate("error-game", language) in answer.json()["text"] and "'chess'" in answer.json()["text"]


@pytest.mark.parametrize("language", languages())
def test_a_spectator_without_a_name_is_told_how_to_get_one(browser: TestClient, language: str) -> None:
    table = made(browser, "einauge")
    browser.cookies.clear()
    answer = browser.post(f"/api/tables/{table}/chat", json={"text": "ahoi"}, headers={"accept-language": language})
    assert answer.status_code == 401
    assert answer.json()["detail"] == {"reason": "nobody", "text": translate("table-refused-nobody", language)}
