"""The rules in WebAssembly: made from the present sources, small, and in every state equal to the native ones."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tests.games.barrakuda.positions as barrakuda
import tests.games.einauge.positions as einauge
from tests.page.test_modules import NODE
from tortuga.games import GAMES
from tortuga.games.barrakuda.options import Options as BarrakudaOptions
from tortuga.games.kit.chance import Deal, stream
from tortuga.games.kit.moves import Move
from tortuga.lab.kernels import lab_kernels
from tortuga.players import Budget, Generator, bot
from tortuga.players.ladder import ladder
from tortuga.web import facts
from tortuga.web.wasm.build import FOLDER, is_current
from tortuga.web.wasm.exports import policies_of

BOTH = ["einauge", "barrakuda"]
PROGRAM = Path(__file__).parent / "engine_games.js"
PROBES = 6 * 700  # seats from -1 to 4, actions from -8 to 691
EVERY = 40  # decisions: how often the bots are asked
MOST = 250_000  # bytes of a module, compressed


@pytest.mark.parametrize("game", BOTH)
def test_the_module_is_made_from_the_present_sources(game: str) -> None:
    assert is_current(game), f"The rules of {game} have changed. Build them again for the browser: make wasm"


@pytest.mark.parametrize("game", BOTH)
def test_the_facts_are_those_of_the_present_games(game: str) -> None:
    assert facts.path_of(game, FOLDER).read_text("utf-8") == facts.text_of(game), "Write them again: make wasm"


@pytest.mark.parametrize("game", BOTH)
def test_the_module_has_bots_of_three_levels_or_more(game: str) -> None:
    levels = {entry.level for entry in ladder(game).entries if entry.name in policies_of(game).POLICIES}
    assert len(levels) >= 3


@pytest.mark.parametrize("game", BOTH)
def test_the_module_is_small(game: str) -> None:
    assert len(gzip.compress((FOLDER / f"{game}.wasm").read_bytes())) <= MOST


def quick_bots(game: str) -> dict[str, int]:
    """The bots without weights; test_strong_bots.py tests the others."""
    found: dict[str, int] = lab_kernels(game, "games").policies.POLICIES
    return found


def random_options(game: str, rng: random.Random) -> Any:
    if game == "einauge":
        return einauge.random_options(rng, odd=rng.random() < 0.5)
    return BarrakudaOptions.of(**barrakuda.random_options(rng))


def played(game: str, options: Any, words: Any, number: int) -> str:
    """Play a game natively, as engine_games.js does it, and return a digest of all that came of it."""
    digest, kind, choices = hashlib.sha256(), GAMES[game].rules, Deal(number + 1)
    one = kind(options=options, seed=number)
    kernels: Any = kind.kernels
    bots = [] if number % EVERY else [bot(name) for name in quick_bots(game)]
    decision = 0
    while (seat := one.turn) is not None:
        actions, probe = one.actions(seat), choices.outcome(2 * decision, PROBES)
        refusal = kernels.why_not_push(one.rules, one.states, len(one.steps), probe % 6 - 1, probe // 6 - 8)
        said = [] if decision % EVERY else [each.choose(one.view(seat), Budget(), generator(words)) for each in bots]
        told = ",".join(str(move.action) for move in said)
        digest.update(f"{seat}:{','.join(map(str, actions))}:{refusal}:{told};".encode())
        action = actions[choices.outcome(2 * decision + 1, len(actions))]
        one.push(Move(seat, action, one.text_of(action)))
        decision += 1
    sheet = kernels.new_sheet()
    winners = kernels.score_sheet(one.rules, one.states, len(one.steps), sheet)
    digest.update(one.states.tobytes() + f"{','.join(map(str, sheet.ravel().tolist()))}:{winners};".encode())
    states, own = np.zeros(2, kind.state_type), words.copy()
    kernels.begin(one.rules, states, 0)
    digest.update(f"{kernels.play_out(one.rules, states, 0, own)};".encode() + states[0].tobytes() + own.tobytes())
    return digest.hexdigest()


def generator(words: Any) -> Generator:
    made = Generator(0)
    made.words = words.copy()
    return made


def in_node(game: str, lines: list[str]) -> list[str]:
    """The digests of games that are played in Node."""
    command: list[str | Path] = [NODE, PROGRAM, FOLDER, game]
    done = subprocess.run(command, input="\n".join(lines), check=False, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def unequal(game: str, games: int, a_set: int, play: Callable[[str, list[str]], list[str]] = in_node) -> list[str]:
    """Play games natively and by *play*, *a_set* with each set of options; return those that differ."""
    rng, native, lines, told = random.Random(f"{game} {games}"), [], [], []
    policies = list(quick_bots(game).values())
    for first in range(0, games, a_set):
        options, words = random_options(game, rng), stream(first)
        sent = {"first": first, "games": a_set, "probes": PROBES, "every": EVERY, "policies": policies}
        sent |= {"rules": _text(options.rules()), "words": _text(words)}
        lines.append(json.dumps(sent))
        native += [played(game, options, words, first + number) for number in range(a_set)]
        told += [f"game {first + number}: {options}" for number in range(a_set)]
    return [text for text, mine, theirs in zip(told, native, play(game, lines), strict=True) if mine != theirs]


def _text(array: Any) -> str:
    return base64.b64encode(array.tobytes()).decode()


@pytest.mark.parametrize("game", BOTH)
def test_500_games_in_node_are_equal_to_native_ones_state_by_state(game: str) -> None:
    assert unequal(game, 500, 4) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_100_000_games_in_node_are_equal_to_native_ones_state_by_state(game: str) -> None:
    assert unequal(game, 100_000, 50) == []
