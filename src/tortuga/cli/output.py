"""What commands print: JSON, tables and progress; plain text where nobody looks at a terminal or NO_COLOR is set."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

EVERY = 10.0  # seconds between two lines of progress in a file
WIDE = 1000  # columns of a table in a file: nothing is wrapped there
RESUMABLE = "stopped; the same command with --resume goes on"


def is_live(file: TextIO) -> bool:
    """Whether colours and control characters may be written."""
    return file.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def console(file: TextIO) -> Console:
    """A console that writes plain text where the file is not live."""
    from rich.console import Console

    live = is_live(file)
    width = None if file.isatty() else WIDE
    return Console(file=file, force_terminal=live, no_color=not live, highlight=False, markup=False, width=width)


def print_note(line: str) -> None:
    """Print a line for a person on standard error, beside the results."""
    print(line, file=sys.stderr, flush=True)


def print_json(value: Any) -> None:
    """Print indented JSON."""
    print(json.dumps(value, indent=1, ensure_ascii=False), flush=True)


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a blank line and a table; the first column is text, which may be wrapped, the others are figures."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, name in enumerate(columns):
        table.add_column(name, justify="right" if number else "left", no_wrap=number > 0)
    for row in rows:
        table.add_row(*row)
    screen = console(sys.stdout)
    screen.print()
    screen.print(table)


class Bar:
    """The progress of long work: a bar with rate and time left on a terminal, else a line every few seconds."""

    def __init__(self) -> None:
        self.what, self.done, self.total, self.first = "", 0, 0, 0
        self.start = self.shown = time.monotonic()
        self.progress: Progress | None = None

    def __call__(self, what: str, done: int, total: int) -> None:
        """Show that *done* pieces of *total* are done."""
        if total != self.total or done < self.done:
            self.end()
            self.start, self.first = time.monotonic(), done
            self.progress = _begun(done, total) if is_live(sys.stderr) else None
        self.what, self.done, self.total = what, done, total
        self._show()

    def add(self, number: int) -> None:
        """Count *number* more pieces of work as done."""
        self.done += number
        self._show()

    def end(self) -> None:
        """Remove the bar from the screen."""
        if self.progress is not None:
            self.progress.stop()
            self.progress = None
        self.total = 0

    def _show(self) -> None:
        if self.progress is not None:
            self.progress.update(self.progress.task_ids[0], description=self.what, completed=self.done)
        elif time.monotonic() - self.shown > EVERY:
            self.shown = time.monotonic()
            print_note(self.line())

    def line(self) -> str:
        """The progress as plain text."""
        rate = (self.done - self.first) / max(time.monotonic() - self.start, 1e-9)
        left = f", {(self.total - self.done) / rate:,.0f} s left" if rate else ""
        return f"{self.done:,} of {self.total:,} {self.what}, {rate:,.1f} a second{left}"


def _begun(done: int, total: int) -> Progress:
    """A bar on the screen."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        """What is done a second."""

        def render(self, task: Any) -> Text:
            return Text("" if task.speed is None else f"{task.speed:,.1f} a second")

    columns = TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), Rate()
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=console(sys.stderr),
        transient=True,
        speed_estimate_period=3600,  # of slow bots a block takes minutes
    )
    bar.add_task("", total=total, completed=done)
    bar.start()
    return bar


@contextmanager
def progress(stopped: str = "") -> Iterator[Bar]:
    """A bar for as long as the work takes; *stopped* is what Ctrl-C says then, if the work can be resumed."""
    bar = Bar()
    try:
        yield bar
    except KeyboardInterrupt:
        raise KeyboardInterrupt(stopped) from None
    finally:
        bar.end()
