"""One turn of Barrakuda as a game of its own, solved with the rules' own kernels and a hand-made value."""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import EXCHANGE, PLAY
from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.state import BARRACUDA, NO_CARD, NOBODY, STATE, Icon, Phase
from tortuga.games.kit.chance import stream
from tortuga.players.base import draw_below

DEEPEST = 24  # steps within a turn; beyond them the position is judged as it lies
ALL_DICE = 500  # positions of a turn, below which every throw is tried
_BANKS = (Icon.BANK, Icon.BANK_ALL)
_MANY = 8  # answers; of an exchange's amounts these are tried

# What things are worth, in gold in the vault (as Sub has it), and how fast a lead decides.
BAG, BAG_AT_BANK, SPARE, CARD, FISH_CARD = 0.5, 0.75, 0.05, 0.15, 0.3
TEMPER = 2.2
GOLD_A_TURN = 0.8


def cards_of(state: Any, seat: int) -> list[int]:
    """The cards in hand, rising."""
    return [card for card in range(1, BARRACUDA + 1) if int(state.hand[seat]) >> card & 1]


class Turn:
    """Solves turns of one game."""

    def __init__(self, options: Any, effort: float = 1.0) -> None:
        self.options, self.players = options, options.players
        self.rules = options.rules()
        self.throws = max(1, round(2 * effort))  # of a joint choice, where not all are tried
        self.iterations = {2: 1200, 3: 400}.get(options.players, 150)
        rules = self.rules[0]
        self._banks = [wreck for wreck in range(1, 6) if {rules.special[wreck], rules.general[wreck]} & {*_BANKS}]
        self._room = np.zeros(DEEPEST + 4, STATE)
        self._words = stream(0)
        self._actions = np.zeros(512, np.int64)

    # -- the value of what lies

    def lies(self, states: Any, place: int) -> Any:
        """The shares of a position between turns, or of a game that is over."""
        state = states[place]
        if state.phase == Phase.OVER:
            return self._ended(states, place)
        vaults = [int(state.vault[self.rules[0].purse[seat]]) for seat in range(self.players)]
        worths = [self._worth(state, seat, vaults[seat]) for seat in range(self.players)]
        if self.options.teams:
            worths = [worths[seat] + worths[(seat + 2) % 4] for seat in range(4)]
            worths = [(worth - vaults[seat]) for seat, worth in enumerate(worths)]  # the vault is one
        left = max(1, self.options.goal - max(vaults)) / GOLD_A_TURN
        if self.options.turn_limit:
            left = min(left, max(1, self.options.turn_limit - int(state.turn)))
        lead = np.array(worths) * TEMPER / math.sqrt(left + 1)
        odds = np.exp(lead - lead.max())
        return odds / odds.sum() * (2 if self.options.teams else 1)

    def _worth(self, state: Any, seat: int, vault: int) -> float:
        bag, hand = int(state.bag[seat]), int(state.hand[seat])
        needed = min(bag, max(self.options.goal - vault, 0))
        a_piece = BAG_AT_BANK if any(hand >> wreck & 1 for wreck in self._banks) else BAG
        cards = CARD * (hand & 62).bit_count() + (FISH_CARD if hand >> BARRACUDA & 1 else 0.0)
        return float(vault + a_piece * needed + SPARE * (bag - needed) + cards)

    def _ended(self, states: Any, place: int) -> Any:
        best = KERNELS.score_sheet(self.rules, states, place, KERNELS.new_sheet())
        won = np.array([best >> seat & 1 for seat in range(self.players)], float)
        return won / (won[:2].sum() if self.options.teams else won.sum())

    # -- the rest of a turn

    def resolved(self, states: Any, all_dice: bool = True) -> Any:
        """The shares of position 0 once its turn has been played to its end."""
        self._room[0] = states[0]
        return self._resolve(0, all_dice)

    def _resolve(self, depth: int, all_dice: bool) -> Any:
        room = self._room
        phase = room[depth].phase
        if phase in (Phase.CHOOSE, Phase.OVER) or depth >= DEEPEST:
            return self.lies(room, depth)
        size, _ = KERNELS.question(self.rules, room, depth)
        if size:
            return self._mean(depth, size, all_dice)
        return self._answered(depth, all_dice)

    def _mean(self, depth: int, size: int, all_dice: bool) -> Any:
        tried = range(size) if all_dice else (draw_below(self._words, size),)
        total = np.zeros(self.players)
        for number in tried:
            KERNELS.push_nth(self.rules, self._room, depth, number)
            total += self._resolve(depth + 1, all_dice and depth < 3)
        return total / len(tried)

    def _answered(self, depth: int, all_dice: bool) -> Any:
        """Whoever is asked does what is best for himself."""
        actor = int(self._room[depth].actor)
        assert actor != NOBODY
        found = KERNELS.legal_actions(self.rules, self._room, depth, actor, self._actions)
        best: Any = None
        for action in few(self._actions[:found].tolist()):
            KERNELS.push(self.rules, self._room, depth, actor, action)
            shares = self._resolve(depth + 1, all_dice)
            if best is None or shares[actor] > best[actor]:
                best = shares
        return best

    # -- the choice of cards

    def solved(self, states: Any) -> tuple[list[Any], list[Any], Any]:
        """While all choose: everybody's mix, the share of each card against the others' mixes, and of each seat."""
        hands = [cards_of(states[0], seat) for seat in range(self.players)]
        payoffs = np.zeros([*(len(hand) for hand in hands), self.players])
        joints = payoffs[..., 0].size
        for joint in product(*(range(len(hand)) for hand in hands)):
            payoffs[joint] = self._played(
                states, [hand[place] for hand, place in zip(hands, joint, strict=True)], joints
            )
        mixes = regret_matching(payoffs, self.iterations)
        worths = [against(payoffs, mixes, seat) for seat in range(self.players)]
        return mixes, worths, np.array([mix @ worth for mix, worth in zip(mixes, worths, strict=True)])

    def _played(self, states: Any, cards: list[int], joints: int) -> Any:
        room = self._room
        room[0] = states[0]
        room[0].chosen[:] = NO_CARD
        for seat, card in enumerate(cards[:-1]):
            room[0].chosen[seat] = card
        KERNELS.push(self.rules, room, 0, len(cards) - 1, PLAY + cards[-1])
        room[0] = room[1]
        if joints * 12 <= ALL_DICE:
            return self._resolve(0, True)
        return sum(self._again(room[1], False) for _ in range(self.throws)) / self.throws

    def _again(self, state: Any, all_dice: bool) -> Any:
        self._room[0] = state.copy()
        return self._resolve(0, all_dice)


