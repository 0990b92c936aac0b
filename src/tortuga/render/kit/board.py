"""Views and steps of a game as the boards of the page take them: JSON, as static/boards/view.d.ts describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tortuga.games.kit.game import Game, View
from tortuga.render.kit.drawing import draw
from tortuga.render.kit.messages import plain as as_plain
from tortuga.render.kit.renderer import renderer

Plain = dict[str, Any]
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
    seen = seen_by(game, seat, seats, sealed=sealed, is_running=is_running, language=language)
    return {**seen, "options": renderer(game.NAME).board_options(game)}


def seen_by(
    game: Game, seat: int | None, seats: list[Plain], *, sealed: Mapping[int, str], is_running: bool, language: str
) -> Plain:
    """The view without the options, which never change."""
    drawing, view = renderer(game.NAME), game.view(seat)
    asked = view.seats_to_move if is_running else ()
    legal = _legal(view, seat) if seat is not None and (seat in asked or (is_running and view.is_sealed)) else []
    outcome = view.outcome()
    state = view.plain()
    plain = {
        "game": game.NAME,
        "players": game.players,
        "state": state,
        "seat": seat,
        "seats": seats,
        "to_act": [number for number in asked if number not in sealed],
        "ready": [number in sealed or (view.is_sealed and number not in asked) for number in range(game.players)],
        "chosen": None if seat is None else sealed.get(seat),
        "legal": legal,
        "refusals": _refusals(view, seat, drawing.offers(view, seat), legal) if seat is not None and legal else {},
        "result": None if outcome is None else {"winners": list(outcome.winners), "why": outcome.why},
        "extra": drawing.extra(game, view, seat),
    }
    if not drawing.has_board():
        plain["text"] = draw(view, [one["name"] for one in seats], language)
    return plain


def _legal(view: View, seat: int) -> list[str]:
    texts = view.notation_table.moves
    return [texts[action] for action in view.actions(seat)]


def _refusals(view: View, seat: int, offered: list[str], legal: list[str]) -> Plain:
    """Why each move that the board shows is refused now: the code and the arguments of its message."""
    found: Plain = {}
    for move in offered:
        if move not in legal:
            facts = view.refusal_facts(seat, view.action_of(move))
            arguments = {name: value for name, value in facts.items() if isinstance(value, str | int | None)}
            found[move] = {"code": view.why_not(move, seat).name.lower(), "arguments": arguments}
    return found


def turn_of(game: Game, first: int, seat: int | None) -> Plain:
    """The steps from number *first* on, with the state before them and after each, as a seat may see them."""
    drawing = renderer(game.NAME)
    told, details = drawing.story_by_step(game, first), drawing.step_details(game, first)
    steps = [
        {
            "seat": step.seat,
            "text": step.text,
            "state": game.view(seat, at=first + number).plain(),
            "say": [as_plain(message) for message in messages],
            **shown,
        }
        for number, (step, messages, shown) in enumerate(zip(game.steps[first:], told, details, strict=True), 1)
    ]
    return {"first": first, "before": game.view(seat, at=first).plain(), "steps": steps}
