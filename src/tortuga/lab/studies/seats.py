"""Does it matter where one sits? Equal bots in all seats, for every number of players."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from tortuga.lab import charts
from tortuga.lab.ratings import Share, percent, times, wilson
from tortuga.lab.studies.comparisons import holm, two_sided
from tortuga.lab.studies.report import Part, Report, Setting


class Seat(NamedTuple):
    """The win share of a seat beside the fair one."""

    players: int
    number: int  # from 1
    share: Share
    p: float
    is_clear: bool = False  # Holm's correction over all seats of the report

    @property
    def gap(self) -> float:
        """How much the seat wins beyond its fair share."""
        return self.share.mean - 1 / self.players

    @property
    def text(self) -> str:
        """The seat with its share."""
        return f"seat {self.number} wins {percent(self.share)}"

    @property
    def cell(self) -> str:
        """The share in a table; a star marks a clear difference from the fair one."""
        return f"{percent(self.share)}{' *' if self.is_clear else ''}"


def answer(setting: Setting) -> Report:
    """The win share of each seat beside the fair one."""
    found, basis = setting.by_players()
    seats = [seat for tallies in found.values() for seat in _seats(tallies.shares)]
    rejected = holm([seat.p for seat in seats])
    seats = [seat._replace(is_clear=is_clear) for seat, is_clear in zip(seats, rejected, strict=True)]
    by_players = [[seat for seat in seats if seat.players == players] for players in found]
    parts = [_table(by_players), *(_part(line, basis) for line in by_players)]
    games = {players: tallies.games for players, tallies in found.items()}
    data = [[seat.players, seat.number, *seat.share, seat.p, seat.is_clear, games[seat.players]] for seat in seats]
    columns = ("players", "seat", "share", "low", "high", "p", "clear", "games")
    figures = {f"{seat.players} players, seat {seat.number}, per cent": times(seat.share, 100) for seat in seats}
    return Report("Seat advantage", _finding(seats), basis, parts, (columns, data), figures)


def _seats(shares: Any) -> list[Seat]:
    """Wilson's intervals, and the score test that belongs to them: right for few games and small shares, too."""
    games, players = shares.shape
    error = math.sqrt((1 - 1 / players) / players / games)
    return [
        Seat(players, number, Share(mean, *wilson(mean, games)), two_sided((mean - 1 / players) / error))
        for number, mean in enumerate(shares.mean(axis=0).tolist(), 1)
    ]


def _table(by_players: list[list[Seat]]) -> Part:
    """The shares of all seats, a line a number of players."""
    most = max(map(len, by_players))
    rows = [
        [len(line), f"{100 / len(line):.1f} %", *(seat.cell for seat in line), *[""] * (most - len(line))]
        for line in by_players
    ]
    heads = ("players", "fair share", *(f"seat {number}" for number in range(1, most + 1)))
    return Part("All seats", "A star marks a clear difference from the fair share.", table=(heads, rows))


def _part(seats: list[Seat], basis: str) -> Part:
    players = len(seats)
    rows = [(f"seat {seat.number}", [times(seat.share, 100)]) for seat in seats]
    title, unit = f"Win share by seat, {players} players", "per cent of wins; line: fair"
    found = [f"{seat.text}, clearly {'more' if seat.gap > 0 else 'less'}" for seat in seats if seat.is_clear]
    text = "; ".join(found) if found else "no seat shows a clear difference"
    return Part(
        f"{players} players",
        f"The fair share is {100 / players:.1f} %: {text}.",
        charts.intervals(title, rows, unit, 100 / players, note=basis),
    )


def _finding(seats: list[Seat]) -> str:
    clearly = [seat for seat in seats if seat.is_clear]
    counted = f"{len(clearly) or 'none'} of {len(seats)} comparisons with the fair share clear (Holm's correction, 5 %)"
    if not clearly:
        return f"Between equal bots no seat is shown to be better than another: {counted}."
    most = max(clearly, key=lambda seat: abs(seat.gap))
    fair = f"{'more' if most.gap > 0 else 'less'} than the fair {100 / most.players:.1f} %"
    return f"The largest difference: with {most.players} players {most.text}, {fair}; {counted}."
