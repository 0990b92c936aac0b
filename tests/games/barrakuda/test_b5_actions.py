"""B5: what the icons do."""

from __future__ import annotations

import pytest

from tests.games.barrakuda.positions import Plain, cards_with, moves, of, position, seat, turn, wreck
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.kit.errors import NotationError


def vaults(game: Barrakuda) -> list[int]:
    """The gold in the vaults."""
    return list(game.plain()["vaults"])


def test_a_forced_take_back_delays_the_reset() -> None:
    """B5: "none may be declined [H; it can matter: with four cards in the row a forced take-back delays the reset]"."""
    game = turn(position(seat("3 4 5")), 1, 4)
    assert of(game, "row")[0] == [] and game.phase == "choose"


def test_a_declined_take_back_brings_the_reset() -> None:
    """B5: "a forced take-back delays the reset] unless `declining` is `allowed`"."""
    game = turn(position(seat("5 4 2"), declining="allowed"), 3, 4)
    game.push("decline")
    assert of(turn(game, 1, 2), "row")[0] == []


def test_whoever_stands_there_is_asked_to_do_or_decline() -> None:
    """B0: "a standing diver is then asked `do` or `decline` for a general action that takes cards back"."""
    game = turn(position(seat("4"), declining="allowed"), 3, 4)
    assert (game.phase, game.turn, moves(game)) == ("general", 0, {"do", "decline"})


def test_to_do_it_takes_the_cards_back() -> None:
    """B0: "asked `do` or `decline`"."""
    game = turn(position(seat("4"), declining="allowed"), 3, 4)
    game.push("do")
    assert of(game, "row")[0] == [3]


def test_all_who_stand_there_are_asked_in_turn() -> None:
    """B0: "a standing diver is then asked `do` or `decline`"."""
    game = turn(position(seat("4", bag=0), seat("5", bag=0), seat("1", bag=0), declining="allowed"), 3, 3, "barracuda")
    game.push("fish to 6")
    game.push("decline")
    assert (game.turn, moves(game)) == (1, {"do", "decline"})


def test_under_the_fish_the_general_action_may_be_declined_too() -> None:
    """B0: "a standing diver is then asked `do` or `decline` for a general action that takes cards back"."""
    game = turn(position(seat("4"), fish=3, declining="allowed"), 3, 4)
    assert moves(game) == {"do", "decline"}


@pytest.mark.parametrize("general", ["gold 1", "bank", "bank_all", "shelter"])
def test_gold_bank_and_shelter_are_never_asked(general: str) -> None:
    """B0: "gold, bank and shelter are never asked"."""
    game = turn(position(seat("5"), cards=cards_with({3: wreck(general=general)}), declining="allowed"), 3, 4)
    assert game.phase == "choose"


def test_a_special_action_is_not_declined() -> None:
    """B0: "asked `do` or `decline` for a general action"."""
    game = turn(position(seat("3 4"), cards=cards_with({1: wreck("take_back 1")}), declining="allowed"), 1, 4)
    assert (game.phase, of(game, "row")[0]) == ("choose", [4, 1])


def test_the_own_barracuda_card_may_be_declined() -> None:
    """B0: "(take back, own Barracuda card, all Barracuda cards)"."""
    seats = (seat(barracuda="centre"), seat(barracuda="centre"))
    game = turn(position(*seats, fish=5, wrecks=[2], declining="allowed"), 2, 4)
    assert moves(game) == {"barracuda back", "decline"}
    game.push("decline")
    assert of(game, "barracuda") == ["hand", "hand"]  # B3.5: both lay in the centre


def test_with_the_own_card_in_hand_nothing_is_declined() -> None:
    """B0: "for a general action that takes cards back"."""
    game = turn(position(players=3, fish=5, wrecks=[2], declining="allowed"), 2, 4, 4)
    assert moves(game) == {"barracuda away 1", "barracuda away 2"}


@pytest.mark.parametrize(("answer", "other"), [("do", "hand"), ("decline", "centre")])
def test_all_barracuda_cards_may_be_declined(answer: str, other: str) -> None:
    """B0: "(take back, own Barracuda card, all Barracuda cards)"."""
    cards = cards_with({3: wreck(general="all_back")})
    game = turn(position(seat(), seat(barracuda="centre"), fish=5, cards=cards, declining="allowed"), 3, 4)
    game.push(answer)
    assert of(game, "barracuda") == ["hand", other]


def test_where_no_card_would_come_back_nobody_is_asked() -> None:
    """B0: "for a general action that takes cards back"."""
    game = turn(position(seat("1 2 4 5"), declining="allowed"), 3, 4)  # B3.2 has emptied the row
    assert game.phase == "choose"


