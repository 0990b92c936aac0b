"""What all routes share: the host of the tables, sessions, templates, messages."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from collections.abc import Mapping
from typing import Any

from fastapi import Request
from starlette.requests import HTTPConnection

from tortuga.i18n import languages
from tortuga.tables import commands
from tortuga.tables.administration import Restriction, restricted
from tortuga.tables.commands import Who
from tortuga.tables.errors import Refused
from tortuga.tables.events import Kind
from tortuga.tables.fairness import Seals
from tortuga.tables.host import Host
from tortuga.tables.phrases import Chat
from tortuga.tables.table import Table
from tortuga.tables.thinking import Thinkers
from tortuga.web.api.presence import Presence
from tortuga.web.api.updates import Updates
from tortuga.web.attendance import Attendance
from tortuga.web.compilation import Compilation
from tortuga.web.mailer import Mailer
from tortuga.web.security import Guard
from tortuga.web.session import Sessions
from tortuga.web.settings import Settings
from tortuga.web.slow_clients import SlowClients
from tortuga.web.templating import environment, prepare
from tortuga.web.viewer import Viewer, viewer_of

LANGUAGE_COOKIE = "language"
_HOST = re.compile(r"([\w.-]{1,253}|\[[\da-fA-F:.]+\])(:\d{1,5})?", re.ASCII)


class Services:
    """The services of one process, made when it starts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = str(os.getpid())  # so that one can tell which process answers
        self.compilation = Compilation()
        self.host = Host(
            settings.database,
            thinkers=Thinkers(settings.thinkers),
            bot_pause=settings.bot_pause,
            games=self.compilation,
        )
        self.templates = environment()
        self.slow_clients = SlowClients()
        self.presence = Presence(self.host.notify)
        self.attendance = Attendance(self)
        self.mailer = Mailer(self)
        self.chat = Chat(settings.chat)
        self.updates = Updates(self.presence, self.host.now, self.chat, self.host.duties.places.at)
        self.restrictions: dict[Restriction, frozenset[str]] = {}
        self.sessions: Sessions
        self.seals: Seals
        self.guard: Guard

    async def open(self) -> None:
        """Open the log; the key that signs cookies is kept there."""
        self.compilation.start()
        await asyncio.gather(asyncio.to_thread(prepare), self.compilation.load(), self.host.start())
        self.slow_clients.start()
        key = await self.host.writer.ask(lambda storage: storage.setting("cookie_key", secrets.token_hex(32)))
        self.sessions, self.seals = Sessions(key, self.settings), Seals(key)
        self.host.duties.thinkers.network_of = self.sessions.network_of
        self.guard = Guard(self.settings, self.sessions)
        await self.refresh_restrictions()

    async def close(self) -> None:
        """Close the log."""
        self.slow_clients.stop()
        await self.compilation.stop()
        await self.host.stop()

    async def refresh_restrictions(self) -> None:
        """Read which users and addresses the operator has muted or banned."""
        self.restrictions = await self.host.writer.ask(restricted)
        self.guard.banned = self.restrictions[Restriction.BANNED]

    def new_deal(self) -> str:
        """A deal that the server commits itself to, for a table that is made later."""
        return self.seals.new(self.host.now())

    async def create(self, who: Who, asked: dict[str, Any], form: Mapping[str, Any]) -> Table:
        """The table that a form asks for, with the deal that it shows and the nonce of the browser.

        An old page, or one that is sent again, gets a deal that nobody has seen.
        """
        sealed = self.seals.opened(str(form.get("deal") or ""), self.host.now())
        mine: dict[str, Any] = next((seat for seat in asked["seats"] if seat["kind"] == "me"), {})
        mine["nonce"] = form.get("nonce")
        try:
            return await self.host.create(who, asked, sealed=sealed)
        except Refused as error:
            if error.reason != "bad_deal":
                raise
        return await self.host.create(who, asked)

    def home(self, connection: HTTPConnection) -> str:
        """The address to invite others by: the public one, else the one by which this person has come."""
        host = connection.headers.get("host", "")
        if self.settings.public_url or not _HOST.fullmatch(host):
            return self.settings.url
        return f"{'https' if connection.url.scheme in ('https', 'wss') else 'http'}://{host}"

    def viewer(self, table: Table, connection: HTTPConnection) -> Viewer:
        """Who looks."""
        return viewer_of(table, self.sessions.who(connection), language_of(connection))


async def services_of(request: Request) -> Services:
    """The services of the process, once the game that the path of the request names can be played.

    Not a plain function: FastAPI would call that in another thread.
    """
    services: Services = request.app.state.services
    await services.compilation.ready(request.path_params.get("game", ""))
    return services


def language_of(connection: HTTPConnection) -> str:
    """Chosen by the person, else by the browser, else English."""
    known = languages()
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in known:
        return chosen
    for part in connection.headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip().lower()[:2]
        if wanted in known:
            return wanted
    return "en"


def as_dict(value: Any) -> dict[str, Any]:
    """A JSON object, or an empty one."""
    return value if isinstance(value, dict) else {}


def guest(services: Services, request: Request) -> Who:
    """Who asks; somebody new gets an identity, which the answer must remember."""
    return services.sessions.who(request) or services.sessions.new(request, "")


async def again(services: Services, who: Who, table_id: str) -> Table:
    """The rematch of a table: made by whoever asks first; who has played and asks later sits down there."""
    async with services.host.lock(f"rematch of {table_id}"):  # or everybody who asks now makes one
        table = await services.host.table(table_id)
        if table.rematch is None:
            new = await services.host.create(who, commands.rematch(table, who))
            told = commands.New(Kind.REMATCH, None, {"table": new.id})
            table = await services.host.do(table_id, lambda now, _: [] if now.rematch else [told])
            if table.rematch != new.id:  # another worker was first
                await services.host.do(new.id, lambda *_: [commands.New(Kind.CLOSED, None, {})])

    def sit_down(new: Table, _: Any) -> list[commands.New]:
        kept = new.seats_reserved_for(who.user)
        return commands.sit(new, who, kept[0]) if kept and new.status == "open" else []

    return await services.host.do(str(table.rematch), sit_down)
