"""PettingZoo: every seat is an agent, `seat_0` … Observations are {"observation": …, "action_mask": …}.

WAIT, the action after the last, is the only legal one of a seat that is not asked. AEC asks the seats one by one; where
all choose at once, none sees what the others have sealed. Parallel asks all at once: in that phase all
choose truly together, in every other phase one seat decides and the others WAIT. An illegal action ends the game for
all, with reward -1 for who made it.
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
from tortuga.lab.envs.common import ILLEGAL, action_number, actions_of, mask_of, new_game, rewards_of, sight_space
from tortuga.lab.envs.sight import see


class _Table:
    """What both interfaces share."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game_name, self.options = game, options
        self.wait = actions_of(game)
        self.rng = np.random.default_rng()
        self.game = new_game(game, options, self.rng)
        self.names = [f"seat_{seat}" for seat in range(self.game.players)]
        mask = gymnasium.spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self.sights = {
            name: gymnasium.spaces.Dict({"observation": sight_space(game), "action_mask": mask}) for name in self.names
        }
        self.moves = {name: gymnasium.spaces.Discrete(self.wait + 1) for name in self.names}
        self.illegal: int | None = None

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.game, self.illegal = new_game(self.game_name, self.options, self.rng), None

    @property
    def over(self) -> bool:
        return self.game.is_over or self.illegal is not None

    def seen(self, name: str) -> dict[str, Any]:
        seat = self.names.index(name)
        mask = mask_of(self.game, seat, self.wait + 1)
        mask[self.wait] = not mask.any()
        return {"observation": see(self.game.view(seat)), "action_mask": mask}

    def act(self, seat: int, action: int) -> None:
        if action not in self.game.actions(seat):
            self.illegal = seat
        else:
            self.game.push(Move(seat, action, self.game.text_of(action)))

    def rewards(self) -> dict[str, float]:
        values = rewards_of(self.game)
        if self.illegal is not None:
            values[self.illegal] = ILLEGAL
        return dict(zip(self.names, values, strict=True))


class TurnEnv(AECEnv):  # type: ignore[misc]
    """One agent after the other."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.table, self.render_mode = _Table(game, options), render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = list(self.table.names)

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.table.sights[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of the game, and WAIT."""
        return self.table.moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        del options
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[self.table.game.turn or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees."""
        return self.table.seen(agent)

    def step(self, action: Any) -> None:
        """The move of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.table.names.index(agent), action_number(action))
        self.rewards = self.table.rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.table.names[self.table.game.turn or 0]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return str(self.table.game.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open; PettingZoo wants it beside render."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """All agents at once."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        self.table, self.render_mode = _Table(game, options), render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"]}
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.table.sights[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of the game, and WAIT."""
        return self.table.moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game."""
        del options
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return {name: self.table.seen(name) for name in self.agents}, {name: {} for name in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """The moves of all seats that are asked; the others' are not looked at."""
        names = list(self.agents)
        asked = [seat for seat in self.table.game.seats_to_move if not self.table.over]
        missing = [self.table.names[seat] for seat in asked if self.table.names[seat] not in actions]
        if missing or not names:
            wanted = ", ".join(missing) if names else "reset() after the end of a game"
            raise ValueError(f"actions: expected one of {wanted}; {actions!r} came")
        numbers = {seat: action_number(actions[names[seat]]) for seat in asked}
        for seat, number in numbers.items():
            if not self.table.over:
                self.table.act(seat, number)
        over = self.table.over
        seen = {name: self.table.seen(name) for name in names}
        self.agents = [] if over else names
        no, yes = dict.fromkeys(names, False), dict.fromkeys(names, over)
        return seen, self.table.rewards(), yes, no, {name: {} for name in names}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return str(self.table.game.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open; PettingZoo wants it beside render."""
