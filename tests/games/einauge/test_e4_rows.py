"""E4: rows."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import Plain, cards_with, moves, owned, position, purse, seat
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.state import COLOURS


def test_an_island_goes_to_its_colours_row() -> None:
    """E4.1: "An island must go to its colour's row"."""
    game = position(seat("red 2, blue 3"), display="red 8")
    game.push("buy red 8")
    assert owned(game)["rows"] == {"red": ["2", "8"], "blue": ["3"]}


def test_the_first_island_of_a_colour_begins_its_row() -> None:
    """E4.1: "One row a colour"."""
    game = position(seat("red 2"), display="blue 8")
    game.push("buy blue 8")
    assert owned(game)["rows"] == {"red": ["2"], "blue": ["8"]}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("row", ["2 3 4 5 6 7 ship", "2 ship ship ship ship ship ship", "2 3 4 5 ship ship ship"])
def test_a_full_row_refuses_an_island(row: str, colour: str) -> None:
    """E4.1: "at most 7 cards in a row, ships included"."""
    game = position(seat(f"{colour} {row}"), players=5, display=f"{colour} 8")
    assert game.why_not(f"buy {colour} 8") == Refusal.ROW_FULL


@pytest.mark.parametrize("colour", COLOURS)
def test_a_row_of_six_takes_an_island_or_a_ship(colour: str) -> None:
    """E4.1: "at most 7 cards in a row, ships included"."""
    game = position(seat(f"{colour} 2 3 4 ship ship ship"), players=5, display=f"{colour} 8, ship")
    assert moves(game, "buy") == {f"buy {colour} 8", f"buy ship {colour}", "buy ship alone"}


def test_a_lone_ship_is_no_way_round_a_full_row() -> None:
    """E4.1: "if that is full it cannot be taken, lone ships or not"."""
    game = position(seat("red 2 3 4 5 6 7 ship", lone_ships=2), display="red 8")
    assert not moves(game, "buy") and game.why_not("buy red 8 with ship") == Refusal.ROW_BEGUN


def test_the_seventh_card_is_welcome() -> None:
    """E4.1: "at most 7 cards in a row, ships included"."""
    game = position(seat("red 2 3 4 5 6 7"), display="red 8")
    game.push("buy red 8")
    assert owned(game)["rows"] == {"red": list("2345678")}


def test_a_full_row_takes_no_ship() -> None:
    """E4.2: "A ship goes to any row of yours that is not full"."""
    game = position(seat("red 2 3 4 5 6 7 8, blue 2"), display="ship")
    assert (
        moves(game, "buy") == {"buy ship blue", "buy ship alone"} and game.why_not("buy ship red") == Refusal.ROW_FULL
    )


def test_a_ship_may_always_lie_alone() -> None:
    """E4.2: "or lies alone (always possible)"."""
    game = position(seat("red 2 3 4 5 6 7 8", lone_ships=1), display="ship")
    game.push("buy ship alone")
    assert owned(game)["lone_ships"] == 2


def test_a_ship_joins_no_row_that_one_has_not() -> None:
    """E4.2: "A ship goes to any row of yours"."""
    game = position(seat("red 2"), seat("blue 2"), display="ship")
    assert game.why_not("buy ship blue") == Refusal.NO_SUCH_ROW


def test_no_ship_joins_a_lone_ship() -> None:
    """E4.2: "A lone ship is no row, lies by itself, and no ship joins it"."""
    game = position(seat(lone_ships=1), display="ship")
    assert moves(game, "buy") == {"buy ship alone"}


@pytest.mark.parametrize("ships", [1, 2, 3])
def test_an_island_may_join_one_lone_ship_or_none(ships: int) -> None:
    """E4.2: "may join one lone ship or none (two moves in all, however many lone ships)"."""
    game = position(seat("blue 2", lone_ships=ships), display="red 4, blue 4")
    assert moves(game, "buy") == {"buy red 4", "buy red 4 with ship", "buy blue 4"}


def test_together_they_are_the_colours_row() -> None:
    """E4.2: "together they are that colour's row"."""
    game = position(seat(lone_ships=2), display="red 4")
    game.push("buy red 4 with ship")
    assert owned(game) == seat("red 4 ship", ducats=17, sabres=3, lone_ships=1)


def test_an_island_may_leave_the_lone_ship_alone() -> None:
    """E4.2: "may join one lone ship or none"."""
    game = position(seat(lone_ships=1), display="red 4")
    game.push("buy red 4")
    assert owned(game) == seat("red 4", ducats=17, sabres=3, lone_ships=1)


def test_without_a_lone_ship_there_is_nothing_to_join() -> None:
    """E4.2: "may join one lone ship or none"."""
    game = position(seat(), display="red 4, ship")
    assert game.why_not("buy red 4 with ship") == Refusal.NO_LONE_SHIP


def test_a_lone_ship_does_not_join_a_row_that_has_begun() -> None:
    """E4.2: "Ships never move otherwise"."""
    game = position(seat("red 2", lone_ships=1), display="red 4")
    assert game.why_not("buy red 4 with ship") == Refusal.ROW_BEGUN


def test_an_island_won_in_a_fight_may_join_a_lone_ship() -> None:
    """E4.2: "An island of a colour in which you have no row may join one lone ship or none"."""
    game = position(seat(lone_ships=1, sabres=3), phase="fight", table="red 2")
    game.push("fight red 2 with ship")
    assert owned(game) == seat("red 2 ship", sabres=0)


@pytest.mark.parametrize(
    ("sold", "left"),
    [
        ("red", seat("green 2 ship", ducats=25, lone_ships=3)),
        ("green", seat("red 2 ship ship", ducats=25, lone_ships=2)),
    ],
)
def test_when_the_last_island_is_sold_each_ship_lies_alone(sold: str, left: Plain) -> None:
    """E4.2: "When the last island of a row is sold, each of its ships becomes a lone ship"."""
    """E4.2: "When the last island of a row is sold, each of its ships becomes a lone ship"."""
    game = position(seat("red 2 ship ship, green 2 ship", lone_ships=1))
    game.push(f"sell {sold} 2")
    assert owned(game) == left


def test_while_an_island_is_left_the_ships_stay() -> None:
    """E4.2: "Ships never move otherwise"."""
    game = position(seat("red 2 3 ship ship"))
    game.push("sell red 2")
    assert owned(game) == seat("red 3 ship ship", ducats=25)


def test_a_row_that_was_sold_can_begin_again() -> None:
    """E4.2: "each of its ships becomes a lone ship"."""
    game = position(seat("red 2 ship"), display="red 8")
    game.push("sell red 2")
    assert moves(game, "buy") == {"buy red 8", "buy red 8 with ship"}


@pytest.mark.parametrize("colour", ["red", "green"])
def test_the_ships_of_a_row_that_was_sold_are_not_in_the_next_one(colour: str) -> None:
    """E4.2: "An island of a colour in which you have no row may join one lone ship or none"."""
    """E4.2: "each of its ships becomes a lone ship"."""
    game = position(seat(f"{colour} 2 ship"), display=f"{colour} 8")
    game.push(f"sell {colour} 2")
    game.push(f"buy {colour} 8")
    assert owned(game)["rows"] == {colour: ["8"]}


def test_all_cards_of_the_row_pay() -> None:
    """E4.3: "its owner at once receives the sabres, ducats and jewels of *all* cards in that row, the new one
    included"."""
    game = position(seat("red 4 8, blue 8", ducats=20), display="red 5")
    game.push("buy red 5")
    assert purse(game) == (20 - 5 + 1 + 2, 2 + 1 + 1, 1 + 2)


