"""B0: every option and its values."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.barrakuda.positions import position, seat, turn
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.options import Options
from tortuga.games.kit.errors import OptionError


def test_the_first_value_is_the_default() -> None:
    """B0: "values (first = default)"."""
    options = Options.of(2)
    assert options.texts() == {"goal": "8", "teams": "off", "layout": "first", "turn_limit": "200", "wrecks": "none"}


def test_in_teams_the_goal_is_twelve() -> None:
    """B0: "in teams 12 by default"."""
    assert Options.of(4, teams=True).goal == 12


@pytest.mark.parametrize("goal", [1, 10, "30"])
def test_any_goal_up_to_thirty(goal: Any) -> None:
    """B0: "10 (long game); any 1–30"."""
    assert Options.of(2, goal=goal).goal == int(goal)


@pytest.mark.parametrize("players", [2, 3])
def test_teams_are_two_against_two(players: int) -> None:
    """B0: "2 against 2 (4 players; seats 0+2 play 1+3 [H])"."""
    with pytest.raises(OptionError, match="4 players"):
        Options.of(players, teams=True)


def test_seats_0_and_2_play_1_and_3() -> None:
    """B0: "seats 0+2 play 1+3"."""
    assert Options.of(4, teams="on").rules()[0].opponents.tolist() == [0b1010, 0b0101, 0b1010, 0b0101]


def test_a_random_layout_is_recorded_as_chance() -> None:
    """B0: "uniform over the 216 fixed hexominoes, numbers shuffled, recorded as chance"."""
    game = Barrakuda(players=2, layout="random", seed=5)
    assert game.steps[0].text.startswith("layout ") and len(game.plain()["near"]) >= 5


def test_a_drawn_layout_loses_its_empty_borders() -> None:
    """B0: "or a drawn one (B1.2)"."""
    assert Options.of(2, layout=". . . / . 6 5 4 / . 1 2 3").layout == "6 5 4 / 1 2 3"


def test_a_wreck_is_exchanged_for_the_alternative_of_its_number() -> None:
    """B0: "one or two may be exchanged for the alternative card of the same number"."""
    game = turn(position(wrecks=[4]), 4, 1)
    assert game.plain()["seats"][0]["bag"] == 2 + 4


@pytest.mark.parametrize("wrecks", [[1, 2, 3], [1, 1], [0], [7], "x", 5])
def test_other_exchanges_are_refused(wrecks: Any) -> None:
    """B0: "one or two may be exchanged"."""
    with pytest.raises(OptionError, match="option wrecks"):
        Options.of(2, wrecks=wrecks)


def test_at_the_turn_limit_the_game_ends() -> None:
    """B0: "at the end of that turn, after its red actions, the game ends by the comparison of B6"."""
    game = turn(position(seat(bag=1), seat(bag=9), turn=3, turn_limit=3), 3, 1)
    assert game.is_over and game.outcome().plain()["winners"] == [1]  # type: ignore[union-attr]


def test_red_actions_come_before_the_limit() -> None:
    """B0: "at the end of that turn, after its red actions"."""
    game = turn(position(turn=3, turn_limit=3, wrecks=[1]), 1, 4)
    game.push("red")
    assert game.phase == "pair"


def test_without_a_limit_the_game_goes_on() -> None:
    """B0: "0 = none"."""
    assert turn(position(turn=5000, turn_limit=0), 1, 3).plain()["turn"] == 5001


@pytest.mark.parametrize(
    "given",
    [
        *({"goal": 0}, {"goal": 31}, {"goal": True}, {"teams": "maybe"}, {"layout": "warm"}, {"layout": 3}),
        *({"turn_limit": -1}, {"cards": 3}, {"edition": "x"}, {"layout": "1 2 3 / 4 5 5"}, {"declining": "on"}),
    ],
)
def test_what_is_no_value_is_refused(given: dict[str, Any]) -> None:
    """B0: "values (first = default)"."""
    with pytest.raises(OptionError, match="option"):
        Options.of(2, **given)


def test_options_read_their_own_texts() -> None:
    """B0: "values (first = default)"."""
    options = Options.of(
        4, teams=True, goal=10, layout="1 2 3 / 4 5 6", wrecks=[6, 2], turn_limit=0, declining="allowed"
    )
    assert Options.of(4, **options.texts()) == options


def test_declining_is_never_allowed_by_default() -> None:
    """B0: "`never` [H]; `allowed`"."""
    assert Options.of(2).declining == "never"


def test_a_game_without_declining_is_written_as_before_that_option() -> None:
    """B0: "`never` [H]; `allowed`"."""
    assert "declining" not in Options.of(2, declining="never").plain()


def test_the_named_layouts_differ() -> None:
    """B0: "`first`; `calm`; `medium`; `harsh`; `random`"."""
    near = [Options.of(2, layout=name).near for name in ("first", "calm", "medium", "harsh")]
    assert len({tuple(each or ()) for each in near}) == 4 and Options.of(2, layout="random").near is None


def test_a_table_is_found_by_its_name() -> None:
    """B0: "name of a wreck table (B2)"."""
    assert Options.of(2, cards="reconstruction-1") == Options.of(2)
