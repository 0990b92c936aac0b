"""Processes that work for another one end with it, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.connection import wait
from typing import Any


def end_with_parent(signal_self: bool = False) -> None:
    """Let this process end when the one that started it does, even by kill -9."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent, signal_self), name="tortuga-parent", daemon=True).start()


def _outlive(parent: Any, signal_self: bool) -> None:
    wait([parent.sentinel])
    if signal_self:  # a server first tells its clients
        import signal

        os.kill(os.getpid(), signal.SIGTERM)
    else:
        os._exit(0)
