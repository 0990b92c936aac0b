"""The files of this checkout, for the tests of the project."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def files() -> tuple[Path, ...]:
    """Every file git tracks or would track, relative to ROOT: a new file is judged before it is added.

    Without git (an unpacked archive), every file outside the hidden folders.
    """
    try:
        names = _git_files()
    except (OSError, subprocess.CalledProcessError):
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if not _in_hidden_folder(path)]
    return tuple(sorted(Path(name) for name in names if (ROOT / name).is_file()))


def _git_files() -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip("\0").split("\0")


def _in_hidden_folder(path: Path) -> bool:
    folders = path.relative_to(ROOT).parts[:-1]
    return "__pycache__" in folders or any(name.startswith(".") and name != ".ci" for name in folders)
