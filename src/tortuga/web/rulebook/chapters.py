"""What the rulebooks consist of: chapters in reading order, the § each one tells, and its examples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Chapter:
    """A chapter: its words are rulebook.<game>.title.<name> and rulebook.<game>.text.<name>."""

    name: str
    marks: tuple[str, ...] = ()  # the § of docs/rules that it tells
    examples: tuple[str, ...] = ()
    extra: str = ""  # a template of its own below the words


def _chapter(name: str, marks: str = "", examples: str = "", extra: str = "") -> Chapter:
    return Chapter(name, tuple(marks.split()), tuple(examples.split()), extra)


CHAPTERS: Final = {
    "einauge": (
        _chapter("goal", "E5.6"),
        _chapter("setup", "E1 E1.1 E1.2 E1.3 E1.4 E1.5", "setup"),
        _chapter("faces", "E1.6", extra="faces"),
        _chapter("turn", "E3 E3.0"),
        _chapter("buy", "E3.1 E3.1.1 E3.1.3", "buy"),
        _chapter("rows", "E4 E4.1 E4.3", "rows"),
        _chapter("sell", "E3.1.2", "sell"),
        _chapter("fight", "E3.2", "fight"),
        _chapter("lay", "E3.3 E3.4", "lay"),
        _chapter("ships", "E4.2", "ships"),
        _chapter("end", "E5 E5.1"),
        _chapter("final", "E5.2", "final"),
        _chapter("scoring", "E5.3", "scoring"),
        _chapter("chests", "E5.4 E6", extra="chests"),
        _chapter("colours", "E5.5", "colours"),
        _chapter("always", "E3.5 E7"),
        _chapter("options", "E0", extra="options"),
        _chapter("cards", "E2", extra="cards"),
        _chapter("ours"),
        _chapter("printed", "E8"),
    ),
    "barrakuda": (
        _chapter("goal", "B6"),
        _chapter("setup", "B1 B1.1 B1.2 B1.3 B1.4", "setup"),
        _chapter("layouts", "B1.5", extra="layouts"),
        _chapter("turn", "B3 B3.0"),
        _chapter("choose", "B3.1 B3.2", "reset"),
        _chapter("fish", "B3.3", "dice fork"),
        _chapter("steer", "", "steer"),
        _chapter("wrecks", "B3.4 B4 B4.2"),
        _chapter("gold", "B4.1", "take"),
        _chapter("bite", "B4.3 B5.3", "bite shelter"),
        _chapter("alone", "B4.4", "alone"),
        _chapter("company", "B4.5 B4.6", "steal"),
        _chapter("icons", "B5 B5.1 B5.2", extra="icons"),
        _chapter("red", "B5.4", "red"),
        _chapter("close", "B3.5"),
        _chapter("whole", "B8", "whole"),
        _chapter("teams", "B7", "teams"),
        _chapter("always", "B9"),
        _chapter("options", "B0", extra="options"),
        _chapter("cards", "B2", extra="cards"),
        _chapter("ours"),
        _chapter("printed", "B10"),
    ),
}
