"""What many games add up to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import wilson

if TYPE_CHECKING:
    from tortuga.lab.simulate import Job, Rows


class Totals:
    """Sums over games, added chunk by chunk: memory does not grow with their number."""

    def __init__(self, job: Job) -> None:
        self.job, players = job, len(job.bots)
        self.games, self.decisions, self.turns = 0, 0, 0
        self.orders, self.scores = np.array(job.orders()), np.zeros(players)
        self.won = np.zeros((len(self.orders), 1 << players), np.int64)  # games by order and set of winners
        self.ways, self.whole = np.zeros(len(job.kernels.policies.WAYS), np.int64), True
        self.seconds = self.rate = 0.0

    def add(self, rows: Rows) -> None:
        """Some more games."""
        number, turns = len(rows.seeds), len(self.orders)
        for turn, won in enumerate(self.won):
            won += np.bincount(rows.facts[(turn - rows.first) % turns :: turns, 2], minlength=len(won))
        sums = np.ones(number) @ rows.scores.reshape(number, -1).astype(float)  # a sum over an axis is slow
        self.scores += laboratory(self.job.game).main_score(sums.reshape(1, *rows.scores.shape[1:]))[0]
        self.games, self.turns = self.games + number, self.turns + int(rows.facts[:, 0].sum())
        self.decisions += int(rows.facts[:, 1].sum(dtype=np.int64))
        self.ways += np.bincount(rows.facts[:, 3], minlength=len(self.ways))

    @property
    def seat_shares(self) -> Any:
        """What each seat won."""
        return self._shares().sum(axis=0)

    @property
    def bot_shares(self) -> Any:
        """What each bot won, wherever it sat."""
        found = np.zeros(len(self.job.bots))
        for order, shares in zip(self.orders, self._shares(), strict=True):
            found[order] += shares
        return found

    def _shares(self) -> Any:
        """What the seats won, a row an order; nobody's win is no set that comes."""
        sets = np.arange(1, self.won.shape[1])
        return self.won[:, 1:] @ shares_of(sets, len(self.job.bots))

    def plain(self) -> dict[str, Any]:
        """In plain values."""
        games = max(self.games, 1)
        seats = [self._share(value) for value in self.seat_shares]
        return {
            "game": self.job.game,
            "seed": self.job.seed,
            "options": self.job.options,
            "games": self.games,
            "turns": self.turns / games,
            "decisions": self.decisions / games,
            "seats": [{**seat, "score": score / games} for seat, score in zip(seats, self.scores, strict=True)],
            "bots": [
                {"bot": name, **self._share(value)} for name, value in zip(self.job.bots, self.bot_shares, strict=True)
            ],
            "ends": dict(zip(self.job.kernels.policies.WAYS, (self.ways / games).tolist(), strict=True)),
            "seconds": self.seconds,
            "games_a_second": self.rate,
            "whole": self.whole,
        }

    def _share(self, total: float) -> dict[str, float]:
        mean = total / max(self.games, 1)
        low, high = wilson(mean, max(self.games, 1))
        return {"share": mean, "low": low, "high": high}


def shares_of(winners: Any, players: int) -> Any:
    """What each seat has of the win, a row a game, from the sets of winners."""
    won = (winners[:, None] >> np.arange(players)) & 1
    return won / won.sum(axis=1, keepdims=True)
