"""Tests of one group stay in one process, and tests in one process do not hinder each other."""

import subprocess
import sys
from pathlib import Path

from tests.project.tree import ROOT, files

GROUPED = """
import os
import pytest

@pytest.mark.xdist_group("together")
@pytest.mark.parametrize("number", range(6))
def test_of_a_group(number, tmp_path_factory):
    folder = tmp_path_factory.getbasetemp().parent
    (folder / f"process-{os.getpid()}").touch()
    assert len(list(folder.glob("process-*"))) == 1
"""


def test_a_group_stays_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "test_grouped.py").write_text(GROUPED)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "2",
        "--dist",
        "loadgroup",
        "-q",
        "--basetemp",
        str(tmp_path / "base"),
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_no_test_starts_a_loop_where_a_browser_may_keep_one() -> None:
    """By tests/loops.py it has a thread of its own; else it fails once a test of the browser ran before it."""
    ours = [path for path in files() if path.parts[0] == "tests" and path.suffix == ".py" and path.name != "loops.py"]
    assert [str(path) for path in ours if "asyncio.run" + "(" in (ROOT / path).read_text("utf-8")] == []
