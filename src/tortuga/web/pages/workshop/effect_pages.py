"""The effect of a change, streamed in pieces while the bots play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response
from starlette.responses import StreamingResponse

from tortuga.games.kit.errors import TortugaError
from tortuga.i18n import translate
from tortuga.render.kit.messages import short
from tortuga.web.pages.workshop import effects
from tortuga.web.pages.workshop.asked import asked_of
from tortuga.web.pages.workshop.bench import Bench, Broken, Busy
from tortuga.web.pages.workshop.bench_process import Asked
from tortuga.web.pages.workshop.sent import imported, sent_of, user_of
from tortuga.web.services import Services, language_of, services_of
from tortuga.web.templating import translator

router = APIRouter(include_in_schema=False, dependencies=[Depends(imported)])
Open = Annotated[Services, Depends(services_of)]
BREAK = "\n<!-- next -->\n"  # between two states of the answer


@router.post("/workshop/{game}/effect")
async def effect(services: Open, request: Request, game: str) -> Response:
    """Stream the effect as pieces of HTML, each the newest state; the bots stop when the client disconnects."""
    language, filled = language_of(request), await sent_of(request, game)
    try:
        asked = asked_of(filled)
    except TortugaError as error:
        return JSONResponse({"text": short(error, language)}, 422)
    pieces = _pieces(services, request.app.state.bench, user_of(services, request), asked, language)
    return StreamingResponse(pieces, media_type="text/html; charset=utf-8", headers={"x-accel-buffering": "no"})


async def _pieces(services: Services, bench: Bench, user: str, asked: Asked, language: str) -> AsyncIterator[str]:
    template, t = services.templates.get_template("workshop/effect.html"), translator(language)
    last: Any = None
    try:
        async for found in bench.effects(user, asked):
            last = found
            yield template.render(t=t, **effects.shown(asked, found, language, False)) + BREAK
        if last is not None:
            yield template.render(t=t, **effects.shown(asked, last, language, True)) + BREAK
    except Busy:
        yield f'<p class="wrong" role="alert">{translate("web-workshop-busy", language)}</p>{BREAK}'
    except Broken:
        yield f'<p class="wrong" role="alert">{translate("web-workshop-broken", language)}</p>{BREAK}'
