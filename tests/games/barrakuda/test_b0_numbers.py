"""B0  Numbers of the rules that a wreck table changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.barrakuda.positions import RECONSTRUCTION, choose, position, seat, turn
from tests.games.play import played
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.layouts import danger, fish_throws
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.tables import Numbers, WreckTable
from tortuga.games.kit import json_record, record
from tortuga.games.kit.errors import NotationError, PositionError, TableError

Plain = dict[str, Any]


def cards(**numbers: Any) -> Plain:
    return {**RECONSTRUCTION, "name": "mine", "numbers": numbers}


def test_printed_numbers_change_neither_hash_nor_plain_values() -> None:
    """B0: "a number that it leaves out is as printed"."""
    ours = WreckTable.load("reconstruction-1")
    written = WreckTable.from_plain(cards(**Numbers().whole()))
    assert (written.hash, {**written.plain(), "name": ours.name}) == (ours.hash, ours.plain())
    assert ours.hash == "85246bae594073d6"


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"start_gold": -1}, "cards, numbers.start_gold: expected a whole number from 0 to 99; -1 came"),
        ({"bank_limit": 0}, "cards, numbers.bank_limit: expected a whole number from 1 to 99; 0 came"),
        ({"wreck_gold": 256}, "cards, numbers.wreck_gold: expected a whole number from 0 to 99; 256 came"),
        ({"distance_die": [1, 2]}, "cards, numbers.distance_die: expected a list of 6 numbers; [1, 2] came"),
        (
            {"distance_die": [1, 1, 1, 2, 2, 6]},
            "cards, numbers.distance_die[5]: expected a whole number from 1 to 5; 6 came",
        ),
    ],
)
def test_a_number_out_of_bounds_is_refused(change: Plain, wanted: str) -> None:
    """B0: "Anything outside the bounds is refused"."""
    with pytest.raises(TableError) as caught:
        WreckTable.from_plain(cards(**change))
    assert str(caught.value).startswith(wanted)


def test_everybody_begins_with_the_table_s_gold() -> None:
    """B1.1: "a bag with 2 gold and an empty vault"."""
    assert [one["bag"] for one in Barrakuda(players=4, seed=1, cards=cards(start_gold=9)).plain()["seats"]] == [9] * 4


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ([1, 1, 1, 2, 2, 2], ["distance 1", "distance 2"]),
        ([3, 1, 2, 1, 3, 2], ["distance 1", "distance 2", "distance 3"]),
        ([1, 5, 1, 1, 5, 1], ["distance 1", "distance 1", "distance 5"]),
        ([4] * 6, ["distance 4"]),
    ],
)
def test_the_die_shows_its_faces(die: list[int], faces: list[str]) -> None:
    """B1.3: "As chance a die is the smallest one with the same chances, its faces in rising order"."""
    game = choose(position(cards=cards(distance_die=die)), 1, 2)
    assert game.chance_outcomes == faces


def test_a_face_that_the_die_does_not_have_cannot_be_shown() -> None:
    """B1.3: "As chance a die is the smallest one with the same chances, its faces in rising order"."""
    table = cards(distance_die=[3] * 6)
    with pytest.raises(PositionError, match="distance: expected"):
        position(seat("1", pawn=1), seat("2", pawn=2), phase="direction", distance=2, cards=table)


def test_chance_cannot_show_a_face_that_the_die_does_not_have() -> None:
    """B1.3: "As chance a die is the smallest one with the same chances, its faces in rising order"."""
    game = choose(position(cards=cards(distance_die=[3] * 6)), 1, 1)
    with pytest.raises(NotationError, match="distance 2"):
        game.push_chance("distance 2")


def test_a_controller_reaches_as_far_as_the_die_shows() -> None:
    """B3.3: "its owner sees the distance d and names a wreck at distance ≤ d, its own included"."""
    table = cards(distance_die=[1, 2, 3, 4, 5, 5])
    for shown, reached in ((1, {5, 6}), (3, {3, 4, 5, 6}), (5, {1, 2, 3, 4, 5, 6})):
        game = choose(position(layout="1 2 3 4 5 6", cards=table), "barracuda", 1)
        game.push_chance(f"distance {shown}")
        assert {int(move.text[-1]) for move in game.legal_moves} == reached


def test_the_fish_swims_as_far_as_the_die_shows() -> None:
    """B3.3: "d steps towards the wreck shown"."""
    game = turn(position(layout="1 2 3 4 5 6", cards=cards(distance_die=[4] * 6)), 5, 5, distance=4, direction=1)
    assert game.plain()["fish"] == 2


def test_so_much_gold_lies_on_a_wreck() -> None:
    """B4.3: "at most 4 lie there in all, the rest returns to the supply"."""
    for most, lies in ((0, 0), (1, 1), (99, 22)):
        game = position(seat(bag=20), seat(bag=2), fish=2, cards=cards(wreck_gold=most))
        assert turn(game, 2, 2, direction=2).plain()["gold"][1] == lies


def test_the_bank_takes_as_much_as_the_table_says() -> None:
    """B5.1: "Up to 7: min(7, bag) to the vault"."""
    game = turn(position(seat(bag=20), seat(bag=2), goal=30, cards=cards(bank_limit=11)), 5, 1, direction=6)
    assert (game.plain()["vaults"][0], game.plain()["seats"][0]["bag"]) == (11, 9)


def test_the_danger_of_a_layout_follows_the_die() -> None:
    """B1.5: "with the exact share of turns the fish ends on 6 under dice alone with base 6"."""
    near = Options.of(2).near
    assert near is not None
    assert round(100 * danger(near), 2) == 28.10
    assert fish_throws(near, (1, 1, 5)).shape == (6, 18)
    assert danger(near, (5,)) == pytest.approx(1 / 6)


def test_a_record_tells_the_numbers_and_replays() -> None:
    """B0: "Numbers that are not as printed are part of what the table's hash covers"."""
    game = played("barrakuda", {"players": 2, "cards": cards(start_gold=3, distance_die=[1, 1, 2, 3, 3, 5])})
    found = record.read(record.write(game)).game
    assert found == game and found.options.cards.numbers == game.options.cards.numbers != Numbers()
    assert json_record.read(json_record.to_json(game)).game == game
