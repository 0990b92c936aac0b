"""Apneista: solves one turn as a game of its own, on a value learned by self-play, and draws its card from the mix."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.barrakuda.bots.mixing import think_of_turn
from tortuga.players.barrakuda.training.storage import fitting
from tortuga.players.barrakuda.turn_game.value import Brain, by_hand
from tortuga.players.base import Budget, Generator, Thought


def brain_for(view: View, bot: str = "Apneista") -> tuple[Brain, str]:
    """The trained value; where it does not know the wrecks, Sub's judgement by hand, and it is said so."""
    found = fitting(bot, view)
    return (found, "value") if found is not None else (by_hand(), "heuristic")


@dataclass(frozen=True)
class Apneista:
    """Its own chance draws the card; there is no memory."""

    name: str = "Apneista"
    game: str | None = "barrakuda"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """A card of the mix, or the best answer."""
        return self.think(view, budget, generator).move

    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """With the mix, and each card's share against the others' mixes."""
        del budget
        brain, how = brain_for(view)
        return think_of_turn(view, brain, how, generator)
