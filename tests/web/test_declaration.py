"""An option is declared once: what shows, reads or writes options follows the declaration."""

from __future__ import annotations

import html
from dataclasses import make_dataclass
from typing import Any

import pytest

from tortuga.cli import main
from tortuga.games import GAMES
from tortuga.games.barrakuda.options import Options
from tortuga.games.kit.errors import OptionError
from tortuga.games.kit.options import Choice, Option, Whole, options_schema
from tortuga.lab.envs.parameters import parameters_of, read
from tortuga.lab.studies.options import others_of

INVENTED = (
    Choice(name="weather", section="B0", words=("calm", "storm"), default="calm", compared=("storm",)),
    Whole(name="lanterns", section="B0", low=0, high=9, default=3),
)


@pytest.fixture
def with_invented(monkeypatch: pytest.MonkeyPatch) -> tuple[Option, ...]:
    """Barrakuda with a copy of its declaration that has two more options."""
    declared = (*GAMES["barrakuda"].options, *INVENTED)
    fields = [("weather", str), ("lanterns", int)]
    copy = make_dataclass("Copy", fields, bases=(Options,), frozen=True, namespace={"DECLARED": declared})
    monkeypatch.setattr(GAMES["barrakuda"].rules, "options_type", copy)
    return declared


@pytest.mark.usefixtures("with_invented")
def test_the_form_offers_an_option_that_was_declared(browser: Any) -> None:
    page = html.unescape(browser.get("/new?game=barrakuda").text)
    assert '<select id="weather" name="weather"' in page and '<option value="storm"' in page
    assert 'name="lanterns" type="number" inputmode="numeric" min="0" max="9" value="3"' in page


@pytest.mark.usefixtures("with_invented")
def test_the_help_of_the_command_lists_an_option_that_was_declared(capsys: Any) -> None:
    assert main(["play", "--help"]) == 0
    shown = capsys.readouterr().out
    assert "weather" in shown and "calm | storm" in shown and "lanterns" in shown


def test_openspiel_has_a_parameter_for_an_option_that_was_declared(with_invented: tuple[Option, ...]) -> None:
    assert parameters_of(with_invented)["lanterns"] == 3
    assert read(with_invented, {"weather": "storm"})["weather"] == "storm"


def test_a_study_compares_the_values_that_were_declared(with_invented: tuple[Option, ...]) -> None:
    assert ("weather: storm", {"weather": "storm"}) in others_of(with_invented)


@pytest.mark.usefixtures("with_invented")
def test_the_api_tells_an_option_that_was_declared(browser: Any) -> None:
    told = browser.get("/api/games").json()["barrakuda"]["options"]["properties"]
    assert told["weather"]["enum"] == ["calm", "storm"] and told["lanterns"]["maximum"] == 9


@pytest.mark.usefixtures("with_invented")
def test_an_option_that_was_declared_is_read_written_and_refused() -> None:
    kind = GAMES["barrakuda"].rules.options_type
    assert kind.of(weather="storm").texts()["weather"] == "storm"
    with pytest.raises(OptionError, match="option lanterns: expected a whole number from 0 to 9; 10 came"):
        kind.of(lanterns=10)


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_every_option_has_a_schema(game: str) -> None:
    schema = options_schema(GAMES[game].options, GAMES[game].rules.PLAYERS)
    assert list(schema["properties"]) == ["players", *(option.name for option in GAMES[game].options)]


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_what_a_record_writes_is_read_back(game: str) -> None:
    kind = GAMES[game].rules.options_type
    for option in GAMES[game].options:
        for value in option.compared:
            made = kind.of(4, **{option.name: value})
            assert kind.of(4, **made.texts()) == made
            assert kind.of(**made.plain()) == made
