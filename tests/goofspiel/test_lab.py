"""Goofspiel in the laboratory: simulations, arenas, and environments."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pyarrow.parquet

from tortuga.games import GAMES
from tortuga.lab.envs import register_all
from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.several import TogetherEnv, TurnEnv
from tortuga.lab.envs.sight import parts_of, see


def tortuga(*words: object) -> str:
    """What the command says, in a process that knows the game by the environment."""
    command = [sys.executable, "-m", "tortuga", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_simulate_writes_a_row_a_game(tmp_path: Path) -> None:
    tortuga("simulate", "goofspiel", "--bots", "random,random", "--games", 100, "--out", tmp_path / "games.parquet")
    rows = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 100 and all(row["decisions"] == 24 and row["end"] == "over" for row in rows)


def test_simulate_writes_the_moves_in_notation(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    tortuga("simulate", "goofspiel", "--bots", "random,random", "--games", 1, "--moves", "--out", out)
    moves = pyarrow.parquet.read_table(tmp_path / "games.moves.parquet").to_pylist()
    assert {move["action"] for move in moves} <= {f"bid {card}" for card in range(1, 14)}


def test_bots_meet_in_the_arena(tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    tortuga("arena", "goofspiel", "--bots", "random,random@playouts=9", "--blocks", 2, "--jobs", 1, "--out", out)
    assert len(json.loads(out.read_text("utf-8"))["blocks"]) == 2


def test_all_that_can_be_compiled_before_is() -> None:
    assert tortuga("warm", "goofspiel", "--all") == ""


def test_gymnasiums_check_finds_no_fault() -> None:
    from gymnasium.utils.env_checker import check_env

    register_all()
    check_env(gymnasium.make("tortuga/Goofspiel-v0").unwrapped, skip_render_check=True)


def test_pettingzoos_tests_find_no_fault() -> None:
    from pettingzoo.test import api_test, parallel_api_test

    with warnings.catch_warnings():
        # observations with a mask are dictionaries in PettingZoo's own classics, too; those are exempt by their names
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(TurnEnv("goofspiel", players=3), num_cycles=60)
    parallel_api_test(TogetherEnv("goofspiel", players=3), num_cycles=60)


def test_a_batch_plays_games_to_their_end() -> None:
    batch = Batch("goofspiel", games=64, seed=1, size=3)
    batch.reset()
    for _ in range(4):  # two rounds of two seats; the third plays itself
        assert not batch.over.any()
        batch.step(batch.random_actions())
    assert batch.over.all() and np.allclose(batch.rewards.sum(axis=1), 0)


def test_a_batch_shows_the_bits_of_the_last_states() -> None:
    batch = Batch("goofspiel", games=4, seed=1, size=3)
    batch.reset()
    for _ in range(4):
        batch.step(batch.random_actions())
    assert batch.final_sights().shape == batch.sights.shape and (batch.final_sights() != batch.sights).any()


def test_a_seat_sees_the_bits_of_its_view() -> None:
    game = GAMES["goofspiel"].rules(seed=7, size=4)
    seen = parts_of("goofspiel", see(game.view(1)))
    assert (seen["seat"].tolist(), np.flatnonzero(seen["hands"][1]).tolist()) == ([0, 1, 0], [0, 1, 2, 3])


def test_two_bids_look_the_same_to_another_seat() -> None:
    games = [GAMES["goofspiel"].rules(seed=7, steps=f"~ prize 5; 0 bid {card}") for card in (2, 9)]
    assert (see(games[0].view(1)) == see(games[1].view(1))).all()
    assert (see(games[0].view(0)) != see(games[1].view(0))).any()


def test_two_bids_look_the_same_in_a_batch() -> None:
    batch = Batch("goofspiel", games=2, seed=1)
    batch.reset()
    batch._states[1] = batch._states[0]  # the same prize in both games
    batch.step(np.array([2, 9]))
    assert batch.who.tolist() == [1, 1] and (batch.sights[0] == batch.sights[1]).all()
