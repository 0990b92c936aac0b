"""Apneista: solves one turn on values learned by self-play, and draws its card from the mix."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.games.barrakuda.options import Options
from tortuga.games.kit.game import View
from tortuga.players.barrakuda.bots.mixing import think_of_turn
from tortuga.players.barrakuda.storage import fitting
from tortuga.players.barrakuda.turn_game.value import Evaluator, by_hand
from tortuga.players.base import Budget, Generator, ThinkingBot, Thought


def evaluator_for(options: Options) -> tuple[Evaluator, str]:
    """The trained values ("value"), or, for wrecks they were not trained on, those by hand ("heuristic")."""
    found = fitting("Apneista", options)
    return (found, "value") if found is not None else (by_hand(), "heuristic")


@dataclass(frozen=True)
class Apneista(ThinkingBot):
    """Draws its cards from its own generator; it has no memory."""

    name: str = "Apneista"
    game: str | None = "barrakuda"

    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """A card of the mix, or the best answer, with the mix and each card's share against the others' mixes."""
        del budget
        evaluator, how = evaluator_for(view.options)
        return think_of_turn(view, evaluator, how, generator)
