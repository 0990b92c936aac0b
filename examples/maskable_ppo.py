"""MaskablePPO on Barrakuda: python examples/maskable_ppo.py [STEPS]. Needs tortuga[rl] (docs/how-to)."""

from __future__ import annotations

import math
import sys
from typing import Any

import gymnasium
import numpy as np

import tortuga.lab.envs  # noqa: F401  registers the names

OPTIONS = {"opponent": "random", "goal": 3, "turn_limit": 20}


def share(model: Any, env: Any, games: int) -> tuple[float, float]:
    """The share won in fresh games, and half of its 95 % interval."""
    won = np.zeros(games)
    for game in range(games):
        sight, _ = env.reset(seed=1_000_000 + game)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(sight, action_masks=env.unwrapped.action_masks())
            sight, reward, over, _, _ = env.step(int(action))
        won[game] = (reward + 1) / 2
    return float(won.mean()), 1.96 * float(won.std()) / math.sqrt(games)


def main() -> None:
    """Train, then measure."""
    from sb3_contrib import MaskablePPO

    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
    env = gymnasium.make("tortuga/Barrakuda-v0", **OPTIONS)
    model = MaskablePPO("MlpPolicy", env, gamma=1.0, n_steps=1024, seed=1, device="cpu")
    model.learn(steps)
    mean, half = share(model, env, 300)
    print(f"after {steps} steps: {mean:.1%} ± {half:.1%} against random play over 300 fresh games")
    if mean - half <= 0.5:
        raise SystemExit("maskable_ppo: expected more than half; the interval holds a half")


if __name__ == "__main__":
    main()
