"""Matrose: strength, and games with every number of players, option and odd card table."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tests.players.play import NO_BUDGET, block, interval, play
from tortuga.games.einauge.game import Einauge
from tortuga.players import Generator, bot

VALUES = ("price", "sabres", "ducats", "jewels", "chests")
CHOICES = {
    "selling": ("free", "when_short"),
    "end": ("finish_round", "others_once_more"),
    "ties": ("one_lapses", "shared_places"),
    "colour_bonus": ("off", "added", "instead"),
}


def odd_table(rng: random.Random) -> dict[str, Any]:
    """A table with values nobody would print: all free, all dear, no yields, huge yields."""
    top = rng.choice([0, 1, 4, 12, 30, 99])

    def row(name: str) -> dict[str, Any]:
        values = [rng.randint(0, top), *(rng.choice([0, 0, 1, rng.randint(0, top)]) for _ in range(4))]
        return {"name": name, **dict(zip(VALUES, values, strict=True))}

    return {"name": "odd", "islands": [row(f"x{number}") for number in range(7)], "ship": row("boat")}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matrose_plays_every_option_to_the_end(players: int) -> None:
    for number, values in enumerate(itertools.product(*CHOICES.values())):
        options: dict[str, Any] = dict(zip(CHOICES, values, strict=True))
        assert play(Einauge(players, seed=number, **options), [bot("Matrose")] * players).is_over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matrose_plays_odd_card_tables_to_the_end(players: int) -> None:
    rng = random.Random(players)
    for seed in range(30):
        options: dict[str, Any] = {name: rng.choice(values) for name, values in CHOICES.items()}
        game = Einauge(players, seed=seed, cards=odd_table(rng), **options)
        assert play(game, [bot("Matrose"), *[bot("random")] * (players - 1)], seed=seed).is_over


def test_matrose_plays_other_colours_the_same_way() -> None:
    """Nothing in it knows a colour by name: a table of other colours gives as good a game."""
    game = Einauge(2, seed=3, colours_out="red blue green")
    assert play(game, [bot("Matrose")] * 2).is_over


def test_matrose_takes_the_fight_that_wins_in_the_last_turn() -> None:
    """The last seat of the final round chooses by the final score."""
    for seed in range(20):
        game = Einauge(2, seed=seed)
        generator = Generator(seed)
        while not (game.phase == "final" and game.state.final_left == 1) and not game.is_over:
            seat = game.turn
            assert seat is not None
            game.push(bot("Matrose").choose(game.view(seat), NO_BUDGET, generator))
        seat = game.turn
        assert seat is not None
        chosen = bot("Matrose").choose(game.view(seat), NO_BUDGET, generator)
        assert margin_after(game, chosen) == max(margin_after(game, move) for move in game.legal_moves)


def margin_after(game: Einauge, move: Any) -> int:
    after = game.copy()
    after.push(move)
    totals = [score["total"] for score in after.scores()]
    return int(totals[move.seat] - totals[1 - move.seat])


def test_matrose_sells_nothing_early_in_the_game() -> None:
    """Later it does: five ducats are a jewel at the end (E5.3), and many a card brings less."""
    for seed in range(10):
        game = play(Einauge(2, seed=seed), [bot("Matrose")] * 2)
        assert not any(step.text.startswith("sell") for step in game.steps[:30])


def test_matrose_beats_random_in_100_blocks_of_two() -> None:
    mean, low, _ = interval([block("einauge", "Matrose", "random", seed) for seed in range(100)])
    assert mean >= 0.85, f"{mean:.3f}, at least {low:.3f}"


@pytest.mark.slow
@pytest.mark.parametrize(("players", "bar"), [(2, 0.90), (3, 0.80), (4, 0.75), (5, 0.70)])
def test_matrose_against_random_with_interval(players: int, bar: float) -> None:
    shares = [block("einauge", "Matrose", "random", seed, players) for seed in range(10_000, 10_400)]
    mean, low, high = interval(shares)
    assert low >= bar, f"{mean:.3f} [{low:.3f}, {high:.3f}] of 400 blocks"
