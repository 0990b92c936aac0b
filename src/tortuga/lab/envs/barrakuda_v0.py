"""PettingZoo's names: `barrakuda_v0.env(players=2)` (AEC) and `barrakuda_v0.parallel_env(players=2)`."""

from __future__ import annotations

from functools import partial

from tortuga.lab.envs.several import TogetherEnv, TurnEnv

env = raw_env = partial(TurnEnv, "barrakuda")
parallel_env = partial(TogetherEnv, "barrakuda")
