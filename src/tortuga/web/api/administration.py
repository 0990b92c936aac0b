"""The routes of the operator, for `tortuga admin` and other programs; every request needs the token."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from tortuga.games.kit.errors import TortugaError
from tortuga.tables.administration import Restriction
from tortuga.web import operating
from tortuga.web.api.answers import Open, encoded, problem
from tortuga.web.api.requests import Text
from tortuga.web.services import Services, language_of


async def require_operator(request: Request) -> None:
    """Refuse every request that is not the operator's."""
    services: Services = request.app.state.services
    if not services.sessions.is_operator(request):
        raise HTTPException(403)


router = APIRouter(prefix="/api/admin", include_in_schema=False, dependencies=[Depends(require_operator)])


class Restricted(BaseModel):
    """A restriction of a user or of an address."""

    whom: Text
    kind: Literal[Restriction.MUTED, Restriction.BANNED]


@router.get("")
async def overview(services: Open) -> dict[str, Any]:
    """The state of the server: tables, connections, load and disk."""
    return (await operating.overview(services))._asdict()


@router.get("/tables")
async def tables(services: Open) -> list[dict[str, Any]]:
    """The most recently changed tables."""
    return [each._asdict() for each in await operating.tables(services)]


@router.get("/people")
async def people(services: Open) -> list[dict[str, Any]]:
    """The people who sit at tables, and the users and addresses that are restricted."""
    return [each._asdict() for each in await operating.people(services)]


@router.post("/tables/{table_id}/close")
async def close(services: Open, table_id: str, request: Request) -> Response:
    """Close a table."""
    return await _done(operating.close(services, table_id), request)


@router.post("/restrictions")
async def restrict(services: Open, asked: Restricted, request: Request) -> Response:
    """Mute or ban a user, or ban an address."""
    return await _done(operating.restrict(services, asked.whom, asked.kind), request)


@router.delete("/restrictions")
async def lift(services: Open, asked: Restricted, request: Request) -> Response:
    """Lift a restriction."""
    return await _done(operating.lift(services, asked.whom, asked.kind), request)


@router.get("/people/{user}/data")
async def export(services: Open, user: str) -> dict[str, Any]:
    """All that is stored of a person."""
    return exported(await operating.export(services, user))


@router.delete("/people/{user}/data")
async def erase(services: Open, user: str) -> dict[str, Any]:
    """Erase a person."""
    return (await operating.erase(services, user))._asdict()


def exported(found: operating.Export) -> dict[str, Any]:
    """An export as JSON."""
    return {**found._asdict(), "tables": [each._asdict() for each in found.tables]}


async def _done(work: Awaitable[None], request: Request) -> Response:
    try:
        await work
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return encoded({"done": True})
