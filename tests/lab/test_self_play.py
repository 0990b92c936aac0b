"""Opponents of the Gymnasium environments: policies, lists, a league; and the example that learns by self-play."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import tortuga.lab.envs  # noqa: F401  registers the names
from tests.project.tree import ROOT
from tortuga.games.kit.errors import TortugaError
from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.opponents import League

GAMES = 16


def lowest(sights: Any, masks: Any) -> Any:
    """The policy that takes the legal action with the lowest number."""
    assert len(sights) == len(masks) > 0 and masks.any(axis=1).all()
    return masks.argmax(axis=1)


def vector(opponent: Any, name: str = "Barrakuda", **given: Any) -> Any:
    given = {"turn_limit": 12} | given if name == "Barrakuda" else given
    return gymnasium.make_vec(f"tortuga/{name}-v0", GAMES, opponent=opponent, **given)


def played(env: Any, steps: int = 60) -> tuple[Any, int]:
    """The summed reward of every game after some steps by the lowest action, and how many games ended."""
    _, info = env.reset(seed=3)
    total, games = np.zeros(GAMES), 0
    for _ in range(steps):
        seen, reward, over, _, info = env.step(info["action_mask"].argmax(axis=1))
        assert env.observation_space.contains(seen) and not reward[~over].any()
        total += reward
        games += int(over.sum())
    return total, games


@pytest.mark.parametrize("name", ["Einauge", "Barrakuda"])
@pytest.mark.parametrize("opponent", [lowest, [lowest], League([lowest, "random"])], ids=["one", "list", "league"])
def test_policies_have_the_other_seats(name: str, opponent: Any) -> None:
    env = vector(opponent, name, seat="random")
    _, info = env.reset(seed=1)
    assert set(info["seat"].tolist()) == {0, 1}
    assert played(env)[1] > 0


def test_a_bot_in_a_league_plays_as_it_does_inside() -> None:
    """Against Sub one who plays the lowest card loses nearly always, wherever Sub plays."""
    inside, asked = (played(vector(who, seat="random"), 300) for who in ("Sub", League(["Sub"])))
    for total, games in (inside, asked):
        assert total.sum() < -0.8 * games


def test_a_list_has_one_for_each_seat_after_yours() -> None:
    asked: list[list[int]] = [[], []]

    def noting(number: int) -> Any:
        def policy(sights: Any, masks: Any) -> Any:
            asked[number].append(len(sights))
            return lowest(sights, masks)

        return policy

    env = vector([noting(0), noting(1)], players=3)
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax(axis=1))
    assert asked[0][0] == asked[1][0] == GAMES


def test_the_end_is_seen_by_the_own_seat_whoever_ends_the_game() -> None:
    env = vector(lowest, seat=1, goal=2, turn_limit=1)
    _, info = env.reset(seed=1)
    over = np.zeros(GAMES, bool)
    while not over.any():
        _, reward, over, _, info = env.step(info["action_mask"].argmax(axis=1))
    ended = np.flatnonzero(over)
    assert all(env.single_observation_space.contains(info["final_obs"][i]) for i in ended)
    assert (info["rewards"][ended, 1] == reward[ended]).all()


def test_a_snapshot_that_joins_a_league_is_asked() -> None:
    league = League(["random"], [0.0001])
    asked: list[int] = []
    env = vector(league)
    env.reset(seed=1)

    def snapshot(sights: Any, masks: Any) -> Any:
        asked.append(len(sights))
        return lowest(sights, masks)

    league.add(snapshot)
    played(env)
    assert asked


@pytest.mark.parametrize("opponent", [lowest, [lowest], League(["Sub", lowest])], ids=["one", "list", "league"])
def test_a_single_environment_takes_the_same_opponents(opponent: Any) -> None:
    env: Any = gymnasium.make("tortuga/Barrakuda-v0", opponent=opponent, seat="random").unwrapped
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, _ = env.step(int(env.action_masks().argmax()))
    assert reward in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("make", [gymnasium.make, lambda name, **given: gymnasium.make_vec(name, 4, **given)])
@pytest.mark.parametrize(
    "opponent", [[lowest, lowest], ["kraken"], League(["Matrose"])], ids=["two", "kraken", "other"]
)
def test_opponents_who_cannot_play_are_refused(make: Any, opponent: Any) -> None:
    with pytest.raises(TortugaError, match="expected"):
        make("tortuga/Barrakuda-v0", opponent=opponent).reset(seed=1)


def test_a_policy_that_answers_with_anything_else_is_refused() -> None:
    with pytest.raises(TortugaError, match=r"opponent: expected \d+ whole numbers; 'float64"):
        vector(lambda sights, _: np.zeros(len(sights)), seat=1).reset(seed=1)


def test_games_that_wait_stay_as_they_are() -> None:
    batch = Batch("barrakuda", GAMES, seed=1)
    batch.reset()
    batch.step(batch.random_actions(), games=np.arange(GAMES) < 4)
    assert batch.who.tolist() == [1] * 4 + [0] * 12


def test_waiting_games_are_named_by_an_array_of_bool() -> None:
    batch = Batch("barrakuda", GAMES, seed=1)
    batch.reset()
    with pytest.raises(ValueError, match="games: expected an array of bool"):
        batch.step(batch.random_actions(), games=[0, 1])


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "self_play.py").read_text("utf-8").splitlines()) < 200


@pytest.fixture
def curves(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    return import_module("curves")


@pytest.mark.parametrize("algorithm", ["PPO", "policy gradient", "Q-learning"])
def test_a_curve_has_a_point_before_and_after_learning(curves: Any, algorithm: str) -> None:
    points = curves.curve("barrakuda", algorithm, updates=1, seed=1, tests=8)
    assert [decisions for decisions, *_ in points] == [0, curves.GAMES * curves.STEPS]


def test_a_finished_curve_is_not_learned_again(curves: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learned: list[tuple[str, str]] = []

    def curve(game: str, algorithm: str, *_: Any) -> list[list[float]]:
        learned.append((game, algorithm))
        if learned[2:]:
            raise KeyboardInterrupt
        return [[0, 0.0, 0.5, 0.4, 0.6]]

    monkeypatch.setattr(curves, "curve", curve)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            curves.run(tmp_path / "curves.json", updates=1, seed=1)
    assert learned[2] == learned[3] and len(learned) == 4


def test_the_curves_of_another_run_are_not_mixed_with_these(curves: Any, tmp_path: Path) -> None:
    (tmp_path / "curves.json").write_text('{"command": "python examples/curves.py curves.json 1 7"}')
    with pytest.raises(SystemExit, match="holds the curves of another run"):
        curves.run(tmp_path / "curves.json", updates=1, seed=1)
