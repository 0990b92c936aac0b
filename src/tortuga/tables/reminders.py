"""Decides whom to remind of their turn at a table with days for a decision, and when. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tortuga.tables.commands import A_DAY
from tortuga.tables.table import Table

DIGEST_EVERY = 6 * 3600.0  # seconds: a user gets one digest in that time at most
WAITS_FOR = 900.0  # seconds of waiting before a digest names a turn: most people come back sooner
WEBHOOK_AFTER = 3600.0  # the same for a webhook
WEBHOOK_EVERY = 6 * 3600.0  # a table calls its webhook once in that time at most


class Turn(NamedTuple):
    """A turn for which a table waits."""

    table: str
    game: str
    version: int  # of the game, when the turn began
    deadline: float


def is_slow(table: Table) -> bool:
    """Whether a table runs and has days for a decision; only such tables send reminders."""
    return table.status == "running" and int(table.spec.get("clock") or 0) >= A_DAY


def turn_of(table: Table, user: str, seen: int, now: float) -> Turn | None:
    """The turn to remind a user of: it has lasted for WAITS_FOR, and they have not seen it; else None."""
    asked = [table.seats[seat] for seat in table.to_act()]
    is_theirs = any(seat.user == user and not seat.is_played_by_bot for seat in asked)
    if not is_theirs or not is_slow(table) or now - table.since < WAITS_FOR or seen >= table.game_version:
        return None
    return Turn(table.id, str(table.spec["game"]), table.game_version, table.deadline() or now)


def digest(turns: list[Turn], told: Mapping[str, int], last: float, now: float) -> list[Turn]:
    """The turns of the digest that is due now; none if the last one was sent lately or named all of them."""
    is_new = any(told.get(turn.table) != turn.version for turn in turns)
    return turns if is_new and now - last >= DIGEST_EVERY else []


def webhook_turn(table: Table, last: float, now: float) -> Turn | None:
    """The turn for which the webhook of a table is to be called now; None if there is none."""
    is_due = now - table.since >= WEBHOOK_AFTER and now - last >= WEBHOOK_EVERY
    if not (is_slow(table) and table.spec.get("webhook") and table.waits_for_person() and is_due):
        return None
    return Turn(table.id, str(table.spec["game"]), table.game_version, table.deadline() or now)
