"""Game: the public face of every game, shaped like python-chess.

A game is a pure function of options, chance and moves. Its states lie in one array, one after the other, so that taking
back is stepping back, and a move costs microseconds.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Self

import numpy as np

from tortuga.games.kit.chance import Deal
from tortuga.games.kit.errors import IllegalMoveError, Message, NotationError, RecordError, expected
from tortuga.games.kit.files import write_whole
from tortuga.games.kit.layout import copied
from tortuga.games.kit.moves import LegalMoves, Move, Outcome, Step
from tortuga.games.kit.notation import Notation
from tortuga.games.kit.numbers import whole_number
from tortuga.games.kit.tables import short_hash

_AHEAD = 15  # states: of a move, and of what chance says after it
_NO_SEAT = 1 << 31  # seats and actions above are not even looked up
_made = tuple.__new__  # a named tuple in half the time: a push takes three microseconds


def _numbers(seat: Any, action: Any) -> tuple[int, int]:
    """A seat and an action that compiled rules can be asked about; they need not be legal."""
    return (
        whole_number("seat of a move", seat, -1, _NO_SEAT),
        whole_number("action of a move", action, -_NO_SEAT, _NO_SEAT),
    )


class Position(ABC):
    """A state with its rules: what a game and a view have in common. Subclasses name the game's parts."""

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    PLAYERS: ClassVar[tuple[int, int]]
    PHASES: ClassVar[Sequence[str]]  # by the number in the field `phase` of a state; one of them is `over`
    VERSION: ClassVar[int]  # of the rules; a record pins it
    DEALS_BY_TURN: ClassVar[bool] = False  # whether what chance says depends on the turn in which it is asked
    SEALED_PHASE: ClassVar[str] = ""  # the phase in which all seats choose at once, each in secret; "": there is none
    kernels: ClassVar[ModuleType]
    words: ClassVar[ModuleType]  # to_plain, from_plain, hide
    state_type: ClassVar[Any]
    options_type: ClassVar[Any]
    refusals: ClassVar[Any]

    options: Any
    rules: Any  # array of one: the read-only record of options and cards
    notation_table: Notation  # the texts of all moves and outcomes
    _states: Any
    _top: int
    _is_shared = False  # whether another game reads the same array of states

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.options.players)

    @property
    def state(self) -> Any:
        """The record of the present state; to look at, not to change."""
        return self._states[self._top]

    @property
    def states(self) -> Any:
        """The records of all states so far, the present one last; to look at, not to change."""
        return self._states[: self._top + 1]

    def plain(self) -> dict[str, Any]:
        """The state in plain named fields; of a view, as its seat sees it."""
        return self.words.to_plain(self.options, self.state)  # type: ignore[no-any-return]

    def score_sheet(self) -> Any:
        """The score sheet as if the game ended now: a row a seat, with the columns of the game's scoring.py."""
        return self._judged()[0]

    @property
    def phase(self) -> str:
        """What the game waits for, as in docs/records.md."""
        number: int = self._states["phase"][self._top]  # by column: as an attribute of the record it takes 3 µs
        return self.PHASES[number]

    @property
    @abstractmethod
    def seats_to_move(self) -> tuple[int, ...]:
        """The seats that have yet to decide now; empty when chance speaks or the game is over."""

    def refusal_facts(self, seat: int, action: int) -> dict[str, Any]:  # noqa: ARG002
        """What a sentence about a refused move may want to say."""
        return {}

    @property
    def is_sealed(self) -> bool:
        """Whether all seats choose at once now, each in secret until the last has chosen."""
        return self.phase == self.SEALED_PHASE

    @property
    def turn(self) -> int | None:
        """The seat that decides next, the lowest if several do at once."""
        seats = self.seats_to_move
        return seats[0] if seats else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be done now, by all seats that decide now."""
        return LegalMoves(self, self.seats_to_move)

    def legal_moves_of(self, seat: int) -> LegalMoves:
        """What *seat* may do now (in a simultaneous choice also once it has chosen: the choice may be replaced)."""
        return LegalMoves(self, (seat,))

    def actions(self, seat: int) -> list[int]:
        """The numbers of the legal moves of *seat*, rising."""
        if type(seat) is not int or not -1 <= seat < _NO_SEAT:
            seat = whole_number("seat", seat, 0, self.players - 1)
        room = np.empty(512, np.int64)
        found = self.kernels.legal_actions(self.rules, self._states, self._top, seat, room)
        return room[:found].tolist()  # type: ignore[no-any-return]

    def why_not(self, move: Move | str, seat: int | None = None) -> Any:
        """The refusal of a move; `Refusal.NONE` (false) if it is legal."""
        who, action = self._read(move, seat)
        return self.refusals(int(self.kernels.why_not_push(self.rules, self._states, self._top, who, action)))

    def text_of(self, action: int) -> str:
        """The text of an action."""
        return self.notation_table.moves[action]

    def action_of(self, text: str) -> int:
        """The action of a text."""
        return self.notation_table.move_number(text)

    def parse(self, text: str, seat: int | None = None) -> Move:
        """The move that *text* means for *seat* (the seat in turn, if not given); it need not be legal."""
        who, action = self._read(text, seat)
        return Move(who, action, self.text_of(action))

    def _read(self, move: Move | str, seat: int | None) -> tuple[int, int]:
        if isinstance(move, Move):
            return _numbers(move.seat if seat is None else seat, move.action)
        if not isinstance(move, str):
            raise NotationError(expected("move", "a Move or a text", move))
        if seat is None:
            seat = self.turn
        return _numbers(-1 if seat is None else seat, self.action_of(move))

    def scores(self) -> tuple[dict[str, int], ...]:
        """The plain score of each seat, as if the game ended now."""
        return tuple([self._score(row) for row in self.score_sheet().tolist()])

    def _judged(self) -> tuple[Any, tuple[int, ...]]:
        """The score sheet, and the winners if the game ended now."""
        sheet = self.kernels.new_sheet()
        best = self.kernels.score_sheet(self.rules, self._states, self._top, sheet)
        return sheet[: self.players], tuple(seat for seat in range(self.players) if best >> seat & 1)

    @abstractmethod
    def _score(self, row: list[int]) -> dict[str, int]:
        """A row of the score sheet by the names of its columns."""

    def _why(self) -> str:
        """How the game ended, as in docs/records.md."""
        return "over"

    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game runs."""
        return Outcome(self._judged()[1], self._why(), self.scores()) if self.is_over else None

    def __str__(self) -> str:
        from tortuga.render.kit.drawing import draw  # the one import upwards: texts are made by render

        return draw(self)

    def _repr_svg_(self) -> str:
        from tortuga.render.kit.drawing import draw_svg

        return draw_svg(self)


