"""A two-way dictionary between numbers and texts, forgiving about blanks and capitals."""

from __future__ import annotations

import difflib

from tortuga.games.kit.errors import Message, NotationError


def _plainly(text: str) -> str:
    return " ".join(text.split()).casefold()


class Notation:
    """The texts of all moves and of all outcomes of chance of one game."""

    def __init__(self, moves: dict[int, str], outcomes: dict[int, str], examples: str) -> None:
        self.moves, self.outcomes, self.examples = moves, outcomes, examples
        self._numbers = {text: number for number, text in moves.items()}
        self._loose = {_plainly(text): number for number, text in reversed(moves.items())}
        self._outcome_numbers = {text: number for number, text in outcomes.items()}
        self._loose_outcomes = {_plainly(text): number for number, text in reversed(outcomes.items())}

    def move_number(self, text: str) -> int:
        """The action of a move text."""
        number = self._numbers.get(text)
        if number is None:
            number = self._loose.get(_plainly(text))
        if number is None:
            raise NotationError(self._no_move(text))
        return number

    def outcome_number(self, text: str) -> int:
        """The outcome of a chance text."""
        number = self._outcome_numbers.get(text)
        if number is None:
            number = self._loose_outcomes.get(_plainly(text))
        if number is None:
            raise NotationError(Message("error-no_outcome", came=repr(text)))
        return number

    def _no_move(self, text: str) -> Message:
        near = difflib.get_close_matches(_plainly(text), self._loose, n=1, cutoff=0.75)
        if near:
            return Message("error-no_move_but_near", examples=self.examples, came=repr(text), near=repr(near[0]))
        return Message("error-no_move", examples=self.examples, came=repr(text))
