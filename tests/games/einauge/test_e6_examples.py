"""E6: the examples that must be tests."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import Plain, position, purse, seat
from tests.games.sections import sections

NAMES = [str(name) for name in range(2, 9)]


def test_barbara_buys_5_4_8_in_one_colour() -> None:
    """E6: "ducats/sabres/jewels 20/2/1 → 17/3/1 → 16/5/1 → 11/7/3, 3 chests"."""
    barbara = seat()
    purses = [(20, 2, 1)]
    for name in ("5", "4", "8"):
        game = position(barbara, display=f"red {name}")
        game.push(f"buy red {name}")
        barbara = game.plain()["seats"][0]
        purses.append(purse(game))
    assert purses == [(20, 2, 1), (17, 3, 1), (16, 5, 1), (11, 7, 3)]


@pytest.mark.parametrize(("others", "jewels"), [("red 2", [4, 7]), ("red 3", [7, 4])])
def test_barbara_has_three_chests(others: str, jewels: list[int]) -> None:
    """E6: "3 chests": more than 2, and no more than 3."""
    rival = seat(f"{others} 6") if others == "red 2" else seat(others)
    game = position(seat("red 4 5 8"), rival)
    assert [score["chests"] for score in game.scores()] == jewels


def test_nobody_has_chests() -> None:
    """E6: "Nobody has chests → nothing"."""
    game = position(seat("red 7"), seat("red 8, blue 7"))
    assert [score["chests"] for score in game.scores()] == [0, 0]


def test_six_colours_with_the_bonus() -> None:
    """E6: "Six colours → 15 with the bonus"."""
    six = ", ".join(f"{colour} 8" for colour in ("red", "blue", "green", "yellow", "orange", "sky"))
    assert position(seat(six), players=3, display="sky 2", colour_bonus="added").scores()[0]["bonus"] == 15


EXAMPLES = [
    ((5, 3, 0), (7, 4, 0)),
    ((3, 3, 1), (7, 7, 1)),
    ((5, 3, 3, 1), (7, 4, 4, 0)),
    ((5, 4, 2, 2), (7, 4, 1, 1)),
    ((3, 3, 1, 1), (7, 7, 1, 1)),
    ((3, 3, 2, 1), (7, 7, 1, 0)),
    ((5, 3, 3, 3, 1), (7, 4, 4, 4, 0)),
]
DIFFERING = [
    ((3, 3, 3, 1, 1), (7, 7, 7, 1, 1), (7, 7, 7, 0, 0)),
    ((3, 3, 3, 2, 1), (7, 7, 7, 1, 0), (7, 7, 7, 0, 0)),
    ((3, 3, 3, 3, 1), (7, 7, 7, 7, 1), (7, 7, 7, 7, 0)),
]


def jewels_for(chests: tuple[int, ...], ties: str) -> tuple[int, ...]:
    """Each player has one island with so many chests: the islands of the table are made to fit."""
    islands: list[Plain] = [
        {"name": name, "price": 1, "sabres": 0, "ducats": 0, "jewels": 0, "chests": (*chests, *[0] * 7)[number]}
        for number, name in enumerate(NAMES)
    ]
    cards = {"name": "chests", "islands": islands, "ship": {**islands[6], "name": "ship", "chests": 0}}
    seats = [seat(f"red {NAMES[number]}") for number in range(len(chests))]
    game = position(*seats, players=len(chests), cards=cards, ties=ties)
    return tuple(score["chests"] for score in game.scores())


@pytest.mark.parametrize("ties", ["one_lapses", "shared_places"])
@pytest.mark.parametrize(("chests", "jewels"), EXAMPLES)
def test_chests_become_jewels(chests: tuple[int, ...], jewels: tuple[int, ...], ties: str) -> None:
    """E6: "Chests → jewels: (5,3,0)→(7,4,0)" and the rest of that line, under both options."""
    assert jewels_for(chests, ties) == jewels


@pytest.mark.parametrize(("chests", "lapsing", "shared"), DIFFERING)
def test_where_the_tie_options_differ(
    chests: tuple[int, ...], lapsing: tuple[int, ...], shared: tuple[int, ...]
) -> None:
    """E6: "and where the tie options differ, `one_lapses` / `shared_places`"."""
    assert (jewels_for(chests, "one_lapses"), jewels_for(chests, "shared_places")) == (lapsing, shared)


def test_the_order_of_the_seats_makes_no_difference() -> None:
    """E6: "(5,3,3,3,1)→(7,4,4,4,0)", from any chair."""
    assert jewels_for((3, 1, 3, 5, 3), "one_lapses") == (4, 0, 4, 7, 4)


def test_no_example_is_forgotten() -> None:
    """E6: "Chests → jewels": every pair of brackets of the rulings is in a list above."""
    text = sections("einauge")["E6"]
    written = [f"({','.join(map(str, chests))})→" for chests, *_ in [*EXAMPLES, *DIFFERING]]
    assert text.count("→(") == len(written) and all(example in text for example in written)
