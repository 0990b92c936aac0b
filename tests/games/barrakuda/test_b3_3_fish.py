"""B3.3: the fish."""

from __future__ import annotations

import pytest

from tests.games.barrakuda.positions import cards_with, choose, moves, of, position, seat, turn, wreck
from tortuga.games.barrakuda.game import Barrakuda


def fish_of(game: Barrakuda) -> int:
    """Where the fish is."""
    return int(game.plain()["fish"])


@pytest.mark.parametrize(("distance", "reached"), [(1, {6, 1, 2, 5}), (2, {1, 2, 3, 4, 5, 6})])
def test_the_owner_names_a_wreck_within_the_distance(distance: int, reached: set[int]) -> None:
    """B3.3: "its owner sees the distance d and names a wreck at distance ≤ d, its own included"."""
    game = turn(position(), "barracuda", 1, distance=distance)
    assert moves(game) == {f"fish to {number}" for number in reached}


def test_two_barracuda_cards_leave_it_to_the_dice() -> None:
    """B3.3: "Otherwise both dice"."""
    game = choose(position(), "barracuda", "barracuda")
    game.push_chance("distance 1")
    assert game.phase == "direction"


def test_it_swims_as_far_as_the_die_shows() -> None:
    """B3.3: "d steps towards the wreck shown"."""
    assert fish_of(turn(position(layout="1 2 3 4 5 6"), 1, 1, distance=2, direction=1)) == 4


def test_at_a_fork_it_takes_the_highest_number() -> None:
    """B3.3: "each step to the highest-numbered neighbour strictly nearer the target"."""
    assert fish_of(turn(position(), 1, 1, distance=1, direction=3)) == 2


def test_whole_ways_are_not_compared() -> None:
    """B3.3: "whole ways are not compared"."""
    game = turn(position(fish=5, layout="medium"), 1, 1, distance=2, direction=1)
    assert fish_of(game) == 3  # by way of 4, though 5-2-6-1 has the higher 6 on its way


def test_it_stops_on_arrival() -> None:
    """B3.3: "it stops on arrival"."""
    assert fish_of(turn(position(), 3, 3, distance=2, direction=1)) == 1


def test_shown_its_own_wreck_it_stays() -> None:
    """B3.3: "shown its own wreck it stays"."""
    assert fish_of(turn(position(), 1, 1, distance=2, direction=6)) == 6


def test_passing_through_does_nothing() -> None:
    """B3.3: "Passing through does nothing"."""
    game = turn(position(), 2, 1, distance=2, direction=3)
    assert of(game, "bag")[0] == 3 and fish_of(game) == 3


def test_a_stop_action_fires_at_once() -> None:
    """B3.3: "A stop action fires at once, only if the final wreck differs from the starting one"."""
    game = position(seat(barracuda="centre"), cards=cards_with({2: wreck(stop="all_back")}))
    assert of(turn(game, 4, 4, direction=2), "barracuda") == ["hand", "hand"]


def test_cards_returned_are_in_hand_during_the_actions() -> None:
    """B3.3: "cards returned then are in hand during the actions"."""
    game = turn(position(seat(barracuda="centre"), seat(), seat(), fish=5, wrecks=[2]), 2, 4, 4, direction=6)
    assert moves(game) == {"barracuda away 1", "barracuda away 2"}


def test_without_leaving_its_wreck_nothing_fires() -> None:
    """B3.3: "only if the final wreck differs from the starting one"."""
    cards = cards_with({5: wreck(stop="all_back")})
    game = turn(position(seat(barracuda="centre"), fish=5, cards=cards), 1, 1)
    assert of(game, "barracuda")[0] == "centre"


def test_a_led_fish_fires_its_stop_action_too() -> None:
    """B3.3: "A stop action fires at once"."""
    game = turn(position(fish=5, wrecks=[6]), "barracuda", 1)
    game.push("fish to 6")
    assert game.phase == "jump" and game.plain()["actor"] is None


def test_a_jump_fires_no_stop_action() -> None:
    """B3.3: "A jump fires no stop action"."""
    cards = cards_with({2: wreck(stop="all_back"), 6: wreck(stop="jump")})
    game = turn(position(seat(barracuda="centre"), fish=5, cards=cards), 3, 3, direction=6)
    game.push_chance("jump 2")
    assert of(game, "barracuda")[0] == "centre"


def test_after_a_jump_the_controller_is_safe() -> None:
    """B3.3: "pawns stay lying and the controller safe after it"."""
    game = turn(position(seat("3", pawn=3, bag=5), fish=5, wrecks=[6]), "barracuda", 3)
    game.push("fish to 6")
    game.push_chance("jump 3")
    assert of(game, "bag") == [5, 0]
