"""Pages for errors: what went wrong, and a link home. Programs get JSON, as from FastAPI itself."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from tortuga.i18n import translate
from tortuga.tables import metrics
from tortuga.web.invalid import told
from tortuga.web.pages.page import page
from tortuga.web.security import HEADERS
from tortuga.web.services import Services, language_of

_KNOWN = (403, 404, 405, 408, 409, 411, 413, 422, 429, 500)
_PHRASES = {status.value: status.phrase for status in HTTPStatus}


def wants_page(request: HTTPConnection) -> bool:
    """Whether a person asks: a browser takes HTML, and the API is for programs."""
    return not request.url.path.startswith("/api") and "text/html" in request.headers.get("accept", "")


def wants_json(request: HTTPConnection) -> bool:
    """Whether a program asks that takes JSON; all of the API answers with it."""
    return request.url.path.startswith("/api") or "json" in request.headers.get("accept", "")


def fault_page(request: HTTPConnection, status: int, text: str = "") -> Response:
    """The page of a status, with a sentence of its own if there is one."""
    services: Services = request.app.state.services
    if status == 404:
        return page(services, request, "missing.html", 404, text=text)
    return page(services, request, "error.html", status, kind=status if status in _KNOWN else 500, text=text)


def _is_stock(error: HTTPException) -> bool:
    """Whether nobody has said more than the status itself does."""
    return error.detail in ("", *(phrase for code, phrase in _PHRASES.items() if code == error.status_code))


def _told(status: int, language: str) -> dict[str, str]:
    """A fault for programs, in the form of every other refusal."""
    key = "web-missing-text" if status == 404 else f"web-error-text_{status if status in _KNOWN else 500}"
    return {"reason": _PHRASES.get(status, "").lower().replace(" ", "_"), "text": translate(key, language)}


def add_faults(app: FastAPI) -> None:
    """Let the application answer with these pages."""

    @app.get("/too-large", include_in_schema=False)
    async def too_large() -> None:
        """The page for what a proxy refuses because of its size."""
        raise HTTPException(413)

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        if error.status_code == 400 and isinstance(error.__cause__, ValueError | RecursionError):  # of reading the JSON
            found = {"type": "json_invalid", "loc": ("body",)}
            return await not_understood(request, RequestValidationError([found]))
        if not wants_page(request):
            if _is_stock(error):
                told_by_us: Any = _told(error.status_code, language_of(request))
                error = HTTPException(error.status_code, told_by_us, error.headers)
            return await http_exception_handler(request, error)
        detail: Any = error.detail
        text = detail.get("text", "") if isinstance(detail, dict) else detail
        is_ours = error.status_code in (404, 409, 422, 429) and not _is_stock(error)
        answer = fault_page(request, error.status_code, text if is_ours else "")
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        if not wants_page(request):
            detail = [told(each, language_of(request)) for each in error.errors()]
            text = json.dumps({"detail": detail}, default=str)
            return Response(text, 422, media_type="application/json")
        return fault_page(request, 422)

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Any) -> Response:
        metrics.ERRORS.labels("500").inc()
        del error  # the server logs it; this answer lies outside the guard, so it brings its headers itself
        if not wants_page(request):
            answer: Response = JSONResponse({"detail": _told(500, language_of(request))}, 500)
        else:
            answer = fault_page(request, 500)
        answer.headers.update(HEADERS)
        return answer
