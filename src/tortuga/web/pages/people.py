"""Who somebody is and where they sit: names, invitations, rematches and the list of one's own games."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, Field

from tortuga.games.kit.errors import TortugaError
from tortuga.i18n import translate
from tortuga.tables import commands
from tortuga.tables.chat import chat_of
from tortuga.tables.commands import Who, clean_name
from tortuga.tables.errors import NoSuchTable, Refused
from tortuga.tables.names import NAME_LENGTH
from tortuga.tables.table import Table
from tortuga.web.api.answers import REFUSED, Known, problem
from tortuga.web.api.requests import Name
from tortuga.web.pages.invitation import invitation
from tortuga.web.pages.newtable import Fault
from tortuga.web.pages.page import NOT_STORED, game_title, is_invited, page
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, again, guest, language_of, services_of

pages = APIRouter(include_in_schema=False)
programs = APIRouter(prefix="/api", tags=["tables"])
Open = Annotated[Services, Depends(services_of)]


def local(path: object) -> str:
    """A path of ours to go on to; anything else leads home."""
    text = str(path or "/")
    return text if text.startswith("/") and not text.startswith(("//", "/\\")) else "/"


# -- names -------------------------------------------------------------------------------------------------------------


class NewName(BaseModel):
    """What somebody wants to be called."""

    name: Name = Field(examples=["Anne"])


async def rename(services: Services, who: Who) -> None:
    """Write the present name of a user on their seats at tables that have not ended.

    Where somebody else has that name, the seat keeps its own.
    """
    for table_id in await _tables_of(services, who):
        with contextlib.suppress(Refused):
            await services.host.do(table_id, lambda table, _: commands.rename(table, who))


async def check_name(services: Services, who: Who) -> None:
    """Refuse a name that somebody else has at one of the user's tables."""
    for table_id in await _tables_of(services, who):
        commands.rename(await services.host.table(table_id), who)


async def _tables_of(services: Services, who: Who) -> list[str]:
    """The tables at which a user sits and that have not ended."""
    rows = await services.host.writer.ask(lambda storage: storage.of_user(who.user))
    return [row["id"] for row in rows if row["status"] in ("open", "running")]


@programs.post("/me", responses=REFUSED)
async def rename_me(services: Open, who: Known, asked: NewName, request: Request, response: Response) -> dict[str, str]:
    """Have another name, at once at all your tables. A program gets a new token; the old one keeps the old name."""
    try:
        named = Who(who.user, clean_name(asked.name))
        await check_name(services, named)
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    await rename(services, named)
    if services.sessions.has_token(request):
        return {"name": named.name, "token": services.sessions.token(named)}
    services.sessions.remember(response, named)
    return {"name": named.name}


# -- an invitation -----------------------------------------------------------------------------------------------------


def invitation_page(
    services: Services, request: Request, table: Table, fault: Fault | None = None, status: int = 200, name: str = ""
) -> Response:
    """What is played at an open table, by which rules and with whom, and the form to sit down."""
    who, language = services.sessions.who(request), language_of(request)
    about = invitation(table, who, language, chat_of(table, services.chat))
    title = game_title(table.spec["game"], language)
    by = {"name": about.by} if about.by else {}
    asked = translate("web-join-invited_by" if by else "web-join-invited", language, **by)
    return page(
        services,
        request,
        "join.html",
        status,
        NOT_STORED,
        (f"{title}: {asked}", " · ".join(text for _, text in about.terms)),
        table=table,
        notice=_removal(table, who, language),
        invitation=about,
        name=name or (who.name if who else ""),
        name_length=NAME_LENGTH,
        fault=fault or Fault("", ""),
    )


def _removal(table: Table, who: Who | None, language: str) -> str:
    """What is told to somebody whose seat the host has freed; nothing to all others."""
    freed = [notice for notice in table.notices if who is not None and notice.user == who.user]
    if not freed:
        return ""
    by = freed[-1].by or translate("web-people-host", language)
    return translate("web-people-you_removed_before", language, by=by)


@pages.get("/t/{table_id}/join")
async def join(services: Open, request: Request, table_id: str) -> Response:
    """The invitation to an open table; who sits there already, or comes too late, goes to the table."""
    try:
        table = await services.host.table(table_id)
    except NoSuchTable:
        return page(services, request, "missing.html", 404)
    if not is_invited(services, request, table):
        return RedirectResponse(f"/t/{table_id}", 303)
    return invitation_page(services, request, table)


@pages.post("/t/{table_id}/sit")
async def sit(services: Open, request: Request, table_id: str) -> Response:
    """Take a seat by the name that was sent, and go to the table; if all are taken by now, one can watch.

    The seat is the one asked for if it is free, else one that is.
    """
    form = await request.form()
    known = guest(services, request)
    typed, asked = form.get("name"), str(form.get("seat") or "")
    try:
        table = await services.host.table(table_id)
        who = Who(known.user, clean_name(known.name if typed is None else typed))
    except NoSuchTable:
        return page(services, request, "missing.html", 404)
    except Refused as error:
        fault = Fault("name", refused_sentence(error, language_of(request)))
        return invitation_page(services, request, table, fault, 422, str(typed or ""))

    def first_free(now: Table, _: Any) -> list[commands.New]:
        free = now.open_to(who.user)
        wanted = [number for number in free if str(number) == asked] or free
        return commands.sit(now, who, wanted[0] if wanted else 0, form.get("nonce"))

    answer = RedirectResponse(f"/t/{table_id}", 303)
    try:
        await services.host.do(table_id, first_free)
    except Refused as error:
        if error.reason == "name_taken":
            fault = Fault("name", refused_sentence(error, language_of(request)))
            return invitation_page(services, request, table, fault, 422, who.name)
        answer.headers["location"] += "?watch=1"
        return answer
    if who.name != known.name:
        await rename(services, who)
    services.sessions.remember(answer, who)
    return answer


# -- a rematch ---------------------------------------------------------------------------------------------------------


@pages.post("/t/{table_id}/rematch")
async def rematch(services: Open, request: Request, table_id: str) -> Response:
    """The same table again: whoever asks first makes it, the others sit down there."""
    try:
        new = await again(services, guest(services, request), table_id)
    except NoSuchTable:
        return page(services, request, "missing.html", 404)
    except Refused:
        return RedirectResponse(f"/t/{table_id}", 303)
    return RedirectResponse(f"/t/{new.id}", 303)


@pages.post("/t/{table_id}/decline")
async def decline(services: Open, request: Request, table_id: str) -> Response:
    """Let others have the seat that a rematch keeps for me."""
    try:
        await services.host.do(table_id, lambda table, _: commands.decline(table, guest(services, request)))
    except NoSuchTable:
        return page(services, request, "missing.html", 404)
    except Refused:
        pass  # the time ran out: others may sit down anyway
    return RedirectResponse("/", 303)
