"""Sub: strength, and games with every number of players, option, layout and odd table of wrecks."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.players.play import NO_BUDGET, block, interval, play
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.layouts import fish_throws
from tortuga.games.barrakuda.state import FACES, WRECKS
from tortuga.players import Generator, bot
from tortuga.players.barrakuda.bots.sub import count_throws

SETTINGS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "layout": "calm", "wrecks": [1, 2]},
    {"players": 4, "layout": "harsh", "wrecks": [3, 6]},
    {"players": 2, "layout": "random", "wrecks": [4, 5], "goal": 30},
    {"players": 4, "teams": True},
    {"players": 4, "teams": True, "layout": "medium", "wrecks": [1, 2]},
    {"players": 2, "goal": 1},
    {"players": 3, "turn_limit": 5},
    {"players": 3, "wrecks": [2], "declining": "allowed"},
]
ICONS = ("gold", "take_back", "bank", "bank_all", "or_red", "barracuda", "all_back")


def icon(rng: random.Random, actions: tuple[str, ...]) -> dict[str, Any] | None:
    action = rng.choice((None, *actions))
    if action in ("gold", "take_back"):
        return {"action": action, "x": rng.randint(1, 9)}
    return None if action is None else {"action": action}


def odd_table(rng: random.Random) -> dict[str, Any]:
    """Wrecks nobody would print: several banks or none, red everywhere, a fish that jumps."""

    def wreck() -> dict[str, Any]:
        stop = icon(rng, ("all_back", "jump"))
        return {"special": icon(rng, ICONS), "general": icon(rng, (*ICONS, "shelter")), "stop": stop}

    return {"name": "odd", "base": [wreck() for _ in range(6)], "alternative": [wreck() for _ in range(6)]}


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_sub_plays_every_option_to_the_end(options: dict[str, Any]) -> None:
    game = Barrakuda(**{"turn_limit": 60, **options}, seed=2)
    assert play(game, [bot("Sub")] * game.players).is_over


@pytest.mark.parametrize("seed", range(20))
def test_sub_plays_odd_wrecks_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    players, teams = rng.choice([(2, False), (3, False), (4, False), (4, True)])
    layout = rng.choice(["first", "calm", "medium", "harsh", "random"])
    game = Barrakuda(players, seed=seed, teams=teams, layout=layout, turn_limit=15, cards=odd_table(rng))
    assert play(game, [bot(rng.choice(["Sub", "random"])) for _ in range(players)], seed=seed).is_over


def test_sub_banks_what_wins_when_nothing_can_prevent_it() -> None:
    """One gold short of the goal, gold in the bag, the bank's card in hand, the fish far away: dive for the bank."""
    plain = Barrakuda(2, seed=1, layout="harsh").plain()
    plain["vaults"] = [7, 0]
    game = Barrakuda.from_position(plain, layout="harsh", seed=1)
    assert str(bot("Sub").choose(game.view(0), NO_BUDGET, Generator(1))) == "dive 5"


@pytest.mark.parametrize("layout", ["first", "calm", "harsh"])
def test_sub_tries_each_place_of_the_fish_once_and_counts_its_throws(layout: str) -> None:
    view, counts = Barrakuda(3, seed=1, layout=layout).view(0), np.zeros(FACES * WRECKS)
    count_throws(view.rules, view.states, 0, False, counts)
    state, dice = view.states[0], view.rules[0]["distances"][: view.rules[0]["faces"]]
    ends = fish_throws(state["near"].tolist(), dice.tolist())[state["fish"] - 1]
    assert sorted(counts[counts > 0]) == sorted(Counter(ends.tolist()).values())


def test_sub_beats_random_in_50_blocks_of_two() -> None:
    mean, low, _ = interval([block("barrakuda", "Sub", "random", seed) for seed in range(50)])
    assert mean >= 0.75, f"{mean:.3f}, at least {low:.3f}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "bar"),
    [({"players": 2}, 0.75), ({"players": 3}, 0.60), ({"players": 4}, 0.50), ({"players": 4, "teams": True}, 0.75)],
    ids=str,
)
def test_sub_against_random_with_interval(options: dict[str, Any], bar: float) -> None:
    shares = [block("barrakuda", "Sub", "random", seed, **options) for seed in range(20_000, 20_400)]
    mean, low, high = interval(shares)
    assert low >= bar, f"{mean:.3f} [{low:.3f}, {high:.3f}] of 400 blocks"


@pytest.mark.slow
def test_games_among_subs_end_before_the_turn_limit() -> None:
    """Two bots that always took the same best card would block each other until the limit."""
    games = [play(Barrakuda(2, seed=seed), [bot("Sub")] * 2, seed=seed) for seed in range(40)]
    assert sum(game.state.turn >= 200 for game in games) == 0
