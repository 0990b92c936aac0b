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
from tortuga.lab.envs.opponents import League, Opponent, Rivals


class TortugaVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games, in each of which one seat is yours; a game that ends begins anew in the same step.

    An opponent is a compiled bot by name, a policy (opponents.py), a list with one for each seat after yours, or a
    league, from which one is drawn for every game. Policies are called in Python; bots by name play inside the kernel.

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
        opponent: Opponent | Sequence[Opponent] | League | None = "random",
        seat: int | str = 0,
        observations: str = "float32",
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = checked_mode(render_mode, [])
        self.num_envs, self.copy = whole_number("num_envs", num_envs, 1), copy
        inside = _inside(opponent)
        self.batch = Batch(game, num_envs, None, observations, inside, seat if inside else 0, **options)
        self._rivals = None if opponent is None or inside else Rivals(self.batch, opponent, seat)
        self.single_observation_space = sight_space(game, observations == "uint8")
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games, up to the first own decision in each."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        if self._rivals is not None:
            self._rivals.begin(np.ones(self.num_envs, np.bool_), self.np_random)
            self._let_rivals_play(None)
        return self._out(self.batch.sights), self._infos(np.zeros_like(self.batch.rewards))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """The own action in every game, then the others' until one decides again."""
        batch, rivals = self.batch, self._rivals
        batch.step(actions, forfeit=True)
        if rivals is None:
            ends = _Ends(batch, batch.actors, self.copy)
        else:
            ends = _Ends(batch, rivals.own, True)
            rivals.begin(batch.over, self.np_random)
            self._let_rivals_play(ends)
        infos = self._infos(ends.rewards)
        if ends.finals is not None:
            infos["final_obs"], infos["_final_obs"] = ends.finals, ends.over.copy()
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._out(batch.sights), ends.reward, ends.over, truncated, infos

    def _let_rivals_play(self, ends: _Ends | None) -> None:
        """Step the opponents until the learner decides in every game."""
        rivals, batch = self._rivals, self.batch
        while rivals is not None and (waits := batch.who != rivals.own).any():
            batch.step(rivals.actions(waits), games=waits)
            if batch.over.any():
                if ends is not None:
                    ends.add(batch, rivals.own)
                rivals.begin(batch.over, self.np_random)

    def _out(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _infos(self, rewards: Any) -> dict[str, Any]:
        return {"action_mask": self._out(self.batch.masks), "seat": self._out(self.batch.who), "rewards": rewards}


class _Ends:
    """The ends of games in one step of the environment, as seen by *seats*, one in each game.

    If a game ended twice, the first end counts. Without *copy* the arrays are views of the batch's.
    """

    def __init__(self, batch: Batch, seats: Any, copy: bool) -> None:
        self.over, self.rewards = batch.over, batch.rewards
        if copy:
            self.over, self.rewards = batch.over.copy(), batch.rewards.copy()
        self.reward = np.zeros(len(seats))
        self.finals: Any = None
        if len(ended := np.flatnonzero(self.over)):
            self._note(ended, batch, seats, batch.final_sights(seats))

    def add(self, batch: Batch, seats: Any) -> None:
        """Add the games that a later step of the batch ended; the arrays must be copies."""
        is_new = batch.over & ~self.over
        if len(ended := np.flatnonzero(is_new)):
            self.over[ended], self.rewards[ended] = True, batch.rewards[ended]
            self._note(ended, batch, seats, batch.final_sights(seats)[is_new[batch.over]])

    def _note(self, ended: Any, batch: Batch, seats: Any, sights: Any) -> None:
        self.reward[ended] = batch.rewards[ended, seats[ended]]
        if self.finals is None:
            self.finals = np.empty(len(self.over), object)  # None in every place
        for i, sight in zip(ended.tolist(), sights, strict=True):
            self.finals[i] = sight


def _inside(opponent: Any) -> Any:
    """The opponent if it plays inside the kernel, as bots do; else None."""
    names = [opponent] if isinstance(opponent, str) else opponent
    return opponent if isinstance(names, Sequence) and all(isinstance(name, str) for name in names) else None
