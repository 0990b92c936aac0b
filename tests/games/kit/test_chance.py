"""Chance stays as it is for ever (vectors), is what was published (xoshiro256**), and is fair (chi-square)."""

from __future__ import annotations

import hashlib
import itertools
import math
from typing import Any

import numpy as np
import pytest

from tests.games.kit.xoshiro import Xoshiro256StarStar
from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import STATE
from tortuga.games.kit import chance
from tortuga.games.kit.chance import Deal, below, next_word, seed_bytes, stream

# -- vectors ----------------------------------------------------------------------------------------------------------

DEALS = [
    (0, 56, [12, 51, 42, 29, 10, 1, 7, 55]),
    (2026, 35, [30, 2, 15, 26, 11, 24, 28, 19]),
    (2**256 - 1, 6, [1, 1, 1, 3, 2, 4, 1, 5]),
]


@pytest.mark.parametrize(("seed", "size", "outcomes"), DEALS)
def test_a_deal_says_what_it_always_said(seed: int, size: int, outcomes: list[int]) -> None:
    assert [Deal(seed).outcome(key, size) for key in range(8)] == outcomes


def test_a_deal_is_a_hash_of_seed_key_and_attempt() -> None:
    digest = hashlib.sha256((7).to_bytes(32, "big") + (3).to_bytes(8, "big") + bytes(4)).digest()
    assert Deal(7).outcome(3, 1000) == int.from_bytes(digest[:8], "big") % 1000


def test_a_deal_draws_again_where_a_remainder_would_favour_low_outcomes() -> None:
    size = 2**63 + 1  # about half of all first values lie above the last full multiple

    def value(key: int, attempt: int) -> int:
        text = bytes(32) + key.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    keys = range(40)
    wanted = [next(value(key, n) for n in range(99) if value(key, n) < size) for key in keys]
    assert [Deal(0).outcome(key, size) for key in keys] == wanted and any(value(key, 0) >= size for key in keys)


def test_a_deal_depends_on_nothing_else() -> None:
    deal = Deal(5)
    first = deal.outcome(3, 10)
    deal.outcome(9, 4)
    assert deal.outcome(3, 10) == first == Deal(5).outcome(3, 10)


def test_the_only_outcome_is_certain() -> None:
    assert {Deal(seed).outcome(0, 1) for seed in range(20)} == {0}


ONE = bytes(31) + b"\x01"


@pytest.mark.parametrize("seed", [1, "1", "0001", ONE, ONE.hex(), ONE.hex().upper()])
def test_a_seed_is_a_number_its_digits_bytes_or_hexadecimal_digits(seed: Any) -> None:
    assert seed_bytes(seed) == ONE


def test_the_largest_seed_fits() -> None:
    assert seed_bytes(2**256 - 1) == b"\xff" * 32 == seed_bytes("ff" * 32)


def test_64_decimal_digits_are_read_as_hexadecimal() -> None:
    assert seed_bytes("1" * 64) == b"\x11" * 32


def test_without_a_seed_the_system_draws_one() -> None:
    assert len({seed_bytes(None) for _ in range(20)}) == 20 and len(seed_bytes(None)) == 32


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", b"x" * 33, "", "pirate", "ab" * 31, "٣", "-1", "1.5"])
def test_any_other_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"a seed (is|has) .*came"):
        seed_bytes(seed)


def test_the_reference_gives_its_published_values() -> None:
    reference = Xoshiro256StarStar([1, 2, 3, 4])
    published = [11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600]
    assert [reference.next() for _ in range(6)] == published


@pytest.mark.parametrize("words", [[1, 2, 3, 4], [2**64 - 1] * 4, [0, 0, 0, 1], [2**63, 5, 2**40, 9]])
def test_our_stream_is_xoshiro256(words: list[int]) -> None:
    ours, reference = np.array(words, np.uint64), Xoshiro256StarStar(words)
    assert [int(next_word(ours)) for _ in range(200)] == [reference.next() for _ in range(200)]
    assert ours.tolist() == reference.s


def test_a_stream_begins_where_it_always_began() -> None:
    begun = [0x87F117B2F3B36638, 0x141868F46394D09, 0xFDB190ACEE972055, 0xE0B66E8751A2C93]
    said = [0x425397AC09454A9B, 0x96A346820D804BCB, 0x2040068676100A2C, 0x7100932875D7E95B]
    words = stream(2026, 3)
    assert (words.tolist(), [int(next_word(words)) for _ in range(4)]) == (begun, said)


