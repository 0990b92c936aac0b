"""Chance: the sealed deal of one game, and the fast stream of a simulation.

Both are our own and stay as they are for ever: records and results depend on every bit (tests hold vectors).
A *deal* answers by key, so the same deal gives the same cards and dice whatever is decided in between. It uses
SHA-256: 256 bits cannot be guessed from the open cards. A *stream* (xoshiro256**, Blackman & Vigna 2018) is for
millions of games.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numba
import numpy as np

from tortuga.games.kit.compile import part, wide
from tortuga.games.kit.errors import Message, SeedError

SEED_BYTES = 32
_SPAN = 1 << 64
_MASK = _SPAN - 1
_APART = 16  # words of 8 bytes: two lines of a cache
_LOW = np.uint64(0xFFFF_FFFF)
_WORD = np.uint64(32)


class Deal:
    """What chance will say in one game: outcome(key, size) is uniform over range(size) and depends on nothing else."""

    __slots__ = ("seed",)

    def __init__(self, seed: int | bytes | str | None = None) -> None:
        self.seed = seed_bytes(seed)

    def outcome(self, key: int, size: int) -> int:
        """The outcome for *key* among *size* equally likely ones."""
        size = int(size)  # interpreted rules ask with NumPy's numbers
        limit = _SPAN - _SPAN % size  # values above would favour the low outcomes
        attempt = int(key) << 32  # 8 bytes of the key, 4 of the attempt
        while True:
            value = int.from_bytes(hashlib.sha256(self.seed + attempt.to_bytes(12, "big")).digest()[:8], "big")
            if value < limit:
                return value % size
            attempt += 1


def seed_bytes(seed: int | bytes | str | None) -> bytes:
    """The 32 bytes of a seed: given as a number, as bytes, as 64 hexadecimal digits, or drawn from the system."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, str):
        return _seed_of_text(seed)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise SeedError(Message("error-seed-bytes", number=SEED_BYTES, came=len(seed)))
        return seed
    if not 0 <= seed < 1 << 8 * SEED_BYTES:
        raise SeedError(Message("error-seed-number", came=str(seed)))
    return int(seed).to_bytes(SEED_BYTES, "big")


def _seed_of_text(text: str) -> bytes:
    if text.isascii() and text.isdecimal() and len(text) < 2 * SEED_BYTES:
        return seed_bytes(int(text))
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) != SEED_BYTES:
        raise SeedError(Message("error-seed-text", number=2 * SEED_BYTES, came=repr(text)))
    return raw


def stream(seed: int | bytes | str | None, number: int = 0) -> Any:
    """The state of the *number*-th stream of a seed: an array of four uint64."""
    digest = hashlib.sha256(seed_bytes(seed) + b"stream" + number.to_bytes(8, "big")).digest()
    # alone on its lines of the cache: two threads that write side by side would slow each other to a third
    block = np.zeros(_APART + 4 + _APART, np.uint64)
    words = block[_APART : _APART + 4]
    words[:] = np.frombuffer(digest, dtype=">u8")
    return words


if numba.config.DISABLE_JIT:

    def next_word(words: Any) -> Any:
        """The next 64 bits of the stream."""
        a, b, c, d = (int(word) for word in words)  # NumPy's scalars would warn where 64 bits wrap
        result = _rotated(b * 5 & _MASK, 7) * 9 & _MASK
        c, d = c ^ a, d ^ b
        words[0], words[1], words[2], words[3] = a ^ d, b ^ c, c ^ (b << 17 & _MASK), _rotated(d, 45)
        return np.uint64(result)

    def _rotated(word: Any, by: int) -> Any:
        return (word << by | word >> 64 - by) & _MASK

else:

    @part
    def _rotated(word: Any, by: int) -> Any:
        return (word << np.uint64(by)) | (word >> np.uint64(64 - by))

    @part
    def next_word(words: Any) -> Any:
        """The next 64 bits of the stream."""
        result = _rotated(words[1] * np.uint64(5), 7) * np.uint64(9)
        shifted = words[1] << np.uint64(17)
        words[2] ^= words[0]
        words[3] ^= words[1]
        words[1] ^= words[2]
        words[0] ^= words[3]
        words[2] ^= shifted
        words[3] = _rotated(words[3], 45)
        return result


@part
def below(words: Any, size: int) -> int:
    """A whole number from 0 to size - 1, each exactly equally likely (Lemire 2019); size < 2**32."""
    bound = np.uint64(size)
    product = (next_word(words) >> _WORD) * bound
    if (product & _LOW) < bound:
        threshold = ((_LOW - bound) + np.uint64(1)) % bound
        while (product & _LOW) < threshold:
            product = (next_word(words) >> _WORD) * bound
    return wide(product >> _WORD)  # type: ignore[return-value]
