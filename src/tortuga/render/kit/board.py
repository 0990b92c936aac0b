"""Views and steps of a game as the boards of the page take them: JSON, as static/boards/view.d.ts describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tortuga.games.kit.game import Game, View
from tortuga.render.kit.drawing import draw
from tortuga.render.kit.messages import plain as plain_message
from tortuga.render.kit.renderer import Renderer, renderer

Plain = dict[str, Any]
Encode = Callable[[Any], Any]
NO_SEALED: Mapping[int, str] = {}


def seats_of(names: Sequence[str]) -> list[Plain]:
    """The seats of people with these names."""
    return [{"name": name, "bot": False, "mark": ""} for name in names]


def view_of(
    game: Game,
    seat: int | None,
    seats: list[Plain],
    *,
    sealed: Mapping[int, str] = NO_SEALED,
    is_running: bool = True,
    language: str = "en",
) -> Plain:
    """The whole view of a seat (None: a spectator). *sealed*: choices of this turn that are not in the game yet."""
    scene = Scene(game, seats, sealed=sealed, is_running=is_running)
    return {**scene.view(seat, language), "options": renderer(game.NAME).board_options(game)}


def turn_of(game: Game, first: int, seat: int | None) -> Plain:
    """The steps from number *first* on, with the state before them and after each, as a seat may see them."""
    return Scene(game, []).turn(first, seat)


class _Legal(NamedTuple):
    """The legal moves of a seat."""

    moves: list[str]
    encoded: Any


_NO_MOVES = _Legal([], [])


class _Own(NamedTuple):
    """What the rules derive from the state for a seat alone."""

    refusals: Any
    extra: Plain


@dataclass
class Present:
    """What a scene has made of the present state of its game, for the scene that follows.

    The next begins with this state, and is about the same game if only a choice was sealed or somebody has chatted.
    """

    game: Game
    states: dict[bytes, tuple[Plain, Any]] = field(default_factory=dict)  # by record: the plain state, and it encoded
    history: Plain | None = None
    shared: Plain | None = None
    legal: dict[int, _Legal] = field(default_factory=dict)  # by seat
    own: dict[tuple[int | None, bool], _Own] = field(default_factory=dict)  # by seat, and whether it is asked


class Scene:
    """A game at one moment, for all who look at it: what several seats see alike is made once.

    *encode* is applied to the parts that are made once, so that a server can encode them once. *before* is `present` of
    the scene before.
    """

    def __init__(
        self,
        game: Game,
        seats: list[Plain],
        *,
        sealed: Mapping[int, str] = NO_SEALED,
        is_running: bool = True,
        encode: Encode = lambda part: part,
        before: Present | None = None,
    ) -> None:
        self.game, self.sealed, self.is_running, self._encode = game, sealed, is_running, encode
        self._drawing: Renderer = renderer(game.NAME)
        self._seats, self._encoded_seats = seats, encode(seats)
        self._states = {} if before is None else dict(before.states)
        self.present = before if before is not None and before.game is game else Present(game)
        self._said: dict[int, list[list[Any]]] = {}
        self._details: dict[int, list[Plain]] = {}
        self._open: dict[int, tuple[Plain, Any] | None] = {}  # by number of steps: the state, if nothing is hidden
        self._asked, self._is_sealed, outcome = game.seats_to_move, game.is_sealed, game.outcome()
        self._result = None if outcome is None else {"winners": list(outcome.winners), "why": outcome.why}
        self._ready = [
            number in sealed or (self._is_sealed and number not in self._asked) for number in range(game.players)
        ]

    @property
    def has_board(self) -> bool:
        """Whether the page has a board of its own for the game; else its view has a text in a language."""
        return self._drawing.has_board()

    # -- the view of a seat

    def view(self, seat: int | None, language: str = "en", *, derived: bool = True) -> Plain:
        """What a seat sees, without the options, which never change.

        Without *derived* it leaves out what the rules derive from the state: `refusals`, and all of `extra` but what
        follows from the steps.
        """
        game, asked = self.game, self._asked
        plain, encoded = self._state(seat, len(game.steps))
        is_asked = seat is not None and self.is_running and (self._is_sealed or seat in asked)
        legal = self._legal(seat, is_asked)
        made: Plain = {
            "game": game.NAME,
            "players": game.players,
            "state": encoded,
            "seat": seat,
            "seats": self._encoded_seats,
            "to_act": [number for number in asked if number not in self.sealed] if self.is_running else [],
            "ready": self._ready,
            "chosen": None if seat is None else self.sealed.get(seat),
            "legal": legal.encoded,
            "result": self._result,
            "extra": self._history_extra(),
        }
        if derived:
            own = self._own(plain, seat, is_asked)
            made["refusals"] = own.refusals
            made["extra"] = {**made["extra"], **self._shared_extra(), **own.extra}
        if not self.has_board:
            made["text"] = draw(game.view(seat), [one["name"] for one in self._seats], language)
        return made

    def _legal(self, seat: int | None, is_asked: bool) -> _Legal:
        if seat is None or not is_asked:
            return _NO_MOVES
        found = self.present.legal.get(seat)
        if found is None:
            view = self.game.view(seat)
            moves = [view.text_of(action) for action in view.actions(seat)]
            found = self.present.legal[seat] = _Legal(moves, self._encode(moves))
        return found

    def _own(self, plain: Plain, seat: int | None, is_asked: bool) -> _Own:
        found = self.present.own.get((seat, is_asked))
        if found is None:
            legal = self._legal(seat, is_asked).moves
            refusals = {} if seat is None else self._refusals(plain, seat, legal)
            extra = self._drawing.own_extra(self.game, plain, seat, legal)
            encoded = {name: self._encode(value) for name, value in extra.items()}
            found = self.present.own[seat, is_asked] = _Own(self._encode(refusals), encoded)
        return found

    def _refusals(self, plain: Plain, seat: int, legal: list[str]) -> Plain:
        """Why moves that the board shows, and that are not legal, are refused: code and arguments."""
        view, drawing = self.game.view(seat), self._drawing
        refused = [move for move in drawing.offers(plain) if move not in legal] if legal else []
        return {
            move: {
                "code": view.why_not(move, seat).name.lower(),
                "arguments": drawing.refusal_arguments(view, plain, seat, move),
            }
            for move in refused
        }

    def _state(self, seat: int | None, number: int) -> tuple[Plain, Any]:
        """The state after *number* steps as a seat may see it: plain, and encoded."""
        return self._open_state(number) or self._made(self.game.view(seat, at=number), number)

    def _open_state(self, number: int) -> tuple[Plain, Any] | None:
        """The state after *number* steps if nothing of it is hidden, not even from a spectator."""
        if number not in self._open:
            view = self.game.view(None, at=number)
            is_open = view.state.tobytes() == self.game.states[number].tobytes()
            self._open[number] = self._made(view, number) if is_open else None
        return self._open[number]

    def is_open_from(self, first: int) -> bool:
        """Whether all seats see the same from step number *first* on."""
        return all(self._open_state(number) is not None for number in range(first, len(self.game.steps) + 1))

    def _made(self, view: View, number: int) -> tuple[Plain, Any]:
        record = view.state.tobytes()
        if record not in self._states:
            plain = view.plain()
            self._states[record] = plain, self._encode(plain)
        if number == len(self.game.steps):
            self.present.states[record] = self._states[record]
        return self._states[record]

    def _history_extra(self) -> Plain:
        if self.present.history is None:
            self.present.history = self._for_all(self._drawing.history_extra)
        return self.present.history

    def _shared_extra(self) -> Plain:
        if self.present.shared is None:
            self.present.shared = self._for_all(self._drawing.shared_extra)
        return self.present.shared

    def _for_all(self, made: Callable[[Game, Plain], Plain]) -> Plain:
        """What everybody sees beside the state, encoded."""
        plain, _ = self._state(None, len(self.game.steps))
        return {name: self._encode(value) for name, value in made(self.game, plain).items()}

    # -- steps

    def said(self, first: int) -> list[list[Any]]:
        """The messages of each step from number *first* on."""
        if first not in self._said:
            told = self._drawing.story_by_step(self.game, first)
            self._said[first] = [[self._encode(plain_message(message)) for message in messages] for messages in told]
        return self._said[first]

    def turn(self, first: int, seat: int | None) -> Plain:
        """The steps from number *first* on, with the state before them and after each, as a seat may see them."""
        game, said, details = self.game, self.said(first), self._step_details(first)
        steps = [
            {"seat": step.seat, "text": step.text, "state": self._seen(seat, first + number), "say": say, **shown}
            for number, (step, say, shown) in enumerate(zip(game.steps[first:], said, details, strict=True), 1)
        ]
        return {"first": first, "before": self._seen(seat, first), "steps": steps}

    def _seen(self, seat: int | None, number: int) -> Any:
        return self._state(seat, number)[1]

    def _step_details(self, first: int) -> list[Plain]:
        if first not in self._details:
            self._details[first] = self._drawing.step_details(self.game, first)
        return self._details[first]
