"""Test mutants: `make mutants ARGS="--only einauge storage"`. A run that is broken off goes on where it was."""

from __future__ import annotations

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"  # before the rules are imported: a mutant of them is not compiled

import argparse
import ast
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence

import pytest

from tests.mutants.making import Mutant, mutants
from tests.mutants.outcomes import STORE, Module, Outcomes, write
from tests.mutants.reference import Known, chosen, hashed, lines_of, take_reference, test_files
from tests.mutants.running import OPTIONS, Asked, run_forked
from tests.mutants.scope import GROUPS, Group
from tests.project.tree import ROOT


class Session:
    """A plugin that tests the mutants of a group instead of running its tests."""

    def __init__(self, name: str, asked: argparse.Namespace, deadline: float) -> None:
        self._name, self._asked, self._deadline = name, asked, deadline
        self._group: Group = GROUPS[name]
        self._paths = [path for path in self._group.paths(ROOT) if asked.file in path]
        self._tests = hashed(ROOT, test_files(ROOT, self._group.tests))
        self._killers: deque[str] = deque(maxlen=3)  # of the last mutants: they may kill the next
        self._outcomes = Outcomes(STORE / "outcomes.jsonl")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        found = [mutant for path in self._paths for mutant in mutants(ROOT, path)]
        waiting = [
            each for each in found if self._outcomes.verdict(each.key(), self._tests, self._asked.seconds) is None
        ]
        print(f"\n{self._name}: {len(found)} mutants, {len(waiting)} to test", flush=True)
        if waiting:
            tests = take_reference(ROOT, self._group.paths(ROOT), self._group.tests, STORE / f"{self._name}.json")
            self._check_unchanged(session, tests)
            self._test(session, tests, waiting)
        for path in self._paths:
            self._report(path, [each for each in found if each.path == path])
        return True

    def _check_unchanged(self, session: pytest.Session, tests: Sequence[Known]) -> None:
        """Without a change no test may fail, in this session and anew, or every mutant would be killed."""
        asked = Asked(Mutant(self._paths[0], 0, "", "", ""), chosen(tests, self._paths[0], None, bool, 1.0))
        for _, killed, test in run_forked(session, ROOT, iter([asked]), 1):
            if killed:
                raise RuntimeError(f"{self._name}: a test fails without a change: {test}")

    def _test(self, session: pytest.Session, tests: Sequence[Known], waiting: Sequence[Mutant]) -> None:
        start, told, done, survived = time.monotonic(), time.monotonic(), 0, 0
        for asked, killed, killer in run_forked(session, ROOT, self._decisions(tests, waiting), self._asked.jobs):
            assert isinstance(asked.mutant, Mutant)
            verdict = "killed" if killed else "survived"
            self._outcomes.add(asked.mutant.key(), self._tests, self._asked.seconds, verdict)
            self._killers.appendleft(killer)
            done, survived = done + 1, survived + (not killed)
            if time.monotonic() - told > 20 or done == len(waiting):
                told = time.monotonic()
                left = (told - start) / done * (len(waiting) - done) / 60
                print(
                    f"{self._name}: {done} of {len(waiting)}, {survived} survive, {left:.0f} minutes left", flush=True
                )

    def _decisions(self, tests: Sequence[Known], waiting: Sequence[Mutant]) -> Iterator[Asked]:
        trees: dict[str, tuple[str, ast.Module]] = {}
        for mutant in waiting:
            if time.monotonic() > self._deadline:
                return
            if mutant.path not in trees:
                source = (ROOT / mutant.path).read_text("utf-8")
                trees[mutant.path] = source, ast.parse(source)
            source, tree = trees[mutant.path]
            lines = lines_of(tree, mutant.line(source))
            at_import = lines is None or any(test.runs(mutant.path, lines) for test in tests if not test.name)
            found = chosen(tests, mutant.path, lines, self._is_strong, self._asked.seconds)
            yield Asked(mutant, dict(sorted(found.items(), key=lambda test: test[0] not in self._killers)), at_import)

    def _is_strong(self, test: str) -> bool:
        return test in self._killers or self._group.strong in test

    def _report(self, path: str, found: Sequence[Mutant]) -> None:
        verdicts = {each: self._outcomes.verdict(each.key(), self._tests, self._asked.seconds) for each in found}
        source = (ROOT / path).read_text("utf-8")
        survivors = [each for each, verdict in verdicts.items() if verdict == "survived"]
        for each in survivors:
            print(f"{path}:{each.line(source)}: " + " -> ".join(each.shown(source)))
        tested = sum(verdict is not None for verdict in verdicts.values())
        print(f"{path}: {tested} of {len(found)} tested, {tested - len(survivors)} killed", flush=True)
        if tested == len(found):
            write(path, Module(tested, [each.shown(source) for each in survivors]))


def main() -> int:
    """Test group after group until the time is over."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(GROUPS), default=list(GROUPS), help="these groups")
    parser.add_argument("--file", default="", help="only files whose path has this in it")
    parser.add_argument("--hours", type=float, default=2.0, help="no mutant is begun after that")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at once")
    parser.add_argument("--seconds", type=float, default=12.0, help="processor time of the tests of one mutant")
    asked = parser.parse_args()
    deadline = time.monotonic() + 3600 * asked.hours
    for name in asked.only:
        pid = os.fork()  # each group imports and collects in a process of its own
        if not pid:
            code = pytest.main([*OPTIONS, *GROUPS[name].tests], plugins=[Session(name, asked, deadline)])
            sys.stdout.flush()
            os._exit(int(code))
        if os.waitpid(pid, 0)[1]:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
