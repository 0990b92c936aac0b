"""Ctrl-C in the middle of `tortuga study all`: finished reports stay, and the same command makes the others."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.ctrl_c import stopped
from tortuga.lab.arena import Interrupted
from tortuga.lab.studies import skill
from tortuga.lab.studies.report import Setting


def command(folder: Path) -> list[str]:
    return ["study", "all", "--games", "100", "--jobs", "1", "--resume", "--out", str(folder)]


def stopped_after(folder: Path, name: str) -> subprocess.CompletedProcess[str]:
    """The command, until Ctrl-C once a report is there."""
    return stopped(command(folder), (folder / f"{name}.html").exists)


def pages(folder: Path) -> dict[str, int]:
    """The reports that are there, and when each was written."""
    return {path.stem: path.stat().st_mtime_ns for path in folder.glob("*-*.html")}


@pytest.mark.slow
def test_all_studies_go_on_after_ctrl_c_and_finished_ones_are_not_made_again(tmp_path: Path) -> None:
    first = stopped_after(tmp_path, "einauge-cards")
    before = pages(tmp_path)
    again = stopped_after(tmp_path, "einauge-events")
    after = pages(tmp_path)
    assert first.returncode == again.returncode == 130 and "stopped; the same command" in first.stderr
    assert {"einauge-seats", "einauge-cards"} <= set(before) < set(after)
    assert {name: after[name] for name in before} == before
    assert again.stderr.count(": kept") == len(before)


def test_a_ladder_of_which_only_a_part_was_played_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skill, "run", lambda *_, **__: "interrupted")
    with pytest.raises(Interrupted):
        skill.answer(Setting("einauge", 100))
