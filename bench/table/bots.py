"""The effect of bots on people's tables: the p99 alone, and beside ten tables of bots."""

from __future__ import annotations

import json
import tempfile
import time
from operator import attrgetter
from pathlib import Path

from bench.table.figures import Figures, middle
from bench.table.http import dumped
from bench.table.load import Load
from bench.table.ours import TURNS, our_server, run
from bench.table.seating import SEATS
from tortuga.games import GAMES
from tortuga.players import Budget, Generator, bot, names

BOT_TABLES = 10
LONG = 0.2  # seconds: a bot that decides faster does not disturb anybody
LAUNCH = ("-m", "bench.table.hungry")
STAND_IN = "Hungry"


def strongest(game: str) -> str:
    """Return the strongest bot, or the stand-in if it decides too fast to disturb anybody."""
    name, played = names(game)[-1], GAMES[game].rules(SEATS, seed=1)
    player, seat = bot(name), played.turn
    assert seat is not None
    player.choose(played.view(seat), Budget(), Generator(1))  # the first may compile
    start = time.perf_counter()
    player.choose(played.view(seat), Budget(), Generator(2))
    return name if time.perf_counter() - start >= LONG else STAND_IN


def alone_and_beside(game: str, tables: int, rate: float, seconds: float) -> tuple[str, Figures, Figures]:
    """Return the bot's name, and the figures of people's tables without and with its tables."""
    name = strongest(game)
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder), *LAUNCH) as server:
        return name, *run(_both(Load(server, game, tables), name, rate, seconds))


async def _both(load: Load, name: str, rate: float, seconds: float) -> tuple[Figures, Figures]:
    await load.come_in()
    await load.drive(rate, 3)
    alone = await _calm(load, rate, seconds)
    for _ in range(BOT_TABLES):
        await _bot_table(load, name)
    await load.drive(rate, 3)  # the bot processes have started by then
    beside = await _calm(load, rate, seconds)
    await load.go_home()
    return alone, beside


async def _calm(load: Load, rate: float, seconds: float) -> Figures:
    """Return the median of some turns by p99, because one stall of the machine decides a single p99."""
    turns = [await load.drive(rate, seconds / TURNS) for _ in range(TURNS)]
    return middle(turns, attrgetter("p99"))


async def _bot_table(load: Load, name: str) -> None:
    seats = [{"kind": "bot", "bot": name}] * SEATS
    asked = dumped({"game": load.game, "options": {"players": SEATS}, "seats": seats})
    status, _, answer = await load.http.post("/api/tables", asked, load.tables[0].players[0].headers)
    if status != 201:
        raise SystemExit(f"bench-table: expected a table of bots; {status} came: {json.loads(answer)}")
