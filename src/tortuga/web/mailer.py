"""Decides on digests and webhook calls, and sends the letters of the outbox, each from one worker, in a thread."""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tortuga.i18n import translate
from tortuga.tables import addresses, outbox, presence, reminders
from tortuga.tables.addresses import Address
from tortuga.tables.errors import NoSuchTable, Unreadable
from tortuga.tables.outbox import Letter
from tortuga.tables.reminders import Turn
from tortuga.tables.table import Table
from tortuga.web import mail, webhooks
from tortuga.web.mail import MailServer
from tortuga.web.settings import Webhooks

if TYPE_CHECKING:
    from tortuga.web.services import Services

log = logging.getLogger("tortuga.web")
EVERY = 60.0  # seconds between two rounds
AT_ONCE = 20  # letters sent in one round
CONFIRM_EVERY = 24 * 3600.0  # seconds: an address gets one request for confirmation in that time, whoever enters it


class Mailer:
    """Decides on and sends letters in one process."""

    def __init__(self, services: Services) -> None:
        self._services, settings = services, services.settings
        self.server = MailServer(**settings.mail)
        self.webhooks = Webhooks(settings.webhooks)

    @property
    def has_mail(self) -> bool:
        """Whether a mail server is configured; without one the settings do not ask for an address."""
        return self.server.host != ""

    async def keep_working(self) -> None:
        """Decide on letters and send them, once a minute, while the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.decide()
                await self.deliver()
            except SQLAlchemyError as error:
                log.warning("letters wait for the database: %s", type(error).__name__)

    # -- decisions -----------------------------------------------------------------------------------------------------

    async def ask_to_confirm(self, user: str, address: str, language: str) -> bool:
        """Store an address and send it a link that confirms it; return False if one was sent lately."""
        now, ask = self._services.host.now(), self._services.host.writer.ask
        about = outbox.hashed(address)
        if now - await ask(lambda storage: outbox.last_about(storage, "confirm", about)) < CONFIRM_EVERY:
            return False
        await ask(lambda storage: addresses.set_address(storage, user, address, language))
        number = outbox.letter_id("confirm", f"{user} {address}", int(now))
        letter = Letter(number, "confirm", user, about, address, {"language": language})
        await ask(lambda storage: outbox.decide(storage, letter, now))
        return True

    async def decide(self) -> None:
        """Add all due digests and webhook calls to the outbox."""
        ask, now = self._services.host.writer.ask, self._services.host.now()
        await self._services.attendance.store()
        await ask(lambda storage: outbox.forget_old(storage, now))
        if self.has_mail:
            for address in await ask(addresses.confirmed):
                await self._decide_digest(address, now)
        if self.webhooks is not Webhooks.OFF:
            for table_id in await ask(lambda storage: storage.with_webhooks()):
                await self._decide_webhook(table_id, now)

    async def _decide_digest(self, address: Address, now: float) -> None:
        if now - address.last < reminders.DIGEST_EVERY:
            return
        turns = [turn for turn in await self._turns(address.user, now) if turn is not None]
        if due := reminders.digest(turns, address.told, address.last, now):
            await self._services.host.writer.ask(lambda storage: outbox.decide_digest(storage, address, due, now))

    async def _turns(self, user: str, now: float) -> list[Turn | None]:
        ask, found = self._services.host.writer.ask, []
        for row in await ask(lambda storage: storage.of_user(user)):
            if row["status"] == "running" and (table := await self._readable(row["id"])) is not None:
                known = await ask(lambda storage, table=table: presence.last_seen(storage, table.id, user))  # type: ignore[misc]
                found.append(reminders.turn_of(table, user, known.version if known else 0, now))
        return found

    async def _readable(self, table_id: str) -> Table | None:
        try:
            return await self._services.host.table(table_id)
        except (NoSuchTable, Unreadable):
            return None

    async def _decide_webhook(self, table_id: str, now: float) -> None:
        ask = self._services.host.writer.ask
        table = await self._readable(table_id)
        last = await ask(lambda storage: outbox.last_about(storage, "webhook", table_id))
        turn = None if table is None else reminders.webhook_turn(table, last, now)
        if table is None or turn is None:
            return
        names = [table.seats[seat].name for seat in table.to_act() if not table.seats[seat].is_played_by_bot]
        content = {"turn": list(turn), "names": names}
        number = outbox.letter_id("webhook", table_id, turn.version)
        letter = Letter(number, "webhook", None, table_id, str(table.spec["webhook"]), content)
        await ask(lambda storage: outbox.decide(storage, letter, now))

    # -- sending -------------------------------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Send due letters, at most AT_ONCE."""
        ask = self._services.host.writer.ask
        for _ in range(AT_ONCE):
            letter = await ask(lambda storage: outbox.claim(storage, self._services.host.now()))
            if letter is None:
                return
            try:
                await asyncio.to_thread(self.send, letter)
            except (OSError, smtplib.SMTPException, http.client.HTTPException) as error:
                log.warning("a letter (%s) could not be sent: %s", letter.kind, type(error).__name__)
                await ask(lambda storage, letter=letter: outbox.release(storage, letter))  # type: ignore[misc]
            else:
                await ask(lambda storage, letter=letter: outbox.mark_sent(storage, letter, self._services.host.now()))  # type: ignore[misc]

    def send(self, letter: Letter) -> None:
        """Send a letter. Blocks."""
        home = self._services.settings.url
        if letter.kind == "webhook":
            webhooks.post(letter.target, _told(letter, home), self.webhooks)
            return
        link = self._services.sessions.mail_link(letter.kind, str(letter.user), letter.target)
        mail.send(self.server, mail.compose(letter, self.server.sender, home, f"{home}/mail/{letter.kind}/{link}"))


def _told(letter: Letter, home: str) -> dict[str, object]:
    """The body of a webhook call; chat services show its `text` or `content`."""
    turn, names = Turn(*letter.content["turn"]), letter.content["names"]
    url = f"{home}/t/{turn.table}"
    text = translate("mail-webhook", "en", names=", ".join(names), url=url)
    about = {"event": "waiting", "id": letter.id, "table": turn.table, "game": turn.game, "version": turn.version}
    return {**about, "waits_for": names, "deadline": turn.deadline, "url": url, "text": text, "content": text}
