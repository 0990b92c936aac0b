"""The batch: games end and begin anew, nothing sealed is seen, illegal actions are refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.sight import kernels_of, parts_of

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("einauge", {"players": 3}),
    ("barrakuda", {"players": 4, "teams": True, "turn_limit": 5}),
]


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_games_end_with_one_win_and_begin_anew(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, 64, seed=1, **options)
    batch.reset()
    ended = 0
    for _ in range(150):
        batch.step(batch.random_actions())
        ended += int(batch.over.sum())
        assert batch.shares.sum() == pytest.approx(batch.over.sum())
    assert ended >= 64
    assert batch.legal().any(axis=1).all()
    assert batch.legal().shape[1] == 64 * batch.masks.shape[1]


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_a_row_that_is_written_again_and_again_holds_nothing_of_before(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, 8, seed=1, **options)
    batch.reset()
    for _ in range(60):
        batch.step(batch.random_actions())
    fresh = np.zeros_like(batch.sights)
    for i, seat in enumerate(batch.who):
        kernels_of(game).look(batch._rules, batch._states, i, seat, fresh[i])
    assert np.array_equal(batch.sights, fresh)


def test_an_island_has_its_place_by_colour_and_rank() -> None:
    batch = Batch("einauge", 4, seed=1, players=3)
    batch.reset()
    seen = [np.argwhere(parts_of("einauge", sight)["pile"]).tolist() for sight in batch.sights]
    piles = [int(pile) for pile in batch._states["pile"]]
    assert seen == [[[card // 8, card % 8] for card in range(64) if pile >> card & 1] for pile in piles]


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (Batch("einauge", 16, seed=5, players=2) for _ in range(2))
    for batch in (one, two):
        batch.reset()
        for _ in range(40):
            batch.step(batch.random_actions())
    assert np.array_equal(one.sights, two.sights)


def test_no_seat_sees_what_another_has_sealed() -> None:
    batch = Batch("barrakuda", 2, seed=5, players=2)
    batch.reset()
    batch.step(np.array([1, 6]))
    assert batch.who.tolist() == [1, 1]
    assert np.array_equal(*batch.sights)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = Batch("einauge", 4, seed=1, players=2, sights=False)
    batch.reset()
    before = batch.masks.copy()
    actions = batch.random_actions()
    actions[2] = 447
    with pytest.raises(ValueError, match=r"actions\[2\]: expected a legal action; 447 came"):
        batch.step(actions)
    assert np.array_equal(before, batch.masks)
