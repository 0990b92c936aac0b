"""Values on the command line: every command refuses what is out of range in one line, with exit code 2."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tortuga.cli import application, main
from tortuga.cli.numbers import PLAYERS, Number, OneOf, Seed, Whole
from tortuga.games import GAMES

#: What must be given besides, so that a number is the only thing wrong; and options whose values are texts.
REQUIRED = {
    "arena": ["--bots", "random,random"],
    "exploit": ["--bot", "Sub"],
    "simulate": ["--bots", "random,random"],
    "train": ["--bot", "Apneista"],
    "whatif": ["--cards", "reconstruction-1"],
}
TEXTS = {
    *("--against", "--bot", "--bots", "--budget", "--cards", "--database", "--edition", "--host", "--lineup"),
    *("--match", "--option", "--policy", "--public-url", "--ray", "--seal", "--sprt", "--target", "--vary"),
}


class Argument(NamedTuple):
    command: str
    option: str
    param: Any
    words: list[str]  # the command with all it needs

    @property
    def kind(self) -> Any:
        """What reads its value."""
        return self.param.type_descriptor.parameter_info.parser

    @property
    def annotation(self) -> Any:
        return self.param.type_descriptor.annotation

    def __str__(self) -> str:
        return f"{self.command} {self.option}"


def place_of(param: Any) -> str:
    """A value for an argument that has no name."""
    kind = param.type_descriptor.parameter_info.parser
    return next(iter(kind.words)) if isinstance(kind, OneOf) else "nowhere.txt"


def options_of_all_commands() -> list[Argument]:
    """Every option of every command that takes a value."""
    found = []
    for name, command in application().commands.items():
        words = [
            name,
            *(place_of(each) for each in command.params if each.param_type_name != "option" and each.required),
        ]
        params: list[Any] = command.params  # Typer's own
        for param in params:
            if param.param_type_name == "option" and param.type_descriptor.annotation is not bool:
                found.append(Argument(name, param.opts[-1], param, [*words, *REQUIRED.get(name, [])]))
    return found


ALL = options_of_all_commands()
NUMBERS = [argument for argument in ALL if isinstance(argument.kind, Whole | Number)]
SEEDS = [argument for argument in ALL if argument.kind == Seed.of]
OTHERS = [argument for argument in ALL if argument not in NUMBERS and argument not in SEEDS]


def test_the_numbers_of_all_commands_are_found() -> None:
    assert {argument.command for argument in NUMBERS} >= {"simulate", "arena", "serve", "perft", "study", "solve"}


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
    for text in beyond(argument.kind):
        said = refused(capsys, [*argument.words, f"{argument.option}={text}"])
        assert said.startswith(f"tortuga: {argument.option}") and f"; {text!r} came" in said


@pytest.mark.parametrize("argument", NUMBERS, ids=str)
def test_the_ends_of_a_range_and_the_default_are_accepted(argument: Argument) -> None:
    kind = argument.kind
    low = kind.high if isinstance(kind, Number) and kind.above else kind.low
    assert kind(str(low)) == low and kind(str(kind.high)) == kind.high
    assert argument.param.default is None or kind(argument.param.default) == argument.param.default


@pytest.mark.parametrize("argument", OTHERS, ids=str)
def test_every_other_argument_is_a_choice_a_file_or_a_text(argument: Argument) -> None:
    """A new argument that takes a number fails here until it has a type of cli/numbers.py."""
    is_text = argument.option in TEXTS and argument.annotation in (str, list[str])
    assert is_text or isinstance(argument.kind, OneOf) or argument.annotation is Path


@pytest.mark.parametrize("argument", SEEDS, ids=str)
def test_every_seed_has_the_same_syntax(argument: Argument, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("-1", "many", "1.5", "", "abc", "f" * 63, "f" * 65, str(2**256)):
        assert f"--seed: expected a whole number or 64 hexadecimal digits; {text!r} came" in refused(
            capsys, [*argument.words, f"--seed={text}"]
        )


def test_every_seed_option_reads_a_seed() -> None:
    assert {argument.command for argument in SEEDS} == {each.command for each in ALL if each.option == "--seed"}


def test_a_number_and_its_hexadecimal_digits_are_the_same_seed() -> None:
    assert Seed.of("4001") == Seed.of(f"{4001:064x}") and Seed.of("1e3") == Seed.of("1000")


def test_players_are_counted_by_one_option_everywhere() -> None:
    """`--players` counts and `--bots` names; no command has another word for either."""
    assert {argument.kind for argument in ALL if argument.option == "--players"} == {PLAYERS}
    assert not [argument for argument in ALL if argument.option == "--seats"]


def test_the_numbers_of_players_are_those_of_the_games() -> None:
    ranges = [GAMES[name].rules.PLAYERS for name in GAMES]
    assert (PLAYERS.low, PLAYERS.high) == (min(low for low, _ in ranges), max(high for _, high in ranges))


@pytest.mark.parametrize(("text", "number"), [("1e6", 1_000_000), ("2E3", 2000), ("1_000", 1000), ("7.0", 7)])
def test_a_whole_number_may_have_an_exponent(text: str, number: int) -> None:
    simulate = application().commands["simulate"]
    assert simulate.make_context("simulate", ["einauge", "--games", text]).params["games"] == number


def test_the_bags_of_the_model_are_those_that_the_solver_takes() -> None:
    from tortuga.cli import solving
    from tortuga.players.barrakuda.coarse_model.model import MOST_BAGS

    assert solving.MOST_BAGS == MOST_BAGS


@pytest.mark.parametrize(
    "words",
    [
        ["calibrate", "einauge", "--bot", "kraken"],
        ["calibrate", "einauge", "--bot", "Sub"],
        ["exploit", "barrakuda", "--bot", "kraken"],
        ["exploit", "barrakuda", "--bot", "Matrose"],
        ["train", "einauge", "--bot", "kraken"],
        ["arena", "einauge", "--bots", "kraken,random"],
        ["play", "einauge", "--bots", "human,kraken"],
        ["simulate", "einauge", "--bots", "kraken,random"],
    ],
    ids=" ".join,
)
def test_an_unknown_bot_is_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "expected" in refused(capsys, words)


@pytest.mark.parametrize("words", [[], ["sail"], ["new"], ["new", "chess"], ["new", "einauge", "--sail"]], ids=" ".join)
def test_an_incomplete_command_is_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, words)


@pytest.mark.parametrize("text", ["junk", "{}", "[1]"])
def test_findings_are_not_put_into_another_file(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "findings.json"
    path.write_text(text, "utf-8")
    assert "--out: expected" in refused(capsys, ["exploit", "barrakuda", "--bot", "Sub", "--out", str(path)])
    assert path.read_text("utf-8") == text
