"""The registry of games, and what a game has that brings nothing but its rules."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.project.tree import ROOT
from tortuga.games import GAMES, GameType, register
from tortuga.games.kit.errors import OptionError, TortugaError
from tortuga.games.kit.game import Game
from tortuga.games.kit.record import read, write
from tortuga.games.kit.registry import Registry
from tortuga.lab.envs.sight import fields_of, parts_of, see
from tortuga.lab.laboratory import Laboratory, laboratory
from tortuga.players import bot, names, usual
from tortuga.render.kit.drawing import draw, score_sheet
from tortuga.render.kit.words import move_label, phase_name, story
from tortuga.review.reviewing import judge_of

MODULE = "tests.games.kit.copy_of_einauge"


@pytest.fixture
def copy() -> Iterator[Game]:
    """A running game of a registered game without parts."""
    from tests.games.kit.copy_of_einauge import COPY

    register(COPY)
    yield GAMES["copy"].rules(2, seed=7)
    del GAMES._types["copy"]


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="game: expected einauge or barrakuda; 'chess' came"):
        GAMES["chess"]


def test_a_name_belongs_to_one_game() -> None:
    with pytest.raises(TortugaError, match="expected one that no other game has; 'einauge' came"):
        register(GameType("einauge", "another:Game"))


def test_a_game_without_a_renderer_is_drawn_by_its_state_and_its_moves(copy: Game) -> None:
    drawn = draw(copy, ["Anna", "Bea"])
    assert "phase: " in drawn and all(f"Anna: {move.text}" in drawn for move in copy.legal_moves)


def test_a_game_without_a_renderer_is_told_by_its_notation(copy: Game) -> None:
    move = copy.push(next(iter(copy.legal_moves)))
    assert f"Anna: {move.text}" in story(copy, ["Anna", "Bea"])
    assert move_label(copy, move.action) == move.text
    assert phase_name("copy", "fight") == "fight"
    assert "total" in score_sheet(copy)


@pytest.mark.usefixtures("copy")
def test_a_game_without_bots_is_played_by_random() -> None:
    assert (names("copy"), usual("copy"), bot("random").game) == (("random",), "random", None)


def test_a_game_without_a_judge_is_not_reviewed(copy: Game) -> None:
    with pytest.raises(TortugaError, match="game: expected one that can be reviewed; 'copy' came"):
        judge_of(copy.options, "copy")


@pytest.mark.usefixtures("copy")
def test_a_game_without_facts_for_the_laboratory_has_the_usual_ones() -> None:
    assert laboratory("copy") == Laboratory()


def test_a_game_without_a_sight_shows_the_bits_of_a_view(copy: Game) -> None:
    seen = parts_of("copy", see(copy.view(1)))
    assert seen["seat"].tolist() == [0, 1, 0, 0, 0] and seen["display"].sum() == int(copy.state.display).bit_count()


@pytest.mark.usefixtures("copy")
def test_a_game_names_the_package_of_its_compiled_parts() -> None:
    parts = {"lab.kernels": "tortuga.lab.kernels.einauge"}
    register(GameType("second copy", "tests.games.kit.copy_of_einauge:Copy", parts))
    assert fields_of("second copy") == fields_of("einauge")
    del GAMES._types["second copy"]


def test_a_game_without_parts_has_records(copy: Game) -> None:
    copy.push(next(iter(copy.legal_moves)))
    assert read(write(copy)).game == copy


def test_another_process_knows_the_games_that_the_environment_names() -> None:
    environment = {**os.environ, "TORTUGA_GAMES": MODULE}
    command = [sys.executable, "-c", "from tortuga.games import GAMES; print(*GAMES)"]
    shown = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["einauge", "barrakuda", "copy"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("tortuga.games:Game", "ModuleNotFoundError: No module named 'tortuga.games:Game'"),
        (".game", "TypeError: the 'package' argument is required to perform a relative import for '.game'"),
    ],
)
def test_a_name_in_the_environment_that_is_no_module_is_refused_in_one_line(name: str, why: str) -> None:
    environment = {**os.environ, "TORTUGA_GAMES": name}
    command = [sys.executable, "-m", "tortuga", "--help"]
    found = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    wanted = "TORTUGA_GAMES: expected modules that can be imported, separated by commas"
    assert (found.returncode, found.stderr) == (2, f"tortuga: {wanted}; {name!r} came: {why}\n")


def test_a_wrong_name_in_the_environment_is_refused_until_it_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = Registry()
    monkeypatch.setenv("TORTUGA_GAMES", "no_such_module")
    for _ in range(2):
        with pytest.raises(TortugaError, match="'no_such_module' came"):
            list(registry)
    monkeypatch.setenv("TORTUGA_GAMES", "")
    assert list(registry) == []
