"""Whether the values of a solved table come true in games by its mix, on the coarse model and by the full rules.

They show whether games end, and as the table says: value iteration alone could overrate waiting for each other.
"""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import SEATS, STATE, WRECKS
from tortuga.games.kit.chance import below, stream
from tortuga.games.kit.compile import called, kernel
from tortuga.players.barrakuda.coarse_model.model import model_of
from tortuga.players.barrakuda.coarse_model.solve import Solution, of_file
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
from tortuga.players.barrakuda.storage import table_path
from tortuga.players.barrakuda.training.self_play import self_play
from tortuga.players.barrakuda.turn_game.matrix import MOST, drawn_from, solve_two, unit
from tortuga.players.barrakuda.turn_game.table import HANDS, holding_of, place, size_of
from tortuga.players.barrakuda.turn_game.value import Evaluator, of_table, shares

PROBE = 6  # turns, after which the table's value is compared with the result; before, it is near a half
GAMES = 4000
VAULT, OTHER, FISH, HAND, OTHER_HAND, HELD, OTHER_HELD, BAG, OTHER_BAG = range(9)  # a position, as game_of takes it


@dataclass(frozen=True)
class Calibration:
    """What the table claimed for whoever it saw ahead, and how often these won."""

    games: int
    probe: int  # turns
    probed: int  # games that were not over by the probe
    claimed: float
    won: float
    error: float  # standard error of won - claimed
    turns: float
    limited: float  # share of games that the turn limit ended

    def __str__(self) -> str:
        played = f"{self.games:,} games, {self.turns:.1f} turns, {100 * self.limited:.2f} % to the turn limit"
        claim = f"after {self.probe} turns it claimed {self.claimed:.3f} for whoever was ahead"
        return f"{played}; {claim}, who won {self.won:.3f} (± {1.96 * self.error:.3f})"


def calibration_of(probe: int, claims: Any, results: Any, turns: Any, limited: float) -> Calibration:
    """The calibration of one claim and result a game, from the side that the table sees ahead. NaN: no claim."""
    known = ~np.isnan(claims)
    ahead = np.where(claims[known] >= 0.5, 1.0, -1.0)
    claimed = 0.5 + ahead * (claims[known] - 0.5)
    won = 0.5 + ahead * (results[known] - 0.5)
    error = float(np.std(won - claimed) / math.sqrt(max(1, known.sum())))
    means = [float(np.mean(one)) for one in (claimed, won, turns)]
    return Calibration(len(claims), probe, len(won), means[0], means[1], error, means[2], limited)


# ---- games on the coarse model


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


def on_model(solution: Solution, games: int = GAMES, probe: int = PROBE) -> Calibration:
    """Self-play on the coarse model."""
    out = np.zeros((games, 4))
    play_forward(solution.models, solution.flat, stream(1), probe, out)
    return calibration_of(probe, out[:, 0], out[:, 1], out[:, 2], float(np.mean(out[:, 3])))


# ---- games by the full rules


@kernel
def claims_of(rules: Any, states: Any, evaluator: Any, out: Any) -> None:
    """Seat 0's share in each position, as an evaluator has it."""
    both = np.zeros(SEATS, np.float64)
    for number in range(states.shape[0]):
        shares(rules[0], states[number], evaluator, both)
        out[number] = both[0]


def in_the_game(options: Options, evaluator: Evaluator, games: int = GAMES, probe: int = PROBE) -> Calibration:
    """Self-play by the full rules."""
    rules = options.rules()
    found, wanted = np.zeros(100 * games, STATE), np.zeros((100 * games, SEATS))
    number = self_play(rules, evaluator, stream(1), games, 1.0, 0.0, found, wanted)
    begins = np.flatnonzero(found["turn"][:number] == found["turn"][0])
    lengths = np.diff(np.append(begins, number))
    claims = np.full(len(begins), np.nan)
    probed = lengths > probe
    some = np.zeros(int(probed.sum()))
    claims_of(rules, found[begins[probed] + probe], evaluator, some)
    claims[probed] = some
    limited = float(np.mean(lengths >= max(1, options.turn_limit)))
    return calibration_of(probe, claims, wanted[begins, 0], lengths, limited)


def table_evaluator(solution: Solution) -> Evaluator:
    """The solution as a bot reads it."""
    return of_table(solution.table(), int(solution.model.goal), int(solution.model.bags))


def checked(options: Options, bags: int, games: int = GAMES) -> dict[str, Calibration]:
    """Both kinds of self-play by the table on disk; the results are also written to the file beside it."""
    path = table_path(options.rules(), bags)
    solution = of_file(model_of(options, bags), path)
    found = {
        "on the model": on_model(solution, games),
        "in the game": in_the_game(options, table_evaluator(solution), games),
    }
    facts = json.loads(path.with_suffix(".json").read_text("utf-8"))
    facts["forward"] = {place: asdict(one) for place, one in found.items()}
    path.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    return found
