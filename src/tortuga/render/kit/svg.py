"""A game or a view drawn as one SVG that stands by itself, for notebooks and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tortuga.games.kit.game import Game, Position, View


def draw_svg(position: Position, names: Sequence[str] | None = None, language: str = "en") -> str:
    """The table as *position* shows it."""
    shown = cast(Game | View, position)
    if position.NAME == "einauge":
        from tortuga.render.einauge import svg as svg_einauge

        return svg_einauge.draw(shown, names, language)
    from tortuga.render.barrakuda import svg as svg_barrakuda

    return svg_barrakuda.draw(shown, names, language)
