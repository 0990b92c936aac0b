"""Numbers on the command line: what a text means, or one line that says what was expected and what came."""

from __future__ import annotations

import argparse
from dataclasses import dataclass


@dataclass(frozen=True)
class Whole:
    """A whole number from *low* to *high*; `1e6` and `1_000_000` are a million."""

    low: int
    high: int

    def __call__(self, text: str) -> int:
        """The number that a text means."""
        number = self._read(text)
        if number is None or not self.low <= number <= self.high:
            raise argparse.ArgumentTypeError(f"expected a whole number from {self.low} to {self.high}; {text!r} came")
        return number

    @staticmethod
    def _read(text: str) -> int | None:
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
class Number:
    """A number from *low* to *high*; with *above*, *low* itself is refused."""

    low: float
    high: float
    above: bool = False

    def __call__(self, text: str) -> float:
        """The number that a text means."""
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not self.low <= number <= self.high or (self.above and number == self.low):
            wanted = f"a number {'above' if self.above else 'from'} {self.low:g}, up to {self.high:g}"
            raise argparse.ArgumentTypeError(f"expected {wanted}; {text!r} came")
        return number


GAMES = Whole(1, 1_000_000_000)
JOBS = Whole(1, 4096)
EFFORT = Number(0, 1000, above=True)
SEED = Whole(0, 4_294_967_295)
