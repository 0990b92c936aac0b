"""Engine and slow twin play the same games: the same states, moves, chances and results at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.oracle.barrakuda import BarrakudaTwin
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.layouts import drawn, numbered
from tortuga.games.barrakuda.state import LAYOUTS, Icon
from tortuga.games.barrakuda.tables import ALLOWED, SLOTS

Options = dict[str, Any]


def odd_table(rng: random.Random, busy: float) -> Options:
    """A table nobody would print: any icon wherever B2 lets it stand."""
    return {"name": "odd", **{name: [_wreck(rng, busy) for _ in range(6)] for name in ("base", "alternative")}}


def _wreck(rng: random.Random, busy: float) -> dict[str, Any]:
    return {slot: _icon(rng, slot) if rng.random() < busy else None for slot in SLOTS}


def _icon(rng: random.Random, slot: str) -> dict[str, Any]:
    icon = rng.choice(sorted(ALLOWED[slot]))
    action = {"action": icon.name.lower()}
    return {**action, "x": rng.randint(1, 9)} if icon in (Icon.GOLD, Icon.TAKE_BACK) else action


def random_options(rng: random.Random) -> Options:
    """Any player count, layout, exchange of wrecks, goal and limit; teams and odd tables often."""
    players = rng.choice([2, 3, 4, 4])
    drawing = drawn(numbered(rng.randrange(LAYOUTS)))
    given: Options = {
        "players": players,
        "teams": players == 4 and rng.random() < 0.6,
        "layout": rng.choice(["first", "calm", "medium", "harsh", "random", drawing, drawing]),
        "wrecks": rng.sample(range(1, 7), rng.choice([0, 1, 2, 2])),
        "goal": rng.choice([1, 8, 8, 10, 12, 30, rng.randint(1, 30)]),
        "turn_limit": rng.choice([1, 3, 12, 25, 40]),
    }
    if rng.random() < 0.6:
        given["cards"] = odd_table(rng, rng.choice([0.3, 0.6, 1.0]))
    return given


def compare(game: Barrakuda, twin: BarrakudaTwin) -> None:
    """All that both can be asked."""
    assert game.plain() == twin.plain()
    assert game.state_hash() == twin.state_hash()
    to_act = twin.to_act()
    assert list(game.seats_to_move) == (to_act if isinstance(to_act, list) else [])
    assert game.is_chance == (to_act == "chance")
    for seat in range(-1, 5):
        assert sorted(move.text for move in game.legal_moves_of(seat)) == twin.moves(seat)
    outcome = game.outcome()
    assert (None if outcome is None else outcome.plain()) == twin.result()


def both(given: Options, rng: random.Random, wild: bool) -> Iterator[tuple[Barrakuda, BarrakudaTwin]]:
    """Play both at random, choices in any order and sometimes replaced; yields after every step."""
    game = Barrakuda(**given, seed=rng.getrandbits(64), manual_chance=True)
    twin = BarrakudaTwin(game.options.plain())
    yield game, twin
    while not game.is_over:
        if game.is_chance:
            if game.phase != "layout":
                assert game.chance_outcomes == twin.outcomes()
            twin.chance(game.push_chance(None if game.phase == "layout" else rng.choice(twin.outcomes())))
        else:
            seat = rng.choice(game.seats_to_move)
            if wild and game.phase == "choose" and rng.random() < 0.1:
                seat = rng.randrange(game.players)  # perhaps a choice replaced
            move = rng.choice(list(game.legal_moves_of(seat)))
            game.push(move)
            twin.play(seat, move.text)
        yield game, twin


@pytest.mark.parametrize("seed", range(60))
def test_engine_and_twin_play_the_same_game(seed: int) -> None:
    rng = random.Random(seed)
    for game, twin in both(random_options(rng), rng, wild=True):
        compare(game, twin)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 3000))
def test_engine_and_twin_play_many_same_games(seed: int) -> None:
    rng = random.Random(seed)
    for game, twin in both(random_options(rng), rng, wild=True):
        compare(game, twin)


@pytest.mark.parametrize("seed", range(12))
def test_every_state_of_a_game_is_a_position_to_begin_from(seed: int) -> None:
    rng = random.Random(seed)
    given = random_options(rng)
    for game, _ in both(given, rng, wild=True):
        again = Barrakuda.from_position(game.plain(), manual_chance=True, **given)
        assert again.state.tobytes() == game.state.tobytes()
