"""Every reason to refuse a move is reached, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.einauge.positions import position, seat
from tortuga.games.einauge.actions import TABLE
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.kit.errors import IllegalMoveError
from tortuga.games.kit.moves import Move

FULL = "red 2 3 4 5 6 7 ship"
Case = tuple[Refusal, Callable[[], Einauge], str]
TEXTS: list[Case] = [
    (Refusal.GAME_OVER, lambda: position(phase="over"), "pass"),
    (Refusal.CHANCE_FIRST, lambda: position(phase="refill", display="red 2"), "pass"),
    (Refusal.CHANCE_FIRST, lambda: Einauge(players=3, manual_chance=True), "pass"),
    (Refusal.CHANCE_FIRST, lambda: Einauge(players=5, manual_chance=True), "buy red 2"),
    (Refusal.NOT_IN_THIS_PHASE, lambda: position(display="red 2"), "pass"),
    (Refusal.NOT_IN_THIS_PHASE, lambda: position(display="red 2"), "lay red 2"),
    (Refusal.NOT_IN_THIS_PHASE, lambda: position(phase="lay", display="red 2"), "buy red 2"),
    (Refusal.NOT_IN_THIS_PHASE, lambda: position(phase="lay", table="red 2"), "fight red 2"),
    (Refusal.NOT_IN_THIS_PHASE, lambda: position(phase="fight"), "sell jewel"),
    (Refusal.NO_SUCH_CARD_THERE, lambda: position(display="red 2", table="red 4"), "buy red 4"),
    (Refusal.NO_SUCH_CARD_THERE, lambda: position(display="red 2"), "buy ship alone"),
    (Refusal.NO_SUCH_CARD_THERE, lambda: position(seat(sabres=9), phase="fight"), "fight red 4"),
    (Refusal.NO_SUCH_CARD_THERE, lambda: position(phase="lay", display="red 2"), "lay red 4"),
    (Refusal.TOO_FEW_DUCATS, lambda: position(seat(ducats=3), display="red 4"), "buy red 4"),
    (Refusal.TOO_FEW_DUCATS, lambda: position(seat(ducats=4), display="ship"), "buy ship alone"),
    (Refusal.TOO_FEW_SABRES, lambda: position(seat(sabres=3), phase="fight", table="red 4"), "fight red 4"),
    (Refusal.TOO_FEW_SABRES, lambda: position(seat(sabres=2), phase="final", display="red 2"), "fight red 2"),
    (Refusal.ROW_FULL, lambda: position(seat(FULL), display="red 8"), "buy red 8"),
    (Refusal.ROW_FULL, lambda: position(seat(FULL), display="ship"), "buy ship red"),
    (Refusal.ROW_FULL, lambda: position(seat(FULL, sabres=9), phase="fight", table="red 8"), "fight red 8"),
    (Refusal.NO_SUCH_ROW, lambda: position(display="ship"), "buy ship red"),
    (Refusal.NO_SUCH_ROW, lambda: position(seat(sabres=9), phase="final", display="ship"), "fight ship sky"),
    (Refusal.ROW_BEGUN, lambda: position(seat("red 2", lone_ships=1), display="red 4"), "buy red 4 with ship"),
    (Refusal.NO_LONE_SHIP, lambda: position(display="red 4"), "buy red 4 with ship"),
    (Refusal.NO_LONE_SHIP, position, "sell ship alone"),
    (Refusal.NOT_YOURS, lambda: position(seat(), seat("red 4")), "sell red 4"),
    (Refusal.NOT_YOURS, lambda: position(seat("red 4")), "sell ship red"),
    (Refusal.NO_JEWEL, lambda: position(seat(jewels=0)), "sell jewel"),
    (Refusal.NOT_SHORT, lambda: position(selling="when_short"), "sell jewel"),
    (Refusal.NOT_SHORT, lambda: position(seat("red 4"), selling="when_short"), "sell red 4"),
    (Refusal.NOT_SHORT, lambda: position(seat(lone_ships=1), selling="when_short"), "sell ship alone"),
]
OTHERS = {Refusal.NONE, Refusal.NOT_YOUR_TURN, Refusal.NO_SUCH_MOVE}  # reached by the tests below


@pytest.mark.parametrize(("refusal", "make", "text"), TEXTS, ids=[f"{case[0].name}-{case[2]}" for case in TEXTS])
def test_a_move_is_refused_with_its_reason_and_changes_nothing(
    refusal: Refusal, make: Callable[[], Einauge], text: str
) -> None:
    game = make()
    before = game.copy()
    with pytest.raises(IllegalMoveError) as error:
        game.push(text)
    assert (error.value.refusal, error.value.text, game.why_not(text)) == (refusal, text, refusal)
    assert game == before and game.steps == before.steps and text not in game.legal_moves


def test_a_legal_move_has_no_refusal() -> None:
    game = position(display="red 2")
    assert game.why_not("buy red 2") is Refusal.NONE and not game.why_not("buy red 2")


@pytest.mark.parametrize("who", [-1, 1, 2, 99])
def test_another_seat_may_not_move(who: int) -> None:
    game = position(display="red 2")
    with pytest.raises(IllegalMoveError) as error:
        game.push("buy red 2", who)
    assert error.value.refusal == Refusal.NOT_YOUR_TURN and not game.legal_moves_of(who)


@pytest.mark.parametrize("action", [-1, len(TABLE), 10**6, -(10**6)])
def test_a_number_that_no_move_has_is_refused(action: int) -> None:
    game = position(display="red 2")
    with pytest.raises(IllegalMoveError) as error:
        game.push(Move(0, action, "?"))
    assert error.value.refusal == Refusal.NO_SUCH_MOVE


@pytest.mark.parametrize("phase", ["buy", "fight", "lay", "final"])
def test_numbers_between_the_moves_are_refused_in_every_phase(phase: str) -> None:
    rich = seat("red 2 ship, blue 3", sabres=9, lone_ships=2)
    game = position(rich, phase=phase, display="red 4, ship", table="blue 4, ship")
    gaps = [number for number, action in enumerate(TABLE) if action is None]
    assert gaps and all(game.why_not(Move(0, number, "?")) for number in gaps)


def test_every_refusal_is_reached() -> None:
    assert {case[0] for case in TEXTS} | OTHERS == set(Refusal)
