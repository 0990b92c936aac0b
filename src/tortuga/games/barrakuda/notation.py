"""Moves and outcomes of chance as people would say them, and back (docs/records.md)."""

from __future__ import annotations

import itertools
from functools import lru_cache

from tortuga.games.barrakuda.actions import DIRECTION, DISTANCE, JUMP, LAYOUT, PAIR, TABLE, Action
from tortuga.games.barrakuda.layouts import drawn, number_of, numbered, parse
from tortuga.games.barrakuda.state import BARRACUDA, LAYOUTS, MOST_STEPS, SHOWN_BY_JUMP, WRECKS
from tortuga.games.kit.errors import NotationError, TableError
from tortuga.games.kit.notation import Notation

_LAYOUT = "layout"
_EXAMPLES = "dive 4, barracuda, fish to 2, special, steal from 1, exchange 3, decline or lay barracuda"


def card_name(card: int) -> str:
    """A movement card by its number; `barracuda`."""
    return "barracuda" if card == BARRACUDA else str(card)


def _move(action: Action) -> str:
    if action.verb == "barracuda" or action == Action(action.verb):
        return action.verb
    if action.card is not None:
        return f"{action.verb} {card_name(action.card)}"
    (number,) = (value for value in (action.wreck, action.seat, action.gold) if value is not None)
    return f"{action.verb} {number}"


class _Outcomes(dict[int, str]):
    """The texts of all outcomes; those of the 155,520 layouts are made when they are asked for."""

    def __missing__(self, number: int) -> str:
        if not LAYOUT <= number < LAYOUT + LAYOUTS:
            raise KeyError(number)
        return f"{_LAYOUT} {drawn(numbered(int(number) - LAYOUT))}"


class BarrakudaNotation(Notation):
    """The texts of all moves and of all outcomes of chance, layouts among them."""

    def outcome_number(self, text: str) -> int:
        """The outcome of a chance text."""
        verb, _, drawing = text.strip().partition(" ")
        if verb.casefold() != _LAYOUT:
            return super().outcome_number(text)
        try:
            return LAYOUT + number_of(parse(drawing))
        except TableError as error:
            raise NotationError(str(error)) from None


@lru_cache(maxsize=1)
def notation() -> Notation:
    """All texts; they do not depend on the wreck table."""
    outcomes = _Outcomes()
    outcomes.update({DISTANCE + shown: f"distance {shown}" for shown in range(1, MOST_STEPS + 1)})
    outcomes.update({DIRECTION + shown: f"direction {shown}" for shown in range(1, WRECKS + 1)})
    outcomes.update({JUMP + shown: f"jump {shown}" for shown in range(1, SHOWN_BY_JUMP + 1)})
    for low, high in itertools.combinations(range(1, BARRACUDA + 1), 2):
        outcomes[PAIR + (1 << low | 1 << high)] = f"pair {card_name(low)} {card_name(high)}"
    moves = {number: _move(action) for number, action in enumerate(TABLE) if action is not None}
    return BarrakudaNotation(moves, outcomes, _EXAMPLES)
