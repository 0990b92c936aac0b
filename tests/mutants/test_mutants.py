"""Mutants are tested as they should be, and the results of the last run are explained."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.outcomes import Module, Outcomes, read, write
from tests.mutants.scope import GROUPS
from tests.project.tree import ROOT

LEAST = 0.95  # of the mutants of a group are killed
RESULTS = read()
# A package of one function with a test of it, and a session that says what became of a mutant.
SOURCE = "TOP = 3\n\n\ndef least(number):\n    if number < TOP:\n        return 0\n    return number\n"
TEST = "from tortuga.small import least\n\n\ndef test_three_is_not_too_little():\n    assert least(3) == 3\n"
DRIVER = """
import sys
from pathlib import Path
import pytest
from tests.mutants.running import Asked, run_forked

class Change:
    path = "src/tortuga/small.py"
    def of(self, source):
        return source.replace(sys.argv[1], sys.argv[2])

class Session:
    def pytest_runtestloop(self, session):
        tests = {"tests/test_small.py::test_three_is_not_too_little": 0.1}
        asked = Asked(Change(), tests, sys.argv[3] == "at import")
        for _, killed, _ in run_forked(session, Path.cwd(), iter([asked]), 1):
            print("killed" if killed else "survived")
        return True

sys.path.insert(0, "src")
pytest.main(["-q", "--rootdir=.", "--import-mode=importlib", "tests"], plugins=[Session()])
"""


def became(folder: Path, old: str, new: str, when: str = "in a function") -> str:
    """What a session says of the small package with *new* for *old*."""
    files = {
        "src/tortuga/__init__.py": "",
        "src/tortuga/small.py": SOURCE,
        "tests/test_small.py": TEST,
        "pytest.ini": "",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    command = [sys.executable, "-c", DRIVER, old, new, when]
    env = {"PYTHONPATH": str(ROOT), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True)
    return next(line for line in done.stdout.splitlines() if line in ("killed", "survived"))


def test_a_change_that_a_test_notices_is_killed(tmp_path: Path) -> None:
    assert became(tmp_path, "number < TOP", "number <= TOP") == "killed"


def test_a_change_that_no_test_notices_survives(tmp_path: Path) -> None:
    assert became(tmp_path, "return 0", "return 1") == "survived"


def test_a_change_outside_functions_is_killed_when_a_test_notices_it(tmp_path: Path) -> None:
    assert became(tmp_path, "TOP = 3", "TOP = 4", "at import") == "killed"


def test_a_change_outside_functions_survives_when_no_test_notices_it(tmp_path: Path) -> None:
    assert became(tmp_path, "TOP = 3", "TOP = 2", "at import") == "survived"


def test_a_change_without_end_is_killed(tmp_path: Path) -> None:
    assert (
        became(tmp_path, "    if number < TOP:\n", "    while True:\n        pass\n    if number < TOP:\n") == "killed"
    )


def test_the_source_stays_as_it_is(tmp_path: Path) -> None:
    became(tmp_path, "number < TOP", "number <= TOP")
    assert (tmp_path / "src/tortuga/small.py").read_text("utf-8") == SOURCE


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    Outcomes(tmp_path / "outcomes").add("a", "tests", 10, "killed")
    assert Outcomes(tmp_path / "outcomes").verdict("a", "tests", 10) == "killed"


def test_a_survivor_is_tested_again_when_the_tests_have_changed(tmp_path: Path) -> None:
    Outcomes(tmp_path / "outcomes").add("a", "tests", 10, "survived")
    assert Outcomes(tmp_path / "outcomes").verdict("a", "other tests", 10) is None


def test_a_survivor_is_tested_again_when_the_tests_may_take_longer(tmp_path: Path) -> None:
    Outcomes(tmp_path / "outcomes").add("a", "tests", 3, "survived")
    assert Outcomes(tmp_path / "outcomes").verdict("a", "tests", 10) is None


def test_the_reason_of_a_survivor_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = tmp_path / "mutants.toml"
    results.write_text('["a.py"]\nmutants = 2\nkilled = 1\nsurvivors = [{line = "x", became = "y", reason = "same"}]\n')
    monkeypatch.setattr("tests.mutants.outcomes.RESULTS", results)
    write("a.py", Module(3, [("x", "y")]))
    assert read()["a.py"]["survivors"] == [{"line": "x", "became": "y", "reason": "same"}]


def test_a_second_module_is_written_beside_one_without_survivors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.mutants.outcomes.RESULTS", tmp_path / "mutants.toml")
    for path in ("a.py", "b.py"):
        write(path, Module(3, []))
    assert [module["killed"] for module in read().values()] == [3, 3]


@pytest.mark.parametrize("name", GROUPS)
def test_enough_mutants_of_a_group_are_killed(name: str) -> None:
    """Of the modules that were tested to the end."""
    found = [RESULTS[path] for path in GROUPS[name].paths(ROOT) if path in RESULTS]
    assert sum(each["killed"] for each in found) >= LEAST * sum(each["mutants"] for each in found)


def test_every_survivor_has_a_reason() -> None:
    survivors = [each for module in RESULTS.values() for each in module["survivors"]]
    assert [each for each in survivors if not each["reason"]] == []
