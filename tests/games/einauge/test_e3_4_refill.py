"""E3.4: refill."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import position, seat
from tortuga.games.kit.errors import NotationError

FIVE = "orange 2, orange 3, orange 4, orange 5, orange 6"


def test_the_display_is_filled_up_to_six() -> None:
    """E3.4: "Turn up cards until the display holds 6 or the pile is empty"."""
    game = position(phase="lay", display=FIVE, manual_chance=False)
    game.push("lay orange 2")
    assert len(game.plain()["display"]) == 6 and game.turn == 1


def test_each_island_of_the_pile_is_an_outcome() -> None:
    """E3.4: "Turn up cards until the display holds 6"."""
    game = position(phase="refill", display=FIVE, pile="red 2, blue 8, sky 4", colours="red, blue, sky, rose, orange")
    assert game.chance_outcomes == ["up red 2", "up blue 8", "up sky 4"]


def test_ships_follow_by_themselves_when_the_islands_are_used_up() -> None:
    """E3.4: "Turn up cards until the display holds 6"."""
    game = position(phase="refill", display="orange 2, orange 3, orange 4", pile="red 2")
    game.push_chance("up red 2")
    assert game.plain()["display"] == ["red 2", "orange 2", "orange 3", "orange 4", "ship", "ship"]


def test_the_pile_can_run_out() -> None:
    """E3.4: "or the pile is empty"."""
    game = position(phase="lay", display="orange 2, orange 3, orange 4", pile="ship, ship")
    game.push("lay orange 2")
    assert (game.plain()["display"], game.plain()["pile"]) == (["orange 3", "orange 4", "ship", "ship"], [])


def test_with_an_empty_pile_the_turn_just_ends() -> None:
    """E3.4: "or the pile is empty"."""
    game = position(phase="lay", display=FIVE, pile="")
    game.push("lay orange 2")
    assert (game.turn, len(game.plain()["display"])) == (1, 4)


def test_a_full_display_takes_no_card() -> None:
    """E3.4: "until the display holds 6"."""
    six = f"{FIVE}, orange 7"
    game = position(phase="fight", display=six, table="red 2, red 3, red 4, red 5, red 6, red 7")
    game.push("pass")
    assert game.phase == "buy" and len(game.plain()["display"]) == 6


@pytest.mark.parametrize("card", ["orange 2", "red 4", "ship"])
def test_only_an_island_of_the_pile_is_turned_up(card: str) -> None:
    """E3.4: "Turn up cards until the display holds 6 or the pile is empty"."""
    game = position(phase="refill", display=FIVE, pile="red 2, red 3")
    with pytest.raises(NotationError):
        game.push_chance(f"up {card}")


def test_no_card_is_turned_up_while_a_player_decides() -> None:
    """E3.4: "Turn up cards until the display holds 6"."""
    with pytest.raises(NotationError, match="phase buy"):
        position(display=FIVE, pile="red 2").push_chance("up red 2")


def test_only_the_named_card_leaves_the_pile() -> None:
    """E3.4: "Turn up cards"."""
    game = position(phase="refill", display=FIVE, pile="red 2, red 3")
    game.push_chance("up red 3")
    assert [card for card in game.plain()["pile"] if card != "ship"] == ["red 2"]


@pytest.mark.parametrize("end", ["finish_round", "others_once_more"])
@pytest.mark.parametrize(("players", "pile", "display"), [(2, 4, 6), (3, 2, 6), (4, 0, 6), (5, 0, 4)])
def test_when_the_pile_runs_out_and_the_display_falls_short(players: int, pile: int, display: int, end: str) -> None:
    """E3.4: "the pile can run out with 4 or 5 players; the display falls short only with 5, only after the last normal
    turn, never below 4": if seat 0 shows the first ship, and everybody buys and lays."""
    game = position(players=players, pile=", ".join(["ship"] * 8), end=end)
    while game.phase != "final":
        assert game.phase != "buy" or len(game.plain()["display"]) == 6
        game.push("pass" if game.phase == "fight" else next(iter(game.legal_moves)))
    assert (len(game.plain()["pile"]), len(game.plain()["display"])) == (pile, display)


def test_a_sold_card_does_not_go_back_under_the_pile() -> None:
    """E3.4: "Turn up cards until the display holds 6 or the pile is empty"."""
    game = position(seat("red 2"), display="orange 2", pile="")
    game.push("sell red 2")
    assert game.plain()["pile"] == []
