"""Estimates for Einauge: rollouts that end in a value, exact ends, and the value alone for luck."""

from __future__ import annotations

import math
from concurrent.futures import Executor
from typing import Any

import numpy as np

from tortuga.games.einauge.state import SEATS, STATE
from tortuga.games.kit.game import View
from tortuga.players.base import Generator
from tortuga.players.einauge.exact import worths_at_end
from tortuga.players.einauge.rollouts import roll_many, try_moves, win_shares
from tortuga.players.einauge.value import new_room
from tortuga.players.einauge.weights import TUPLES, fitting
from tortuga.review.calibration import fit_of, slope, stretched
from tortuga.review.figures import Chances, Decision

ROUNDS = 2  # of rollouts, before the value is taken
TO_THE_END = 1 << 20  # turns, where no weights fit these cards: a judgement by hand is no win chance
LARGEST_END = 20_000  # positions of an end that is searched to its leaves
ARMS = 6  # moves that are tried, and the played one
BATCHES = 8  # of rollouts a move: their differences tell the error
_FINAL = 1 << 30


class EinaugeJudge:
    """The judge of one game; *effort* multiplies the rollouts."""

    def __init__(self, options: Any, effort: float = 1.0) -> None:
        self.options, self.players = options, options.players
        self.rules, self.weights = options.rules(), fitting(TUPLES, options)
        self.times = max(BATCHES, round(160 * effort))
        self.tries = max(1, round(6 * effort))  # a batch and move
        self._kind = "value" if self.weights.size else "judged"
        self._rolled = fit_of("einauge", f"{self._kind}-rolled", self.players)
        self._cut = fit_of("einauge", f"{self._kind}-cut", self.players)

    def values(self, states: Any) -> Any:
        """The quick value of many positions: rows of shares."""
        shares = win_shares(self.options, states)[:, : self.players]
        fit = fit_of("einauge", self._kind, self.players)
        return stretched(shares, fit["power"], fit["doubt"])

    def chances(self, view: View, number: int, pool: Executor | None = None) -> Chances:
        """The shares in a position, by rollouts; exact where no draw is unknown and the end is near."""
        if view.phase == "final" and (found := self._solved(view)) is not None:
            best = max(found, key=lambda action: found[action][int(view.state.turn)])
            return Chances(tuple(found[best]), (0.0,) * self.players, "exact")
        raw, error = self._roll(view, number, pool)
        shares = stretched(raw[None, :], self._rolled["power"], self._rolled["doubt"])[0]
        errors = [
            math.hypot(error[seat] * slope(raw[seat], self._rolled["power"], shares[seat]), self._rolled["error"])
            for seat in range(self.players)
        ]
        return Chances(tuple(shares.tolist()), tuple(errors), "search")

    def raw(self, view: View, number: int) -> dict[str, Any]:
        """The same by kind of estimate, before it is stretched."""
        shares = {self._kind: win_shares(self.options, view.states)[0, : self.players]}
        if self._solved(view) is None:
            shares[f"{self._kind}-rolled"] = self._roll(view, number, None)[0]
            shares[f"{self._kind}-cut"] = self._roll(view, number, None, cut=True)[0]
        return shares

    def _roll(self, view: View, number: int, pool: Executor | None, cut: bool = False) -> tuple[Any, Any]:
        # to the end of a round: whoever has had one turn more would look better than he is
        to_come = -int(view.state.turn) % self.players
        last = int(view.state.turns) + to_come + ROUNDS * self.players - 1
        last = last if cut or self.weights.size else TO_THE_END

        def work(part: int) -> Any:
            out, states = np.zeros((2, SEATS)), np.zeros(5, STATE)
            states[0] = view.state
            words = Generator(number, part).words
            roll_many(self.rules, states, last, self.times // 2, self.weights, words, new_room(), out)
            return out

        sums = sum((pool.map if pool else map)(work, range(2)))
        times = 2 * (self.times // 2)
        means = sums[0] / times
        errors = np.sqrt(np.maximum(sums[1] / times - means**2, 1e-6) / times)
        return means[: self.players], errors[: self.players]

    def _solved(self, view: View) -> dict[int, list[float]] | None:
        """The shares that every move leads to when all play the end perfectly."""
        if view.phase != "final" and int(view.state.pile):
            return None
        found = worths_at_end(view, _FINAL if view.phase == "final" else LARGEST_END)
        if found is None:
            return None
        digits = 1 if self.players == 2 else 2  # the margins are far below
        return {
            action: _whole(np.round(np.clip(worths[: self.players], 0.0, 1.0), digits))
            for action, worths in found[0].items()
        }

    def decision(
        self, view: View, played: int | None, chances: Chances, number: int, pool: Executor | None = None
    ) -> Decision:
        """The promising moves and the played one with their shares."""
        seat = int(view.state.turn)
        if (found := self._solved(view)) is not None:
            worth = {view.text_of(action): shares[seat] for action, shares in found.items()}
            return Decision(seat, max(worth, key=lambda move: worth[move]), worth, how="exact")
        actions = self._promising(view, played)
        if len(actions) == 1:
            return Decision(seat, view.text_of(actions[0]), {view.text_of(actions[0]): chances.shares[seat]})
        batches = self._tried(view, actions, number, pool)
        means = batches.mean(axis=0)
        leader = int(means.argmax())
        gaps = batches[:, [leader]] - batches
        errors = gaps.std(axis=0, ddof=1) / math.sqrt(len(batches))
        grows = slope(float(means[leader]), self._cut["power"], chances.shares[seat])
        top = chances.shares[seat]
        worth = {
            view.text_of(action): max(0.0, top - grows * float(means[leader] - means[place]))
            for place, action in enumerate(actions)
        }
        error = {view.text_of(action): grows * float(errors[place]) for place, action in enumerate(actions)}
        return Decision(seat, view.text_of(actions[leader]), worth, error)

    def _promising(self, view: View, played: int | None) -> list[int]:
        """The moves whose next position looks best, and the played one."""
        actions = view.actions(int(view.state.turn))
        if len(actions) > ARMS:
            pair, after = np.zeros(2, STATE), np.zeros(len(actions), STATE)
            seat = int(view.state.turn)
            for place, action in enumerate(actions):
                pair[0] = view.state
                view.kernels.push(view.rules, pair, 0, seat, action)
                after[place] = pair[1]
            looks = win_shares(self.options, after)[:, seat]
            kept = np.argsort(-looks, kind="stable")[:ARMS]
            actions = sorted(actions[place] for place in kept)
        return actions if played is None or played in actions else [*actions, played]

    def _tried(self, view: View, actions: list[int], number: int, pool: Executor | None) -> Any:
        """The mean share of each move in several batches, each on the same reshuffles for all moves."""
        moves = np.array(actions, np.int64)

        def work(batch: int) -> Any:
            states, sums = np.zeros(8, STATE), np.zeros((len(actions), 2))
            states[0] = view.state
            words = Generator(number, 2 + batch).words
            try_moves(self.rules, states, ROUNDS, self.tries, self.weights, words, new_room(), moves, sums)
            return sums[:, 0] / self.tries

        return np.array(list((pool.map if pool else map)(work, range(BATCHES))))


def _whole(shares: Any) -> list[float]:
    """Shares that sum to 1 again after rounding."""
    total = float(shares.sum())
    return [float(share) / total for share in shares] if total else [1 / len(shares)] * len(shares)


JUDGE = EinaugeJudge
