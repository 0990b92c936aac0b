"""The wheel in an empty environment, without the checkout: it plays, studies and has types."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project.tree import ROOT, files

# pip keeps the settings of this machine; Python must not find the checkout.
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NUMBA_"))}


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    done = subprocess.run(command, cwd=cwd, env=ENVIRONMENT | variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command} said:\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", folder, ROOT, cwd=folder)
    (built,) = folder.glob("tortuga-*.whl")
    return built


def installed(folder: Path, wheel: Path, lock: str, extra: str = "") -> Path:
    """A folder with an environment that holds the locked requirements and the wheel, nothing else."""
    run(sys.executable, "-m", "venv", "venv", cwd=folder)
    pip = (folder / "venv" / "bin" / "python", "-m", "pip", "install", "-q")
    run(*pip, "--require-hashes", "-r", ROOT / "requirements" / lock, cwd=folder)
    run(*pip, "--no-index", f"{wheel}{extra}", cwd=folder)  # fails on a package that the lock lacks
    return folder


@pytest.fixture(scope="module")
def laboratory(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("laboratory"), wheel, "lab.txt", "[lab]")


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("elsewhere"), wheel, "play.txt")


def alone(folder: Path) -> dict[str, str]:
    """A home of its own: nothing compiled before can help."""
    return {"HOME": str(folder), "XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder)}


# One worker takes the whole file: the environment is built once.
pytestmark = pytest.mark.xdist_group("wheel")


def test_the_wheel_holds_the_whole_package(wheel: Path) -> None:
    ours = {path.relative_to("src").as_posix() for path in files() if path.is_relative_to("src/tortuga")}
    built = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert built == ours


@pytest.mark.parametrize("game", ["einauge", pytest.param("barrakuda", marks=pytest.mark.slow)])
def test_the_wheel_plays(elsewhere: Path, game: str) -> None:
    command = (elsewhere / "venv" / "bin" / "tortuga", "new", game, "--random", "--seed", "7")
    printed = run(*command, cwd=elsewhere, **alone(elsewhere))
    assert [line for line in printed.splitlines() if line.startswith("[Result")]


def test_the_wheel_makes_a_database(elsewhere: Path) -> None:
    script = "from tortuga.tables.storage import Storage; s = Storage('x.sqlite3'); s.migrate(); print(s.listed())"
    assert run(elsewhere / "venv" / "bin" / "python", "-c", script, cwd=elsewhere, **alone(elsewhere)) == "[]\n"


@pytest.mark.parametrize(
    "words",
    [
        ("tortuga", "study", "einauge", "seats"),
        ("tortuga", "arena", "einauge", "--bots", "random,random"),
        *(("python", "-c", f"import tortuga.lab.envs.{name}") for name in ("single", "several", "open_spiel")),
    ],
)
def test_without_the_laboratory_the_extra_to_install_is_named(elsewhere: Path, words: tuple[str, ...]) -> None:
    command = [str(elsewhere / "venv" / "bin" / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=elsewhere, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "pip install tortuga[lab]" in done.stderr.splitlines()[-1]


@pytest.mark.slow
def test_the_wheel_with_the_laboratory_answers_a_question(laboratory: Path) -> None:
    command = (laboratory / "venv" / "bin" / "tortuga", "study", "einauge", "seats", "--games", "200")
    run(*command, cwd=laboratory, **alone(laboratory))
    assert (laboratory / "studies" / "einauge-seats.html").exists()


@pytest.mark.slow
def test_mypy_strict_accepts_a_script_that_uses_the_wheel(laboratory: Path, tmp_path: Path) -> None:
    script = ROOT / "tests" / "project" / "user_script.py"
    checker = (sys.executable, "-m", "mypy", "--strict", "--python-executable", laboratory / "venv" / "bin" / "python")
    assert run(*checker, shutil.copy(script, tmp_path), cwd=tmp_path).startswith("Success")
