"""Evenings of a game club: tables are played to the end under injected faults, then all promises are checked."""

from __future__ import annotations

import asyncio
import random
import secrets
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from sqlalchemy.exc import OperationalError

from tests.simulation.network import Network
from tests.simulation.people import Person, create
from tests.simulation.server import Server, fail
from tests.simulation.world import Broken, Faults, World
from tortuga.games.kit.errors import TortugaError
from tortuga.players import usual
from tortuga.tables.commands import Who

EVENINGS = 7  # of a week, which has a database of its own
TABLES = 20  # an evening
_ROUGH = 1500.0  # seconds of an evening with injected faults
_LATEST = 6000.0  # seconds after which every game must be over
_SEATINGS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("einauge", 2, {}),
    ("einauge", 3, {}),
    ("einauge", 4, {}),
    ("barrakuda", 2, {}),
    ("barrakuda", 3, {}),
    ("barrakuda", 4, {"teams": True}),
)


@dataclass
class Result:
    """The result of a simulated week."""

    trace: str
    counted: dict[str, int]


def simulate(
    seed: str,
    evenings: int = EVENINGS,
    tables: int = TABLES,
    faults: Faults | None = None,
    before_write: Callable[[World, str, bool], None] = fail,
) -> Result:
    """Simulate a week; raises Broken, with the end of the trace, if a promise was broken.

    *before_write* is called with a file's name, and whether it is synced, before every write and sync of the disk.
    """
    with tempfile.TemporaryDirectory() as folder:
        world = World(seed, Path(folder), faults or Faults())
        try:
            world.disk.before = lambda name, is_sync: before_write(world, name, is_sync)
            with world.disk.mounted(random.Random(f"{seed} disk")), _seeded(seed):
                world.loop.run_until_complete(_week(world, evenings, tables))
        except Broken as error:
            raise Broken("\n".join([*world.lines, str(error)])) from error
        world.counted["steps"] = world.loop.steps
        return Result(world.trace, dict(world.counted))


@contextmanager
def _seeded(seed: str) -> Iterator[None]:
    """Derive seeds, nonces and ids from the seed of the simulation."""
    with mock.patch.object(secrets, "token_bytes", random.Random(f"{seed} secrets").randbytes):
        yield


async def _week(world: World, evenings: int, tables: int) -> None:
    for number in range(evenings):
        world.day += world.random.choice((1, 1, 1, 8)) * 24 * 3600 - world.loop.time()
        network = await _evening(world, number, tables)
        if number == evenings - 1:  # of the other evenings, the next start checks what is new
            world.counted["moves"] = world.ledger.check_all(network.running().writer.storage)
        await network.running().spawn(network.running().stop())


async def _evening(world: World, number: int, tables: int) -> Network:
    """Play all games of an evening; the server keeps running."""
    world.note(f"evening {number}")
    network, world.faults = Network(world), world.rough
    world.loop.before_step = lambda: _strike(world, network)
    world.loop.call_later(_ROUGH, world.calm)
    keeper = asyncio.ensure_future(_keep_running(network))
    games = [asyncio.ensure_future(_table(network, f"{number}-{table}")) for table in range(tables)]
    playing: asyncio.Future[Any] = asyncio.gather(*games)
    running: list[asyncio.Future[Any]] = [playing, keeper]
    await asyncio.wait(running, timeout=_LATEST, return_when=asyncio.FIRST_COMPLETED)
    if keeper.done():
        keeper.result()
    if not playing.done():
        raise Broken(f"every waiting person is served: {sum(not game.done() for game in games)} games have not ended")
    playing.result()
    world.calm()
    keeper.cancel()
    while network.server is None or not network.server.is_ready:
        await _start(network)
    return network


def _strike(world: World, network: Network) -> None:
    """Inject a fault before a step of the loop, if one is due."""
    if world.failure is not None:
        raise world.failure
    server, faults = network.server, world.faults
    if server is None or not server.is_alive:
        return
    drawn = world.random.random()
    if drawn < faults.kill:
        server.die(is_power_cut=drawn < faults.kill / 2)
    elif drawn < faults.kill + faults.skew:
        world.skew = world.random.uniform(-40, 40)
        world.counted["wrong clocks"] += 1


async def _keep_running(network: Network) -> None:
    """Restart the server whenever it is down."""
    while True:
        if network.server is None or not network.server.is_alive:
            await asyncio.sleep(network.world.random.uniform(0.2, 15))
            await _start(network)
        await asyncio.sleep(0.5)


async def _start(network: Network) -> None:
    server = network.server = Server(network.world)
    starting = server.spawn(server.start())
    await asyncio.wait([starting])
    if starting.cancelled() or isinstance(starting.exception(), TortugaError | OperationalError):
        server.die(is_power_cut=network.world.disk.is_dead)  # the disk failed meanwhile
    elif (error := starting.exception()) is not None:
        raise error


async def _table(network: Network, name: str) -> None:
    """Make a table, and have people play it to the end."""
    chance = network.world.random
    await asyncio.sleep(chance.uniform(0, 600))
    game, players, options = chance.choice(_SEATINGS)
    people = [Who(f"u-{name}-{number}", f"P{number}") for number in range(chance.randint(1, players))]
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    seats += [{"kind": "bot", "bot": chance.choice(("random", usual(game)))} for _ in range(players - len(people))]
    asked = {"game": game, "options": {"players": players, **options}, "seats": seats}
    rules = {"clock": chance.choice((0, 0, 30)), "start": chance.choice(("as_seated", "drawn"))}
    table = await create(network, people[0], {**asked, **rules})
    await asyncio.gather(*(Person(network, who, table).play() for who in people))
    network.world.counted["games"] += 1
