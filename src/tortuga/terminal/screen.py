"""Where the game is written to and read from: a terminal, a pipe or a test."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import ModuleType
from typing import TextIO

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, screen, and what could be scrolled back to
_WIDEST = 100


class Screen:
    """Writes lines and asks for lines. Nothing but a terminal gets codes of colour or clearing."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source, self.sink = source or sys.stdin, sink or sys.stdout
        self.is_terminal = self.source.isatty() and self.sink.isatty()
        dumb = os.environ.get("TERM") == "dumb"
        self.can_clear = self.is_terminal and not dumb
        self.colour = self.sink.isatty() and not dumb and not os.environ.get("NO_COLOR")
        self.readline = _readline() if self.source is sys.stdin and self.is_terminal else None

    @property
    def width(self) -> int:
        """How wide sentences may be."""
        return max(40, min(_WIDEST, shutil.get_terminal_size((80, 24)).columns))

    def write(self, text: str = "") -> None:
        """A line, or several as they are."""
        self.sink.write(text + "\n")
        self.sink.flush()

    def sentence(self, text: str, indent: str = "") -> None:
        """Text broken into lines that fit."""
        for line in text.strip("\n").split("\n"):
            self.write(
                textwrap.fill(
                    line,
                    self.width,
                    initial_indent=indent,
                    subsequent_indent=indent,
                    break_long_words=False,  # a path must stay whole to be copied
                    break_on_hyphens=False,
                )
            )

    def clear(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.can_clear:
            self.sink.write(_CLEAR)
            self.sink.flush()
        else:
            self.write("\n" * 2)

    def ask(self, prompt: str) -> str:
        """A line of input; EOFError when there is no more."""
        if self.source is sys.stdin and self.is_terminal:
            return input(prompt).strip()
        self.sink.write(prompt)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        self.sink.write("\n")  # a pipe shows no line that was typed
        return line.strip()

    @contextmanager
    def secret(self) -> Iterator[None]:
        """Inside, lines do not enter the history that others can scroll through."""
        if self.readline is not None:
            self.readline.set_auto_history(False)
        try:
            yield
        finally:
            if self.readline is not None:
                self.readline.set_auto_history(True)


def _readline() -> ModuleType | None:
    """The module that gives lines a history; not every Python has it."""
    with suppress(ImportError):
        import readline

        return readline
    return None
