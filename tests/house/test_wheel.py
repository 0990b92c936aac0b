"""The wheel alone, in an empty environment, far from this checkout, plays both games."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.tree import ROOT, files

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


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment that holds the locked requirements and the wheel, nothing else."""
    folder = tmp_path_factory.mktemp("elsewhere")
    run(sys.executable, "-m", "venv", "venv", cwd=folder)
    pip = (folder / "venv" / "bin" / "python", "-m", "pip", "install", "-q")
    run(*pip, "--require-hashes", "-r", ROOT / "requirements" / "play.txt", cwd=folder)
    run(*pip, "--no-deps", wheel, cwd=folder)
    return folder


# One worker takes the whole file: the environment is built once.
pytestmark = pytest.mark.xdist_group("wheel")


def test_the_wheel_holds_the_whole_package(wheel: Path) -> None:
    ours = {path.relative_to("src").as_posix() for path in files() if path.is_relative_to("src/tortuga")}
    built = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert built == ours


@pytest.mark.parametrize("game", ["einauge", pytest.param("barrakuda", marks=pytest.mark.slow)])
def test_the_wheel_plays(elsewhere: Path, game: str) -> None:
    # A home of its own: nothing compiled before can help.
    home = str(elsewhere)
    command = (elsewhere / "venv" / "bin" / "tortuga", "new", game, "--random", "--seed", "7")
    printed = run(*command, cwd=elsewhere, HOME=home, XDG_CACHE_HOME=home, XDG_DATA_HOME=home)
    assert [line for line in printed.splitlines() if line.startswith("[Result")]
