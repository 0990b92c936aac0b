"""The protocol: names, budgets, generators, and what every bot must keep to."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from tests.players.play import NO_BUDGET, SHORT, play
from tortuga.games import GAMES
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.einauge.game import Einauge
from tortuga.players import Budget, Generator, bot, names, usual

BOTS = [(game, name) for game in GAMES for name in names(game)]


def test_bots_are_found_by_name_whatever_the_capitals() -> None:
    assert bot("matrose").name == bot(" MATROSE ").name == "Matrose"
    assert [bot(name).name for name in names()] == list(names())


def test_names_are_those_of_a_game_weakest_first() -> None:
    assert names("einauge") == (
        *("random", "Schiffsjunge", "Smutje", "Jungmann", "Leichtmatrose", "Kanonier", "Toppgast"),
        *("Matrose", "Bootsmann", "Steuermann", "Kapitän", "Admiral"),
    )
    assert names("barrakuda") == (
        *("random", "Pesciolino", "Bagnante", "Tuffatore", "Corallaro", "Spugnaro"),
        *("Sub", "Apneista", "Palombaro", "Nettuno"),
    )
    assert all(bot(name).game in (game, None) for game, name in BOTS)


def test_the_usual_bot_answers_at_once_and_is_one_of_the_game() -> None:
    assert [usual(game) in names(game) for game in GAMES] == [True, True]


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"expected one of random, Schiffsjunge, Smutje, .*; 'Kraken' came"):
        bot("Kraken")


def test_a_generator_is_stable_for_ever() -> None:
    assert [Generator(7).below(1000) for _ in range(2)] == [Generator(7).below(1000)] * 2
    generator = Generator(7)
    assert [generator.below(1000) for _ in range(8)] == [117, 201, 548, 137, 901, 151, 0, 679]
    assert {Generator(7, number).below(2**31) for number in range(100)} != {Generator(7).below(2**31)}


def test_a_generator_draws_every_number_about_equally_often() -> None:
    generator = Generator(3)
    draws = [generator.below(6) for _ in range(6000)]
    assert all(850 < draws.count(number) < 1150 for number in range(6))


@pytest.mark.parametrize("size", [0, -1, 2**32, 1.5, True, "6"])
def test_a_generator_refuses_an_impossible_size(size: Any) -> None:
    with pytest.raises(ValueError, match="size: expected"):
        Generator(1).below(size)


def test_a_budget_names_seconds_or_playouts_or_neither() -> None:
    assert Budget() == Budget(seconds=None, playouts=None)
    assert Budget(playouts=100).seconds is None


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_refuses_a_spectators_view_and_a_seat_that_has_nothing_to_decide(game: str, name: str) -> None:
    position = GAMES[game].rules(2, seed=1)
    with pytest.raises(ValueError, match="spectator"):
        bot(name).choose(position.view(), NO_BUDGET, Generator(1))
    over = play(position, [bot("random")] * 2)
    with pytest.raises(ValueError, match="phase over came"):
        bot(name).choose(over.view(0), NO_BUDGET, Generator(1))


def test_a_bot_refuses_to_move_out_of_turn() -> None:
    with pytest.raises(ValueError, match="seat 1 decides"):
        bot("Matrose").choose(Einauge(2, seed=1).view(1), NO_BUDGET, Generator(1))


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_the_same_seeds_give_the_same_game(game: str, name: str) -> None:
    first, again = (play(GAMES[game].rules(3, seed=5), [bot(name)] * 3, seed=9, budget=SHORT) for _ in range(2))
    assert first.steps == again.steps
    other = play(GAMES[game].rules(3, seed=6), [bot(name)] * 3, seed=9, budget=SHORT)
    assert first.steps != other.steps


def later_cards(deal_seed: int, steps: list[str]) -> Einauge:
    """A game with these steps behind it and the rest of the pile as *deal_seed* has it."""
    return Einauge(3, seed=deal_seed, steps=steps)


@pytest.mark.parametrize("name", names("einauge"))
def test_the_same_view_under_two_deals_gives_the_same_move(name: str) -> None:
    game = play_some(Einauge(3, seed=11), 25)
    steps = [str(step) for step in game.steps]
    one, two = later_cards(1, steps), later_cards(2, steps)
    assert one.deal.seed != two.deal.seed
    assert choice(one, name) == choice(two, name) == choice(game, name)


@pytest.mark.parametrize("name", names("barrakuda"))
def test_sealed_choices_of_the_others_change_nothing(name: str) -> None:
    game = play_some(Barrakuda(4, seed=4, goal=30), 40)
    while game.phase != "choose" or len(game.seats_to_move) < 4:
        play_some(game, 1)
    alone = choice(game, name, seat=2)
    for number in (0, -1):
        sealed = game.copy()
        for seat in (0, 1, 3):
            sealed.push(list(sealed.legal_moves_of(seat))[number])
        assert choice(sealed, name, seat=2) == alone
    for own in game.legal_moves_of(2):  # nor does what the bot itself has chosen before
        replaced = game.copy()
        replaced.push(own)
        assert choice(replaced, name, seat=2) == alone


def play_some(game: Any, moves: int) -> Any:
    generator = Generator(8)
    for _ in range(moves):
        game.push(bot("random").choose(game.view(game.turn), NO_BUDGET, generator))
    return game


def choice(game: Any, name: str, seat: int | None = None) -> Any:
    seat = game.turn if seat is None else seat
    return bot(name).choose(game.view(seat), SHORT, Generator(5))


def test_a_generator_gives_plain_numbers_also_interpreted() -> None:
    code = "from tortuga.players import Generator; print(type(Generator(1).below(6)).__name__)"
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert told.stdout == "int\n"


@pytest.mark.parametrize("playouts", [0, -1, 1.5, "9", True])
def test_a_budget_has_at_least_one_playout(playouts: Any) -> None:
    with pytest.raises(ValueError, match="playouts: expected a whole number from 1"):
        Budget(playouts=playouts)


@pytest.mark.parametrize("seconds", [0, -1.0, float("nan"), float("inf")])
def test_a_budget_has_some_time(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds: expected a number above 0"):
        Budget(seconds=seconds)
