"""Every reason to refuse a move is reached, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.barrakuda.positions import choose, position, seat, turn
from tortuga.games.barrakuda.actions import TABLE
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.kit.errors import IllegalMoveError
from tortuga.games.kit.moves import Move


def over() -> Barrakuda:
    """Somebody has won."""
    return turn(position(seat(bag=9), goal=7), 5, 4)


def steer() -> Barrakuda:
    """Seat 0 leads the fish by 1."""
    return turn(position(), "barracuda", 4)


def answer() -> Barrakuda:
    """Seat 0 may steal from seat 1 on wreck 2; seat 2's bag there is empty, seat 3 is elsewhere."""
    return turn(position(seat(), seat("1"), seat("1", bag=0), seat()), 2, 2, 2, 4)


def tied() -> Barrakuda:
    """Tied partners, seats 0 and 2, may only exchange; seat 1 is there, too."""
    return turn(position(seat("1", bag=1), seat("1 3"), seat("3", bag=1), teams=True), 2, 2, 2, 4)


def partners() -> Barrakuda:
    """Seat 0 may do the special or exchange with seat 2."""
    return turn(position(seat("1", bag=1), seat(), seat("3 4", bag=1), teams=True), 2, 4, 2, 4)


def or_red() -> Barrakuda:
    """Seat 0 takes back 1 or does the red action."""
    return turn(position(wrecks=[1]), 1, 4)


def barracuda() -> Barrakuda:
    """Seat 0 of three sends a Barracuda card away: that of seat 1 or 2."""
    return turn(position(players=3, fish=5, wrecks=[2]), 2, 4, 4)


def back() -> Barrakuda:
    """Seat 0 of three takes its Barracuda card back, or sends that of seat 2 away."""
    seats = (seat(barracuda="centre"), seat(barracuda="centre"), seat())
    return turn(position(*seats, fish=5, wrecks=[2]), 2, 4, 4)


def declinable() -> Barrakuda:
    """Seat 0 takes a card back on wreck 3, or declines to."""
    return turn(position(seat("4"), declining="allowed"), 3, 4)


def victim() -> Barrakuda:
    """Seat 0 of three names a victim."""
    game = turn(position(players=3, wrecks=[1]), 1, 4, 4)
    game.push("red")
    return game


def card() -> Barrakuda:
    """Seat 0 lays 3 or 5 of seat 1."""
    game = turn(position(seat(), seat("1 2"), wrecks=[1]), 1, 4)
    game.push("red")
    game.push_chance("pair 3 5")
    return game