def test_streams_of_a_seed_differ() -> None:
    assert len({stream(1, number).tobytes() for number in range(50)} | {stream(2, 0).tobytes()}) == 51


SIZES = [2, 5, 6, 56, 448, 1, 3_000_000_000, 2**32 - 1]


def test_below_says_what_it_always_said() -> None:
    words = stream(2026, 3)
    assert [int(below(words, size)) for size in SIZES] == [0, 2, 0, 24, 305, 0, 2374786965, 4172479994]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 6, 7, 448, 2**31 + 1, 3_000_000_000, 2**32 - 1])
def test_below_is_lemires_method(size: int) -> None:
    words = stream(size)
    reference = Xoshiro256StarStar(words.tolist())

    def one() -> int:
        while True:
            product = (reference.next() >> 32) * size
            if product % 2**32 >= 2**32 % size:  # so many of the 2**32 values belong to each number
                return product >> 32

    assert [int(below(words, size)) for _ in range(300)] == [one() for _ in range(300)]


# -- fairness ---------------------------------------------------------------------------------------------------------


def assert_even(counts: Any, cells: int, freedom: int) -> None:
    """Chi-square within five standard deviations, on both sides: neither too uneven nor too even."""
    expected = np.sum(counts) / cells
    assert expected >= 5, "too few for the test"
    statistic = float(np.sum((counts - expected) ** 2) / expected)
    assert abs(statistic - freedom) < 5 * math.sqrt(2 * freedom), (statistic, freedom)


@pytest.mark.parametrize("size", [2, 5, 6])
def test_a_deal_is_fair_over_keys_and_over_seeds(size: int) -> None:
    over_keys = np.bincount([Deal(11).outcome(key, size) for key in range(12_000)], minlength=size)
    over_seeds = np.bincount([Deal(seed).outcome(4, size) for seed in range(12_000)], minlength=size)
    assert_even(over_keys, size, size - 1)
    assert_even(over_seeds, size, size - 1)


@pytest.mark.parametrize("size", [2, 5, 6])
def test_a_stream_is_fair(size: int) -> None:
    words = stream(12)
    counts = np.bincount([int(below(words, size)) for _ in range(60_000)], minlength=size)
    assert_even(counts, size, size - 1)


@pytest.mark.parametrize("size", [2, 5, 6])
def test_what_follows_what_in_a_stream_is_fair(size: int) -> None:
    words = stream(13)
    drawn = [int(below(words, size)) for _ in range(60_001)]
    pairs = np.bincount([size * a + b for a, b in itertools.pairwise(drawn)], minlength=size * size)
    assert_even(pairs, size * size, size * size - size)


CARDS = 35


def test_every_card_is_equally_often_at_every_place_of_a_dealt_pile() -> None:
    counts = np.zeros((CARDS, CARDS))
    for seed in range(1_500):
        deal, pile = Deal(seed), list(range(CARDS))
        for place in range(CARDS):
            counts[pile.pop(deal.outcome(place + 1, CARDS - place)), place] += 1
    assert_even(counts, CARDS * CARDS, (CARDS - 1) ** 2)


def test_every_card_is_equally_often_at_every_place_of_a_streamed_pile() -> None:
    counts = np.zeros((CARDS, CARDS))
    words = stream(14)
    for _ in range(3_000):
        pile = list(range(CARDS))
        for place in range(CARDS):
            counts[pile.pop(int(below(words, CARDS - place))), place] += 1
    assert_even(counts, CARDS * CARDS, (CARDS - 1) ** 2)


def test_every_card_is_equally_often_the_first_on_the_pirate_table() -> None:
    rules = Options.of(2, colours_out="sky rose black").rules()
    states = np.zeros(20_000, STATE)
    for number in range(len(states)):
        KERNELS.begin(rules, states, number)
    KERNELS.settle(rules, states, stream(15))
    cards = [int(table).bit_length() - 1 for table in states["table"]]
    assert_even(
        np.array([cards.count(8 * colour + rank) for colour in range(5) for rank in range(7)]), CARDS, CARDS - 1
    )


def test_the_module_keeps_no_generator_of_its_own() -> None:
    state = [name for name, value in vars(chance).items() if isinstance(value, np.ndarray | np.random.Generator)]
    assert not state
