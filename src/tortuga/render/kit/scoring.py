"""The score sheet in words: every source of points a line, every seat a column."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.kit.game import Position
from tortuga.games.kit.moves import Outcome
from tortuga.i18n import listing, translate
from tortuga.render.kit.frame import columns, fit, heading
from tortuga.render.kit.renderer import phrase, renderer
from tortuga.render.kit.words import seat_names


def score_sheet(position: Position, names: Sequence[str] | None = None, language: str = "en") -> str:
    """The scoring as if the game ended now, or as it ended."""
    who = [fit(name, 10) for name in seat_names(position.players, names, language)]
    lines = renderer(position.NAME).score_lines(position, language)
    rows = [["", *who], *([title, *map(str, numbers)] for title, numbers in lines)]
    title = translate("score-title" if position.is_over else "score-title_now", language)
    table = columns(rows, [False, *[True] * position.players])
    return "\n".join([heading(title), *table, *_won(position, names, language)]) + "\n"


def _won(position: Position, names: Sequence[str] | None, language: str) -> list[str]:
    outcome = position.outcome()
    return [] if outcome is None else ["", winners(position, outcome, names, language)]


def winners(position: Position, outcome: Outcome, names: Sequence[str] | None = None, language: str = "en") -> str:
    """Who won and why."""
    who = seat_names(position.players, names, language)
    won = listing([who[seat] for seat in outcome.winners], language)
    why = phrase(f"why-{position.NAME}-{outcome.why}", outcome.why, language)
    if len(outcome.winners) == 1:
        return translate("score-won", language, name=won, why=why)
    team = renderer(position.NAME).is_team_win(position, outcome)
    return translate("score-team" if team else "score-shared", language, names=won, why=why)
