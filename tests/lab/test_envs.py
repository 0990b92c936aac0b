"""PettingZoo and Gymnasium: their own test suites, and what is ours about them."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest

import tortuga.lab.envs  # noqa: F401  registers the names

MODULES = ["einauge_v0", "barrakuda_v0"]
OPTIONS: dict[str, dict[str, Any]] = {"einauge_v0": {"players": 3}, "barrakuda_v0": {"players": 3, "turn_limit": 12}}


def module(name: str) -> Any:
    return import_module(f"tortuga.lab.envs.{name}")


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoos_api_test_finds_no_fault(name: str) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        # observations with a mask are dictionaries in PettingZoo's own classics, too; those are exempt by their names
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(module(name).env(**OPTIONS[name]), num_cycles=60)


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoos_parallel_test_finds_no_fault(name: str) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(module(name).parallel_env(**OPTIONS[name]), num_cycles=200)


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoos_seed_test_finds_no_fault(name: str) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test

    seed_test(lambda: module(name).env(**OPTIONS[name]), num_cycles=30)
    parallel_seed_test(lambda: module(name).parallel_env(**OPTIONS[name]), num_cycles=30)


@pytest.mark.parametrize("name", ["Einauge", "Barrakuda"])
def test_gymnasiums_check_finds_no_fault(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium.make(f"tortuga.lab.envs:tortuga/{name}-v0").unwrapped, skip_render_check=True)


def test_in_the_choice_all_seats_act_at_once_and_else_one() -> None:
    env = module("barrakuda_v0").parallel_env(players=2, turn_limit=5)
    seen, _ = env.reset(seed=1)
    wait = env.action_space("seat_0").n - 1
    assert not any(seen[name]["action_mask"][wait] for name in env.agents)
    einauge = module("einauge_v0").parallel_env(players=2)
    seen, _ = einauge.reset(seed=1)
    assert [int(seen[name]["action_mask"][-1]) for name in einauge.agents] == [0, 1]


@pytest.mark.parametrize(("name", "opponent"), [("Einauge", "Matrose"), ("Barrakuda", "Sub")])
def test_an_episode_by_masks_ends_with_a_zero_sum_reward(name: str, opponent: str) -> None:
    env = gymnasium.make(f"tortuga/{name}-v0", opponent=opponent).unwrapped
    env.reset(seed=3)
    rng, over, reward = np.random.default_rng(1), False, 0.0
    while not over:
        _, found, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))  # type: ignore[attr-defined]
        reward = float(found)
    assert reward in (-1.0, 0.0, 1.0)


def test_an_illegal_action_ends_the_episode() -> None:
    env = gymnasium.make("tortuga/Einauge-v0").unwrapped
    env.reset(seed=3)
    illegal = int(np.flatnonzero(~env.action_masks())[0])  # type: ignore[attr-defined]
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def stepped(kind: str, action: Any) -> float:
    """The reward of one action after a reset."""
    if kind == "single":
        env = gymnasium.make("tortuga/Einauge-v0").unwrapped
        env.reset(seed=3)
        return float(env.step(action)[1])
    made = module("einauge_v0").env() if kind == "turn" else module("einauge_v0").parallel_env()
    made.reset(seed=3)
    if kind == "turn":
        made.step(action)
        return float(made.rewards["seat_0"])
    return float(made.step({"seat_0": action})[1]["seat_0"])


KINDS = pytest.mark.parametrize("kind", ["single", "turn", "parallel"])


@KINDS
@pytest.mark.parametrize("action", [-1, -64, 447, 448, 10**9, 2**70])
def test_an_action_that_no_move_has_is_an_illegal_one(kind: str, action: int) -> None:
    assert stepped(kind, action) == -1


@KINDS
@pytest.mark.parametrize("action", [1.0, True, None, "1", np.array([1, 2])], ids=repr)
def test_an_action_that_is_no_whole_number_is_refused(kind: str, action: Any) -> None:
    with pytest.raises(ValueError, match=r"action: expected a whole number; .* came"):
        stepped(kind, action)


@KINDS
def test_an_action_may_be_an_array_of_one_number(kind: str) -> None:
    assert stepped(kind, np.array(384)) == stepped(kind, np.array([384])) == 0


@pytest.mark.parametrize("seat", [-1, 2, 0.5, "0", None])
def test_a_seat_that_nobody_has_is_refused(seat: Any) -> None:
    with pytest.raises(ValueError, match=r"seat: expected a whole number from 0 to 1; .* came"):
        gymnasium.make("tortuga/Einauge-v0", seat=seat)


def test_a_seat_without_an_action_is_named() -> None:
    env = module("barrakuda_v0").parallel_env(players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions: expected one of seat_1, too; \{'seat_0': 1\} came"):
        env.step({"seat_0": 1})


@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_a_step_before_reset_is_refused(kind: str) -> None:
    env = getattr(module("barrakuda_v0"), kind)()
    with pytest.raises(ValueError, match=r"expected reset\(\) before the first"):
        env.step({} if kind == "parallel_env" else 1)


@pytest.mark.parametrize(
    "make",
    [
        lambda mode: module("einauge_v0").env(render_mode=mode),
        lambda mode: module("einauge_v0").parallel_env(render_mode=mode),
        lambda mode: import_module("tortuga.lab.envs.single").TortugaEnv("einauge", render_mode=mode),
        lambda mode: gymnasium.make_vec("tortuga/Einauge-v0", 2, render_mode=mode),
    ],
)
def test_a_render_mode_that_is_not_there_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match=r"render_mode: expected None or one of .*; 'human' came"):
        make("human")


@pytest.mark.parametrize("name", MODULES)
def test_a_position_is_rendered_as_a_picture(name: str) -> None:
    env = module(name).env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert (picture.dtype, picture.ndim, picture.shape[2]) == (np.uint8, 3, 3) and len(np.unique(picture)) > 20


@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_the_state_is_what_all_seats_see(kind: str) -> None:
    env = getattr(module("barrakuda_v0"), kind)(players=3)
    env.reset(seed=1)
    seen = [env._seen(name)["observation"] for name in env.possible_agents]
    assert env.state_space.contains(env.state()) and np.array_equal(env.state(), np.concatenate(seen))


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "teams": True}], ids=str)
def test_rewards_sum_to_zero_after_an_illegal_action(options: dict[str, Any]) -> None:
    env = module("barrakuda_v0").env(**options)
    env.reset(seed=1)
    env.step(99)
    assert env.rewards["seat_0"] == -1 and sum(env.rewards.values()) == pytest.approx(0)


def test_observations_have_real_bounds() -> None:
    space: Any = gymnasium.make("tortuga/Einauge-v0").observation_space
    assert space.low.min() == 0 and space.high.max() < 26 and (space.high[:189] == 1).all()


def test_a_frame_rate_is_named() -> None:
    for env in (gymnasium.make("tortuga/Einauge-v0"), module("einauge_v0").env()):
        assert env.metadata["render_fps"] > 0


# -- vector environments ----------------------------------------------------------------------------------------------


def vector(name: str = "Einauge", number: int = 16, **given: Any) -> Any:
    return gymnasium.make_vec(f"tortuga/{name}-v0", number, **given)


NAMES = pytest.mark.parametrize("name", ["Einauge", "Barrakuda"])


@NAMES
def test_make_vec_makes_the_compiled_environment(name: str) -> None:
    from tortuga.lab.envs.vector import TortugaVectorEnv

    assert isinstance(vector(name), TortugaVectorEnv)


@NAMES
@pytest.mark.parametrize("form", ["float32", "uint8"])
def test_what_a_vector_environment_shows_is_in_its_spaces(name: str, form: str) -> None:
    env = vector(name, observations=form)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen) and env.single_observation_space.dtype == form
    for _ in range(60):
        seen, reward, ended, cut, info = env.step(info["action_mask"].argmax(axis=1))
        assert env.observation_space.contains(seen)
        assert (reward.shape, ended.dtype, cut.any()) == ((16,), np.bool_, False)
        assert not reward[~ended].any()


def test_a_vector_environment_of_one_game_plays_as_the_plain_one_is_described() -> None:
    """The same spaces and keys as gymnasium.make gives."""
    one, many = gymnasium.make("tortuga/Einauge-v0", players=3), vector(players=3)
    assert one.observation_space == many.single_observation_space and one.action_space == many.single_action_space
    assert set(one.reset()[1]) <= set(many.reset()[1])


def test_the_same_seed_gives_the_same_vector_of_games() -> None:
    env = vector()
    first = [env.reset(seed=seed)[0] for seed in (1, 1, 2)]
    assert np.array_equal(first[0], first[1]) and not np.array_equal(first[0], first[2])


def test_what_was_seen_stays_as_it_was_unless_it_is_asked_to_share() -> None:
    kept, shared = vector(), vector(copy=False)
    for env, stays in ((kept, True), (shared, False)):
        seen, info = env.reset(seed=1)
        before = seen.copy()
        env.step(info["action_mask"].argmax(axis=1))
        assert np.array_equal(seen, before) is stays


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_action_ends_its_game_in_the_same_step() -> None:
    env = vector()
    _, info = env.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[3] = 447
    _, reward, ended, _, info = env.step(actions)
    assert (np.flatnonzero(ended).tolist(), reward[3]) == ([3], -1)
    assert env.single_observation_space.contains(info["final_obs"][3]) and info["final_obs"][2] is None


def test_without_an_opponent_one_decides_for_every_seat() -> None:
    env = vector("Barrakuda", opponent=None, players=2)
    _, info = env.reset(seed=1)
    seats = [info["seat"].tolist()]
    seats.append(env.step(info["action_mask"].argmax(axis=1))[-1]["seat"].tolist())
    assert seats == [[0] * 16, [1] * 16]


def test_gymnasiums_vector_wrappers_take_it() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(vector())
    _, info = env.reset(seed=1)
    lengths: list[int] = []
    while not lengths:
        *_, ended, _, info = env.step(info["action_mask"].argmax(axis=1))
        lengths += info["episode"]["l"][ended].tolist() if ended.any() else []
    assert min(lengths) > 5


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_a_seat_may_be_random(make: Any) -> None:
    env = make("tortuga/Einauge-v0", seat="random", players=3)
    seats = {int(np.ravel(env.reset(seed=seed)[1]["seat"])[0]) for seed in range(20)}
    assert seats == {0, 1, 2}


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_docs_name_every_field(game: str) -> None:
    from tests.project.tree import ROOT
    from tortuga.lab.envs.sight import fields_of

    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    rows = [f"| `{name}` | {'×'.join(map(str, shape))} | {text} |" for name, shape, text in fields_of(game)]
    assert [row for row in rows if row not in page] == []
