"""The JSON API: the same tables for programs. Described at /api."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, Field
from pydantic_core import PydanticCustomError
from starlette.requests import HTTPConnection

from tortuga.games import GAMES
from tortuga.games.kit import json_record
from tortuga.games.kit.errors import IllegalMoveError, TortugaError
from tortuga.games.kit.options import options_schema
from tortuga.players import names as bot_names
from tortuga.players import usual
from tortuga.render.kit.messages import told
from tortuga.tables import commands
from tortuga.tables.commands import Who
from tortuga.tables.disclosure import revealed
from tortuga.tables.errors import NoSuchTable, Refused, Stale, TooMany
from tortuga.tables.fairness import Secret
from tortuga.tables.inputs import is_encodable
from tortuga.tables.table import Table
from tortuga.web.context import json_frame
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, again, language_of, services_of

router = APIRouter(prefix="/api", tags=["tables"])
LITTLE = "return=minimal"


def _encodable(text: str) -> str:
    if not is_encodable(text):
        raise PydanticCustomError("string_unicode", "expected whole characters")
    return text


Name = Annotated[str, Field(max_length=commands.NAME_LENGTH), AfterValidator(_encodable)]
Text = Annotated[str, Field(max_length=commands.CHAT_LENGTH), AfterValidator(_encodable)]
MoveText = Annotated[str, Field(max_length=80), AfterValidator(_encodable)]


class NewUser(BaseModel):
    """Who a program wants to be."""

    name: Name = Field(examples=["My bot"])


class NewSeat(BaseModel):
    """Who is to sit on a seat."""

    kind: Text = Field(description="me, open or bot", examples=["me"])
    bot: Text | None = Field(None, description="the bot's name", examples=["Matrose"])
    name: Name | None = None
    nonce: Text | None = Field(None, description="64 hexadecimal digits that you add to the deal")


class NewTable(BaseModel):
    """A table to be made."""

    game: Text = Field(examples=list(GAMES))
    options: dict[str, Any] = Field(
        default_factory=dict, examples=[{"players": 2}], description="of the rules, as GET /api/games tells them"
    )
    seats: list[NewSeat]
    listed: bool = False
    clock: int = Field(0, description="seconds a decision; 0: none")
    hot_seat: bool = False
    start: str = Field("as_seated", description="who begins: drawn, youngest or as_seated (the first seat)")
    youngest: int | None = Field(None, description="the seat of the youngest, counted from 0, who then begins")
    hints: bool = Field(False, description="whether hints may be asked for; each is told to all")


class NewMove(BaseModel):
    """A move."""

    move: MoveText = Field(examples=["buy red 4"])
    version: int | None = Field(None, description="the version of the frame it was decided on")
    command: str | None = Field(
        None, max_length=64, pattern=r"^[!-~]+$", description="an id of yours; the same again changes nothing"
    )
    seat: int | None = Field(None, description="only where you own several seats")


class Sitting(BaseModel):
    """A seat to take."""

    seat: int
    nonce: Text | None = None


class Freed(BaseModel):
    """A seat that nobody plays any more."""

    seat: int
    bot: Text | None = Field(None, description="the bot that takes it; none: it is open again")


class Chat(BaseModel):
    """A line of chat."""

    text: Text
    team: bool = False


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
    """An error as an answer: what was expected, in the user's language."""
    if isinstance(error, Stale):
        return HTTPException(
            409, {"reason": "stale", "version": error.version, "text": refused_sentence(error, language)}
        )
    if isinstance(error, NoSuchTable):
        return HTTPException(404, {"reason": error.reason, "text": refused_sentence(error, language)})
    if isinstance(error, Refused):
        status = 429 if isinstance(error, TooMany) else 409
        return HTTPException(status, {"reason": error.reason, "text": refused_sentence(error, language)})
    if isinstance(error, IllegalMoveError):
        text = told(error, language)
        return HTTPException(422, {"reason": error.refusal.name.lower(), "text": text})
    return HTTPException(422, {"reason": "bad_input", "text": told(error, language)})


@router.post("/users", status_code=201)
async def new_user(services: Open, user: NewUser, request: Request) -> dict[str, str]:
    """Become somebody; send the token with everything else. Sets no cookie, and needs no Origin if it is JSON."""
    try:
        who = services.sessions.new(commands.clean_name(user.name))
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return {"token": services.sessions.token(who), "name": who.name}


@router.get("/games")
async def games() -> dict[str, Any]:
    """The games: their bots, weakest first, and their options as a JSON schema."""
    return {name: {"bots": list(bot_names(name)), "options": _schema(name)} for name in GAMES}


def _schema(game: str) -> dict[str, Any]:
    return options_schema(GAMES[game].options, GAMES[game].rules.PLAYERS)


@router.get("/tables")
async def tables(services: Open) -> list[dict[str, Any]]:
    """Listed tables, newest first."""
    return await services.host.writer.ask(lambda storage: storage.listed())


@router.post("/tables", status_code=201)
async def create(services: Open, who: Known, asked: NewTable, request: Request) -> dict[str, Any]:
    """Make a table; a seat `me` is yours. The game begins once every seat is taken."""
    try:
        table = await services.host.create(who, asked.model_dump())
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return json_frame(table, services.viewer(table, request))


async def _found(services: Services, table_id: str, request: Request) -> Table:
    try:
        return await services.host.table(table_id)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None


@router.get("/tables/{table_id}")
async def look(services: Open, table_id: str, request: Request) -> dict[str, Any]:
    """The table as you see it; without a token as a spectator."""
    table = await _found(services, table_id, request)
    return json_frame(table, services.viewer(table, request))


