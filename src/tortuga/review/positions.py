"""The points of a game that a review looks at, the outcomes chance could have had, and the final shares."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit.game import Game, View


def points_of(game: Game) -> list[int]:
    """The numbers of steps after which somebody decides, or the game is over; of a secret choice the first."""
    found = []
    for number in range(len(game.steps) + 1):
        if game.at(number).is_chance:
            continue
        view = game.view(at=number)
        if view.phase == "choose" and len(view.seats_to_move) < view.players:
            continue
        found.append(number)
    return found


def outcomes_after(game: Game, number: int) -> tuple[list[int], Any]:
    """The possible outcomes of chance after so many steps, and the state after each."""
    size, _ = game.kernels.question(game.rules, game.states, number)
    room = np.zeros(size + 1, game.state_type)
    said, pair = [], np.zeros(2, game.state_type)
    pair[0] = game.states[number]
    for nth in range(size):
        outcome, _, _ = game.kernels.push_nth(game.rules, pair, 0, nth)
        said.append(int(outcome))
        room[nth] = pair[1]
    return said, room[:size]


def final_shares(game: View | Game) -> tuple[float, ...]:
    """The shares of a game that is over: winners split the win, partners share theirs whole (B7)."""
    outcome = game.outcome()
    assert outcome is not None
    seats = range(game.players)
    if getattr(game.options, "teams", False):
        sides = len({seat % 2 for seat in outcome.winners})
        return tuple(1 / sides if seat in outcome.winners else 0.0 for seat in seats)
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats)
