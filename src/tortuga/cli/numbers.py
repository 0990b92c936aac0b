"""Values on the command line: what a text means, or one line that says what was expected and what came.

Every number of every command has one of these types; tests/cli/test_numbers.py walks all commands and checks it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tortuga.games.kit.errors import SeedError


def _whole(text: str) -> int | None:
    """The whole number that a text means: `1000000`, `1_000_000` and `1e6` are a million."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        number = float(text)
    except ValueError:
        return None
    return int(number) if number.is_integer() else None


@dataclass(frozen=True)
class Whole:
    """A whole number from *low* to *high*."""

    low: int
    high: int

    def __call__(self, text: str | int) -> int:
        """The number that a text means; a default is a number already."""
        number = _whole(str(text))
        if number is None or not self.low <= number <= self.high:
            raise ValueError(f"expected a whole number from {self.low} to {self.high}; {text!r} came")
        return number


@dataclass(frozen=True)
class Number:
    """A number from *low* to *high*; with *above*, *low* itself is refused."""

    low: float
    high: float
    above: bool = False

    def __call__(self, text: str | float) -> float:
        """The number that a text means; a default is a number already."""
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not self.low <= number <= self.high or (self.above and number == self.low):
            wanted = f"a number {'above' if self.above else 'from'} {self.low:g}, up to {self.high:g}"
            raise ValueError(f"expected {wanted}; {text!r} came")
        return number


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    words: Collection[str]

    def __call__(self, text: str) -> str:
        """Return the word if it is one of the choices, else refuse it."""
        if text not in self.words:
            raise ValueError(f"expected {' or '.join(self.words)}; {text!r} came")
        return text


@dataclass(frozen=True)
class Seed:
    """A seed as every command reads it: a whole number or 64 hexadecimal digits, which may mean the same."""

    value: bytes

    @classmethod
    def of(cls, text: str | Seed) -> Seed:
        """The seed that a text means; a default is a seed already."""
        from tortuga.games.kit.chance import seed_bytes

        if isinstance(text, Seed):
            return text
        number = _whole(text) if len(text) < 64 else None
        try:
            return cls(seed_bytes(text if number is None else number))
        except SeedError:
            raise ValueError(f"expected a whole number or 64 hexadecimal digits; {text!r} came") from None

    @property
    def hex(self) -> str:
        """As 64 hexadecimal digits."""
        return self.value.hex()

    @property
    def number(self) -> int:
        """As a number."""
        return int.from_bytes(self.value, "big")

    @property
    def short(self) -> int:
        """A number of 32 bits, for what counts on from its seed: a small seed itself, else a hash of it."""
        import hashlib

        if self.number < 1 << 32:
            return self.number
        return int.from_bytes(hashlib.sha256(self.value).digest()[:4], "big")

    def __str__(self) -> str:
        return str(self.number)


EFFORT = Number(0, 1000, above=True)
SECONDS = Number(0, 1_000_000, above=True)
PLAYERS = Whole(2, 5)  # of all games; each refuses what it does not have
