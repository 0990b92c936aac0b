"""Check that nothing was lost: compare what clients received and what the log holds with what was sent."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.table.seating import Sent
from tortuga.tables.events import Event, Kind, chained


def gaps(sent: Sequence[Sent], seen: Sequence[int], first: int) -> int:
    """Count the gaps: acknowledged versions that a client never received, and steps backwards."""
    wanted = {first, *(each.version for each in sent)}
    backwards = sum(later < earlier for earlier, later in pairwise(seen))
    return len(wanted - set(seen)) + backwards


def read_log(database: Path, table: str) -> list[Event]:
    """Return the events of a table as they are on disk."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as link:
        rows = link.execute(
            "SELECT table_id, seq, kind, seat, command_id, body, at, hash FROM events WHERE table_id = ? ORDER BY seq",
            (table,),
        ).fetchall()
    return [Event(row[0], row[1], Kind(row[2]), row[3], row[4], json.loads(row[5]), row[6], row[7]) for row in rows]


def lost(sent: Sequence[Sent], events: Sequence[Event]) -> int:
    """Count moves that the log lacks, has in another order or has besides; all if its chain of hashes is broken."""
    if not is_chained(events):
        return max(len(sent), 1)
    kept = [(event.command, event.seat, _move(event.kind, event.body)) for event in events if event.command]
    told = [(each.command, each.seat, each.text) for each in sent]
    matching = sum(one == other for one, other in zip(kept, told, strict=False))
    return max(len(kept), len(told)) - matching


def _move(kind: Kind, body: dict[str, Any]) -> str | None:
    if kind is Kind.SEALED:
        return str(body["move"])
    return str(body["moves"][0][1]) if kind is Kind.MOVED else None


def is_chained(events: Sequence[Event]) -> bool:
    """Whether the numbers have no gap and every hash follows from the one before."""
    before = ""
    for number, event in enumerate(events, start=1):
        before = chained(before, event)
        if event.seq != number or event.hash != before:
            return False
    return True
