"""What the game in JavaScript must know of Barrakuda: shapes and names of layouts, icons."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.actions import LAYOUT
from tortuga.games.barrakuda.layouts import named
from tortuga.games.barrakuda.options import RANDOM_LAYOUT, Options
from tortuga.games.barrakuda.shapes import ALL_SHAPES
from tortuga.games.barrakuda.state import BARRACUDA, CARD_BITS, CARDS, NO_CARD, NOBODY, ORDERS, SEALED, WRECKS, Icon
from tortuga.games.barrakuda.tables import Numbers


def options_with_marks() -> Options:
    """The usual options: no text depends on the cards."""
    return Options.of(2)


def facts() -> dict[str, Any]:
    """Numbers, names and shapes."""
    return {
        "wrecks": WRECKS,
        "numbers": Numbers().whole(),
        "cards_in_hand": CARDS,
        "barracuda": BARRACUDA,
        "card_bits": CARD_BITS,
        "no_card": NO_CARD,
        "sealed_card": SEALED,
        "nobody": NOBODY,
        "icons": {icon.name.lower(): int(icon) for icon in Icon if icon},
        "random_layout": RANDOM_LAYOUT,
        "layouts": {name: layout.drawing for name, layout in named().items()},
        "first_layout": LAYOUT,
        "orders": ORDERS,
        "shapes": ALL_SHAPES,
    }
