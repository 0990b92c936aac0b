"""The opponents in the other seats of a Gymnasium environment: bots, policies, or a league of both.

A policy is a function of observations and masks, a row for each game, to an action for each row. A learner can so play
against itself, against snapshots of itself, and against bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.numbers import whole_number
from tortuga.lab.envs.batch import Batch, compiled_bots
from tortuga.lab.envs.sight import RANDOM

Policy = Callable[[Any, Any], Any]
Opponent = str | Policy  # the name of a bot, or a policy


class League:
    """Opponents of which one is drawn for every new game; it plays all other seats.

    `weights[n]` is the relative weight of the n-th in the draw; you may change it at any time.
    """

    def __init__(self, members: Sequence[Opponent], weights: Sequence[float] | None = None) -> None:
        self.members, self.weights = list(members), list(weights or [1.0] * len(members))
        if not members or len(self.weights) != len(members):
            raise TortugaError(expected("members", "at least one, with a weight each", f"{len(members)}"))

    def add(self, member: Opponent, weight: float = 1.0) -> None:
        """Add an opponent, for example a snapshot of the learner."""
        self.members.append(member)
        self.weights.append(weight)

    def draw(self, rng: np.random.Generator, number: int) -> Any:
        """Draw the members for new games; return their indices."""
        chances = np.asarray(self.weights, float)
        return rng.choice(len(self.members), number, p=chances / chances.sum())


class Rivals:
    """Plays the other seats of a batch, and keeps which seat of each game is the learner's."""

    def __init__(self, batch: Batch, opponent: Opponent | Sequence[Opponent] | League, seat: int | str) -> None:
        self.batch, self.players = batch, batch.rewards.shape[1]
        self.league, self.each = league_of(opponent, self.players)
        compiled_bots(batch.game, [member for member in self.league.members if isinstance(member, str)])
        self.seat = seat if seat == RANDOM else whole_number("seat", seat, 0, self.players - 1)
        games = len(batch.who)
        self.own, self.drawn = np.zeros(games, np.int64), np.zeros(games, np.int64)

    def begin(self, games: Any, rng: np.random.Generator) -> None:
        """Draw the learner's seat and the opponent of new games."""
        number = int(games.sum())
        self.own[games] = rng.integers(self.players, size=number) if self.seat == RANDOM else self.seat
        if not self.each:
            self.drawn[games] = self.league.draw(rng, number)

    def actions(self, waits: Any) -> Any:
        """The actions of the opponents in the games where they decide."""
        batch = self.batch
        found = np.zeros(len(waits), np.int64)
        who = (batch.who - self.own) % self.players - 1 if self.each else self.drawn
        for number in np.unique(who[waits]).tolist():
            rows = np.flatnonzero(waits & (who == number))
            member = self.league.members[number]
            if isinstance(member, str):
                found[rows] = batch.bot_actions(member, rows)
            else:
                found[rows] = checked_actions(member(batch.sights[rows], batch.masks[rows]), len(rows))
        return found


def league_of(opponent: Opponent | Sequence[Opponent] | League, players: int) -> tuple[League, bool]:
    """The opponents as a league, and whether the n-th plays only the n-th seat after the learner's."""
    if isinstance(opponent, League):
        return opponent, False
    if isinstance(opponent, str) or callable(opponent):
        return League([opponent]), False
    if len(opponent) != players - 1:
        raise TortugaError(expected("opponent", f"one, or a list of {players - 1}", list(opponent)))
    return League(opponent), True


def checked_actions(actions: Any, number: int) -> Any:
    """Check the actions of a policy, one for each row, and return them as an array."""
    given = np.asarray(actions)
    if given.shape != (number,) or given.dtype.kind not in "iu":
        raise TortugaError(expected("opponent", f"{number} whole numbers", f"{given.dtype}, shape {given.shape}"))
    return given
