"""The stored data of a user: downloaded or erased by themselves."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from tortuga.web import operating
from tortuga.web.api.administration import exported
from tortuga.web.pages.administration import ATTACHED
from tortuga.web.pages.page import NOT_STORED, page
from tortuga.web.services import Services, services_of
from tortuga.web.session import COOKIE

router = APIRouter(prefix="/me", include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@router.post("/data")
async def save(services: Open, request: Request) -> Response:
    """All stored data of the user, as a download."""
    who = services.sessions.who(request)
    if who is None:
        return RedirectResponse("/settings", 303)
    return JSONResponse(exported(await operating.export(services, who.user)), headers=ATTACHED)


@router.post("/erase")
async def erase(services: Open, request: Request) -> Response:
    """Erase the user, and delete the cookie of this browser."""
    who = services.sessions.who(request)
    if who is not None:
        await operating.erase(services, who.user)
    answer = RedirectResponse("/me/erased", 303)
    answer.delete_cookie(COOKIE)
    return answer


@router.get("/erased")
async def erased(services: Open, request: Request) -> Response:
    """What was erased, and what this browser still keeps."""
    return page(services, request, "erased.html", headers=NOT_STORED)
