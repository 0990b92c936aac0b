"""A whole game as the replay page takes it: `Replay` of static/pages/replay.d.ts.

The first view is complete; every stop and every step says only which fields have changed since the one before.
Compressed, a game of Einauge for four takes about 10 kB, and the longest record that can be brought about 50 kB.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tortuga.games.kit.game import Game
from tortuga.render.kit.messages import plain
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.scoring import end_result
from tortuga.web.pages.lookback import LookBack
from tortuga.web.pages.still_views import still_view

Plain = dict[str, Any]
_APART = ("state", "extra")  # fields of a view whose own fields are compared
_NONE = object()


def replay_of(one: LookBack, seat: int | None, language: str) -> Plain:
    """The game as a seat saw it, or a spectator (None)."""
    first = stop_view(one, 0, seat, language)
    return {
        "id": one.id,
        "seats": [{"name": each.name, "bot": each.bot} for each in one.seats],
        "view": first,
        "stops": [_begin(one), *_stops(one, first, seat, language)],
        "result": end_result(one.game, one.winners, one.resigned_by),
    }


def stop_view(one: LookBack, stop: int, seat: int | None, language: str) -> Plain:
    """The view of a stop; none lies between sealed choices."""
    seats = [{"name": each.name, "bot": each.bot is not None, "mark": ""} for each in one.seats]
    ended = stop == one.last and one.resigned_by is not None
    return still_view(one.at(stop), seat, seats, language, is_running=not ended)


def _begin(one: LookBack) -> Plain:
    """The set-up, which is told but not played."""
    told = renderer(one.game.NAME).story_by_step(one.at(0), 0)
    return {
        "turn": 0,
        "seat": None,
        "say": [plain(message) for each in told for message in each],
        "steps": [],
        "view": {},
    }


def _stops(one: LookBack, view: Plain, seat: int | None, language: str) -> Iterator[Plain]:
    game, draws = one.game, renderer(one.game.NAME)
    told, details = draws.story_by_step(game, 0), draws.step_details(game, 0)
    for number, (start, end) in enumerate(pairwise(one.stops), 1):
        now = stop_view(one, number, seat, language)
        steps = list(_steps(game, start, end, seat, details))
        yield {
            "turn": draws.turn_at(game, start),
            "seat": game.steps[start].seat,
            "say": [plain(message) for each in told[start:end] for message in each],
            "steps": steps,
            "view": _view_changes(view, now),
        }
        view = now


def _steps(game: Game, start: int, end: int, seat: int | None, details: list[Plain]) -> Iterator[Plain]:
    state = game.view(seat, at=start).plain()
    for number in range(start, end):
        before, state = state, game.view(seat, at=number + 1).plain()
        step = game.steps[number]
        yield {"seat": step.seat, "text": step.text, "state": _changes(before, state), **details[number]}


def _view_changes(before: Plain, after: Plain) -> Plain:
    """What has changed, but for the state: that comes with the steps."""
    found = _changes(before, {key: value for key, value in after.items() if key not in _APART})
    extra = _changes(before["extra"], after["extra"])
    return {**found, "extra": extra} if extra else found


def _changes(before: Plain, after: Plain) -> Plain:
    """The fields that differ."""
    return {key: value for key, value in after.items() if before.get(key, _NONE) != value}
