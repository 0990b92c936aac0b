"""Simulated people who sit down, watch, think, move, chat, take moves back and leave, over a faulty network."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

from tests.simulation.network import Inbox, Lost, Network
from tests.simulation.server import Server
from tortuga.tables import commands
from tortuga.tables.chat import say
from tortuga.tables.commands import New, Who
from tortuga.tables.errors import Refused
from tortuga.tables.fairness import Secret
from tortuga.tables.table import Table

THINKS = 2.0  # seconds on average
_LOOK_AGAIN = 20.0  # seconds after which a waiting person reloads


async def create(network: Network, who: Who, asked: Mapping[str, Any]) -> str:
    """Make a table, retrying until the server confirms it."""
    while True:
        with contextlib.suppress(Lost):
            answer = await network.ask(lambda server: server.host.create(who, asked))
            assert answer.error is None, answer.error
            return answer.table


class Person:
    """Somebody at one table."""

    def __init__(self, network: Network, who: Who, table: str) -> None:
        self._network, self._who, self._table = network, who, table
        self._world = network.world
        self._inbox = Inbox(asyncio.Event(), is_open=False)
        self._asked = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while self._inbox.state.get("status") not in ("over", "closed"):
            if not self._inbox.is_open:
                await asyncio.sleep(self._world.random.uniform(0.0, 1.0))
                self._inbox = Inbox(asyncio.Event(), self._inbox.state)
                self._network.connect(self._table, self._who, self._inbox)
            self._inbox.changed.clear()
            with contextlib.suppress(Lost):
                await self._act()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._inbox.changed.wait(), _LOOK_AGAIN)
        self._inbox.is_open = False
        self._inbox.changed.set()

    async def _act(self) -> None:
        """Make the move that the last message calls for, or now and then do something else."""
        state = self._inbox.state
        if "you" not in state or state["status"] not in ("open", "running"):
            return
        seat, view = state["you"]["seat"], state["view"]
        if state["status"] == "open":
            if seat is None:
                free = [number for number, each in enumerate(state["seats"]) if each["open"]]
                await self._do(lambda table, _: commands.sit(table, self._who, self._world.random.choice(free or [0])))
            return
        if seat is None or state["seats"][seat]["away"] or state["seats"][seat]["resigned"]:
            await self._do(lambda table, _: commands.back(table, self._who))
            return
        if self._world.happens(0.02):
            await self._something_else(seat)
        if seat in view["to_act"] and view["legal"]:
            await self._move(state["version"], seat, self._world.random.choice(view["legal"]))

    async def _something_else(self, seat: int) -> None:
        makes = [
            lambda table, _: say(table, self._who, "Ahoi!", False),
            lambda table, _: commands.undo(table, seat),
            lambda table, _: commands.leave(table, commands.own_seat(table, self._who), "random"),
            lambda table, _: commands.resign(table, commands.own_seat(table, self._who)),
        ]
        (make,) = self._world.random.choices(makes, weights=(12, 6, 1, 0.5))
        await self._do(make)

    async def _do(self, make: Any) -> None:
        await self._network.ask(lambda server: server.host.do(self._table, make))

    async def _move(self, version: int, seat: int, text: str) -> None:
        """Think, then move, retrying with the same command id until there is a response."""
        await asyncio.sleep(self._world.random.expovariate(1 / THINKS))
        self._asked += 1
        command, who = f"{self._table} {self._who.user} {self._asked} {self._world.loop.time()}", self._who

        def make(now: Table, secret: Secret) -> list[New]:
            if commands.has_done(now, who, command):
                return []
            return commands.move(now, commands.own_seat(now, who, seat), text, version, secret)

        async def work(server: Server) -> Table:
            return await server.host.do(self._table, make, command)

        while True:
            with contextlib.suppress(Lost):
                answer = await self._network.ask(work, command)
                if answer.error is None:
                    self._world.counted["acknowledged"] += 1
                elif not isinstance(answer.error, Refused):
                    self._world.counted["illegal"] += 1
                return
