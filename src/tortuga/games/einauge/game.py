"""Einauge: the public face."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.games.einauge import view
from tortuga.games.einauge.actions import TABLE
from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.state import COLOURS, STATE, Phase
from tortuga.games.kit.game import Game, Position, View

_DECISIONS = (Phase.BUY, Phase.FIGHT, Phase.LAY, Phase.FINAL)


class _EinaugePosition(Position):
    NAME = "einauge"
    TITLE = "Einauge sei wachsam!"
    PLAYERS = (2, 5)
    PHASES = view.PHASES
    VERSION = 1
    kernels: ClassVar = KERNELS
    words: ClassVar = view
    state_type = STATE
    options_type = Options
    refusals = Refusal

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """The seat in turn, unless chance speaks or the game is over."""
        states, top = self._states, self._top
        return (int(states["turn"][top]),) if int(states["phase"][top]) in _DECISIONS else ()

    def _score(self, row: list[int]) -> dict[str, int]:
        jewels, exchange, chests, bonus = row
        return {"jewels": jewels, "exchange": exchange, "chests": chests, "bonus": bonus, "total": sum(row)}

    def _why(self) -> str:
        return "standstill" if self.state.quiet >= self.players else "ships"

    def refusal_facts(self, seat: int, action: int) -> dict[str, Any]:
        """The card of the move, what it costs, and what the seat has."""
        facts: dict[str, Any] = {"phase": self.phase, "seat": seat, "turn": self.turn}
        row = TABLE[action] if 0 <= action < len(TABLE) else None
        if row is None or not 0 <= seat < self.players:
            return facts
        face = self.options.cards.ship if row.rank is None else self.options.cards.islands[row.rank]
        facts["colour"] = None if row.colour is None else COLOURS[row.colour]
        facts["card"] = "ship" if row.rank is None else f"{facts['colour']} {face.name}"
        facts.update(price=face.price, sabre_price=self.options.cards.fight_price(face))
        facts.update(ducats=int(self.state.ducats[seat]), sabres=int(self.state.sabres[seat]))
        return facts


class EinaugeView(_EinaugePosition, View):
    """What one seat may know of a game of Einauge."""


class Einauge(_EinaugePosition, Game):
    """A game of Einauge sei wachsam! for 2 to 5 players.

    >>> game = Einauge(players=2, seed=7)
    >>> game.phase, game.turn
    ('buy', 0)
    >>> move = game.push(next(iter(game.legal_moves)))
    >>> game.phase
    'fight'
    >>> game.pop() == move
    True
    """

    view_type = EinaugeView

    @property
    def turn_number(self) -> int:
        """How many turns all seats together have taken."""
        return int(self.state.turns)
