"""Measure the review: claims against the results of new games, and hints against a much longer search."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.game import Game, View
from tortuga.players import bot, usual
from tortuga.players.base import Budget, Generator
from tortuga.review.calibration import fits, stretched
from tortuga.review.reviewing import CORES, Report, final_shares, hint, judge_of, points_of, silent

LONGER = 100  # times: the search that a hint is compared with
_POWERS = np.arange(0.30, 3.01, 0.02)
_DOUBTS = tuple(step / 50 for step in range(21))


@dataclass(frozen=True)
class Claim:
    """What the review said of a position: the shares, and by kind of estimate before stretching; and who won."""

    shares: tuple[float, ...]
    raw: dict[str, Any]
    won: tuple[float, ...]


def played(name: str, options: dict[str, Any], seed: int, player: str) -> Game:
    """A new game of one bot on all seats."""
    game, chooser, generator = GAMES[name].rules(seed=seed, **options), bot(player), Generator(seed, 1)
    while not game.is_over:
        assert game.turn is not None
        game.push(chooser.choose(game.view(game.turn), Budget(playouts=32), generator))
    return game


def claims(
    name: str, options: dict[str, Any], games: int, seed: int, player: str = "", report: Report = silent
) -> list[Claim]:
    """One random position of each of so many new games, with what the review says of it."""
    found = []
    with ThreadPoolExecutor(CORES) as pool:
        for claim in pool.map(lambda number: _claim(name, options, seed + number, player or usual(name)), range(games)):
            found.append(claim)
            report(len(found), games)
    return found


def _claim(name: str, options: dict[str, Any], seed: int, player: str) -> Claim:
    game, view = _position(name, options, seed, player)
    judge = judge_of(game.options, name)
    return Claim(judge.chances(view).shares, judge.raw(view), final_shares(game))


def _position(name: str, options: dict[str, Any], seed: int, player: str) -> tuple[Game, View]:
    """A new game, and the view of whoever decides after a random number of its steps."""
    game = played(name, options, seed, player)
    number = random.Random(seed).choice(points_of(game)[:-1])
    return game, game.view(game.at(number).turn, at=number)


def tenths(found: list[Claim]) -> Iterator[tuple[int, int, float, float]]:
    """For each tenth of the claims: its lower end in per cent, their number and mean, and the share that was won."""
    pairs = np.array([pair for claim in found for pair in zip(claim.shares, claim.won, strict=True)])
    places = np.minimum((pairs[:, 0] * 10).astype(int), 9)
    for tenth in range(10):
        inside = pairs[places == tenth]
        if len(inside):
            yield 10 * tenth, len(inside), float(inside[:, 0].mean()), float(inside[:, 1].mean())


def fitted(found: list[Claim], kind: str) -> dict[str, float]:
    """The power and doubt with the smallest squared error, and the mean error of the tenths after them."""
    rows = np.array([claim.raw[kind] for claim in found if kind in claim.raw])
    won = np.array([claim.won for claim in found if kind in claim.raw])
    ways = [(float(power), doubt) for power in _POWERS for doubt in _DOUBTS]
    power, doubt = min(ways, key=lambda way: float(((won - stretched(rows, *way)) ** 2).sum()))
    after = [
        Claim(tuple(row), {}, tuple(end))
        for row, end in zip(stretched(rows, power, doubt).tolist(), won.tolist(), strict=True)
    ]
    gaps = [(number, abs(claimed - share)) for _, number, claimed, share in tenths(after)]
    error = sum(number * gap for number, gap in gaps) / sum(number for number, _ in gaps)
    return {"power": round(power, 2), "doubt": doubt, "error": round(max(error, 0.01), 3)}


def write_fits(name: str, players: int, found: list[Claim], command: str, path: Path) -> None:
    """Write the fits of a player count to the file, beside those that are there."""
    told: dict[str, Any] = {game: {kind: dict(each) for kind, each in kinds.items()} for game, kinds in fits().items()}
    kinds = sorted({kind for claim in found for kind in claim.raw})
    for kind in kinds:
        entry = {**fitted(found, kind), "games": len(found), "command": command}
        entry["date"] = datetime.now(UTC).date().isoformat()
        told.setdefault(name, {}).setdefault(kind, {})[str(players)] = entry
    lines = [
        "# How estimates of the review are stretched (docs: src/tortuga/review/calibration.py). Made by the commands."
    ]
    for game, kinds_of in sorted(told.items()):
        for kind, counts in sorted(kinds_of.items()):
            for count, entry in sorted(counts.items()):
                lines += ["", f"[{game}.{kind}.{count}]"]
                lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in entry.items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    fits.cache_clear()


def hint_losses(
    name: str, options: dict[str, Any], positions: int, seed: int, player: str = "", report: Report = silent
) -> list[float]:
    """The loss of the hinted move in positions of new games, by a search LONGER times as long."""
    found = []
    for number in range(positions):
        _, view = _position(name, options, seed + number, player or usual(name))
        found.append(hint(view, LONGER).lost(hint(view).best))
        report(len(found), positions)
    return found
