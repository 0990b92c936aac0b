"""Does it matter where one sits? Equal bots in all seats, for every number of players."""

from __future__ import annotations

from tortuga.games import game_type
from tortuga.lab import charts
from tortuga.lab.ratings import Share
from tortuga.lab.studies.figures import clear, mean, percent, times
from tortuga.lab.studies.report import Part, Report, Setting


def answer(setting: Setting) -> Report:
    """The win share of each seat beside the fair one."""
    low, high = game_type(setting.game).PLAYERS
    found: dict[int, list[Share]] = {}
    for players in range(low, high + 1):
        shares = setting.tally(setting.deals(players), setting.games // (high - low + 1)).shares
        found[players] = [mean(shares[:, seat]) for seat in range(players)]
    data = [[players, seat + 1, *share] for players, shares in found.items() for seat, share in enumerate(shares)]
    parts = [_part(players, shares) for players, shares in found.items()]
    columns = ("players", "seat", "share", "low", "high")
    return Report("Seat advantage", _headline(found), parts, (columns, data))


def _part(players: int, shares: list[Share]) -> Part:
    rows = [(f"seat {seat + 1}", [times(share, 100)]) for seat, share in enumerate(shares)]
    picture = charts.intervals(
        f"Win share by seat, {players} players", rows, "per cent of wins; line: fair", 100 / players
    )
    unfair = [seat + 1 for seat, share in enumerate(shares) if clear(share, 1 / players)]
    seats = (
        f"Seat {', '.join(map(str, unfair))} differ"
        if len(unfair) > 1
        else f"Seat {unfair[0]} differs"
        if unfair
        else ""
    )
    text = (
        f"{seats} clearly from the fair {100 / players:.1f} %."
        if unfair
        else "No seat clearly differs from the fair share."
    )
    return Part(f"{players} players", text, picture)


def _headline(found: dict[int, list[Share]]) -> str:
    gaps = [(abs(s.mean - 1 / n), n, seat, s) for n, shares in found.items() for seat, s in enumerate(shares)]
    clearly = [gap for gap in gaps if clear(gap[3], 1 / gap[1])]
    if not clearly:
        return f"Between equal bots no seat is clearly better than another, with 2 to {max(found)} players."
    _, players, seat, share = max(clearly)
    how = "more" if share.mean > 1 / players else "less"
    fair = f"{how} than the fair {100 / players:.1f} %"
    return f"The largest difference: with {players} players seat {seat + 1} wins {percent(share)}, {fair}."
