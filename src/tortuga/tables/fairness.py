"""Fair play that can be checked: a sealed seed, a nonce from every seat, and all of it shown at the end.

commitment = SHA-256(seed ‖ salt), shown from the start.
deal seed = SHA-256(seed ‖ nonce of seat 0 ‖ nonce of seat 1 …).
Who begins, where that is drawn: the outcome for FIRST_KEY of a deal with the nonces in the order in which people sat
down. The seats are then counted from that one on, and the deal seed of the game is of the nonces in this new order.
Nobody, the host included, can choose the deal once the commitment stands. So that this holds for whoever makes a table,
too, the server commits itself before it is told their nonce: by a deal (`Seals`) that is asked for first.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

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


class Sealed(NamedTuple):
    """A deal that was committed to: the id of the table it is for, and the secret."""

    table: str
    secret: Secret


class Seals:
    """Makes deals that are committed to before their table is made.

    All of a deal follows from its name and the server's key, so nothing is stored. It is for one table, whose id
    follows, too; and nobody else can write one, since its text begins with the commitment.
    """

    VALID_FOR = 24 * 3600.0  # seconds

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def new(self, now: float) -> str:
        """A new deal: its commitment, a dot, and its name."""
        name = f"{int(now)}-{secrets.token_hex(8)}"
        return f"{self._sealed(name).secret.commitment}.{name}"

    def opened(self, text: str, now: float) -> Sealed | None:
        """What a deal stands for; None if it is not one of ours, or too old."""
        commitment, _, name = text.partition(".")
        at = name.partition("-")[0]
        if not (is_nonce(commitment) and name.isascii() and len(at) <= 12 and at.isdecimal()):
            return None
        sealed = self._sealed(name)
        is_ours = hmac.compare_digest(sealed.secret.commitment, commitment)
        return sealed if is_ours and now - int(at) < self.VALID_FOR else None

    def _sealed(self, name: str) -> Sealed:
        table, seed, salt = (
            hmac.digest(self._key, f"{part} {name}".encode(), "sha256") for part in ("table", "seed", "salt")
        )
        return Sealed(base64.urlsafe_b64encode(table[:12]).decode(), Secret(seed, salt))


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
