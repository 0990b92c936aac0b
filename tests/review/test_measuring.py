"""Whether claims come true: quickly on few games, slowly on as many as the bar asks for."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tortuga.cli import main
from tortuga.review.calibration import slopes, stretched
from tortuga.review.measuring import Claim, claims, fitted, hint_losses, tenths, write_fits

FRESH = 90_000_000  # seeds that no fit has seen


def test_a_stretched_row_sums_to_what_it_did() -> None:
    assert stretched(np.array([[0.5, 0.3, 0.2]]), 1.7).sum() == pytest.approx(1)


def test_a_power_above_one_makes_bold_claims_bolder() -> None:
    assert stretched(np.array([[0.7, 0.3]]), 2.0)[0, 0] > 0.7


def test_without_stretching_differences_stay_as_they_are() -> None:
    assert slopes(np.array([0.4, 0.6]), 1.0).tolist() == pytest.approx([1, 1])


def test_shy_claims_are_fitted_by_a_power_above_one() -> None:
    shy = [Claim((0.6, 0.4), {"kind": np.array([0.6, 0.4])}, (1.0, 0.0)) for _ in range(9)]
    assert fitted(shy, "kind")["power"] > 1


def test_a_tenth_tells_claim_and_outcome() -> None:
    assert list(tenths([Claim((0.75, 0.25), {}, (1.0, 0.0))])) == [(20, 1, 0.25, 0.0), (70, 1, 0.75, 1.0)]


def test_the_claims_of_a_position_sum_to_one() -> None:
    assert sum(claims("einauge", {"players": 2}, 1, FRESH)[0].shares) == pytest.approx(1)


def test_a_fit_is_written_with_its_command(tmp_path: Path) -> None:
    found = [Claim((0.6, 0.4), {"kind": np.array([0.6, 0.4])}, (1.0, 0.0))]
    write_fits("einauge", 2, found, "tortuga calibrate", tmp_path / "review.toml")
    assert (
        tomllib.loads((tmp_path / "review.toml").read_text())["einauge"]["kind"]["2"]["command"] == "tortuga calibrate"
    )


def test_calibrate_prints_tenths(capsys: pytest.CaptureFixture[str]) -> None:
    main(["calibrate", "einauge", "--games", "4", "--seed", "7"])
    assert "claimed" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_the_share_won_lies_within_four_points_of_the_claim(players: int) -> None:
    found = list(tenths(claims("einauge", {"players": players}, 2000, FRESH)))
    # a tenth with few claims cannot be told apart from chance: two standard errors are added
    off = [(low, won - claimed) for low, number, claimed, won in found if abs(won - claimed) > 0.04 + 1 / number**0.5]
    assert off == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "player"),
    [({"players": 2}, "Sub"), ({"players": 3}, "Sub"), ({"players": 4, "teams": True}, "Sub")],
)
def test_the_share_won_in_barrakuda_lies_within_six_points_of_the_claim(options: dict[str, Any], player: str) -> None:
    found = list(tenths(claims("barrakuda", options, 300, FRESH, player)))
    # few games: two standard errors are added, as above
    off = [(low, won - claimed) for low, number, claimed, won in found if abs(won - claimed) > 0.06 + 1 / number**0.5]
    assert off == []


@pytest.mark.slow
def test_a_hint_loses_less_than_two_points_to_a_search_a_hundred_times_as_long() -> None:
    assert np.mean(hint_losses("einauge", {"players": 2}, 10, FRESH)) < 0.02
