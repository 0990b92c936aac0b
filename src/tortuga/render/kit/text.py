"""A game or a view drawn as text, at most 80 columns wide: every line also makes sense when it is read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tortuga.games.kit.game import Game, Position, View
from tortuga.render.kit.frame import Paint
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.words import seat_names


def draw(position: Position, names: Sequence[str] | None = None, language: str = "en", colour: bool = False) -> str:
    """The table as *position* shows it; `colour` adds ANSI colours, on top of words that say the same."""
    who = seat_names(position.players, names, language)
    return renderer(position.NAME).text(cast(Game | View, position), who, language, Paint(colour))
