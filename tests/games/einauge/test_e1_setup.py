"""E1: set-up."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tests.games.einauge.positions import moves, plain_position, position, seat
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import COLOURS, STATE
from tortuga.games.kit.errors import NotationError, OptionError


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_alike(players: int) -> None:
    """E1.1: "2–5 players. Everybody: 2 sabres, 1 jewel, 20 ducats"."""
    assert Einauge(players=players, seed=0).plain()["seats"] == [seat()] * players


def test_a_record_that_was_used_begins_as_an_empty_one() -> None:
    """E1.1: "Everybody: 2 sabres, 1 jewel, 20 ducats", also where games begin anew in the same place."""
    used, empty = np.frombuffer(bytes([1]) * STATE.itemsize, STATE).copy(), np.zeros(1, STATE)
    for states in (used, empty):
        KERNELS.begin(Options.of(3).rules(), states, 0)
    assert [name for name in STATE.names or () if name != "spare" and (used[name] != empty[name]).any()] == []


@pytest.mark.parametrize("players", [0, 1, 6, "many", True, None, 2.0])
def test_another_number_of_players_is_refused(players: object) -> None:
    """E1.1: "2–5 players"."""
    with pytest.raises(OptionError, match="players: expected a whole number from 2 to 5"):
        Einauge(players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "out"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_whole_colours_leave_the_game(players: int, out: int) -> None:
    """E1.2: "With 2/3/4/5 players all cards of 3/2/1/0 colours leave the game"."""
    plain = Einauge(players=players, seed=3).plain()
    islands = [card for zone in ("display", "table", "pile") for card in plain[zone] if card != "ship"]
    assert Counter(card.split()[0] for card in islands) == dict.fromkeys(plain["colours"], 7)
    assert len(plain["colours"]) == 8 - out


def test_each_colour_has_the_same_seven_different_cards() -> None:
    """E1.2: "56 islands: 8 colours × 7 different cards, the same 7 in each colour"."""
    game = Einauge(players=5, seed=0, manual_chance=True)
    assert game.plain()["pile"][:56] == [f"{colour} {name}" for colour in COLOURS for name in "2345678"]


def test_the_colours_have_an_order() -> None:
    """E1.2: "Colours, in this order: red, blue, green, yellow, orange, sky, rose, black"."""
    assert COLOURS == ("red", "blue", "green", "yellow", "orange", "sky", "rose", "black")


@pytest.mark.parametrize(("players", "ways"), [(2, 56), (3, 28), (4, 8)])
def test_chance_has_every_set_of_colours(players: int, ways: int) -> None:
    """E1.2: "all cards of 3/2/1/0 colours leave the game"."""
    game = Einauge(players=players, manual_chance=True)
    assert (game.phase, len(set(game.chance_outcomes))) == ("colours", ways)


@pytest.mark.parametrize("outcome", ["out red blue", "up red 2"])
def test_no_other_number_of_colours_leaves(outcome: str) -> None:
    """E1.2: "all cards of 3/2/1/0 colours leave the game"."""
    with pytest.raises(NotationError, match=outcome):
        Einauge(players=2, manual_chance=True).push_chance(outcome)


def test_six_cards_are_on_display_and_one_on_the_table() -> None:
    """E1.3: "turn up 6 as the display; turn up 1 on the pirate table"."""
    plain = Einauge(players=3, seed=5).plain()
    assert (len(plain["display"]), len(plain["table"]), len(plain["pile"])) == (6, 1, 6 * 7 - 7 + 8)


def test_the_seventh_card_goes_to_the_table() -> None:
    """E1.3: "turn up 6 as the display; turn up 1 on the pirate table (6 places; the place has no meaning)"."""
    game = Einauge(players=5, manual_chance=True)
    for name in "2345678":
        game.push_chance(f"up red {name}")
    plain = game.plain()
    assert (plain["display"], plain["table"]) == ([f"red {name}" for name in "234567"], ["red 8"])


def test_the_ships_are_under_the_pile() -> None:
    """E1.3: "The 8 ships go under the draw pile (no ship is ever above an island)"."""
    game = Einauge(players=2, colours_out=["red", "blue", "sky"], manual_chance=True)
    assert "up ship" not in game.chance_outcomes and game.plain()["pile"].count("ship") == 8


def test_every_seat_and_a_spectator_see_the_same() -> None:
    """E1.4: "All is open but the order of the pile"."""
    game = Einauge(players=3, seed=9)
    assert [game.view(who).plain() for who in (None, 0, 1, 2)] == [game.plain()] * 4


def test_the_order_of_the_pile_is_nowhere_in_the_state() -> None:
    """E1.4: "All is open but the order of the pile"."""
    ups = [
        f"up {colour} {name}"
        for colour, name in zip(["red", "blue", "red", "sky", "rose", "black", "green"], "2345678", strict=True)
    ]
    one, other = (Einauge(players=5, manual_chance=True, seed=seed) for seed in (1, 2))
    for text in ups:
        one.push_chance(text)
        other.push_chance(text)
    assert one.state.tobytes() == other.state.tobytes()


def test_supplies_never_run_out() -> None:
    """E1.4: "Supplies are unlimited"."""
    game = position(seat("red 2 6 5 4", ducats=10**9, sabres=9, jewels=10**9), display="red 8")
    game.push("buy red 8")
    assert game.plain()["seats"][0]["jewels"] == 10**9 + 2


def test_seat_0_starts() -> None:
    """E1.5: "Seat 0 starts, play goes by rising seat"."""
    assert [Einauge(players=players, seed=1).turn for players in (2, 3, 4, 5)] == [0] * 4


@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_goes_by_rising_seat(turn: int, following: int) -> None:
    """E1.5: "play goes by rising seat"."""
    game = position(
        players=3, turn=turn, phase="lay", display="red 2, red 3, red 4, red 5, red 6, red 7", manual_chance=False
    )
    game.push("lay red 2")
    assert game.turn == following


def test_a_ship_is_meant_too() -> None:
    """E1.6: "for buying, fighting, laying, selling or counting the six on the table, a ship is meant too"."""
    ship_each = seat("red 2 ship", lone_ships=1)
    buying = position(ship_each, display="ship")
    fighting = position(seat(sabres=3), phase="fight", table="ship")
    laying = position(phase="lay", display="ship")
    found = [moves(buying, "buy"), moves(buying, "sell ship"), moves(fighting, "fight"), moves(laying)]
    assert found == [
        {"buy ship red", "buy ship alone"},
        {"sell ship red", "sell ship alone"},
        {"fight ship alone"},
        {"lay ship"},
    ]


def test_ships_on_the_table_count_among_the_six() -> None:
    """E1.6: "counting the six on the table, a ship is meant too"."""
    game = position(phase="fight", table="ship, ship, ship, ship, red 2, red 3", pile="")
    game.push("pass")
    assert game.phase == "buy"  # laying lapsed, and nothing was to be refilled


def test_many_ships_are_one_move_a_destination() -> None:
    """E1.6: "Ships are interchangeable: one move a destination, however many lie there"."""
    game = position(seat("red 2, blue 3 ship"), display="ship, ship, ship")
    assert sorted(move.text for move in game.legal_moves if "buy" in move.text) == [
        "buy ship alone",
        "buy ship blue",
        "buy ship red",
    ]


def test_zones_are_unordered() -> None:
    """E1.6: "Display, table and rows are unordered"."""
    plain = plain_position(seat("red 2 3 ship"), display="blue 2, ship, blue 3", table="green 2, green 3")
    turned = {**plain, "display": plain["display"][::-1], "table": plain["table"][::-1]}
    turned["seats"] = [seat("red ship 3 2"), seat()]
    assert Einauge.from_position(plain) == Einauge.from_position(turned)
