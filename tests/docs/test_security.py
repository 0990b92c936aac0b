"""docs/security.md names tests that exist, and marks the slow ones."""

from __future__ import annotations

import re

from tests.project.tree import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`( †)?", PAGE)


def test_every_promise_names_a_test_that_exists() -> None:
    missing = [name for path, name, _ in NAMED if f"def {name}(" not in (ROOT / path).read_text("utf-8")]
    assert len(NAMED) > 15
    assert missing == []


def test_slow_tests_are_marked() -> None:
    def is_slow(path: str, name: str) -> bool:
        before = (ROOT / path).read_text("utf-8").split(f"def {name}(")[0]
        return "pytest.mark.slow" in before.rpartition("\n\n\n")[2]

    assert [name for path, name, mark in NAMED if is_slow(path, name) != bool(mark)] == []
