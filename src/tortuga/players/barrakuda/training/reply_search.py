"""The best reply to a bot whose mix is known, by search: several turns deep, for bots that solve turns on values.

A card is worth what its turn is worth against the bot's mix on one's own values, plus what better replies gain in the
turns that follow. The first is exact; the second is the mean over some ways to play on, in which the bot draws from its
mix. What a reply gains in one position is the worth of the best card there less the value of the position.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import ACTIONS, PLAY
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.barrakuda.turn import apply, apply_chance, chance_nth, chance_size, is_chance
from tortuga.games.kit.bits import nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.players.barrakuda.turn_game.matrix import MOST, drawn_from
from tortuga.players.barrakuda.turn_game.solver import DEPTHS, PAIRS, fill, solve_payoffs, try_answers
from tortuga.players.barrakuda.turn_game.value import shares


@called
def reply(rules: Any, states: Any, seat: int, own: Any, theirs: Any, room: Any, words: Any) -> int:
    """Write the bot's mix in states[0] and the worth of each card of *seat* against it; how many cards *seat* has."""
    payoffs, sizes, out, mixes, worths, values, mix, worth = room
    fill(rules, states, theirs, payoffs, sizes, out, words)
    solve_payoffs(payoffs, sizes, 2, mixes, worths, values)
    mix[:] = mixes[1 - seat]
    fill(rules, states, own, payoffs, sizes, out, words)
    cards, others = sizes[seat], sizes[1 - seat]
    for card in range(cards):
        worth[card] = 0.0
        for other in range(others):
            joint = card + cards * other if seat == 0 else other + others * card
            worth[card] += mix[other] * payoffs[joint, seat]
    return wide(cards)  # type: ignore[no-any-return]


@called
def play_turn(
    rules: Any, states: Any, seat: int, card: int, other: int, own: Any, theirs: Any, out: Any, words: Any
) -> None:
    """Play states[0] to the end of its turn with these cards (numbers in hand): each side answers by its own values."""
    chosen, answer = nth(hand(states[0], seat), card), nth(hand(states[0], 1 - seat), other)
    apply(rules, states[0], seat, PLAY + chosen)
    apply(rules, states[0], 1 - seat, PLAY + answer)
    actions, worths = np.empty(ACTIONS, np.int64), np.empty(ACTIONS, np.float64)
    while states[0].phase != Phase.CHOOSE and states[0].phase != Phase.OVER:
        if is_chance(states[0]):
            drawn = below(words, chance_size(rules, states[0]))
            apply_chance(rules, states[0], chance_nth(rules, states[0], drawn))
        else:
            actor: Any = wide(states[0].actor)
            number = try_answers(rules, states, actor, own if actor == seat else theirs, out, words, actions, worths)
            apply(rules, states[0], actor, actions[worths[:number].argmax()])


@called
def gained(rules: Any, states: Any, seat: int, own: Any, theirs: Any, turns: int, room: Any, words: Any) -> float:
    """What best replies gain over the values in so many turns from states[0] on, in one way to play them."""
    total = 0.0
    now = np.zeros(SEATS, np.float64)
    for _ in range(turns):
        if states[0].phase == Phase.OVER:
            break
        shares(rules, states[0], own, now)
        cards = reply(rules, states, seat, own, theirs, room, words)
        best = wide(room[7][:cards].argmax())
        total += room[7][best] - now[seat]
        other = drawn_from(room[6], room[1][1 - seat], words)
        play_turn(rules, states, seat, best, other, own, theirs, room[2], words)
    return total


@kernel
def search_reply(
    rules: Any, states: Any, i: int, seat: int, own: Any, theirs: Any, how: Any, words: Any, mix: Any, worths: Any
) -> int:
    """Write the bot's mix in game *i* and the worth of each card of *seat*; how many cards that are.

    *how* is (cards looked at again, ways to play on, turns of each). Cards that are not looked at again keep what their
    own turn is worth, and are worth no more than the least of the others.
    """
    tried, ways, turns = how
    scratch, out = np.empty(DEPTHS, states.dtype), np.zeros((DEPTHS, SEATS), np.float64)
    payoffs, sizes = np.empty((PAIRS, SEATS), np.float64), np.ones(SEATS, np.int64)
    mixes, shares_of = np.zeros((SEATS, MOST), np.float64), np.zeros((SEATS, MOST), np.float64)
    values, their_mix, worth = np.zeros(SEATS, np.float64), np.zeros(MOST, np.float64), np.zeros(MOST, np.float64)
    room = (payoffs, sizes, out, mixes, shares_of, values, their_mix, worth)
    scratch[0] = states[i]
    cards = wide(reply(rules[0], scratch, seat, own, theirs, room, words))
    start, same = scratch[:1].copy(), np.empty(4, np.uint64)
    mix[:], worths[:] = their_mix, worth
    others = wide(sizes[1 - seat])
    order = np.argsort(-worths[:cards])
    least = np.inf
    for place in range(min(tried, cards)):
        card = wide(order[place])
        same[:] = words  # the same dice and the same draws of the bot for all cards
        more = 0.0
        for _ in range(ways):
            scratch[0] = start[0]
            other = drawn_from(mix, others, same)
            play_turn(rules[0], scratch, seat, card, other, own, theirs, out, same)
            more += gained(rules[0], scratch, seat, own, theirs, turns, room, same) / ways
        worths[card] += more
        least = min(least, worths[card])
    words[:] = same
    for place in range(min(tried, cards), cards):
        worths[order[place]] = min(worths[order[place]], least)
    return cards  # type: ignore[no-any-return]
