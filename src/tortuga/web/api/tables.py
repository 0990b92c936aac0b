"""Tables by HTTP: make one, look at it, sit down, move."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from tortuga.games import GAMES
from tortuga.games.kit import json_record
from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.options import options_schema
from tortuga.players import names as bot_names
from tortuga.players import usual
from tortuga.tables import commands, removal
from tortuga.tables.administration import Restriction
from tortuga.tables.chat import say
from tortuga.tables.disclosure import revealed
from tortuga.tables.errors import Refused
from tortuga.tables.fairness import Secret
from tortuga.tables.host import Make
from tortuga.tables.table import Table
from tortuga.web.api.answers import DONE, NOT_STORED, REFUSED, Known, Open, done, problem, refusals
from tortuga.web.api.models import Done, GameInfo, NewDeal, Update
from tortuga.web.api.requests import Chat, Consent, Freed, NewTable, NewUser, Sitting
from tortuga.web.services import Services, again, language_of
from tortuga.web.webhooks import clean_url

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/users", status_code=201, responses=refusals(409))
async def new_user(services: Open, user: NewUser, request: Request) -> dict[str, str]:
    """Become somebody; send the token with everything else. Sets no cookie, and needs no Origin if it is JSON."""
    try:
        who = services.sessions.new(request, commands.clean_name(user.name))
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return {"token": services.sessions.token(who), "name": who.name}


@router.get("/games")
async def games() -> dict[str, GameInfo]:
    """The games: their bots, weakest first, and their options as a JSON schema."""
    return {name: GameInfo(bots=list(bot_names(name)), options=_schema(name)) for name in GAMES}


def _schema(game: str) -> dict[str, Any]:
    return options_schema(GAMES[game].options, GAMES[game].rules.PLAYERS)


@router.get("/tables")
async def tables(services: Open) -> list[dict[str, Any]]:
    """Listed tables, newest first."""
    return await services.host.writer.ask(lambda storage: storage.listed())


@router.post("/deals", status_code=201)
async def new_deal(services: Open) -> NewDeal:
    """Commit the server to a deal before it knows your nonce; then make a table with this deal and your nonce."""
    deal = services.new_deal()
    return NewDeal(deal=deal, commitment=deal.partition(".")[0])


@router.post("/tables", status_code=201, responses={201: {"model": Done}, **REFUSED})
async def create(services: Open, who: Known, asked: NewTable, request: Request) -> Response:
    """Make a table; a seat `me` is yours. The game begins once every seat is taken."""
    try:
        sealed = None if asked.deal is None else services.seals.opened(asked.deal, services.host.now())
        if asked.deal is not None and sealed is None:
            raise Refused("bad_deal")
        webhook = clean_url(asked.webhook, services.mailer.webhooks)
        wanted = {**asked.model_dump(exclude={"deal"}), "webhook": webhook}
        table = await services.host.create(who, wanted, sealed=sealed)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return done(table, 201)


async def _found(services: Services, table_id: str, request: Request) -> Table:
    try:
        return await services.host.table(table_id)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None


@router.get("/tables/{table_id}", responses={200: {"model": Update}, **refusals(404)})
async def look(services: Open, table_id: str, request: Request, version: int = 0) -> Response:
    """The whole table as you see it, with the log since *version*; without a token as a spectator."""
    table = await _found(services, table_id, request)
    await services.updates.prepare(table, version)
    text = services.updates.complete(table, services.sessions.who(request), language_of(request), version)
    return Response(text, 200, NOT_STORED, "application/json")


@router.post("/tables/{table_id}/sit", responses=DONE)
async def sit(services: Open, who: Known, table_id: str, sitting: Sitting, request: Request) -> Response:
    """Take an open seat."""
    return await _do(
        services, request, table_id, lambda table, _: commands.sit(table, who, sitting.seat, sitting.nonce)
    )


@router.post("/tables/{table_id}/undo", responses=DONE)
async def undo(services: Open, who: Known, table_id: str, request: Request) -> Response:
    """Take your last move back, if nothing hidden was revealed since."""

    def make(table: Table, _: Secret) -> list[commands.New]:
        mine = [seat for seat in table.seats_of(who.user) if table.can_undo(seat)]
        return commands.undo(table, mine[0] if mine else commands.own_seat(table, who))

    return await _do(services, request, table_id, make)


@router.post("/tables/{table_id}/leave", responses=DONE)
async def leave(services: Open, who: Known, table_id: str, request: Request) -> Response:
    """Give your seat up; a bot plays on."""

    def make(table: Table, _: Secret) -> list[commands.New]:
        return commands.leave(table, commands.own_seat(table, who), usual(str(table.spec["game"])))

    return await _do(services, request, table_id, make)


@router.post("/tables/{table_id}/resign", responses=DONE)
async def resign(services: Open, who: Known, table_id: str, request: Request) -> Response:
    """Give the game up."""
    return await _do(
        services, request, table_id, lambda table, _: commands.resign(table, commands.own_seat(table, who))
    )


@router.post("/tables/{table_id}/chat", responses=DONE)
async def chat(services: Open, who: Known, table_id: str, line: Chat, request: Request) -> Response:
    """Say a text or a phrase to the table, or to your team; `table.chat` tells which may be said."""
    if who.user in services.restrictions[Restriction.MUTED]:
        raise problem(Refused("muted"), language_of(request))

    def make(table: Table, _: Secret) -> list[commands.New]:
        return say(table, who, line.text, line.team, phrase=line.phrase, server=services.chat)

    return await _do(services, request, table_id, make)


@router.post("/tables/{table_id}/back", responses=DONE)
async def back(services: Open, who: Known, table_id: str, request: Request) -> Response:
    """You are here again, or take back a seat that you left or gave up: the bot that played for you stops."""
    return await _do(services, request, table_id, lambda table, _: commands.back(table, who))


@router.post("/tables/{table_id}/free", responses=DONE)
async def free(services: Open, who: Known, table_id: str, freed: Freed, request: Request) -> Response:
    """Free a seat before the game, or give it to a bot; for the host alone.

    The seat of somebody who is present becomes a proposal: `proposal` of the update, and `consent`. Before the game,
    the host decides alone where nobody else has a seat.
    """
    is_present = await services.attendance.is_present(await _found(services, table_id, request), freed.seat)

    def make(table: Table, _: Secret) -> list[commands.New]:
        now = services.host.now()
        return removal.free_seat(table, who, freed.seat, freed.bot, now, is_present=is_present)

    return await _do(services, request, table_id, make)


@router.post("/tables/{table_id}/consent", responses=DONE)
async def consent(services: Open, who: Known, table_id: str, given: Consent, request: Request) -> Response:
    """Agree to the host's proposal to remove another player, or refuse it; a refusal ends the proposal."""
    now = services.host.now()
    return await _do(services, request, table_id, lambda table, _: removal.answer(table, who, given.agree, now))


