"""The routes of the workshop."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.options import Preset
from tortuga.lab.laboratory import laboratory
from tortuga.players import usual
from tortuga.render.kit.messages import short
from tortuga.web.pages.bots import key_of
from tortuga.web.pages.lobby import somebody
from tortuga.web.pages.newtable import Fault, fault_of, option_words
from tortuga.web.pages.page import page, tongues
from tortuga.web.pages.workshop import effects, tables
from tortuga.web.pages.workshop.asked import (
    FEWEST,
    Filled,
    address_of,
    asked_of,
    bots_of,
    offered_options,
    seat_field,
)
from tortuga.web.pages.workshop.bench_process import MOST
from tortuga.web.pages.workshop.cards import games_with_cards, workbench_of
from tortuga.web.pages.workshop.numbers import number_fields
from tortuga.web.pages.workshop.sent import imported, sent_of
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(include_in_schema=False, dependencies=[Depends(imported)])
Open = Annotated[Services, Depends(services_of)]
NO_FAULT = Fault("", "")


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
    return _page(services, request, Filled(game, request.query_params.multi_items()))


def _page(services: Services, request: Request, filled: Filled) -> Response:
    language, game, fault = language_of(request), filled.game, NO_FAULT
    try:
        asked = asked_of(filled)
        options, changed = asked.options, address_of(filled, asked)
    except TortugaError as error:
        options, changed, fault = {"cards": tables.ours(game)}, [], fault_of(error, language)
    table, bench = options["cards"], workbench_of(game)
    values = tables.fields_of(game, table)
    if fault.text:
        values |= {name: filled.fields[name] for name in values if name in filled.fields}
    query = f"?{urlencode(changed)}" if changed else ""
    return page(
        services,
        request,
        f"workshop/{game}.html",
        422 if fault.text else 200,
        game=game,
        fault=fault,
        typed=filled,
        offer=_offer(game, language),
        values=values,
        changed={name for name, _ in changed},
        table=table,
        numbers=number_fields(game),
        boards=bench.boards(table),
        defined=effects.DEFINED,
        pace=laboratory(game).pace,
        **bench.facts(filled.fields, language),
        query=query,
        here=f"/workshop/{game}{query}",
        tongues=tongues(),
    )


def _offer(game: str, language: str) -> dict[str, Any]:
    """What the fields besides the cards can be."""
    low, high = GAMES[game].rules.PLAYERS
    return {
        "players": range(low, high + 1),
        "seats": [seat_field(seat) for seat in range(high)],
        "bots": [(name, key_of(name)) for name in bots_of(game)],
        "options": offered_options(game),
        "fewest": FEWEST,
        "most": MOST,
        "has_preset": any(isinstance(option, Preset) for option in GAMES[game].options),
        **option_words(game, language),
    }


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
    """A table with these cards: me against the bots that are chosen, else the usual one."""
    filled, who = await sent_of(request, game), somebody(services, request)
    try:
        asked = asked_of(filled)
        is_chosen = any(name.startswith("bot") for name, _ in filled.changed())
        bots = [name if is_chosen else usual(game) for name in asked.bots[1:]]
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": name} for name in bots)]
        spec = {"game": game, "options": {"players": asked.players, **asked.options}, "seats": seats}
        table = await services.host.create(who, spec)
    except TortugaError:
        return _page(services, request, filled)
    answer = RedirectResponse(f"/t/{table.id}", 303)
    services.sessions.remember(answer, who)
    return answer
