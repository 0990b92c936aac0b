"""E8: what the product tells about the printed game and about our rulings."""

from __future__ import annotations

import pytest

from tests.games.sections import of_ours, sections
from tortuga.games.einauge.options import Options
from tortuga.i18n import languages
from tortuga.render.kit.drawing import draw_table

NAMED = ("Wolfgang Kramer", "Michael Kiesling", "Amigo 2009", "spielen.de", "poeppelkiste.de", "polter.pl", "keirat")


@pytest.mark.parametrize("language", languages())
def test_every_ruling_of_ours_is_listed(language: str) -> None:
    """E8: "list every [H] of E0–E5 in words, and name the sources above in full"."""
    told = draw_table("einauge", Options.of(2).cards, language)
    assert not [
        number
        for number in of_ours(sections("einauge"))
        if number != "E8" and f"{number}:" not in told.replace("\u202f:", ":")
    ]


@pytest.mark.parametrize("language", languages())
def test_authors_and_sources_are_named(language: str) -> None:
    """E8: "Wolfgang Kramer and Michael Kiesling, Amigo 2009, 2–5 players, from 10 years"."""
    told = draw_table("einauge", Options.of(2).cards, language)
    assert not [name for name in NAMED if name not in told]
