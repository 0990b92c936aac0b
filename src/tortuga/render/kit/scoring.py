"""The score sheet in words: every source of points a line, every seat a column."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.kit.game import Position
from tortuga.games.kit.moves import Outcome
from tortuga.i18n import listing, translate
from tortuga.render.kit.frame import columns, fit, heading
from tortuga.render.kit.messages import colour_name
from tortuga.render.kit.words import seat_names


def score_sheet(position: Position, names: Sequence[str] | None = None, language: str = "en") -> str:
    """The scoring as if the game ended now, or as it ended."""
    who = [fit(name, 10) for name in seat_names(position.players, names, language)]
    lines = _einauge(position, language) if position.NAME == "einauge" else _barrakuda(position, language)
    rows = [["", *who], *([title, *map(str, numbers)] for title, numbers in lines)]
    title = translate("score-title" if position.is_over else "score-title_now", language)
    table = columns(rows, [False, *[True] * position.players])
    return "\n".join([heading(title), *table, *_won(position, names, language)]) + "\n"


def _einauge(position: Position, language: str) -> list[tuple[str, list[int]]]:
    """E5.3–E5.5, chests colour by colour."""
    from tortuga.render.einauge.facts import chest_jewels

    scores, brought = position.scores(), chest_jewels(position)
    lines = [
        (translate(f"score-einauge-{kind}", language), [score[kind] for score in scores])
        for kind in ("jewels", "exchange")
    ]
    for colour in brought[0]:
        jewels = [seat[colour] for seat in brought]
        if any(jewels):
            lines.append((translate("score-einauge-chests", language, colour=colour_name(colour, language)), jewels))
    if any(score["bonus"] for score in scores):
        lines.append((translate("score-einauge-bonus", language), [score["bonus"] for score in scores]))
    return [*lines, (translate("score-einauge-total", language), [score["total"] for score in scores])]


def _barrakuda(position: Position, language: str) -> list[tuple[str, list[int]]]:
    """B6: the vault, then the bag."""
    scores = position.scores()
    return [
        (translate(f"score-barrakuda-{kind}", language), [score[kind] for score in scores]) for kind in ("vault", "bag")
    ]


def _won(position: Position, names: Sequence[str] | None, language: str) -> list[str]:
    outcome = position.outcome()
    return [] if outcome is None else ["", winners(position, outcome, names, language)]


def winners(position: Position, outcome: Outcome, names: Sequence[str] | None = None, language: str = "en") -> str:
    """Who won and why."""
    who = seat_names(position.players, names, language)
    won = listing([who[seat] for seat in outcome.winners], language)
    why = translate(f"why-{position.NAME}-{outcome.why}", language)
    if len(outcome.winners) == 1:
        return translate("score-won", language, name=won, why=why)
    team = position.NAME == "barrakuda" and position.options.teams and len(outcome.winners) < position.players
    return translate("score-team" if team else "score-shared", language, names=won, why=why)
