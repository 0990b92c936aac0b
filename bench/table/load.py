"""The load: many tables of four, with moves at a fixed rate that does not wait for the server."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import deque
from pathlib import Path

from bench.table import proof
from bench.table.figures import Figures, percentile, spans_of
from bench.table.http import Http
from bench.table.people import LANGUAGES, new_player
from bench.table.process import Measured
from bench.table.seating import SEATS, Seating, Sent

_AT_ONCE = 16  # clients that connect at the same time
_SPANS = 10  # of a load; processor time is taken for each


class Load:
    """Tables of one game at one server."""

    def __init__(self, server: Measured, game: str, tables: int) -> None:
        self.server, self.http = server, Http(server.url)
        self.game, self.wanted = game, tables
        self.tables: list[Seating] = []
        self.memory = 0.0

    @property
    def players(self) -> int:
        """The number of connected players."""
        return SEATS * len(self.tables)

    async def come_in(self) -> None:
        """Give every player a name, a seat and a connection; the server's memory is measured before and after."""
        doors = asyncio.Semaphore(_AT_ONCE)

        async def seat(number: int) -> Seating:
            async with doors:
                language = LANGUAGES[number % len(LANGUAGES)]
                people = [await new_player(self.http, SEATS * number + seat, language) for seat in range(SEATS)]
                seating = Seating(self.http, self.game, people, random.Random(number))
                await seating.sit_down()
                return seating

        async def watch(seating: Seating) -> None:
            async with doors:
                await seating.watch()

        self.tables = list(await asyncio.gather(*(seat(number) for number in range(self.wanted))))
        before = self.server.memory()
        await asyncio.gather(*(watch(seating) for seating in self.tables))
        self.memory = (self.server.memory() - before) / self.players

    async def drive(self, rate: float, seconds: float) -> Figures:
        """Make *rate* moves per second, each at an idle table; a table has one move under way at a time."""
        gc.freeze()  # or a collection of all that the players know would be measured as a delay of the server
        idle, running = deque(self.tables), set[asyncio.Task[None]]()
        done: list[Sent] = []
        read = sum(player.bytes_read for table in self.tables for player in table.players)
        cpu, start = self.server.cpu_seconds(), time.perf_counter()

        async def one(table: Seating) -> None:
            done.append(await table.move())
            if table.is_over:
                await table.again()
            idle.append(table)

        moves, marks = round(rate * seconds), [(cpu, 0)]
        for number in range(moves):
            if number == len(marks) * moves // _SPANS:
                marks.append((self.server.cpu_seconds(), len(done)))
            while (wait := start + number / rate - time.perf_counter()) > 0 or not idle:
                await asyncio.sleep(max(wait, 0.001))
                if wait < -seconds:
                    raise SystemExit(f"bench-table: {rate:g} moves/s: the server has stopped answering")
                _raise_failed(running)
            task = asyncio.create_task(one(idle.popleft()))
            running.add(task)
        await asyncio.gather(*running)
        taken = time.perf_counter() - start
        marks.append((self.server.cpu_seconds(), len(done)))
        read = sum(player.bytes_read for table in self.tables for player in table.players) - read
        times = [sent.took for sent in done]
        return Figures(
            players=self.players,
            wanted=rate,
            moves=len(done),
            seconds=taken,
            cpu=marks[-1][0] - cpu,
            p50=percentile(times, 0.5),
            p99=percentile(times, 0.99),
            memory=self.memory,
            frame=read / max(1, SEATS * len(done)),
            spans=spans_of(marks),
        )

    async def go_home(self) -> None:
        """Disconnect all players."""
        await asyncio.gather(*(table.put_away() for table in self.tables))
        await self.http.close()

    def proven(self, database: Path) -> tuple[int, int]:
        """Return gaps and lost moves; call it after the server has stopped and all players have disconnected."""
        gaps = lost = 0
        for table, sent, versions, first in (one for seating in self.tables for one in seating.finished):
            gaps += sum(proof.gaps(sent, seen, first) for seen in versions)
            lost += proof.lost(sent, proof.read_log(database, table))
        return gaps, lost


def _raise_failed(running: set[asyncio.Task[None]]) -> None:
    for task in [task for task in running if task.done()]:
        running.discard(task)
        task.result()
