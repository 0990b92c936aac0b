"""Only one at a time compiles to disk."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tortuga.games.kit.files import waiting_lock

#: Compiles nothing, but says what it would do.
PROGRAM = """
from tortuga.games.kit.compile import warming
with warming("something") as is_needed:
    print("needed" if is_needed else "done already", flush=True)
    if is_needed:
        input()
"""


def start(cache: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env={"TORTUGA_CACHE": str(cache), "PYTHONPATH": ":".join(sys.path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_whoever_waited_for_another_finds_nothing_left_to_compile(tmp_path: Path) -> None:
    first = start(tmp_path)
    assert first.stdout is not None
    assert first.stdout.readline() == "needed\n"
    second = start(tmp_path)
    first.communicate("\n", timeout=60)
    assert second.communicate(timeout=60)[0] == "done already\n"


def test_whoever_is_killed_leaves_the_work_to_the_next(tmp_path: Path) -> None:
    first = start(tmp_path)
    assert first.stdout is not None
    first.stdout.readline()
    second = start(tmp_path)
    first.kill()
    first.communicate()
    assert second.communicate("\n", timeout=60)[0] == "needed\n"


def test_a_lock_that_was_released_can_be_taken_again(tmp_path: Path) -> None:
    for _ in range(2):
        with waiting_lock(tmp_path / "folder" / "lock"):
            assert (tmp_path / "folder" / "lock").exists()
