"""The gentle bots and the levels of both ladders: legal, quick, reproducible, with the faults they are said to have."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.players.play import NO_BUDGET, play
from tortuga import Barrakuda, Einauge
from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.players import Generator, bot, choice, listed, names
from tortuga.players.barrakuda import gentle as barrakuda
from tortuga.players.einauge import gentle as einauge
from tortuga.players.ladder import ladder

BEGINNERS = [("einauge", name) for name in einauge.HABITS] + [("barrakuda", name) for name in barrakuda.HABITS]
TURN = 0.05  # seconds


def beginning(game: str, players: int = 2, **options: Any) -> Game:
    return GAMES[game].rules(players, seed=5, **options)


def chosen(game: Game, name: str, seed: int = 1) -> str:
    return bot(name).choose(game.view(game.seats_to_move[0]), NO_BUDGET, Generator(seed)).text


@pytest.mark.parametrize(("game", "name"), BEGINNERS)
def test_a_beginner_plays_to_the_end_with_every_number_of_players(game: str, name: str) -> None:
    for players in (2, 3, 4):
        assert play(beginning(game, players), [bot(name)] * players).is_over


@pytest.mark.parametrize("name", list(barrakuda.HABITS))
@pytest.mark.parametrize("options", [{"teams": True}, {"wrecks": [1, 2]}, {"layout": "random", "declining": "allowed"}])
def test_a_beginner_plays_barrakuda_by_all_options(name: str, options: dict[str, Any]) -> None:
    assert play(beginning("barrakuda", 4, **options), [bot(name)] * 4).is_over


@pytest.mark.parametrize("name", list(einauge.HABITS))
@pytest.mark.parametrize("options", [{"edition": "dutch"}, {"colour_bonus": "instead"}])
def test_a_beginner_plays_einauge_by_all_options(name: str, options: dict[str, Any]) -> None:
    assert play(beginning("einauge", 5, **options), [bot(name)] * 5).is_over


@pytest.mark.parametrize(("game", "name"), BEGINNERS)
def test_the_same_generator_gives_a_beginner_the_same_game(game: str, name: str) -> None:
    first, again = (play(beginning(game), [bot(name)] * 2, seed=3) for _ in range(2))
    assert first.moves == again.moves


@pytest.mark.parametrize(("game", "name"), BEGINNERS)
def test_a_beginner_answers_within_50_milliseconds(game: str, name: str) -> None:
    board, generator, spent = beginning(game, 4), Generator(1), list[float]()
    while not board.is_over and len(spent) < 100:
        view, start = board.view(board.seats_to_move[0]), time.process_time()
        move = bot(name).choose(view, NO_BUDGET, generator)
        spent.append(time.process_time() - start)
        board.push(move)
    assert sorted(spent)[len(spent) // 2] < TURN


@pytest.mark.parametrize(("game", "name"), [("einauge", "Smutje"), ("barrakuda", "Bagnante")])
def test_a_beginner_that_is_not_asked_says_so(game: str, name: str) -> None:
    over = play(beginning(game), [bot("random")] * 2)
    with pytest.raises(ValueError, match="expected a position in which seat 0 decides"):
        bot(name).choose(over.view(0), NO_BUDGET, Generator(1))


@pytest.mark.parametrize(("name", "fights"), [("Jungmann", False), ("Leichtmatrose", True)])
def test_jungmann_keeps_five_sabres_where_others_win_a_card_with_two_jewels(name: str, fights: bool) -> None:
    game = Einauge(2, seed=1)
    game.push("buy green 2")
    plain = game.view(0).plain()
    plain["seats"][0]["sabres"] = 5
    game = Einauge.from_position(plain)
    assert ("fight green 8" in {chosen(game, name, seed) for seed in range(40)}) == fights


def test_smutje_overlooks_cards_so_that_it_buys_different_ones() -> None:
    game = Einauge(2, seed=1)
    assert len({chosen(game, "Smutje", seed) for seed in range(30)}) > 1


def test_toppgast_overlooks_nothing() -> None:
    game = Einauge(2, seed=1)
    assert len({chosen(game, "Toppgast", seed) for seed in range(30)}) == 1


@pytest.mark.parametrize(("name", "goes_home"), [("Tuffatore", True), ("Corallaro", False)])
def test_tuffatore_takes_three_pieces_home_and_corallaro_waits_for_more(name: str, goes_home: bool) -> None:
    plain = Barrakuda(2, seed=1).view(0).plain()
    plain["seats"][0]["bag"] = 3
    game = Barrakuda.from_position(plain)
    assert ("dive 5" in {chosen(game, name, seed) for seed in range(40)}) == goes_home


@pytest.mark.parametrize("name", ["Tuffatore", "Corallaro"])
def test_a_beginner_forgets_its_barracuda_card(name: str) -> None:
    game = Barrakuda(2, seed=1)
    assert "barracuda" not in {chosen(game, name, seed) for seed in range(40)}


# ---- the levels


@pytest.mark.parametrize(("game", "levels"), [("einauge", 10), ("barrakuda", 7)])
def test_every_level_has_a_bot_and_names_are_in_their_order(game: str, levels: int) -> None:
    found = [entry.level for entry in ladder(game).entries]
    assert found == sorted(found) and set(found) == set(range(1, levels + 1))


def test_gentle_fair_and_strong_rise() -> None:
    assert [choice("einauge", each) for each in ("gentle", "fair", "strong")] == ["Jungmann", "Toppgast", "Admiral"]
    assert [choice("barrakuda", each) for each in ("gentle", "fair", "strong")] == ["Tuffatore", "Spugnaro", "Nettuno"]


def test_an_unknown_strength_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="strength: expected one of gentle, fair, strong; 'mean' came"):
        choice("einauge", "mean")


@pytest.mark.parametrize(
    ("before", "now"),
    [("Einauge", "Admiral"), ("barracuda", "Nettuno"), ("Barracuda (weights)", "Nettuno (weights)")],
)
def test_a_former_name_gives_the_bot_of_today(before: str, now: str) -> None:
    assert bot(before).name == now


def test_former_names_are_not_offered() -> None:
    assert not {"Einauge", "Barracuda"} & {*names("einauge"), *names("barrakuda")}
    assert (listed("einauge", "Einauge"), listed("barrakuda", "Kraken")) == ("Admiral", None)


def test_no_bot_is_called_like_a_game_or_a_card() -> None:
    assert not {name.casefold() for name in names()} & {"einauge", "barrakuda", "barracuda", "pirat"}
