"""Goofspiel for 2 or 3 players. Importing this module registers the game.

Every seat has the cards 1 to *size*. Each round a prize is drawn and all seats bid a card at once: the highest single
bid wins the points of the prize; equal bids win nothing. The last round plays itself, as in OpenSpiel.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar

import numpy as np

from tortuga.games import GameType, register
from tortuga.games.kit.bits import ONE, count, has, lowest, nth, without
from tortuga.games.kit.compile import part, wide
from tortuga.games.kit.errors import PositionError
from tortuga.games.kit.game import Game, Position, View
from tortuga.games.kit.kernels import kernels_of
from tortuga.games.kit.layout import record_type
from tortuga.games.kit.notation import Notation
from tortuga.games.kit.options import GameOptions, Whole

GOOFSPIEL = GameType("goofspiel", f"{__name__}:Goofspiel")
register(GOOFSPIEL)

WORDS, SEATS, COLUMNS, CARDS = 1, 3, 1, 13
PHASES = ("prize", "bid", "over")
PRIZE, BID, OVER = range(3)
SEALED = 255  # instead of the bid of another seat in a view
RULES = record_type([("players", "u1"), ("size", "u1")])
STATE = record_type(  # card c is member c - 1 of a set, and c - 1 is the number of its bid and of its prize
    [
        ("prizes", "u8"),  # to come
        ("hands", "u8", (SEATS,)),
        ("points", "u1", (SEATS,)),
        ("bids", "u1", (SEATS,)),  # 0: none yet
        ("prize", "u1"),
        ("turn", "u1"),
        ("phase", "u1"),
        ("players", "u1"),
    ]
)


class Refusal(IntEnum):
    """Why a bid is not legal."""

    NONE = 0
    NOT_NOW = 1
    NO_SUCH_CARD = 2


# ---- the rules, as tortuga.games.kit.turn asks for them


@part
def begin(rules: Any, state: Any) -> None:
    cards = (ONE << np.uint64(rules.size)) - ONE
    state.prizes, state.players, state.prize, state.turn, state.phase = cards, rules.players, 0, 0, PRIZE
    for seat in range(SEATS):
        state.hands[seat], state.points[seat], state.bids[seat] = cards, 0, 0


@part
def is_over(state: Any) -> bool:
    return state.phase == OVER


@part
def turn_number(state: Any) -> int:
    return wide(state.turn)


@part
def decider(state: Any) -> int:
    seat = 0
    while seat < wide(state.players) - 1 and state.bids[seat] > 0:
        seat += 1
    return seat


@part
def is_asked(state: Any, seat: int) -> bool:
    return state.phase == BID and 0 <= seat < wide(state.players)


@part
def is_simultaneous(state: Any) -> bool:
    return state.phase == BID


@part
def legal(rules: Any, state: Any, seat: int) -> Any:  # noqa: ARG001  the parameters are those of kit/turn.py
    return (state.hands[seat],)


@part
def why_not(rules: Any, state: Any, seat: int, action: int) -> Refusal:  # noqa: ARG001
    if not is_asked(state, seat):
        return Refusal.NOT_NOW
    return Refusal.NONE if 0 <= action < CARDS and has(state.hands[seat], action) else Refusal.NO_SUCH_CARD


@part
def apply(rules: Any, state: Any, seat: int, action: int) -> None:
    state.bids[seat] = action + 1
    if state.bids[decider(state)] > 0:
        award(state)
        state.phase = PRIZE
        if count(state.prizes) == 1:
            apply_chance(rules, state, lowest(state.prizes))
            for other in range(wide(state.players)):
                state.bids[other] = lowest(state.hands[other]) + 1
            award(state)
            state.phase = OVER


@part
def award(state: Any) -> None:
    """Give the prize to the highest single bid, and take the cards that were bid."""
    best, winner = 0, -1
    for seat in range(wide(state.players)):
        bid = wide(state.bids[seat])
        if bid >= best:
            best, winner = bid, seat if bid > best else -1
        state.hands[seat], state.bids[seat] = without(state.hands[seat], bid - 1), 0
    if winner >= 0:
        state.points[winner] += state.prize
    state.prize = 0


@part
def is_chance(state: Any) -> bool:
    return state.phase == PRIZE


@part
def chance_size(rules: Any, state: Any) -> int:  # noqa: ARG001
    return count(state.prizes)


@part
def chance_nth(rules: Any, state: Any, number: int) -> int:  # noqa: ARG001
    return nth(state.prizes, number)


@part
def chance_key(state: Any) -> int:
    return wide(state.turn)


@part
def is_outcome(rules: Any, state: Any, outcome: int) -> bool:  # noqa: ARG001
    return is_chance(state) and 0 <= outcome < CARDS and has(state.prizes, outcome)


@part
def apply_chance(rules: Any, state: Any, outcome: int) -> None:  # noqa: ARG001
    state.prizes, state.prize, state.phase = without(state.prizes, outcome), outcome + 1, BID
    state.turn += 1


@part
def score(rules: Any, state: Any, sheet: Any) -> None:
    for seat in range(wide(rules.players)):
        sheet[seat, 0] = state.points[seat]


@part
def winners(rules: Any, sheet: Any) -> int:
    best, found = sheet[: wide(rules.players), 0].max(), 0
    for seat in range(wide(rules.players)):
        found |= wide(sheet[seat, 0] == best) << seat
    return found


# ---- the state in plain fields, and what a seat may know of it


def to_plain(options: Options, state: Any) -> dict[str, Any]:
    bids = ["sealed" if bid == SEALED else bid or None for bid in state.bids[: options.players].tolist()]
    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "prize": int(state.prize) or None,
        "prizes": cards_of(state.prizes),
        "hands": [cards_of(hand) for hand in state.hands[: options.players]],
        "points": state.points[: options.players].tolist(),
        "bids": bids,
    }


def cards_of(members: Any) -> list[int]:
    return [card for card in range(1, CARDS + 1) if int(members) >> card - 1 & 1]


def from_plain(options: Options, plain: dict[str, Any]) -> Any:  # noqa: ARG001
    raise PositionError("position: expected none; a game of Goofspiel begins at its beginning")


def hide(state: Any, seat: int | None) -> None:
    for other, bid in enumerate(state["bids"].tolist()):
        if other != seat and bid:
            state["bids"][other] = SEALED


# ---- the public face


@dataclass(frozen=True)
class Options(GameOptions):
    DECLARED = (Whole(name="size", section="G1", low=2, high=CARDS, default=CARDS),)
    SEATS = (2, SEATS)
    size: int

    def notation(self) -> Notation:
        bids, prizes = ({card: f"{verb} {card + 1}" for card in range(self.size)} for verb in ("bid", "prize"))
        return Notation(bids, prizes, "bid 1 or bid 2")

    def rules(self) -> Any:
        return np.array([(self.players, self.size)], RULES)


class _GoofspielPosition(Position):
    NAME, TITLE, PLAYERS, VERSION = "goofspiel", "Goofspiel", (2, SEATS), 1
    PHASES, SEALED_PHASE = PHASES, "bid"
    kernels: ClassVar = kernels_of("goofspiel", sys.modules[__name__])
    words: ClassVar = sys.modules[__name__]
    state_type, options_type, refusals = STATE, Options, Refusal

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if self.is_sealed and not self.state.bids[seat])

    def _score(self, row: list[int]) -> dict[str, int]:
        return {"points": row[0]}


class GoofspielView(_GoofspielPosition, View):
    """What one seat may know of a game of Goofspiel."""


class Goofspiel(_GoofspielPosition, Game):
    """A game of Goofspiel."""

    view_type = GoofspielView