@router.post("/tables/{table_id}/rematch", responses=DONE)
async def rematch(services: Open, who: Known, table_id: str, request: Request) -> Response:
    """The same table again; whoever asks first makes it, the others sit down where a seat is kept for them."""
    try:
        found = await again(services, who, table_id)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return done(found)


@router.post("/tables/{table_id}/decline", responses=DONE)
async def decline(services: Open, who: Known, table_id: str, request: Request) -> Response:
    """Let others have the seat that a rematch keeps for you."""
    return await _do(services, request, table_id, lambda table, _: commands.decline(table, who))


@router.get("/tables/{table_id}/record", response_model=dict[str, Any], responses=refusals(404, 409))
async def the_record(services: Open, table_id: str, request: Request) -> Response:
    """The record of a finished game, with its seed."""
    table = await _found(services, table_id, request)
    if table.game is None or table.status != "over":
        raise problem(Refused("not_over"), language_of(request))
    game = table.game.copy()
    game.deal = commands.deal_of(table, await services.host.secret(table_id))
    return await asyncio.to_thread(lambda: JSONResponse(json_record.to_json(game, table.names)))  # long for a long game


@router.get("/tables/{table_id}/fairness", responses=refusals(404, 409))
async def fairness(services: Open, table_id: str, request: Request) -> dict[str, Any]:
    """What was sealed before the first card, revealed when the game is over; examples/verify_fair.py checks it."""
    table = await _found(services, table_id, request)
    if table.game is None or table.status != "over":
        raise problem(Refused("not_over"), language_of(request))
    return await asyncio.to_thread(revealed, table, await services.host.secret(table_id))


async def _do(services: Services, request: Request, table_id: str, make: Make, command: str | None = None) -> Response:
    try:
        return done(await services.host.do(table_id, make, command))
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
