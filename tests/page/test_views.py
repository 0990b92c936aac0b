"""A game in JavaScript gives the views, steps, log, results and records that the server gives, over whole games."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.page.test_engine import BOTH, random_options
from tests.page.test_modules import NODE
from tortuga.games import GAMES
from tortuga.games.kit import record
from tortuga.games.kit.game import Game
from tortuga.games.kit.tables import canonical
from tortuga.render.kit.board import Scene, seats_of
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.scoring import end_result
from tortuga.web.wasm.build import FOLDER

PROGRAM = Path(__file__).parent / "views.js"
DATE = "2026-11-18"


def digest(value: Any) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()


def looked(game: Game, first: int, names: list[str]) -> list[str]:
    scene = Scene(game, seats_of(names))
    return [digest([scene.view(seat), scene.turn(first, seat)]) for seat in (None, *range(game.players))]


def told(game: str, options: Any, seed: int) -> tuple[dict[str, Any], list[str]]:
    """A random game: the input of the program, and the output that it should have."""
    rng, board = random.Random(seed), GAMES[game].rules(options=options, seed=seed)
    names = [f"Änne {seat}" for seat in range(board.players)]
    beginning = digest(Scene(board.copy(), seats_of(names)).view(0))
    wanted, moves, first = looked(board, 0, names), list[tuple[int, str]](), len(board.steps)
    while board.turn is not None:
        move = rng.choice(list(board.legal_moves))
        board.push(move)
        moves.append((move.seat, move.text))
        wanted += looked(board, first, names)
        first = len(board.steps)
    end = [Scene(board, seats_of(names)).turn(0, 0), end_result(board), renderer(game).board_options(board)]
    text = record.write(board, names, DATE)
    sent = {"options": options.plain(), "seed": board.deal.seed.hex(), "moves": moves, "names": names}
    return sent, [*wanted, digest(end), text, text, beginning]


def different(game: str, games: int) -> list[str]:
    """Play games on both sides; return those that differ, with the first different line."""
    rng = random.Random(f"views {game}")
    options = [random_options(game, rng) for _ in range(games)]
    asked, wanted = zip(*(told(game, each, seed) for seed, each in enumerate(options)), strict=True)
    command: list[str | Path] = [NODE, PROGRAM, FOLDER, game]
    lines = "\n".join(map(json.dumps, asked))
    done = subprocess.run(command, input=lines, check=False, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    pairs = enumerate(zip(wanted, answers, strict=True))
    return [
        f"game {n}, {options[n]}: answer {place} of {len(mine)}"
        for n, (mine, theirs) in pairs
        for place, (one, other) in enumerate(zip(mine, theirs, strict=True))
        if one != other
    ]


@pytest.mark.parametrize("game", BOTH)
def test_views_steps_results_and_records_are_those_of_the_server(game: str) -> None:
    assert different(game, 6)[:3] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_views_steps_results_and_records_of_300_games_are_those_of_the_server(game: str) -> None:
    assert different(game, 300)[:3] == []
