"""Numbers on the command line: every command refuses what is out of range in one line, with exit code 2."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tortuga.cli import main, parser
from tortuga.cli.numbers import Number, Whole

#: What must be given besides, so that a number is the only thing wrong; and options whose values are texts.
REQUIRED = {"exploit": ["--bot", "Sub"], "train": ["--bot", "Apneista"], "whatif": ["--cards", "reconstruction-1"]}
TEXTS = {
    *("--against", "--bot", "--budget", "--cards", "--database", "--edition", "--host", "--lineup", "--match"),
    *("--option", "--public-url", "--ray", "--seal", "--sprt"),
}
NAMES = {("arena", "--players"), ("simulate", "--players"), ("play", "--seats")}  # of bots
READ_BY_THE_GAME = ("--players", "--seed")  # as texts, by the options of the rules or as the seed of a deal
ANY_TEXT = {("study", "--seed"), ("whatif", "--seed")}


class Argument(NamedTuple):
    command: str
    option: str
    action: argparse.Action
    words: list[str]  # the command with all it needs

    def __str__(self) -> str:
        return f"{self.command} {self.option}"


def arguments() -> Iterator[Argument]:
    """Every argument of every command that takes a value."""
    (commands,) = (action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    for name, command in commands.choices.items():
        places = [action for action in command._actions if not action.option_strings]
        words = [name, *(str(next(iter(place.choices or ["nowhere.txt"]))) for place in places if place.nargs is None)]
        for action in command._actions:
            if action.option_strings and action.nargs != 0:
                yield Argument(name, action.option_strings[-1], action, [*words, *REQUIRED.get(name, [])])


ALL = list(arguments())
NUMBERS = [argument for argument in ALL if isinstance(argument.action.type, Whole | Number)]
OTHERS = [argument for argument in ALL if argument not in NUMBERS]


def refused(capsys: pytest.CaptureFixture[str], words: list[str]) -> str:
    """The one line that a command says when it refuses its arguments."""
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    return said.err


def beyond(kind: Whole | Number) -> list[str]:
    """Texts that are no number of this kind."""
    texts = [f"{kind.low - 1:g}", f"{2 * kind.high + 1:.0f}", "-5", "many", "", "nan", "inf", "1e999", "0x10", "1,5"]
    return [*texts, "2.5"] if isinstance(kind, Whole) else [*texts, *([f"{kind.low:g}"] if kind.above else [])]


@pytest.mark.parametrize("argument", NUMBERS, ids=str)
def test_a_number_out_of_range_is_refused_in_one_line(argument: Argument, capsys: pytest.CaptureFixture[str]) -> None:
    for text in beyond(argument.action.type):  # type: ignore[arg-type]
        said = refused(capsys, [*argument.words, f"{argument.option}={text}"])
        assert said.startswith(f"tortuga: {argument.option}") and f"; {text!r} came" in said


@pytest.mark.parametrize("argument", NUMBERS, ids=str)
def test_the_ends_of_a_range_and_the_default_are_accepted(argument: Argument) -> None:
    kind = argument.action.type
    assert isinstance(kind, Whole | Number)
    low = kind.high if isinstance(kind, Number) and kind.above else kind.low
    assert kind(str(low)) == low and kind(str(kind.high)) == kind.high
    assert argument.action.default is None or kind(str(argument.action.default)) == argument.action.default


@pytest.mark.parametrize("argument", OTHERS, ids=str)
def test_every_other_argument_is_a_choice_a_file_or_a_text(argument: Argument) -> None:
    """A new argument that takes a number fails here until it has a type of cli/numbers.py."""
    place = argument.command, argument.option
    known = argument.option in TEXTS or argument.option in READ_BY_THE_GAME or place in NAMES
    assert known or argument.action.choices or argument.action.type is Path


GAMES_OWN = [each for each in OTHERS if each.option in READ_BY_THE_GAME and (each.command, each.option) not in NAMES]
GAMES_OWN = [each for each in GAMES_OWN if (each.command, each.option) not in ANY_TEXT and each.command != "play"]


@pytest.mark.parametrize("argument", GAMES_OWN, ids=str)
def test_seats_and_seeds_that_a_game_reads_are_refused_in_one_line(
    argument: Argument, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (
        [*argument.words, "--players=random,random"] if argument.command in ("arena", "simulate") else argument.words
    )
    for text in ("-1", "many", "1.5"):
        assert f"{text!r} came" in refused(capsys, [*words, f"{argument.option}={text}"])


@pytest.mark.parametrize(("text", "number"), [("1e6", 1_000_000), ("2E3", 2000), ("1_000", 1000), ("7.0", 7)])
def test_a_whole_number_may_have_an_exponent(text: str, number: int) -> None:
    assert parser().parse_args(["simulate", "einauge", "--games", text]).games == number


def test_the_bags_of_the_model_are_those_that_the_solver_takes() -> None:
    from tortuga.cli.solving import BAGS
    from tortuga.players.barrakuda.model import MOST_BAGS

    assert BAGS.high == MOST_BAGS


@pytest.mark.parametrize(
    "words",
    [
        ["calibrate", "einauge", "--bot", "kraken"],
        ["calibrate", "einauge", "--bot", "Sub"],
        ["exploit", "barrakuda", "--bot", "kraken"],
        ["exploit", "barrakuda", "--bot", "Matrose"],
        ["train", "einauge", "--bot", "kraken"],
        ["arena", "einauge", "--players", "kraken,random"],
        ["simulate", "einauge", "--players", "kraken,random"],
    ],
    ids=" ".join,
)
def test_an_unknown_bot_is_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "expected" in refused(capsys, words)


@pytest.mark.parametrize("words", [["--players", "-1"], ["--seats", "human,kraken"]], ids=" ".join)
def test_play_refuses_on_its_screen(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "einauge", *words]) == 2
    assert f"{words[1].rpartition(',')[2]!r} came" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["sail"], ["new"], ["new", "chess"], ["new", "einauge", "--sail"]], ids=" ".join)
def test_a_command_that_is_not_whole_is_refused_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, words)


@pytest.mark.parametrize("text", ["junk", "{}", "[1]"])
def test_findings_are_not_put_into_another_file(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "findings.json"
    path.write_text(text, "utf-8")
    assert "--out: expected" in refused(capsys, ["exploit", "barrakuda", "--bot", "Sub", "--out", str(path)])
    assert path.read_text("utf-8") == text
