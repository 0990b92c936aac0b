"""What people and programs are told while a game is being compiled."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tortuga.games import GAMES
from tortuga.i18n import translate
from tortuga.web.compilation import LONGEST_WAIT, NotReady, waiting_at_most
from tortuga.web.faults import wants_page
from tortuga.web.pages.page import NOT_STORED, page
from tortuga.web.security import refusal
from tortuga.web.services import Services, language_of

router = APIRouter(include_in_schema=False)
RETRY_AFTER = 5  # seconds


@dataclass(frozen=True)
class State:
    """How far a game is."""

    ready: bool
    failed: bool
    number: int
    total: int
    text: str


def state_of(services: Services, game: str, language: str) -> State:
    """How far a game is, with a sentence for people."""
    compilation, name = services.compilation, game.capitalize()
    if compilation.is_ready(game):
        return State(True, False, 0, 0, "")
    number, total, _ = compilation.progress(game)
    if (step := compilation.failed_at(game)) is not None:
        return State(False, True, number, total, translate("web-guard-not_compiled", language, game=name, step=step))
    words = "working" if number else "begins"
    return State(
        False,
        False,
        number,
        total,
        translate(f"web-preparing-{words}", language, game=name, number=number, total=total),
    )


@router.get("/preparing")
async def preparing(request: Request) -> Response:
    """How far each game is."""
    services: Services = request.app.state.services
    states = {game: asdict(state_of(services, game, language_of(request))) for game in GAMES}
    return JSONResponse(states, headers=NOT_STORED)


async def answer(services: Services, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer by *app*; where it needs a game that is not ready, a page says so at once and everything else waits."""
    if services.compilation.is_complete:
        await app(scope, receive, send)
        return
    request = Request(scope)
    is_page = request.method == "GET" and wants_page(request)
    try:
        with waiting_at_most(0 if is_page else LONGEST_WAIT):
            await app(scope, receive, send)
    except NotReady as error:
        made = _page(services, request, error.game) if is_page else _refusal(services, request, error.game)
        made.headers["retry-after"] = str(RETRY_AFTER)
        await made(scope, receive, send)


def _page(services: Services, request: HTTPConnection, game: str) -> Response:
    """A page that shows the progress, and opens what was asked for when the game is ready."""
    state = state_of(services, game, language_of(request))
    return page(services, request, "preparing.html", 503, dict(NOT_STORED), game=game, state=state)


def _refusal(services: Services, request: HTTPConnection, game: str) -> Response:
    name = game.capitalize()
    if (step := services.compilation.failed_at(game)) is not None:
        return refusal(request, 503, "not_compiled", game=name, step=step)
    return refusal(request, 503, "not_ready", game=name, seconds=RETRY_AFTER)
