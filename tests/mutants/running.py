"""Tests mutants inside one pytest session: all is imported and collected once, and each mutant has a forked process.

A mutant is never written to a file. In the forked process its function gets the changed code. A mutant outside
functions, or in a function that ran already while all was imported, needs a second session in that process, where the
package is imported anew with it.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple, Protocol

import pytest
from prometheus_client import REGISTRY

SURVIVED, KILLED, BROKEN = 0, 1, 2
Functions = dict[tuple[str, str, int], list[FunctionType]]
WAITING = 30.0  # seconds in which a process that does not hang uses at least 0.1 s of processor time
# A server of PostgreSQL does not survive a fork; SQLite runs the same statements.
OPTIONS = (
    "-k",
    "not postgres",
    "-q",
    "--tb=no",
    "--assert=plain",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "--durations=0",
)
OURS = ("tortuga", "tests")


class Changed(Protocol):
    """A change of one file."""

    @property
    def path(self) -> str: ...

    def of(self, source: str) -> str: ...


class Asked(NamedTuple):
    """A mutant and the tests that decide in their order, with the processor time they took without it."""

    mutant: Changed
    tests: Mapping[str, float]
    runs_at_import: bool = True  # what the change is in, so that it is not enough to put it into the function


class FirstFailure:
    """A plugin that runs the wanted tests of a session in their order and stops at the first that fails."""

    def __init__(self, wanted: Mapping[str, float]) -> None:
        self.wanted, self.failed = wanted, ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_name = {item.nodeid: item for item in session.items}
        self.failed = next((name for name in self.wanted if name not in by_name), "")  # it could not be collected
        items = [by_name[name] for name in self.wanted if name in by_name]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if not self.failed:
                signal.setitimer(signal.ITIMER_PROF, 1 + 10 * self.wanted[item.nodeid])  # it ends a loop without end
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return True


class Running:
    """The forked process of a mutant. It has ended when it says so, or when it hangs."""

    def __init__(self, asked: Asked, decide: Callable[[Asked, Path], None]) -> None:
        self.asked, self.folder = asked, Path(tempfile.mkdtemp(prefix="mutant-"))
        self._start = self._moved = time.monotonic()
        self._used = 0.0
        self._pid = os.fork()
        if not self._pid:
            _quietly(self.folder, functools.partial(decide, asked, self.folder))

    def ended(self) -> bool | None:
        """Whether the mutant was killed; None while its tests run."""
        ended, status = os.waitpid(self._pid, os.WNOHANG)
        if not ended:
            if not self._hangs():
                return None
            os.killpg(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
            status = KILLED
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._pid, signal.SIGKILL)  # what the tests have started
        if os.waitstatus_to_exitcode(status) == BROKEN:
            raise RuntimeError(f"cannot test {self.asked.mutant}")
        return status != SURVIVED

    def killer(self) -> str:
        """The test that failed, if that was how the mutant was killed."""
        told = self.folder / "killer"
        return told.read_text("utf-8") if told.exists() else ""

    def _hangs(self) -> bool:
        """Whether it waits for what does not come. Only its processor time tells: the machine may be busy."""
        now = time.monotonic()
        if now - self._moved < WAITING:
            return False
        fields = Path(f"/proc/{self._pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        is_idle = used - self._used < WAITING / 300
        self._used, self._moved = used, now
        return is_idle or now - self._start > 10 * WAITING + 100 * sum(self.asked.tests.values())


def run_forked(
    session: pytest.Session, root: Path, asked: Iterator[Asked], jobs: int
) -> Iterator[tuple[Asked, bool, str]]:
    """Test mutants, so many at once; each with whether it was killed, and by which test."""
    decide = functools.partial(_decide, session, root, _functions(root))
    gc.freeze()
    running: list[Running] = []
    while True:
        while len(running) < jobs and (one := next(asked, None)) is not None:
            running.append(Running(one, decide))
        if not running:
            return
        for each in list(running):
            if (killed := each.ended()) is not None:
                running.remove(each)
                yield each.asked, killed, each.killer()
                shutil.rmtree(each.folder, ignore_errors=True)
        time.sleep(0.005)


def _quietly(folder: Path, work: Callable[[], None]) -> None:
    """Do the work in this forked process, unheard, and end it."""
    try:
        os.setsid()
        os.environ["PYTEST_DEBUG_TEMPROOT"] = os.environ["TMPDIR"] = str(folder)
        tempfile.tempdir = None
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        work()
    finally:
        os._exit(BROKEN)


def _decide(session: pytest.Session, root: Path, functions: Functions, asked: Asked, folder: Path) -> None:
    """End the process by whether the mutant passes its tests."""
    path = root / asked.mutant.path
    source = path.read_text("utf-8")
    changed = asked.mutant.of(source)
    is_put = source == changed or _put(functions, str(path), source, changed)
    killer = "?"
    with contextlib.suppress(BaseException):  # also what ends a process
        killer = _failing(session, asked.tests) if is_put else ""
        if not killer and asked.tests and (asked.runs_at_import or not is_put):
            killer = _failing_anew(path, changed, asked.tests)
    (folder / "killer").write_text(killer, "utf-8")
    os._exit(KILLED if killer else SURVIVED)


def _failing(session: pytest.Session, tests: Mapping[str, float]) -> str:
    """The first of these tests that fails in this session, or nothing."""
    plugins = session.config.pluginmanager
    plugins.unregister(name="terminalreporter")  # it writes to a copy of the standard output
    first = FirstFailure(tests)
    plugins.register(first)
    first.pytest_runtestloop(session)
    plugins.unregister(first)
    return first.failed


def _failing_anew(path: Path, changed: str, tests: Mapping[str, float]) -> str:
    """The first of these tests that fails in a new session, or nothing; there *changed* is the source of *path*."""
    forget_ours()
    sys.meta_path.insert(0, _Finder(path, changed))
    signal.setitimer(signal.ITIMER_PROF, 30)  # for the import
    first = FirstFailure(tests)
    code = pytest.main([*OPTIONS, *dict.fromkeys(name.partition("::")[0] for name in tests)], plugins=[first])
    return first.failed or ("" if code == pytest.ExitCode.OK else "?")


def forget_ours() -> None:
    """Let the package and its tests be imported anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    REGISTRY.__init__(auto_describe=True)  # type: ignore[misc]  # it refuses metrics of the same name


