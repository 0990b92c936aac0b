"""Every folder of tests belongs to one part of the slow tests, or `make test-all` would forget it."""

import re

from tests.project.tree import ROOT


def test_every_folder_of_tests_is_in_one_part() -> None:
    named = re.findall(r"^PART_\w+ := (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    parts = [folder for part in named for folder in part.split()]
    folders = [path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and any(path.rglob("*.py"))]
    assert len(parts) == len(set(parts)) and not set(folders) - set(parts)
