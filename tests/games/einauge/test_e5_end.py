"""E5: the end and the scoring."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import Plain, cards_with, moves, owned, position, purse, seat
from tortuga.games.einauge.refusals import Refusal

SIX = "red 2, red 3, red 4, red 5, red 6, red 7"
SHIPS = ", ".join(["ship"] * 8)


def test_the_end_is_in_sight_when_the_first_ship_is_shown() -> None:
    """E5.1: "The end is in sight when the first ship enters the display"."""
    game = position(players=3, phase="lay", display=SIX, pile=SHIPS)
    game.push("lay red 2")
    assert game.plain()["turns_left"] == 1  # seat 1 plays, then seat 2


def test_while_islands_remain_it_is_not_in_sight() -> None:
    """E5.1: "The end is in sight when the first ship enters the display"."""
    game = position(players=3, phase="lay", display=SIX, pile="red 8")
    game.push("lay red 2")
    game.push_chance("up red 8")
    assert game.plain()["turns_left"] is None


def test_a_second_ship_changes_nothing() -> None:
    """E5.1: "when the first ship enters the display"."""
    game = position(players=4, phase="lay", display=SIX, pile="ship, ship", turns_left=1, turn=2)
    game.push("lay red 2")
    assert game.plain()["turns_left"] == 0


def test_if_the_last_seat_showed_it_nothing_is_left_of_the_round() -> None:
    """E5.1: "if the last seat showed it, nothing is left of the round"."""
    game = position(players=3, phase="lay", turn=2, display=SIX, pile=SHIPS)
    game.push("lay red 2")
    assert (game.phase, game.turn) == ("final", 0)


def test_or_all_others_play_once_more() -> None:
    """E5.1: "By `end` the round is finished (if the last seat showed it, nothing is left of the round), or all others
    play once more"."""
    game = position(players=3, phase="lay", turn=2, display=SIX, pile=SHIPS, end="others_once_more")
    game.push("lay red 2")
    assert (game.phase, game.turn, game.plain()["turns_left"]) == ("buy", 0, 1)


@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_final_round_begins_after_the_last_normal_turn(turn: int, following: int) -> None:
    """E5.2: "beginning with the seat after the one that took the last normal turn"."""
    game = position(players=3, phase="lay", turn=turn, display=SIX, pile="", turns_left=0)
    game.push("lay red 2")
    assert (game.phase, game.turn, game.plain()["final_left"]) == ("final", following, 3)


def test_everyone_may_fight_for_a_card_of_table_or_display() -> None:
    """E5.2: "everyone may fight for one card, from the table *or* the display, with income"."""
    game = position(seat(sabres=4), phase="final", display="red 2, ship", table="red 3")
    assert moves(game) == {"fight red 2", "fight red 3", "fight ship alone", "pass"}


def test_a_card_of_the_display_is_won_with_income() -> None:
    """E5.2: "from the table *or* the display, with income"."""
    game = position(seat("red 8", sabres=3), phase="final", display="red 7, red 2")
    game.push("fight red 7")
    assert (owned(game), game.plain()["display"]) == (seat("red 7 8", sabres=0, jewels=4), ["red 2"])


def test_a_ship_on_both_is_taken_from_the_table() -> None:
    """E5.2: "A ship that lies on both is taken from the table"."""
    game = position(seat(sabres=3), phase="final", display="ship, ship", table="ship")
    game.push("fight ship alone")
    assert (game.plain()["display"], game.plain()["table"]) == (["ship", "ship"], [])


def test_a_ship_only_on_display_is_taken_from_there() -> None:
    """E5.2: "from the table *or* the display"."""
    game = position(seat("blue 2", sabres=3), phase="final", display="ship, ship", table="red 2")
    game.push("fight ship blue")
    assert (game.plain()["display"], game.plain()["table"]) == (["ship"], ["red 2"])


@pytest.mark.parametrize("move", ["buy red 2", "sell jewel", "lay red 2", "buy ship alone"])
def test_the_final_round_knows_only_fights(move: str) -> None:
    """E5.2: "No purchase, sale, laying or refill"."""
    game = position(phase="final", display="red 2, ship")
    assert game.why_not(move) == Refusal.NOT_IN_THIS_PHASE


def test_nothing_is_refilled_in_the_final_round() -> None:
    """E5.2: "No purchase, sale, laying or refill"."""
    game = position(seat(sabres=3), phase="final", display="red 2", pile="red 3")
    game.push("fight red 2")
    assert (game.phase, game.turn, game.plain()["display"]) == ("final", 1, [])


def test_after_the_last_fight_the_game_is_over() -> None:
    """E5.2: "everyone may fight for one card"."""
    game = position(phase="final", turn=1, final_left=1)
    game.push("pass")
    outcome = game.outcome()
    assert game.is_over and outcome is not None and outcome.why == "ships"


@pytest.mark.parametrize(
    ("ducats", "sabres", "jewels"), [(0, 0, 0), (4, 0, 0), (5, 0, 1), (0, 1, 0), (2, 1, 1), (20, 2, 5), (9, 2, 3)]
)
def test_sabres_become_ducats_and_ducats_jewels(ducats: int, sabres: int, jewels: int) -> None:
    """E5.3: "each sabre → 3 ducats; then each full 5 ducats → 1 jewel, the rest is lost"."""
    assert position(seat(ducats=ducats, sabres=sabres)).scores()[0]["exchange"] == jewels


