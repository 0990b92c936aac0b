"""Programs of the system that the tests use; `python -m tests.programs TARGET` installs that of a make target."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass

_LOCKED = re.compile("could not get lock|unable to (?:acquire|lock)", re.IGNORECASE)
_WAIT = 600  # seconds for another program that is installing packages
_SYSTEM_FOLDERS = os.pathsep + "/usr/sbin"  # where Debian puts nginx; not on every user's PATH


@dataclass(frozen=True)
class Program:
    """A program, the names it is found by, and how it is installed."""

    names: tuple[str, ...]
    packages: tuple[str, ...]  # of Debian, the best first
    variable: str  # of the environment: the program to use instead
    target: str  # of make

    def find(self) -> str | None:
        """The program's path, or None."""
        path = os.environ.get("PATH", "") + _SYSTEM_FOLDERS
        found = (shutil.which(name, path=path) for name in self.names)
        return os.environ.get(self.variable) or next(filter(None, found), None)

    def missing(self) -> str:
        """What to tell somebody who does not have it."""
        return (
            f"these tests need {self.names[0]}; install it with: make {self.target} "
            f"(as root on Debian it runs: apt-get install {self.packages[0]}), or set ${self.variable}"
        )


#: The headless shell is the same browser without windows: pages take half the processor time.
CHROMIUM = Program(
    ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ("chromium-headless-shell", "chromium"),
    "CHROMIUM",
    "browser",
)
NGINX = Program(("nginx",), ("nginx-light",), "NGINX", "proxy")
PROGRAMS = {program.target: program for program in (CHROMIUM, NGINX)}


def apt_get(*words: str, pause: float = 2.0) -> subprocess.CompletedProcess[str]:
    """Run apt-get, and again while another program holds the package manager's lock."""
    end = time.monotonic() + _WAIT
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    while True:
        done = subprocess.run(["apt-get", *words], check=False, capture_output=True, text=True, env=environment)
        if done.returncode == 0 or not _LOCKED.search(done.stderr) or time.monotonic() > end:
            return done
        time.sleep(pause)


def playwrights_own() -> str | None:
    """The Chromium that Playwright downloaded, or None."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None  # noqa: PTH110  # a plain string from Playwright


def install(program: Program) -> str | None:
    """Install *program* if it is missing: as root from Debian's packages, else (Chromium alone) by Playwright.

    Returns what went wrong, or None.
    """
    if program.find() or (program is CHROMIUM and playwrights_own()):
        return None
    said = ""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        apt_get("update")
        for package in program.packages:
            print(f"Installing {package} (apt-get; once) ...", flush=True)
            said = apt_get("install", "-y", package).stderr
            if program.find():
                break
    elif program is CHROMIUM:
        said = subprocess.run(
            [sys.executable, "-m", "playwright", "install", "chromium"], check=False, stderr=subprocess.PIPE, text=True
        ).stderr
    found = program.find() or (program is CHROMIUM and playwrights_own())
    return None if found else "\n".join(filter(None, (said.strip(), program.missing())))


def main(name: str) -> int:
    """Install the program of that target; the exit code."""
    if name not in PROGRAMS:
        wrong: str | None = f"expected one of {', '.join(PROGRAMS)}; got {name!r}"
    else:
        wrong = install(PROGRAMS[name])
    if wrong:
        print(wrong, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
