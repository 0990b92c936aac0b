"""Hints at the table: for the player in turn, from that seat's view alone, and told to everybody."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import HTMLResponse, Response

from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.game import View
from tortuga.render.kit.words import move_label
from tortuga.review import Decision, hint
from tortuga.tables import commands
from tortuga.tables.bot_process import NoAnswer
from tortuga.tables.errors import Refused
from tortuga.tables.fair_queue import Priority
from tortuga.web.api.answers import known_user, problem
from tortuga.web.parts import translator
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, as_dict, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
Known = Annotated[commands.Who, Depends(known_user)]
SHOWN = 6  # moves


@router.post("/t/{table_id}/hint")
async def take(services: Open, who: Known, request: Request, table_id: str) -> Response:
    """The figures of the moves one can make now, as a piece of a page."""
    try:
        asked = as_dict(await request.json())
    except (ValueError, RecursionError):
        asked = {}
    try:
        table = await services.host.table(table_id)
        seat = commands.own_seat(table, who, asked.get("seat"))
        table = await services.host.do(table_id, lambda now, _: commands.take_hint(now, seat))
    except TortugaError as error:
        raise problem(error, language_of(request)) from None
    assert table.game is not None
    view = table.game.view(seat)
    language = language_of(request)
    try:
        advice: Decision = await services.host.duties.thinkers.work(Priority.HINT, who.user, hint, view)
    except (NoAnswer, TimeoutError):
        failed = Refused("hint_failed")
        raise HTTPException(503, {"reason": failed.reason, "text": refused_sentence(failed, language)}) from None
    text = services.templates.get_template("review/advice.html").render(
        t=translator(language), advice=advice, rows=rows_of(view, advice, table.names, language)
    )
    return HTMLResponse(text)


def rows_of(view: View, advice: Decision, names: list[str], language: str) -> list[dict[str, Any]]:
    """The best moves, each with its share, what it loses, and its part of the mix."""
    order = sorted(advice.worth, key=lambda move: (-advice.mix.get(move, 0.0), -advice.worth[move]))
    return [
        {
            "label": move_label(view, view.action_of(move), names, language),
            "share": 100 * advice.worth[move],
            "lost": 100 * advice.lost(move),
            "mix": 100 * advice.mix[move] if advice.mix else None,
            "best": move == advice.best,
        }
        for move in order[:SHOWN]
    ]
