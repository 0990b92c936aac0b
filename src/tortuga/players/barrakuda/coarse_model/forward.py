"""Games played by a solved table's mix on the coarse model, compiled.

They show whether games end, and as the table says: value iteration alone could overrate waiting for each other.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel
from tortuga.players.barrakuda.coarse_model.turns import (
    BOTH,
    GENERAL_ONLY,
    HOME,
    LYING,
    WAYS,
    after_at,
    dive_at,
    ended,
    land,
    row_after,
    scratch_of,
    standing,
    write_games,
)
from tortuga.players.barrakuda.turn_game.matrix import MOST, drawn_from, solve_two, unit
from tortuga.players.barrakuda.turn_game.table import HANDS, holding_of, place, size_of

VAULT, OTHER, FISH, HAND, OTHER_HAND, HELD, OTHER_HELD, BAG, OTHER_BAG = range(9)  # a position, as game_of takes it


@called
def end_of(model: Any, lands: Any, turn: Any, fish: int, pair: int, words: Any) -> int:
    """Where the fish ends: by both dice, or led by the only one who played the Barracuda card."""
    if (turn[6] == LYING) == (turn[7] == LYING):
        return drawn_from(model.ends[WRECKS * fish : WRECKS * (fish + 1)], WRECKS, words)
    sign = -1.0 if turn[6] == LYING else 1.0
    lowest, chosen = 2.0, fish
    reach = model.reach[2 * fish + below(words, 2)]
    for end in range(WRECKS):
        if reach >> end & 1 and sign * lands[end, pair] < lowest:
            lowest, chosen = sign * lands[end, pair], end
    return chosen


@called
def dives_of(model: Any, values: Any, turn: Any, end: int, pair: int, places: Any, room: Any) -> Any:
    """What both bring to their wrecks, as `ended` takes it: after the fish, special actions and a theft."""
    wreck, other_wreck = turn[6], turn[7]
    caught, other_caught = wreck == end + 1, other_wreck == end + 1
    mine = (dive_at(wreck, GENERAL_ONLY if caught else BOTH), 0 if caught else 1, 0)
    theirs = (dive_at(other_wreck, GENERAL_ONLY if other_caught else BOTH), 0 if other_caught else 1, 0)
    if wreck != other_wreck or wreck == LYING or caught:
        return mine, theirs
    general = dive_at(wreck, GENERAL_ONLY)
    row, other_row = row_after(model, turn[2], wreck), row_after(model, turn[3], wreck)
    mine = (mine[0] if row < other_row else general, 1, 0)
    theirs = (theirs[0] if other_row < row else general, 1, 0)
    robbed, robber = (general, 0, 0), (general, 1, 1)
    ended(model, values, turn, end, mine, theirs, places, room[0])
    width = model.bags + 1
    if row < other_row and pair % width > 0:
        ended(model, values, turn, end, robber, robbed, places, room[1])
        if room[1, pair] > room[0, pair]:
            return robber, robbed
    if other_row < row and pair >= width:
        ended(model, values, turn, end, robbed, robber, places, room[1])
        if room[1, pair] < room[0, pair]:
            return robbed, robber
    return mine, theirs


@called
def hand_after(model: Any, hand: int, card: int, back: int, words: Any) -> int:
    """A hand there can be once *card* is played and so many are taken back."""
    if card == LYING:
        return hand
    at = after_at(hand, card, back)
    return model.after[WAYS * at + below(words, model.after_number[at])]  # type: ignore[no-any-return]


@called
def play_turn(model: Any, values: Any, spot: Any, turn: Any, scratch: Any, words: Any) -> float:
    """Play the turn in *spot*; the first seat's share if it ends the game, else a negative number."""
    _, places, room, lands, _ = scratch
    pair = spot[BAG] * (model.bags + 1) + spot[OTHER_BAG]
    land(model, values, values, False, turn, places, room, lands)
    end = end_of(model, lands, turn, spot[FISH], pair, words)
    mine, theirs = dives_of(model, values, turn, end, pair, places, room)
    at = mine[0] + mine[1] * spot[BAG] + mine[2] * spot[OTHER_BAG]
    other_at = theirs[0] + theirs[1] * spot[OTHER_BAG] + theirs[2] * spot[BAG]
    spot[VAULT] += model.banked[at]
    spot[OTHER] += model.banked[other_at]
    if spot[VAULT] >= model.goal or spot[OTHER] >= model.goal:
        return 1.0 if spot[VAULT] >= model.goal and (spot[OTHER] < model.goal or turn[6] < turn[7]) else 0.0
    spot[BAG], spot[OTHER_BAG], spot[FISH] = model.bag[at], model.bag[other_at], end
    spot[HAND] = hand_after(model, turn[2], turn[6], model.back[mine[0]], words)
    spot[OTHER_HAND] = hand_after(model, turn[3], turn[7], model.back[theirs[0]], words)
    spot[HELD] = 0 if turn[6] == LYING else spot[HELD]
    spot[OTHER_HELD] = 0 if turn[7] == LYING else spot[OTHER_HELD]
    if end == HOME or spot[HELD] + spot[OTHER_HELD] == 0:
        spot[HELD] = spot[OTHER_HELD] = 1
    return -1.0


@called
def claim_of(model: Any, values: Any, spot: Any) -> Any:
    """The first seat's share in a position, as the values have it."""
    first, second = holding_of(spot[HAND], spot[HELD]), holding_of(spot[OTHER_HAND], spot[OTHER_HELD])
    at = place(model.bags, spot[FISH], first, second, spot[BAG], spot[OTHER_BAG])
    return values[(spot[VAULT] * model.goal + spot[OTHER]) * size_of(model.bags) + at]


@kernel
def play_forward(models: Any, values: Any, words: Any, probe: int, out: Any) -> None:
    """One game a row of *out*: the claim after *probe* turns (NaN: over by then), the share in the end, the turns, and
    whether the turn limit ended it.
    """
    model = models[0]
    scratch = scratch_of(model)
    games, game = np.empty((WRECKS, MOST, MOST, scratch[1].shape[0])), np.empty((MOST, MOST))
    tableau, mix, other_mix = np.empty((MOST + 1, 2 * MOST + 2)), np.empty(MOST), np.empty(MOST)
    cards = scratch[0]
    spot = np.empty(9, np.int64)
    for number in range(out.shape[0]):
        gold = min(2, model.bags)
        spot[:] = np.array([0, 0, HOME, HANDS, HANDS, 1, 1, gold, gold])
        out[number, 0], out[number, 3], turns, share = np.nan, 0.0, 0, -1.0
        while share < 0.0:
            if turns == probe:
                out[number, 0] = claim_of(model, values, spot)
            if unit(words) < model.hazard:
                share, out[number, 3] = standing(spot[VAULT], spot[OTHER], spot[BAG], spot[OTHER_BAG]), 1.0
                break
            seats = (spot[VAULT], spot[OTHER], spot[HAND], spot[OTHER_HAND], spot[HELD], spot[OTHER_HELD])
            rows, columns = write_games(model, values, values, False, seats, scratch, games)
            game[:, :] = games[spot[FISH], :, :, spot[BAG] * (model.bags + 1) + spot[OTHER_BAG]]
            solve_two(game, rows, columns, mix, other_mix, tableau)
            card, other_card = cards[0, drawn_from(mix, rows, words)], cards[1, drawn_from(other_mix, columns, words)]
            share = play_turn(model, values, spot, (*seats, card, other_card), scratch, words)
            turns += 1
        out[number, 1], out[number, 2] = share, turns
