"""A game or a view drawn as text, at most 80 columns wide: every line also makes sense when it is read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tortuga.games.kit.game import Game, Position, View
from tortuga.render.kit.frame import Paint


def draw(position: Position, names: Sequence[str] | None = None, language: str = "en", colour: bool = False) -> str:
    """The table as *position* shows it; `colour` adds ANSI colours, on top of words that say the same."""
    shown = cast(Game | View, position)
    if position.NAME == "einauge":
        from tortuga.render.einauge import text as text_einauge

        return text_einauge.draw(shown, names, language, Paint(colour))
    from tortuga.render.barrakuda import text as text_barrakuda

    return text_barrakuda.draw(shown, names, language, Paint(colour))
