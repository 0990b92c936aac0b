"""What leads people here: previews of links, the result of a game as a page, and what installs the site."""

from __future__ import annotations

import html
import re
import struct

import pytest
from fastapi.testclient import TestClient

from tests.web.conftest import HERE
from tests.web.people import Guest, finished, made, table_of
from tortuga.i18n import translate


def previewed(page: str) -> dict[str, str]:
    """What a program that shows links reads of a page."""
    return dict(re.findall(r'property="og:(\w+)" content="([^"]*)"', page))


@pytest.mark.parametrize("path", ["/", "/new", "/bots", "/rules/einauge", "/settings", "/nowhere"])
def test_a_link_to_a_page_has_a_title_a_text_and_a_picture(browser: TestClient, path: str) -> None:
    found = previewed(browser.get(path).text)
    assert all(found[name] for name in ("title", "description", "image"))


def test_the_picture_of_a_link_is_a_png_at_a_whole_address(browser: TestClient) -> None:
    address = previewed(browser.get("/").text)["image"]
    assert address.startswith(f"{HERE}/")
    picture = browser.get(address.removeprefix(HERE)).content
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


def test_a_link_to_a_table_says_who_invites_to_what(browser: TestClient, guest: Guest) -> None:
    bo = guest("")
    answer = bo.get(f"/t/{table_of(browser, clock=60)}", follow_redirects=True)
    found = previewed(html.unescape(answer.text))
    assert found["title"] == f"{translate('web-game-einauge')}: {translate('web-join-invited_by', name='Anne')}"
    assert translate("web-create-clock_seconds", number=60) in found["description"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_link_to_a_result_says_who_won(browser: TestClient, language: str) -> None:
    table = finished(browser, "einauge")
    page = browser.get(f"/t/{table}/result", headers={"accept-language": language})
    won = [translate("web-front-won", language, names=name) for name in ("Anne", "Jack")]
    assert any(text in previewed(html.unescape(page.text))["title"] for text in won)


def test_a_game_that_runs_has_no_result(browser: TestClient) -> None:
    assert browser.get(f"/t/{made(browser, 'einauge')}/result").status_code in (404, 409)


def test_the_manifest_names_icons_that_are_there(browser: TestClient) -> None:
    manifest = browser.get("/manifest.webmanifest").json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        picture = browser.get(icon["src"])
        assert picture.status_code == 200
        if icon["type"] == "image/png":
            assert "x".join(map(str, struct.unpack(">II", picture.content[16:24]))) == icon["sizes"]


def test_the_manifest_can_be_installed(browser: TestClient) -> None:
    answer = browser.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (answer.json()["start_url"], answer.json()["display"]) == ("/", "standalone")
    assert 'rel="manifest" href="/manifest.webmanifest"' in browser.get("/").text
