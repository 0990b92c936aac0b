"""The application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from functools import cache
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from tortuga import __version__
from tortuga.web import health, metrics
from tortuga.web.api import administration as host_api
from tortuga.web.api import hints, moves, schema, sockets, tables
from tortuga.web.board_modules import own_boards
from tortuga.web.faults import add_faults
from tortuga.web.guide import pages as guide
from tortuga.web.locale_files import locale_files
from tortuga.web.pages import (
    administration,
    bots,
    deals,
    devices,
    letters,
    lobby,
    mydata,
    page,
    people,
    preferences,
    preparing,
    recovery,
    reference,
    replays,
    results,
    reviews,
)
from tortuga.web.pages.lookback import Shelf
from tortuga.web.pages.rulebook import pages as rulebook
from tortuga.web.pages.workshop import design_pages as workshop_designs
from tortuga.web.pages.workshop import effect_pages as workshop_effects
from tortuga.web.pages.workshop import pages as workshop
from tortuga.web.pages.workshop.bench import Bench
from tortuga.web.pages.workshop.designs import Searches
from tortuga.web.services import Services
from tortuga.web.settings import Settings
from tortuga.web.site import routes as site
from tortuga.web.templating import HERE

COMPRESSION = 6
API = (sockets.router, tables.router, hints.router, schema.router, people.programs, replays.api, host_api.router)
PAGES = tuple(
    module.router
    for module in (
        reference, lobby, replays, reviews, bots, deals, devices, page, preferences, recovery, mydata, letters, results,
        administration, preparing, rulebook, guide, workshop_designs, workshop, workshop_effects,
    )
)  # fmt: skip
ROUTERS = (*API, people.pages, *PAGES, health.router, metrics.router, site.router)


class Guarded:
    """Lets the guard of the services see every request, and the watchdog every handler; sockets ask the guard."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app, self._services = app, services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        if scope["type"] == "http":
            work: Awaitable[None] = self._services.guard(self._within, scope, receive, send)
        else:
            scope[sockets.SEND] = send
            work = self._app(scope, receive, send)
        await self._services.host.watchdog.watch(work, lambda: _handler(scope))

    async def _within(self, scope: Scope, receive: Receive, send: Send) -> None:
        await preparing.answer(self._services, self._app, scope, receive, send)


def _handler(scope: Scope) -> str:
    """What answers a request, for the log; not its path, which may hold the id of a table."""
    endpoint: Any = scope.get("endpoint")
    is_function = hasattr(endpoint, "__qualname__")
    return f"{endpoint.__module__}.{endpoint.__qualname__}" if is_function else str(scope["type"])


def create_app(settings: Settings) -> FastAPI:
    """A server for these settings."""
    services = Services(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.services, app.state.shelf, app.state.bench = services, Shelf(), Bench()
        app.state.searches = Searches()
        app.state.health = health.Health(services.host)
        app.state.reviews = reviews.Desk(services.host.duties.thinkers)
        await services.open()
        for game in own_boards():
            await asyncio.to_thread(bots.ladder, game)  # the first time it imports the bots
        kept = [metrics.keep_measuring(services), services.attendance.keep_storing(), services.mailer.keep_working()]
        tasks = [asyncio.create_task(work) for work in kept]
        yield
        for task in tasks:
            task.cancel()
        app.state.bench.close()
        app.state.searches.close()
        app.state.shelf.close()
        await app.state.reviews.stop()
        await services.close()

    # The OpenAPI page is our own: the stock one loads scripts from another host.
    app = FastAPI(
        title="Tortuga",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # or every request asks for who collects it
    )

    app.add_middleware(Guarded, services=services)
    app.router.routes.append(moves.route)
    for router in ROUTERS:
        app.include_router(router)
    app.openapi = cache(lambda: schema.documented(app))  # type: ignore[method-assign]
    add_faults(app)
    # Pages are not compressed: the size of a compressed page could reveal a secret in it (BREACH).
    for name, files in (("locale", locale_files()), ("static", StaticFiles(directory=HERE / "static"))):
        app.mount(f"/{name}", GZipMiddleware(files, compresslevel=COMPRESSION), name=name)
    return app
