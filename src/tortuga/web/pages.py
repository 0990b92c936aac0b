"""The page of a table, and how any page is made."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from starlette.requests import HTTPConnection

from tortuga.i18n import languages, translate
from tortuga.tables.errors import NoSuchTable
from tortuga.web.parts import translator
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
#: Of a page that depends on who asks: the Back button must ask again, and nobody else may be shown it.
NOT_STORED = {"cache-control": "no-store"}


def page(
    services: Services,
    request: HTTPConnection,
    template: str,
    status: int = 200,
    headers: dict[str, str] | None = None,
    **context: Any,
) -> HTMLResponse:
    """A whole page in the reader's language."""
    language = language_of(request)
    who = services.sessions.who(request)
    text = services.templates.get_template(template).render(
        t=translator(language), language=language, who=who, **context
    )
    return HTMLResponse(text, status, headers)


def tongues() -> list[tuple[str, str]]:
    """The languages to choose from, each by its own name."""
    return [(language, translate("web-front-tongue", language)) for language in languages()]


@router.get("/t/{table_id}")
async def table_page(services: Open, request: Request, table_id: str) -> Response:
    """A table."""
    try:
        table = await services.host.table(table_id)
    except NoSuchTable:
        return page(services, request, "missing.html", 404)
    viewer = services.viewer(table, request)
    frame = services.frames.html(table, viewer)
    now = services.host.now()
    return page(services, request, "table.html", headers=NOT_STORED, table=table, frame=frame, now=now)


@router.get("/t/{table_id}/text")
async def table_text(services: Open, request: Request, table_id: str) -> Response:
    """The table as text: the same drawing as in the terminal."""
    try:
        table = await services.host.table(table_id)
    except NoSuchTable:
        return PlainTextResponse("", 404)
    return PlainTextResponse(services.frames.text(table, services.viewer(table, request)), headers=NOT_STORED)
