"""PettingZoo: every seat is an agent, `seat_0` … Observations are {"observation": …, "action_mask": …}.

WAIT, the action after the last, is the only legal one of a seat that is not asked. AEC asks the seats one by one; where
all choose at once, none sees what the others have sealed. Parallel asks all at once: in that phase all
choose truly together, in every other phase one seat decides and the others WAIT. An illegal action ends the game for
all, with reward -1 for who made it; the others share 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.lab.packages import without

try:
    import gymnasium
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise without(error) from None

from tortuga.games.kit.moves import Move
from tortuga.lab.envs.common import (
    action_number,
    actions_of,
    checked_mode,
    mask_of,
    new_game,
    picture_of,
    rewards_of,
    sight_space,
)
from tortuga.lab.envs.sight import see


class _Seats:
    """What both interfaces share: the game, the spaces, and what the seats do, see and win."""

    agents: list[str]

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.agents = []
        modes = ["ansi", "rgb_array"]
        self._name, self._options, self.render_mode = game, options, checked_mode(render_mode, modes)
        self.metadata = {"name": f"{game}_v0", "render_modes": modes, "render_fps": 1, "is_parallelizable": False}
        self._wait, self._rng = actions_of(game), np.random.default_rng()
        self._begin(None)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._game.players)]
        mask = gymnasium.spaces.Box(0, 1, (self._wait + 1,), np.int8)
        sight = {"observation": sight_space(game), "action_mask": mask}
        self._sights = {name: gymnasium.spaces.Dict(sight) for name in self.possible_agents}
        whole = np.tile(sight_space(game).high, self._game.players)
        self.state_space = gymnasium.spaces.Box(np.zeros_like(whole), whole, dtype=np.float32)
        self._actions = {name: gymnasium.spaces.Discrete(self._wait + 1) for name in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self._sights[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of the game, and WAIT."""
        return self._actions[agent]

    def render(self) -> Any:
        """The table as a spectator sees it, as text or as a picture."""
        if self.render_mode == "rgb_array":
            return picture_of(self._game.view())
        return str(self._game.view()) if self.render_mode == "ansi" else None

    def state(self) -> Any:
        """What all seats see together, one after the other: the whole state, for a critic that all agents share."""
        return np.concatenate([see(self._game.view(seat)) for seat in range(self._game.players)])

    def close(self) -> None:
        """Nothing is open; PettingZoo wants it beside render."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._game = new_game(self._name, self._options, self._rng)
        self._illegal: int | None = None

    @property
    def _is_over(self) -> bool:
        return self._game.is_over or self._illegal is not None

    def _seen(self, name: str) -> dict[str, Any]:
        seat = self.possible_agents.index(name)
        mask = mask_of(self._game, seat, self._wait + 1)
        mask[self._wait] = not mask.any()
        return {"observation": see(self._game.view(seat)), "action_mask": mask}

    def _act(self, seat: int, action: int) -> None:
        if action not in self._game.actions(seat):
            self._illegal = seat
        else:
            self._game.push(Move(seat, action, self._game.text_of(action)))

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, rewards_of(self._game, self._illegal), strict=True))


class TurnEnv(_Seats, AECEnv):  # type: ignore[misc]
    """One agent after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        del options
        self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[self._game.turn or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees."""
        return self._seen(agent)

    def step(self, action: Any) -> None:
        """The move of the agent that is asked."""
        if not self.agents:
            raise ValueError(f"action: expected reset() before the first one and after the last; {action!r} came")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._act(self.possible_agents.index(agent), action_number(action))
        self.rewards = self._rewards()
        if self._is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._game.turn or 0]
        self._accumulate_rewards()


class TogetherEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """All agents at once."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game."""
        del options
        self._begin(seed)
        self.agents = list(self.possible_agents)
        return {name: self._seen(name) for name in self.agents}, {name: {} for name in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """The moves of all seats that are asked; the others' are not looked at."""
        names = list(self.agents)
        if not names:
            raise ValueError(f"actions: expected reset() before the first ones and after the last; {actions!r} came")
        asked = self._game.seats_to_move
        missing = [names[seat] for seat in asked if names[seat] not in actions]
        if missing:
            raise ValueError(f"actions: expected one of {' and one of '.join(missing)}, too; {actions!r} came")
        numbers = {seat: action_number(actions[names[seat]]) for seat in asked}
        for seat, number in numbers.items():
            if not self._is_over:
                self._act(seat, number)
        over = self._is_over
        seen = {name: self._seen(name) for name in names}
        self.agents = [] if over else names
        no, yes = dict.fromkeys(names, False), dict.fromkeys(names, over)
        return seen, self._rewards(), yes, no, {name: {} for name in names}
