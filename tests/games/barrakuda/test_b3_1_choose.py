"""B3.0–B3.2: choosing, the reveal, and taking all cards back."""

from __future__ import annotations

import itertools

import pytest

from tests.games.barrakuda.positions import choose, moves, of, position, seat, turn
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.kit.errors import NotationError


def test_a_single_card_is_asked_for_too() -> None:
    """B3.0: "Cards of all players (sealed; asked even if only one is legal)"."""
    game = position(seat("1 2 3 4", barracuda="centre"))
    assert game.seats_to_move == (0, 1) and moves(game, "dive 5") == {"dive 5"}
    assert [move.text for move in game.legal_moves_of(0)] == ["dive 5"]


def test_distance_comes_before_direction() -> None:
    """B3.0: "distance; direction unless the fish is controlled (always both, also if it is shown its own wreck)"."""
    game = choose(position(), 1, 1)
    phases = [game.phase]
    game.push_chance("distance 1")
    assert [*phases, game.phase] == ["distance", "direction"]


def test_no_die_shows_anything_before_all_have_chosen() -> None:
    """B3.0: "Cards of all players (sealed; asked even if only one is legal); distance"."""
    with pytest.raises(NotationError, match="distance 1"):
        position().push_chance("distance 1")


def test_a_controlled_fish_needs_no_direction() -> None:
    """B3.0: "direction unless the fish is controlled"."""
    game = choose(position(), "barracuda", 1)
    game.push_chance("distance 2")
    assert game.phase == "steer"


def test_a_special_without_alternative_is_not_asked() -> None:
    """B3.0: "Except for the card choice, a decision with one legal answer is not asked"."""
    assert turn(position(), 4, 1).phase == "choose"


def test_a_pair_of_a_hand_of_two_is_not_drawn() -> None:
    """B3.0: "nor is a red pair with one possible outcome (a hand of two)"."""
    game = turn(position(seat(), seat("1 2 3"), wrecks=[1]), 1, 4)
    game.push("red")
    assert (game.phase, game.plain()["pair"]) == ("card", [5, "barracuda"])


def test_one_card_of_the_hand() -> None:
    """B3.1: "Choose** secretly and simultaneously one card of the hand"."""
    game = position(seat("3 1", barracuda="centre"))
    assert {move.text for move in game.legal_moves_of(0)} == {"dive 2", "dive 4", "dive 5"}


def test_a_card_of_the_row_cannot_be_chosen() -> None:
    """B3.1: "one card of the hand"."""
    assert position(seat("3 1")).why_not("dive 3", 0) == Refusal.CARD_NOT_IN_HAND


def test_a_choice_may_be_replaced_until_the_last_is_in() -> None:
    """B3.1: "secretly and simultaneously"."""
    game = position()
    for text in ("dive 1", "barracuda", "dive 2"):
        game.push(text, 0)
    game.push("dive 3", 1)
    assert of(game, "pawn") == [2, 3]


def test_a_choice_is_seen_by_its_owner_alone() -> None:
    """B3.1: "secretly"."""
    game = position(players=3)
    game.push("dive 2", 1)
    seen = [[values["chosen"] for values in game.view(who).plain()["seats"]] for who in (0, 1, None)]
    assert seen == [[None, "sealed", None], [None, "dive 2", None], [None, "sealed", None]]


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_views_of_different_secrets_are_the_same_bytes(card: int) -> None:
    """B3.1: "secretly"."""
    one, other = position(), position()
    one.push(f"dive {card}", 0)
    other.push("barracuda", 0)
    assert one.view(1).state.tobytes() == other.view(1).state.tobytes()


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_choosing_is_irrelevant(order: tuple[int, ...]) -> None:
    """B3.1: "reveal together"."""
    game = position(players=3)
    for who in order:
        game.push(("dive 1", "barracuda", "dive 5")[who], who)
    assert game.plain() == choose(position(players=3), 1, "barracuda", 5).plain()


def test_a_movement_card_moves_the_pawn_and_joins_the_row() -> None:
    """B3.1: "pawn stands on wreck k, the card joins the row before its owner (oldest first)"."""
    game = choose(position(seat("3 1")), 4, 2)
    assert game.plain()["seats"][0] == seat("3 1 4", pawn=4)


def test_a_barracuda_card_lays_the_pawn_down() -> None:
    """B3.1: "the pawn stays and lies down; the card goes to the centre"."""
    game = choose(position(seat("3", pawn=3)), "barracuda", 2)
    assert game.plain()["seats"][0] == seat("3", pawn=3, lying=True, barracuda="centre")


def test_the_last_movement_card_brings_all_back() -> None:
    """B3.2: "takes all five back at once, the one just played too"."""
    game = choose(position(seat("3 1 5 4")), 2, 2)
    assert game.plain()["seats"][0] == seat(pawn=2)


def test_the_row_then_counts_nothing() -> None:
    """B3.2: "the row then counts 0"."""
    game = turn(position(seat("3 1 5 4"), seat("1")), 2, 2)
    assert (game.turn, game.plain()["initiative"]) == (0, [0, 2])


def test_a_barracuda_card_is_no_movement_card() -> None:
    """B3.2: "their last movement card"."""
    game = choose(position(seat("3 1 5 4"), seat()), "barracuda", 1)
    assert of(game, "row")[0] == [3, 1, 5, 4]


def test_chance_must_speak_first() -> None:
    """B3.0: "Order of decisions and chance"."""
    assert choose(Barrakuda(manual_chance=True), 1, 2).why_not("dive 1", 0) == Refusal.CHANCE_FIRST
