"""The table in every language: no key is shown, the log is told in that language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.hands import act
from tests.browser.table import BOTS, GAMES, RUNNING, frame, new_table, over, together
from tortuga.i18n import languages

Guest = Callable[..., Page]
KEY = re.compile(r"\b(web|table|story|log|seat|phase|turn|refusal)-[a-z]+[-_][a-z_]+")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_every_language(guest: Guest, game: str) -> None:
    table, told = over(guest(), game), {}
    for language in languages():
        page = guest(locale=language)
        page.goto(f"/t/{table}")
        page.locator("#over").wait_for()
        told[language] = page.locator("#log li").all_text_contents()
        assert not KEY.search(page.locator("body").inner_text())
    lengths = {len(lines) for lines in told.values()}
    assert lengths == {len(told["en"])}
    for language in set(languages()) - {"en"}:
        equal = [line for line, english in zip(told[language], told["en"], strict=True) if line == english]
        assert len(equal) <= len(told["en"]) // 10, (language, equal)


@pytest.mark.parametrize("language", languages())
def test_the_heading_of_the_pirate_table_ends_before_its_cards(guest: Guest, language: str) -> None:
    page = guest(locale=language)
    together(page, "einauge")
    assert page.locator(".zone h2").last.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("language", languages())
def test_the_hint_has_room_beside_two_buttons_on_a_phone(guest: Guest, language: str) -> None:
    page = guest(PHONE, locale=language)
    together(page, "einauge", hints=True)
    page.locator(".action-bar .button").first.wait_for()
    hint, around = page.locator(".action-hint").bounding_box(), page.locator(".action-bar").bounding_box()
    assert hint and around and around["y"] <= hint["y"]
    assert hint["y"] + hint["height"] <= around["y"] + around["height"]


@pytest.mark.parametrize("language", languages())
def test_whose_turn_it_is_and_its_step_are_whole_on_a_phone(guest: Guest, language: str) -> None:
    page = guest({"width": 375, "height": 667}, locale=language)
    table = new_table(page, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": BOTS["einauge"]}], hints=True)
    page.wait_for_selector(f"{RUNNING}[data-acting='1']")
    act(page, next(text for text in frame(page, table)["legal"] if text.startswith("buy")))
    page.locator("#undo").wait_for()
    cut = page.locator("#turn .turn-who, #turn .now").evaluate_all(
        "parts => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)"
    )
    assert cut == []


#: By language: a turn of each game as its rules call it.
TURNS = {
    "barrakuda": {"de": "Runde", "en": "Turn", "fr": "Tour", "it": "Turno", "nl": "Ronde"},
    "einauge": {"de": "Zug", "en": "Turn", "fr": "Tour", "it": "Turno", "nl": "Beurt"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_has_the_name_that_the_rules_give_it_once(guest: Guest, game: str) -> None:
    table = over(guest(), game)
    for language in languages():
        page, word = guest(locale=language), TURNS[game][language]
        for path, log, title in (("", "#log", "h3"), ("/replay", "#past", "h2")):
            page.goto(f"/t/{table}{path}")
            page.locator(f"{log} {title}").first.wait_for()
            titles = page.locator(f"{log} {title}").all_inner_texts()
            assert set(titles) == {f"{word} {number + 1}" for number in range(len(titles))}
            assert not [line for line in page.locator(f"{log} li").all_inner_texts() if line.startswith(f"{word} 1:")]
