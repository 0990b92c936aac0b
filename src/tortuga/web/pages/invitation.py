"""What somebody who follows an invitation should know before they sit down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.options import Option, Switch
from tortuga.i18n import translate
from tortuga.render.kit.renderer import phrase
from tortuga.tables.commands import AS_SEATED, Who
from tortuga.tables.phrases import Chat
from tortuga.tables.table import Seat, Table
from tortuga.web.pages.forms import start_of
from tortuga.web.pages.newtable import clock_text, option_words
from tortuga.web.pages.page import isolated


@dataclass(frozen=True)
class Invitation:
    """An open table as a guest sees it."""

    by: str  # the host's name, if they sit at the table
    seats: list[tuple[str, str]]  # the name or "", and what it is: person, bot, open or reserved
    free: list[int]  # seats the guest may take
    is_kept: bool  # one of them is kept for the guest: a rematch
    terms: list[tuple[str, str]]  # what was agreed, and how


def invitation(table: Table, who: Who | None, language: str, chat: Chat) -> Invitation:
    """The invitation of an open table."""
    user = None if who is None else who.user
    by = [isolated(seat.name) for seat in table.seats if seat.user == table.host]
    return Invitation(
        by=by[0] if by else "",
        seats=[_seat(seat) for seat in table.seats],
        free=table.open_to(user),
        is_kept=bool(table.seats_reserved_for(user)),
        terms=terms(table, language, chat),
    )


def _seat(seat: Seat) -> tuple[str, str]:
    if seat.reserved is not None:
        return isolated(seat.reserved.name), "reserved"
    return isolated(seat.name), "bot" if seat.bot else "open" if seat.is_open else "person"


def terms(table: Table, language: str, chat: Chat) -> list[tuple[str, str]]:
    """The terms of a table, each with its title: rules, clock, hints, who begins, and a restricted chat."""
    spec = table.spec
    said = translate("web-table-chat", language), translate(f"web-create-chat_{chat}", language)
    hints = "web-join-hints_on" if spec.get("hints") else "web-join-hints_off"
    return [
        (translate("web-create-options", language), _rules(str(spec["game"]), spec["options"], language)),
        (translate("web-create-clock", language), clock_text(int(spec["clock"]), language)),
        (translate("web-join-hints", language), translate(hints, language)),
        (translate("web-create-start", language), translate(f"web-create-start_{_start(spec)}", language)),
        *([] if chat is Chat.ALL else [said]),
    ]


def _start(spec: dict[str, Any]) -> str:
    return str(spec.get("start", AS_SEATED))


def _rules(game: str, options: dict[str, Any], language: str) -> str:
    """The options that are not as usual, or that all are."""
    chosen = [option for option in GAMES[game].options if option.name in options]
    told = [_told(game, option, options[option.name], language) for option in chosen]
    different = [text for text in told if text]
    return "; ".join(different) if different else translate("web-join-usual", language)


def _told(game: str, option: Option, value: Any, language: str) -> str:
    """An option and its value in words; nothing if it is as usual."""
    is_off = isinstance(option, Switch) and value in (False, "off")
    if is_off or value in (None, [], start_of(option), option.default):
        return ""
    words = option_words(game, language)
    title = words["title"](option)
    if isinstance(option, Switch) or isinstance(value, dict):
        return title
    values = value if isinstance(value, list) else [value]
    shown = ", ".join(phrase(f"colour-{each}", words["word"](option, str(each)), language) for each in values)
    return f"{title}{translate('word-colon', language)}{shown}"
