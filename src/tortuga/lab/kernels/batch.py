"""A batch of games, one decision in each a call: arrays in, arrays out.

Every game has a stream of chance of its own, so that it depends on the seed, its number and its own actions alone.
`own[i]` is the seat of game *i* that the caller decides for; bots have the others. EVERY means that the caller has all.
The kernels read nothing that users can write to: who decides follows from the state, what is legal from *legal*.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.lab.kernels import search
from tortuga.lab.kernels.defaults import policies, sight
from tortuga.lab.kernels.places import spread
from tortuga.lab.kernels.seeds import begin_stream, seed_of

EVERY, RANDOM = -1, -2  # instead of a seat: the caller has all; another one in every game
ROOM = 10  # states that a bot may write to while it decides


@called
def _play_bots(rules: Any, states: Any, i: int, own: int, bots: Any, knowledge: Any, words: Any, room: Any) -> None:
    """Let the bots decide until *own* does or the game is over; `bots[n]` has the n-th seat after the own one."""
    players = wide(rules[0].players)
    room[0] = states[i]
    while not turn.is_over(room[0]) and turn.decider(room[0]) != own:
        seat = wide(turn.decider(room[0]))
        action = policies.choose(rules, room, seat, bots[(seat - own) % players], knowledge, words)
        kernels.apply_called(rules[0], room[0], seat, action)
        kernels.let_chance_speak(rules[0], room[0], words)
    states[i] = room[0]


@part
def _begin(rules: Any, states: Any, i: int, words: Any, seat: int, bots: Any, knowledge: Any, room: Any) -> int:
    """Begin game *i*, up to the first decision of the caller; the caller's seat.

    A game that ends before is begun again.
    """
    own = seat
    while True:
        kernels.begin_anew(rules[0], states[i], words)
        if seat == RANDOM:
            own = below(words, wide(rules[0].players))
        if own != EVERY and turn.decider(states[i]) != own:
            _play_bots(rules, states, i, own, bots, knowledge, words, room)
        if not turn.is_over(states[i]):
            return own


@kernel
def begin_streams(master: Any, streams: Any) -> None:
    """The stream of every game, from its number."""
    for i in range(streams.shape[0]):
        begin_stream(seed_of(master, i), streams[i])


@kernel
def reset_batch(
    rules: Any, states: Any, streams: Any, own: Any, seat: int, bots: Any, knowledge: Any, room: Any
) -> None:
    """Begin every game."""
    for i in range(states.shape[0]):
        own[i] = _begin(rules, states, i, streams[i], seat, bots, knowledge, room)


@kernel
def tell_batch(rules: Any, states: Any, who: Any, legal: Any, masks: Any, sights: Any) -> None:
    """Who decides in every game, what may be done, and what that seat sees.

    Apart from the steps, so that these are compiled once for all forms of sights; it is as fast.
    """
    for i in range(states.shape[0]):
        seat = wide(turn.decider(states[i]))
        who[i] = seat
        kernels.write_masks(rules[0], states[i], legal, i)
        for word in range(legal.shape[1]):
            spread(masks, i * masks.shape[1] + 64 * word, legal[i, word], 64)
        if sights.shape[0] > 0:
            sight.write_sight(rules[0], states[i], seat, sights[i])


@part
def _is_legal(legal: Any, i: int, action: int) -> bool:
    word, bit = action >> 6, np.uint64(action & 63)
    return action >= 0 and word < legal.shape[1] and (legal[i, word] >> bit) & np.uint64(1) != 0


@kernel
def step_batch(
    rules: Any,
    states: Any,
    streams: Any,
    own: Any,
    seat: int,
    bots: Any,
    knowledge: Any,
    room: Any,
    legal: Any,
    actions: Any,
    acts: Any,
    refuse: bool,
    teams: bool,
    rewards: Any,
    over: Any,
    last: Any,
    actors: Any,
) -> int:
    """Do `actions[i]` in every game with `acts[i]`, and what the bots do then. A game that is over begins anew.

    `rewards[i]` is what each seat has from it then, `last[i]` its last state; `actors[i]` did the action. An action
    that is not legal forfeits the game, or with *refuse* nothing is done and the first such game returned; else -1.
    """
    if refuse:
        for i in range(states.shape[0]):
            if acts[i] and not _is_legal(legal, i, wide(actions[i])):
                return i
    sheet = np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    for i in range(states.shape[0]):
        actor = wide(turn.decider(states[i]))
        actors[i] = actor
        for other in range(rewards.shape[1]):
            rewards[i, other] = 0
        over[i] = False
        if not acts[i]:
            continue
        over[i] = not refuse and not _is_legal(legal, i, wide(actions[i]))
        if over[i]:
            search.forfeit(actor, teams, rewards[i])
        else:
            kernels.apply_called(rules[0], states[i], actor, wide(actions[i]))
            kernels.let_chance_speak(rules[0], states[i], streams[i])
            if own[i] != EVERY:
                _play_bots(rules, states, i, wide(own[i]), bots, knowledge, streams[i], room)
            if turn.is_over(states[i]):
                over[i] = True
                search.add_rewards(rules[0], states[i], teams, sheet, rewards[i])
        if over[i]:
            last[i] = states[i]
            own[i] = _begin(rules, states, i, streams[i], seat, bots, knowledge, room)
    return -1


@kernel
def choose_many(
    rules: Any, states: Any, streams: Any, rows: Any, bot: int, knowledge: Any, room: Any, actions: Any
) -> None:
    """Write what a bot does in the games *rows* for the seat that decides."""
    for i in rows:
        room[0] = states[i]
        actions[i] = policies.choose(rules, room, wide(turn.decider(states[i])), bot, knowledge, streams[i])
