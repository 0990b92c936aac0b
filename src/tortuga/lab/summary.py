"""What many games add up to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tortuga.lab.ratings import wilson

if TYPE_CHECKING:
    from tortuga.lab.simulate import Job, Rows


class Totals:
    """Sums over games, added chunk by chunk: memory does not grow with their number."""

    def __init__(self, job: Job) -> None:
        self.job, players = job, len(job.bots)
        self.games, self.decisions, self.turns = 0, 0, 0
        self.seat_shares, self.bot_shares, self.scores = np.zeros(players), np.zeros(players), np.zeros(players)
        self.ways, self.whole = np.zeros(len(job.kernels.WAYS), np.int64), True
        self.seconds = self.rate = 0.0

    def add(self, rows: Rows) -> None:
        """Some more games."""
        number, orders = len(rows.seeds), np.array(self.job.orders())
        shares = shares_of(rows.facts[:, 2], len(self.job.bots))
        self.seat_shares += shares.sum(axis=0)
        for turn, order in enumerate(orders):
            self.bot_shares[order] += shares[(turn - rows.first) % len(orders) :: len(orders)].sum(axis=0)
        self.scores += main_score(self.job.game, rows.scores).sum(axis=0)
        self.games, self.turns = self.games + number, self.turns + int(rows.facts[:, 0].sum())
        self.decisions += int(rows.facts[:, 1].sum(dtype=np.int64))
        self.ways += np.bincount(rows.facts[:, 3], minlength=len(self.ways))

    def plain(self) -> dict[str, Any]:
        """In plain values."""
        games = max(self.games, 1)
        seats = [self._share(value) for value in self.seat_shares]
        return {
            "game": self.job.game,
            "players": list(self.job.bots),
            "seed": self.job.seed,
            "options": self.job.options,
            "games": self.games,
            "turns": self.turns / games,
            "decisions": self.decisions / games,
            "seats": [{**seat, "score": score / games} for seat, score in zip(seats, self.scores, strict=True)],
            "bots": [self._share(value) for value in self.bot_shares],
            "ends": dict(zip(self.job.kernels.WAYS, (self.ways / games).tolist(), strict=True)),
            "seconds": self.seconds,
            "games_a_second": self.rate,
            "whole": self.whole,
        }

    def _share(self, total: float) -> dict[str, float]:
        mean = total / max(self.games, 1)
        low, high = wilson(mean, max(self.games, 1))
        return {"share": mean, "low": low, "high": high}

    def report(self) -> str:
        """For people."""
        plain = self.plain()
        lines = [f"{self.games:,} games of {self.job.game} in {self.seconds:.1f} s, {self.rate:,.0f} a second"]
        for place, (name, seat) in enumerate(zip(self.job.bots, plain["seats"], strict=True)):
            who = "" if self.job.rotate else f" {name}"
            interval = f"[{seat['low']:.2%}, {seat['high']:.2%}]"
            lines.append(f"seat {place}{who}: won {seat['share']:.2%} {interval}, mean score {seat['score']:.2f}")
        if self.job.rotate:
            for name, bot in zip(self.job.bots, plain["bots"], strict=True):
                lines.append(f"{name}: won {bot['share']:.2%} [{bot['low']:.2%}, {bot['high']:.2%}]")
        ends = ", ".join(f"{way} {share:.2%}" for way, share in plain["ends"].items())
        lines.append(f"turns {plain['turns']:.1f}, decisions {plain['decisions']:.1f}, ended by {ends}")
        return "\n".join(lines)


def shares_of(winners: Any, players: int) -> Any:
    """What each seat has of the win, a row a game, from the sets of winners."""
    won = (winners[:, None] >> np.arange(players)) & 1
    return won / won.sum(axis=1, keepdims=True)


def main_score(game: str, scores: Any) -> Any:
    """Einauge: all jewels; Barrakuda: the vault."""
    return scores.sum(axis=2) if game == "einauge" else scores[:, :, 0]
