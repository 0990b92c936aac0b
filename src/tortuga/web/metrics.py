"""`/metrics`: the values of `tables/metrics.py` for Prometheus, for requests of this machine or with the token."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.exceptions import HTTPException

from tortuga.tables import metrics
from tortuga.tables.fair_queue import Priority
from tortuga.web.serve import SHARED_METRICS
from tortuga.web.services import Services

router = APIRouter(include_in_schema=False)
TICK = 1.0  # seconds between two measurements


async def keep_measuring(services: Services) -> None:
    """Measure the lag of the event loop and the length of queues, every second."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + TICK
        await asyncio.sleep(TICK)
        metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))
        _measure(services)
        if services.host.writer.many_workers:  # another worker may have muted somebody
            await services.refresh_restrictions()


def _measure(services: Services) -> None:
    waiting = services.host.duties.thinkers.waiting()
    for priority in Priority:
        metrics.THINKING.labels(priority.name.lower()).set(waiting[priority])
    metrics.CONNECTIONS.set(services.guard.sockets)


@router.get("/metrics")
async def show(request: Request) -> Response:
    """The values of all workers in the text format of Prometheus."""
    services: Services = request.app.state.services
    if not services.guard.may_measure(request):
        raise HTTPException(403)
    _measure(services)
    usage = await services.host.writer.ask(lambda storage: storage.usage())
    for status, number in usage.tables.items():
        metrics.TABLES.labels(status).set(number)
    metrics.DATABASE_BYTES.set(usage.size)
    return Response(await asyncio.to_thread(_text), media_type=CONTENT_TYPE_LATEST)


def _text() -> bytes:
    if SHARED_METRICS not in os.environ:
        return generate_latest(REGISTRY)
    for pid in _ended(Path(os.environ[SHARED_METRICS])):
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _ended(folder: Path) -> Iterator[int]:
    """The ids of ended workers that have left gauges behind."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            yield pid
