"""B3.4 and B3.5: the order of actions, and the end of a turn."""

from __future__ import annotations

from tests.games.barrakuda.positions import cards_with, of, position, seat, turn, wreck


def test_initiative_holds_for_the_turn() -> None:
    """B3.4: "Initiative is read once, at the start of this phase, and holds for the turn"."""
    cards = cards_with({1: wreck(general="take_back 9"), 2: wreck()})
    seats = (seat("4 5", bag=1), seat("3", bag=1), seat("3 4", bag=1), seat(bag=1))
    game = turn(position(*seats, cards=cards), 1, 1, 2, 2)
    game.push("special")
    assert game.plain()["initiative"] == [3, 2, 3, 1] and of(game, "row")[:2] == [[], []]


def test_old_gold_is_taken_on_all_wrecks_first() -> None:
    """B3.4: "Old gold (B4.1) on all wrecks; then wreck by wreck ascending"."""
    game = turn(position(seat(bag=0), seat("2", bag=0), gold={4: 3}, players=4), 1, 1, 4, 2)
    assert (game.phase, of(game, "bag")) == ("choose", [0, 0, 2 + 3 + 3, 3])


def test_wrecks_come_in_ascending_order() -> None:
    """B3.4: "then wreck by wreck ascending"."""
    game = turn(position(seat("5"), seat(), seat("5"), seat()), 3, 3, 2, 2)
    first = game.plain()["wreck"]
    game.push("special")
    assert [first, game.plain()["wreck"]] == [2, 3]


def test_lying_pawns_stand_up() -> None:
    """B3.5: "lying pawns stand up"."""
    game = turn(position(seat("1", pawn=1), seat("2", pawn=2)), "barracuda", "barracuda")
    assert of(game, "lying") == [False, False]


def test_with_the_fish_on_6_all_take_their_barracuda_cards_back() -> None:
    """B3.5: "if the fish is on 6 or every player's Barracuda card is in the centre, all take theirs back"."""
    assert of(turn(position(seat(barracuda="centre")), 1, 1), "barracuda") == ["hand", "hand"]


def test_when_all_are_in_the_centre_all_are_taken_back() -> None:
    """B3.5: "every player's Barracuda card is in the centre"."""
    game = turn(position(seat(barracuda="centre"), seat(), fish=5), 1, "barracuda")
    game.push("fish to 5")
    assert of(game, "barracuda") == ["hand", "hand"]


def test_otherwise_they_stay_in_the_centre() -> None:
    """B3.5: "if the fish is on 6 or every player's"."""
    assert of(turn(position(seat(barracuda="centre"), fish=5), 1, 1), "barracuda") == ["centre", "hand"]


def test_red_comes_after_the_cards_are_back() -> None:
    """B3.5: "then red actions, by wreck and then seat (B5.4)"."""
    game = turn(position(seat(), seat("1 2 3", barracuda="centre"), wrecks=[1]), 1, 4)
    game.push("red")
    assert game.plain()["pair"] == [5, "barracuda"]


def test_red_actions_go_by_wreck_and_then_seat() -> None:
    """B3.5: "then red actions, by wreck and then seat"."""
    cards = cards_with({1: wreck("or_red"), 2: wreck(general="or_red")})
    game = turn(position(cards=cards, players=4), 2, 4, 1, 2)
    for _ in range(3):
        game.push("red")
    order = []
    while game.phase == "victim":
        order.append(game.plain()["actor"])
        game.push("victim 1")
        game.push_chance(game.chance_outcomes[0])
        game.push(next(iter(game.legal_moves)))
    assert order == [2, 0, 3]


def test_a_barracuda_card_laid_by_red_stays_in_the_centre() -> None:
    """B3.5: "A Barracuda card laid by red stays in the centre, even if it is the last"."""
    game = turn(position(seat(barracuda="centre"), seat("1 2 3"), fish=5, wrecks=[1]), 1, 4)
    game.push("red")
    game.push("lay barracuda")
    assert of(game, "barracuda") == ["centre", "centre"]
