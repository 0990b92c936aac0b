"""The guided first game: how one gets to it, and what the page is told for it."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.web.people import Guest, frame, made, steps
from tortuga.games import GAMES
from tortuga.web.guide import seed_of


def learning(browser: TestClient, game: str) -> str:
    answer = browser.post(f"/learn/{game}")
    assert answer.status_code == 303
    return str(answer.headers["location"].removeprefix("/t/"))


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_of_a_guided_game_is_known(browser: TestClient, game: str) -> None:
    dealt = [str(step) for step in GAMES[game].rules(2, seed=seed_of(game)).steps]
    assert steps(browser, learning(browser, game)) == dealt


def test_a_running_guided_game_is_offered_again(browser: TestClient) -> None:
    table = learning(browser, "einauge")
    assert f'href="/t/{table}"' in browser.get("/learn/einauge").text


def test_the_page_is_told_all_steps_for_the_guide(browser: TestClient) -> None:
    table = learning(browser, "einauge")
    browser.post(f"/api/tables/{table}/moves", json={"move": "buy black 5"})
    told = frame(browser, table)["guide"]["steps"]
    assert [0, "buy black 5"] in told and len(told) == frame(browser, table)["played"]


def test_ordinary_tables_have_no_guide(browser: TestClient) -> None:
    assert "guide" not in frame(browser, made(browser, "einauge"))


def test_spectators_have_no_guide(browser: TestClient, guest: Guest) -> None:
    assert "guide" not in frame(guest("Watcher"), learning(browser, "einauge"))
