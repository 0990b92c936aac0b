"""The trained weights and the sizes of scratch arrays of the bots in a module, as files of the site."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.web.wasm.exports import policies_of

Leaf = int | dict[str, Any]
_HALF = "<f2"  # weights are stored as they were trained


def weights_of(game: str) -> Iterator[tuple[str, bytes]]:
    """The files of a game by name: GAME.json, and GAME-PLAYERS.bin with the weights for the usual options.

    GAME.json has, by the number of players, the arguments of `choose` with the bots' knowledge, in order: a number, or
    an array with its type and shape, and the offset of its weights in the file if it has any.
    """
    options = GAMES[game].rules.options_type
    low, high = options.SEATS
    known: dict[int, list[Leaf]] = {}
    for players in range(low, high + 1):
        known[players], weights = _packed(policies_of(game).knowledge_of(options.of(players)))
        yield f"{game}-{players}.bin", weights
    yield f"{game}.json", json.dumps(known, separators=(",", ":")).encode()


def _packed(knowledge: Any) -> tuple[list[Leaf], bytes]:
    leaves, weights = list[Leaf](), b""
    for value in _members(knowledge):
        if isinstance(value, int):
            leaves.append(value)
            continue
        leaf: dict[str, Any] = {"type": value.dtype.str.lstrip("<|"), "shape": value.shape}
        if value.any():
            halves = value.astype(_HALF)
            if not np.array_equal(halves, value):
                raise ValueError(f"weights: expected numbers that are exact in 16 bits; others came: {value}")
            leaf["at"] = len(weights) // 2
            weights += halves.tobytes()
        leaves.append(leaf)
    return leaves, weights


def _members(knowledge: Any) -> Iterator[Any]:
    """The numbers and arrays of nested tuples, in order."""
    for value in knowledge or ():
        if isinstance(value, tuple):
            yield from _members(value)
        else:
            yield value
