"""Learn by self-play with PPO, in NumPy alone: python examples/self_play.py [einauge|barrakuda] [MINUTES] [SEED]

Proximal policy optimisation (Schulman et al. 2017) on the vector environment. The opponents are a league: a bot, the
learner itself and its snapshots, one of them drawn for every game. Minutes are of processor time. Needs the packages of
requirements/lab.txt; set OMP_NUM_THREADS=2 for two cores.
"""

from __future__ import annotations

import math
import sys
import time
from copy import copy
from typing import Any

import gymnasium
import numpy as np

import tortuga.lab.envs  # noqa: F401  registers the names
from tortuga.lab.envs.opponents import League

BOTS = {"einauge": "Matrose", "barrakuda": "Sub"}
GAMES, STEPS = 256, 32  # games in parallel; steps between two updates
HIDDEN, EPOCHS, PARTS = 128, 3, 8
RATE, CLIP, ENTROPY, VALUE, DISCOUNT, TRACE = 1e-3, 0.2, 0.01, 0.5, 1.0, 0.95
SNAPSHOT_EVERY, SNAPSHOTS = 60.0, 6  # seconds; newest snapshots that play
NEVER = np.float32(-1e9)


class Network:
    """Two hidden layers, shared by the policy and by the value of a position."""

    epochs = EPOCHS

    def __init__(self, inputs: int, actions: int, rng: Any) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        scales = [math.sqrt(2 / inputs), math.sqrt(2 / HIDDEN), 0.01]
        self.weights = [(rng.normal(size=s) * k).astype(np.float32) for s, k in zip(sizes, scales, strict=True)]
        self.weights += [np.zeros(size[1], np.float32) for size in sizes]
        self.means, self.squares = ([np.zeros_like(w) for w in self.weights] for _ in range(2))
        self.steps = 0

    def snapshot(self) -> Network:
        """A snapshot, which plays and does not learn."""
        other = copy(self)
        other.weights = [weights.copy() for weights in self.weights]
        return other

    def outputs(self, seen: Any) -> tuple[Any, Any, Any]:
        """What the network says of each row, and both hidden layers."""
        one, two, three, first, second, third = self.weights
        low = np.maximum(seen @ one + first, 0)
        high = np.maximum(low @ two + second, 0)
        return high @ three + third, low, high

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any, Any, Any]:
        """The logarithms of the chances of all actions, the value, and both hidden layers."""
        out, low, high = self.outputs(seen)
        points = np.where(masks, out[:, :-1], NEVER)
        points -= points.max(axis=1, keepdims=True)
        logs = points - np.log(np.exp(points).sum(axis=1, keepdims=True))
        return logs, out[:, -1], low, high

    def choose(self, seen: Any, masks: Any, rng: Any) -> tuple[Any, Any, Any]:
        """An action for each row by chance, the logarithm of its chance, and the value."""
        logs, value, *_ = self.forward(seen, masks)
        actions = (logs + rng.gumbel(size=logs.shape).astype(np.float32)).argmax(axis=1)
        return actions, logs[np.arange(len(logs)), actions], value

    def learn(self, batch: list[Any], left: float) -> None:
        """One step of Adam on the clipped objective; steps and entropy fade with the share of time that is left."""
        seen, masks, actions, before, gains, returns = batch
        logs, value, low, high = self.forward(seen, masks)
        rows, chances = np.arange(len(seen)), np.exp(logs)
        ratio = np.exp(logs[rows, actions] - before)
        counts = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # elsewhere the objective is flat
        slope = chances * (-(ratio * gains * counts))[:, None]
        slope[rows, actions] += ratio * gains * counts
        spread = np.where(masks, logs, 0)
        slope -= left * ENTROPY * chances * (spread - (chances * spread).sum(axis=1, keepdims=True))
        back = np.concatenate([-slope, (VALUE * 2 * (value - returns))[:, None]], axis=1) / len(seen)
        self.descend(seen, low, high, back, RATE * left)

    def descend(self, seen: Any, low: Any, high: Any, back: Any, rate: float) -> None:
        """One step of Adam, by the slope *back* of the loss in what the network says."""
        to_high = (back @ self.weights[2].T) * (high > 0)
        to_low = (to_high @ self.weights[1].T) * (low > 0)
        slopes = [seen.T @ to_low, low.T @ to_high, high.T @ back]
        self._move([*slopes, to_low.sum(axis=0), to_high.sum(axis=0), back.sum(axis=0)], rate)

    def _move(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        length = math.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        slopes = [slope * min(1.0, 0.5 / (length + 1e-9)) for slope in slopes]
        for weights, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            sizes = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weights -= rate * mean / (1 - 0.9**self.steps) / sizes


def player(network: Network, rng: Any) -> Any:
    """The network as an opponent."""
    return lambda seen, masks: network.choose(seen, masks, rng)[0]


def collect(env: Any, network: Network, seen: Any, masks: Any, rng: Any) -> tuple[list[Any], Any, Any]:
    """Play STEPS steps of all games; return them as arrays, with the next observations and masks."""
    kept: list[list[Any]] = [[] for _ in range(7)]
    for _ in range(STEPS):
        actions, logs, value = network.choose(seen, masks, rng)
        after, reward, over, _, info = env.step(actions)
        for place, what in zip(kept, (seen, masks, actions, logs, value, reward, over), strict=True):
            place.append(what)
        seen, masks = after, info["action_mask"]
    values = np.array([*kept[4], network.forward(seen, masks)[1]])
    gains, ahead = np.zeros((STEPS, GAMES), np.float32), np.zeros(GAMES, np.float32)
    for step in range(STEPS - 1, -1, -1):
        goes_on = ~kept[6][step]
        surprise = kept[5][step] + DISCOUNT * values[step + 1] * goes_on - values[step]
        ahead = surprise + DISCOUNT * TRACE * ahead * goes_on
        gains[step] = ahead
    arrays = [np.concatenate(part) for part in kept[:4]]
    return [*arrays, gains.ravel(), (gains + values[:-1]).ravel()], seen, masks


def update(network: Network, batch: list[Any], left: float, rng: Any) -> None:
    """Learn from what was played, in as many passes as the network asks for."""
    gains = batch[4]
    batch[4] = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(network.epochs):
        for part in np.array_split(rng.permutation(len(gains)), PARTS):
            network.learn([each[part] for each in batch], left)


def add_snapshot(league: League, network: Network, rng: Any) -> None:
    """Let the network as it is now join the league: a half against the bot, a quarter against the newest snapshots."""
    league.add(player(network.snapshot(), rng))
    number = len(league.members) - 2
    newest = min(number, SNAPSHOTS)
    league.weights[1:] = [0.5] + [0.0] * (number - newest) + [0.5 / newest] * newest


def learn(game: str, minutes: float, seed: int = 1, say: Any = print) -> Network:
    """Train a network for so many minutes of processor time against a bot, itself and its snapshots."""
    rng, bot = np.random.default_rng(seed), BOTS[game]
    league = League([bot])
    env = gymnasium.make_vec(f"tortuga/{game.capitalize()}-v0", GAMES, opponent=league, seat="random", players=2)
    seen, info = env.reset(seed=seed)
    masks = info["action_mask"]
    network = Network(seen.shape[1], masks.shape[1], rng)
    league.add(player(network, rng))  # itself, which learns
    began = shown = time.process_time()
    while (spent := time.process_time() - began) < 60 * minutes:
        if spent >= SNAPSHOT_EVERY * (len(league.members) - 1):
            add_snapshot(league, network, rng)
        batch, seen, masks = collect(env, network, seen, masks, rng)
        update(network, batch, max(0.05, 1 - spent / (60 * minutes)), rng)
        if time.process_time() - shown > 60:
            shown = time.process_time()
            mean, low, high = share(network, game, 1000, seed + 1)
            say(f"{spent / 60:5.1f} min: {mean:.1%} [{low:.1%}, {high:.1%}] against {bot}", flush=True)
    return network


def share(network: Network, game: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share won against the bot in fresh games from both seats, with its 95 % interval."""
    rng, rewards = np.random.default_rng(seed), []
    env = gymnasium.make_vec(f"tortuga/{game.capitalize()}-v0", games, opponent=BOTS[game], seat="random", players=2)
    seen, info = env.reset(seed=seed)
    is_open = np.ones(games, bool)  # count only the first game of each slot, or short games would count more often
    while is_open.any():
        seen, reward, over, _, info = env.step(network.choose(seen, info["action_mask"], rng)[0])
        rewards += ((reward[over & is_open] + 1) / 2).tolist()
        is_open &= ~over
    mean = float(np.mean(rewards))
    half = 1.96 * float(np.std(rewards)) / math.sqrt(games)
    return mean, mean - half, mean + half


def main() -> None:
    """Learn, then say how well it plays."""
    game = sys.argv[1] if len(sys.argv) > 1 else "barrakuda"
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 15.0
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    mean, low, high = share(learn(game, minutes, seed), game, 4000, seed + 99)
    print(f"{minutes:g} minutes: {mean:.1%} [{low:.1%}, {high:.1%}] against {BOTS[game]} over 4,000 fresh games")


if __name__ == "__main__":
    main()