def test_take_back_or_red_may_be_declined() -> None:
    """B0: "for a general action that takes cards back"."""
    game = turn(position(seat("4"), cards=cards_with({3: wreck(general="or_red")}), declining="allowed"), 3, 4)
    assert moves(game) == {"take back", "red", "decline"}


@pytest.mark.parametrize("x", [1, 9])
def test_gold_goes_to_the_bag(x: int) -> None:
    """B5.1: "+X gold: to the bag"."""
    game = turn(position(cards=cards_with({4: wreck(f"gold {x}")})), 4, 1)
    assert (of(game, "bag")[0], vaults(game)) == (2 + x, [0, 0])


@pytest.mark.parametrize(("bag", "banked"), [(0, 0), (3, 3), (7, 7), (9, 7)])
def test_up_to_seven_to_the_vault(bag: int, banked: int) -> None:
    """B5.1: "min(7, bag) to the vault"."""
    game = turn(position(seat(bag=bag)), 5, 1)
    assert (vaults(game)[0], of(game, "bag")[0]) == (banked, bag - banked)


def test_all_to_the_vault() -> None:
    """B5.1: "all: the bag"."""
    game = turn(position(seat(bag=25), goal=30, wrecks=[5]), 5, 1)
    assert (vaults(game)[0], of(game, "bag")[0]) == (25, 0)


def test_the_oldest_cards_are_taken_back() -> None:
    """B5.1: "the X oldest of the row"."""
    game = turn(position(seat("5 3")), 2, 4)
    assert of(game, "row")[0] == [2]


def test_all_are_taken_back_if_there_are_fewer() -> None:
    """B5.1: "all if fewer, the one just played too"."""
    assert of(turn(position(), 1, 4), "row")[0] == []


def test_the_own_barracuda_card_or_an_opponents() -> None:
    """B5.2: "answers are the own card, if in the centre, and each opponent anywhere who holds theirs"."""
    seats = (seat(barracuda="centre"), seat(), seat(), seat(barracuda="centre"))
    game = turn(position(*seats, fish=5, wrecks=[2]), 2, 1, 4, 4)
    assert moves(game) == {"barracuda back", "barracuda away 1", "barracuda away 2"}


def test_the_own_card_returns() -> None:
    """B5.2: "the own card, if in the centre"."""
    game = turn(position(seat(barracuda="centre"), fish=5, wrecks=[2]), 2, 1)
    game.push("barracuda back")
    assert of(game, "barracuda") == ["hand", "hand"]


def test_an_opponents_card_goes_to_the_centre() -> None:
    """B5.2: "or an opponent's into the centre"."""
    game = turn(position(players=3, fish=5, wrecks=[2]), 2, 1, 4)
    game.push("barracuda away 2")
    assert of(game, "barracuda") == ["hand", "hand", "centre"]


def test_none_possible_and_nothing_happens() -> None:
    """B5.2: "none possible: nothing happens"."""
    game = turn(position(seat(), seat(barracuda="centre"), fish=5, wrecks=[2]), 2, 4)
    assert (game.phase, of(game, "barracuda")) == ("choose", ["hand", "centre"])


def test_each_sees_the_result_of_the_last() -> None:
    """B5.2: "in seat order, each seeing the result of the last"."""
    game = turn(position(fish=5, wrecks=[2]), 2, 2)  # seat 0 sends away seat 1's card, unasked
    assert (game.turn, moves(game)) == (1, {"barracuda back", "barracuda away 0"})


def test_a_shelter_does_not_help_against_thieves() -> None:
    """B5.3: "no help against thieves"."""
    game = turn(position(seat("1"), seat("1 2"), wrecks=[3]), 3, 3)
    assert "steal from 1" in moves(game)


def test_red_or_take_back_is_asked_on_the_wreck() -> None:
    """B5.4: "both always offered, even with an empty row"."""
    game = turn(position(seat("2 3 4 5"), wrecks=[1]), 1, 4)
    assert (of(game, "row")[0], moves(game)) == ([], {"take back", "red"})


def test_take_back_is_one_card() -> None:
    """B5.4: "red or take-back is chosen when the wreck is resolved"."""
    game = turn(position(seat("2 3"), wrecks=[1]), 1, 4)
    game.push("take back")
    assert of(game, "row")[0] == [3, 1]


def test_the_victim_is_any_opponent_anywhere() -> None:
    """B5.4: "the victim (any opponent anywhere) at the end of the turn"."""
    game = turn(position(players=3, wrecks=[1]), 1, 4, "barracuda")
    game.push("fish to 6")
    game.push("red")
    assert (game.phase, moves(game)) == ("victim", {"victim 1", "victim 2"})


