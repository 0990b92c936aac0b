"""Reading options: from Python values or from texts, refused with what was expected and what came."""

from __future__ import annotations

from typing import Any

import pytest

from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError
from tortuga.games.kit.options import Choice, Switch, Whole, words

END = Choice(name="end", section="E0", words=("later", "now"), default="later")
GOAL = Whole(name="goal", section="B0", low=1, high=30, default=8)
TEAMS = Switch(name="teams", section="B7")


def test_a_choice_is_one_of_its_words() -> None:
    assert END.read("now") == "now"


@pytest.mark.parametrize("value", ["never", "", "NOW", None, 1, ["now"]])
def test_another_word_is_refused(value: Any) -> None:
    with pytest.raises(OptionError) as caught:
        END.read(value)
    assert str(caught.value) == f"option end: expected later or now; {value!r} came"


@pytest.mark.parametrize("value", [3, "3", "03"])
def test_a_whole_number_may_come_as_digits(value: Any) -> None:
    assert GOAL.read(value) == 3


@pytest.mark.parametrize("value", [0, 31, "0", "31", "-3", "3.0", 3.0, True, None, "", "three", "٣", [3]])
def test_what_is_no_whole_number_within_bounds_is_refused(value: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GOAL.read(value)
    assert str(caught.value) == f"option goal: expected a whole number from 1 to 30; {value!r} came"


@pytest.mark.parametrize(("value", "on"), [(True, True), ("on", True), ("true", True), (False, False), ("off", False)])
def test_a_switch_is_on_or_off(value: Any, on: bool) -> None:
    assert TEAMS.read(value) is on


@pytest.mark.parametrize("value", [1, 0, "yes", None, "ON", [True]])
def test_a_switch_is_nothing_else(value: Any) -> None:
    with pytest.raises(OptionError, match="option teams: expected on or off"):
        TEAMS.read(value)


@pytest.mark.parametrize("value", ["red, blue", "red blue", " red,blue ", ["red", "blue"], ("red", "blue")])
def test_a_list_may_come_as_text(value: Any) -> None:
    assert words("colours_out", value) == ["red", "blue"]


@pytest.mark.parametrize("value", ["", [], (), set()])
def test_a_list_may_be_empty(value: Any) -> None:
    assert words("colours_out", value) == []


@pytest.mark.parametrize("value", [None, 7, {"red": 1}])
def test_what_is_no_list_is_refused(value: Any) -> None:
    with pytest.raises(OptionError, match="option colours_out: expected a list"):
        words("colours_out", value)


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        GAMES["barrakuda"].rules.options_type.of(gaol=8)
    names = "goal, teams, layout, turn_limit, wrecks, declining, cards"
    assert str(caught.value) == f"option: expected {names}; 'gaol' came"
