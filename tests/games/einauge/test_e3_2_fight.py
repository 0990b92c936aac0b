"""E3.2: fight."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import cards_with, moves, owned, position, purse, seat
from tortuga.games.einauge.refusals import Refusal


def test_three_sabres_win_a_card_without_a_sabre() -> None:
    """E3.2: "Give 3 sabres, or 4 if the card shows a sabre"."""
    game = position(seat(sabres=3), phase="fight", table="red 2, red 3")
    game.push("fight red 2")
    assert owned(game) == seat("red 2", sabres=0)


def test_four_sabres_win_a_card_that_shows_one() -> None:
    """E3.2: "Give 3 sabres, or 4 if the card shows a sabre"."""
    game = position(seat(sabres=4), phase="fight", table="red 2, red 3")
    game.push("fight red 3")
    assert owned(game) == seat("red 3", sabres=1)  # four given, one of income


@pytest.mark.parametrize(
    ("sabres", "prey"),
    [(2, set()), (3, {"fight red 2", "fight ship alone"}), (4, {"fight red 2", "fight red 3", "fight ship alone"})],
)
def test_what_the_sabres_suffice_for(sabres: int, prey: set[str]) -> None:
    """E3.2: "Give 3 sabres, or 4 if the card shows a sabre, and take one card of the pirate table"."""
    game = position(seat(sabres=sabres), phase="fight", table="red 2, red 3, ship")
    assert moves(game, "fight") == prey


def test_the_income_does_not_pay_the_fight() -> None:
    """E3.2: "Give 3 sabres, or 4 if the card shows a sabre"."""
    game = position(seat("red 4 5", sabres=3), phase="fight", table="red 3")
    assert game.why_not("fight red 3") == Refusal.TOO_FEW_SABRES


def test_the_whole_row_pays_after_a_fight() -> None:
    """E3.2: "income as in E4.3"."""
    game = position(seat("red 4 8", sabres=3), phase="fight", table="red 7")
    game.push("fight red 7")
    assert purse(game) == (20 + 1, 3 - 3 + 1, 1 + 2 + 1)


def test_a_card_that_cannot_be_placed_cannot_be_won() -> None:
    """E3.2: "take one card of the pirate table that you can place"."""
    game = position(seat("red 2 3 4 5 6 7 ship", sabres=9), phase="fight", table="red 8")
    assert game.why_not("fight red 8") == Refusal.ROW_FULL and moves(game) == {"pass"}


def test_a_normal_fight_is_not_for_the_display() -> None:
    """E3.2: "take one card of the pirate table"."""
    game = position(seat(sabres=9), phase="fight", display="red 2", table="red 4")
    assert game.why_not("fight red 2") == Refusal.NO_SUCH_CARD_THERE


def test_a_ship_of_the_display_is_not_there_to_fight_for() -> None:
    """E3.2: "take one card of the pirate table"."""
    game = position(seat(sabres=9), phase="fight", display="ship", table="red 4")
    assert game.why_not("fight ship alone") == Refusal.NO_SUCH_CARD_THERE


def test_the_prize_leaves_the_table() -> None:
    """E3.2: "take one card of the pirate table"."""
    game = position(seat(sabres=3), phase="fight", table="red 2, ship, ship")
    game.push("fight ship alone")
    assert game.plain()["table"] == ["red 2", "ship"]


def test_sabres_bought_this_turn_count() -> None:
    """E3.2: "Sabres from this turn's purchase count"."""
    game = position(seat(sabres=2), display="red 3", table="blue 2")
    game.push("buy red 3")
    assert "fight blue 2" in moves(game)


def test_a_ship_that_shows_a_sabre_costs_four() -> None:
    """E3.2: "or 4 if the card shows a sabre"."""
    cards = cards_with({"ship": {"sabres": 2}})
    game = position(seat("red 2", sabres=4), phase="fight", table="ship", cards=cards)
    game.push("fight ship red")
    assert owned(game) == seat("red 2 ship", sabres=2)
