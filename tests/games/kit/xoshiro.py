"""xoshiro256** once more, from the published algorithm (Blackman & Vigna 2018), in plain Python integers."""

from __future__ import annotations

MASK = 2**64 - 1


def rotl(x: int, k: int) -> int:
    return ((x << k) | (x >> (64 - k))) & MASK


class Xoshiro256StarStar:
    """The state is four words; `next` is the reference's next()."""

    def __init__(self, state: list[int]) -> None:
        self.s = list(state)

    def next(self) -> int:
        s = self.s
        result = (rotl((s[1] * 5) & MASK, 7) * 9) & MASK
        t = (s[1] << 17) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 45)
        return result
