"""What the bots have in common that mix their cards: from an evaluator to a thought."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import ACTIONS, PLAY
from tortuga.games.barrakuda.state import SEATS
from tortuga.games.kit.game import View
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.solver import answer_worths, choose_mixes
from tortuga.players.barrakuda.turn_game.value import Evaluator
from tortuga.players.base import Generator, Thought, move_of, no_move, seat_of

PARTS = 1 << 30  # the resolution of a drawn probability


def drawn(mix: dict[int, float], generator: Generator) -> int:
    """Draw an action of the mix."""
    left = generator.below(PARTS) / PARTS * sum(mix.values())
    for action, chance in mix.items():
        left -= chance
        if left < 0.0:
            return action
    return max(mix, key=lambda action: mix[action])


def cards_of(state: Any, seat: int) -> list[int]:
    """The cards in hand, rising: what an index of a mix means."""
    return [card for card in range(1, MOST + 1) if int(state.hand[seat]) >> card & 1]


def choosing(view: View, evaluator: Evaluator, words: Any) -> tuple[Any, Any, Any]:
    """While all choose: everybody's mixes, the cards' shares against them, and the seats' shares."""
    mixes, worths, values = np.zeros((SEATS, MOST)), np.zeros((SEATS, MOST)), np.zeros(SEATS)
    choose_mixes(view.rules, view.states, 0, evaluator, words, mixes, worths, values)
    return mixes, worths, values


def answers(view: View, evaluator: Evaluator, words: Any) -> dict[int, float]:
    """The actions of the view's seat with their shares, for any decision but the choice of a card."""
    seat = seat_of(view)
    actions, worths = np.zeros(ACTIONS, np.int64), np.zeros(ACTIONS)
    found = answer_worths(view.rules, view.states, 0, seat, evaluator, words, actions, worths)
    if not found:
        raise no_move(view)
    return dict(zip(actions[:found].tolist(), worths[:found].tolist(), strict=True))


def think_of_turn(view: View, evaluator: Evaluator, how: str, generator: Generator) -> Thought:
    """Solve the turn and draw a card from the mix; make any other decision by the best share."""
    seat = seat_of(view)
    if view.phase != "choose":
        return think_of_answer(view, evaluator, how, generator)
    mixes, worths, _ = choosing(view, evaluator, generator.words)
    return mixed_thought(view, how, mixes[seat], worths[seat], generator)


def mixed_thought(view: View, how: str, mix: Any, worths: Any, generator: Generator, playouts: int = 0) -> Thought:
    """The thought of a mix over the cards in hand, with a card drawn from it."""
    seat = seat_of(view)
    cards = cards_of(view.state, seat)
    chances = {PLAY + card: float(mix[number]) for number, card in enumerate(cards)}
    worth = {PLAY + card: float(worths[number]) for number, card in enumerate(cards)}
    move = move_of(view, seat, drawn(chances, generator))
    return Thought(move=move, how=how, worth=worth, mix=chances, playouts=playouts)


def think_of_answer(view: View, evaluator: Evaluator, how: str, generator: Generator) -> Thought:
    """Make any decision but the choice of a card, by the best share."""
    worth = answers(view, evaluator, generator.words)
    best = max(worth, key=lambda action: worth[action])
    return Thought(move=move_of(view, seat_of(view), best), how=how, worth=worth, mix={best: 1.0})
