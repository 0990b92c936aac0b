"""Going on at another device: a link, once and for a short while, or a file that one keeps."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from itsdangerous import TimestampSigner

from tests.web.people import frame
from tortuga.i18n import languages, translate
from tortuga.web.session import MOVING_FOR

Device = Callable[[], TestClient]


@pytest.fixture
def device(app: FastAPI) -> Device:
    """Another browser at the same services."""
    headers = {"origin": "http://testserver", "accept": "text/html"}
    return lambda: TestClient(app, base_url="http://testserver", headers=headers, follow_redirects=False)


def seated(browser: TestClient) -> str:
    """A table against a bot: its id."""
    return str(browser.post("/quick", data={"game": "einauge"}).headers["location"].removeprefix("/t/"))


def link_of(browser: TestClient, table: str) -> str:
    page = browser.post(f"/t/{table}/device")
    found = re.search(r'value="http://testserver(/device/[^"]+)"', page.text)
    assert found and page.headers["cache-control"] == "no-store"
    return found[1]


def test_the_link_gives_another_browser_the_same_seat(browser: TestClient, device: Device) -> None:
    table, phone = seated(browser), device()
    answer = phone.post(link_of(browser, table))
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert frame(phone, table)["you"]["seat"] == frame(browser, table)["you"]["seat"]
    assert frame(phone, table)["you"]["seat"] is not None


def test_looking_at_the_link_changes_nothing(browser: TestClient, device: Device) -> None:
    table, phone = seated(browser), device()
    link = link_of(browser, table)
    assert translate("web-device-take_do", name=translate("seat-human")) in phone.get(link).text
    assert "set-cookie" not in phone.get(link).headers
    assert phone.post(link).status_code == 303


def test_the_link_works_once(browser: TestClient, device: Device) -> None:
    link = link_of(browser, seated(browser))
    device().post(link)
    second = device().post(link)
    assert second.status_code == 410 and "set-cookie" not in second.headers


def test_the_link_is_soon_too_old(browser: TestClient, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    link, now = link_of(browser, seated(browser)), TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) + MOVING_FOR + 2)
    answers: list[Any] = [device().get(link), device().post(link)]
    assert [answer.status_code for answer in answers] == [410, 410]


def test_a_forged_link_is_refused(browser: TestClient) -> None:
    assert browser.post("/device/forged").status_code == 410


def test_a_spectator_gets_no_link(browser: TestClient, device: Device) -> None:
    table, watcher = seated(browser), device()
    assert watcher.post(f"/t/{table}/device").status_code == 303
    assert "/device" not in watcher.get(f"/t/{table}").text


def test_who_has_a_name_already_is_told_what_is_lost(browser: TestClient, device: Device) -> None:
    table, phone = seated(browser), device()
    phone.post("/me", data={"name": "Bo"})
    words = translate("web-device-other", name=translate("seat-human"), other="Bo")
    assert words in phone.get(link_of(browser, table)).text


def test_the_page_of_the_link_tells_no_other_house_its_address(browser: TestClient, device: Device) -> None:
    page = device().get(link_of(browser, seated(browser)))
    assert page.headers["referrer-policy"] == "same-origin" and page.headers["cache-control"] == "no-store"


# -- a file to keep ----------------------------------------------------------------------------------------------------


def test_a_file_gives_a_browser_that_has_forgotten_its_seat_back(browser: TestClient, device: Device) -> None:
    table, new = seated(browser), device()
    file = browser.post("/me/file")
    answer = new.post("/me/restore", files={"file": ("tortuga.txt", file.text)})
    assert (answer.status_code, file.headers["cache-control"]) == (303, "no-store")
    assert frame(new, table)["you"]["seat"] == frame(browser, table)["you"]["seat"] is not None


@pytest.mark.parametrize("language", languages())
def test_the_file_says_whose_it_is_and_where_to_bring_it(browser: TestClient, language: str) -> None:
    browser.post("/me", data={"name": "Anne"})
    text = browser.post("/me/file", headers={"accept-language": language}).text
    assert translate("settings-me_file", language, name="Anne", page="http://testserver/settings") in text


@pytest.mark.parametrize(
    "text", ["", "eyJ1IjoiYSIsIm4iOiJBIn0.AAAAAAAAAAAAAAAAAAAAAAAAAAA", "x" * 100_000, "\x00.\x00"]
)
def test_a_forged_file_is_refused_and_changes_nothing(browser: TestClient, text: str) -> None:
    answer = browser.post("/me/restore", files={"file": ("tortuga.txt", text)})
    assert answer.status_code == 422 and "set-cookie" not in answer.headers
    assert translate("settings-me_bad") in answer.text


def test_neither_cookie_nor_token_is_taken_for_a_file(browser: TestClient, device: Device) -> None:
    browser.post("/me", data={"name": "Anne"})
    token = browser.post("/api/users", json={"name": "Anna"}).json()["token"]
    answers = [device().post("/me/restore", data={"file": text}) for text in (token, browser.cookies["tortuga"])]
    assert [answer.status_code for answer in answers] == [422, 422]


def test_nobody_gets_no_file(browser: TestClient) -> None:
    assert browser.post("/me/file").status_code == 303
