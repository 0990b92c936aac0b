"""A seed a game: the n-th number of SplitMix64 (Steele, Lea & Flood 2014), which never repeats within a run."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from tortuga.games.kit.compile import part

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


def master_of(seed: str, purpose: str) -> Any:
    """64 bits of the seed of a run, which the games' seeds follow from."""
    return np.frombuffer(hashlib.sha256(f"{seed} {purpose}".encode()).digest()[:8], np.uint64)[0]


@part
def mixed(number: Any) -> Any:
    """The finaliser of SplitMix64."""
    number = (number ^ (number >> np.uint64(30))) * _FIRST
    number = (number ^ (number >> np.uint64(27))) * _SECOND
    return number ^ (number >> np.uint64(31))


@part
def seed_of(master: Any, game: int) -> Any:
    """The seed of the *game*-th game of a run."""
    return mixed(np.uint64(master) + np.uint64(game + 1) * _STEP)


def game_seed(master: Any, game: int) -> int:
    """The same in plain numbers of Python."""
    mask = (1 << 64) - 1
    number = (int(master) + (game + 1) * 0x9E3779B97F4A7C15) & mask
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & mask
    number = (number ^ number >> 27) * 0x94D049BB133111EB & mask
    return number ^ number >> 31


@part
def begin_stream(seed: Any, words: Any) -> None:
    """The stream of a game from its seed."""
    for word in range(4):
        words[word] = mixed(seed + np.uint64(word + 1) * _STEP)