class _Finder(importlib.abc.MetaPathFinder):
    """Finds one file with another source."""

    def __init__(self, path: Path, source: str) -> None:
        self._path, self._source = str(path), source

    def find_spec(
        self, name: str, paths: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.endswith(f".{Path(self._path).stem}"):
            return None
        found = importlib.machinery.PathFinder.find_spec(name, paths, target)
        if found is None or found.origin != self._path:
            return None
        return importlib.util.spec_from_file_location(name, self._path, loader=_Loader(name, self._path, self._source))


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._changed = source

    def get_code(self, name: str) -> CodeType:
        del name
        return compile(self._changed, self.path, "exec", dont_inherit=True)


def _functions(root: Path) -> Functions:
    """The functions of the sources that exist now, by file, name and line."""
    package, found = str(root / "src"), Functions()
    for each in gc.get_objects():
        if type(each) is FunctionType and (code := each.__code__).co_filename.startswith(package):
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(each)
    return found


def _put(functions: Functions, path: str, source: str, changed: str) -> bool:
    """Give the function that differs its changed code; False if it is not one function that exists."""
    before, after = (dict(_outermost(compile(text, path, "exec", dont_inherit=True))) for text in (source, changed))
    differing = [key for key in before if before[key] != after.get(key)]
    if len(differing) != 1 or differing[0] not in after:
        return False
    name, line = differing[0]
    found = functions.get((path, name, line), [])
    new = after[differing[0]]
    if not found or any(each.__code__.co_freevars != new.co_freevars for each in found):
        return False
    for each in found:
        each.__code__ = new
    return True


def _outermost(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    """The code of functions that are in no other function, by name and line."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 2:  # CO_NEWLOCALS: a function; the body of a class has none
                yield (constant.co_qualname, constant.co_firstlineno), constant
            else:
                yield from _outermost(constant)
