"""A game or a view drawn as one SVG that stands by itself, for notebooks and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tortuga.games.kit.game import Game, Position, View
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.words import seat_names


def draw_svg(position: Position, names: Sequence[str] | None = None, language: str = "en") -> str:
    """The table as *position* shows it."""
    who = seat_names(position.players, names, language)
    return renderer(position.NAME).svg(cast(Game | View, position), who, language)
