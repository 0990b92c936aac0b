"""The batch: games end and begin anew, nothing sealed is seen, illegal actions are refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.sight import kernels_of, parts_of

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("einauge", {"players": 3}),
    ("barrakuda", {"players": 4, "teams": True, "turn_limit": 5}),
    ("barrakuda", {"players": 3, "declining": "allowed", "turn_limit": 5}),
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


def begun(game: str, games: int = 4) -> Batch:
    batch = Batch(game, games, seed=1, players=2, sights=False)
    batch.reset()
    return batch


BOTH = pytest.mark.parametrize("game", ["einauge", "barrakuda"])


@BOTH
@pytest.mark.parametrize(
    ("actions", "came"),
    [
        (np.zeros(3, np.int64), r"int64, shape \(3,\) came"),
        (np.zeros(5, np.int64), r"int64, shape \(5,\) came"),
        (np.zeros((4, 1), np.int64), r"int64, shape \(4, 1\) came"),
        (np.int64(0), r"int64, shape \(\) came"),
        ([], r"float64, shape \(0,\) came"),
        (np.ones(4), r"float64, shape \(4,\) came"),
        (np.ones(4, bool), r"bool, shape \(4,\) came"),
        (["1", "1", "1", "1"], r"<U1, shape \(4,\) came"),
        (None, r"object, shape \(\) came"),
    ],
    ids=["too few", "too many", "a column", "a number", "none", "floats", "truth values", "texts", "nothing"],
)
def test_actions_of_another_shape_or_type_are_refused(game: str, actions: Any, came: str) -> None:
    with pytest.raises(ValueError, match=r"actions: expected an array of whole numbers, shape \(4,\); " + came):
        begun(game).step(actions)


@BOTH
@pytest.mark.parametrize("form", ["list", "int8", "uint64", ">i4", "every second", "backwards", "read-only"])
def test_whole_numbers_of_every_layout_do_the_same(game: str, form: str) -> None:
    one, other = begun(game), begun(game)
    actions = one.legal().argmax(axis=1)
    one.step(actions)
    other.step(laid_out(actions, form))
    assert one._states.tobytes() == other._states.tobytes()


def laid_out(actions: Any, form: str) -> Any:
    """The same numbers in another type or order of memory."""
    read_only = actions.copy()
    read_only.flags.writeable = False
    forms = {
        "list": actions.tolist(),
        "every second": np.repeat(actions, 2)[::2],
        "backwards": actions[::-1].copy()[::-1],
        "read-only": read_only,
    }
    return forms[form] if form in forms else actions.astype(form)


@BOTH
@pytest.mark.parametrize("action", [-1, 10**6, 2**63, 2**64 - 1])
def test_an_action_that_no_move_has_is_refused_by_its_number(game: str, action: int) -> None:
    actions = begun(game).legal().argmax(axis=1).astype(np.uint64 if action > 0 else np.int64)
    actions[1] = action
    with pytest.raises(ValueError, match=rf"actions\[1\]: expected a legal action; {action} came"):
        begun(game).step(actions)


@BOTH
def test_a_batch_that_was_not_reset_is_not_stepped(game: str) -> None:
    batch = Batch(game, 2, seed=1)
    with pytest.raises(ValueError, match="expected a legal action"):
        batch.step(batch.random_actions())


@BOTH
def test_nobody_makes_an_action_legal_by_writing_into_the_masks(game: str) -> None:
    batch = begun(game)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[:] = 2**64 - 1
    with pytest.raises(ValueError, match="read-only"):
        batch.who[:] = 7


def test_an_array_put_in_place_of_ours_is_not_written_to() -> None:
    batch = begun("einauge")
    batch.over, batch.shares = np.zeros(0, np.bool_), np.zeros((0, 2))
    batch.step(batch.random_actions())
    assert batch.over.shape == (0,)


@pytest.mark.parametrize("games", [0, -1, 1.5, "4", True, None])
def test_a_batch_has_at_least_one_game(games: Any) -> None:
    with pytest.raises(ValueError, match=r"games: expected a whole number from 1; .* came"):
        Batch("einauge", games)


ANY_ARRAY = arrays.arrays(
    arrays.integer_dtypes() | arrays.unsigned_integer_dtypes() | arrays.floating_dtypes() | arrays.boolean_dtypes(),
    arrays.array_shapes(min_dims=0, max_dims=2, max_side=6) | st.just((4,)),
)


@BOTH
@given(data=st.data())
def test_whatever_comes_is_done_or_refused_and_the_games_go_on(game: str, data: Any) -> None:
    batch, actions = begun(game), data.draw(ANY_ARRAY)
    before, legal = batch._states.tobytes(), batch.legal()
    good = actions.dtype.kind in "iu" and actions.shape == (4,)
    good = good and all(0 <= a < legal.shape[1] and legal[i, a] for i, a in enumerate(actions.tolist()))
    try:
        batch.step(actions)
    except ValueError:
        assert not good and batch._states.tobytes() == before
    else:
        assert good
    batch.step(batch.random_actions())
