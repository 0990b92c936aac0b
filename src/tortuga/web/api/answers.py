"""What every route of the API shares: who asks, errors as JSON, encoded answers."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import Depends, HTTPException, Request
from fastapi.responses import Response

from tortuga.games.kit.errors import IllegalMoveError, TortugaError
from tortuga.render.kit.messages import told
from tortuga.tables import metrics
from tortuga.tables.commands import Who
from tortuga.tables.errors import NoSuchTable, Refused, Stale, TooMany
from tortuga.tables.table import Table
from tortuga.web.api import models
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, language_of, services_of

NOT_STORED = {"cache-control": "no-store"}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a route may answer with, for OpenAPI; those of the guard are added to all (schema.py)."""
    return {status: {"model": models.Refused} for status in statuses}


#: What routes may answer, for OpenAPI.
REFUSED = refusals(401, 404, 409, 422)
DONE: dict[int | str, dict[str, Any]] = {200: {"model": models.Done}, **REFUSED}


async def known_user(request: Request) -> Who:
    """Whoever has a token or a cookie."""
    who = (await services_of(request)).sessions.who(request)
    if who is None:
        reason = Refused("nobody")
        text = refused_sentence(reason, language_of(request))
        raise HTTPException(401, {"reason": reason.reason, "text": text}, {"www-authenticate": "Bearer"})
    return who


Known = Annotated[Who, Depends(known_user)]
Open = Annotated[Services, Depends(services_of)]


def problem(error: TortugaError, language: str) -> HTTPException:
    """An error as an answer: a reason for programs, and a sentence in the user's language."""
    metrics.REFUSALS.labels(_reason(error)).inc()
    if isinstance(error, Stale):
        text = refused_sentence(error, language)
        return HTTPException(409, {"reason": "stale", "version": error.version, "text": text})
    if isinstance(error, NoSuchTable):
        return HTTPException(404, {"reason": error.reason, "text": refused_sentence(error, language)})
    if isinstance(error, Refused):
        status = 429 if isinstance(error, TooMany) else 409
        return HTTPException(status, {"reason": error.reason, "text": refused_sentence(error, language)})
    if isinstance(error, IllegalMoveError):
        return HTTPException(422, {"reason": error.refusal.name.lower(), "text": told(error, language)})
    return HTTPException(422, {"reason": "bad_input", "text": told(error, language)})


def _reason(error: TortugaError) -> str:
    """The code of a refusal, as a label of a metric; there are some dozens."""
    if isinstance(error, Refused):
        return error.reason
    return error.refusal.name.lower() if isinstance(error, IllegalMoveError) else "bad_input"


def encoded(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(orjson.dumps(value), status, NOT_STORED, "application/json")


def done(table: Table, status: int = 200) -> Response:
    """That a command is stored: the versions of the table since."""
    return encoded({"table": table.id, "version": table.version, "game_version": table.game_version}, status)
