"""Ctrl-C for a command that a test has started."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator


def _begun(words: list[str], ripe: Callable[[], bool]) -> subprocess.Popen[str]:
    """`tortuga` with these *words*, as far as it is *ripe*."""
    command = [sys.executable, "-m", "tortuga", *words]
    with _heeding_ctrl_c():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not ripe() and process.poll() is None:
        time.sleep(0.02)
    return process


def stopped(words: list[str], ripe: Callable[[], bool]) -> subprocess.CompletedProcess[str]:
    """Run `tortuga` with these *words*, and press Ctrl-C once it is *ripe*."""
    process = _begun(words, ripe)
    process.send_signal(signal.SIGINT)
    said = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, *said)


def killed(words: list[str], ripe: Callable[[], bool], timeout: float) -> None:
    """The same with kill -9. Whoever the process leaves behind holds its output open: then it is TimeoutExpired."""
    process = _begun(words, ripe)
    process.kill()
    process.communicate(timeout=timeout)


@contextlib.contextmanager
def _heeding_ctrl_c() -> Iterator[None]:
    """What begins here heeds SIGINT, also where the tests run in the background of a shell, which has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
