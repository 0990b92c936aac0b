"""The engine and its slow, obvious twin (tests/oracle/einauge.py) agree state by state."""

from __future__ import annotations

import random

import pytest

from tests.games.einauge.positions import Plain, random_options, random_position
from tests.oracle.einauge import EinaugeTwin
from tortuga.games.einauge.game import Einauge

PARTS = 20
GAMES_A_PART = 1_000


def compare(game: Einauge, twin: EinaugeTwin) -> list[str]:
    """State, moves or outcomes, and result are the same; what can happen next is returned."""
    assert game.plain() == twin.plain()
    if game.is_chance:
        assert twin.to_act() == "chance" and not game.legal_moves
        assert game.chance_outcomes == twin.outcomes()
        return game.chance_outcomes
    assert not game.chance_outcomes and not twin.outcomes()
    assert twin.to_act() == ("over" if game.is_over else [game.turn])
    outcome = game.outcome()
    assert (None if outcome is None else outcome.plain()) == twin.result()
    texts = sorted(move.text for move in game.legal_moves)
    assert texts == ([] if game.turn is None else twin.moves(game.turn))
    return texts


def step(game: Einauge, twin: EinaugeTwin, text: str) -> None:
    """The same move, or the same word of chance, for both."""
    if game.is_chance:
        game.push_chance(text)
        twin.chance(text)
    else:
        assert game.turn is not None
        twin.play(game.turn, text)
        game.push(text)


def follow(game: Einauge, rng: random.Random, most: int = 10_000) -> None:
    """Play game and twin side by side, at random, to the end or for so many steps."""
    assert game.manual_chance
    twin = EinaugeTwin.from_plain(game.options.plain(), game.plain())
    habit = rng.choice(
        [None, None, "fight", "pass", "buy ship", "sell"]
    )  # games of one kind reach what mixed ones do not
    for _ in range(most):
        possible = compare(game, twin)
        if not possible:
            return
        liked = [text for text in possible if habit and text.startswith(habit)]
        step(game, twin, rng.choice(liked if liked and rng.random() < 0.7 else possible))
    compare(game, twin)
    assert list(game.scores()) == twin.scores()


def follow_from_the_start(rng: random.Random) -> None:
    game = Einauge(options=random_options(rng, odd=rng.random() < 0.5), manual_chance=True)
    assert game.plain() == EinaugeTwin(game.options.plain()).plain()
    follow(game, rng)


def follow_from_anywhere(rng: random.Random) -> Plain:
    options = random_options(rng, odd=rng.random() < 0.6)
    plain = random_position(rng, options)
    follow(Einauge(options=options, position=plain, manual_chance=True), rng, most=6)
    return plain


@pytest.mark.parametrize("part", range(4))
def test_whole_games_are_the_same(part: int) -> None:
    rng = random.Random(part)
    for _ in range(40):
        follow_from_the_start(rng)


def test_constructed_positions_are_the_same() -> None:
    rng = random.Random(1)
    seen = [follow_from_anywhere(rng) for _ in range(600)]
    assert {plain["phase"] for plain in seen} == {"buy", "fight", "lay", "refill", "final", "over"}
    rows = [row for plain in seen for who in plain["seats"] for row in who["rows"].values()]
    assert any(len(row) == 7 and "ship" in row for row in rows), "full rows must be among them"
    assert any(who["lone_ships"] > 1 for plain in seen for who in plain["seats"]), "and lone ships"


def test_the_deal_of_the_first_cards_is_the_same() -> None:
    """Set-up with every number of players and both ways to choose the colours."""
    rng = random.Random(2)
    for players in (2, 3, 4, 5):
        for out in ("random", ["black", "red", "rose"][: 5 - players]):
            follow(Einauge(players=players, colours_out=out, manual_chance=True), rng, most=9)


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
