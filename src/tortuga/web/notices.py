"""What seats show of people who no longer play them."""

from __future__ import annotations

from tortuga.tables.table import Table


def mark_of(table: Table, number: int) -> str:
    """What is marked at a seat: "away" or "bot" if a bot plays there, else nothing."""
    seat = table.seats[number]
    if seat.away:
        return "away"
    return "bot" if seat.bot is not None or (seat.resigned and table.resigned_by != number) else ""


def names_at(table: Table, version: int) -> list[str]:
    """The name of each seat at a version: a bot that took a seat since then has given it its own."""
    names = list(table.names)
    for notice in reversed(table.notices):
        if notice.in_game and notice.seq > version:
            names[notice.seat] = notice.name
    return names
