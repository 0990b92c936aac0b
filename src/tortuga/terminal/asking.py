"""The list of legal moves, and what a line of input means.

A line is a number of the list, a move in words (the beginnings of words will do), or a command.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from tortuga.games.kit.errors import IllegalMoveError, NotationError
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Move
from tortuga.i18n import translate
from tortuga.render.kit.messages import told
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.words import move_label

COMMANDS = ("help", "rules", "score", "table", "log", "undo", "save", "quit")
_SHORTEST = 2  # letters of a command that is not written out
_MANY = 20  # moves of one kind: only the first and the last are listed


class NotUnderstoodError(Exception):
    """The line means nothing, or too much; the text says so."""


@dataclass(frozen=True)
class Command:
    """One of COMMANDS, and what was written after it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Choice:
    """A legal move with the number to type for it and its label in the reader's language."""

    number: int
    move: Move
    label: str


def choices(game: Game, seat: int, names: Sequence[str], language: str) -> list[Choice]:
    """The legal moves of *seat*. Where all have a number of their own, a card's or a wreck's, one types that."""
    moves = list(game.legal_moves_of(seat))
    own = [renderer(game.NAME).number_of(move.action) for move in moves]
    numbers = [n for n in own if n is not None] if None not in own else range(1, 1 + len(moves))
    labels = [move_label(game, move.action, names, language) for move in moves]
    return [Choice(number, move, label) for number, move, label in zip(numbers, moves, labels, strict=True)]


def menu(offered: list[Choice], width: int) -> str:
    """The list of legal moves: numbered, a line a kind, in lines that fit."""
    lines: list[str] = []
    for _, group in groupby(offered, key=lambda choice: choice.move.text.split()[0]):
        lines += _wrapped(_entries(list(group)), width)
    return "\n".join(lines)


def _entries(group: list[Choice]) -> list[str]:
    entries = [f"{choice.number:>3} {choice.label}" for choice in group]
    return [entries[0], "  …", entries[-1]] if len(entries) > _MANY else entries


def _wrapped(entries: list[str], width: int) -> list[str]:
    wide = max(map(len, entries)) + 2
    across = max(1, width // wide)
    rows = [entries[start : start + across] for start in range(0, len(entries), across)]
    return ["".join(entry.ljust(wide) for entry in row).rstrip() for row in rows]


def understand(line: str, game: Game, seat: int, offered: list[Choice], language: str) -> Move | Command:
    """The move or command of a line of input."""
    words = line.casefold().split()
    if not words:
        raise NotUnderstoodError(translate("terminal-empty", language))
    command = _command(line, language, whole=True)
    if command:
        return command
    if len(words) == 1 and words[0].isdecimal():
        return _numbered(words[0], offered, language)
    found = _meant(words, offered)
    if len(found) == 1:
        return found[0].move
    if found:
        several = ", ".join(choice.label for choice in found[:6])
        raise NotUnderstoodError(translate("terminal-ambiguous", language, line=line, moves=several))
    return _command(line, language, whole=False) or _refused(line, game, seat, language)


def _command(line: str, language: str, whole: bool) -> Command | None:
    word, _, rest = line.strip().partition(" ")
    word = word.casefold()
    if word == "?":
        return Command("help")
    known = {translate(f"command-{name}", language): name for name in COMMANDS} | {name: name for name in COMMANDS}
    if word in known:
        return Command(known[word], rest.strip())
    found = {name for text, name in known.items() if text.startswith(word)} if len(word) >= _SHORTEST else set()
    return Command(found.pop(), rest.strip()) if len(found) == 1 and not whole else None


def _numbered(word: str, offered: list[Choice], language: str) -> Move:
    for choice in offered:
        if str(choice.number) == word.lstrip("0"):
            return choice.move
    raise NotUnderstoodError(translate("terminal-no_such_number", language, number=word))


def _meant(words: list[str], offered: list[Choice]) -> list[Choice]:
    """The moves that are written so, or else those whose words begin so, in this order."""
    line = " ".join(words)
    texts = [(choice, {choice.label.casefold(), choice.move.text.casefold()}) for choice in offered]
    exact = [choice for choice, own in texts if line in own]
    return exact or [choice for choice, own in texts if any(_begins(words, text.split()) for text in own)]


def _begins(words: list[str], text: list[str]) -> bool:
    """Whether *words* are beginnings of some words of *text*, in order, its first word among them or left out."""
    rest = iter(text)
    return all(any(word == other if word.isdecimal() else other.startswith(word) for other in rest) for word in words)


def _refused(line: str, game: Game, seat: int, language: str) -> Move:
    """The sentence for a line that is no legal move: why the move is refused, if it is one at all."""
    try:
        move = game.parse(line, seat)
    except NotationError:
        raise NotUnderstoodError(translate("terminal-not_understood", language, line=line)) from None
    refusal = game.why_not(move)
    error = IllegalMoveError(game.NAME, move.text, refusal, game.refusal_facts(seat, move.action))
    raise NotUnderstoodError(told(error, language))
