"""Gymnasium's vector environment over `Batch`: thousands of games a step, compiled, with the bots inside.

`gymnasium.make_vec("tortuga.lab.envs:tortuga/Einauge-v0", num_envs=4096, opponent="Matrose")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tortuga.lab.packages import without

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise without(error) from None

from tortuga.games.kit.numbers import whole_number
from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.common import checked_mode, sight_space


class TortugaVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games, in each of which one seat is yours; a game that ends begins anew in the same step.

    Infos have `action_mask`, `seat` (yours in each game), `rewards` (of every seat) and, where games ended, `final_obs`
    as Gymnasium's SAME_STEP has it. With opponent None you decide for every seat: `seat` is the one that decides next,
    and a reward is that of the seat that acted. An illegal action ends its game with reward -1.

    With `copy=False` the arrays that are returned are those of the batch, which the next step writes again.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  Gymnasium's own name

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponent: str | Sequence[str] | None = "random",
        seat: int | str = 0,
        observations: str = "float32",
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = checked_mode(render_mode, [])
        self.num_envs, self.copy = whole_number("num_envs", num_envs, 1), copy
        self.batch = Batch(game, num_envs, None, observations, opponent, seat, **options)
        self.single_observation_space = sight_space(game, observations == "uint8")
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games, up to the first own decision in each."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        return self._out(self.batch.sights), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """The own action in every game, then the others' until one decides again."""
        batch = self.batch
        batch.step(actions, forfeit=True)
        reward, infos = np.zeros(self.num_envs), self._infos()
        ended = np.flatnonzero(batch.over)
        if len(ended):
            reward[ended] = batch.rewards[ended, batch.actors[ended]]
            finals = np.full(self.num_envs, None, object)
            for i, sight in zip(ended.tolist(), batch.final_sights(), strict=True):
                finals[i] = sight
            infos["final_obs"], infos["_final_obs"] = finals, batch.over.copy()
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._out(batch.sights), reward, self._out(batch.over), truncated, infos

    def _out(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _infos(self) -> dict[str, Any]:
        batch, out = self.batch, self._out
        return {"action_mask": out(batch.masks), "seat": out(batch.who), "rewards": out(batch.rewards)}
