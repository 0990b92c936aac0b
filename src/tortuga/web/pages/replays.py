"""Looking back: the replay of a finished game or of a record, its download, and new tables made from it."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import orjson
from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import UploadFile

from tortuga.games import GAMES
from tortuga.games.kit.errors import RecordError, TortugaError
from tortuga.i18n import translate
from tortuga.players import names as bot_names
from tortuga.players import usual
from tortuga.render.kit.drawing import draw
from tortuga.render.kit.messages import told
from tortuga.tables import commands, device_games
from tortuga.tables.commands import Who
from tortuga.tables.errors import NoSuchTable, Refused
from tortuga.tables.inputs import parse_digits
from tortuga.tables.storage import Storage
from tortuga.tables.table import Table
from tortuga.web.api.answers import Known, encoded, problem, refusals
from tortuga.web.api.models import KeptRecord
from tortuga.web.api.requests import NewRecord
from tortuga.web.locale_files import message_files
from tortuga.web.pages.bots import ladder
from tortuga.web.pages.lobby import front_page, somebody
from tortuga.web.pages.lookback import LookBack, Shelf, of_record, of_table, options_of
from tortuga.web.pages.newtable import ONE_DEVICE, Fault
from tortuga.web.pages.page import page
from tortuga.web.pages.replay_data import replay_of
from tortuga.web.pages.uploads import played_on_device, uploaded
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, language_of, services_of
from tortuga.web.site.modules import has_module

router = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api", tags=["replays"])
COMPRESSION = 6
Made = TypeVar("Made")
Open = Annotated[Services, Depends(services_of)]


# -- finding one -------------------------------------------------------------------------------------------------------


def shelf_of(request: Request) -> Shelf:
    """The games this process keeps at hand."""
    shelf: Shelf = request.app.state.shelf
    return shelf


async def worked(request: Request, work: Callable[..., Made], *arguments: Any) -> Made:
    """What a function returns in the shelf's thread; its time counts for the network of whoever asks."""
    services: Services = request.app.state.services
    services.guard.check_work(request)
    return await shelf_of(request).work(lambda: services.guard.measured(request, work, *arguments))


async def of_finished(services: Open, request: Request, table_id: str) -> LookBack:
    """A table whose game is over."""
    try:
        table = await services.host.table(table_id)
    except NoSuchTable:
        raise HTTPException(404) from None
    if table.game is None or table.status != "over":
        raise HTTPException(409, translate("table-refused-not_over", language_of(request)))
    shelf = shelf_of(request)
    return shelf.get(table.id) or shelf.add(
        of_table(table, commands.deal_of(table, await services.host.secret(table_id)))
    )


async def of_brought(services: Open, request: Request, record_id: str) -> LookBack:
    """A record somebody brought, while it is there; perhaps to another worker, or before a restart."""
    found = shelf_of(request).get(record_id)
    text = await services.host.writer.ask(lambda storage: _stored(storage, record_id)) if found is None else None
    if text is not None:
        await _all_ready(services)
        found = shelf_of(request).add(await worked(request, of_record, text, record_id))
    if found is None or not found.is_record:
        raise HTTPException(404, translate("web-missing-record", language_of(request)))
    return found


def _stored(storage: Storage, key: str) -> str | None:
    """An uploaded record, or that of a game played without the server; None if there is no such record."""
    return storage.record(key) or device_games.record(storage, key)


Finished = Annotated[LookBack, Depends(of_finished)]
Brought = Annotated[LookBack, Depends(of_brought)]


# -- the page and its data ---------------------------------------------------------------------------------------------


@router.get("/t/{table_id}/replay")
async def replay(
    services: Open, request: Request, one: Finished, move: int | None = None, seat: int | None = None
) -> Response:
    """A finished game, at a move."""
    return await worked(request, replay_page, services, request, one, move, seat)


@router.get("/records/{record_id}")
async def replay_record(
    services: Open, request: Request, one: Brought, move: int | None = None, seat: int | None = None
) -> Response:
    """A record, at a move."""
    return await worked(request, replay_page, services, request, one, move, seat)