def test_the_first_card_of_a_row_pays_too() -> None:
    """E4.3: "when a card joins or starts a row"."""
    game = position(display="red 8")
    game.push("buy red 8")
    assert purse(game) == (12, 2, 3)


PAYING = cards_with({"ship": {"sabres": 1, "ducats": 10, "jewels": 20, "chests": 5}})


@pytest.mark.parametrize(
    ("owner", "move", "income"),
    [
        (seat("red 8"), "buy ship red", (10, 1, 22)),
        (seat("red 8 ship"), "buy ship red", (20, 2, 42)),
        (seat("red 8 ship"), "buy ship alone", (0, 0, 0)),
        (seat("red 8", lone_ships=3), "buy ship red", (10, 1, 22)),
    ],
)
def test_a_ship_brings_the_income_of_its_row(owner: Plain, move: str, income: tuple[int, int, int]) -> None:
    """E4.3: "A ship laid alone pays nothing, whatever its table says"."""
    game = position(owner, display="ship", cards=PAYING)
    game.push(move)
    assert purse(game) == (15 + income[0], 2 + income[1], 1 + income[2])


def test_an_island_joining_a_lone_ship_both_pay() -> None:
    """E4.3: "an island joining a lone ship: both pay"."""
    game = position(seat(lone_ships=2), display="red 8", cards=PAYING)
    game.push("buy red 8 with ship")
    assert purse(game) == (20 - 8 + 10, 2 + 1, 1 + 2 + 20)


def test_a_plain_ship_in_a_row_pays_the_row() -> None:
    """E4.3: "when a card joins or starts a row"."""
    game = position(seat("red 4 5"), display="ship")
    game.push("buy ship red")
    assert purse(game) == (20 - 5 + 3, 2 + 2, 1)


def test_chests_pay_nothing_now() -> None:
    """E4.3: "Chests pay nothing now"."""
    game = position(display="red 2")
    game.push("buy red 2")
    assert purse(game) == (18, 2, 1)


def test_the_rows_of_others_do_not_matter() -> None:
    """E4.1: "One row a colour", for each player."""
    game = position(seat(), seat("red 2 3 4 5 6 7 ship"), display="red 8")
    game.push("buy red 8")
    assert (owned(game, 0)["rows"], purse(game, 1)) == ({"red": ["8"]}, (20, 2, 1))
