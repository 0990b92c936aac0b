"""The page of a table, and how any page is made."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from starlette.requests import HTTPConnection

from tortuga.i18n import languages, translate
from tortuga.tables.errors import NoSuchTable
from tortuga.web.house import House, house_of, language_of
from tortuga.web.parts import translator

router = APIRouter(include_in_schema=False)
Open = Annotated[House, Depends(house_of)]
#: Of a page that depends on who asks: the Back button must ask again, and nobody else may be shown it.
NOT_STORED = {"cache-control": "no-store"}


def page(
    house: House,
    request: HTTPConnection,
    template: str,
    status: int = 200,
    headers: dict[str, str] | None = None,
    **context: Any,
) -> HTMLResponse:
    """A whole page in the reader's language."""
    language = language_of(request)
    who = house.sessions.who(request)
    text = house.templates.get_template(template).render(t=translator(language), language=language, who=who, **context)
    return HTMLResponse(text, status, headers)


def tongues() -> list[tuple[str, str]]:
    """The languages to choose from, each by its own name."""
    return [(language, translate("web-front-tongue", language)) for language in languages()]


@router.get("/t/{table_id}")
async def table_page(house: Open, request: Request, table_id: str) -> Response:
    """A table."""
    try:
        table = await house.host.table(table_id)
    except NoSuchTable:
        return page(house, request, "missing.html", 404)
    viewer = house.viewer(table, request)
    frame = house.frames.html(table, viewer)
    now = house.host.now()
    return page(house, request, "table.html", headers=NOT_STORED, table=table, frame=frame, now=now)


@router.get("/t/{table_id}/text")
async def table_text(house: Open, request: Request, table_id: str) -> Response:
    """The table as text: the same drawing as in the terminal."""
    try:
        table = await house.host.table(table_id)
    except NoSuchTable:
        return PlainTextResponse("", 404)
    return PlainTextResponse(house.frames.text(table, house.viewer(table, request)), headers=NOT_STORED)
