"""What a seat sees, as an array of numbers with named parts. It holds nothing that a view hides.

A game says what its seats see in the module sight of its part `lab.kernels`. Of any other game a seat sees its own
number and every bit of the state in its view: sets of cards are then a number a card.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.lab.kernels import lab_kernels

RANDOM = "random"  # instead of the own seat: another one in every game


def kernels_of(game: str) -> Any:
    """The laboratory's compiled code of a game."""
    return lab_kernels(game, "search")


def fields_of(game: str) -> tuple[tuple[str, tuple[int, ...], str], ...]:
    """What a seat sees, in the order of the numbers: name, shape, meaning."""
    return kernels_of(game).sight.FIELDS or _fields_of_bits(game)


def _fields_of_bits(game: str) -> tuple[tuple[str, tuple[int, ...], str], ...]:
    """What `_bits_of` gives."""
    kind = GAMES[game].rules
    types = [(name, kind.state_type[name]) for name in kind.state_type.names]
    bits = [(name, (*one.shape, 8 * one.base.itemsize), "the bits of this field") for name, one in types]
    return ("seat", (kind.PLAYERS[1],), "1 at the own seat"), *bits


def look_many(kind: type[Game], rules: Any, states: Any, seats: Any, out: Any) -> None:
    """Write what `seats[i]` sees of every state into `out[i]`, which begins as zeros."""
    lab, seats = kernels_of(kind.NAME), np.asarray(seats, np.int64)
    if lab.sight.FIELDS:
        lab.look_many(rules, states, seats, out)
    else:
        out[:] = _bits_of(kind, states, seats)


def _bits_of(kind: type[Game], states: Any, seats: Any) -> Any:
    """A row a state: 1 at the seat that sees it, and all bits, the lowest first, of what it may know."""
    seen = states.copy()
    for state, seat in zip(seen, seats.tolist(), strict=True):
        kind.words.hide(state, seat)
    raw = np.frombuffer(seen.tobytes(), np.uint8).reshape(len(seen), -1)
    return np.concatenate([np.eye(kind.PLAYERS[1])[seats], np.unpackbits(raw, axis=1, bitorder="little")], axis=1)


def highest(game: str, compact: bool) -> Any:
    """The most that each place can show: of the fractions, or of the bytes if *compact*."""
    numbers = kernels_of(game).sight.NUMBERS
    tops = [np.array(numbers.get(name, prod(shape) * ((1, 1),)), np.float32) for name, shape, _ in fields_of(game)]
    scale, most = np.concatenate(tops).T
    return most.astype(np.uint8) if compact else most * (1 / scale)


def size_of(game: str) -> int:
    """How many numbers a seat sees."""
    return sum(prod(shape) for _, shape, _ in fields_of(game))


def parts_of(game: str, numbers: Any) -> dict[str, Any]:
    """The named parts of an array of numbers: views into it, in their shapes."""
    parts, at = {}, 0
    for name, shape, _ in fields_of(game):
        parts[name] = numbers[at : at + prod(shape)].reshape(shape)
        at += prod(shape)
    return parts


def see(view: Any) -> Any:
    """What the seat of a view sees, as a new array."""
    if view.seat is None:
        raise ValueError("view: expected the view of a seat; the view of a spectator came")
    numbers = np.zeros((1, size_of(view.NAME)), np.float32)
    look_many(GAMES[view.NAME].rules, view.rules, view.states, [view.seat], numbers)
    return numbers[0]


def in_teams(options: Any) -> bool:
    """Whether seats have partners."""
    return bool(getattr(options, "teams", False))
