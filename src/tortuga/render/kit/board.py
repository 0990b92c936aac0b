"""Views and steps of a game as the boards of the page take them: JSON, as static/boards/view.d.ts describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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


class Scene:
    """A game at one moment, for all who look at it: what several seats see alike is made once.

    *encode* is applied to the parts that seats share, so that a server can encode them once. *known* are states made
    before, by their records: `latest` of the scene before.
    """

    def __init__(
        self,
        game: Game,
        seats: list[Plain],
        *,
        sealed: Mapping[int, str] = NO_SEALED,
        is_running: bool = True,
        encode: Encode = lambda part: part,
        known: Mapping[bytes, tuple[Plain, Any]] | None = None,
    ) -> None:
        self.game, self.sealed, self.is_running, self._encode = game, sealed, is_running, encode
        self._drawing: Renderer = renderer(game.NAME)
        self._seats, self._encoded_seats = seats, encode(seats)
        self._known = known or {}
        self._states: dict[bytes, tuple[Plain, Any]] = {}  # by record: the plain state, and it encoded
        self.latest: dict[bytes, tuple[Plain, Any]] = {}  # those of the present, for a scene that follows
        self._said: dict[int, list[list[Any]]] = {}
        self._details: dict[int, list[Plain]] = {}
        self._open: dict[int, tuple[Plain, Any] | None] = {}  # by number of steps: the state, if nothing is hidden
        self._shared: Plain | None = None
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

    def view(self, seat: int | None, language: str = "en") -> Plain:
        """What a seat sees, without the options, which never change."""
        game, asked = self.game, self._asked
        plain, encoded = self._state(seat, len(game.steps))
        is_asked = seat is not None and self.is_running and (self._is_sealed or seat in asked)
        view = game.view(seat) if is_asked or not self.has_board else None
        legal = _legal(view, seat) if view is not None and is_asked and seat is not None else []
        made = {
            "game": game.NAME,
            "players": game.players,
            "state": encoded,
            "seat": seat,
            "seats": self._encoded_seats,
            "to_act": [number for number in asked if number not in self.sealed] if self.is_running else [],
            "ready": self._ready,
            "chosen": None if seat is None else self.sealed.get(seat),
            "legal": legal,
            "refusals": {} if view is None or seat is None else self._refusals(view, plain, seat, legal),
            "result": self._result,
            "extra": {**self._shared_extra(), **self._drawing.own_extra(game, plain, seat, legal)},
        }
        if view is not None and not self.has_board:
            made["text"] = draw(view, [one["name"] for one in self._seats], language)
        return made

    def _state(self, seat: int | None, number: int) -> tuple[Plain, Any]:
        """The state after *number* steps as a seat may see it: plain, and encoded."""
        known = self._open.get(number)
        if known is None and number not in self._open:
            view = self.game.view(None, at=number)
            is_open = view.state.tobytes() == self.game.states[number].tobytes()  # a seat knows what a spectator knows
            known = self._open[number] = self._made(view, number) if is_open else None
        return known or self._made(self.game.view(seat, at=number), number)

    def _made(self, view: View, number: int) -> tuple[Plain, Any]:
        record = view.state.tobytes()
        found = self._states.get(record) or self._known.get(record)
        if found is None:
            plain = view.plain()
            found = plain, self._encode(plain)
        self._states[record] = found
        if number == len(self.game.steps):
            self.latest[record] = found
        return found

    def _shared_extra(self) -> Plain:
        if self._shared is None:
            plain, _ = self._state(None, len(self.game.steps))
            made = self._drawing.shared_extra(self.game, plain)
            self._shared = {name: self._encode(value) for name, value in made.items()}
        return self._shared

    def _refusals(self, view: View, plain: Plain, seat: int, legal: list[str]) -> Plain:
        """Why each move that the board shows is refused now: the code and the arguments of its message."""
        return {
            move: {
                "code": view.why_not(move, seat).name.lower(),
                "arguments": self._drawing.refusal_arguments(view, plain, seat, move),
            }
            for move in (self._drawing.offers(plain) if legal else ())
            if move not in legal
        }

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


def _legal(view: View, seat: int) -> list[str]:
    texts = view.notation_table.moves
    return [texts[action] for action in view.actions(seat)]
