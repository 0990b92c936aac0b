"""A two-way dictionary between numbers and texts, forgiving about blanks and capitals."""

from __future__ import annotations

import difflib

from tortuga.games.kit.errors import Message, NotationError


def _plainly(text: str) -> str:
    return " ".join(text.split()).casefold()


def _numbers_of(texts: dict[int, str]) -> dict[str, int]:
    """The number of each text, also without regard to blanks and capitals; of texts alike then, the first."""
    loose = {_plainly(text): number for number, text in reversed(texts.items())}
    return loose | {text: number for number, text in texts.items()}


class Notation:
    """The texts of all moves and of all outcomes of chance of one game."""

    def __init__(self, moves: dict[int, str], outcomes: dict[int, str], examples: str) -> None:
        self.moves, self.outcomes, self.examples = moves, outcomes, examples
        self._moves, self._outcomes = _numbers_of(moves), _numbers_of(outcomes)

    def move_number(self, text: str) -> int:
        """The action of a move text."""
        number = self._moves.get(text)
        if number is None:
            number = self._moves.get(_plainly(text))
        if number is None:
            raise NotationError(self._no_move(text))
        return number

    def outcome_number(self, text: str) -> int:
        """The outcome of a chance text."""
        number = self._outcomes.get(text)
        if number is None:
            number = self._outcomes.get(_plainly(text))
        if number is None:
            raise NotationError(Message("error-no_outcome", came=repr(text)))
        return number

    def _no_move(self, text: str) -> Message:
        near = difflib.get_close_matches(_plainly(text), self._moves, n=1, cutoff=0.75)
        if near:
            return Message("error-no_move_but_near", examples=self.examples, came=repr(text), near=repr(near[0]))
        return Message("error-no_move", examples=self.examples, came=repr(text))
