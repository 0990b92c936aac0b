"""Gymnasium: one seat is yours (seat="random": another in every game), bots have the others.

`gym.make("tortuga.lab.envs:tortuga/Einauge-v0", opponent="Matrose", players=3)`. An opponent is a bot by name, a policy
(opponents.py), a list with one for each seat after yours, or a league, from which one is drawn for every game. An
illegal action ends the episode with reward -1: use `action_masks()`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.lab.packages import without

try:
    import gymnasium
except ImportError as error:
    raise without(error) from None

from tortuga.games import GAMES
from tortuga.games.kit.moves import Move
from tortuga.games.kit.numbers import whole_number
from tortuga.lab.bots import Entrant, entrant
from tortuga.lab.envs.common import (
    action_number,
    actions_of,
    checked_mode,
    legal_actions,
    mask_of,
    new_game,
    rewards_of,
    sight_space,
)
from tortuga.lab.envs.opponents import League, Opponent, checked_actions, league_of
from tortuga.lab.envs.sight import RANDOM, see
from tortuga.players import Generator


class TortugaEnv(gymnasium.Env[Any, Any]):
    """One of the games against a bot at every other seat; the reward comes at the end: 1 for a win alone."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium's own name

    def __init__(
        self,
        game: str,
        opponent: Opponent | Sequence[Opponent] | League = "random",
        seat: int | str = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.players = GAMES[game].rules.options_type.of(**options).players
        self.name, self.options = game, options
        self.render_mode = checked_mode(render_mode, ["ansi"])
        self.random_seat = seat == RANDOM
        self.seat = 0 if self.random_seat else whole_number("seat", seat, 0, self.players - 1)
        self.league, self.each = league_of(opponent, self.players)
        self._entrants: dict[str, Entrant] = {}
        for name in [member for member in self.league.members if isinstance(member, str)]:
            self._entrant(name)
        self.actions = actions_of(game)
        self.action_space = gymnasium.spaces.Discrete(self.actions)
        self.observation_space = sight_space(game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the first own decision."""
        super().reset(seed=seed, options=options)
        self.game = new_game(self.name, self.options, self.np_random)
        self.generator = Generator(self.np_random.bytes(32))
        if self.random_seat:
            self.seat = int(self.np_random.integers(self.players))
        self.drawn = int(self.league.draw(self.np_random, 1)[0])
        self._others()
        return see(self.game.view(self.seat)), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The own move, then the others' until one decides again or the game is over."""
        number = action_number(action)
        if number not in legal_actions(self.game, self.seat):
            reward = rewards_of(self.game, illegal=self.seat)[self.seat]
            return see(self.game.view(self.seat)), reward, True, False, {**self._info(), "illegal": True}
        self.game.push(Move(self.seat, number, self.game.text_of(number)))
        self._others()
        reward = rewards_of(self.game)[self.seat]
        return see(self.game.view(self.seat)), reward, self.game.is_over, False, self._info()

    def _others(self) -> None:
        while not self.game.is_over and self.seat not in self.game.seats_to_move:
            for seat in self.game.seats_to_move:
                after = (seat - self.seat) % self.players - 1
                self.game.push(self._move(self.league.members[after if self.each else self.drawn], seat))

    def _move(self, opponent: Opponent, seat: int) -> Move:
        """The move of a bot or a policy."""
        view = self.game.view(seat)
        if isinstance(opponent, str):
            one = self._entrant(opponent)
            return one.bot.choose(view, one.budget, self.generator)
        mask = mask_of(self.game, seat, self.actions).astype(bool)
        action = int(checked_actions(opponent(see(view)[None], mask[None]), 1)[0])
        return Move(seat, action, view.text_of(action))

    def _entrant(self, name: str) -> Entrant:
        if name not in self._entrants:
            self._entrants[name] = entrant(name, self.name)
        return self._entrants[name]

    def action_masks(self) -> Any:
        """True for each legal action, as sb3-contrib's MaskablePPO asks."""
        return mask_of(self.game, self.seat, self.actions).astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.game, self.seat, self.actions), "seat": self.seat}

    def render(self) -> Any:
        """The view of the own seat as text."""
        return str(self.game.view(self.seat)) if self.render_mode == "ansi" else None
