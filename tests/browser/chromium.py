"""A real Chromium for the tests; `make browser` installs one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.programs import CHROMIUM

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser until the end of the block."""
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS  # Chromium refuses a sandbox to root
    with sync_playwright() as playwright:
        path = CHROMIUM.find() or playwright.chromium.executable_path
        assert os.path.exists(path), CHROMIUM.missing()  # noqa: PTH110  # a plain string from Playwright
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()