def test_two_cards_are_drawn_from_the_whole_hand() -> None:
    """B5.4: "an unordered pair, uniform from the whole hand, the Barracuda card included"."""
    game = turn(position(seat(), seat("1 2"), wrecks=[1]), 1, 4)
    game.push("red")
    assert game.chance_outcomes == ["pair 3 5", "pair 3 barracuda", "pair 5 barracuda"]


@pytest.mark.parametrize("pair", ["pair 1 2", "pair 2 3"])
def test_only_cards_of_the_hand_are_drawn(pair: str) -> None:
    """B5.4: "uniform from the whole hand"."""
    game = turn(position(seat(), seat("1 2"), wrecks=[1]), 1, 4)
    game.push("red")
    with pytest.raises(NotationError, match="pair"):
        game.push_chance(pair)


def test_the_drawer_picks_the_card() -> None:
    """B5.4: "the drawer [H] picks the one that is laid as the newest of the victim's row"."""
    game = turn(position(seat(), seat("1 2", pawn=2), wrecks=[1]), 1, 4)
    game.push("red")
    game.push_chance("pair 3 5")
    assert (game.turn, moves(game)) == (0, {"lay 3", "lay 5"})
    game.push("lay 3")
    assert game.plain()["seats"][1] == seat("1 2 4 3", pawn=4, bag=5)


def test_the_pawn_does_not_move() -> None:
    """B5.4: "the pawn does not move"."""
    game = turn(position(seat(), seat("1 2"), wrecks=[1]), 1, 4)
    game.push("red")
    game.push_chance("pair 3 5")
    game.push("lay 5")
    assert of(game, "pawn") == [1, 4]


def test_a_barracuda_card_goes_to_the_centre() -> None:
    """B5.4: "(a Barracuda card: to the centre)"."""
    game = turn(position(seat(), seat("1 2"), wrecks=[1]), 1, 4)
    game.push("red")
    game.push_chance("pair 5 barracuda")
    game.push("lay barracuda")
    assert game.plain()["seats"][1] == seat("1 2 4", pawn=4, bag=5, barracuda="centre")


def test_of_a_hand_of_one_that_card_is_laid() -> None:
    """B5.4: "a hand of one: that card"."""
    game = turn(position(seat(), seat("1 2 3", barracuda="centre"), fish=5, wrecks=[1]), 1, 4)
    game.push("red")
    assert (game.phase, of(game, "row")[1]) == ("choose", [])


def test_an_emptied_set_brings_all_back() -> None:
    """B5.4: "An emptied set of movement cards triggers B3.2"."""
    game = turn(position(seat(), seat("1 2 3"), wrecks=[1]), 1, 4)
    game.push("red")
    game.push("lay 5")
    assert game.plain()["seats"][1] == seat(pawn=4, bag=5)


def test_a_seat_may_have_two_red_actions() -> None:
    """B5.4: "red or take-back is chosen when the wreck is resolved"."""
    game = turn(position(cards=cards_with({1: wreck("or_red", "or_red")})), 1, 4)
    game.push("red")
    game.push("red")
    keys = [game.kernels.question(game.rules, game.states, len(game.steps))[1]]
    game.push_chance("pair 1 2")
    game.push("lay 1")
    keys.append(game.kernels.question(game.rules, game.states, len(game.steps))[1])
    assert game.plain()["reds"] == [1, 0] and keys[0] != keys[1]


def test_each_question_that_chance_is_asked_in_a_turn_has_its_own_key() -> None:
    """B3.0: "at the end red victim, red pair (chance), red card": no pair follows from another question of the turn."""
    asked: list[Plain] = [{"phase": "distance"}, {"phase": "direction", "distance": 1}, {"phase": "jump"}]
    asked += [
        {"phase": "pair", "actor": actor, "victim": 1 - actor, "reds": [reds * (who == actor) for who in (0, 1)]}
        for actor in (0, 1)
        for reds in (1, 2)
    ]
    games = [position(seat("1", pawn=1), seat("2", pawn=2), **given) for given in asked]
    keys = [game.kernels.question(game.rules, game.states, 0)[1] for game in games]
    assert len(set(keys)) == len(asked)


def test_only_what_the_wreck_shows_may_be_answered() -> None:
    """B5.4: "red or take-back"."""
    game = turn(position(wrecks=[1]), 1, 4)
    assert game.why_not("barracuda away 1") == Refusal.NOT_THIS_ACTION
