"""The bots with weights in WebAssembly: small, and their moves equal the native ones."""

from __future__ import annotations

import base64
import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.page.test_modules import NODE
from tortuga.games import GAMES
from tortuga.games.kit.chance import stream
from tortuga.lab.kernels import lab_kernels
from tortuga.players import Budget, Generator, bot
from tortuga.players.einauge.thinking import seed_from
from tortuga.web.site.weights import weights_of
from tortuga.web.wasm.build import FOLDER
from tortuga.web.wasm.exports import policies_of

PROGRAM = Path(__file__).parent / "strong_bots.js"
MOST = 1_000_000  # bytes of all weights, compressed
BOTH = ["einauge", "barrakuda"]
STRONG = {"einauge": ["Bootsmann", "Steuermann"], "barrakuda": ["Apneista"]}


def test_all_weights_are_small() -> None:
    assert sum(len(gzip.compress(content)) for game in BOTH for _, content in weights_of(game)) <= MOST


@pytest.mark.parametrize("game", BOTH)
def test_the_strong_bots_are_not_among_the_quick_ones(game: str) -> None:
    quick = lab_kernels(game, "games").policies.POLICIES
    assert policies_of(game).POLICIES.keys() - quick.keys() == set(STRONG[game])


def asked(game: str, players: int, games: int) -> tuple[list[dict[str, Any]], list[int]]:
    """Positions of games of a strong bot against itself: the requests to Node, and the native bot's moves."""
    kind, numbers = GAMES[game].rules, policies_of(game).POLICIES
    questions, answers = list[dict[str, Any]](), list[int]()
    for number in range(games):
        name = STRONG[game][number % len(STRONG[game])]
        one = kind(players, seed=number)
        while (seat := one.turn) is not None:
            words = drawn_from(name, Generator(number, len(one.steps)))
            sent = {"rules": _text(one.rules), "state": _text(one.state), "words": _text(words)}
            questions.append({**sent, "players": players, "seat": seat, "policy": numbers[name]})
            move = bot(name).choose(one.view(seat), Budget(), Generator(number, len(one.steps)))
            answers.append(move.action)
            one.push(move)
    return questions, answers


def drawn_from(name: str, generator: Generator) -> Any:
    """The stream that the compiled choice of a bot draws from: Steuermann's is seeded by its generator."""
    return stream(seed_from(generator)) if name == "Steuermann" else generator.words.copy()


def in_node(game: str, questions: list[dict[str, Any]], folder: Path) -> list[int]:
    """The moves of the module in Node, with weights from a new folder."""
    for name, content in weights_of(game):
        (folder / name).write_bytes(content)
    lines = "\n".join(map(json.dumps, questions))
    command: list[str | Path] = [NODE, PROGRAM, FOLDER, folder, game]
    done = subprocess.run(command, input=lines, check=False, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    return [int(line) for line in done.stdout.split()]


def _text(array: Any) -> str:
    return base64.b64encode(array.tobytes()).decode()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"), [*(("einauge", n) for n in (2, 3, 4, 5)), *(("barrakuda", n) for n in (2, 3))]
)
def test_moves_of_strong_bots_in_node_are_the_native_ones(game: str, players: int, tmp_path: Path) -> None:
    questions, answers = asked(game, players, 10)
    assert in_node(game, questions, tmp_path) == answers
