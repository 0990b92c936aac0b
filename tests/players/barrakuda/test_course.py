"""Training of the Barrakuda bots: it goes on where it was stopped, and Nettuno needs the solved table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tortuga.games.kit.errors import OptionError
from tortuga.players.barrakuda.training import course
from tortuga.players.barrakuda.training.course import Plan
from tortuga.players.training import Order, train


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(course.PLANS, "Apneista", (Plan(2, False, 3, 2),))


def order(folder: Path, bot: str = "Apneista") -> Order:
    return Order("barrakuda", bot, 1, folder / "out", folder / "checkpoints")


def quietly(what: str, done: int, total: int) -> None:
    del what, done, total


def stop_after_one_round(what: str, done: int, total: int) -> None:
    if done:
        raise KeyboardInterrupt(f"{what} of {total}")


@pytest.mark.slow
def test_a_stopped_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole = train(order(tmp_path / "whole"), quietly)
    with pytest.raises(KeyboardInterrupt):
        train(order(tmp_path / "parts"), stop_after_one_round)
    parts = train(order(tmp_path / "parts"), quietly)
    assert whole[0].read_bytes() == parts[0].read_bytes()


def test_nettuno_learns_from_the_solved_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_DATA", str(tmp_path))
    with pytest.raises(OptionError, match="tortuga solve barrakuda"):
        train(order(tmp_path, "barracuda"), quietly)
