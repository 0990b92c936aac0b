"""Estimates for Barrakuda: the bots' solver of a turn, on the values of the strongest bot that knows the game."""

from __future__ import annotations

import math
from concurrent.futures import Executor
from dataclasses import replace
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import PLAY
from tortuga.games.barrakuda.state import NO_CARD, SEATS
from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import View
from tortuga.players.barrakuda.bots import apneista, nettuno
from tortuga.players.barrakuda.bots.mixing import cards_of
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.solver import fill_stage, shares_after_turn, solve_filled
from tortuga.review.barrakuda_reasons import Turns, reason
from tortuga.review.calibration import fit_of, slopes, stretched
from tortuga.review.figures import Chances, Decision, usual_reason

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

    def raw(self, view: View) -> dict[str, Any]:
        """The shares by kind of estimate, before they are stretched."""
        shares = self._solved(view)[1] if view.phase == "choose" else self._after_turn(view.states)[0]
        return {self._kind: shares}

    def chances(self, view: View) -> Chances:
        """The shares when everybody plays the equilibrium of the turn."""
        shares = self._stretched(self.raw(view)[self._kind][None, :])[0]
        return Chances(tuple(shares.tolist()), tuple(self._doubt(share) for share in shares), "value")

    def decision(self, view: View, played: int | None = None, pool: Executor | None = None) -> Decision:
        """The mix of the seat and the share of every card against the others' mixes; else every answer's share."""
        del pool
        assert view.seat is not None
        seat, mix = view.seat, {}
        if view.phase == "choose":
            actions = [PLAY + card for card in cards_of(view.state, seat)]
            mixes = self._solved(view)[0]
            mix = {view.text_of(action): float(mixes[seat, place]) for place, action in enumerate(actions)}
            rows = self._against(view, seat)
        else:
            actions = view.actions(seat)
            rows = np.array([[self._after_turn(self._after(view, action))[0] for action in actions]])
        shares = self._stretched(rows.mean(axis=0))[:, seat]
        errors = self._gap_errors(rows, seat, int(shares.argmax()))
        texts = [view.text_of(action) for action in actions]
        worth = dict(zip(texts, shares.tolist(), strict=True))
        best = max(mix or worth, key=lambda move: (mix or worth)[move])
        found = Decision(
            seat,
            best,
            worth,
            dict(zip(texts, errors.tolist(), strict=True)),
            mix,
            self._how,
            {move: self._doubt(share) for move, share in worth.items()},
        )
        than = found.worse(None if played is None else view.text_of(played))
        if not than:
            return replace(found, why=usual_reason(found))
        mixes = self._solved(view)[0] if mix else None
        turns = [Turns(view, view.action_of(move), mixes, self._after_turn) for move in (best, than)]
        return replace(found, why=reason(*turns), than=than)

    def _doubt(self, share: float) -> float:
        """The standard error of a share: the mean error of such claims, largest in the middle."""
        return float(self._fit["error"]) * 2 * math.sqrt(max(share * (1 - share), 0.01))

    @staticmethod
    def _after(view: View, action: int) -> Any:
        pair = np.concatenate([view.states, view.states])
        view.kernels.push(view.rules, pair, 0, view.seat, action)
        return pair[1:]

    def _against(self, view: View, seat: int) -> Any:
        """The shares of all seats by throw and card of *seat*, when the others play their mixes."""
        mixes, _, payoffs = self._solved(view)
        cards = range(payoffs.shape[self.players - seat])
        return np.stack([self._mixed(payoffs, mixes, seat, card) for card in cards], axis=1)

    def _mixed(self, payoffs: Any, mixes: Any, seat: int, card: int) -> Any:
        for other in reversed(range(self.players)):  # the second axis is the choice of the highest seat left
            weights = np.eye(MOST)[card] if other == seat else mixes[other]
            payoffs = np.einsum("tc...,c->t...", payoffs, weights[: payoffs.shape[1]])
        return payoffs

    def _gap_errors(self, rows: Any, seat: int, best: int) -> Any:
        """The standard errors of the cards' distances to the best, which met the same throws of the dice."""
        if len(rows) == 1:
            return np.zeros(rows.shape[1])  # all throws were tried
        gaps = rows[:, [best], seat] - rows[:, :, seat]
        means = rows.mean(axis=0)
        grows = [slopes(row, self._fit["power"], self._fit["doubt"])[seat] for row in means]
        return gaps.std(axis=0, ddof=1) / math.sqrt(len(rows)) * grows

    def _stretched(self, rows: Any) -> Any:
        return stretched(rows, self._fit["power"], self._fit["doubt"])

    def _after_turn(self, states: Any) -> Any:
        """The shares in each of *states* once its turn is over."""
        found = np.zeros((len(states), SEATS))
        shares_after_turn(self.rules, states, self._evaluator, stream(0), found)
        return found[:, : self.players]

    def _solved(self, view: View) -> tuple[Any, Any, Any]:
        """Mixes, shares of the seats, and the shares by throw and joint choice; the same for all seats that choose."""
        states = view.states.copy()
        states[0].chosen[:] = NO_CARD  # nobody's choice may matter, not even one's own
        key = states.tobytes()
        if key not in self._turns:
            payoffs = np.zeros((self.throws, MOST**self.players, SEATS))
            sizes, words = np.ones(SEATS, np.int64), stream(0)
            for each in payoffs:
                fill_stage(self.rules, states, 0, self._evaluator, words, each, sizes)
            mixes, worths, values = np.zeros((SEATS, MOST)), np.zeros((SEATS, MOST)), np.zeros(SEATS)
            solve_filled(payoffs.mean(axis=0), sizes, self.players, mixes, worths, values)
            shape = (self.throws, *sizes[: self.players][::-1], self.players)
            by_choice = payoffs[:, : sizes.prod(), : self.players].reshape(shape)
            self._turns[key] = mixes, values[: self.players], by_choice
        return self._turns[key]


JUDGE = BarrakudaJudge
