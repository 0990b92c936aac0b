"""What the make targets and `.ci/run` install, and what the tests say when it is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.programs import apt_get
from tests.project.tree import ROOT

OPEN_A_BROWSER = "from tests.browser.chromium import chromium\nwith chromium(): pass"


def script(folder: Path, name: str, text: str) -> None:
    """Write a program *name* for the shell into *folder*."""
    (folder / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    (folder / name).chmod(0o755)


def without_a_browser(folder: Path) -> dict[str, str]:
    """An environment in which no browser is found and apt-get leaves a file `called`."""
    script(folder, "apt-get", f"touch {folder}/called")
    kept = {name: value for name, value in os.environ.items() if name not in ("CHROMIUM", "PYTHONPATH")}
    return kept | {"PATH": str(folder), "PLAYWRIGHT_BROWSERS_PATH": str(folder)}


def open_a_browser(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", OPEN_A_BROWSER]
    return subprocess.run(
        command, cwd=ROOT, env=without_a_browser(folder), check=False, capture_output=True, text=True, timeout=60
    )


def test_without_a_browser_the_tests_name_the_command_that_installs_it(tmp_path: Path) -> None:
    assert "make browser" in open_a_browser(tmp_path).stderr


def test_without_a_browser_the_tests_install_nothing(tmp_path: Path) -> None:
    open_a_browser(tmp_path)
    assert not (tmp_path / "called").exists()


def test_the_installation_waits_for_the_lock_of_the_package_manager(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = 'echo "E: Could not get lock /var/lib/dpkg/lock-frontend." >&2; exit 100'
    script(tmp_path, "apt-get", f"if [ ! -e {tmp_path}/seen ]; then touch {tmp_path}/seen; {busy}; fi")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert apt_get("install", "-y", "chromium", pause=0.01).returncode == 0


def test_any_other_fault_of_the_package_manager_is_reported_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(tmp_path, "apt-get", 'echo "E: Unable to locate package" >&2; exit 100')
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert apt_get("install", "-y", "chromium").returncode == 100


def test_ci_runs_the_tests_with_an_empty_home_though_nothing_could_be_removed(tmp_path: Path) -> None:
    script(tmp_path, "apt-get", "exit 100")
    script(tmp_path, "make", 'echo "make $*, files in HOME:" $(ls -A "$HOME" | wc -l)')
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [shutil.which("bash") or "bash", ROOT / ".ci" / "run"],
        env=os.environ | {"PATH": path},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.stdout.splitlines()[-1] == "make test, files in HOME: 0"


def test_the_environment_has_the_command(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "tortuga"), "--version"]
    done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert done.stdout.startswith("tortuga")


@pytest.mark.parametrize(
    "name", [".venv", ".venv-lab", ".venv-test", ".venv-rl", ".venv-peers", ".venv-wasm", ".venv-mutants", ".venv-lock"]
)
def test_every_environment_that_make_builds_gets_the_command(name: str) -> None:
    command = ["make", "--dry-run", "--always-make", f"{name}/.ready"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert f"> {name}/bin/tortuga" in told
