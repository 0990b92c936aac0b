"""The training of the Barrakuda bots: rounds of self-play and learning, with a checkpoint after each."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import SEATS, STATE
from tortuga.games.kit.chance import stream
from tortuga.games.kit.errors import OptionError
from tortuga.games.kit.warm import Report
from tortuga.players.barrakuda.storage import packed, solved, table_path, weights_name, wrecks_hash
from tortuga.players.barrakuda.training.self_play import Learner, self_play
from tortuga.players.barrakuda.turn_game.features import INPUTS
from tortuga.players.barrakuda.turn_game.table import BAGS
from tortuga.players.barrakuda.turn_game.value import Evaluator, by_hand, network
from tortuga.players.training import Order

LAYOUTS = ("first", "first", "first", "calm", "medium", "harsh")
THREADS = 2
EPOCHS = 3
POSITIONS = 60  # a game, for which there is room


@dataclass(frozen=True)
class Plan:
    """One network to train: for how many players, and how long."""

    players: int
    teams: bool
    rounds: int
    games: int  # a round and thread
    rate: float = 0.002
    units: int = 24


PLANS = {
    "Apneista": (Plan(2, False, 60, 120), Plan(3, False, 24, 40), Plan(4, False, 18, 16), Plan(4, True, 18, 16)),
    "Nettuno": (Plan(2, False, 60, 200, units=64),),
}
BOTS = tuple(PLANS)


class Pupil:
    """The training of one network: how far it is, and what has been learned."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan, self.seed, self.round = plan, seed, 0
        rng = np.random.default_rng(seed)
        first = rng.normal(0.0, 0.15, (INPUTS[plan.players], plan.units)).astype(np.float32)
        last = rng.normal(0.0, 0.15, (2, plan.units + 1)).astype(np.float32)
        self.learner = Learner(network(first, last))


def files(bot: str) -> list[str]:
    """The names of the files that a training of this bot writes."""
    names = [weights_name(bot, plan.players, plan.teams) for plan in PLANS[bot]]
    return [f"{name}.{ending}" for name in names for ending in ("bin", "toml")]


def course(order: Order, report: Report) -> list[Path]:
    """Train all networks of a bot, each from its checkpoint if there is one; the files that were written."""
    return [path for plan in PLANS[order.bot] for path in _train_one(order, plan, report)]


def _train_one(order: Order, plan: Plan, report: Report) -> list[Path]:
    rounds = max(1, round(plan.rounds * order.effort))
    name = weights_name(order.bot, plan.players, plan.teams)
    checkpoint = order.checkpoints / f"{name}.npz"
    pupil = Pupil(plan, order.seed)
    if checkpoint.exists():
        pupil.seed, pupil.round = pupil.learner.load(checkpoint)
    teacher = _teacher(order.bot, plan)
    report(name, pupil.round, rounds)
    while pupil.round < rounds:
        positions, error = _round(pupil, teacher, rounds)
        pupil.round += 1
        pupil.learner.save(checkpoint, pupil.seed, pupil.round)
        report(f"{name}: {positions} positions, error {error:.4f}", pupil.round, rounds)
    return _write(order.bot, name, pupil, rounds, order.out)


def _teacher(bot: str, plan: Plan) -> Evaluator | None:
    """The solved table for Nettuno; None for the others, who learn from their own games."""
    if bot != "Nettuno":
        return None
    options = Options.of(plan.players)
    found = solved(options, BAGS)
    if found is None:
        path = table_path(options.rules(), BAGS)
        raise OptionError(f"train Nettuno: expected the table of `tortuga solve barrakuda`; none at {path} came")
    return found


def _round(pupil: Pupil, teacher: Evaluator | None, rounds: int) -> tuple[int, float]:
    """Play on all threads, then learn; the first rounds are played by the judgement by hand."""
    plan, number = pupil.plan, pupil.round
    layout = "first" if teacher is not None else LAYOUTS[number % len(LAYOUTS)]
    rules = Options.of(plan.players, teams=plan.teams, layout=layout).rules()
    player = teacher or (by_hand() if number < 3 else pupil.learner.evaluator)
    trust = 0.0 if teacher is not None else 0.9 if number < 3 else 0.6
    states, wanted = play_many(rules, player, pupil, trust)
    rate = plan.rate * (1.0 if number < rounds * 0.6 else 0.25 if number < rounds * 0.85 else 0.06)
    error = 0.0
    words = stream(pupil.seed, 1000 * number + 999)
    for epoch in range(EPOCHS):
        missed = pupil.learner.learn(rules, states, wanted, rate, words)
        error = missed if epoch == 0 else error
    return len(states), error


def play_many(rules: Any, player: Evaluator, pupil: Pupil, trust: float) -> tuple[Any, Any]:
    """The positions of a round and their values, by two threads with a random stream each."""
    games, room = pupil.plan.games, POSITIONS * pupil.plan.games

    def work(number: int) -> tuple[Any, Any]:
        states, wanted = np.zeros(room, STATE), np.zeros((room, SEATS))
        words = stream(pupil.seed, 1000 * pupil.round + number)
        found = self_play(rules, player, words, games, trust, 0.12, states, wanted)
        return states[:found], wanted[:found]

    with ThreadPoolExecutor(THREADS) as pool:
        states, wanted = zip(*pool.map(work, range(THREADS)), strict=True)
    return np.concatenate(states), np.concatenate(wanted)


def _write(bot: str, name: str, pupil: Pupil, rounds: int, folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.bin").write_bytes(packed(pupil.learner.evaluator))
    rules = Options.of(pupil.plan.players, teams=pupil.plan.teams).rules()
    facts = {
        "command": f"tortuga train barrakuda --bot {bot} --seed {pupil.seed}",
        "date": datetime.now(UTC).date().isoformat(),
        "wrecks": wrecks_hash(rules),
        "seed": pupil.seed,
        "rounds": rounds,
        "steps": pupil.learner.steps,
        "inputs": pupil.learner.evaluator.first.shape[0],
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in facts.items()]
    (folder / f"{name}.toml").write_text("\n".join(lines) + "\n", "utf-8")
    return [folder / f"{name}.bin", folder / f"{name}.toml"]
