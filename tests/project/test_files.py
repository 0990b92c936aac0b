"""What may be a file of this project: sources, small, and locked by hash."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.project.tree import ROOT, files

REQUIREMENTS = ROOT / "requirements"
LARGEST = 1_000_000
GENERATED = re.compile(
    r"(^|/)(__pycache__|\.venv[^/]*|node_modules|[^/]*\.egg-info|\.(mypy|ruff|pytest)_cache|\.hypothesis"
    r"|\.ipynb_checkpoints|build|dist)/"
    r"|\.(py[cod]|nb[ic]|so|o|whl|log|sqlite\w*|db|swp|orig|rej)$|[.-](wal|shm|journal)$"
    r"|(^|/)(\.coverage|\.DS_Store|uv\.lock)$"
)
NPM_RULE = "omit-lockfile-registry-resolved=true"
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)((?: ; .+?)?)((?: --hash=sha256:[0-9a-f]{64})+)$")


def test_nothing_generated_is_kept() -> None:
    assert not [str(path) for path in files() if GENERATED.search(path.as_posix())]


def test_no_file_is_large() -> None:
    assert not [str(path) for path in files() if (ROOT / path).stat().st_size > LARGEST]


@pytest.mark.parametrize("name", ["a/__pycache__/b.py", "x.nbi", ".venv-test/a", "games.sqlite3", "g.db-wal"])
def test_a_generated_file_is_found(name: str) -> None:
    assert GENERATED.search(name)


@pytest.mark.parametrize("name", ["src/tortuga/lab/build.py", "docs/records.md", "src/tortuga/data/einauge/cards.toml"])
def test_a_source_is_left_alone(name: str) -> None:
    assert not GENERATED.search(name)


def test_npm_folders_write_no_registry_into_their_lock() -> None:
    folders = [ROOT / path.parent for path in files() if path.name == "package.json"]
    assert all(has_npm_rule(folder) for folder in folders), f"each needs an .npmrc with {NPM_RULE}: {folders}"


def test_an_npm_folder_without_the_rule_is_found(tmp_path: Path) -> None:
    assert not has_npm_rule(tmp_path)
    (tmp_path / ".npmrc").write_text(f"# {NPM_RULE}\n")
    assert not has_npm_rule(tmp_path)
    (tmp_path / ".npmrc").write_text(f"{NPM_RULE}\n")
    assert has_npm_rule(tmp_path)


def has_npm_rule(folder: Path) -> bool:
    settings = folder / ".npmrc"
    return settings.is_file() and NPM_RULE in settings.read_text().splitlines()


def versions(lock: Path) -> dict[str, set[tuple[str, str]]]:
    """What is installed, not where: a longer list may want a package on more systems than play does."""
    return {package: {(version, hashes) for version, _, hashes in found} for package, found in pins(lock).items()}


def lists() -> dict[str, list[str]]:
    """The packages that each environment asks for, by pyproject.toml, its extras or a list beside the lock."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    play, extras = project["dependencies"], project["optional-dependencies"]
    named = {path.stem: logical_lines(path) for path in REQUIREMENTS.glob("*.in")}
    asked = {"play": play} | {name: play + extras["lab"] + asked for name, asked in extras.items()}
    larger = {"peers": named.pop("peers"), "mutants": extras["test"] + named.pop("mutants")}
    return asked | {name: play + extras["lab"] + more for name, more in larger.items()} | named


def test_each_list_has_its_lock() -> None:
    assert set(lists()) == {path.stem for path in REQUIREMENTS.glob("*.txt")}


@pytest.mark.parametrize("name", sorted(path.stem for path in REQUIREMENTS.glob("*.txt")))
def test_every_requirement_is_locked_with_hashes(name: str) -> None:
    wanted = {re.split(r"[<>=!~;\[ ]", line)[0].lower().replace("_", "-") for line in lists()[name]}
    assert not wanted - {"tortuga"} - set(pins(REQUIREMENTS / f"{name}.txt")), "run `make lock`"


@pytest.mark.parametrize("name", ["lab", "test", "peers", "mutants"])
def test_all_locks_agree_with_play(name: str) -> None:
    play, other = versions(REQUIREMENTS / "play.txt"), versions(REQUIREMENTS / f"{name}.txt")
    assert {package: other[package] for package in play} == play


@pytest.mark.parametrize("line", ["numpy==2.4.6", "numpy>=2 --hash=sha256:" + 64 * "0", "numpy==2 --hash=sha256:0"])
def test_a_requirement_without_version_or_hash_is_found(tmp_path: Path, line: str) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text(line + "\n")
    with pytest.raises(AssertionError, match="not a version with hashes"):
        pins(lock)


def pins(lock: Path) -> dict[str, set[tuple[str, ...]]]:
    """The versions of each package in *lock*, with the conditions they are for and their hashes."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for line in logical_lines(lock):
        pin = PINNED.match(line)
        assert pin, f"{lock.name}: not a version with hashes: {line[:80]}"
        name, *rest = pin.groups()
        found.setdefault(name, set()).add(tuple(rest))
    return found


def logical_lines(path: Path) -> list[str]:
    text = re.sub(r"^\s*#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\s*\\\n\s*", " ", text).splitlines()
    return [line.strip() for line in lines if line.strip()]
