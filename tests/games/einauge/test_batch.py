"""The compiled loops over many games do what a single game does."""

from __future__ import annotations

import numpy as np
import pytest

from tortuga.games.einauge.actions import WORDS
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import STATE
from tortuga.games.einauge.view import to_plain
from tortuga.games.kit.chance import stream


@pytest.mark.parametrize("players", [2, 5])
def test_games_stepped_together_stay_legal_and_begin_anew(players: int) -> None:
    """Every state of a batch is a legal position, with the legal moves of that position, also after a new beginning."""
    options = Options.of(players, edition="dutch")
    rules, words, games = options.rules(), stream(players), 6
    states, masks = np.zeros(games, STATE), np.zeros((games, WORDS), np.uint64)
    actions, over = np.zeros(games, np.int64), np.zeros(games, np.bool_)
    for i in range(games):
        KERNELS.begin(rules, states, i)
    KERNELS.settle(rules, states, words)
    KERNELS.masks_many(rules, states, masks)
    finished = np.zeros(games, np.int64)
    for _ in range(250):
        KERNELS.pick_many(masks, words, actions)
        KERNELS.step_many(rules, states, words, actions, masks, over)
        finished += over
        for i in range(games):
            plain = to_plain(options, states[i])
            assert not over[i] or (plain["turns"], plain["phase"]) == (0, "buy")
            if i == finished.sum() % games:
                game = Einauge(options=options, position=plain, manual_chance=True)
                listed = [
                    64 * word + bit for word in range(WORDS) for bit in range(64) if int(masks[i, word]) >> bit & 1
                ]
                assert game.state.tobytes() == states[i].tobytes() and game.actions(game.turn or 0) == listed
    assert finished.sum() >= games / 2, "too few games ended for this test"


def test_a_game_played_out_is_over_and_scored() -> None:
    options = Options.of(3)
    states, words = np.zeros(1, STATE), stream(1)
    KERNELS.begin(options.rules(), states, 0)
    assert KERNELS.play_out(options.rules(), states, 0, words) > 50
    game = Einauge(options=options, position=to_plain(options, states[0]))
    outcome = game.outcome()
    assert game.is_over and outcome is not None and outcome.why == "ships"


def test_many_games_have_at_least_one_winner_each() -> None:
    rules, totals = Options.of(4).rules(), np.zeros(5, np.int64)
    decisions = KERNELS.play_many(rules, np.zeros(1, STATE), stream(2), 200, totals)
    assert decisions > 200 * 60 and totals.sum() >= 200 and totals[4] == 0 and (totals[:4] > 20).all()
