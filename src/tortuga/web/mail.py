"""Composes e-mails from letters of the outbox, and sends them over SMTP."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr

from tortuga.i18n import translate
from tortuga.render.kit.renderer import phrase
from tortuga.tables.errors import Refused
from tortuga.tables.outbox import Letter
from tortuga.tables.reminders import Turn

LONGEST = 254  # characters of an address (RFC 5321)
TIMEOUT = 20.0  # seconds for each response of the mail server


@dataclass(frozen=True)
class MailServer:
    """The SMTP server that sends our e-mails; without a host there is no mail."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    starttls: bool = True


def clean_address(text: object) -> str:
    """A normalised e-mail address; raises if the text is none."""
    given = str(text or "").strip()
    name, _, domain = given.rpartition("@")
    is_plain = given.isascii() and given.isprintable() and not set(' ,;:<>()[]"\\') & set(given)
    if not (name and "." in domain.strip(".") and is_plain and len(given) <= LONGEST and parseaddr(given)[1] == given):
        raise Refused("bad_address_mail")
    return given


def compose(letter: Letter, sender: str, home: str, link: str) -> EmailMessage:
    """The e-mail of a letter. *link* confirms the address, or ends the digests."""
    language = str(letter.content["language"])
    message = EmailMessage()
    message["From"] = sender
    message["To"] = Address(addr_spec=letter.target)
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{letter.id}@{sender.rpartition('@')[2].strip('>') or 'tortuga'}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.kind == "confirm":
        message["Subject"] = translate("mail-confirm_subject", language)
        message.set_content(translate("mail-confirm_text", language, home=home, link=link))
        return message
    turns = [Turn(*turn) for turn in letter.content["turns"]]
    message["List-Unsubscribe"] = f"<{link}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Subject"] = translate("mail-digest_subject", language, number=len(turns))
    lines = [f"{phrase(f'web-game-{turn.game}', turn.game, language)}: {home}/t/{turn.table}" for turn in turns]
    parts = (
        translate("mail-digest_text", language),
        "\n".join(lines),
        translate("mail-digest_stop", language, link=link),
    )
    message.set_content("\n\n".join(parts))
    return message


def send(server: MailServer, message: EmailMessage) -> None:
    """Send an e-mail; raises OSError or SMTPException if the server does not accept it. Blocks."""
    with smtplib.SMTP(server.host, server.port, timeout=TIMEOUT) as link:
        if server.starttls:
            link.starttls(context=ssl.create_default_context())
        if server.user:
            link.login(server.user, server.password)
        link.send_message(message)
