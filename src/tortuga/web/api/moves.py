"""Moves, most of what a server is asked.

The request is read here instead of by FastAPI's parameters, which takes longer than the move itself.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from pydantic import ValidationError

from tortuga.games.kit.errors import TortugaError
from tortuga.tables import commands
from tortuga.tables.fairness import Secret
from tortuga.tables.table import Table
from tortuga.web.api.answers import DONE, done, known_user, problem
from tortuga.web.api.requests import NewMove
from tortuga.web.services import Services, language_of

router = APIRouter(prefix="/api", tags=["tables"])
_PATH = [{"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}}]
_BODY = {"required": True, "content": {"application/json": {"schema": NewMove.model_json_schema()}}}
_DOCUMENTED: dict[str, Any] = {"parameters": _PATH, "requestBody": _BODY}


@router.post("/tables/{table_id}/moves", responses=DONE, openapi_extra=_DOCUMENTED)
async def move(request: Request) -> Response:
    """Move. Answered once it is on disk; 409 with the newest version if the game has changed since yours.

    Chat, hints and changes of seats do not count as changes of the game. A sealed choice is never stale.
    """
    who = await known_user(request)
    asked = _read(await request.body())

    def make(now: Table, secret: Secret) -> list[commands.New]:
        if commands.has_done(now, who, asked.command):
            return []
        return commands.move(now, commands.own_seat(now, who, asked.seat), asked.move, asked.version, secret)

    services: Services = request.app.state.services
    try:
        return done(await services.host.do(request.path_params["table_id"], make, asked.command))
    except TortugaError as error:
        raise problem(error, language_of(request)) from None


def _read(body: bytes) -> NewMove:
    try:
        return NewMove.model_validate_json(body)
    except ValidationError as error:
        found = [{**each, "loc": ("body", *each["loc"])} for each in error.errors(include_url=False)]
        raise RequestValidationError(found) from None
