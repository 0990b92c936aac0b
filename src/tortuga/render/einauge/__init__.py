"""Einauge as text, as SVG and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.games.kit.game import Position
from tortuga.i18n import translate
from tortuga.render.einauge import narration, svg, text
from tortuga.render.einauge.facts import chest_jewels
from tortuga.render.kit.messages import colour_name
from tortuga.render.kit.renderer import Lines, Renderer, source_line


class EinaugeRenderer(Renderer):
    """The display, the pirate table, and what lies before every seat."""

    text = staticmethod(text.draw)
    svg = staticmethod(svg.draw)
    story = staticmethod(narration.story)
    sentence = staticmethod(narration.sentence)
    label = staticmethod(narration.label)
    purse = staticmethod(narration.purse)

    def card_rows(self, cards: Any, language: str) -> Iterator[str]:
        """Every field of every card with its source."""
        for face in (*cards.islands, cards.ship):
            yield f"\n{face.name}"
            sources = dict(face.provenance)
            for field, value in face.plain().items():
                if field != "name":
                    yield source_line(field, str(value), sources.get(field), language)

    def score_lines(self, position: Position, language: str) -> Lines:
        """E5.3–E5.5, chests colour by colour."""
        scores, brought = position.scores(), chest_jewels(position)
        lines = [
            (translate(f"score-einauge-{kind}", language), [score[kind] for score in scores])
            for kind in ("jewels", "exchange")
        ]
        for colour in brought[0]:
            jewels = [seat[colour] for seat in brought]
            if any(jewels):
                lines.append(
                    (translate("score-einauge-chests", language, colour=colour_name(colour, language)), jewels)
                )
        if any(score["bonus"] for score in scores):
            lines.append((translate("score-einauge-bonus", language), [score["bonus"] for score in scores]))
        return [*lines, (translate("score-einauge-total", language), [score["total"] for score in scores])]


RENDERER = EinaugeRenderer()
