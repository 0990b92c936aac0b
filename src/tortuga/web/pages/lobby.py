"""Before the table: the front page, a new table, who I am."""

from __future__ import annotations

import contextlib
import math
import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError
from tortuga.i18n import languages, translate
from tortuga.players import usual
from tortuga.render.kit.messages import told
from tortuga.tables import commands, device_games
from tortuga.tables.commands import Who, clean_name
from tortuga.tables.errors import Refused, TooMany, Unreadable
from tortuga.tables.names import NAME_LENGTH
from tortuga.tables.phrases import not_freer
from tortuga.tables.table import Table
from tortuga.web.board_modules import own_boards
from tortuga.web.pages.bots import levels
from tortuga.web.pages.forms.barrakuda import danger_of
from tortuga.web.pages.newtable import Fault, Typed, asked_of, fault_of, offer, usual_options
from tortuga.web.pages.page import NOT_STORED, isolated, page, tongues
from tortuga.web.pages.people import check_name, local, rename
from tortuga.web.pages.preparing import state_of
from tortuga.web.say import refused_sentence
from tortuga.web.security import LARGEST_RECORD
from tortuga.web.services import LANGUAGE_COOKIE, Services, as_dict, guest, language_of, services_of
from tortuga.web.session import A_YEAR
from tortuga.web.settings import Webhooks
from tortuga.web.webhooks import clean_url

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
RUNNING_SHOWN, FINISHED_SHOWN = 6, 6
LONGEST_DRAWING = 200
CLEARED_COOKIE = "cleared"


# -- the front page ----------------------------------------------------------------------------------------------------


@router.get("/")
async def front(services: Open, request: Request) -> Response:
    """My games, listed tables, a new table."""
    return await front_page(services, request)


async def front_page(
    services: Services, request: Request, fault: Fault | None = None, status: int = 200, **typed: str
) -> Response:
    """The front page; *fault* is said at its field, with what was typed there."""
    who = services.sessions.who(request)
    mine = [] if who is None else await services.host.writer.ask(lambda storage: storage.of_user(who.user))
    mine = [row for row in mine if row["game"] in own_boards()]
    listed = await services.host.writer.ask(lambda storage: storage.listed())
    running = [await _with_turn(services, row, who) for row in mine if row["status"] in ("open", "running")]
    finished = [row for row in mine if row["status"] == "over"]
    ended = sorted([*finished, *await _on_device(services, who)], key=lambda row: -float(row["updated"]))
    shown = [row for row in ended if row["updated"] > cleared_at(request)]
    own = {row["id"] for row in mine}
    return page(
        services,
        request,
        "front.html",
        status,
        NOT_STORED,
        games=[(game, levels(game), state_of(services, game, language_of(request))) for game in own_boards()],
        rematches=await _rematches(services, finished[:FINISHED_SHOWN], who),
        running=sorted(running, key=lambda row: not row["my_turn"]),
        finished=[await _with_winners(services, row) for row in shown[:FINISHED_SHOWN]],
        cleared=len(ended) - len(shown),
        shown=RUNNING_SHOWN,
        most_bytes=LARGEST_RECORD,
        listed=[
            {**row, "names": _names(row["names"])}
            for row in listed
            if row["id"] not in own and row["game"] in own_boards()
        ],
        tongues=tongues(),
        name_length=NAME_LENGTH,
        fault=fault or Fault("", ""),
        typed=typed,
    )


async def _with_turn(services: Services, row: dict[str, Any], who: Who | None) -> dict[str, Any]:
    table = await _readable(services, row)
    if table is None:
        return {**_untold(row), "my_turn": False}
    mine = table.seats_of(who.user if who else None)
    return {**_told(row, table), "my_turn": any(seat in mine for seat in table.to_act())}


async def _on_device(services: Services, who: Who | None) -> list[dict[str, Any]]:
    """The games that a user played without the server, as rows of the list."""
    if who is None:
        return []
    rows = await services.host.writer.ask(lambda storage: device_games.of_user(storage, who.user))
    return [_told_of_device(row) for row in rows if row["game"] in own_boards()]


def _told_of_device(row: dict[str, Any]) -> dict[str, Any]:
    names, won = row["names"], [row["names"][seat] for seat in row["winners"]]
    return {**row, "device": True, "known_deal": False, "names": _names(names), "winners": _names(won)}


async def _with_winners(services: Services, row: dict[str, Any]) -> dict[str, Any]:
    if row.get("device"):
        return row
    table = await _readable(services, row)
    if table is None:
        return {**_untold(row), "winners": []}
    return {**_told(row, table), "winners": _names([table.names[seat] for seat in table.winners()])}


async def _rematches(services: Services, rows: list[dict[str, Any]], who: Who | None) -> list[tuple[str, str, str]]:
    """The rematches that keep a seat for me: the table, its game and who asks."""
    found = []
    for row in rows:
        over = await _readable(services, row)
        new = over and over.rematch and await _readable(services, {**row, "id": over.rematch})
        if new and who is not None and new.status == "open" and new.seats_reserved_for(who.user):
            by = next((isolated(seat.name) for seat in new.seats if seat.user == new.host), "")
            found.append((new.id, str(row["game"]), by))
    return found


async def _readable(services: Services, row: dict[str, Any]) -> Table | None:
    """The table of a row of a list; None while its game is not compiled, and if its log is damaged."""
    if services.compilation.is_ready(row["game"]):
        with contextlib.suppress(Unreadable):
            return await services.host.table(row["id"])
    return None


def _untold(row: dict[str, Any]) -> dict[str, Any]:
    """What the log tells of a table without its rules."""
    return {**row, "device": False, "names": _names(row["names"]), "known_deal": False}


