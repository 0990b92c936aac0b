"""What a rulebook consists of: chapters in reading order, the § each one tells, and its examples."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chapter:
    """A chapter: its words are rulebook.<game>.title.<name> and rulebook.<game>.text.<name>."""

    name: str
    marks: tuple[str, ...] = ()  # the § of docs/rules that it tells
    examples: tuple[str, ...] = ()
    extra: str = ""  # a template of its own below the words


def chapter(name: str, marks: str = "", examples: str = "", extra: str = "") -> Chapter:
    """A chapter whose § and examples are separated by blanks."""
    return Chapter(name, tuple(marks.split()), tuple(examples.split()), extra)
