"""B6: the end."""

from __future__ import annotations

import pytest

from tests.games.barrakuda.positions import cards_with, of, position, seat, turn, wreck
from tortuga.games.barrakuda.game import Barrakuda


def result(game: Barrakuda) -> tuple[str, tuple[int, ...]] | None:
    """Why and for whom."""
    outcome = game.outcome()
    return None if outcome is None else (outcome.why, outcome.winners)


def test_whoever_has_the_goal_in_the_vault_wins() -> None:
    """B6: "whoever has `goal` or more in the vault wins"."""
    game = turn(position(seat(bag=2), seat(bag=40), vaults=[6, 7]), 5, 4)
    assert result(game) == ("goal", (0,))


def test_below_the_goal_the_game_goes_on() -> None:
    """B6: "whoever has `goal` or more"."""
    assert result(turn(position(seat(bag=1), vaults=[6, 7]), 5, 4)) is None


def test_no_later_wreck_is_resolved() -> None:
    """B6: "the game ends there: no later wreck, no red, no end of turn"."""
    cards = cards_with({3: wreck("bank")})
    game = turn(position(seat(bag=9), seat(bag=0), cards=cards, goal=7), 3, 4)
    assert game.is_over and of(game, "bag") == [2, 0]


def test_no_red_action_is_done() -> None:
    """B6: "no later wreck, no red, no end of turn"."""
    game = turn(position(seat(), seat(bag=9), goal=7, wrecks=[1]), 1, 5)
    game.push("red")
    assert game.is_over and game.plain()["reds"] == [0, 0]


def test_there_is_no_end_of_turn() -> None:
    """B6: "no end of turn"."""
    game = turn(position(seat("1", pawn=1), seat(bag=9, pawn=5), goal=7), "barracuda", 5)
    game.push("fish to 6")
    assert game.is_over and of(game, "lying") == [True, False] and of(game, "barracuda") == ["centre", "hand"]


def test_the_goal_is_tested_after_the_whole_wreck() -> None:
    """B6: "The goal is tested after each wreck is completely resolved"."""
    cards = cards_with({3: wreck("bank", "gold 5")})
    game = turn(position(seat(bag=7), cards=cards, goal=7), 3, 4)
    assert game.is_over and of(game, "bag")[0] == 5


@pytest.mark.parametrize(
    ("bags", "vaults", "winners"),
    [((3, 4), (4, 4), (1,)), ((3, 3), (4, 4), (0, 1)), ((9, 5), (0, 2), (0,)), ((4, 3), (3, 4), (0, 1))],
)
def test_several_at_once_compare(bags: tuple[int, int], vaults: tuple[int, int], winners: tuple[int, ...]) -> None:
    """B6: "Several at once (only with users' tables), or the turn limit: higher vault, then fuller bag"."""
    cards = cards_with({3: wreck(None, "bank")})
    game = turn(position(*(seat(bag=bag) for bag in bags), vaults=list(vaults), cards=cards, goal=6), 3, 3)
    assert result(game) == ("goal", winners)


def test_at_the_turn_limit_the_higher_vault_wins() -> None:
    """B6: "or the turn limit: higher vault"."""
    game = turn(position(seat(bag=0), seat(bag=50), vaults=[3, 2], turn=9, turn_limit=9), 1, 3)
    assert result(game) == ("turn_limit", (0,))


def test_then_the_fuller_bag() -> None:
    """B6: "higher vault, then fuller bag"."""
    game = turn(position(seat(bag=0), seat(bag=50), vaults=[3, 3], turn=9, turn_limit=9), 1, 3)
    assert result(game) == ("turn_limit", (1,))


def test_then_it_is_shared() -> None:
    """B6: "then shared"."""
    game = turn(position(turn=9, turn_limit=9, players=3), 1, 1, 1)
    assert result(game) == ("turn_limit", (0, 1, 2))


def test_the_scores_are_vault_and_bag() -> None:
    """B6: "higher vault, then fuller bag"."""
    game = position(seat(bag=4), seat(bag=5), vaults=[1, 2])
    assert game.scores() == ({"vault": 1, "bag": 4}, {"vault": 2, "bag": 5}) and game.outcome() is None
