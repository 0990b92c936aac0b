"""The batch: games end and begin anew, nothing sealed is seen, illegal actions are refused, memory is shared."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.sight import highest, kernels_of, parts_of

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("einauge", {"players": 3}),
    ("barrakuda", {"players": 4, "teams": True, "turn_limit": 5}),
    ("barrakuda", {"players": 3, "declining": "allowed", "turn_limit": 5}),
]


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_games_end_with_zero_sum_rewards_and_begin_anew(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, 64, seed=1, **options)
    batch.reset()
    ended = won = 0
    for _ in range(150):
        batch.step(batch.random_actions())
        ended += int(batch.over.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert not batch.rewards[~batch.over].any()
        won += int((batch.rewards > 0).any(axis=1).sum())
    assert ended >= 64 and won > ended / 2  # where all have the same, nobody has won
    assert batch.masks.any(axis=1).all()


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_a_row_that_is_written_again_and_again_holds_nothing_of_before(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, 8, seed=1, **options)
    batch.reset()
    for _ in range(60):
        batch.step(batch.random_actions())
    fresh = np.zeros_like(batch.sights)
    kernels_of(game).look_many(batch.options.rules(), batch._states, batch.who, fresh)
    assert np.array_equal(batch.sights, fresh)


def test_an_island_has_its_place_by_colour_and_rank() -> None:
    batch = Batch("einauge", 4, seed=1, players=3)
    batch.reset()
    seen = [np.argwhere(parts_of("einauge", sight)["pile"]).tolist() for sight in batch.sights]
    piles = [int(pile) for pile in batch._states["pile"]]
    assert seen == [[[card // 8, card % 8] for card in range(64) if pile >> card & 1] for pile in piles]


def _bits(members: Any) -> list[int]:
    """1 for each of the wrecks or cards 1 to 6 in a set."""
    return [int(members) >> number & 1 for number in range(1, 7)]


def _row(number: Any) -> list[float]:
    """The place of each card in a row, which is a number in base 8, in fifths."""
    row = [int(number) >> 3 * place & 7 for place in range(5)]
    return [(row.index(card) + 1) / 5 if card in row else 0 for card in range(1, 6)]


@pytest.mark.parametrize(
    ("field", "of_seat"),
    [
        ("hand", lambda state, seat: _bits(state["hand"][seat])),
        ("row", lambda state, seat: _row(state["row"][seat])),
        ("pawn", lambda state, seat: _bits(1 << int(state["pawn"][seat]))),
    ],
    ids=["hand", "row", "pawn"],
)
def test_a_seat_of_barrakuda_sees_what_each_seat_has_its_own_first(field: str, of_seat: Any) -> None:
    batch = Batch("barrakuda", 64, seed=1, players=3)
    batch.reset()
    for _ in range(25):
        batch.step(batch.random_actions())
    seen = [parts_of("barrakuda", sight)[field].tolist() for sight in batch.sights]
    has = [
        [of_seat(state, (seat + ahead) % 3) for ahead in range(3)]
        for state, seat in zip(batch._states, batch.who.tolist(), strict=True)
    ]
    assert np.allclose([rows[:3] for rows in seen], has)


def test_neighbouring_wrecks_are_seen_from_both() -> None:
    batch = Batch("barrakuda", 8, seed=1, players=2, layout="random")
    batch.reset()
    seen = [parts_of("barrakuda", sight)["near"].tolist() for sight in batch.sights]
    assert seen == [[_bits(near) for near in state["near"][1:]] for state in batch._states]


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
    batch = Batch("einauge", 4, seed=1, players=2, sights=None)
    batch.reset()
    before = batch.masks.copy()
    actions = batch.random_actions()
    actions[2] = 447
    with pytest.raises(ValueError, match=r"actions\[2\]: expected a legal action; 447 came"):
        batch.step(actions)
    assert np.array_equal(before, batch.masks)


def begun(game: str, games: int = 4) -> Batch:
    batch = Batch(game, games, seed=1, players=2, sights=None)
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
    actions = one.masks.argmax(axis=1)
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
    actions = begun(game).masks.argmax(axis=1).astype(np.uint64 if action > 0 else np.int64)
    actions[1] = action
    with pytest.raises(ValueError, match=rf"actions\[1\]: expected a legal action; {action} came"):
        begun(game).step(actions)


@BOTH
def test_a_batch_that_was_not_reset_is_not_stepped(game: str) -> None:
    batch = Batch(game, 2, seed=1)
    with pytest.raises(ValueError, match="expected a legal action"):
        batch.step(batch.random_actions())


@BOTH
def test_nobody_makes_an_action_legal_by_writing_into_the_arrays(game: str) -> None:
    batch = begun(game)
    illegal = (~batch.masks).argmax(axis=1)
    batch.masks[:], batch.who[:] = True, 7
    with pytest.raises(ValueError, match=r"actions\[0\]: expected a legal action"):
        batch.step(illegal)


def test_an_array_put_in_place_of_ours_is_not_written_to() -> None:
    batch = begun("einauge")
    batch.over, batch.rewards = np.zeros(0, np.bool_), np.zeros((0, 2))
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
    before, legal = batch._states.tobytes(), batch.masks.copy()
    good = actions.dtype.kind in "iu" and actions.shape == (4,)
    good = good and all(0 <= a < legal.shape[1] and legal[i, a] for i, a in enumerate(actions.tolist()))
    try:
        batch.step(actions)
    except ValueError:
        assert not good and batch._states.tobytes() == before
    else:
        assert good
    batch.step(batch.random_actions())


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_masks_are_true_for_what_may_be_done(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, 8, seed=1, **options)
    batch.reset()
    for _ in range(20):
        batch.step(batch.random_actions())
    room = np.zeros(512, np.int64)
    for i, seat in enumerate(batch.who):
        found = batch._kind.kernels.legal_actions(batch.options.rules(), batch._states, i, seat, room)
        assert np.flatnonzero(batch.masks[i]).tolist() == room[:found].tolist()


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_bytes_say_what_the_fractions_say(game: str, options: dict[str, Any]) -> None:
    batches = [Batch(game, 16, seed=3, sights=form, **options) for form in ("float32", "uint8")]
    scale = np.rint(highest(game, True) / highest(game, False))
    if game == "barrakuda":
        scale[13] = options["turn_limit"]
    for batch in batches:
        batch.reset(seed=4)
    for _ in range(100):
        for batch in batches:
            batch.step(batch.random_actions())
        assert batches[1].sights.dtype == np.uint8
        assert np.allclose(batches[0].sights * scale, batches[1].sights, atol=1e-4)


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
@pytest.mark.parametrize("form", ["float32", "uint8"])
def test_no_seat_sees_more_than_the_bounds_say(game: str, options: dict[str, Any], form: str) -> None:
    batch = Batch(game, 64, seed=1, sights=form, **options)
    batch.reset()
    most = np.zeros_like(batch.sights[0])
    for _ in range(150):
        batch.step(batch.random_actions())
        most = np.maximum(most, batch.sights.max(axis=0))
        if batch.over.any():
            most = np.maximum(most, batch.final_sights().max(axis=0))
    assert (most <= highest(game, form == "uint8")).all()


def test_a_form_of_sights_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"sights: expected None or one of float32, uint8; .*int8.* came"):
        Batch("einauge", 2, sights="int8")


# -- seeds ------------------------------------------------------------------------------------------------------------


def played(batch: Batch, steps: int = 30) -> bytes:
    """The states after the first legal action so often in every game."""
    for _ in range(steps):
        batch.step(batch.masks.argmax(axis=1))
    return batch._states.tobytes()


@BOTH
def test_a_batch_reset_by_a_seed_plays_the_same_games_again(game: str) -> None:
    batch = begun(game)
    batch.reset(seed=9)
    first = played(batch)
    batch.reset(seed=9)
    assert played(batch) == first
    batch.reset()
    assert played(batch) != first


@BOTH
def test_a_game_depends_on_the_seed_and_its_number_alone(game: str) -> None:
    few, many = (Batch(game, games, seed=9, sights=None) for games in (3, 7))
    few.reset()
    many.reset()
    assert played(many).startswith(played(few))


# -- the end of a game ------------------------------------------------------------------------------------------------


def to_an_end(batch: Batch) -> int:
    """Play at random until a game ends; its number."""
    while True:
        batch.step(batch.random_actions())
        if batch.over.any():
            return int(batch.over.argmax())


@BOTH
def test_the_last_thing_that_a_seat_saw_is_kept(game: str) -> None:
    batch = Batch(game, 4, seed=1, players=2)
    batch.reset()
    to_an_end(batch)
    seen = [parts_of(game, sight)["phase"] for sight in batch.final_sights()]
    assert len(seen) == batch.over.sum() and all(phase[-1] == 1 for phase in seen)  # the last phase is OVER


def test_the_end_is_seen_from_the_seat_that_acted() -> None:
    batch = Batch("einauge", 4, seed=1, players=2)
    batch.reset()
    game = to_an_end(batch)
    jewels = batch._last[game]["jewels"][batch.actors[game]]
    sight = batch.final_sights()[0]
    assert parts_of("einauge", sight)["goods"][0, 2] == pytest.approx(min(jewels, 255) / 20)


@pytest.mark.parametrize(
    ("options", "rewards"),
    [
        ({"players": 2}, [-1, 1]),
        ({"players": 3}, [-1, 0.5, 0.5]),
        ({"players": 4, "teams": True}, [-1, 1, -1, 1]),
    ],
    ids=str,
)
def test_an_illegal_action_forfeits_the_game_where_that_is_asked(options: dict[str, Any], rewards: list[float]) -> None:
    batch = Batch("barrakuda", 2, seed=1, sights=None, **options)
    batch.reset()
    actions = batch.masks.argmax(axis=1)
    actions[1] = -5
    batch.step(actions, forfeit=True)
    assert (batch.over.tolist(), batch.rewards[1].tolist()) == ([False, True], rewards)


# -- opponents --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "bot"), [("einauge", "Matrose"), ("barrakuda", "Sub"), ("einauge", "random")])
@pytest.mark.parametrize("seat", [0, 2])
def test_with_opponents_only_the_own_seat_decides(game: str, bot: str, seat: int) -> None:
    batch = Batch(game, 8, seed=1, opponents=bot, seat=seat, players=3)
    batch.reset()
    for _ in range(20):
        assert (batch.who == seat).all()
        batch.step(batch.random_actions())


def test_a_random_seat_is_another_in_every_game() -> None:
    batch = Batch("einauge", 64, seed=1, opponents="random", seat="random", players=3)
    batch.reset()
    before, changed = batch.who.copy(), np.zeros(64, bool)
    assert set(before.tolist()) == {0, 1, 2}
    for _ in range(60):
        batch.step(batch.random_actions())
        moved = batch.who != before
        assert not (moved & ~batch.over).any()
        changed, before = changed | moved, batch.who.copy()
    assert changed.any()


def won(game: str, opponents: Any, steps: int, **options: Any) -> float:
    """What random play has from a game against such opponents, on average."""
    batch = Batch(game, 64, seed=1, sights=None, opponents=opponents, **options)
    batch.reset()
    total, games = 0.0, 0
    for _ in range(steps):
        batch.step(batch.random_actions())
        total += float(batch.rewards[batch.over, batch.actors[batch.over]].sum())
        games += int(batch.over.sum())
    return total / games


def test_a_compiled_bot_beats_random_play() -> None:
    assert won("einauge", "Matrose", 80) < -0.8 < -0.2 < won("einauge", "random", 80) < 0.2


def test_each_opponent_can_be_another_bot() -> None:
    """The second seat after the own one is the strong one: the first has no more than the own one."""
    batch = Batch("einauge", 64, seed=1, sights=None, opponents=["random", "Matrose"], players=3, seat="random")
    batch.reset()
    ahead = np.zeros(3)
    for _ in range(80):
        batch.step(batch.random_actions())
        for i in np.flatnonzero(batch.over):
            ahead += np.roll(batch.rewards[i], -batch.actors[i])
    assert ahead.argmax() == 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bot"), [("einauge", "Bootsmann"), ("barrakuda", "Apneista")])
def test_a_learned_bot_is_an_opponent(game: str, bot: str) -> None:
    assert won(game, bot, 60) < -0.5


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"opponents": "Kapitän"}, r"opponents: expected compiled bots \(random, .*Matrose.*\); .*Kapitän.* came"),
        ({"opponents": "Sub"}, "plays einauge"),
        ({"opponents": ["random"]}, "opponents: expected a bot, or 2 of them"),
        ({"opponents": "random", "seat": 3}, "seat: expected a whole number from 0 to 2; 3 came"),
        ({"seat": 1}, "opponents: expected bots for the other seats"),
    ],
    ids=str,
)
def test_opponents_and_seats_that_cannot_be_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Batch("einauge", 2, players=3, **given)


# -- save and load ----------------------------------------------------------------------------------------------------


@BOTH
def test_saved_games_are_loaded_as_they_stood(game: str) -> None:
    batch = Batch(game, 4, seed=1)
    batch.reset()
    played(batch, 3)
    saved, masks, sights = batch.save(), batch.masks.copy(), batch.sights.copy()
    played(batch, 3)
    batch.load(saved)
    assert np.array_equal(batch.masks, masks) and np.array_equal(batch.sights, sights)


def test_one_saved_game_goes_on_in_many_with_chance_of_their_own() -> None:
    batch, search = Batch("einauge", 2, seed=1), Batch("einauge", 32, seed=2)
    batch.reset()
    search.load(batch.save(), np.ones(32, int))
    assert (search.sights == batch.sights[1]).all()
    played(search, 12)
    assert len(np.unique(search.sights, axis=0)) > 1


@pytest.mark.parametrize("rows", [[0, 1], [0, 1, 2, 4], [0, 1, 2, -1], [0.0, 1.0, 2.0, 3.0], None])
def test_games_that_do_not_fit_are_not_loaded(rows: Any) -> None:
    saved = begun("einauge").save()
    other = Batch("einauge", 4, sights=None, players=3 if rows is None else 2)
    with pytest.raises(ValueError, match="expected games of the same" if rows is None else "rows: expected 4 whole"):
        other.load(saved, rows)


def test_games_that_have_not_begun_are_not_saved() -> None:
    with pytest.raises(ValueError, match="expected games that have begun"):
        Batch("einauge", 2).save()


# -- shared memory ----------------------------------------------------------------------------------------------------

ARRAYS = ("sights", "masks", "who", "rewards", "over", "actors")


def address(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


@pytest.mark.parametrize("form", ["float32", "uint8"])
@pytest.mark.parametrize("name", ARRAYS)
def test_an_array_is_shared_by_dlpack_and_aligned(name: str, form: str) -> None:
    batch = Batch("einauge", 8, seed=1, sights=form)
    shared = np.from_dlpack(getattr(batch, name))
    batch.reset()
    for _ in range(100):
        batch.step(batch.random_actions())
    assert address(shared) == address(getattr(batch, name)) and address(shared) % 64 == 0
    assert np.array_equal(shared, getattr(batch, name))


@pytest.mark.slow
@pytest.mark.parametrize("name", ARRAYS)
def test_torch_reads_the_memory_of_the_batch(name: str) -> None:
    torch = pytest.importorskip("torch")
    batch = Batch("einauge", 8, seed=1)
    assert torch.from_dlpack(getattr(batch, name)).data_ptr() == address(getattr(batch, name))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sights", "masks", "over"])
def test_jax_reads_the_memory_of_the_batch(name: str) -> None:
    jax = pytest.importorskip("jax")
    array = getattr(Batch("einauge", 8, seed=1), name)
    assert jax.dlpack.from_dlpack(array).unsafe_buffer_pointer() == address(array)


def test_actions_may_be_a_tensor_of_another_library() -> None:
    class Tensor:
        """As a tensor of torch on the processor shows itself to NumPy."""

        def __init__(self, numbers: Any) -> None:
            self.numbers = numbers

        def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
            return self.numbers

        def __getitem__(self, i: int) -> Any:
            return self.numbers[i]

    one, other = begun("einauge"), begun("einauge")
    actions = one.masks.argmax(axis=1)
    one.step(actions)
    other.step(Tensor(actions))
    assert one._states.tobytes() == other._states.tobytes()
