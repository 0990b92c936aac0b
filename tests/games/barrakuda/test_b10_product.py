"""B10: what the product tells about the printed game and about our rulings."""

from __future__ import annotations

import pytest

from tests.games.sections import of_ours, sections
from tortuga.games.barrakuda.options import Options
from tortuga.i18n import languages
from tortuga.render.kit.drawing import draw_table

NAMED = ("Isaac Pante", "Ajša Zdravković", "Helvetiq", "boardseyeview.net", "spieletest.at", "jungundaltspielt.de")


@pytest.mark.parametrize("language", languages())
def test_every_ruling_of_ours_is_listed(language: str) -> None:
    """B10: "list every [H] in words and name the sources"."""
    told = draw_table("barrakuda", Options.of(2).cards, language)
    assert not [
        number
        for number in of_ours(sections("barrakuda"))
        if number != "B10" and f"{number}:" not in told.replace("\u202f:", ":")
    ]


@pytest.mark.parametrize("language", languages())
def test_authors_and_sources_are_named(language: str) -> None:
    """B10: "Isaac Pante, illustrations Ajša Zdravković, Helvetiq; 2–4 players, 8–99 years, 20 minutes"."""
    told = draw_table("barrakuda", Options.of(2).cards, language)
    assert not [name for name in NAMED if name not in told]
