"""Why a card or an answer of Barrakuda is better than another, in words: how sampled turns with each of them ended."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import PLAY
from tortuga.games.barrakuda.state import NO_CARD, Phase
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import View
from tortuga.players.barrakuda.bots.mixing import cards_of
from tortuga.players.barrakuda.turn_game.heuristic import BAG, CARD
from tortuga.render.kit.messages import amount

TURNS = 24  # that are sampled
FELT = 0.15  # gold in the vault that is worth a sentence
_LONGEST = 64  # steps of a turn

Valued = Callable[[Any], Any]  # rows of shares of positions, once their turn is over


class Turns:
    """So many ends of the turn after an action: chance draws, the others play their mixes, answers are the best."""

    def __init__(self, view: View, action: int, mixes: Any, valued: Valued) -> None:
        assert view.seat is not None
        self.view, self.seat, self.valued, self.mixes = view, view.seat, valued, mixes
        self.before = view.states[0]
        self.purse = view.rules[0].purse[: view.players]
        self.ends = np.concatenate([self._end(action, random.Random(number)) for number in range(TURNS)])

    def _end(self, action: int, chance: random.Random) -> Any:
        """The position in which the turn ends; the same dice fall for every action, as far as they are thrown."""
        kernels, rules = self.view.kernels, self.view.rules
        states = np.zeros(_LONGEST, self.view.states.dtype)
        states[0], top = self.before, 0
        for seat, chosen in self._chosen(action, chance):
            kernels.push(rules, states, top, seat, chosen)
            top += 1
        while top < _LONGEST - 1 and states[top].phase not in (Phase.CHOOSE, Phase.OVER):
            size, _ = kernels.question(rules, states, top)
            if size:
                kernels.push_nth(rules, states, top, chance.randrange(size))
            else:
                kernels.push(rules, states, top, int(states[top].actor), self._best_answer(states, top))
            top += 1
        return states[top : top + 1]

    def _chosen(self, action: int, chance: random.Random) -> list[tuple[int, int]]:
        if self.view.phase != "choose":
            return [(self.seat, action)]
        self.before = self.before.copy()
        self.before.chosen[:] = NO_CARD
        choices = []
        for seat in range(self.view.players):
            cards, drawn = cards_of(self.before, seat), chance.random()
            card = int(np.searchsorted(np.cumsum(self.mixes[seat, : len(cards)]), drawn * 0.999999))
            choices.append((seat, action if seat == self.seat else PLAY + cards[min(card, len(cards) - 1)]))
        return choices

    def _best_answer(self, states: Any, top: int) -> int:
        seat, room = int(states[top].actor), np.empty(512, np.int64)
        number = self.view.kernels.legal_actions(self.view.rules, states, top, seat, room)
        after, pair = np.zeros(number, states.dtype), states[top : top + 2].copy()
        for place in range(number):
            self.view.kernels.push(self.view.rules, pair, 0, seat, int(room[place]))
            after[place] = pair[1]
        return int(room[int(self.valued(after)[:, seat].argmax())])

    def banked(self, seat: int) -> float:
        """The mean gold that came into the vault of a seat."""
        return float(
            (self.ends["vault"][:, self.purse[seat]].astype(float) - self.before.vault[self.purse[seat]]).mean()
        )

    def bagged(self, seat: int) -> float:
        """The mean change of a bag where neither the fish nor a thief emptied it, and nothing was banked."""
        change = self.change(seat)
        return float(np.where(change > 0, change, 0).mean())

    def caught(self) -> float:
        """How often the bag is lost to the fish."""
        at_fish = self.ends["pawn"][:, self.seat] == self.ends["fish"]
        return float((self._lost() & at_fish).mean())

    def robbed(self) -> float:
        """How often the bag is lost to a thief."""
        at_fish = self.ends["pawn"][:, self.seat] == self.ends["fish"]
        return float((self._lost() & ~at_fish).mean())

    def cards(self) -> float:
        """The mean number of cards in hand."""
        return float(np.array([int(hand).bit_count() for hand in self.ends["hand"][:, self.seat]]).mean())

    def change(self, seat: int) -> Any:
        """How much gold the bag of a seat gained or lost in each turn."""
        return self.ends["bag"][:, seat].astype(int) - int(self.before.bag[seat])

    def _lost(self) -> Any:
        banked = self.ends["vault"][:, self.purse[self.seat]] > self.before.vault[self.purse[self.seat]]
        return (self.change(self.seat) < 0) & ~banked


def reason(best: Turns, other: Turns) -> Message:
    """What counts most: gold, the fish, thieves, cards, or what the others get."""
    seat, bag = best.seat, float(best.before.bag[best.seat])
    rivals = [each for each in range(best.view.players) if best.purse[each] != best.purse[seat]]
    held = {each: _gold(other, each) - _gold(best, each) for each in rivals}
    rival = max(held, key=lambda each: held[each])
    parts = {
        "banked": best.banked(seat) - other.banked(seat),
        "bagged": BAG * (best.bagged(seat) - other.bagged(seat)),
        "caught": BAG * bag * (other.caught() - best.caught()),
        "robbed": BAG * bag * (other.robbed() - best.robbed()),
        "cards": CARD * (best.cards() - other.cards()),
        "holds_back": held[rival] / len(rivals),
    }
    most = max(parts, key=lambda part: parts[part])
    if parts[most] < FELT:
        return Message("why-barrakuda-position")
    if most in ("caught", "robbed"):
        few, many = (round(100 * getattr(each, most)()) for each in (best, other))
        return Message(f"why-barrakuda-{most}", few=few, many=many)
    if most == "cards":
        return Message("why-barrakuda-cards", amount=_about("cards", best.cards() - other.cards()))
    if most == "holds_back":
        return Message("why-barrakuda-holds_back", seat=rival)
    gold = parts[most] / (1 if most == "banked" else BAG)
    return Message(f"why-barrakuda-{most}", amount=_about("gold", gold))


def _gold(turns: Turns, seat: int) -> float:
    return turns.banked(seat) + BAG * float(turns.change(seat).mean())


def _about(what: str, number: float) -> Message:
    return amount(what, max(1, round(number)))
