"""Estimates for Barrakuda: one turn solved as a game of its own, on a value of what lies at its end.

Where a bot of the ladder thinks in mixes itself, its mix and shares are taken; else the turn is solved here.
"""

from __future__ import annotations

import math
from concurrent.futures import Executor
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import PLAY
from tortuga.games.barrakuda.state import NO_CARD, STATE
from tortuga.games.kit.game import View
from tortuga.players import bot, names
from tortuga.players.base import Budget, Generator, Thought
from tortuga.review.barrakuda_turn import Turn, cards_of
from tortuga.review.calibration import fit_of, stretched
from tortuga.review.figures import Chances, Decision

THINKS = Budget(playouts=24)


class BarrakudaJudge:
    """One a game."""

    def __init__(self, options: Any, effort: float = 1.0) -> None:
        self.options, self.players = options, options.players
        self.rules = options.rules()
        self._kind = "teams" if options.teams else "judged"
        self._fit = fit_of("barrakuda", self._kind, self.players)
        self.turn = Turn(options, effort)
        self._stages: dict[bytes, tuple[Any, Any, Any]] = {}

    def values(self, states: Any) -> Any:
        """The quick value of many positions: rows of shares."""
        rows = np.array([self.turn.resolved(states[place : place + 1]) for place in range(len(states))])
        return self._fitted(rows)

    def _fitted(self, rows: Any) -> Any:
        if not self.options.teams:
            return stretched(rows, self._fit["power"], self._fit["doubt"])
        return np.tile(stretched(rows[:, :2], self._fit["power"], self._fit["doubt"]), 2)

    def raw(self, view: View, number: int) -> dict[str, Any]:
        """The shares before they are stretched; of teams one a team."""
        del number
        row = self._stage(view)[2] if view.phase == "choose" else self.turn.resolved(_alone(view))
        return {self._kind: row}

    def chances(self, view: View, number: int, pool: Executor | None = None) -> Chances:
        """The shares when everybody plays the equilibrium of the turn."""
        del pool
        shares = self._fitted(self.raw(view, number)[self._kind][None, :])[0]
        spread = [self._fit["error"] * 2 * math.sqrt(max(share * (1 - share), 0.01)) for share in shares]
        return Chances(tuple(shares.tolist()), tuple(spread), "value")

    def _stage(self, view: View) -> tuple[Any, Any, Any]:
        """Mixes, shares of the cards and shares of the seats; once a position, whoever looks."""
        states = _alone(view)
        states[0].chosen[:] = NO_CARD  # nobody's choice may matter, not even one's own
        key = states.tobytes()
        if key not in self._stages:
            self._stages[key] = self.turn.solved(states)
        return self._stages[key]

    def decision(
        self, view: View, played: int | None, chances: Chances, number: int, pool: Executor | None = None
    ) -> Decision:
        """The mix of the seat and the share of every card against the others' mixes; else every answer's share."""
        del played, chances, pool
        assert view.seat is not None
        thought = thought_of(view, number)
        if thought is not None:
            worth = {view.text_of(action): share for action, share in thought.worth.items()}
            mix = {view.text_of(action): part for action, part in thought.mix.items()} if view.phase == "choose" else {}
            return Decision(view.seat, _best(worth, mix), worth, mix=mix, how=thought.how)
        if view.phase == "choose":
            return self._card(view)
        worth = {}
        for action in view.actions(view.seat):
            pair = np.zeros(2, STATE)
            pair[0] = view.state
            view.kernels.push(view.rules, pair, 0, view.seat, action)
            worth[view.text_of(action)] = float(self._fitted(self.turn.resolved(pair[1:])[None, :])[0][view.seat])
        return Decision(view.seat, _best(worth, {}), worth, how="value")

    def _card(self, view: View) -> Decision:
        assert view.seat is not None
        mixes, worths, _ = self._stage(view)
        cards = cards_of(view.state, view.seat)
        mix = {view.text_of(PLAY + card): float(mixes[view.seat][place]) for place, card in enumerate(cards)}
        worth = {view.text_of(PLAY + card): float(worths[view.seat][place]) for place, card in enumerate(cards)}
        return Decision(view.seat, _best(worth, mix), worth, mix=mix, how="value")


def thought_of(view: View, number: int) -> Thought | None:
    """What the strongest bot of the ladder finds that can tell; None if there is none yet."""
    for name in reversed(names("barrakuda")):
        player: Any = bot(name)
        if hasattr(player, "think"):
            try:
                found: Thought = player.think(view, THINKS, Generator(number))
            except ValueError:  # not for so many players
                continue
            if found.worth:
                return found
    return None


def _alone(view: View) -> Any:
    states = np.zeros(1, STATE)
    states[0] = view.state
    return states


def _best(worth: dict[str, float], mix: dict[str, float]) -> str:
    """The likeliest card of a mix, else the move with the largest share."""
    return max(mix or worth, key=lambda move: (mix or worth)[move])


JUDGE = BarrakudaJudge
