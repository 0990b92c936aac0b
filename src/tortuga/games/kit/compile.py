"""How rules are compiled, which § each cites, and where the compiled code is kept."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from llvmlite import binding
from numba import njit
from numba.core.caching import FunctionCache

from tortuga.games.kit.files import waiting_lock

Function = TypeVar("Function", bound=Callable[..., Any])

#: Widen before adding: small integers wrap silently when compiled. Any, because Numba infers what mypy cannot.
wide: Any = np.int64

_SOURCES = Path(__file__).resolve().parents[2]

#: Rules are called from kernels alone; without these wrappers they compile in two thirds of the time.
_NO_WRAPPERS = {} if numba.config.DISABLE_JIT else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

#: § -> the functions that carry it out; a test fails on a § without one.
RULES: dict[str, list[Callable[..., Any]]] = {}


@cache
def cache_folder(*packages: str) -> Path:
    """A folder that changes with every source of these packages or files, where it lies and when it was written.

    Numba's own cache misses a changed constant of another module. It knows a source by its path and date and keeps code
    for one processor: without these a second checkout of the same sources would be taken for compiled.
    """
    processor = binding.get_host_cpu_name() + binding.get_host_cpu_features().flatten()
    digest = hashlib.sha256(f"{numba.__version__} {processor}".encode())
    for path in sorted(path for package in packages for path in _files(_SOURCES / package)):
        digest.update(f"{path}\0{path.stat().st_mtime_ns}\0".encode() + path.read_bytes())
    bounds = "-bounds" if numba.config.BOUNDSCHECK else ""
    return home() / "compiled" / (digest.hexdigest()[:16] + bounds)


def _files(package: Path) -> list[Path]:
    return [package] if package.is_file() else list(package.rglob("*.py"))


def home() -> Path:
    """The folder of what can be made again: compiled code, checkpoints of a training."""
    if named := os.environ.get("TORTUGA_CACHE"):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tortuga"


def _folder_of(module: str, sources: tuple[str, ...]) -> Path:
    """Where the kernels of a module are kept: by the sources of the games, of the bots, of its own folder and others.

    *sources* are files of a game that is not in this package.
    """
    package, _, rest = module.partition(".")
    own = rest.rpartition(".")[0].replace(".", "/")
    others = [path for path in sources if not Path(path).is_relative_to(_SOURCES)]
    if package != "tortuga" or rest.startswith("games."):
        return cache_folder("games", *others)
    return cache_folder(*dict.fromkeys(("games", "players", own, *others)))


class _LockedCache(FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Numba's cache of one kernel, written by one process at a time.

    Numba reads the index of a kernel, adds to it and writes it back: of two processes that do so at once, one index
    would name the code of the other.
    """

    def save_overload(self, sig: Any, data: Any) -> None:
        """Write the code compiled for the types *sig*."""
        with waiting_lock(Path(self.cache_path) / "write.lock"):
            super().save_overload(sig, data)


def was_warmed(what: str) -> bool:
    """Whether all of *what* has been compiled to disk before."""
    return bool(numba.config.DISABLE_JIT) or _mark(what).exists()


@contextlib.contextmanager
def warming(what: str, *packages: str) -> Iterator[bool]:
    """Give whether *what* is still to be compiled, and mark it as compiled at the end of the block.

    Only one process at a time is in such a block; another waits, and then has nothing to do. *packages* are those
    beside games and players whose sources it depends on.
    """
    mark = _mark(what, *packages)
    if numba.config.DISABLE_JIT or mark.exists():
        yield False
        return
    with waiting_lock(mark.with_suffix(".lock")):
        is_needed = not mark.exists()
        yield is_needed
        if is_needed:
            mark.touch()


def _mark(what: str, *packages: str) -> Path:
    return cache_folder("games", "players", *packages) / f"{what}.warm"


def part(function: Function, *_sources: str) -> Function:
    """A piece of compiled code, inlined where it is used (measured: +30 % over calls)."""
    function.__dict__["compiled_by"] = part
    return njit(forceinline=True)(function)  # type: ignore[no-any-return]


def called(function: Function, *_sources: str) -> Function:
    """Compiled code that kernels share by a call: compiled once, where inlining it everywhere would take minutes."""
    function.__dict__["compiled_by"] = called
    return njit(nogil=True, **_NO_WRAPPERS)(function)  # type: ignore[no-any-return]


def rule(*sections: str) -> Callable[[Function], Function]:
    """A piece of compiled code that carries out the rulings *sections*."""

    def compiled(function: Function) -> Function:
        for section in sections:
            RULES.setdefault(section, []).append(function)
        return njit(forceinline=True, **_NO_WRAPPERS)(function)  # type: ignore[no-any-return]

    return compiled


def kernel(function: Function, *sources: str) -> Function:
    """An entry from Python: compiled code kept on disk, run without the interpreter's lock.

    *sources* are files beside those of its own package that the compiled code depends on.
    """
    function.__dict__["compiled_by"] = kernel
    before = numba.config.CACHE_DIR
    # Numba reads it when the decorator runs; it is put back so that others' caches stay theirs.
    numba.config.CACHE_DIR = str(_folder_of(function.__module__, sources))
    try:
        compiled = njit(cache=True, nogil=True)(function)
        if not numba.config.DISABLE_JIT:
            compiled._cache = _LockedCache(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled  # type: ignore[no-any-return]
