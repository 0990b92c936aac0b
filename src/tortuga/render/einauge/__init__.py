"""Einauge as text, as SVG and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Position
from tortuga.games.kit.moves import Outcome
from tortuga.render.einauge import board, narration, scoring, svg, text
from tortuga.render.einauge.facts import number_words
from tortuga.render.kit.renderer import Renderer, number_lines, source_line


class EinaugeRenderer(Renderer):
    """The display, the pirate table, and what lies before every seat."""

    text = staticmethod(text.draw)
    svg = staticmethod(svg.draw)
    story_by_step = staticmethod(narration.story_by_step)
    sentence = staticmethod(narration.sentence)
    label = staticmethod(narration.label)
    purse = staticmethod(narration.purse)
    history_extra = staticmethod(board.history_extra)
    shared_extra = staticmethod(board.shared_extra)
    own_extra = staticmethod(board.own_extra)
    offers = staticmethod(board.offers)
    refusal_arguments = staticmethod(board.refusal_arguments)
    turn_at = staticmethod(board.turn_at)
    number_words = staticmethod(number_words)

    def has_board(self) -> bool:
        """Whether the page has a board of its own: it has."""
        return True

    def card_rows(self, cards: Any, language: str) -> Iterator[str]:
        """Every field of every card, and every number of the rules, with its source."""
        for face in (*cards.islands, cards.ship):
            yield f"\n{face.name}"
            sources = dict(face.provenance)
            for field, value in face.plain().items():
                if field != "name":
                    yield source_line(field, str(value), sources.get(field), language)
        yield from number_lines(cards, language)

    score_lines = staticmethod(scoring.lines)

    def score_notes(self, position: Position, outcome: Outcome) -> list[Message]:
        """E5.4: what equal chests brought; E5.6: a shared win."""
        return [*scoring.ties(position), *super().score_notes(position, outcome)]


RENDERER = EinaugeRenderer()