def test_scoring_is_exact_for_the_richest() -> None:
    """E5.3: "each sabre → 3 ducats", past what 32 bits hold."""
    game = position(seat(ducats=2**30, sabres=2**30, jewels=2**30))
    assert game.scores()[0]["total"] == 2**30 + (4 * 2**30) // 5


def test_most_chests_of_a_colour_bring_7_then_4_then_1() -> None:
    """E5.4: "most 7, second 4, third 1 jewel"."""
    game = position(seat("red 2 3"), seat("red 4 5"), seat("red 6"), seat("red 7"), players=4)
    assert [score["chests"] for score in game.scores()] == [7, 4, 1, 0]


def test_nobody_without_a_chest_gets_anything() -> None:
    """E5.4: "nobody without a chest gets anything"."""
    game = position(seat("red 7"), seat("red 8"))
    assert [score["chests"] for score in game.scores()] == [0, 0]


def test_a_sole_owner_gets_7() -> None:
    """E5.4: "a sole owner gets 7"."""
    game = position(seat("red 5"), seat("red 8"))
    assert [score["chests"] for score in game.scores()] == [7, 0]


def test_colours_are_counted_one_by_one() -> None:
    """E5.4: "Chests, colour by colour"."""
    game = position(seat("red 2, blue 5"), seat("red 3, blue 2, green 5"))
    assert [score["chests"] for score in game.scores()] == [7 + 4, 4 + 7 + 7]


def test_a_sheet_that_was_used_is_filled_anew() -> None:
    """E5.4: "a sole owner gets 7"."""
    game = position(seat("red 5"), seat("red 8"))
    sheet = game.kernels.new_sheet()
    sheet[:] = 99
    game.kernels.score_sheet(game.rules, game.states, 0, sheet)
    assert sheet[: game.players].tolist() == game.score_sheet().tolist()


CHESTED = cards_with({"ship": {"chests": 2}})


@pytest.mark.parametrize(
    ("owner", "chests"),
    [
        (seat("red 8 ship"), [7, 4]),
        (seat("red 8", lone_ships=3), [0, 7]),
        (seat("blue 8 ship"), [7, 7]),
    ],
)
def test_the_chests_of_ships_count_in_the_row_they_lie_in(owner: Plain, chests: list[int]) -> None:
    """E5.4: "Chests count for the colour of the row the card lies in, ships included; a lone ship's count for
    nothing"."""
    game = position(owner, seat("red 5"), cards=CHESTED)
    assert [score["chests"] for score in game.scores()] == chests


@pytest.mark.parametrize(
    ("colours", "jewels"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21), (8, 28)]
)
def test_many_colours_bring_a_bonus(colours: int, jewels: int) -> None:
    """E5.5: "3/4/5/6/7/8 colours of which you own at least one island after the final round → 3/6/10/15/21/28 jewels;
    fewer → 0"."""
    names = ["red", "blue", "green", "yellow", "orange", "sky", "rose", "black"][:colours]
    game = position(
        seat(", ".join(f"{name} 7 8" for name in names)), players=5, display="black 2", colour_bonus="added"
    )
    assert game.scores()[0]["bonus"] == jewels


def test_lone_ships_are_no_colour() -> None:
    """E5.5: "colours of which you own at least one island"."""
    game = position(seat("red 7, blue 8 ship", lone_ships=3), colour_bonus="added")
    assert game.scores()[0]["bonus"] == 0


def test_the_final_round_counts_for_the_bonus() -> None:
    """E5.5: "of which you own at least one island after the final round"."""
    owner = seat("red 7, blue 7", sabres=3)
    game = position(owner, phase="final", final_left=1, display="green 7", colour_bonus="added")
    game.push("fight green 7")
    outcome = game.outcome()
    assert outcome is not None and outcome.scores[0]["bonus"] == 3


def test_most_jewels_wins() -> None:
    """E5.6: "Most jewels wins"."""
    game = position(seat(jewels=3), seat(jewels=5), seat(jewels=4), players=3, phase="over")
    outcome = game.outcome()
    assert outcome is not None and outcome.winners == (1,)


def test_all_sources_of_jewels_are_added() -> None:
    """E5.6: "Most jewels wins", of the sum of all."""
    owner = seat("red 2, blue 7, green 8", ducats=11, sabres=2, jewels=4)
    game = position(owner, phase="over", colour_bonus="added")
    assert game.scores()[0] == {"jewels": 4, "exchange": 3, "chests": 7, "bonus": 3, "total": 17}


def test_a_tie_for_most_is_a_shared_win() -> None:
    """E5.6: "A tie for most is a shared win"."""
    game = position(seat(jewels=5), seat(jewels=4), seat(jewels=4, ducats=25), players=3, phase="over")
    outcome = game.outcome()
    assert outcome is not None and outcome.winners == (0, 2)


def test_a_game_that_runs_has_no_outcome() -> None:
    """E5.6: "Most jewels wins", not before the end."""
    assert position(phase="final").outcome() is None and purse(position(phase="final")) == (20, 2, 1)
