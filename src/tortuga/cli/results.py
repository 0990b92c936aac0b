"""One rule for results on disk: nothing that an earlier run has left is replaced unless --overwrite says so.

What a run has left half done is gone on with by --resume; docs/lab.md states the rule for every command.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from tortuga.games.kit.errors import OptionError, TortugaError, expected


def check_free(paths: Iterable[Path], resume: bool | None, overwrite: bool) -> None:
    """Refuse files that are there unless a flag says what to do; *resume* is None where there is no such flag."""
    if resume and overwrite:
        raise OptionError(expected("--resume, --overwrite", "one of them", "both"))
    if resume or overwrite:
        return
    for path in paths:
        if path.exists():
            go_on = "" if resume is None else "--resume to go on with it, or "
            raise TortugaError(f"{path}: is there already; add {go_on}--overwrite to replace it")


def check_run(begun: Path, finished: Iterable[Path], resume: bool, overwrite: bool) -> None:
    """The same where the work in between has a file or folder of its own: --resume goes on with that alone."""
    check_free([begun], resume, overwrite)
    if not begun.exists():
        check_free(finished, None, overwrite)


def check_out(out: Path, endings: Sequence[str]) -> None:
    """Refuse, before any work, a file that cannot be written."""
    if out.suffix not in endings:
        raise OptionError(expected("--out", f"a file that ends in {' or '.join(endings)}", str(out)))
    if out.is_dir() or not out.parent.is_dir():
        raise OptionError(expected("--out", "a file in a folder that is there", str(out)))


def check_folder(out: Path) -> None:
    """Refuse, before any work, a folder that is a file."""
    if out.exists() and not out.is_dir():
        raise OptionError(expected("--out", "a folder", f"{out}, a file"))
