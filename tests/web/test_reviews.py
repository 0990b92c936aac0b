"""The review page, hints at the table, and the bots' page."""

from __future__ import annotations

import html
import json
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.project.tree import ROOT
from tests.web.people import finished, frame, made
from tortuga.games.kit.game import Game
from tortuga.i18n import ids, languages, translate
from tortuga.players import names
from tortuga.tables.bot_process import BotProcess, NoAnswer
from tortuga.web.app import create_app
from tortuga.web.pages import reviews
from tortuga.web.pages.bots import key_of, ladder
from tortuga.web.pages.portraits import PORTRAITS
from tortuga.web.pages.reviews import AT_ONCE
from tortuga.web.settings import Settings

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


def test_the_worst_moves_are_shown_with_their_positions_and_why_they_are_worse(browser: TestClient) -> None:
    page = reviewed(browser, f"/t/{finished(browser, 'barrakuda')}")
    positions = json.loads(page.partition('id="positions"')[2].partition(">")[2].partition("</script>")[0])
    assert positions and all(each["mark"] in each["view"]["legal"] for each in positions)
    assert len(re.findall(r'class="why">[^<]+\.<', page)) == len(positions)


def test_the_graph_is_numbered_by_turns(browser: TestClient) -> None:
    page = reviewed(browser, f"/t/{finished(browser, 'barrakuda')}")
    turns = page.partition('class="graph-turns"')[2].partition("</div>")[0]
    assert re.findall(r">([^<>]+)</span>", turns) == [translate("web-table-turn_block", turn=1), "2"]


def test_a_running_game_is_not_reviewed_for_its_players(browser: TestClient) -> None:
    assert browser.get(f"/t/{made(browser, 'einauge')}/review").status_code == 409


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_against_the_bot_one_names(browser: TestClient, game: str) -> None:
    bot = names(game)[1]
    form = {"move": "1", "seat": "0", "with": "bots", "bot": bot}
    answer = browser.post(f"/t/{finished(browser, game)}/play-on", data=form)
    assert frame(browser, answer.headers["location"].removeprefix("/t/"))["seats"][1]["bot"] == bot


# -- how many reviews --------------------------------------------------------------------------------------------------


@pytest.fixture
def judged_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Game]]:
    """The games whose first points are being judged; that does not end before the server is stopped."""
    held, games = threading.Event(), list[Game]()

    def work(_: BotProcess, work: Any, arguments: tuple[Any, ...], timeout: float) -> Any:
        del work, timeout
        games.append(arguments[0])
        held.wait(60)
        raise NoAnswer

    monkeypatch.setattr(BotProcess, "work", work)
    monkeypatch.setattr(BotProcess, "close", lambda _: held.set())
    yield games
    held.set()


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """With more processes than one user may have reviews, so that none waits for another."""
    return create_app(Settings(database=str(tmp_path / "tables.sqlite3"), bot_pause=0, thinkers=8))


GOLDEN = sorted((ROOT / "tests" / "golden" / "games").glob("*.txt"))


def brought(browser: TestClient, file: Path = GOLDEN[0], date: str = "2026-01-01") -> str:
    """The address of a record."""
    text = re.sub(r'\[Date "[^"]*"\]', f'[Date "{date}"]', file.read_text())
    return str(browser.post("/records", files={"record": ("game.txt", text)}).headers["location"])


def test_a_review_page_that_is_loaded_twice_is_worked_out_once(browser: TestClient, judged_games: list[Game]) -> None:
    home = brought(browser)
    for path in ("review", "review", "review/progress"):
        browser.get(f"{home}/{path}")
    assert len(judged_games) == 1


def test_a_game_that_is_brought_twice_is_reviewed_once(browser: TestClient, judged_games: list[Game]) -> None:
    for date in ("2026-01-01", "2026-02-02"):
        browser.get(f"{brought(browser, date=date)}/review")
    browser.get("/healthz")
    assert len(judged_games) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.usefixtures("judged_games")
def test_more_unfinished_reviews_than_one_user_may_have_are_refused(browser: TestClient, language: str) -> None:
    browser.cookies.set("language", language)
    answers = [browser.get(f"{brought(browser, file)}/review") for file in GOLDEN[: AT_ONCE + 1]]
    assert [answer.status_code for answer in answers] == [200] * AT_ONCE + [429]
    assert translate("web-review-too_many", language, most=AT_ONCE) in html.unescape(answers[-1].text)


@pytest.mark.usefixtures("judged_games")
def test_the_reviews_of_one_user_keep_no_other_out(browser: TestClient) -> None:
    for file in GOLDEN[:AT_ONCE]:
        browser.get(f"{brought(browser, file)}/review")
    browser.post("/me", data={"name": "Bo"})
    assert browser.get(f"{brought(browser, GOLDEN[AT_ONCE])}/review").status_code == 200