def few(actions: list[int]) -> list[int]:
    """All answers; of the many amounts of an exchange some, spread evenly."""
    amounts = [action for action in actions if action >= EXCHANGE]
    if len(amounts) <= _MANY:
        return actions
    step = (len(amounts) - 1) / (_MANY - 1)
    kept = {amounts[round(number * step)] for number in range(_MANY)}
    return [action for action in actions if action < EXCHANGE or action in kept]


def against(payoffs: Any, mixes: list[Any], seat: int) -> Any:
    """The share of every card of a seat against the others' mixes."""
    table = payoffs[..., seat]
    if len(mixes) == 2:  # the same as below, without what tensordot does around it
        return mixes[0] @ table if seat else table @ mixes[1]
    for other in reversed(range(len(mixes))):
        if other != seat:
            table = np.tensordot(table, mixes[other], (other, 0))
    return table


def regret_matching(payoffs: Any, iterations: int) -> list[Any]:
    """Everybody's average mix by regret matching+ (Tammelin 2014): an equilibrium for two, for more what one learns.

    >>> pennies = np.array([[[1, 0], [0, 1]], [[0, 1], [1, 0]]], float)
    >>> [mix.round(1).tolist() for mix in regret_matching(pennies, 500)]
    [[0.5, 0.5], [0.5, 0.5]]
    """
    seats = range(payoffs.shape[-1])
    regrets = [np.zeros(payoffs.shape[seat]) for seat in seats]
    sums = [np.zeros(payoffs.shape[seat]) for seat in seats]
    mixes = [_matched(regret) for regret in regrets]
    for iteration in range(1, iterations + 1):
        for seat in seats:  # one after the other: it settles faster
            worth = against(payoffs, mixes, seat)
            regrets[seat] = np.maximum(regrets[seat] + worth - mixes[seat] @ worth, 0.0)
            sums[seat] += iteration * mixes[seat]
            mixes[seat] = _matched(regrets[seat])
    return [total / total.sum() for total in sums]


def _matched(regret: Any) -> Any:
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1 / len(regret))
