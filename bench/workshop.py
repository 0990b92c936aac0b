"""How long the bots of the workshop play until wins are exact to ± 1 point: python -m bench.workshop [BOT …].

A card of each game is changed, and every bot that the workshop offers plays it beside ours. The time is processor time
of all threads without compiling; that of two cores is half of it.
"""

from __future__ import annotations

import argparse
import time
from urllib.parse import parse_qsl

from tortuga.games import GAMES
from tortuga.lab.laboratory import laboratory
from tortuga.web.pages.workshop.asked import Filled, asked_of, bots_of
from tortuga.web.pages.workshop.bench_process import SECONDS, answers

CHANGES = {"einauge": "6.price=7", "barrakuda": "4.special_x=3"}  # as fields of the workshop
CORES = 2


def measured(game: str, players: int, bot: str, seconds: float) -> str:
    """A row of the report."""

    def until(change: str, limit: float) -> tuple[int, float, float]:
        asked = asked_of(Filled(game, parse_qsl(f"{change}&players={players}&bot={bot}")))
        start = time.process_time()
        *_, last = answers(asked, limit)
        return last.games, last.precision, (time.process_time() - start) / CORES

    until("deals=100", 0.0)  # compiles
    deals, points, used = until(CHANGES[game], seconds)
    verdict = "within a minute" if used <= SECONDS and points <= 1 else "LONGER"
    time_ = f"{used:.1f} s on {CORES} cores, {verdict}"
    return f"{game:9} {players} players, {bot:12} {deals:7,} deals, ± {points:.2f} points, {time_}"


def main() -> None:
    """Play and print a row for each bot; without names the usual bot, for every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", help="with three players; all: every one")
    parser.add_argument("--seconds", type=float, default=600.0, help="by the clock, at most, for each row")
    given = parser.parse_args()
    for game in CHANGES:
        low, high = GAMES[game].rules.PLAYERS
        usual = [(players, laboratory(game).steady) for players in range(low, high + 1)]
        named = [(3, bot) for bot in bots_of(game) if bot in given.bots or "all" in given.bots]
        for players, bot in named if given.bots else usual:
            print(measured(game, players, bot, given.seconds), flush=True)


if __name__ == "__main__":
    main()
