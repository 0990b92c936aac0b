"""Fair play that can be checked: a sealed seed, a nonce from every seat, and all of it shown at the end.

commitment = SHA-256(seed ‖ salt), shown from the start.
deal seed = SHA-256(seed ‖ nonce of seat 0 ‖ nonce of seat 1 …).
Who begins, where that is drawn: the outcome for FIRST_KEY of a deal with the nonces in the order in which people sat
down. The seats are then counted from that one on, and the deal seed of the game is of the nonces in this new order.
Nobody, the host included, can choose the deal once the commitment stands.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from tortuga.games.kit.chance import Deal

BYTES = 32
FIRST_KEY = 2**64 - 1  # who begins; no game asks its deal this key


Each = TypeVar("Each")


def counted_from(first: int, seats: Sequence[Each]) -> list[Each]:
    """The same round of seats, counted from seat *first* on."""
    return [*seats[first:], *seats[:first]]


@dataclass(frozen=True)
class Secret:
    """What the host keeps until the end."""

    seed: bytes
    salt: bytes

    @classmethod
    def draw(cls) -> Secret:
        """A new secret from the system's generator."""
        return cls(secrets.token_bytes(BYTES), secrets.token_bytes(BYTES))

    @property
    def commitment(self) -> str:
        """The hash of seed and salt, which everybody sees before the first card."""
        return hashlib.sha256(self.seed + self.salt).hexdigest()

    def deal_seed(self, nonces: Sequence[str]) -> bytes:
        """The seed of the deal."""
        return _mixed(self.seed, tuple(nonces))

    def first_seat(self, nonces: Sequence[str]) -> int:
        """The seat that is drawn to begin, given the nonces in the order of the seats as people sat down."""
        return Deal(self.deal_seed(nonces)).outcome(FIRST_KEY, len(nonces))


@lru_cache(maxsize=2048)
def _mixed(seed: bytes, nonces: tuple[str, ...]) -> bytes:
    """The seed of a deal; kept in memory, since every move of a table asks for it."""
    return hashlib.sha256(seed + b"".join(bytes.fromhex(nonce) for nonce in nonces)).digest()


def new_nonce() -> str:
    """A random nonce, for bots and for a seat whose owner gives none."""
    return secrets.token_hex(BYTES)


def is_nonce(text: str) -> bool:
    """Whether a text is 64 hexadecimal digits."""
    return len(text) == 2 * BYTES and all(sign in "0123456789abcdef" for sign in text)
