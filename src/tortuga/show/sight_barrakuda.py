"""A state of Barrakuda read in one go: a frame looks at many fields of several states, and each costs time singly.

Sealed choices are not read at all: who is ready is the table's to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from tortuga.games.barrakuda.layouts import pairs_of, parse
from tortuga.games.barrakuda.state import BARRACUDA, CARD_BITS, CARDS, NOBODY, STATE, WRECKS
from tortuga.games.barrakuda.view import PHASES
from tortuga.games.kit.game import Game, Position
from tortuga.games.kit.layout import thawed
from tortuga.show.layout import Cells, flattest

Near = tuple[int, ...]  # the set of wrecks beside each wreck; entry 0 is unused
KEPT = 4096  # states
_LAYOUT = "layout "


@dataclass(frozen=True, slots=True)
class Sight:
    """What all may see of a state. Lists go by seat; `gold` by wreck, entry 0 unused."""

    players: int
    turn: int
    phase: str
    fish: int
    near: Near
    gold: list[int]
    bag: list[int]
    vault: list[int]
    hand: list[list[int]]  # movement cards, rising
    row: list[list[int]]  # oldest first
    holds: list[bool]  # the Barracuda card is in the hand
    pawn: list[int]  # 0: off the board
    lying: list[bool]
    distance: int
    actor: int | None
    wreck: int
    initiative: list[int]
    victim: int | None
    pair: list[int]


def seen(position: Position, number: int) -> Sight:
    """State *number* of a game, or 0 of a view. A log, a board and its beats look at the same ones, and change none."""
    return _read(position._states[number : number + 1].tobytes())


@lru_cache(maxsize=KEPT)
def _read(record: bytes) -> Sight:
    return see(np.frombuffer(record, STATE)[0])


def see(record: Any) -> Sight:
    """Read the record of a state."""
    state = thawed(record)
    players, hands, seats = state.players, state.hand, range(state.players)
    return Sight(
        players=players,
        turn=state.turn,
        phase=PHASES[state.phase],
        fish=state.fish,
        near=tuple(state.near),
        gold=state.gold,
        bag=state.bag[:players],
        vault=state.vault,
        hand=[_cards(hands[seat] & ~(1 << BARRACUDA)) for seat in seats],
        row=[_row(cards) for cards in state.row[:players]],
        holds=[bool(hands[seat] >> BARRACUDA & 1) for seat in seats],
        pawn=state.pawn[:players],
        lying=[bool(state.lying >> seat & 1) for seat in seats],
        distance=state.distance,
        actor=_somebody(state.actor),
        wreck=state.wreck,
        initiative=_lengths(state.phase, state.initiative[:players], hands),
        victim=_somebody(state.victim),
        pair=_cards(state.pair),
    )


@cache
def _cards(cards: int) -> list[int]:
    return [card for card in range(1, BARRACUDA + 1) if cards >> card & 1]


@cache
def _row(digits: int) -> list[int]:
    cards = []
    while digits:
        cards.append(digits & (1 << CARD_BITS) - 1)
        digits >>= CARD_BITS
    return cards


def _lengths(phase: int, read: list[int], hands: list[int]) -> list[int]:
    """B3.4: as read at the start of the actions while they last; else the rows as they are."""
    if PHASES[phase] in ("answer", "special", "general"):
        return read
    return [CARDS - (hands[seat] & ~(1 << BARRACUDA)).bit_count() for seat in range(len(read))]


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ---- where the wrecks lie


def cells_of(game: Game, near: Near) -> Cells:
    """The drawing of the options, or the one that chance drew; a position without either gets the flattest."""
    drawing = game.options.drawing
    if drawing is None and game.steps and game.steps[0].text.startswith(_LAYOUT):
        drawing = game.steps[0].text.removeprefix(_LAYOUT)
    return _drawn(drawing) if drawing is not None else _flat(near)


@cache
def _drawn(drawing: str) -> Cells:
    return parse(drawing)


@cache
def _flat(near: Near) -> Cells:
    numbers = range(1, WRECKS + 1)
    return flattest(tuple((low, high) for low in numbers for high in numbers if low < high and near[low] >> high & 1))


def size_of(cells: Cells) -> tuple[int, int]:
    """How many rows and columns the map has."""
    return 1 + max((row for row, _ in cells), default=0), 1 + max((column for _, column in cells), default=0)


@cache
def lanes_of(cells: tuple[tuple[tuple[int, int], int], ...]) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """The pairs of cells the fish swims between."""
    place = {wreck: cell for cell, wreck in cells}
    return tuple((place[low], place[high]) for low, high in pairs_of(dict(cells)))


# ---- where the fish can go (B3.3)


@cache
def distances(near: Near, fish: int) -> tuple[int, ...]:
    """How far each wreck is from the fish; entry 0 is unused."""
    far = [0] + [WRECKS] * WRECKS
    reached, ring, steps = 0, 1 << fish, 0
    while ring:
        reached |= ring
        wider = 0
        for wreck in range(1, WRECKS + 1):
            if ring >> wreck & 1:
                far[wreck] = steps
                wider |= near[wreck]
        ring, steps = wider & ~reached, steps + 1
    return tuple(far)


@cache
def way(near: Near, start: int, steps: int, target: int) -> tuple[int, ...]:
    """The wrecks the fish passes, the first and the last included: always the highest-numbered that is nearer."""
    far = distances(near, target)
    passed = [start]
    while len(passed) <= steps and passed[-1] != target:
        here = passed[-1]
        beside = (wreck for wreck in range(WRECKS, 0, -1) if near[here] >> wreck & 1)
        passed.append(next(wreck for wreck in beside if far[wreck] < far[here]))
    return tuple(passed)


@cache
def odds(near: Near, fish: int) -> tuple[int, ...]:
    """Of the twelve throws of both dice, how many lead the fish to each wreck; entry 0 is unused."""
    ends = [way(near, fish, steps, target)[-1] for steps in (1, 2) for target in range(1, WRECKS + 1)]
    return tuple(ends.count(wreck) for wreck in range(WRECKS + 1))
