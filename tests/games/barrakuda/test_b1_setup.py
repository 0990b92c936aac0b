"""B1: what everybody begins with, and layouts."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.games.barrakuda.positions import of, position, seat, turn
from tortuga.games.barrakuda.actions import LAYOUT
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.layouts import (
    can_be_drawn,
    danger,
    drawn,
    named,
    near_of,
    number_of,
    numbered,
    pairs_of,
    parse,
)
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.shapes import ALL_SHAPES
from tortuga.games.barrakuda.state import LAYOUTS, STATE
from tortuga.games.kit.errors import TableError


def test_a_record_that_was_used_begins_as_an_empty_one() -> None:
    """B1.1: "a bag with 2 gold and an empty vault", also where games begin anew in the same place."""
    used, empty = np.frombuffer(bytes([1]) * STATE.itemsize, STATE).copy(), np.zeros(1, STATE)
    for states in (used, empty):
        KERNELS.begin(Options.of(3).rules(), states, 0)
        states["gold"][0, 0] = states["near"][0, 0] = 0  # no wreck has the number 0
    assert [name for name in STATE.names or () if name != "spare" and (used[name] != empty[name]).any()] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_alike(players: int) -> None:
    """B1.1: "Everyone has movement cards 1–5, one Barracuda card, a bag with 2 gold and an empty vault"."""
    plain = Barrakuda(players=players).plain()
    assert plain["seats"] == [seat()] * players and plain["vaults"] == [0] * players


def test_nothing_happens_to_a_pawn_off_the_board() -> None:
    """B1.1: "such a pawn is on no wreck, and nothing happens to it"."""
    game = turn(position(seat(), seat(), seat()), "barracuda", "barracuda", 1, direction=1)
    assert of(game, "bag") == [2, 2, 0] and of(game, "pawn") == [None, None, 1]


def test_the_owner_of_a_pawn_off_the_board_can_control_the_fish() -> None:
    """B1.1: "its owner can control the fish and be chosen by B5.2 and B5.4"."""
    game = turn(position(), "barracuda", 1)
    assert (game.phase, game.turn) == ("steer", 0)


def test_shapes_are_the_fixed_hexominoes() -> None:
    """B1.2: "joined along sides into one connected piece"."""
    assert len(ALL_SHAPES) == len(set(ALL_SHAPES)) == 216


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("1 2 3 / 4 5", "each number"),
        ("1 2 3 / 4 5 5", "each number"),
        ("1 2 3 / 4 5 7", "numbers 1–6"),
        ("1 2 3 / . . . / 4 5 6", "one piece"),
        ("1 . / . 2 / 3 4 / 5 6", "one piece"),
        ("", "each number"),
    ],
)
def test_a_wrong_drawing_is_refused(drawing: str, complaint: str) -> None:
    """B1.2: "Six wrecks, numbers 1–6 once each, lie face up on a grid, joined along sides into one connected piece"."""
    with pytest.raises(TableError, match=complaint):
        parse(drawing)


def test_diagonals_do_not_count() -> None:
    """B1.2: "No diagonals"."""
    assert pairs_of(parse("5 6 2 / 4 1 3")) == ((1, 3), (1, 4), (1, 6), (2, 3), (2, 6), (4, 5), (5, 6))


def test_layouts_with_the_same_pairs_are_the_same_game() -> None:
    """B1.2: "Layouts with the same adjacent pairs are the same game"."""
    drawings = ("5 6 2 / 4 1 3", "2 6 5 / 3 1 4", "3 1 4 / 2 6 5")
    assert len({pairs_of(parse(drawing)) for drawing in drawings}) == 1


@pytest.mark.parametrize("number", [0, 1, 719, 720, 77_777, LAYOUTS - 1])
def test_a_drawing_and_its_number_say_the_same(number: int) -> None:
    """B1.2: "155,520 drawings are 2,550 games"."""
    cells = numbered(number)
    assert number_of(cells) == number and parse(drawn(cells)) == cells


@pytest.mark.parametrize("number", [0, 5, 719, 720, 12_345, 99_999, LAYOUTS - 1])
def test_compiled_rules_lay_out_the_same_drawing(number: int) -> None:
    """B1.2: "canonical key: the sorted list of pairs"."""
    game = Barrakuda(players=2, layout="random", manual_chance=True)
    text = game.push_chance(f"layout {drawn(numbered(number))}")
    assert game.plain()["near"] == [list(pair) for pair in pairs_of(numbered(number))]
    assert (game.steps[-1].number, game.notation_table.outcomes[LAYOUT + number]) == (LAYOUT + number, text)


def test_pairs_that_no_drawing_has_are_found() -> None:
    """B1.2: "joined along sides"."""
    assert can_be_drawn(pairs_of(parse("1 2 3 4 5 6")))
    assert not can_be_drawn(((1, 2), (1, 3), (2, 3), (3, 4), (4, 5), (5, 6)))


@pytest.mark.slow
def test_all_drawings_and_how_dangerous_they_are() -> None:
    """B1.2: "155,520 drawings are 2,550 games". B1.5: "the minimum of all 2,550; median 17.7, maximum 35.1"."""
    games = {
        pairs_of(dict(zip(s, order, strict=True))) for s in ALL_SHAPES for order in itertools.permutations(range(1, 7))
    }
    shares = 100 * np.array([danger(near_of(pairs)) for pairs in games])
    assert len(games) == 2550
    assert (round(shares.min(), 2), round(float(np.median(shares)), 1), round(shares.max(), 1)) == (6.10, 17.7, 35.1)


def test_the_fish_starts_on_6() -> None:
    """B1.3: "The Barracuda starts on 6"."""
    assert Barrakuda().plain()["fish"] == 6


def test_the_dice_are_fair() -> None:
    """B1.3: "Distance die 1,1,1,2,2,2; direction die 1–6"."""
    game = Barrakuda(manual_chance=True, steps="0 dive 1; 1 dive 1")
    distances = game.chance_outcomes
    game.push_chance("distance 2")
    assert (distances, len(game.chance_outcomes)) == (["distance 1", "distance 2"], 6)


def test_gold_never_runs_out() -> None:
    """B1.4: "Gold is unlimited"."""
    assert of(turn(position(seat(bag=100_000)), 4, 1), "bag")[0] == 100_003


@pytest.mark.parametrize("name", ["first", "calm", "medium", "harsh"])
def test_the_danger_of_the_named_layouts(name: str) -> None:
    """B1.5: "with the exact share of turns the fish ends on 6 under dice alone with base 6"."""
    layout = named()[name]
    assert round(100 * danger(near_of(pairs_of(parse(layout.drawing)))), 2) == layout.danger


def test_the_layouts_that_are_shipped() -> None:
    """B1.5: "`first` "."""
    shipped = {name: layout.drawing for name, layout in named().items()}
    assert shipped == {
        "first": "5 6 2 / 4 1 3",
        "calm": "3 2 . / 1 6 5 / . 4 .",
        "medium": "1 6 / 3 2 / 4 5",
        "harsh": "6 . / 2 . / 4 5 / . 3 / . 1",
    }