@api.get("/tables/{table_id}/replay", response_model=dict[str, Any], responses=refusals(404, 409))
async def replay_states(request: Request, one: Finished, seat: int | None = None) -> Response:
    """All states of a finished game, as a seat saw them or, without one, a spectator."""
    return await worked(request, _answer, request, one, seat)


@api.get("/records/{record_id}", response_model=dict[str, Any], responses=refusals(404))
async def record_states(request: Request, one: Brought, seat: int | None = None) -> Response:
    """All states of a record, as a seat saw them or, without one, a spectator."""
    return await worked(request, _answer, request, one, seat)


def _answer(request: Request, one: LookBack, seat: int | None) -> Response:
    language = language_of(request)
    if seat is not None and not 0 <= seat < len(one.seats):
        raise HTTPException(404)

    def encoded() -> bytes:
        return gzip.compress(orjson.dumps(replay_of(one, seat, language)), COMPRESSION, mtime=0)

    body = one.kept(f"replay {seat} {language}", encoded)
    headers = {"vary": "accept-encoding, accept-language", "content-encoding": "gzip"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        del headers["content-encoding"]
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


def eyes(services: Services, request: Request, one: LookBack, seat: int | None) -> int | None:
    """The seat one looks from: the one asked for, else one's own; None: a spectator's place."""
    if seat is not None and 0 <= seat < len(one.seats):
        return seat
    who = services.sessions.who(request)
    mine = [number for number, each in enumerate(one.seats) if who is not None and each.user == who.user]
    return mine[0] if mine else None


def replay_page(services: Services, request: Request, one: LookBack, move: int | None, seat: int | None) -> Response:
    """The page, which fetches the states; without a move it begins at the beginning."""
    stop, looks, language = one.nearest(move or 0), eyes(services, request, one, seat), language_of(request)
    return page(
        services,
        request,
        "replay.html",
        one=one,
        stop=stop,
        looks=looks,
        drawing=draw(one.at(stop).view(looks), one.names, language),
        notes=[told(note, language) for note in one.notes],
        ladder=ladder(one.game.NAME),
        engine=has_module(one.game.NAME),
        files=message_files("games", "table", one.game.NAME),
    )


# -- records -----------------------------------------------------------------------------------------------------------


@router.post("/records")
async def bring(services: Open, request: Request) -> Response:
    """Look at a record; a damaged one is refused at its line."""
    async with request.form() as form:
        given = form.get("record")
        raw = await given.read() if isinstance(given, UploadFile) else str(given or "").encode()
    name = (given.filename if isinstance(given, UploadFile) else None) or ""
    text, key = raw.decode("utf-8-sig", errors="replace").replace("\0", "\ufffd"), commands.new_id()
    await _all_ready(services)
    try:
        text, found = await worked(request, uploaded, text, key)
    except TortugaError as error:
        fault = Fault("record", _refused(error, language_of(request)))
        return await front_page(services, request, fault, 422, record=name)
    await services.host.writer.ask(lambda storage: storage.add_record(key, text, services.host.now()))
    return RedirectResponse(shelf_of(request).add(found).home, 303)


@api.post("/records", status_code=201, responses={201: {"model": KeptRecord}, **refusals(401, 409, 422)})
async def keep(services: Open, who: Known, sent: NewRecord, request: Request) -> Response:
    """Put a finished game that you played without the server among your games; the same record again changes nothing.

    It is played again to be checked.
    """
    await _all_ready(services)
    try:
        one = await worked(request, played_on_device, who.user, sent.record.replace("\0", "\ufffd"))
        is_new = await services.host.writer.ask(lambda storage: device_games.add(storage, one, services.host.now()))
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    return encoded({"id": one.id, "url": f"/records/{one.id}", "new": is_new}, 201)


async def _all_ready(services: Services) -> None:
    """Wait for both games: which one a record tells is known when it has been read."""
    for game in GAMES:
        await services.compilation.ready(game)


def _refused(error: TortugaError, language: str) -> str:
    """Why a record is refused, at its line if it has one."""
    if isinstance(error, RecordError):
        return translate("web-front-bad_record", language, line=error.line, reason=told(error.said, language))
    reason = told(error, language)
    return translate("web-front-bad_upload", language, reason=reason[:1].upper() + reason[1:])


@router.get("/t/{table_id}/record.txt")
@router.get("/records/{table_id}/record.txt", name="text_of_record")
async def record_text(services: Open, request: Request, table_id: str) -> Response:
    """The record as text."""
    one = await _any(services, request, table_id)
    text = await worked(request, one.file, "txt")
    return PlainTextResponse(text, headers=_download(one, "txt"))


@router.get("/t/{table_id}/record.json")
@router.get("/records/{table_id}/record.json", name="json_of_record")
async def record_json(services: Open, request: Request, table_id: str) -> Response:
    """The record for programs."""
    one = await _any(services, request, table_id)
    text = await worked(request, one.file, "json")
    return Response(text, media_type="application/json", headers=_download(one, "json"))


async def _any(services: Services, request: Request, key: str) -> LookBack:
    is_record = request.url.path.startswith("/records/")
    return await of_brought(services, request, key) if is_record else await of_finished(services, request, key)


def _download(one: LookBack, kind: str) -> dict[str, str]:
    name = f"{one.game.NAME}-{one.date or 'record'}-{one.id[:6]}.{kind}"
    safe = "".join(sign for sign in name if sign.isascii() and (sign.isalnum() or sign in "-_."))
    return {"content-disposition": f'attachment; filename="{safe}"'}


# -- new tables --------------------------------------------------------------------------------------------------------


@router.post("/t/{table_id}/play-on")
@router.post("/records/{table_id}/play-on", name="play_on_from_record")
async def play_on(services: Open, request: Request, table_id: str) -> Response:
    """A new table that begins where this game stood."""
    one = await _any(services, request, table_id)
    form = await request.form()
    past = await worked(request, lambda: one.at(one.nearest(parse_digits(form.get("move")))))
    if past.is_over or past.is_chance:
        raise HTTPException(422, translate("web-replay-no_play_on", language_of(request)))
    seat, together = eyes(services, request, one, parse_digits(form.get("seat"))), form.get("with") == ONE_DEVICE
    asked = _table_like(one, seat or 0, together, str(form.get("bot") or ""))
    asked |= {"position": past.plain(), "hints": not together}
    return await _opened(services, request, lambda who: services.create(who, asked, form))


@router.post("/t/{table_id}/same-deal")
@router.post("/records/{table_id}/same-deal", name="same_deal_of_record")
async def same_deal(services: Open, request: Request, table_id: str) -> Response:
    """A new table with the deal of this game; everybody knows that it is known."""
    one = await _any(services, request, table_id)
    if not one.has_seed:
        raise HTTPException(422, translate("web-replay-no_seed", language_of(request)))
    form = await request.form()
    seat = eyes(services, request, one, parse_digits(form.get("seat")))
    asked = _table_like(one, seat or 0, form.get("with") == ONE_DEVICE)
    again = {**asked, "position": one.game.position, "known_deal": True, "like": one.spec.get("like") or one.id}
    return await _opened(services, request, lambda who: services.host.create(who, again, seed=one.game.deal.seed))


def _table_like(one: LookBack, mine: int, together: bool, against: str = "") -> dict[str, Any]:
    """The same game and options: me on a seat against bots (all *against*, if named), or everybody at this device."""
    named = against if against in bot_names(one.game.NAME) else None
    usually = usual(one.game.NAME)
    seats: list[dict[str, Any]] = []
    for number, seat in enumerate(one.seats):
        if together or number == mine:
            seats.append({"kind": "me", "name": seat.name if together else None})
        else:
            seats.append({"kind": "bot", "bot": named or seat.bot or usually})
    return {"game": one.game.NAME, "options": options_of(one.game), "seats": seats, "hot_seat": together}


async def _opened(services: Services, request: Request, create: Callable[[Who], Awaitable[Table]]) -> Response:
    who = somebody(services, request)
    try:
        table = await create(who)
    except Refused as error:  # a record may hold a card table that is too large
        raise HTTPException(422, refused_sentence(error, language_of(request))) from None
    answer = RedirectResponse(f"/t/{table.id}", 303)
    services.sessions.remember(answer, who)
    return answer
