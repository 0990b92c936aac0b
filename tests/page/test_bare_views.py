"""The page completes a view from which everything derived was left out to the view that the server would have sent."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.test_engine import BOTH, random_options
from tests.page.test_modules import NODE
from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.render.kit.board import Scene, seats_of
from tortuga.render.kit.renderer import renderer
from tortuga.web.wasm.build import FOLDER

PROGRAM = Path(__file__).parent / "bare.js"
Plain = dict[str, Any]


def looked(game: Game, sealed: dict[int, str], *, derived: bool) -> list[Plain]:
    """What a spectator and every seat see."""
    scene = Scene(game, seats_of([f"Anne {seat}" for seat in range(game.players)]), sealed=sealed)
    return [scene.view(seat, derived=derived) for seat in (None, *range(game.players))]


def moments(game: Game, rng: random.Random) -> Iterator[dict[int, str]]:
    """Play a random game; the choices of this turn that are not in the game yet, at every moment of it."""
    sealed: dict[int, str] = {}
    yield sealed
    while game.turn is not None:
        seat = rng.choice([seat for seat in game.seats_to_move if seat not in sealed])
        move = rng.choice(list(game.legal_moves_of(seat)))
        if game.is_sealed and len(sealed) + 1 < len(game.seats_to_move):
            sealed = {**sealed, seat: move.text}
        else:
            chosen = {**sealed, seat: move.text}
            for each in sorted(chosen):
                game.push(chosen[each], each)
            sealed = {}
        yield sealed


def completed(game: str, seed: int) -> tuple[list[Plain], list[Plain]]:
    """The views of a random game, made whole by the page and by the server."""
    rng = random.Random(f"bare {game} {seed}")
    board = GAMES[game].rules(options=random_options(game, rng), seed=seed)
    bare, wanted = list[Plain](), list[Plain]()
    for sealed in moments(board, rng):
        bare += looked(board, sealed, derived=False)
        wanted += looked(board, sealed, derived=True)
    line = json.dumps({"options": renderer(game).board_options(board), "views": bare})
    command: list[str | Path] = [NODE, PROGRAM, FOLDER, game]
    done = subprocess.run(command, input=line, check=False, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), json.loads(json.dumps(wanted))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", BOTH)
def test_the_page_completes_a_view_as_the_server_does(game: str, seed: int) -> None:
    mine, theirs = completed(game, seed)
    assert [(one, other) for one, other in zip(mine, theirs, strict=True) if one != other][:1] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_the_page_completes_the_views_of_40_games_as_the_server_does(game: str) -> None:
    for seed in range(100, 140):
        mine, theirs = completed(game, seed)
        assert mine == theirs, f"game {seed}"


@pytest.mark.parametrize("game", BOTH)
def test_a_view_of_other_rules_is_not_completed(game: str) -> None:
    board = GAMES[game].rules(players=2, seed=1)
    view = {**looked(board, {}, derived=False)[1 + board.seats_to_move[0]], "legal": ["no such move"]}
    line = json.dumps({"options": renderer(game).board_options(board), "views": [view]})
    command: list[str | Path] = [NODE, PROGRAM, FOLDER, game]
    done = subprocess.run(command, input=line, check=True, capture_output=True, text=True, timeout=600)
    assert json.loads(done.stdout) == [None]
