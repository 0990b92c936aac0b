"""A sight of Barrakuda is the state field by field, and knows nothing of sealed choices."""

from __future__ import annotations

import random

import pytest

from tortuga import Barrakuda
from tortuga.render.barrakuda.sight import Sight, see, seen, seen_from

CARDS = ("dive 1", "dive 2", "dive 3", "dive 4", "dive 5", "barracuda")


def played(seed: int, players: int, moves: int, teams: bool = False) -> Barrakuda:
    game, chooser = Barrakuda(players=players, seed=seed, teams=teams), random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            break
        game.push(chooser.choice(list(game.legal_moves)))
    return game


def check(game: Barrakuda, number: int, sight: Sight) -> None:
    plain = game.at(number).plain()
    seats = plain["seats"]
    for name in ("players", "phase", "turn", "fish", "actor", "wreck", "victim"):
        assert getattr(sight, name) == plain[name]
    assert sight.gold[1:] == plain["gold"]
    assert sight.vault[: len(plain["vaults"])] == plain["vaults"]
    assert (sight.distance or None) == plain["distance"]
    assert sight.bag == [seat["bag"] for seat in seats]
    assert sight.hand == [tuple(seat["hand"]) for seat in seats]
    assert sight.row == [tuple(seat["row"]) for seat in seats]
    assert sight.holds == [seat["barracuda"] == "hand" for seat in seats]
    assert sight.pawn == [seat["pawn"] or 0 for seat in seats]
    assert sight.lying == [seat["lying"] for seat in seats]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sight_is_the_state(players: int) -> None:
    game = played(players, players, 80, teams=players == 4)
    sights = seen_from(game, 0)
    assert len(sights) == len(game.steps) + 1
    for number, sight in enumerate(sights):
        check(game, number, sight)
        assert seen(game, number) == see(game.states[number]) == sight


def test_a_sealed_choice_is_not_seen() -> None:
    game = Barrakuda(players=3, seed=1)
    before = seen(game, len(game.steps))
    game.push("dive 4", 1)
    assert seen(game, len(game.steps)) is before


@pytest.mark.parametrize("seed", range(3))
def test_why_a_card_cannot_be_played_follows_from_phase_and_hand(seed: int) -> None:
    """So boards ask the rules once for each."""
    known: dict[object, object] = {}
    for number in range(8):
        game = played(100 * seed + number, 4, 40 + 7 * number)
        sight = seen(game, len(game.steps))
        for seat in game.seats_to_move:
            whys = [game.why_not(card, seat) for card in CARDS]
            assert known.setdefault((sight.phase, sight.hand[seat], sight.holds[seat]), whys) == whys
