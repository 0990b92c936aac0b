"""Estimates for Einauge: rollouts that end in a value, exact ends, and the value alone for luck.

A move is worth what the position after it is worth. Forced moves are played on before a position is judged, and every
position meets the same reshuffles: the same estimate is found wherever in a line of forced moves it is asked for.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.state import SEATS, STATE, Phase
from tortuga.games.kit.game import View
from tortuga.players.base import Generator
from tortuga.players.einauge.exact import DEEPEST, TOO_MUCH, new_desk, search_end
from tortuga.players.einauge.rollouts import roll_many, win_shares
from tortuga.players.einauge.value import new_room
from tortuga.players.einauge.weights import TUPLES, fitting
from tortuga.review.calibration import fit_of, slopes, stretched
from tortuga.review.einauge_reasons import Ends, reason
from tortuga.review.figures import Chances, Decision, exact_reason, usual_reason

ROUNDS = 2  # of rollouts, before the value is taken
TO_THE_END = 1 << 20  # turns, where no weights fit these cards: a judgement by hand is no win chance
LARGEST_END = 5_000  # positions of an end that is searched to its leaves
ROLLOUTS = {2: 160, 3: 160, 4: 112, 5: 96}  # of a position, by players: more seats take longer
FEW = 8  # rollouts of every move
MANY = {2: 64, 3: 64, 4: 40, 5: 32}  # of the promising ones
PROMISING = 4
_FINAL = 1 << 30


@dataclass(frozen=True)
class Estimate:
    """What was found of a position: rollouts with their shares and last positions; one row if it is exact."""

    shares: Any  # (rollouts, players)
    ends: Any  # the position each rollout ended in
    is_exact: bool = False

    def mean_and_error(self, seat: int) -> tuple[float, float]:
        """The mean share of a seat and its standard error; of a single rollout, where nothing is drawn, a half."""
        column = self.shares[:, seat]
        return float(column.mean()), 0.0 if self.is_exact else _error(column)


class EinaugeJudge:
    """The judge of one game; *effort* multiplies the rollouts."""

    def __init__(self, options: Any, effort: float = 1.0) -> None:
        self.options, self.players = options, options.players
        self.rules, self.weights = options.rules(), fitting(TUPLES, options)
        self.rollouts, self.few, self.many = (
            max(4, round(number * effort)) for number in (ROLLOUTS[self.players], FEW, MANY[self.players])
        )
        self._kind = "value" if self.weights.size else "judged"
        self._fit = fit_of("einauge", f"{self._kind}-rolled", self.players)

    def values(self, states: Any) -> Any:
        """The quick value of many positions: rows of shares."""
        shares = win_shares(self.options, states)[:, : self.players]
        fit = fit_of("einauge", self._kind, self.players)
        return stretched(shares, fit["power"], fit["doubt"])

    def raw(self, view: View) -> dict[str, Any]:
        """The shares by kind of estimate, before they are stretched."""
        found = self._estimate(view.state, range(self.rollouts))
        rolled = {} if found.is_exact else {f"{self._kind}-rolled": found.shares.mean(axis=0)}
        return {self._kind: win_shares(self.options, view.states)[0, : self.players], **rolled}

    def chances(self, view: View) -> Chances:
        """The shares in a position, by rollouts; exact where no draw is unknown and the end is near."""
        return self._chances(self._estimate(view.state, range(self.rollouts)))

    def _chances(self, found: Estimate) -> Chances:
        row = found.shares.mean(axis=0)
        if found.is_exact:
            return Chances(tuple(row.tolist()), (0.0,) * self.players, "exact")
        shares = stretched(row[None, :], self._fit["power"], self._fit["doubt"])[0]
        scale = slopes(row, self._fit["power"], self._fit["doubt"])
        drawn = [found.mean_and_error(seat)[1] if len(found.shares) > 1 else 0.0 for seat in range(self.players)]
        errors = [math.hypot(error * each, self._fit["error"]) for error, each in zip(drawn, scale, strict=True)]
        return Chances(tuple(shares.tolist()), tuple(errors), "search")

    def decision(self, view: View, played: int | None = None, pool: Executor | None = None) -> Decision:
        """All legal moves with their shares; the promising ones and the played one are tried most."""
        seat, actions = int(view.state.turn), view.actions(int(view.state.turn))
        after = [self._after(view.state, action) for action in actions]
        solved = self._solved(view.state) if len(actions) > 1 else None
        if solved is not None:
            found = [_exact(shares, state) for shares, state in zip(solved, after, strict=True)]
        else:
            found = self._tried(after, seat, None if played is None else actions.index(played), pool)
        chances = [self._chances(each) for each in found]
        texts = [view.text_of(action) for action in actions]
        leader = max(range(len(actions)), key=lambda place: chances[place].shares[seat])
        decision = Decision(
            seat,
            texts[leader],
            {text: each.shares[seat] for text, each in zip(texts, chances, strict=True)},
            {text: self._gap_error(found[leader], each, seat) for text, each in zip(texts, found, strict=True)},
            value_error={text: each.errors[seat] for text, each in zip(texts, chances, strict=True)},
            how="exact" if all(each.is_exact for each in found) else "search",
        )
        than = decision.worse(None if played is None else view.text_of(played))
        if not than:
            return replace(decision, why=usual_reason(decision))
        place = texts.index(than)
        if found[leader].is_exact:
            return replace(decision, why=exact_reason(chances[leader].shares[seat]), than=than)
        number = min(len(found[leader].ends), len(found[place].ends))
        ends = [Ends(self.options, after[each], found[each].ends[:number]) for each in (leader, place)]
        return replace(decision, why=reason(self.options, seat, *ends), than=than)

    def _gap_error(self, best: Estimate, other: Estimate, seat: int) -> float:
        """The standard error of the distance between two moves, which met the same reshuffles."""
        number = min(len(best.shares), len(other.shares))
        if best is other or (best.is_exact and other.is_exact):
            return 0.0
        if number > 1:
            error = _error(best.shares[:number, seat] - other.shares[:number, seat])
        else:
            error = math.hypot(best.mean_and_error(seat)[1], other.mean_and_error(seat)[1])
        return error * float(slopes(other.shares.mean(axis=0), self._fit["power"], self._fit["doubt"])[seat])

    def _tried(self, after: Sequence[Any], seat: int, played: int | None, pool: Executor | None) -> list[Estimate]:
        """An estimate of each position: first few rollouts, then many of the best and of the played one."""
        each_of = pool.map if pool else map
        if len(after) == 1:
            return [self._estimate(after[0], range(self.rollouts))]
        tried = list(each_of(lambda state: self._estimate(state, range(self.few)), after))
        best = sorted(range(len(after)), key=lambda place: -tried[place].mean_and_error(seat)[0])[:PROMISING]
        again = [place for place in {*best, played} if place is not None and len(tried[place].shares) > 1]
        more = each_of(lambda place: self._estimate(after[place], range(self.few, self.many)), again)
        for place, rest in zip(again, more, strict=True):
            first = tried[place]
            tried[place] = Estimate(np.vstack([first.shares, rest.shares]), np.concatenate([first.ends, rest.ends]))
        return tried

    def _estimate(self, state: Any, numbers: range) -> Estimate:
        """Judge a position, after its forced moves, by the rollouts of these *numbers*, or exactly."""
        state = self._followed(state)
        if (solved := self._solved(state)) is not None:
            return _exact(max(solved, key=lambda shares: shares[int(state.turn)]), state)
        # to the end of a round: whoever has had one turn more would look better than he is
        to_come = -int(state.turn) % self.players
        last = int(state.turns) + to_come + ROUNDS * self.players - 1 if self.weights.size else TO_THE_END
        is_over, has_draws = state.phase == Phase.OVER, int(state.pile) != 0
        numbers = numbers if has_draws else numbers[:1]  # else all rollouts are the same
        shares, ends = np.zeros((len(numbers), SEATS)), np.zeros(len(numbers), STATE)
        states, room, sums = np.zeros(5, STATE), new_room(), np.zeros((2, SEATS))
        states[0] = state
        for place, number in enumerate(numbers):
            sums[:] = 0.0
            roll_many(self.rules, states, last, 1, self.weights, _words(number).copy(), room, sums)
            shares[place], ends[place] = sums[0], states[1]
        return Estimate(shares[:, : self.players], ends, is_over)

    def _after(self, state: Any, action: int) -> Any:
        pair = np.zeros(2, STATE)
        pair[0] = state
        Einauge.kernels.push(self.rules, pair, 0, int(state.turn), action)
        return pair[1]

    def _followed(self, state: Any) -> Any:
        """The position after all forced moves: where somebody has a choice, chance speaks or the game is over."""
        actions, states = np.empty(512, np.int64), np.zeros(1, STATE)
        states[0] = state
        while Einauge.kernels.legal_actions(self.rules, states, 0, int(states[0].turn), actions) == 1:
            states[0] = self._after(states[0], int(actions[0]))
        return states[0]

    def _solved(self, state: Any) -> list[list[float]] | None:
        """The shares that every move leads to when all play the end perfectly; None where that is not searched."""
        if state.phase != Phase.FINAL and int(state.pile):
            return None
        states, desk = np.zeros(DEEPEST + 2, STATE), new_desk()
        states[0] = state
        limit = _FINAL if state.phase == Phase.FINAL else LARGEST_END
        if search_end(self.rules, states, limit, new_room(), desk) == TOO_MUCH:
            return None
        digits = 1 if self.players == 2 else 2  # the margins are far below
        worths = desk[4][: int(desk[1][0]), : self.players]
        return [_whole(np.round(np.clip(row, 0.0, 1.0), digits)) for row in worths]


@cache
def _words(number: int) -> Any:
    """The random numbers of a rollout, the same for all positions; to be copied."""
    return Generator(0, number).words


def _error(samples: Any) -> float:
    """The standard error of a mean; larger for few samples, as Student's t is wider."""
    number = len(samples)
    return (
        float(samples.std(ddof=1)) / math.sqrt(number) * math.sqrt((number - 1) / (number - 3)) if number > 3 else 0.5
    )


def _exact(shares: list[float], state: Any) -> Estimate:
    return Estimate(np.array([shares]), state.reshape(1), is_exact=True)


def _whole(shares: Any) -> list[float]:
    """Shares that sum to 1 again after rounding."""
    total = float(shares.sum())
    return [float(share) / total for share in shares] if total else [1 / len(shares)] * len(shares)


JUDGE = EinaugeJudge
