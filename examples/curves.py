"""Compare how three algorithms learn by self-play, in NumPy alone: python examples/curves.py FILE [UPDATES] [SEED]

Each plays the league of self_play.py (a bot, itself, its snapshots) in both games and is measured against the bot in
fresh games. FILE (JSON) keeps every curve that is finished: after an interruption the same command does the others.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from self_play import (
    BOTS,
    GAMES,
    NEVER,
    RATE,
    STEPS,
    Network,
    add_snapshot,
    collect,
    player,
    share,
    update,
)

import tortuga.lab.envs  # noqa: F401  registers the names
from tortuga import __version__
from tortuga.lab.charts import lines
from tortuga.lab.envs.opponents import League
from tortuga.lab.ratings import wilson

POINTS, TESTS = 10, 1000  # of a curve; games behind each
CURIOUS = 0.3  # the share of random moves of the Q-learner at the beginning


class PolicyGradient(Network):
    """Advantage actor-critic (Mnih et al. 2016): what was played is used once, with no bound on a change."""

    epochs = 1

    def learn(self, batch: list[Any], left: float) -> None:
        """One step of Adam on the policy gradient: with the chances of now, no ratio is clipped."""
        seen, masks, actions, _, gains, returns = batch
        now = self.forward(seen, masks)[0][np.arange(len(seen)), actions]
        super().learn([seen, masks, actions, now, gains, returns], left)


class QLearner(Network):
    """Q-learning with returns over many steps and no replay (PQN, Gallici et al. 2024); illegal actions are masked."""

    random = CURIOUS

    def snapshot(self) -> Any:
        """A snapshot, which plays what it holds to be best."""
        other: Any = super().snapshot()
        other.random = 0.0
        return other

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any, Any, Any]:
        """The value of each action, that of the best, and both hidden layers."""
        out, low, high = self.outputs(seen)
        values = np.where(masks, out[:, :-1], NEVER)
        return values, values.max(axis=1), low, high

    def choose(self, seen: Any, masks: Any, rng: Any) -> tuple[Any, Any, Any]:
        """The best action of each row, or now and then any; the value of the best is in the place of both others."""
        values, best, *_ = self.forward(seen, masks)
        any_of_them = np.where(masks, rng.random(masks.shape), -1).argmax(axis=1)
        return np.where(rng.random(len(seen)) < self.random, any_of_them, values.argmax(axis=1)), best, best

    def learn(self, batch: list[Any], left: float) -> None:
        """One step of Adam towards the returns."""
        seen, _, actions, _, _, returns = batch
        out, low, high = self.outputs(seen)
        rows, back = np.arange(len(seen)), np.zeros_like(out)
        back[rows, actions] = 2 * (out[rows, actions] - returns) / len(seen)
        self.random = CURIOUS * left
        self.descend(seen, low, high, back, RATE * left)


ALGORITHMS: dict[str, type[Network]] = {"PPO": Network, "policy gradient": PolicyGradient, "Q-learning": QLearner}


def curve(
    game: str, algorithm: str, updates: int, seed: int, tests: int = TESTS, say: Any = print
) -> list[list[float]]:
    """Learn; for each point the decisions so far, the seconds of processor time, the share won and its interval."""
    rng, league = np.random.default_rng(seed), League([BOTS[game]])
    env = gymnasium.make_vec(f"tortuga/{game.capitalize()}-v0", GAMES, opponent=league, seat="random", players=2)
    seen, info = env.reset(seed=seed)
    masks = info["action_mask"]
    network = ALGORITHMS[algorithm](seen.shape[1], masks.shape[1], rng)
    league.add(player(network, rng))
    every, spent, points = max(1, updates // POINTS), 0.0, []
    for number in range(updates + 1):
        if number % every == 0:
            won = share(network.snapshot(), game, tests, seed + 1 + number)[0]
            points.append(
                [number * GAMES * STEPS, round(spent, 1), *(round(abs(x), 4) for x in (won, *wilson(won, tests)))]
            )
            say(f"{game}, {algorithm}: {number} of {updates} updates, {won:.1%} against {BOTS[game]}", flush=True)
            add_snapshot(league, network, rng)
        if number < updates:
            began = time.process_time()
            batch, seen, masks = collect(env, network, seen, masks, rng)
            update(network, batch, max(0.05, 1 - number / updates), rng)
            spent += time.process_time() - began
    return points


def run(out: Path, updates: int, seed: int, tests: int = TESTS) -> dict[str, Any]:
    """Learn every curve that *out* does not have yet, and write it, with what is needed to learn it again."""
    command = f"python examples/curves.py {out.name} {updates} {seed}"
    card = json.loads(out.read_text("utf-8")) if out.exists() else {"command": command, "seed": seed, "curves": {}}
    if card["command"] != command:
        raise SystemExit(f"curves: {out} holds the curves of another run: {card['command']}")
    for game in BOTS:
        for algorithm in ALGORITHMS:
            name = f"{game}, {algorithm}"
            if name not in card["curves"]:
                card["curves"][name] = curve(game, algorithm, updates, seed, tests)
                out.write_text(
                    json.dumps(card | described(card["curves"]), indent=1, ensure_ascii=False) + "\n", "utf-8"
                )
    return card


def described(curves: dict[str, Any]) -> dict[str, Any]:
    """The result in words and as a table, with date, version and machine."""
    rows = []
    for name, points in curves.items():
        game, _, algorithm = name.partition(", ")
        decisions, seconds, mean, low, high = points[-1]
        best = f"{100 * mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
        rows.append([game.capitalize(), BOTS[game], algorithm, f"{decisions / 1e6:.1f}", f"{seconds / 60:.1f}", best])
    columns = ["game", "bot", "algorithm", "million decisions", "minutes of a processor", "share won against the bot"]
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": __version__,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "finding": "What each algorithm had learned at the end of its curve, for two players.",
        "basis": f"{TESTS:,} fresh games behind every point, from both seats, with 95 % intervals.",
        "tables": [["", columns, rows]],
    }


def draw(curves: dict[str, Any], folder: Path) -> None:
    """Draw the curves of each game as GAME-curves.svg."""
    for game, bot in BOTS.items():
        own = [(name, points) for name, points in curves.items() if name.startswith(game)]
        found = [
            (name.partition(", ")[2], [p[0] / 1e6 for p in points], [100 * p[2] for p in points])
            for name, points in own
        ]
        words = {"unit": "million decisions", "side": "% won"}
        picture = lines(f"Self-play in {game.capitalize()} for two, measured against {bot}", found, **words)
        (folder / f"{game}-curves.svg").write_text(picture, "utf-8")


def main() -> None:
    """Learn all curves and draw them beside the file."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "curves.json")
    updates, seed = (int(sys.argv[at]) if len(sys.argv) > at else usual for at, usual in ((2, 300), (3, 1)))
    draw(run(out, updates, seed)["curves"], out.parent)


if __name__ == "__main__":
    main()
