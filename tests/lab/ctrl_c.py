"""Ctrl-C for a command that a test has started."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator


def stopped(words: list[str], ripe: Callable[[], bool]) -> subprocess.CompletedProcess[str]:
    """Run `tortuga` with these *words*, and press Ctrl-C once it is *ripe*."""
    command = [sys.executable, "-m", "tortuga", *words]
    with _heeding_ctrl_c():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not ripe() and process.poll() is None:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    said = process.communicate()
    return subprocess.CompletedProcess(command, process.returncode, *said)


@contextlib.contextmanager
def _heeding_ctrl_c() -> Iterator[None]:
    """What begins here heeds SIGINT, also where the tests run in the background of a shell, which has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
