"""The review page, hints at the table, and the bots' page."""

from __future__ import annotations

import re
import time

import pytest
from fastapi.testclient import TestClient

from tests.house.tree import ROOT
from tests.web.people import finished, frame, made
from tortuga.players import names
from tortuga.show.words import languages, say, sentences
from tortuga.web.bots import key_of, ladder
from tortuga.web.portraits import PORTRAITS

GAMES = ["einauge", "barrakuda"]


def reviewed(browser: TestClient, home: str) -> str:
    """The page once it is worked out."""
    for _ in range(1200):
        page = browser.get(f"{home}/review")
        assert page.status_code == 200
        if "graph-field" in page.text:
            return str(page.text)
        time.sleep(0.1)
    raise AssertionError("the review never came")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_reviewed(browser: TestClient, game: str) -> None:
    page = reviewed(browser, f"/t/{finished(browser, game)}")
    assert page.count("<polyline") == 2


def test_the_progress_is_told_while_it_is_worked_out(browser: TestClient) -> None:
    table = finished(browser, "barrakuda")
    told = browser.get(f"/t/{table}/review/progress").json()
    assert told["done"] <= told["total"] and told["total"] > 1


def test_a_record_somebody_brings_is_reviewed(browser: TestClient) -> None:
    text = (ROOT / "tests" / "golden" / "games" / "barrakuda-players=2-layout=medium-turn_limit=5.txt").read_text()
    home = browser.post("/records", files={"record": ("game.txt", text)}).headers["location"]
    assert "mix-bar" in reviewed(browser, home)


def test_every_move_of_the_figures_leads_to_the_replay(browser: TestClient) -> None:
    table = finished(browser, "barrakuda")
    links = re.findall(rf'<th scope="row"><a href="(/t/{table}/replay\?move=\d+)"', reviewed(browser, f"/t/{table}"))
    assert browser.get(links[-1]).status_code == 200


def test_a_running_game_is_not_reviewed_for_its_players(browser: TestClient) -> None:
    assert browser.get(f"/t/{made(browser, 'einauge')}/review").status_code == 409


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_against_the_bot_one_names(browser: TestClient, game: str) -> None:
    bot = names(game)[1]
    form = {"move": "1", "seat": "0", "with": "bots", "bot": bot}
    answer = browser.post(f"/t/{finished(browser, game)}/play-on", data=form)
    assert frame(browser, answer.headers["location"].removeprefix("/t/"))["seats"][1]["bot"] == bot


# -- hints -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_shows_figures_for_the_seat_in_turn(browser: TestClient, game: str) -> None:
    table = made(browser, game, hints="1", layout="first")
    assert "advised" in browser.post(f"/t/{table}/hint", json={}).text


def test_everybody_sees_that_a_hint_was_taken(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    browser.post(f"/t/{table}/hint", json={})
    assert "hints-taken" in browser.get(f"/t/{table}").text


def test_a_table_without_hints_gives_none(browser: TestClient) -> None:
    answer = browser.post(f"/t/{made(browser, 'einauge')}/hint", json={}, headers={"accept": "application/json"})
    assert answer.json()["detail"]["reason"] == "no_hints"


def test_a_hint_is_for_whoever_sits_there(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    browser.cookies.clear()
    browser.post("/me", data={"name": "Eve"})
    answer = browser.post(f"/t/{table}/hint", json={}, headers={"accept": "application/json"})
    assert answer.json()["detail"]["reason"] == "not_at_table"


def test_a_quick_game_against_a_bot_has_a_hint_button(browser: TestClient) -> None:
    table = browser.post("/quick", data={"game": "barrakuda"}).headers["location"]
    assert "ask-advice" in browser.get(table).text


def test_a_table_of_several_people_has_none_unless_asked_for(browser: TestClient) -> None:
    assert "ask-advice" not in browser.get(f"/t/{made(browser, 'barrakuda', layout='first')}").text


# -- the bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_bots_introduce_themselves(browser: TestClient, language: str) -> None:
    browser.cookies.set("language", language)
    assert say("web.bots.line.matrose", language) in browser.get("/bots").text.replace("&#39;", "'")


def test_the_language_can_be_chosen_among_the_bots(browser: TestClient) -> None:
    assert 'name="next" value="/bots"' in browser.get("/bots").text


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_portrait_and_a_line(game: str) -> None:
    keys = {bot.key for bot in ladder(game)}
    assert keys <= set(PORTRAITS) and {f"web.bots.line.{key}" for key in keys} <= set(sentences("en"))


def test_a_key_is_plain_letters() -> None:
    assert key_of("Kapitän") == "kapitan"


def test_the_form_of_a_new_table_introduces_the_bots(browser: TestClient) -> None:
    assert browser.get("/new?game=einauge").text.count('class="portrait"') == len(ladder("einauge"))
