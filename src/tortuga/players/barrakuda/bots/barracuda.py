"""Barracuda: plays two-player games from a solved coarse model, re-solving the present turn by the full rules.

With the table of `tortuga solve barrakuda` among the user's data it uses that ("table"); without, weights distilled
from solved layers ("value"); where neither knows the game, Palombaro's search ("search").
"""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.games.barrakuda.options import DEFAULT_GOAL, Options
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.barrakuda.bots.mixing import think_of_turn
from tortuga.players.barrakuda.bots.palombaro import Palombaro
from tortuga.players.barrakuda.coarse_model.model import BAGS
from tortuga.players.barrakuda.training.storage import fitting, solved, table_path
from tortuga.players.barrakuda.turn_game.value import Brain
from tortuga.players.base import Budget, Generator, Thought


def has_table() -> bool:
    """Whether the table of `tortuga solve barrakuda` lies among the user's data."""
    return table_path(Options.of(2).rules(), BAGS).exists()


def distilled(view: View) -> Brain | None:
    """The weights, in the games they were distilled for: two players, layout `first`, at most the usual goal."""
    usual = view.players == 2 and view.options.near == Options.of(2).near and view.options.goal <= DEFAULT_GOAL
    return fitting("Barracuda", view) if usual else None


@dataclass(frozen=True)
class Barracuda:
    """`table` off: plays from the weights even where the table is there, so that both can be rated."""

    name: str = "Barracuda"
    game: str | None = "barrakuda"
    table: bool = True

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """A card of the mix, or the best answer."""
        return self.think(view, budget, generator).move

    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """With the mix, and each card's share against the other's mix."""
        found = solved(view, BAGS) if self.table else None
        if found is not None:
            return think_of_turn(view, found, "table", generator)
        found = distilled(view)
        if found is not None:
            return think_of_turn(view, found, "value", generator)
        return Palombaro(self.name).think(view, budget, generator)
