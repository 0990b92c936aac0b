"""The coarse model made from the rules of a game: the record that the sweeps read."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from tortuga.games.barrakuda.kernels import fish_ends
from tortuga.games.barrakuda.options import NEVER, Options
from tortuga.games.barrakuda.state import CARDS, WRECKS, Icon
from tortuga.games.barrakuda.tables import Numbers
from tortuga.games.kit.errors import OptionError, expected
from tortuga.players.barrakuda.coarse_model.turns import (
    BOTH,
    GENERAL_ONLY,
    LYING,
    MODEL,
    MOST_GOLD,
    WAYS,
    after_at,
    dive_at,
)
from tortuga.players.barrakuda.turn_game.table import BAGS

MOST_BAGS = (MOST_GOLD - 1) // 2
HAZARD = 0.005  # the chance a turn that the game ends: it stands for the turn limit of 200
_KNOWN = {Icon.NONE, Icon.GOLD, Icon.TAKE_BACK, Icon.BANK, Icon.BANK_ALL}


def fits(options: Options) -> bool:
    """Whether the coarse model knows all that can happen in such a game."""
    if options.players != 2 or options.near is None or options.declining != NEVER:
        return False
    if options.cards.numbers != Numbers():
        return False
    rules = options.rules()[0]
    icons = {int(icon) for slot in ("special", "general") for icon in rules[slot][1:WRECKS]}
    stops = [int(icon) for icon in rules.stop[1:]]
    home = stops[WRECKS - 1] in (Icon.NONE, Icon.ALL_BACK)
    return icons <= _KNOWN and home and not any(stops[: WRECKS - 1])


def model_of(options: Options, bags: int = BAGS) -> Any:
    """The coarse model of a game for two, as an array of one record."""
    if not fits(options):
        wanted = (
            "two players, a drawn layout, no declining, the printed numbers, "
            "and wrecks with gold, take back and bank alone"
        )
        raise OptionError(expected("coarse model", wanted, options.texts()))
    if not 1 <= bags <= MOST_BAGS:
        raise OptionError(expected("bags of the coarse model", f"a number from 1 to {MOST_BAGS}", bags))
    rules = options.rules()[0]
    ends = np.zeros((WRECKS, 2 * WRECKS), np.int64)
    fish_ends(rules.near, ends)
    chances = np.zeros((WRECKS, WRECKS))
    for fish, end in itertools.product(range(WRECKS), range(2 * WRECKS)):
        chances[fish, ends[fish, end] - 1] += 1 / (2 * WRECKS)
    models = np.zeros(1, MODEL)
    model = models[0]
    model.ends[:] = chances.ravel()
    model.reach[:] = _reach(rules.near)
    _write_hands(model)
    _write_dives(model, rules, bags)
    model.goal, model.bags, model.hazard = int(rules.goal), bags, HAZARD
    return models


def _reach(near: Any) -> Any:
    """B3.3: where the fish can be led by one step or two, its own wreck included."""
    step = np.eye(WRECKS, dtype=np.int64)
    for fish, end in itertools.product(range(WRECKS), repeat=2):
        step[fish, end] |= int(near[fish + 1]) >> (end + 1) & 1
    twice = step @ step > 0
    sets = [
        [sum(1 << end for end in range(WRECKS) if ways[fish, end]) for ways in (step, twice)] for fish in range(WRECKS)
    ]
    return np.array(sets).ravel()


def _write_hands(model: Any) -> None:
    """Hand, card played, cards taken back -> the hands there can be: older cards of the row in any order."""
    for hand, card, back in itertools.product(range(1, 1 << CARDS), range(1, CARDS + 1), range(CARDS + 1)):
        if hand >> (card - 1) & 1:
            hands = _ways(hand & ~(1 << (card - 1)), card, back)
            at = after_at(hand, card, back)
            model.after_number[at] = len(hands)
            model.after[WAYS * at : WAYS * at + len(hands)] = hands


def _ways(rest: int, card: int, back: int) -> list[int]:
    full = (1 << CARDS) - 1
    older = [bit for bit in range(CARDS) if not rest >> bit & 1 and bit != card - 1]
    if rest == 0 or back > len(older):  # B3.2 the last card takes all back
        return [full]
    return [rest | sum(1 << bit for bit in taken) for taken in itertools.combinations(older, back)]


def _write_dives(model: Any, rules: Any, bags: int) -> None:
    """Wreck, with its special action or without, gold brought -> bag, gold banked, cards taken back."""
    for wreck, special, gold in itertools.product((*range(1, WRECKS), LYING), (BOTH, GENERAL_ONLY), range(MOST_GOLD)):
        bag, banked, back = gold, 0, 0
        for slot in ("special", "general") if special == BOTH else ("general",):
            if wreck != LYING:
                bag, more, again = _done(rules, slot, wreck, bag)
                banked, back = banked + more, min(back + again, CARDS)
        at = dive_at(wreck, special) + gold
        model.bag[at], model.banked[at], model.back[at] = min(bag, bags), banked, back


def _done(rules: Any, slot: str, wreck: int, bag: int) -> tuple[int, int, int]:
    """Bag, gold banked and cards taken back by one icon."""
    icon, number = rules[slot][wreck], int(rules[f"{slot}_x"][wreck])
    banked = {Icon.BANK: min(bag, int(rules.bank_limit)), Icon.BANK_ALL: bag}.get(Icon(icon), 0)
    found = number if icon == Icon.GOLD else 0
    return bag + found - banked, banked, number if icon == Icon.TAKE_BACK else 0
