"""Drawings as SVG: sound XML that stands by itself."""

import random
from xml.etree import ElementTree

import pytest

from tortuga import Barrakuda, Einauge
from tortuga.games.einauge.state import COLOURS
from tortuga.games.kit.game import Game
from tortuga.render.kit.art import EMBLEMS, PALETTE, PATTERNS
from tortuga.render.kit.drawing import draw_svg

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Anna & Bo", "<Bea>", 'C"', "Dora", "Emil"]


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (Einauge, {"players": 2}),
        (Einauge, {"players": 5}),
        (Barrakuda, {"players": 2, "layout": "harsh"}),
        (Barrakuda, {"players": 4, "teams": True, "layout": "random", "wrecks": [1, 6]}),
    ],
)
def test_every_drawing_is_sound_and_refers_only_to_itself(kind: type[Game], options: dict[str, object]) -> None:
    game = kind(seed=2, **options)  # type: ignore[arg-type]
    generator = random.Random(1)
    while not game.is_over:
        game.push(generator.choice(list(game.legal_moves)))
        if generator.random() < 0.2:
            check(draw_svg(game, NAMES))
            check(draw_svg(game.view(0)))
    check(game._repr_svg_())


def check(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg" and root.find(f"{SVG}title") is not None
    known = {element.get("id") for element in root.iter()}
    for element in root.iter():
        href = element.get("href", "")
        assert not href or href[1:] in known
        fill = element.get("fill", "")
        assert not fill.startswith("url(") or fill[5:-1] in known


def test_no_colour_stands_alone() -> None:
    """Eight colours, eight patterns, eight emblems, and the ship's: all different."""
    kinds = {*COLOURS, "ship"}
    for parts in (PALETTE, PATTERNS, EMBLEMS):
        assert set(parts) == kinds
    assert (
        len(set(PATTERNS.values())) == len(set(EMBLEMS.values())) == len({ink.ground for ink in PALETTE.values()}) == 9
    )


def test_a_drawing_does_not_tell_a_sealed_choice() -> None:
    drawn = set()
    for card in ("dive 1", "dive 5", "barracuda"):
        game = Barrakuda(2, seed=1)
        game.push(card, 0)
        drawn.add(draw_svg(game.view(1)))
    assert len(drawn) == 1
