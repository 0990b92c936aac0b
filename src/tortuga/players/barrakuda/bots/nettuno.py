"""Nettuno: solves each turn by the full rules on the values of a solved coarse model, for two players.

With the table of `tortuga solve barrakuda` among the user's data it uses that ("table"); without, weights distilled
from solved layers ("value"); where neither fits the game, Palombaro's search ("search").
"""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.games.barrakuda.options import DEFAULT_GOAL, Options
from tortuga.games.kit.game import View
from tortuga.players.barrakuda.bots.mixing import think_of_turn
from tortuga.players.barrakuda.bots.palombaro import Palombaro
from tortuga.players.barrakuda.storage import fitting, solved, table_path
from tortuga.players.barrakuda.turn_game.table import BAGS
from tortuga.players.barrakuda.turn_game.value import Evaluator
from tortuga.players.base import Budget, Generator, ThinkingBot, Thought


def has_table() -> bool:
    """Whether the table of `tortuga solve barrakuda` is among the user's data."""
    return table_path(Options.of(2).rules(), BAGS).exists()


def evaluator_for(options: Options, table: bool = True) -> tuple[Evaluator, str] | None:
    """The values of the solved table or of the weights distilled from it, and which; None where neither fits.

    The weights were distilled for two players, layout `first`, and at most the usual goal.
    """
    if table and (found := solved(options, BAGS)) is not None:
        return found, "table"
    usual = options.players == 2 and options.near == Options.of(2).near and options.goal <= DEFAULT_GOAL
    found = fitting("Nettuno", options) if usual else None
    return None if found is None else (found, "value")


@dataclass(frozen=True)
class Nettuno(ThinkingBot):
    """`table` off: plays from the weights even where the table is there, so that both can be rated."""

    name: str = "Nettuno"
    game: str | None = "barrakuda"
    table: bool = True

    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """A card of the mix, or the best answer, with the mix and each card's share against the other's mix."""
        found = evaluator_for(view.options, self.table)
        if found is None:
            return Palombaro(self.name).think(view, budget, generator)
        return think_of_turn(view, *found, generator)
