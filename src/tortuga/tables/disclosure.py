"""What is shown when a game is over, so that anybody can check the deal: `tortuga verify-fair` does."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import Game
from tortuga.tables.fairness import Secret
from tortuga.tables.table import Table


def revealed(table: Table, secret: Secret) -> dict[str, Any]:
    """The commitment and all that opens it. The caller has made sure that the game is over."""
    assert table.game is not None
    return {
        "game": table.game.NAME,
        "options": table.game.options.plain(),
        "commitment": table.spec["commitment"],
        "known_deal": bool(table.spec.get("known_deal")),
        "seed": secret.seed.hex(),
        "salt": secret.salt.hex(),
        "nonces": [seat.nonce for seat in table.seats],
        "start": table.spec.get("start", "as_seated"),
        "first": table.first,
        "chance": _chance(table.game),
        "position": table.game.position,
        "given_up": table.resigned_by is not None,  # else nothing that chance said to the end is missing
        "steps": [str(step) for step in table.game.steps],
    }


def _chance(game: Game) -> list[Any]:
    """What chance said, in order; where its key depends on the turn, with the turn in which it was asked."""
    said = [(number, step.text) for number, step in enumerate(game.steps) if step.seat is None]
    if not game.DEALS_BY_TURN:
        return [text for _, text in said]
    return [[game.at(number).turn_number, text] for number, text in said]
