"""E3.5: standstill."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import Plain, cards_all, position, seat
from tortuga.games.einauge.game import Einauge

DEAR = cards_all(price=99)
SIX = "red 2, red 3, red 4, red 5, red 6, red 7"
FULL = "orange 2, orange 3, orange 4, orange 5, orange 6, orange 7"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_n_quiet_turns_the_final_round_begins_with_the_next_seat(players: int) -> None:
    """E3.5: "After n successive turns in which no card moved (possible only with odd card tables) the final round
    begins at once, with the next seat"."""
    game = position(players=players, phase="fight", turn=1, display=FULL, table=SIX, cards=DEAR)
    for _ in range(players):
        assert game.phase == "fight"
        game.push("pass")
    assert (game.phase, game.turn) == ("final", 1)


def test_one_quiet_turn_less_is_no_standstill() -> None:
    """E3.5: "After n successive turns in which no card moved"."""
    game = position(players=3, phase="fight", quiet=1, display=FULL, table=SIX, cards=DEAR)
    game.push("pass")
    assert (game.phase, game.plain()["quiet"]) == ("fight", 2)


def test_a_moved_card_begins_the_count_anew() -> None:
    """E3.5: "successive turns in which no card moved"."""
    game = position(phase="fight", quiet=1, moved=True, display=FULL, table=SIX, cards=DEAR)
    game.push("pass")
    assert (game.phase, game.plain()["quiet"]) == ("fight", 0)


def test_a_fight_is_a_card_moved() -> None:
    """E3.5: "turns in which no card moved"."""
    game = position(seat(sabres=3), phase="fight", quiet=1, display="", table=SIX, pile="", cards=DEAR)
    game.push("fight red 2")
    assert (game.phase, game.plain()["quiet"]) == ("fight", 0)


def test_a_refill_counts_as_a_card_moved() -> None:
    """E3.5: "a refill counts as a card moved"."""
    game = position(
        phase="refill", quiet=1, display="orange 2, orange 3, orange 4, orange 5, orange 6", table=SIX, cards=DEAR
    )
    game.push_chance("up red 8")
    assert (game.phase, game.plain()["quiet"]) == ("fight", 0)


def test_a_ship_turned_up_is_a_card_moved() -> None:
    """E3.5: "a refill counts as a card moved"."""
    five = "orange 2, orange 3, orange 4, orange 5, orange 6"
    game = position(phase="fight", quiet=1, display=five, table=SIX, pile="ship", cards=DEAR)
    game.push("pass")
    assert game.plain()["quiet"] == 0


def test_a_sold_jewel_is_no_card_moved() -> None:
    """E3.5: "turns in which no card moved"."""
    game = position(seat("red 8"), display=FULL, table=SIX)
    game.push("sell jewel")
    assert game.plain()["moved"] is False


@pytest.mark.parametrize("card", ["red 8", "ship red", "ship alone"])
def test_a_sold_card_is_a_card_moved(card: str) -> None:
    """E3.5: "turns in which no card moved"."""
    game = position(seat("red 8 ship", lone_ships=1), display=FULL, table=SIX)
    game.push(f"sell {card}")
    assert game.plain()["moved"] is True


SHIPPED = seat("red 3", lone_ships=1)
MOVED = [
    (seat(), "buy", "0 buy orange 2"),
    (SHIPPED, "buy", "0 sell red 3"),
    (SHIPPED, "buy", "0 sell ship alone"),
    (seat(sabres=3), "fight", "0 fight red 2"),
    (seat(), "lay", "0 lay orange 2"),
    (seat(), "refill", "~ up red 8"),
]


@pytest.mark.parametrize(("owner", "phase", "step"), MOVED, ids=[step for *_, step in MOVED])
def test_games_in_which_a_card_moved_are_equal_however_it_moved(owner: Plain, phase: str, step: str) -> None:
    """E3.5: "turns in which no card moved": a position in words says no more than whether one did."""
    game = position(owner, phase=phase, display="orange 2, orange 3, orange 4", table="red 2")
    game.push_step(step)
    assert game == Einauge.from_position(game.plain(), manual_chance=True) and game.plain()["moved"]


def test_turns_that_were_left_fall_away() -> None:
    """E3.5: "the final round begins at once, with the next seat"."""
    game = position(players=3, phase="fight", quiet=2, turns_left=2, display=FULL, table=SIX, cards=DEAR)
    game.push("pass")
    assert (game.phase, game.turn, game.plain()["turns_left"]) == ("final", 1, 0)


def test_turn_counts_need_not_be_equal_after_a_standstill() -> None:
    """E3.5: "does not hold then"."""
    game = position(players=3, phase="fight", turn=1, turns=4, quiet=2, display=FULL, table=SIX, cards=DEAR)
    game.push("pass")
    assert (game.phase, game.plain()["turns"] % 3) == ("final", 2)


def test_the_result_says_standstill() -> None:
    """E3.5: "the final round begins at once"."""
    game = position(phase="fight", quiet=1, display=FULL, table=SIX, cards=DEAR)
    for _ in range(3):
        game.push("pass")
    outcome = game.outcome()
    assert outcome is not None and outcome.why == "standstill"
