"""The guided first game: a panel beside a real table that says what is to see, what to try, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.tables.table import Table
from tortuga.web.viewer import Viewer

LESSONS = 6  # after these the player plays on freely


@dataclass(frozen=True)
class Guide:
    """What the panel says now."""

    step: int  # the lesson, from 1
    title: str
    text: str
    news: tuple[str, ...]  # what has just happened, in figures of the rules
    last: int = LESSONS


def guide_of(table: Table, viewer: Viewer) -> Guide | None:
    """The panel of this viewer; none at ordinary tables, before the game, and for others."""
    if not table.spec.get("guide") or table.game is None or viewer.seat is None:
        return None
    if table.game.NAME == "einauge":
        from tortuga.web.guide.einauge import guide
    else:
        from tortuga.web.guide.barrakuda import guide
    return guide(table, table.game, viewer.seat, viewer.language)
