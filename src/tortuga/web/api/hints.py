"""Hints: for the player in turn, from that seat's view alone, and told to everybody."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.game import View
from tortuga.render.kit.messages import plain
from tortuga.render.kit.renderer import renderer
from tortuga.review import Decision, hint
from tortuga.tables import commands
from tortuga.tables.bot_process import NoAnswer
from tortuga.tables.commands import Who
from tortuga.tables.errors import Refused
from tortuga.tables.fair_queue import Priority
from tortuga.web.api.answers import REFUSED, Known, Open, encoded, problem
from tortuga.web.api.models import Hint
from tortuga.web.api.requests import HintFor
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, language_of

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{table_id}/hint", responses={200: {"model": Hint}, **REFUSED})
async def take(services: Open, who: Known, table_id: str, asked: HintFor, request: Request) -> Response:
    """The moves you can make now, with the win chance of each; that a hint was taken is told to all."""
    try:
        table = await services.host.table(table_id)
        seat = commands.own_seat(table, who, asked.seat)
        table = await services.host.do(table_id, lambda now, _: commands.take_hint(now, seat))
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    assert table.game is not None
    view = table.game.view(seat)
    try:
        advice: Decision = await _advice(services, table.id, seat, who, view)
    except (NoAnswer, TimeoutError):
        failed = Refused("hint_failed")
        text = refused_sentence(failed, language_of(request))
        raise HTTPException(503, {"reason": failed.reason, "text": text}) from None
    told = told_of(view, advice)
    return encoded({"seat": seat, "game_version": table.game_version, **told})


async def _advice(services: Services, table_id: str, seat: int, who: Who, view: View) -> Any:
    duties, task = services.host.duties, asyncio.current_task()
    assert task is not None
    with duties.places.track(table_id, seat, "hint", task):
        return await duties.thinkers.work(Priority.HINT, who.user, hint, view)


def told_of(view: View, advice: Decision) -> dict[str, Any]:
    """All moves, best first: win chance (0 to 1), its standard error, what is lost, its part of the mix; and why."""
    order = sorted(advice.worth, key=lambda move: (-advice.mix.get(move, 0.0), -advice.worth[move]))
    rows = [
        {
            "move": move,
            "label": plain(renderer(view.NAME).label(view, view.action_of(move))),
            "value": advice.worth[move],
            "error": advice.value_error[move],
            "lost": advice.lost(move),
            "mix": advice.mix.get(move, 0.0) if advice.mix else None,
        }
        for move in order
    ]
    return {
        "best": advice.best,
        "value": advice.value,
        "error": advice.value_error[advice.best],
        "why": plain(advice.why),
        "than": advice.than or None,
        "rows": rows,
    }
