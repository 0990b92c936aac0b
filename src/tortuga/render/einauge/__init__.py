"""Einauge as text, as SVG and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Position
from tortuga.render.einauge import board, narration, svg, text
from tortuga.render.einauge.facts import chest_jewels
from tortuga.render.kit.renderer import Lines, Renderer, source_line


class EinaugeRenderer(Renderer):
    """The display, the pirate table, and what lies before every seat."""

    text = staticmethod(text.draw)
    svg = staticmethod(svg.draw)
    story_by_step = staticmethod(narration.story_by_step)
    sentence = staticmethod(narration.sentence)
    label = staticmethod(narration.label)
    purse = staticmethod(narration.purse)
    extra = staticmethod(board.extra)
    offers = staticmethod(board.offers)
    turn_at = staticmethod(board.turn_at)

    def has_board(self) -> bool:
        """Whether the page has a board of its own: it has."""
        return True

    def card_rows(self, cards: Any, language: str) -> Iterator[str]:
        """Every field of every card with its source."""
        for face in (*cards.islands, cards.ship):
            yield f"\n{face.name}"
            sources = dict(face.provenance)
            for field, value in face.plain().items():
                if field != "name":
                    yield source_line(field, str(value), sources.get(field), language)

    def score_lines(self, position: Position) -> Lines:
        """E5.3–E5.5, chests colour by colour."""
        scores, brought = position.scores(), chest_jewels(position)
        lines: Lines = [_line(kind, scores) for kind in ("jewels", "exchange")]
        for colour in brought[0]:
            jewels = [seat[colour] for seat in brought]
            if any(jewels):
                lines.append((Message("score-einauge-chests", colour=colour), jewels, False))
        if any(score["bonus"] for score in scores):
            lines.append(_line("bonus", scores))
        return [*lines, _line("total", scores, is_total=True)]


def _line(kind: str, scores: Sequence[dict[str, int]], is_total: bool = False) -> tuple[Message, list[int], bool]:
    return Message(f"score-einauge-{kind}"), [score[kind] for score in scores], is_total


RENDERER = EinaugeRenderer()
