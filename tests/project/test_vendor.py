"""Third-party browser files are unmodified, and say what they are."""

import hashlib
import tomllib
from pathlib import Path

import pytest

from tests.project.tree import ROOT

VENDOR = ROOT / "src" / "tortuga" / "web" / "static" / "vendor"
FOLDERS = sorted(path for path in VENDOR.iterdir() if path.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_vendored_file_has_the_hash_its_note_says(folder: Path) -> None:
    note = tomllib.loads((folder / "VENDOR.toml").read_text())
    assert hashlib.sha256((folder / note["file"]).read_bytes()).hexdigest() == note["sha256"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_vendored_folder_holds_licence_note_and_file_only(folder: Path) -> None:
    note = tomllib.loads((folder / "VENDOR.toml").read_text())
    names = {path.name for path in folder.iterdir()}
    assert names == {"LICENSE", "VENDOR.toml", note["file"]}
    assert note["version"]
    assert note["licence"]