def _told(row: dict[str, Any], table: Table) -> dict[str, Any]:
    known = bool(table.spec.get("known_deal"))
    return {**row, "device": False, "names": _names(table.names), "known_deal": known}


def _names(names: list[str]) -> list[str]:
    """Names to be listed in one line; open seats have none."""
    return [isolated(name) for name in names if name]


def cleared_at(request: Request) -> float:
    """When the list of finished games was last cleared in this browser."""
    text = request.cookies.get(CLEARED_COOKIE, "")
    return float(text) if re.fullmatch(r"[0-9]{1,12}", text) else 0.0


@router.post("/games/clear")
async def clear(services: Open, request: Request) -> Response:
    """Show none of the games that have ended until now; or all of them again. They stay where they are."""
    answer = RedirectResponse("/", 303)
    if (await request.form()).get("show"):
        answer.delete_cookie(CLEARED_COOKIE)
    else:
        now = str(math.ceil(services.host.now()))
        answer.set_cookie(CLEARED_COOKIE, now, max_age=A_YEAR, samesite="lax", httponly=True)
    return answer


# -- who I am ----------------------------------------------------------------------------------------------------------


@router.post("/me")
async def become(services: Open, request: Request) -> Response:
    """Take a name, at once at all my tables."""
    form = await request.form()
    who = guest(services, request)
    try:
        named = Who(who.user, clean_name(form.get("name")))
        await check_name(services, named)
    except Refused as error:
        fault = Fault("name", refused_sentence(error, language_of(request)))
        return await front_page(services, request, fault, 422, name=str(form.get("name") or ""))
    await rename(services, named)
    answer = RedirectResponse(local(form.get("next")), 303)
    services.sessions.remember(answer, named)
    return answer


@router.post("/language")
async def speak(request: Request) -> Response:
    """Choose a language; it is kept in a cookie."""
    form = await request.form()
    answer = RedirectResponse(local(form.get("next")), 303)
    if form.get("language") in languages():
        answer.set_cookie(LANGUAGE_COOKIE, str(form["language"]), max_age=A_YEAR, samesite="lax")
    return answer


def somebody(services: Services, request: Request) -> Who:
    """Who asks; without a name yet they have one that will do."""
    who = guest(services, request)
    return who if who.name else Who(who.user, translate("seat-human", language_of(request)))


# -- a new table -------------------------------------------------------------------------------------------------------


@router.post("/quick")
async def quick(services: Open, request: Request) -> Response:
    """One click: me against a bot of the level asked for, else the usual one, by the ordinary rules.

    A form is sent on, a program told the address.
    """
    is_json = "json" in request.headers.get("content-type", "")
    try:
        sent: Any = as_dict(await request.json()) if is_json else await request.form()
    except (ValueError, RecursionError):
        sent = {}
    game = str(sent.get("game") or "")
    try:
        if GAMES[game].name not in own_boards():  # no list of the lobby would show the table
            raise HTTPException(404)
        bot = levels(game).get(str(sent.get("level") or ""), usual(game))
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    except TortugaError as error:
        return JSONResponse({"text": told(error, language_of(request))}, 422)
    who = somebody(services, request)
    options = {"players": GAMES[game].rules.PLAYERS[0], **usual_options(game)}
    asked = {"game": game, "options": options, "seats": seats, "hints": True, "start": commands.DRAWN}
    table = await services.create(who, asked, sent)
    answer: Response = JSONResponse({"url": f"/t/{table.id}"}) if is_json else RedirectResponse(f"/t/{table.id}", 303)
    services.sessions.remember(answer, who)
    return answer


@router.get("/new")
async def new(services: Open, request: Request, game: str = "", listed: bool = False) -> Response:
    """The form of a new table."""
    typed = Typed(_known(game), None, _own_name(services, request), language_of(request), listed)
    return new_page(services, request, typed)


def _known(game: str) -> str:
    known = own_boards()
    return game if game in known else known[0]


def _own_name(services: Services, request: Request) -> str:
    who = services.sessions.who(request)
    return who.name if who else ""


def new_page(
    services: Services, request: Request, typed: Typed, fault: Fault | None = None, status: int = 200
) -> Response:
    """The form with what was typed; *fault* is said at its field."""
    return page(
        services,
        request,
        "new.html",
        status,
        games=own_boards(),
        typed=typed,
        offer=offer(typed.game, language_of(request)),
        chats=not_freer(services.chat),
        fault=fault or Fault("", ""),
        name_length=NAME_LENGTH,
        has_webhooks=services.mailer.webhooks is not Webhooks.OFF,
    )


@router.post("/tables")
async def make(services: Open, request: Request) -> Response:
    """Make the table that the form asks for, and go there."""
    form = await request.form()
    sent = {key: [str(value) for value in form.getlist(key)] for key in form}
    language = language_of(request)
    typed = Typed(_known(sent.get("game", [""])[0]), sent, "", language)
    try:
        who = Who(guest(services, request).user, clean_name(typed.one("name")))
        asked = asked_of(typed)
        asked["webhook"] = clean_url(asked["webhook"], services.mailer.webhooks)
        table = await services.create(who, asked, form)
    except TortugaError as error:
        status = 429 if isinstance(error, TooMany) else 422
        return new_page(services, request, typed, fault_of(error, language), status)
    answer = RedirectResponse(f"/t/{table.id}", 303)
    services.sessions.remember(answer, who)
    return answer


@router.get("/layouts/danger")
async def layout_danger(request: Request, drawing: Annotated[str, Query(max_length=LONGEST_DRAWING)] = "") -> Response:
    """How dangerous a drawing of wrecks is."""
    return JSONResponse(danger_of(drawing, language_of(request)))
