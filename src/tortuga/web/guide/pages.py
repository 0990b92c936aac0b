"""The door to a guided first game, and the table behind it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse, Response

from tortuga.players import usual
from tortuga.web.guide import lessons_of, seed_of
from tortuga.web.pages.lobby import somebody
from tortuga.web.pages.page import page, tongues
from tortuga.web.services import Services, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@router.get("/learn/{game}")
async def learn(services: Open, request: Request, game: str) -> Response:
    """What a guided game is; the own one that still runs."""
    lessons_of(game)
    running = await _running(services, request, game)
    return page(
        services, request, "rules/learn.html", game=game, running=running, tongues=tongues(), here=f"/learn/{game}"
    )


@router.post("/learn/{game}")
async def begin(services: Open, request: Request, game: str) -> Response:
    """A table with the known deal: me, a bot, and the guide."""
    lessons_of(game)
    who = somebody(services, request)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": usual(game)}]
    options = {"players": 2}
    asked = {"game": game, "options": options, "seats": seats, "known_deal": True, "guide": True}
    table = await services.host.create(who, asked, seed=seed_of(game))
    answer = RedirectResponse(f"/t/{table.id}", 303)
    services.sessions.remember(answer, who)
    return answer


async def _running(services: Services, request: Request, game: str) -> str | None:
    """The id of the own guided game that is not over."""
    who = services.sessions.who(request)
    mine = [] if who is None else await services.host.writer.ask(lambda storage: storage.of_user(who.user))
    for row in mine:
        if row["game"] == game and row["status"] == "running":
            table = await services.host.table(row["id"])
            if table.spec.get("guide"):
                return str(table.id)
    return None
