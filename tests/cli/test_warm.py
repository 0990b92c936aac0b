"""Compiling beside the server."""

import os
import subprocess
import sys
from pathlib import Path

from tortuga.cli.warming import GENTLY


def test_a_server_that_is_gone_leaves_no_compiler_behind(tmp_path: Path) -> None:
    environment = {**os.environ, "TORTUGA_CACHE": str(tmp_path)}  # nothing compiled: it would run for minutes
    beside = subprocess.Popen(
        [sys.executable, "-c", GENTLY], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    )
    assert beside.stdin is not None
    beside.stdin.close()
    assert beside.wait(timeout=60) == 130
