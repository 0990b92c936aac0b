"""What is told of people who no longer play their seat: in the log, on the page of everybody, and at the seat."""

from __future__ import annotations

from tortuga.i18n import translate
from tortuga.players import usual
from tortuga.tables.table import Notice, Table
from tortuga.web.viewer import Viewer

RECENT = 12  # events: so long the page of the others shows a notice; the log keeps it
Shown = tuple[int, str, bool]  # its number, its sentence, and whether it is of the viewer's own seat


def mark_of(table: Table, number: int) -> str:
    """What is marked at a seat: "away" or "bot" if a bot plays there, else nothing."""
    seat = table.seats[number]
    if seat.away:
        return "away"
    return "bot" if seat.bot is not None or (seat.resigned and table.resigned_by != number) else ""


def sentence_of(table: Table, notice: Notice, language: str, *, own: bool = False) -> str:
    """The sentence of a notice: to the person it is about, or to the others."""
    by = notice.by or translate("web-people-host", language)
    bot = notice.bot or usual(str(table.spec["game"]))
    key = f"you_{notice.kind}" if own else notice.kind
    if own and not notice.in_game:
        key = "you_removed_before"
    return translate(f"web-people-{key}", language, name=notice.name, by=by, bot=bot)


def names_at(table: Table, version: int) -> list[str]:
    """The name of each seat at a version: a bot that took a seat since then has given it its own."""
    names = list(table.names)
    for notice in reversed(table.notices):
        if notice.in_game and notice.seq > version:
            names[notice.seat] = notice.name
    return names


def shown_to(table: Table, viewer: Viewer) -> Shown | None:
    """The one notice on a viewer's page: of their own seat as long as it holds, else the newest for a while."""
    own = _own(table, viewer)
    if own is not None:
        return own.seq, sentence_of(table, own, viewer.language, own=True), True
    newest = table.notices[-1] if table.notices else None
    is_news = newest is not None and newest.in_game and newest.seq > table.version - RECENT
    if newest is None or not is_news or newest.seat in viewer.seats or newest.seq == viewer.lost:
        return None
    return newest.seq, sentence_of(table, newest, viewer.language), False


def _own(table: Table, viewer: Viewer) -> Notice | None:
    for notice in reversed(table.notices):
        if notice.seq == viewer.lost and (notice.in_game or notice.kind == "removed"):
            return notice
        if notice.kind == "resigned" and notice.seat in viewer.seats and table.status == "running":
            return notice
    return None
