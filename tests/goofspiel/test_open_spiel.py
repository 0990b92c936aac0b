"""Our Goofspiel beside OpenSpiel's own, and as a game of OpenSpiel."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.lab.envs import register_all


def spiels_own(players: int, size: int, returns: str) -> Any:
    parameters = {"players": players, "num_cards": size, "points_order": "random", "returns_type": returns}
    return pyspiel.load_game("goofspiel", parameters).new_initial_state()


def drawn(game: Game, prizes: list[int]) -> str:
    """The state as OpenSpiel writes it."""
    plain = game.plain()
    hands = [f"P{seat} hand: {spaced(hand)}" for seat, hand in enumerate(plain["hands"])]
    return "\n".join([*hands, f"Point card sequence: {spaced(prizes)}", f"Points: {spaced(plain['points'])}", ""])


def spaced(numbers: list[int]) -> str:
    return "".join(f"{number} " for number in numbers)


def compare(number: int) -> None:
    """Play one random game in both, and compare after every step."""
    dice = random.Random(number)
    players, size = dice.choice([2, 3]), dice.randint(2, 13)
    ours: Game = GAMES["goofspiel"].rules(players, size=size, manual_chance=True)
    returns_type = dice.choice(["win_loss", "total_points"])
    theirs = spiels_own(players, size, returns_type)
    prizes: list[int] = []
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            outcomes = [f"prize {outcome + 1}" for outcome, _ in theirs.chance_outcomes()]
            assert ours.chance_outcomes == outcomes
            prizes.append(int(ours.push_chance(dice.choice(outcomes)).split()[1]))
            theirs.apply_action(prizes[-1] - 1)
        else:
            assert ours.seats_to_move == tuple(range(players))
            assert [ours.actions(seat) for seat in range(players)] == [theirs.legal_actions(s) for s in range(players)]
            bids = [dice.choice(theirs.legal_actions(seat)) for seat in range(players)]
            for seat in range(players):
                ours.push(ours.text_of(bids[seat]), seat)
            theirs.apply_actions(bids)
        if theirs.is_terminal():
            prizes.append(size * (size + 1) // 2 - sum(prizes))  # the last round plays itself
        assert drawn(ours, prizes) == str(theirs)
    assert theirs.returns() == returns_of(ours, returns_type)


def returns_of(game: Game, returns_type: str) -> list[float]:
    """What OpenSpiel's Goofspiel returns: the points, or a win that the winners share and the losers pay."""
    outcome = game.outcome()
    assert outcome is not None
    if returns_type == "total_points":
        return [score["points"] for score in outcome.scores]
    won, lost = len(outcome.winners), game.players - len(outcome.winners)
    return [(1 / won if seat in outcome.winners else -1 / lost) if lost else 0 for seat in range(game.players)]


def test_it_equals_openspiels_goofspiel_over_ten_thousand_random_games() -> None:
    for number in range(10_000):
        compare(number)


@pytest.mark.parametrize("parameters", [{}, {"players": 3, "size": 5}])
def test_openspiels_random_simulation_finds_no_fault(parameters: dict[str, Any]) -> None:
    register_all()
    game = pyspiel.load_game("python_tortuga_goofspiel", parameters)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_openspiel_knows_that_all_bid_at_once() -> None:
    register_all()
    state = pyspiel.load_game("python_tortuga_goofspiel", {"size": 4}).new_initial_state()
    state.apply_action(2)
    assert state.is_simultaneous_node() and state.legal_actions(1) == [0, 1, 2, 3]
