"""The page of a table, and how any page is made."""

from __future__ import annotations

import unicodedata
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.requests import HTTPConnection

from tortuga.i18n import languages, translate
from tortuga.players import names as bot_names
from tortuga.render.kit.drawing import draw
from tortuga.render.kit.renderer import phrase
from tortuga.tables.errors import NoSuchTable
from tortuga.tables.table import Table
from tortuga.web.locale_files import message_files
from tortuga.web.pages.qr import qr
from tortuga.web.services import Services, language_of, services_of
from tortuga.web.site.modules import has_module
from tortuga.web.templating import translator

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
    preview: tuple[str, str] = ("", ""),
    **context: Any,
) -> HTMLResponse:
    """A whole page in the reader's language.

    *preview* is the title and the text of a link to it, where they are not those of every page.
    """
    language = language_of(request)
    who = services.sessions.who(request)
    text = services.templates.get_template(template).render(
        t=translator(language),
        language=language,
        game_title=partial(game_title, language=language),
        who=who,
        deal=services.new_deal,
        preview={"title": preview[0], "text": preview[1], "home": services.home(request)},
        **context,
    )
    return HTMLResponse(text, status, headers)


def game_title(game: str, language: str) -> str:
    """The name of a game as people know it."""
    return phrase(f"web-game-{game}", game, language)


def isolated(name: str) -> str:
    """A name to be put into a sentence: one that is written from right to left must not turn what stands around it."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in name)
    return f"\u2068{name}\u2069" if turns else name


def tongues() -> list[tuple[str, str]]:
    """The languages to choose from, each by its own name."""
    return [(language, translate("web-front-tongue", language)) for language in languages()]


def is_invited(services: Services, request: HTTPConnection, table: Table) -> bool:
    """Whether whoever asks does not sit at the table, and could."""
    who = services.sessions.who(request)
    user = None if who is None else who.user
    return table.status == "open" and not table.seats_of(user) and bool(table.open_to(user))


@router.get("/t/{table_id}")
async def table_page(services: Open, request: Request, table_id: str, watch: bool = False) -> Response:
    """A table: an empty page whose script draws what the JSON API tells it.

    Who could sit down there, and does not say that they only watch, gets the invitation first.
    """
    try:
        table = await services.host.table(table_id)
    except NoSuchTable:
        return page(services, request, "missing.html", 404)
    if not watch and is_invited(services, request, table):
        return RedirectResponse(f"/t/{table_id}/join", 303)
    game = str(table.spec["game"])
    return page(
        services,
        request,
        "table.html",
        headers=NOT_STORED,
        table=table,
        title=game_title(game, language_of(request)),
        home=services.home(request),
        bot=bot_names(game)[-1],
        engine=has_module(game),
        files=message_files(
            "table", "games", "lobby", "review", game, *(("guide",) if table.spec.get("guide") else ())
        ),
    )


@router.get("/t/{table_id}/qr.svg")
async def invitation(services: Open, request: Request, table_id: str) -> Response:
    """The address of a table as a picture that a phone's camera reads."""
    try:
        await services.host.table(table_id)
    except NoSuchTable:
        return PlainTextResponse("", 404)
    return Response(qr(f"{services.home(request)}/t/{table_id}"), media_type="image/svg+xml")


@router.get("/t/{table_id}/text")
async def table_text(services: Open, request: Request, table_id: str) -> Response:
    """The table as text: the same drawing as in the terminal."""
    try:
        table = await services.host.table(table_id)
    except NoSuchTable:
        return PlainTextResponse("", 404)
    seat = services.viewer(table, request).seat
    text = "" if table.game is None else draw(table.game.view(seat), table.names, language_of(request))
    return PlainTextResponse(text, headers=NOT_STORED)
