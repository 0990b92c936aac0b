"""The end of a game as data: who won, why, and the score sheet as messages."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Position
from tortuga.render.kit.messages import plain
from tortuga.render.kit.renderer import ScoreLine, renderer

Plain = dict[str, Any]


def end_result(position: Position, winners: tuple[int, ...] = (), resigned_by: int | None = None) -> Plain | None:
    """The end of a game as the page takes it: `EndResult` of static/table/wire.d.ts; None while it goes on.

    A game that ended because a seat gave up has no score; *winners* are the others then.
    """
    outcome, draws = position.outcome(), renderer(position.NAME)
    if outcome is not None:
        scores, notes = draws.score_lines(position), draws.score_notes(position, outcome)
        why, winners = draws.why(position, outcome), outcome.winners
    elif resigned_by is not None:
        scores, notes, why = [], [], Message("why-resigned", seat=resigned_by)
    else:
        return None
    return {
        "winners": list(winners),
        "why": plain(why),
        "resigned_by": resigned_by,
        "scores": [_line(line) for line in scores],
        "notes": [plain(note) for note in notes],
    }


def _line(line: ScoreLine) -> Plain:
    told: Plain = {"title": plain(line.title), "numbers": list(line.numbers), "total": line.is_total}
    return {**told, "cells": [cell and plain(cell) for cell in line.cells]} if line.cells else told