Case = tuple[Refusal, Callable[[], Barrakuda], str]
TEXTS: list[Case] = [
    (Refusal.GAME_OVER, over, "dive 1"),
    (Refusal.CHANCE_FIRST, lambda: choose(position(), 1, 2), "dive 1"),
    (Refusal.CHANCE_FIRST, lambda: Barrakuda(layout="random", manual_chance=True), "dive 1"),
    (Refusal.NOT_IN_THIS_PHASE, steer, "dive 1"),
    (Refusal.NOT_IN_THIS_PHASE, steer, "barracuda"),
    (Refusal.NOT_IN_THIS_PHASE, position, "fish to 1"),
    (Refusal.NOT_IN_THIS_PHASE, position, "special"),
    (Refusal.NOT_IN_THIS_PHASE, or_red, "steal from 1"),
    (Refusal.NOT_IN_THIS_PHASE, or_red, "exchange 0"),
    (Refusal.NOT_IN_THIS_PHASE, or_red, "pass"),
    (Refusal.NOT_IN_THIS_PHASE, answer, "take back"),
    (Refusal.NOT_IN_THIS_PHASE, answer, "barracuda back"),
    (Refusal.NOT_IN_THIS_PHASE, answer, "victim 1"),
    (Refusal.NOT_IN_THIS_PHASE, victim, "lay 1"),
    (Refusal.NOT_IN_THIS_PHASE, card, "victim 1"),
    (Refusal.CARD_NOT_IN_HAND, lambda: position(seat("3")), "dive 3"),
    (Refusal.CARD_NOT_IN_HAND, lambda: position(seat(barracuda="centre")), "barracuda"),
    (Refusal.TOO_FAR, steer, "fish to 3"),
    (Refusal.NO_SUCH_SEAT, lambda: turn(position(seat(), seat("1")), 2, 2), "steal from 2"),
    (Refusal.NO_SUCH_SEAT, barracuda, "barracuda away 3"),
    (Refusal.NO_SUCH_SEAT, victim, "victim 3"),
    (Refusal.NOT_AN_OPPONENT, answer, "steal from 0"),
    (Refusal.NOT_AN_OPPONENT, partners, "steal from 2"),
    (Refusal.NOT_AN_OPPONENT, barracuda, "barracuda away 0"),
    (Refusal.NOT_AN_OPPONENT, victim, "victim 0"),
    (Refusal.NOT_THERE, answer, "steal from 3"),
    (Refusal.NOTHING_TO_STEAL, answer, "steal from 2"),
    (Refusal.NO_INITIATIVE, tied, "special"),
    (Refusal.NO_INITIATIVE, tied, "steal from 1"),
    (Refusal.MAY_NOT_PASS, answer, "pass"),
    (Refusal.MAY_NOT_PASS, partners, "pass"),
    (Refusal.NO_EXCHANGE_HERE, answer, "exchange 0"),
    (Refusal.TOO_MUCH, partners, "exchange 3"),
    (Refusal.TOO_MUCH, tied, "exchange 127"),
    (Refusal.NOT_THIS_ACTION, or_red, "barracuda back"),
    (Refusal.NOT_THIS_ACTION, or_red, "barracuda away 1"),
    (Refusal.NOT_THIS_ACTION, barracuda, "red"),
    (Refusal.NOT_THIS_ACTION, barracuda, "take back"),
    (Refusal.NOT_THIS_ACTION, or_red, "do"),
    (Refusal.NOT_THIS_ACTION, barracuda, "do"),
    (Refusal.NOT_THIS_ACTION, declinable, "take back"),
    (Refusal.NOT_THIS_ACTION, declinable, "barracuda back"),
    (Refusal.NOT_IN_THIS_PHASE, answer, "do"),
    (Refusal.NOT_IN_THIS_PHASE, card, "decline"),
    (Refusal.MAY_NOT_DECLINE, or_red, "decline"),
    (Refusal.MAY_NOT_DECLINE, back, "decline"),
    (Refusal.OWN_CARD_IN_HAND, barracuda, "barracuda back"),
    (Refusal.THEIR_CARD_IN_CENTRE, back, "barracuda away 1"),
    (Refusal.NOT_IN_THE_PAIR, card, "lay 4"),
    (Refusal.NOT_IN_THE_PAIR, card, "lay barracuda"),
]
OTHERS = {Refusal.NONE, Refusal.NOT_YOUR_TURN, Refusal.NO_SUCH_MOVE}  # reached by the tests below
ASKING = (position, steer, answer, tied, partners, or_red, barracuda, back, declinable, victim, card)


@pytest.mark.parametrize(("refusal", "make", "text"), TEXTS, ids=[f"{case[0].name}-{case[2]}" for case in TEXTS])
def test_a_move_is_refused_with_its_reason_and_changes_nothing(
    refusal: Refusal, make: Callable[[], Barrakuda], text: str
) -> None:
    game = make()
    before = game.copy()
    with pytest.raises(IllegalMoveError) as error:
        game.push(text)
    assert (error.value.refusal, error.value.text, game.why_not(text)) == (refusal, text, refusal)
    assert game == before and game.steps == before.steps and text not in game.legal_moves_of(game.turn or 0)


@pytest.mark.parametrize("make", ASKING)
def test_a_legal_move_has_no_refusal(make: Callable[[], Barrakuda]) -> None:
    game = make()
    assert all(game.why_not(move) is Refusal.NONE for move in game.legal_moves)


@pytest.mark.parametrize("make", ASKING)
def test_moves_are_legal_or_refused(make: Callable[[], Barrakuda]) -> None:
    game = make()
    who = game.turn
    assert who is not None
    legal = {move.action for move in game.legal_moves_of(who)}
    numbers = range(-2, len(TABLE) + 2)
    assert legal == {number for number in numbers if not game.why_not(Move(who, number, "?"))}


@pytest.mark.parametrize("who", [-1, 1, 3, 99])
def test_another_seat_may_not_move(who: int) -> None:
    game = steer()
    with pytest.raises(IllegalMoveError) as error:
        game.push("fish to 6", who)
    assert error.value.refusal == Refusal.NOT_YOUR_TURN and not game.legal_moves_of(who)


@pytest.mark.parametrize("who", [-1, 2, 99])
def test_only_the_seats_at_the_table_choose(who: int) -> None:
    assert position().why_not("dive 1", who) == Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("action", [-1, len(TABLE), 10**6, *(n for n, row in enumerate(TABLE) if row is None)])
def test_a_number_that_no_move_has_is_refused(action: int) -> None:
    assert position().why_not(Move(0, action, "?")) == Refusal.NO_SUCH_MOVE


def test_every_refusal_is_reached() -> None:
    assert {case[0] for case in TEXTS} | OTHERS == set(Refusal)
