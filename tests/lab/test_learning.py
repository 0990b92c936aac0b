"""Learning without torch: each learner beats random play, with an interval."""

from __future__ import annotations

import runpy
from typing import Any

import numpy as np
import pyspiel
import pytest

import tortuga.lab.envs  # noqa: F401  registers the games
from tests.project.tree import ROOT
from tortuga.lab.ratings import wilson

TINY = {"goal": 2, "turn_limit": 4}


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "learn.py").read_text("utf-8").splitlines()) < 100


@pytest.mark.slow
def test_a_masked_policy_gradient_beats_random() -> None:
    learner = runpy.run_path(str(ROOT / "examples" / "learn.py"))
    _, low, _ = learner["share"](learner["learn"](800), 400, seed=99)
    assert low > 0.5


@pytest.mark.slow
def test_openspiels_tabular_learner_beats_random_on_a_tiny_barrakuda() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_tortuga_barrakuda", TINY))
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    np.random.seed(1)  # noqa: NPY002  OpenSpiel's learner draws from the one generator of all
    actions = env.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(0, actions, step_size=0.1)
    other = random_agent.RandomAgent(1, actions)
    for _ in range(2000):
        played(env, [learner, other], learning=True)
    games = 600
    shares = [(played(env, [learner, other], learning=False) + 1) / 2 for _ in range(games)]
    assert wilson(float(np.mean(shares)), games)[0] > 0.5


def played(env: Any, agents: list[Any], learning: bool) -> float:
    """One game; what seat 0 won."""
    step = env.reset()
    while not step.last():
        agent = agents[step.current_player()]
        step = env.step([agent.step(step, is_evaluation=not learning).action])
    if learning:
        for agent in agents:
            agent.step(step)
    return float(step.rewards[0])
