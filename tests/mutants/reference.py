"""What the tests do without a change: which pass, how long they take, and which lines each of them runs."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import coverage
import pytest

from tests.mutants.running import OPTIONS, forget_ours

SLOW = (
    6.0  # seconds of processor time; slower tests do not take part, nor those of which the clock says five times that
)
QUICK = 0.05  # seconds: such tests come before those that see more


class Known(NamedTuple):
    """A test that passes, its processor time, and the lines it runs by file; the one named "" is the import."""

    name: str
    seconds: float
    lines: dict[str, set[int]]

    def runs(self, path: str, lines: range | None) -> bool:
        """Whether it runs one of these lines; None stands for all."""
        hit = self.lines.get(path, set())
        return bool(hit) if lines is None else not hit.isdisjoint(lines)


class _Watched:
    """A plugin that runs all tests and tells coverage which one runs."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self._measured, self.seconds, self._failed = measured, dict[str, float](), set[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self._failed.add(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        self._measured.switch_context(item.nodeid)
        processor, clock = time.process_time(), time.monotonic()
        done = yield
        seconds = time.process_time() - processor
        if item.nodeid not in self._failed and seconds < SLOW and time.monotonic() - clock < 5 * SLOW:
            self.seconds[item.nodeid] = seconds
        return done


def take_reference(root: Path, modules: Sequence[str], tests: Sequence[str], kept: Path) -> list[Known]:
    """What the tests do; those whose file is as it was when *kept* was written are not run again."""
    sources = hashed(root, modules)
    names = {path: f"{sources} {hashed(root, [path])}" for path in test_files(root, tests)}
    told = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    if missing := [path for path, name in names.items() if name not in told]:
        kept.parent.mkdir(parents=True, exist_ok=True)
        pid = os.fork()
        if not pid:
            code = 1
            try:
                found = _measured(root, modules, missing)
                kept.write_text(json.dumps(told | {names[path]: found[path] for path in missing}), "utf-8")
                code = 0
            finally:
                os._exit(code)
        if os.waitpid(pid, 0)[1]:
            raise RuntimeError("the tests could not be measured")
        told = json.loads(kept.read_text("utf-8"))
    found = {name: each for key in names.values() for name, each in told[key].items()}
    return [
        Known(name, each["seconds"], {path: set(n) for path, n in each["lines"].items()})
        for name, each in found.items()
    ]


def test_files(root: Path, tests: Sequence[str]) -> list[str]:
    """The files below these paths that hold tests."""
    found = [each for path in tests for each in sorted((root / path).rglob("test_*.py")) or [root / path]]
    return [path.relative_to(root).as_posix() for path in found]


def hashed(root: Path, paths: Sequence[str]) -> str:
    """Names the content of files."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.encode() + b"\0" + (root / path).read_bytes())
    return digest.hexdigest()[:12]


def _measured(root: Path, modules: Sequence[str], tests: Sequence[str]) -> dict[str, dict[str, Any]]:
    """By file: its tests with their seconds and lines, and as the one without a name what was run by the import."""
    forget_ours()
    measured = coverage.Coverage(data_file=None, include=[str(root / path) for path in modules], config_file=False)
    watched = _Watched(measured)
    measured.start()
    pytest.main([*OPTIONS, *tests], plugins=[watched])
    measured.stop()
    data = measured.get_data()
    found: dict[str, dict[str, Any]] = {
        name: {"seconds": seconds, "lines": {}} for name, seconds in {**watched.seconds, "": 0.0}.items()
    }
    for path in modules:
        for line, names in data.contexts_by_lineno(str(root / path)).items():
            for name in names:
                if name in found:
                    found[name]["lines"].setdefault(path, []).append(line)
    imported = found.pop("")
    by_file: dict[str, dict[str, Any]] = {path: {"": imported} for path in tests}
    for name, each in found.items():
        by_file[name.partition("::")[0]][name] = each
    return by_file


def lines_of(tree: ast.Module, line: int) -> range | None:
    """From the beginning of the statement at *line* to there; None outside functions."""
    inner, is_inside = None, False
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                is_inside = is_inside or line >= node.body[0].lineno
            if inner is None or node.lineno >= inner.lineno:
                inner = node
    return range(inner.lineno, line + 1) if inner is not None and is_inside else None


def chosen(
    tests: Sequence[Known], path: str, lines: range | None, first: Callable[[str], object], budget: float
) -> dict[str, float]:
    """The tests that run these lines, with their seconds: those named like the module, quick ones, *first*, others."""
    wanted = [test for test in tests if test.seconds and test.runs(path, lines)]
    own = f"test_{Path(path).stem}"
    wanted.sort(key=lambda test: (own not in test.name, test.seconds > QUICK, not first(test.name), test.seconds))
    found: dict[str, float] = {}
    for test in wanted:
        if sum(found.values()) + test.seconds <= budget:
            found[test.name] = test.seconds
    return found
