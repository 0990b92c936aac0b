"""Learn Barrakuda by a masked policy gradient, in NumPy alone: python examples/learn.py [EPISODES]

REINFORCE (Williams 1992) with a running baseline on the Gymnasium environment: a softmax over the legal actions, linear
in what the seat sees. Needs the packages of requirements/lab.txt.
"""

from __future__ import annotations

import math
import sys
from typing import Any

import gymnasium
import numpy as np

import tortuga.lab.envs  # noqa: F401  registers the names

OPTIONS = {"opponent": "random", "goal": 3, "turn_limit": 20}
RATE, FADING = 0.02, 0.98  # of learning; of the baseline


def softmax(weights: Any, sight: Any, mask: Any) -> Any:
    """How likely each action is; what is not legal never."""
    points = np.where(mask, sight @ weights, -np.inf)
    chances = np.exp(points - points.max())
    return chances / chances.sum()


def episode(env: Any, weights: Any, rng: Any, seed: int | None = None) -> tuple[list[Any], float]:
    """One game: what was seen, done and how likely it was, and the reward at the end."""
    sight, info = env.reset(seed=seed)
    steps, over, reward = [], False, 0.0
    while not over:
        chances = softmax(weights, sight, info["action_mask"].astype(bool))
        action = int(rng.choice(len(chances), p=chances))
        steps.append((sight.copy(), action, chances))
        sight, reward, over, _, info = env.step(action)
    return steps, float(reward)


def learn(episodes: int, seed: int = 1) -> Any:
    """Weights after so many games: each step moves them towards what was done in games better than usual."""
    env = gymnasium.make("tortuga/Barrakuda-v0", **OPTIONS).unwrapped
    weights = np.zeros((env.observation_space.shape[0], env.action_space.n))
    rng, usual = np.random.default_rng(seed), 0.0
    env.reset(seed=seed)
    for _ in range(episodes):
        steps, reward = episode(env, weights, rng)
        for sight, action, chances in steps:
            chances[action] -= 1.0  # the gradient of -log of the chance of what was done
            seen = np.flatnonzero(sight)
            weights[seen] -= RATE * (reward - usual) * np.outer(sight[seen], chances)
        usual = FADING * usual + (1 - FADING) * reward
    return weights


def share(weights: Any, games: int, seed: int) -> tuple[float, float, float]:
    """The share won against random play in fresh games, and Wilson's 95 % interval."""
    env, rng = gymnasium.make("tortuga/Barrakuda-v0", **OPTIONS).unwrapped, np.random.default_rng(seed)
    env.reset(seed=seed)
    mean = sum((episode(env, weights, rng)[1] + 1) / 2 for _ in range(games)) / games
    z = 1.96
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games))
    return mean, middle - half, middle + half


def main() -> None:
    """Learn, then say how well it plays."""
    episodes = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    mean, low, high = share(learn(episodes), 400, seed=99)
    print(f"after {episodes} games: {mean:.1%} [{low:.1%}, {high:.1%}] against random play over 400 fresh games")


if __name__ == "__main__":
    main()
