"""Third-party browser files are unmodified, and say what they are."""

import hashlib
import tomllib
from pathlib import Path

import pytest

from tests.project.tree import ROOT

VENDOR = ROOT / "src" / "tortuga" / "web" / "static" / "vendor"
FOLDERS = sorted(path for path in VENDOR.iterdir() if path.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_vendored_files_have_the_hashes_their_note_says(folder: Path) -> None:
    note = tomllib.loads((folder / "VENDOR.toml").read_text())
    found = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in note["files"]}
    assert found == note["files"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_vendored_folder_holds_licence_note_and_files_only(folder: Path) -> None:
    note = tomllib.loads((folder / "VENDOR.toml").read_text())
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert names == {"LICENSE", "VENDOR.toml", *note["files"]}
    assert note["version"]
    assert note["licence"]
