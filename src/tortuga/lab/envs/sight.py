"""What a seat sees, as an array of numbers with named parts. It is taken from views, and so holds nothing hidden.

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


def kernels_of(game: str) -> Any:
    """The laboratory's compiled code of a game."""
    return lab_kernels(game, "search")


def fields_of(game: str) -> tuple[tuple[str, tuple[int, ...], str], ...]:
    """What a seat sees, in the order of the numbers: name, shape, meaning."""
    return kernels_of(game).sight.FIELDS or _fields_of_bits(game)


def _fields_of_bits(game: str) -> tuple[tuple[str, tuple[int, ...], str], ...]:
    """What `bits_of` gives."""
    kind = GAMES[game].rules
    types = [(name, kind.state_type[name]) for name in kind.state_type.names]
    bits = [(name, (*one.shape, 8 * one.base.itemsize), "the bits of this field") for name, one in types]
    return ("seat", (kind.PLAYERS[1],), "1 at the own seat"), *bits


def bits_of(kind: type[Game], states: Any, seats: Any) -> Any:
    """A row a state: 1 at the seat that sees it, and all bits, the lowest first. Hide before what it may not know."""
    raw = np.frombuffer(states.tobytes(), np.uint8).reshape(len(states), -1)
    return np.concatenate([np.eye(kind.PLAYERS[1])[seats], np.unpackbits(raw, axis=1, bitorder="little")], axis=1)


def look(kind: type[Game], rules: Any, states: Any, seat: int, out: Any) -> None:
    """Write what *seat* sees of a state, an array of one in which nothing is hidden from it, into *out*."""
    lab = kernels_of(kind.NAME)
    if lab.sight.FIELDS:
        lab.look(rules, states, 0, seat, out)
    else:
        out[:] = bits_of(kind, states, [seat])[0]


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
    numbers = np.zeros(size_of(view.NAME), np.float32)
    look(GAMES[view.NAME].rules, view.rules, view.states, view.seat, numbers)
    return numbers


def utilities(shares: Any, teams: bool = False) -> list[float]:
    """Zero-sum returns of the shares of the win: 1 for a win alone."""
    number = len(shares)
    if teams:
        return [float(2 * (shares[seat] + shares[(seat + 2) % number]) - 1) for seat in range(number)]
    return [float((number * share - 1) / (number - 1)) for share in shares]
