"""Pages for what went wrong: the same mood, a sentence, and a way back. Programs get JSON, as from FastAPI itself."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tortuga.web.house import House, language_of
from tortuga.web.invalid import told
from tortuga.web.pages import page
from tortuga.web.security import HEADERS

_KNOWN = (404, 405, 409, 413, 422, 500)


def wants_page(request: Request) -> bool:
    """Whether a person asks: a browser takes HTML, and the API is for programs."""
    return not request.url.path.startswith("/api") and "text/html" in request.headers.get("accept", "")


def fault_page(request: Request, status: int, text: str = "") -> Response:
    """The page of a status, with a sentence of its own if there is one."""
    house: House = request.app.state.house
    if status == 404:
        return page(house, request, "missing.html", 404, text=text)
    return page(house, request, "error.html", status, kind=status if status in _KNOWN else 500, text=text)


def add_faults(app: FastAPI) -> None:
    """Let the application answer with these pages."""

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        if not wants_page(request):
            return await http_exception_handler(request, error)
        text = error.detail if isinstance(error.detail, str) and error.status_code in (404, 409, 422) else ""
        plain = text in ("", "Not Found", "Unprocessable Entity", "Unprocessable Content", "Conflict")
        return fault_page(request, error.status_code, "" if plain else text)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        if not wants_page(request):
            detail = [told(each, language_of(request)) for each in error.errors()]
            text = json.dumps({"detail": detail}, default=str)
            return Response(text, 422, media_type="application/json")
        return fault_page(request, 422)

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Any) -> Response:
        del error  # the server logs it; this answer lies outside the guard, so it brings its headers itself
        if not wants_page(request):
            answer: Response = Response('{"detail":"Internal Server Error"}', 500, media_type="application/json")
        else:
            answer = fault_page(request, 500)
        answer.headers.update(HEADERS)
        return answer