@router.post("/tables/{table_id}/sit")
async def sit(services: Open, who: Known, table_id: str, sitting: Sitting, request: Request) -> dict[str, Any]:
    """Take an open seat."""
    return await _do(
        services, request, table_id, lambda table, _: commands.sit(table, who, sitting.seat, sitting.nonce)
    )


@router.post("/tables/{table_id}/move")
async def move(
    services: Open, who: Known, table_id: str, asked: NewMove, request: Request, response: Response
) -> dict[str, Any]:
    """Move. Answered once it is on disk; 409 with the newest version if the game has changed since yours.

    Chat, hints and changes of seats do not count as changes of the game.

    With the header `Prefer: return=minimal` the answer is the version and the steps since the one you sent.
    """
    try:
        table = await moved(services, who, table_id, asked)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    if wants_little(request):
        response.headers["preference-applied"] = LITTLE
        return little(table, asked)
    return json_frame(table, services.viewer(table, request))


def wants_little(connection: HTTPConnection) -> bool:
    """Whether the sender has the table before it anyway (RFC 7240): a page that gets its frames by a socket."""
    return connection.headers.get("prefer", "") == LITTLE


def little(table: Table, asked: NewMove) -> dict[str, Any]:
    """Where the table is now, and what has been played since the version that the sender knew."""
    known = asked.version or 0
    new = [step for steps in table.moved_since(known) for step in steps]
    return {"table": table.id, "version": table.version, "steps": new}


async def moved(services: Services, who: Who, table_id: str, asked: NewMove) -> Table:
    """The table after a move, which is on disk."""

    def make(now: Table, secret: Secret) -> list[commands.New]:
        if commands.has_done(now, who, asked.command):
            return []
        return commands.move(now, commands.own_seat(now, who, asked.seat), asked.move, asked.version, secret)

    return await services.host.do(table_id, make, asked.command)


@router.post("/tables/{table_id}/undo")
async def undo(services: Open, who: Known, table_id: str, request: Request) -> dict[str, Any]:
    """Take your last move back, if nothing hidden was revealed since."""
    return await _do(services, request, table_id, lambda table, _: commands.undo(table, commands.own_seat(table, who)))


@router.post("/tables/{table_id}/leave")
async def leave(services: Open, who: Known, table_id: str, request: Request) -> dict[str, Any]:
    """Give your seat up; a bot plays on."""

    def make(table: Table, _: Any) -> list[commands.New]:
        return commands.leave(table, commands.own_seat(table, who), usual(str(table.spec["game"])))

    return await _do(services, request, table_id, make)


@router.post("/tables/{table_id}/resign")
async def resign(services: Open, who: Known, table_id: str, request: Request) -> dict[str, Any]:
    """Give the game up."""
    return await _do(
        services, request, table_id, lambda table, _: commands.resign(table, commands.own_seat(table, who))
    )


@router.post("/tables/{table_id}/chat")
async def chat(services: Open, who: Known, table_id: str, line: Chat, request: Request) -> dict[str, Any]:
    """Say something to the table, or to your team."""
    return await _do(services, request, table_id, lambda table, _: commands.say(table, who, line.text, line.team))


@router.post("/tables/{table_id}/back")
async def back(services: Open, who: Known, table_id: str, request: Request) -> dict[str, Any]:
    """You are here again: the bot that played for you stops."""

    def make(table: Table, _: Any) -> list[commands.New]:
        commands.own_seat(table, who)  # refused for whoever has none
        return [event for seat in table.seats_of(who.user) for event in commands.back(table, seat)]

    return await _do(services, request, table_id, make)


@router.post("/tables/{table_id}/free")
async def free(services: Open, who: Known, table_id: str, freed: Freed, request: Request) -> dict[str, Any]:
    """The host frees a seat before the game, or gives it to a bot."""

    def make(table: Table, _: Any) -> list[commands.New]:
        return commands.free_seat(table, who, freed.seat, freed.bot, str(table.spec["game"]))

    return await _do(services, request, table_id, make)


@router.post("/tables/{table_id}/rematch")
async def rematch(services: Open, who: Known, table_id: str, request: Request) -> dict[str, Any]:
    """The same table again; whoever asks first makes it, the others find it and sit down."""
    try:
        found = await again(services, who, table_id)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return json_frame(found, services.viewer(found, request))


@router.get("/tables/{table_id}/record", response_model=dict[str, Any])
async def the_record(services: Open, table_id: str, request: Request) -> Response:
    """The record of a finished game, with its seed."""
    table = await _found(services, table_id, request)
    if table.game is None or table.status != "over":
        raise problem(Refused("not_over"), language_of(request))
    game = table.game.copy()
    game.deal = commands.deal_of(table, await services.host.secret(table_id))
    return await asyncio.to_thread(lambda: JSONResponse(json_record.to_json(game, table.names)))  # long for a long game


@router.get("/tables/{table_id}/fairness")
async def fairness(services: Open, table_id: str, request: Request) -> dict[str, Any]:
    """What was sealed before the first card, revealed when the game is over; examples/verify_fair.py checks it."""
    table = await _found(services, table_id, request)
    if table.game is None or table.status != "over":
        raise problem(Refused("not_over"), language_of(request))
    return await asyncio.to_thread(revealed, table, await services.host.secret(table_id))


async def _do(services: Services, request: Request, table_id: str, make: Any) -> dict[str, Any]:
    try:
        table = await services.host.do(table_id, make)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return json_frame(table, services.viewer(table, request))
