"""What the module of Einauge exports beside the kernels of play."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.rules.e4_rows import place
from tortuga.web.wasm.exports import Export


def exports(rules: Any, states: Any) -> list[Export]:
    """Putting a card into a row without paying for it: on a copy of the state, that shows its income."""
    return [Export("place", place, (rules[0], states[0], 0, True))]
