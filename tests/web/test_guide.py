"""The guided first game: what it says, what it points at, and how one gets to it."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.web.people import steps
from tortuga.games import GAMES
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.i18n import languages
from tortuga.render.kit.messages import told
from tortuga.tables.table import Seat, Table
from tortuga.web.guide import Guide, guide_of, panel_of
from tortuga.web.guide.pages import seed_of
from tortuga.web.pages.rulebook.positions import barrakuda, diver, einauge, owner, turn

NAMES = ["Ann", "Ben"]


def table_of(game: Game) -> Table:
    return Table("t", status="running", spec={"guide": True}, seats=[Seat(name=name) for name in NAMES], game=game)


def panel(game: Game, seat: int = 0) -> Guide:
    found = panel_of(table_of(game), seat)
    assert found is not None
    return found


def begun(name: str, *moves: str) -> Game:
    """The known deal after moves of the learner."""
    game = GAMES[name].rules(2, seed=seed_of(name))
    for move in moves:
        game.push(move)
    return game


def words(messages: list[Message]) -> str:
    return " ".join(told(message, "en", NAMES) for message in messages)


# -- what it says


@pytest.mark.parametrize(("name", "win"), [("einauge", "most jewels"), ("barrakuda", "Only gold in the vault counts")])
def test_the_guide_says_first_how_one_wins(name: str, win: str) -> None:
    assert win in words(panel(begun(name)).say[:1])


def test_the_guide_says_what_a_row_paid() -> None:
    assert words(panel(begun("einauge", "buy black 5")).news) == "Your black row paid 1 sabre, 2 ducats."


def test_the_guide_accepts_another_move_than_the_one_it_names() -> None:
    assert words(panel(begun("einauge", "buy yellow 3")).news) == "Your yellow row paid 1 sabre."


def test_after_a_purchase_the_guide_explains_the_fight() -> None:
    guide = panel(begun("einauge", "buy black 5"))
    assert "black 7 takes 3 sabres, and you have 3 sabres" in words(guide.say)


def test_selling_is_taught_before_it_is_needed() -> None:
    game = begun("einauge")
    while panel(game).title.id != "guide-einauge-title-sell":
        game.push(panel(game, game.turn or 0).mark or next(iter(game.legal_moves)))
        assert not game.is_over
    assert "a jewel brings 3 ducats, a card 5" in words(panel(game).say)


def test_the_guide_says_why_the_fish_took_a_bag() -> None:
    game = turn(barrakuda(diver(bag=6), diver()), 2, 4, distance=1, direction=2)
    assert "The fish came to wreck 2 while you were there: you dropped the whole bag (6 gold)" in words(
        panel(game).news
    )


def test_the_guide_says_why_a_bag_was_stolen() -> None:
    game = turn(barrakuda(diver("1"), diver("4 5", bag=6)), 2, 2)
    game.push("steal from 1")
    assert "Ann stole your bag (6 gold): on wreck 2 their row was shorter" in words(panel(game, 1).news)


def test_a_sealed_choice_is_explained() -> None:
    table = table_of(begun("barrakuda"))
    table.sealed = {0: "dive 4"}
    guide = panel_of(table, 0)
    assert guide and guide.title.id == "guide-barrakuda-title-sealed"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_guided_game_is_told_in_every_language(name: str, language: str) -> None:
    game = begun(name)
    while not game.is_over:
        seat = game.seats_to_move[0]
        guide = panel(game, seat)
        assert all(told(message, language, NAMES) for message in (guide.title, *guide.say, *guide.news))
        game.push(guide.mark or next(iter(game.legal_moves_of(seat))), seat)


# -- what it points at


@pytest.mark.parametrize(("name", "move"), [("einauge", "buy black 5"), ("barrakuda", "dive 4")])
def test_the_guide_points_at_a_card(name: str, move: str) -> None:
    assert panel(begun(name)).mark == move


def test_whoever_cannot_buy_is_shown_what_to_sell() -> None:
    game = einauge(owner(ducats=3), owner(), display="red 5")
    assert panel(game).mark == "sell jewel"


def test_whoever_waits_is_shown_no_move() -> None:
    assert panel(begun("einauge"), 1).mark is None


# -- how one gets to it


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


def test_ordinary_tables_have_no_guide() -> None:
    table = table_of(begun("einauge"))
    table.spec = {}
    assert guide_of(table, 0) is None


def test_spectators_have_no_guide() -> None:
    assert guide_of(table_of(begun("einauge")), None) is None
