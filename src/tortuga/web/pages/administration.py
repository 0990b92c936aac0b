"""The page of the operator, behind a token: people, tables, load, disk; close, mute, ban, export, erase."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException

from tortuga.i18n import translate
from tortuga.tables.administration import Restriction
from tortuga.tables.errors import Refused
from tortuga.web import operating
from tortuga.web.api.administration import exported, require_operator
from tortuga.web.pages.page import NOT_STORED, page, tongues
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(prefix="/admin", include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
OPERATOR_ONLY = [Depends(require_operator)]
KINDS = {"muted": Restriction.MUTED, "banned": Restriction.BANNED}  # by the values of the form
#: The headers of an export: a download that is not cached.
ATTACHED = {**NOT_STORED, "content-disposition": 'attachment; filename="tortuga-data.json"'}
_MIB = 1024 * 1024


@router.get("")
async def show(services: Open, request: Request) -> Response:
    """The page, or the form for the token."""
    if not services.sessions.is_operator(request):
        return _enter_page(services, request)
    return await _admin_page(services, request)


@router.post("/enter")
async def enter(services: Open, request: Request) -> Response:
    """Exchange the token for a session cookie."""
    given = str((await request.form()).get("token") or "").strip()
    if not services.sessions.is_admin_token(given):
        return _enter_page(services, request, translate("admin-bad_token", language_of(request)), 403)
    answer = RedirectResponse("/admin", 303)
    services.sessions.remember_operator(answer)
    return answer


@router.post("/close", dependencies=OPERATOR_ONLY)
async def close(services: Open, request: Request) -> Response:
    """Close a table."""
    form = await request.form()
    try:
        await operating.close(services, str(form.get("table")))
    except Refused as error:
        return await _admin_page(services, request, refused_sentence(error, language_of(request)), 409)
    return RedirectResponse("/admin#tables", 303)


@router.post("/restrict", dependencies=OPERATOR_ONLY)
async def restrict(services: Open, request: Request) -> Response:
    """Restrict a user or an address, or lift a restriction."""
    form = await request.form()
    whom, kind = str(form.get("whom") or "").strip(), KINDS.get(str(form.get("kind")))
    if kind is None:
        raise HTTPException(422)
    try:
        await (operating.lift if form.get("lift") else operating.restrict)(services, whom, kind)
    except Refused as error:
        return await _admin_page(services, request, refused_sentence(error, language_of(request)), 422)
    return RedirectResponse("/admin#people", 303)


@router.post("/export", dependencies=OPERATOR_ONLY)
async def export(services: Open, request: Request) -> Response:
    """All stored data of a person, as a download."""
    found = await operating.export(services, str((await request.form()).get("whom")))
    return JSONResponse(exported(found), headers=ATTACHED)


@router.post("/erase", dependencies=OPERATOR_ONLY)
async def erase(services: Open, request: Request) -> Response:
    """Erase a person."""
    await operating.erase(services, str((await request.form()).get("whom")))
    return RedirectResponse("/admin#people", 303)


def _enter_page(services: Services, request: Request, fault: str = "", status: int = 200) -> Response:
    is_offered = services.settings.admin_token != ""
    return page(
        services,
        request,
        "admin_enter.html",
        status if is_offered else 404,
        NOT_STORED,
        offered=is_offered,
        fault=fault,
        tongues=tongues(),
        here="/admin",
    )


async def _admin_page(services: Services, request: Request, fault: str = "", status: int = 200) -> Response:
    now = await operating.overview(services)
    return page(
        services,
        request,
        "admin.html",
        status,
        NOT_STORED,
        now=now,
        mib=lambda size: round(size / _MIB, 1),
        when=_when,
        tables=await operating.tables(services),
        people=await operating.people(services),
        fault=fault,
        tongues=tongues(),
        here="/admin",
    )


def _when(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC" if at else ""
