"""What happened, in words: the log of a game, with what each step brought.

A sealed choice is told when all are revealed, never before.
"""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.kit.game import Game
from tortuga.render.kit.words import seat_names


def story(game: Game, names: Sequence[str] | None = None, since: int = 0, language: str = "en") -> list[str]:
    """The steps from number *since* on, a sentence each; draws that follow each other share one."""
    who = seat_names(game.players, names, language)
    if game.NAME == "einauge":
        from tortuga.render.einauge import story as story_einauge

        return story_einauge.tell(game, who, since, language)
    from tortuga.render.barrakuda import story as story_barrakuda

    return story_barrakuda.tell(game, who, since, language)
