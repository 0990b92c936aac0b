"""Estimates for Barrakuda: the bots' solver of a turn, on the values of the strongest bot that knows the game."""

from __future__ import annotations

import math
from concurrent.futures import Executor
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import PLAY
from tortuga.games.barrakuda.state import NO_CARD, SEATS
from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import View
from tortuga.players.barrakuda.bots import apneista, nettuno
from tortuga.players.barrakuda.bots.mixing import answers, cards_of
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.solver import fill_stage, shares_after_turn, solve_filled
from tortuga.review.calibration import fit_of, slope, stretched
from tortuga.review.figures import Chances, Decision

THROWS = {2: 1, 3: 8, 4: 2}  # of the dice for each joint choice, by players; the solver tries all for two
DISTILLED, VALUE, JUDGED = "distilled", "value", "judged"  # kinds of estimate: by the solved table, weights, by hand


class BarrakudaJudge:
    """The judge of one game; *effort* multiplies the throws of the dice."""

    def __init__(self, options: Any, effort: float = 1.0) -> None:
        self.options, self.players, self.rules = options, options.players, options.rules()
        self.throws = 1 if self.players == 2 else max(1, round(THROWS[self.players] * effort))
        kind = DISTILLED  # also of the table, which those weights were distilled from
        found = nettuno.evaluator_for(options)
        if found is None:
            found = apneista.evaluator_for(options)
            kind = VALUE if found[1] == "value" else JUDGED
        self._evaluator, self._how = found
        self._kind = f"{kind}-teams" if options.teams else kind
        self._fit = fit_of("barrakuda", self._kind, self.players)
        self._turns: dict[bytes, tuple[Any, Any, Any]] = {}

    def values(self, states: Any) -> Any:
        """The quick value of many positions: rows of shares."""
        return self._stretched(self._after_turn(states))

    def raw(self, view: View, number: int) -> dict[str, Any]:
        """The shares by kind of estimate, before they are stretched."""
        del number
        shares = self._solved(view)[2] if view.phase == "choose" else self._after_turn(view.states)[0]
        return {self._kind: shares}

    def chances(self, view: View, number: int, pool: Executor | None = None) -> Chances:
        """The shares when everybody plays the equilibrium of the turn."""
        del pool
        shares = self._stretched(self.raw(view, number)[self._kind][None, :])[0]
        spread = [self._fit["error"] * 2 * math.sqrt(max(share * (1 - share), 0.01)) for share in shares]
        return Chances(tuple(shares.tolist()), tuple(spread), "value")

    def decision(
        self, view: View, played: int | None, chances: Chances, number: int, pool: Executor | None = None
    ) -> Decision:
        """The mix of the seat and the share of every card against the others' mixes; else every answer's share."""
        del played, pool
        assert view.seat is not None
        mix: dict[str, float] = {}
        if view.phase == "choose":
            mixes, worths, _ = self._solved(view)
            actions = [PLAY + card for card in cards_of(view.state, view.seat)]
            mix = {view.text_of(action): float(mixes[view.seat, place]) for place, action in enumerate(actions)}
            raw = {action: float(worths[view.seat, place]) for place, action in enumerate(actions)}
        else:
            raw = answers(view, self._evaluator, stream(0))
        share, whole = float(self.raw(view, number)[self._kind][view.seat]), chances.shares[view.seat]
        grows = slope(share, self._fit["power"], whole)
        worth = {
            view.text_of(action): min(1.0, max(0.0, whole + grows * (found - share))) for action, found in raw.items()
        }
        best = max(mix or worth, key=lambda move: (mix or worth)[move])
        return Decision(view.seat, best, worth, mix=mix, how=self._how)

    def _stretched(self, rows: Any) -> Any:
        return stretched(rows, self._fit["power"], self._fit["doubt"])

    def _after_turn(self, states: Any) -> Any:
        """The shares in each of *states* once its turn is over."""
        found = np.zeros((len(states), SEATS))
        shares_after_turn(self.rules, states, self._evaluator, stream(0), found)
        return found[:, : self.players]

    def _solved(self, view: View) -> tuple[Any, Any, Any]:
        """Mixes, shares of the cards and shares of the seats; the same for all seats that choose in a position."""
        states = view.states.copy()
        states[0].chosen[:] = NO_CARD  # nobody's choice may matter, not even one's own
        key = states.tobytes()
        if key not in self._turns:
            payoffs, total = (np.zeros((MOST**self.players, SEATS)) for _ in range(2))
            sizes, words = np.ones(SEATS, np.int64), stream(0)
            for _ in range(self.throws):
                fill_stage(self.rules, states, 0, self._evaluator, words, payoffs, sizes)
                total += payoffs / self.throws
            mixes, worths, values = np.zeros((SEATS, MOST)), np.zeros((SEATS, MOST)), np.zeros(SEATS)
            solve_filled(total, sizes, self.players, mixes, worths, values)
            self._turns[key] = mixes, worths, values[: self.players]
        return self._turns[key]


JUDGE = BarrakudaJudge
