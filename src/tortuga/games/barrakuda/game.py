"""Barrakuda: the public face."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.games.barrakuda import view
from tortuga.games.barrakuda.actions import TABLE
from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.notation import card_name
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.state import NO_CARD, NOBODY, STATE, Phase
from tortuga.games.kit.game import Game, Position, View

_CHANCE = (Phase.LAYOUT, Phase.DISTANCE, Phase.DIRECTION, Phase.JUMP, Phase.PAIR)


class _BarrakudaPosition(Position):
    NAME = "barrakuda"
    TITLE = "Barrakuda"
    PLAYERS = (2, 4)
    PHASES = view.PHASES
    VERSION = 1
    DEALS_BY_TURN = True
    SEALED_PHASE = "choose"
    kernels: ClassVar = KERNELS
    words: ClassVar = view
    state_type = STATE
    options_type = Options
    refusals = Refusal

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """Those without a sealed choice while all choose; else the seat that is asked."""
        states, top = self._states, self._top
        phase = int(states["phase"][top])
        if phase == Phase.CHOOSE:
            chosen = states["chosen"][top].tolist()
            return tuple(seat for seat in range(self.players) if chosen[seat] == NO_CARD)
        actor = int(states["actor"][top])
        return () if phase in _CHANCE or actor == NOBODY else (actor,)

    def _score(self, row: list[int]) -> dict[str, int]:
        vault, bag = row
        return {"vault": vault, "bag": bag}

    def _why(self) -> str:
        return "goal" if (self.state.vault >= self.options.goal).any() else "turn_limit"

    def refusal_facts(self, seat: int, action: int) -> dict[str, Any]:
        """The card, wreck, seat or gold of the move, and the distance and the bag it is measured by."""
        state = self.state
        facts: dict[str, Any] = {"phase": self.phase, "seat": seat, "turn": self.turn, "distance": int(state.distance)}
        row = TABLE[action] if 0 <= action < len(TABLE) else None
        if row is not None:
            facts["card"] = None if row.card is None else card_name(row.card)
            facts.update(wreck=int(state.wreck) if row.wreck is None else row.wreck, other=row.seat, gold=row.gold)
        if 0 <= seat < self.players:
            facts["bag"] = int(state.bag[seat])
        return facts


class BarrakudaView(_BarrakudaPosition, View):
    """What one seat may know of a game of Barrakuda."""


class Barrakuda(_BarrakudaPosition, Game):
    """A game of Barrakuda for 2 to 4 players, or two teams.

    >>> game = Barrakuda(players=2, seed=7)
    >>> game.phase, game.seats_to_move
    ('choose', (0, 1))
    >>> move = game.push("dive 4", 1)
    >>> game.seats_to_move
    (0,)
    >>> game.pop() == move
    True
    """

    view_type = BarrakudaView

    @property
    def turn_number(self) -> int:
        """The number of the turn, which all seats take together, counted from 1."""
        return int(self.state.turn)
