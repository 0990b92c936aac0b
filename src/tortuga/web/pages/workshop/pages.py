"""The routes of the workshop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.responses import StreamingResponse

from tortuga.games.kit.errors import TortugaError
from tortuga.i18n import translate
from tortuga.players import usual
from tortuga.render.kit.messages import short
from tortuga.web.pages.lobby import somebody
from tortuga.web.pages.page import page, tongues
from tortuga.web.pages.workshop import effects, tables
from tortuga.web.pages.workshop.bench import Bench, Broken, Busy
from tortuga.web.pages.workshop.cards import games_with_cards, workbench_of
from tortuga.web.services import Services, language_of, services_of
from tortuga.web.templating import translator

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
BREAK = "\n<!-- next -->\n"  # between two states of the answer


@router.get("/workshop")
async def choose(services: Open, request: Request) -> Response:
    """Which game's cards?"""
    return page(
        services,
        request,
        "workshop/all.html",
        games=games_with_cards(),
        tongues=tongues(),
        here="/workshop",
    )


@router.get("/workshop/{game}")
async def workshop(services: Open, request: Request, game: str) -> Response:
    """The cards of a game, with the changes that the address names."""
    workbench_of(game)
    request.app.state.bench.start(game)
    return _page(services, request, game, dict(request.query_params))


def _page(services: Services, request: Request, game: str, sent: dict[str, str]) -> Response:
    language, wrong = language_of(request), ""
    try:
        options = tables.options_of(game, sent)
    except TortugaError as error:
        options, wrong = {"cards": tables.ours(game)}, short(error, language)
    table, bench = options["cards"], workbench_of(game)
    values = bench.fields(table)
    if wrong:
        values |= {name: sent[name] for name in values if name in sent}
    changed = tables.changed_fields(game, options)
    query = urlencode(changed)
    return page(
        services,
        request,
        f"workshop/{game}.html",
        422 if wrong else 200,
        game=game,
        wrong=wrong,
        values=values,
        changed=changed,
        table=table,
        boards=bench.boards(table),
        **bench.facts(sent, language),
        query=f"?{query}" if query else "",
        here=f"/workshop/{game}" + (f"?{query}" if query else ""),
        tongues=tongues(),
    )


@router.get("/workshop/{game}/cards.toml")
async def save(request: Request, game: str) -> Response:
    """The table as a file."""
    try:
        table = tables.table_of(game, dict(request.query_params))
    except TortugaError as error:
        return PlainTextResponse(short(error, language_of(request)), 422)
    headers = {"content-disposition": f'attachment; filename="{game}-{table["name"]}.toml"'}
    return Response(tables.toml(game, table), media_type="application/toml", headers=headers)


@router.post("/workshop/{game}/play")
async def play(services: Open, request: Request, game: str) -> Response:
    """A table with these cards: me against the usual bot."""
    form = {key: str(value) for key, value in (await request.form()).items()}
    who = somebody(services, request)
    try:
        options = {"players": 2, **tables.options_of(game, form)}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": usual(game)}]
        table = await services.host.create(who, {"game": game, "options": options, "seats": seats})
    except TortugaError:
        return _page(services, request, game, form)
    answer = RedirectResponse(f"/t/{table.id}", 303)
    services.sessions.remember(answer, who)
    return answer


@router.post("/workshop/{game}/effect")
async def effect(services: Open, request: Request, game: str) -> Response:
    """What the change does: pieces of HTML, each the newest state; whoever goes away ends the work."""
    language = language_of(request)
    form = {key: str(value) for key, value in (await request.form()).items()}
    try:
        options = tables.options_of(game, form)
    except TortugaError as error:
        return JSONResponse({"text": short(error, language)}, 422)
    pieces = _pieces(services, request.app.state.bench, game, options, language)
    return StreamingResponse(pieces, media_type="text/html; charset=utf-8", headers={"x-accel-buffering": "no"})


async def _pieces(
    services: Services, bench: Bench, game: str, options: dict[str, Any], language: str
) -> AsyncIterator[str]:
    template, t = services.templates.get_template("workshop/effect.html"), translator(language)
    last: Any = None
    try:
        async for found in bench.effects(game, options):
            last = found
            yield template.render(t=t, **effects.shown(game, found, options["cards"], language, False)) + BREAK
        if last is not None:
            yield template.render(t=t, **effects.shown(game, last, options["cards"], language, True)) + BREAK
    except Busy:
        yield f'<p class="wrong" role="alert">{translate("web-workshop-busy", language)}</p>{BREAK}'
    except Broken:
        yield f'<p class="wrong" role="alert">{translate("web-workshop-broken", language)}</p>{BREAK}'