class View(Position):
    """What one seat may know: the same questions as a game, no way to change it. Its state holds nothing hidden."""

    seat: int | None


class Game(Position):
    """A game in progress, with all its past."""

    view_type: ClassVar[type[View]]

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int | bytes | str | None = None,
        manual_chance: bool = False,
        position: Mapping[str, Any] | None = None,
        steps: str | Iterable[str] = (),
        options: Any = None,
        **given: Any,
    ) -> None:
        self.options = options if options is not None else self.options_type.of(players, **given)
        self.rules = self.options.rules()
        self.notation_table = self.options.notation()
        self.deal = Deal(seed)
        self.manual_chance = manual_chance  # True: chance waits for push_chance
        self._begin(position)
        lines = [line.strip() for line in steps.split(";") if line.strip()] if isinstance(steps, str) else list(steps)
        if not lines:
            self.settle()
        for line in lines:
            self.push_step(line)

    def _begin(self, position: Mapping[str, Any] | None) -> None:
        self.position = None if position is None else deepcopy(dict(position))
        self._states = np.zeros(128, self.state_type)
        self._top = 0
        self.steps: list[Step] = []
        if position is None:
            self.kernels.begin(self.rules, self._states, 0)
        else:
            self._states[0] = self.words.from_plain(self.options, dict(position))[0]

    @classmethod
    def from_position(
        cls, plain: Mapping[str, Any], *, seed: Any = None, manual_chance: bool = False, **given: Any
    ) -> Self:
        """A game that begins at a position in plain fields; an illegal one is refused with the invariant it breaks."""
        given.setdefault("players", plain.get("players"))
        return cls(position=plain, seed=seed, manual_chance=manual_chance, **given)

    # -- moves -----------------------------------------------------------------------------------------------------

    def push(self, move: Move | str, seat: int | None = None) -> Move:
        """Do a legal move, then let chance speak; an illegal one is refused and changes nothing."""
        if type(move) is Move:
            who, action, text = move
            if type(who) is not int or type(action) is not int:
                who, action = _numbers(who, action)
        else:
            who, action = self._read(move, seat)
            text = self.notation_table.moves[action]
        if self._top + 1 == len(self._states):
            self._make_room()
        refusal, size, key = self.kernels.push(self.rules, self._states, self._top, who, action)
        if refusal:
            raise IllegalMoveError(self.NAME, text, self.refusals(refusal), self.refusal_facts(who, action))
        self._top += 1
        self.steps.append(_made(Step, (who, action, text)))
        if size and not self.manual_chance:
            self._let_chance_speak(size, key)
        return move if type(move) is Move else Move(who, action, text)

    def settle(self) -> None:
        """Let the deal speak until a seat decides; with manual chance, nothing happens."""
        if not self.manual_chance:
            size, key = self.kernels.question(self.rules, self._states, self._top)
            self._let_chance_speak(size, key)

    def _let_chance_speak(self, size: int, key: int) -> None:
        ask, push_nth, texts = self.deal.outcome, self.kernels.push_nth, self.notation_table.outcomes
        while size:
            if self._top + 1 == len(self._states):
                self._make_room()
            outcome, size, key = push_nth(self.rules, self._states, self._top, ask(key, size))
            self._top += 1
            self.steps.append(_made(Step, (None, outcome, texts[outcome])))

    def _make_room(self) -> None:
        self._states = np.concatenate([self._states, np.zeros_like(self._states)])
        self._is_shared = False

    def push_step(self, line: str) -> None:
        """Do a line of a record: `0 buy red 4`, or `~ up red 4` for chance. Chance is not asked after it."""
        actor, _, text = line.strip().partition(" ")
        manual, self.manual_chance = self.manual_chance, True
        try:
            if actor == "~":
                self.push_chance(text)
            elif actor.isascii() and actor.isdecimal():
                self.push(text, int(actor))
            else:
                raise NotationError(expected(Message("error-step"), Message("error-step_form"), line))
        finally:
            self.manual_chance = manual

    def pop(self) -> Move:
        """Take back the last move, with what chance said after it."""
        moves = [number for number, step in enumerate(self.steps) if step.seat is not None]
        if not moves:
            raise IndexError("no move to take back")
        step = self.steps[moves[-1]]
        if self._is_shared:  # the next move would overwrite what another game reads
            self._states, self._is_shared = copied(self._states), False
        del self.steps[moves[-1] :]
        self._top = len(self.steps)
        assert step.seat is not None
        return Move(step.seat, step.number, step.text)

    @property
    def turn_number(self) -> int:
        """The number of the turn; a game without turns counts its moves."""
        return len(self.moves)

    @property
    def moves(self) -> list[Move]:
        """The moves made so far."""
        return [Move(step.seat, step.number, step.text) for step in self.steps if step.seat is not None]

    @property
    def open_steps(self) -> int:
        """How many steps everybody may know: all but the last choices, while they are sealed."""
        number = len(self.steps)
        while number and self._is_sealed_step(number - 1):
            number -= 1
        return number

    def _is_sealed_step(self, number: int) -> bool:
        """Whether a step is a secret choice, and not the last of its turn, which reveals all."""
        before = self.at(number)
        return before.is_sealed and before.seats_to_move != (self.steps[number].seat,)

    # -- chance ----------------------------------------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        """Whether the game waits for chance."""
        return bool(self.kernels.question(self.rules, self._states, self._top)[0])

    @property
    def chance_outcomes(self) -> list[str]:
        """The outcomes chance has now, all equally likely."""
        size, _ = self.kernels.question(self.rules, self._states, self._top)
        numbers = (self.kernels.nth_outcome(self.rules, self._states, self._top, n) for n in range(size))
        return [self.notation_table.outcomes[number] for number in numbers]

    def push_chance(self, text: str | None = None) -> str:
        """Force an outcome of chance, or without one let the deal decide."""
        if self._top + 1 == len(self._states):
            self._make_room()
        number = self.notation_table.outcome_number(self.dealt() if text is None else text)
        if not self.kernels.push_chance(self.rules, self._states, self._top, number):
            raise NotationError(Message("error-no_such_chance", phase=self.phase, came=repr(text)))
        self._top += 1
        self.steps.append(Step(None, int(number), self.notation_table.outcomes[number]))
        return self.steps[-1].text

    # -- what others see -------------------------------------------------------------------------------------------

    def at(self, number: int) -> Self:
        """The game after its first *number* steps. It shares the states with this game until one of them changes."""
        number = whole_number("number of steps", number, 0, self._top)
        self._is_shared = True
        return self._with(self._states[: number + 1], number, self.steps[:number], is_shared=True)

    def _with(self, states: Any, top: int, steps: list[Step], is_shared: bool = False) -> Self:
        """The same game with other states and steps."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._states, other._top, other.steps, other._is_shared = states, top, steps, is_shared
        return other

    def view(self, seat: int | None = None, *, at: int | None = None) -> View:
        """What *seat* may know, and only that (None: a spectator), now or after the first *at* steps."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            seat = whole_number("seat", seat, 0, self.players - 1)
        number = self._top if at is None else whole_number("number of steps", at, 0, self._top)
        view = self.view_type()
        view.options, view.rules, view.seat = self.options, self.rules, seat
        view.notation_table = self.notation_table
        view._states = copied(self._states[number : number + 1])
        view._top = 0
        self.words.hide(view._states[0], seat)
        return view

    def dealt(self) -> str:
        """The outcome that the deal has for chance now."""
        size, key = self.kernels.question(self.rules, self._states, self._top)
        if not size:
            raise NotationError(Message("error-no_chance", phase=self.phase))
        nth = self.deal.outcome(key, size)
        return self.notation_table.outcomes[self.kernels.nth_outcome(self.rules, self._states, self._top, nth)]

    # -- records ---------------------------------------------------------------------------------------------------

    def save(self, path: str | Path, names: Sequence[str] = (), *, date: str = "") -> None:
        """Write the record of the game to a file: as JSON where the name ends in `.json`, else as text."""
        from tortuga.games.kit import json_record, record

        if Path(path).suffix == ".json":
            text = json.dumps(json_record.to_json(self, names, date), ensure_ascii=False)
        else:
            text = record.write(self, names, date)
        write_whole(Path(path), text)

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """The game of a record in a file, text or JSON; a record of another game is refused."""
        from tortuga.games.kit.json_record import read_any

        game = read_any(Path(path).read_text("utf-8")).game
        game.manual_chance = False
        if not isinstance(game, cls):
            raise RecordError(1, expected(Message("error-the_header", header="Game"), cls.NAME, game.NAME))
        return game

    def state_hash(self) -> str:
        """The hash of the plain state."""
        return short_hash(self.plain())

    def copy(self) -> Self:
        """A game that goes its own way from here."""
        return self._with(copied(self._states), self._top, list(self.steps))

    def ahead(self) -> Self:
        """A game that goes its own way from here and leaves its past behind: to try a move takes no copy of it."""
        return self._with(copied(self._states[self._top : self._top + 1], _AHEAD), 0, [])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or type(other) is not type(self):
            return NotImplemented
        return bool(self.options == other.options and self.state.tobytes() == other.state.tobytes())

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        given = self.options.texts()
        parts = [f"players={self.players}", *(f"{key}={value!r}" for key, value in given.items())]
        cards = self.options.card_table
        if cards != self.options_type.of(self.players).card_table:
            parts.append(f"cards={cards.plain()!r}")
        parts.append(f"seed={self.deal.seed.hex()!r}")
        if self.manual_chance:
            parts.append("manual_chance=True")
        if self.position is not None:
            parts.append(f"position={self.position!r}")
        if self.steps:
            parts.append(f"steps={'; '.join(str(step) for step in self.steps)!r}")
        return f"{type(self).__name__}({', '.join(parts)})"
