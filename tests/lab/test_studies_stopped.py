"""Ctrl-C in the middle of `tortuga study all`: finished reports stay, and the same command makes the others."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tortuga.cli import main
from tortuga.lab.arena import Interrupted
from tortuga.lab.studies import questions_of, skill
from tortuga.lab.studies.report import Setting


def command(folder: Path) -> list[str]:
    return ["study", "all", "--games", "100", "--jobs", "1", "--out", str(folder)]


def stopped(folder: Path, after: str) -> subprocess.CompletedProcess[str]:
    """The command, until Ctrl-C once a report is there."""
    words = [sys.executable, "-m", "tortuga", *command(folder)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not (folder / f"{after}.html").exists() and process.poll() is None:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    said = process.communicate()
    return subprocess.CompletedProcess(words, process.returncode, *said)


def pages(folder: Path) -> dict[str, int]:
    """The reports that are there, and when each was written."""
    return {path.stem: path.stat().st_mtime_ns for path in folder.glob("*-*.html")}


@pytest.mark.slow
def test_all_studies_go_on_after_ctrl_c_and_finished_ones_are_not_made_again(tmp_path: Path, capsys: Any) -> None:
    ended = stopped(tmp_path, "einauge-cards")
    assert ended.returncode == 130 and "stopped; the same command" in ended.stderr
    before = pages(tmp_path)
    assert main(command(tmp_path)) == 0
    after, asked = (
        pages(tmp_path),
        {f"{game}-{name}" for game in ("einauge", "barrakuda") for name in questions_of(game)},
    )
    assert len(before) >= 2 and set(after) == asked
    assert {name: after[name] for name in before} == before
    assert capsys.readouterr().err.count(": kept") == len(before)


def test_a_ladder_of_which_only_a_part_was_played_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skill, "run", lambda *_: "interrupted")
    with pytest.raises(Interrupted):
        skill.answer(Setting("einauge", 100))
