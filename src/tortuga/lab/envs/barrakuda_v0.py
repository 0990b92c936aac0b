"""PettingZoo's names: `barrakuda_v0.env(players=2)` (AEC) and `barrakuda_v0.parallel_env(players=2)`."""

from __future__ import annotations

from typing import Any

from tortuga.lab.envs.several import TogetherEnv, TurnEnv


def env(**options: Any) -> TurnEnv:
    """One agent after the other."""
    return TurnEnv("barrakuda", **options)


def parallel_env(**options: Any) -> TogetherEnv:
    """All agents at once."""
    return TogetherEnv("barrakuda", **options)


raw_env = env
