"""Ctrl-C for a command that a test has started."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator


def begin(words: list[str]) -> subprocess.Popen[str]:
    """Start `tortuga` with these *words*; SIGINT interrupts it even if the process of the tests ignores SIGINT."""
    command = [sys.executable, "-m", "tortuga", *words]
    with _default_sigint():
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _begin_and_wait(words: list[str], ripe: Callable[[], bool]) -> subprocess.Popen[str]:
    process = begin(words)
    while not ripe() and process.poll() is None:
        time.sleep(0.02)
    return process


def stopped(words: list[str], ripe: Callable[[], bool]) -> subprocess.CompletedProcess[str]:
    """Run `tortuga` with these *words*, and press Ctrl-C once it is *ripe*."""
    process = _begin_and_wait(words, ripe)
    process.send_signal(signal.SIGINT)
    said = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, *said)


def killed(words: list[str], ripe: Callable[[], bool], timeout: float) -> None:
    """The same with kill -9. Whoever the process leaves behind holds its output open: then it is TimeoutExpired."""
    process = _begin_and_wait(words, ripe)
    process.kill()
    process.communicate(timeout=timeout)


@contextlib.contextmanager
def _default_sigint() -> Iterator[None]:
    """Restore the default handler of SIGINT for child processes: a shell starts background jobs with it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