@pytest.mark.parametrize("language", languages())
@pytest.mark.usefixtures("judged_games")
def test_a_review_that_waits_says_its_place_in_the_queue(browser: TestClient, language: str) -> None:
    browser.app.state.services.host.duties.thinkers._free.clear()  # type: ignore[attr-defined]
    browser.cookies.set("language", language)
    homes = [brought(browser, file) for file in GOLDEN[:2]]
    pages = [browser.get(f"{home}/review") for home in homes]
    told = browser.get(f"{homes[1]}/review/progress").json()
    assert told["queue"] == translate("web-review-queue", language, place=2)
    assert pages[0].status_code == 200 and 'id="queue"' in pages[0].text


@pytest.mark.usefixtures("judged_games")
def test_the_reviews_of_many_users_of_one_network_keep_no_other_network_out(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "OF_NETWORK", 2)
    statuses = []
    for file in GOLDEN[:3]:
        browser.cookies.clear()
        browser.post("/me", data={"name": "Eve"})
        statuses.append(browser.get(f"{brought(browser, file)}/review").status_code)
    monkeypatch.setattr(reviews, "network_of", lambda _: "192.0.2.7")
    statuses.append(browser.get(f"{brought(browser, GOLDEN[3])}/review").status_code)
    assert statuses == [200, 200, 429, 200]


# -- hints -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_shows_figures_for_the_seat_in_turn(browser: TestClient, game: str) -> None:
    table = made(browser, game, hints="1", layout="first")
    told = browser.post(f"/api/tables/{table}/hint", json={}).json()
    assert sorted(row["move"] for row in told["rows"]) == sorted(frame(browser, table)["view"]["legal"])
    assert all(row["error"] > 0 for row in told["rows"])
    assert told["why"]["id"].startswith("why-")


def die(view: object) -> None:
    """Stand in for a hint: the process that works it out is killed meanwhile."""
    del view
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_hint_whose_process_dies_is_refused_with_a_sentence_and_the_next_one_comes(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, headers = made(browser, "einauge", hints="1"), {"accept": "application/json"}
    with monkeypatch.context() as patch:
        patch.setattr("tortuga.web.api.hints.hint", die)
        dead = browser.post(f"/api/tables/{table}/hint", json={}, headers=headers)
    told = (dead.status_code, dead.json()["detail"]["text"])
    assert told == (503, translate("table-refused-hint_failed"))
    assert browser.post(f"/api/tables/{table}/hint", json={}).json()["rows"]


def test_everybody_sees_that_a_hint_was_taken(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    browser.post(f"/api/tables/{table}/hint", json={})
    assert [seat["hints"] for seat in frame(browser, table)["seats"]] == [1, 0]


def test_a_table_without_hints_gives_none(browser: TestClient) -> None:
    answer = browser.post(
        f"/api/tables/{made(browser, 'einauge')}/hint", json={}, headers={"accept": "application/json"}
    )
    assert answer.json()["detail"]["reason"] == "no_hints"


def test_a_hint_is_for_whoever_sits_there(browser: TestClient) -> None:
    table = made(browser, "einauge", hints="1")
    browser.cookies.clear()
    browser.post("/me", data={"name": "Eve"})
    answer = browser.post(f"/api/tables/{table}/hint", json={}, headers={"accept": "application/json"})
    assert answer.json()["detail"]["reason"] == "not_at_table"


def test_a_quick_game_against_a_bot_has_hints(browser: TestClient) -> None:
    table = browser.post("/quick", data={"game": "barrakuda"}).headers["location"]
    assert frame(browser, table.removeprefix("/t/"))["table"]["hints"]


def test_a_table_of_several_people_has_none_unless_asked_for(browser: TestClient) -> None:
    assert not frame(browser, made(browser, "barrakuda", layout="first"))["table"]["hints"]


# -- the bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_bots_introduce_themselves(browser: TestClient, language: str) -> None:
    browser.cookies.set("language", language)
    assert translate("web-bots-line-matrose", language) in browser.get("/bots").text.replace("&#39;", "'")


def test_every_bot_shows_its_level(browser: TestClient) -> None:
    page = browser.get("/bots").text
    assert all(translate("web-bots-level", level=bot.level) in page for game in GAMES for bot in ladder(game))


def test_the_language_can_be_chosen_among_the_bots(browser: TestClient) -> None:
    assert 'name="next" value="/bots"' in browser.get("/bots").text


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_portrait_and_a_line(game: str) -> None:
    keys = {bot.key for bot in ladder(game)}
    assert keys <= set(PORTRAITS) and {f"web-bots-line-{key}" for key in keys} <= set(ids())


def test_a_key_is_plain_letters() -> None:
    assert key_of("Kapitän") == "kapitan"


def test_the_form_of_a_new_table_introduces_the_bots(browser: TestClient) -> None:
    assert browser.get("/new?game=einauge").text.count('class="portrait"') == len(ladder("einauge"))
