"""Training: it writes what bots can load, goes on where it was stopped, and refuses whom it cannot train."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tortuga.games.kit.warm import Report
from tortuga.players.einauge import course
from tortuga.players.einauge.weights import LINEAR, TUPLES
from tortuga.players.training import Order, train


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "PLAN", {LINEAR: {2: 6}, TUPLES: {2: 4}})


def order(folder: Path, bot: str = "Steuermann") -> Order:
    return Order("einauge", bot, 1, folder / "out", folder / "checkpoints")


def arrays(folder: Path, kind: str) -> np.ndarray:
    with np.load(folder / "out" / f"{kind}.npz") as found:
        return np.array(found["2"])


def quietly(what: str, done: int, total: int) -> None:
    del what, done, total


def stop_after(batches: int) -> Report:
    def report(what: str, done: int, total: int) -> None:
        del what, total
        if done >= batches:
            raise KeyboardInterrupt

    return report


@pytest.mark.slow
def test_a_training_writes_weights_and_where_they_come_from(tmp_path: Path) -> None:
    names = sorted(path.name for path in train(order(tmp_path), quietly))
    assert names == ["linear.npz", "linear.toml", "tuples.npz", "tuples.toml"]


@pytest.mark.slow
def test_a_stopped_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    train(order(tmp_path / "whole"), quietly)
    with pytest.raises(KeyboardInterrupt):
        train(order(tmp_path / "parts"), stop_after(6))
    train(order(tmp_path / "parts"), quietly)
    assert np.array_equal(arrays(tmp_path / "whole", TUPLES), arrays(tmp_path / "parts", TUPLES))


def test_a_bot_without_weights_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"expected one of Bootsmann, .*; 'Matrose' came"):
        train(order(tmp_path, "Matrose"), quietly)
