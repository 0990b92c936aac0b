"""Positions, score sheets and card tables, drawn as text or SVG by the renderer of their game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from tortuga.games.kit.game import Game, Position, View
from tortuga.games.kit.moves import Outcome
from tortuga.i18n import listing, translate
from tortuga.render.kit.frame import Paint, columns, fit, heading
from tortuga.render.kit.messages import told
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.words import seat_names


def draw(position: Position, names: Sequence[str] | None = None, language: str = "en", colour: bool = False) -> str:
    """A game or a view as text of at most 80 columns: every line also makes sense when it is read aloud.

    `colour` adds ANSI colours, on top of words that say the same.
    """
    who = seat_names(position.players, names, language)
    return renderer(position.NAME).text(cast(Game | View, position), who, language, Paint(colour))


def draw_svg(position: Position, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A game or a view as one SVG that stands by itself, for notebooks and pages."""
    who = seat_names(position.players, names, language)
    return renderer(position.NAME).svg(cast(Game | View, position), who, language)


def score_sheet(position: Position, names: Sequence[str] | None = None, language: str = "en") -> str:
    """The scoring as if the game ended now, or as it ended: every source of points a line, every seat a column."""
    who = [fit(name, 10) for name in seat_names(position.players, names, language)]
    lines = renderer(position.NAME).score_lines(position)
    rows = [["", *who], *([told(line.title, language), *map(str, line.numbers)] for line in lines)]
    title = translate("score-title" if position.is_over else "score-title_now", language)
    table = columns(rows, [False, *[True] * position.players])
    outcome = position.outcome()
    won = [] if outcome is None else ["", _winners(position, outcome, names, language)]
    return "\n".join([heading(title), *table, *won]) + "\n"


def _winners(position: Position, outcome: Outcome, names: Sequence[str] | None = None, language: str = "en") -> str:
    """Who won and why."""
    who = seat_names(position.players, names, language)
    won = listing([who[seat] for seat in outcome.winners], language)
    why = told(renderer(position.NAME).why(position, outcome), language)
    if len(outcome.winners) == 1:
        return translate("score-won", language, name=won, why=why)
    team = renderer(position.NAME).is_team_win(position, outcome)
    return translate("score-team" if team else "score-shared", language, names=won, why=why)


def draw_table(game: str, cards: Any, language: str = "en") -> str:
    """A card table as text, with the provenance of every field, the rulings of ours and the sources."""
    head = translate("cards-head", language, name=cards.name, hash=cards.hash)
    return "\n".join([head, *renderer(game).card_rows(cards, language), *_about(game, language)])


def _about(game: str, language: str) -> Iterator[str]:
    """Where the rulebooks are silent, and the printed game with its sources, as the rules pages tell it."""
    for chapter in ("ours", "printed"):
        yield "\n" + translate(f"rulebook-{game}-title-{chapter}", language)
        yield translate(f"rulebook-{game}-text-{chapter}", language).replace("*", "")
