"""A real Chromium for the tests: $CHROMIUM, one on the PATH, Debian's package, or Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
INSTALL = "apt-get install chromium (as root, on Debian) or: python -m playwright install chromium"


def _found() -> str | None:
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> str | None:
    """Install one: as root from Debian's packages, else by Playwright (which finds its own by itself)."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, **quiet)  # type: ignore[call-overload]
        if path := _found():
            return path
    run = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False)
    assert run.returncode == 0, f"these tests need Chromium; install it: {INSTALL}"
    return None


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser until the end of the block."""
    path = _found() or _installed()
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS  # Chromium refuses a sandbox to root
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()
