"""Every page in every language."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.i18n.files import written
from tests.web.people import made
from tortuga.i18n import languages

PROPER_NAMES = {"web-title", "web-game-einauge", "web-game-barrakuda"}
MOST_EQUAL = 0.03


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", ["/", "/new?game=einauge", "/new?game=barrakuda", "/api", "/nowhere"])
def test_a_page_comes_in_the_language_the_browser_asks_for(browser: TestClient, language: str, path: str) -> None:
    page = browser.get(path, headers={"accept-language": f"{language}-XX,{language};q=0.9"})
    assert f'<html lang="{language}"' in page.text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_table_comes_in_every_language(browser: TestClient, language: str, game: str) -> None:
    browser.cookies.set("language", language)
    table = f"/t/{made(browser, game, layout='first')}"
    page = browser.get(table)
    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    assert browser.get(f"{table}/text").status_code == 200


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_hardly_a_sentence_is_left_in_english(language: str) -> None:
    english, other = written("en"), written(language)
    equal = [key for key in english if key not in PROPER_NAMES and other[key] == english[key] and " " in english[key]]
    assert len(equal) <= MOST_EQUAL * len(english), equal


def test_there_are_five_languages() -> None:
    assert languages() == ("de", "en", "fr", "it", "nl")
