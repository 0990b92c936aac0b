"""Coroutines in tests. Playwright's browser, if this process has one, keeps a loop running in the main thread."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Done = TypeVar("Done")


def awaited(work: Coroutine[Any, Any, Done]) -> Done:
    """What *work* comes to, in a loop and a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
