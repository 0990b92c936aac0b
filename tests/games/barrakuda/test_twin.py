"""Engine and slow twin play the same games: the same states, moves, chances and results at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.games.barrakuda.positions import PHASES, Plain, random_options, random_position
from tests.oracle.barrakuda import BarrakudaTwin
from tortuga.games.barrakuda.game import Barrakuda

PARTS = 20
GAMES_A_PART = 1_000
STEPS_FROM_ANYWHERE = 12


def compare(game: Barrakuda, twin: BarrakudaTwin) -> None:
    """All that both can be asked."""
    assert game.plain() == twin.plain()
    assert game.state_hash() == twin.state_hash()
    to_act = twin.to_act()
    assert list(game.seats_to_move) == (to_act if isinstance(to_act, list) else [])
    assert game.is_chance == (to_act == "chance")
    if game.phase != "layout":  # 155,520 outcomes: too many to write down each time
        assert game.chance_outcomes == twin.outcomes()
    for seat in range(-1, 5):
        assert sorted(move.text for move in game.legal_moves_of(seat)) == twin.moves(seat)
    outcome = game.outcome()
    assert (None if outcome is None else outcome.plain()) == twin.result()


def step(game: Barrakuda, twin: BarrakudaTwin, rng: random.Random) -> None:
    """The same random move or outcome for both; choices come in any order and are sometimes replaced."""
    if game.is_chance:
        twin.chance(game.push_chance(None if game.phase == "layout" else rng.choice(twin.outcomes())))
        return
    seat = rng.choice(game.seats_to_move)
    if game.phase == "choose" and rng.random() < 0.1:
        seat = rng.randrange(game.players)  # perhaps a choice replaced
    move = rng.choice(list(game.legal_moves_of(seat)))
    game.push(move)
    twin.play(seat, move.text)


def both(given: Plain, rng: random.Random) -> Iterator[tuple[Barrakuda, BarrakudaTwin]]:
    """Play both at random; yields at the start and after every step."""
    game = Barrakuda(**given, seed=rng.getrandbits(64), manual_chance=True)
    twin = BarrakudaTwin(game.options.plain())
    yield game, twin
    while not game.is_over:
        step(game, twin, rng)
        yield game, twin


def follow_from_the_start(rng: random.Random) -> None:
    for game, twin in both(random_options(rng), rng):
        compare(game, twin)


def follow_from_anywhere(rng: random.Random) -> Plain:
    given = random_options(rng)
    start = random_position(rng, Barrakuda.options_type.of(**given))
    game = Barrakuda.from_position(start, seed=rng.getrandbits(64), manual_chance=True, **given)
    assert game.plain() == start
    twin = BarrakudaTwin.from_plain(game.options.plain(), start)
    compare(game, twin)
    for _ in range(STEPS_FROM_ANYWHERE):
        if game.is_over:
            break
        step(game, twin, rng)
        compare(game, twin)
    assert Barrakuda.from_position(game.plain(), manual_chance=True, **given) == game
    return start


@pytest.mark.parametrize("seed", range(60))
def test_engine_and_twin_play_the_same_game(seed: int) -> None:
    follow_from_the_start(random.Random(seed))


@pytest.mark.parametrize("seed", range(12))
def test_every_state_of_a_game_is_a_position_to_begin_from(seed: int) -> None:
    rng = random.Random(seed)
    given = random_options(rng)
    for game, _ in both(given, rng):
        again = Barrakuda.from_position(game.plain(), manual_chance=True, **given)
        assert again.state.tobytes() == game.state.tobytes()


def test_constructed_positions_are_the_same() -> None:
    rng = random.Random(1)
    seen = [follow_from_anywhere(rng) for _ in range(500)]
    assert {plain["phase"] for plain in seen} == set(PHASES)
    assert any(values["chosen"] for plain in seen for values in plain["seats"]), "some have chosen"
    assert any(values["lying"] and not values["pawn"] for plain in seen for values in plain["seats"]), "lying off board"
    assert any(sum(plain["reds"]) > 2 for plain in seen), "many red actions"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_twenty_thousand_games_are_the_same(part: int) -> None:
    """With `-s` each part says when it is done; a part runs alone by its number."""
    rng = random.Random(f"twin {part}")
    for _ in range(GAMES_A_PART):
        follow_from_the_start(rng)
    print(f"{(part + 1) * GAMES_A_PART:6d} of {PARTS * GAMES_A_PART} games are the same")  # progress by thousands


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_twenty_thousand_constructed_positions_are_the_same(part: int) -> None:
    rng = random.Random(f"anywhere {part}")
    for _ in range(GAMES_A_PART):
        follow_from_anywhere(rng)
    print(f"{(part + 1) * GAMES_A_PART:6d} of {PARTS * GAMES_A_PART} positions are the same")
