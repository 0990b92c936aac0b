"""Moves, most of what a server is asked: a route that FastAPI documents and Starlette calls.

FastAPI's dependencies and parameters take longer than the move itself, so the request is read here.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.routing import request_response

from tortuga.games.kit.errors import TortugaError
from tortuga.tables import commands, metrics
from tortuga.tables.fairness import Secret
from tortuga.tables.table import Table
from tortuga.web.api.answers import DONE, done, known_user, problem
from tortuga.web.api.requests import NewMove
from tortuga.web.services import Services, language_of

_PATH = [{"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}}]
_BODY = {"required": True, "content": {"application/json": {"schema": NewMove.model_json_schema()}}}
_DOCUMENTED: dict[str, Any] = {"parameters": _PATH, "requestBody": _BODY}


async def move(request: Request) -> Response:
    """Move. Answered once it is on disk; 409 with the newest version if the game has changed since yours.

    Chat, hints and changes of seats do not count as changes of the game. A sealed choice is never stale.
    """
    start = perf_counter()
    who = await known_user(request)
    asked = _read(await request.body())

    def make(now: Table, secret: Secret) -> list[commands.New]:
        if commands.has_done(now, who, asked.command):
            return []
        return commands.move(now, commands.own_seat(now, who, asked.seat), asked.move, asked.version, secret)

    services: Services = request.app.state.services
    try:
        table = await services.host.do(request.path_params["table_id"], make, asked.command)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    metrics.PERSON_MOVES.inc()
    metrics.ACKNOWLEDGED.observe(perf_counter() - start)
    asyncio.get_running_loop().call_soon(_published, start)  # runs after the viewers, which were woken before
    return done(table)


def _published(start: float) -> None:
    metrics.PUBLISHED.observe(perf_counter() - start)


def _read(body: bytes) -> NewMove:
    try:
        return NewMove.model_validate_json(body)
    except ValidationError as error:
        found = [{**each, "loc": ("body", *each["loc"])} for each in error.errors(include_url=False)]
        raise RequestValidationError(found) from None


route = APIRoute(
    "/api/tables/{table_id}/moves", move, methods=["POST"], tags=["tables"], responses=DONE, openapi_extra=_DOCUMENTED
)
route.app = request_response(move)
