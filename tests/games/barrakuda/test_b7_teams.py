"""B7: teams."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.barrakuda.positions import moves, of, position, seat, turn
from tortuga.games.barrakuda.refusals import Refusal


def test_partners_share_a_vault() -> None:
    """B7: "Shared vault, own bags, goal 12"."""
    game = turn(position(seat(bag=3), seat(), seat("1", bag=9), teams=True), 5, 1, 3, 4)
    assert game.plain()["vaults"] == [3, 0] and game.options.goal == 12


def test_both_partners_win() -> None:
    """B7: "Shared vault, own bags, goal 12"."""
    game = turn(position(seat(bag=3), vaults=[9, 11], teams=True), 5, 1, 3, 4)
    outcome = game.outcome()
    assert outcome is not None and outcome.winners == (0, 2)
    assert [score["vault"] for score in outcome.scores] == [12, 11, 12, 11]


def test_nobody_steals_from_a_partner() -> None:
    """B7: "*Opponent* always means the other team"."""
    seats = (seat("1"), seat("1 3"), seat("1 4"), seat("1 5"))
    assert moves(turn(position(*seats, teams=True), 2, 2, 2, 2), "steal") == {"steal from 1", "steal from 3"}


def test_red_is_for_the_other_team() -> None:
    """B7: "*Opponent* always means the other team"."""
    game = turn(position(teams=True, wrecks=[1]), 1, 4, 4, 4)
    game.push("red")
    assert moves(game) == {"victim 1", "victim 3"}


def test_a_barracuda_card_of_the_other_team_goes_away() -> None:
    """B7: "*Opponent* always means the other team"."""
    game = turn(position(teams=True, fish=5, wrecks=[2]), 2, 4, 4, 4)
    assert moves(game) == {"barracuda away 1", "barracuda away 3"}


def test_tied_partners_do_neither_special_nor_theft() -> None:
    """B7: "Special and theft follow individual initiative (B4.2): tied partners do neither"."""
    game = turn(position(seat("1"), seat("1 3"), seat("3"), teams=True), 2, 2, 2, 4)
    assert not moves(game, "s") and "pass" in moves(game)


def test_partners_with_fewest_cards_may_exchange() -> None:
    """B7: "It is a third answer beside special and steal"."""
    game = turn(position(seat("1", bag=1), seat(), seat("3 4", bag=2), teams=True), 2, 4, 2, 4)
    assert moves(game) == {"special", *(f"exchange {gold}" for gold in range(4))}


def test_the_partner_gets_the_rest() -> None:
    """B7: "the acting member's new bag, 0…min(sum, 127), the partner gets the rest"."""
    game = turn(position(seat("1", bag=1), seat(), seat("3 4", bag=4), teams=True), 2, 4, 2, 3)
    game.push("exchange 5")
    assert of(game, "bag")[::2] == [5 + 1, 0 + 1]


def test_at_most_127_are_named() -> None:
    """B7: "0…min(sum, 127)"."""
    game = turn(position(seat("1", bag=100), seat(), seat("3 4", bag=100), teams=True), 2, 4, 2, 4)
    assert len(moves(game, "exchange")) == 128


@pytest.mark.parametrize("both", [62, 63, 64])  # 64 amounts fill a word of the action table
def test_all_that_both_have_may_be_one_bag(both: int) -> None:
    """B7: "0…min(sum, 127)"."""
    game = turn(position(seat("1", bag=both - 1), seat(), seat("3 4", bag=1), teams=True), 2, 4, 2, 4)
    assert moves(game, "exchange") == {f"exchange {gold}" for gold in range(both + 1)}


def test_keeping_the_bag_is_legal() -> None:
    """B7: "keeping it is legal"."""
    game = turn(position(seat("1", bag=3), seat(), seat("3 4", bag=4), teams=True), 2, 4, 2, 4)
    assert "exchange 3" in moves(game)


def test_tied_it_belongs_to_the_lower_seat() -> None:
    """B7: "It belongs to the standing member with fewest cards, tied: the lower seat"."""
    game = turn(position(seat("1"), seat("1 3"), seat("3"), teams=True), 2, 2, 2, 4)
    assert game.turn == 0


def test_it_belongs_to_the_member_with_fewest_cards() -> None:
    """B7: "It belongs to the standing member with fewest cards"."""
    game = turn(position(seat("1 3"), seat("1 3"), seat("3"), teams=True), 2, 4, 2, 4)
    assert (game.turn, "exchange 0" in moves(game)) == (2, True)


def test_tied_partners_may_pass() -> None:
    """B7: "where tied partners leave only the exchange, they may pass"."""
    game = turn(position(seat("1"), seat("1 3"), seat("3"), teams=True), 2, 2, 2, 4)
    game.push("pass")
    assert of(game, "bag") == [3, 3, 3, 5]


def test_who_has_the_special_may_not_pass() -> None:
    """B7: "where tied partners leave only the exchange, they may pass"."""
    game = turn(position(seat("1"), seat(), seat("3 4"), teams=True), 2, 4, 2, 4)
    assert game.why_not("pass") == Refusal.MAY_NOT_PASS


def test_a_lying_partner_may_be_party_to_it() -> None:
    """B7: "A lying partner may be party to it"."""
    game = turn(position(seat("1"), seat(), seat("2", pawn=2), teams=True), 2, 4, "barracuda", 4)
    game.push("fish to 6")
    game.push("exchange 4")
    assert of(game, "bag")[::2] == [5, 0]


@pytest.mark.parametrize(
    ("seats", "choices", "direction"),
    [
        ([seat("1"), seat(), seat("3")], (2, 4, 2, 3), 2),  # the fish is there
        ([seat("1"), seat(), seat("3")], (2, 4, 1, 3), 6),  # one partner elsewhere
        ([seat("1", bag=0), seat(), seat("3", bag=0)], (2, 2, 2, 4), 6),  # nothing to share
        ([seat("1"), seat("3"), seat("3")], (2, 2, 2, 4), 6),  # an opponent has as few cards
    ],
)
def test_no_exchange(seats: list[dict[str, Any]], choices: tuple[int, ...], direction: int) -> None:
    """B7: "no fish, both partners on the wreck, at least one standing, joint bags > 0"."""
    game = turn(position(*seats, teams=True), *choices, direction=direction)
    assert not moves(game, "exchange")


def test_two_lying_partners_do_not_exchange() -> None:
    """B7: "at least one standing"."""
    lying = seat("2", pawn=2)
    game = turn(position(lying, seat(), lying, teams=True), "barracuda", 4, "barracuda", 3)
    assert game.phase == "choose"


def test_in_the_comparison_both_bags_count() -> None:
    """B7: "is the sum of both"."""
    seats = (seat(bag=5), seat(bag=4), seat(bag=0), seat(bag=4))
    game = turn(position(*seats, turn=3, turn_limit=3, teams=True), 1, 1, 1, 1)
    outcome = game.outcome()
    assert outcome is not None and outcome.winners == (1, 3)
