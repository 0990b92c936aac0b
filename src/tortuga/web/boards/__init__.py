"""What the template of each game's board is given."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import View
from tortuga.tables.table import Table
from tortuga.web.viewer import Viewer


def board_of(table: Table, view: View, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The board of the table's game."""
    if view.NAME == "einauge":
        from tortuga.web.boards.einauge import board
    else:
        from tortuga.web.boards.barrakuda import board
    return board(table, view, viewer, legal)
