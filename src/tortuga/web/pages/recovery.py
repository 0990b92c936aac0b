"""A file to keep that gives back who one is, in this browser or another: name, seats and games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import UploadFile

from tortuga.i18n import translate
from tortuga.web.pages.newtable import Fault
from tortuga.web.pages.page import NOT_STORED
from tortuga.web.pages.preferences import settings_page
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
LARGEST = 4096  # bytes; a file of ours has some hundred


@router.post("/me/file")
async def keep(services: Open, request: Request) -> Response:
    """The file of whoever asks."""
    who = services.sessions.who(request)
    if who is None:
        return RedirectResponse("/settings", 303)
    about = translate(
        "settings-me_file", language_of(request), name=who.name, page=f"{services.home(request)}/settings"
    )
    headers = {**NOT_STORED, "content-disposition": 'attachment; filename="tortuga.txt"'}
    return PlainTextResponse(f"{about}\n\n{services.sessions.recovery_code(who)}\n", headers=headers)


@router.post("/me/restore")
async def restore(services: Open, request: Request) -> Response:
    """This browser becomes whoever the file was made for."""
    async with request.form() as form:
        given = form.get("file")
        raw = await given.read(LARGEST) if isinstance(given, UploadFile) else str(given or "").encode()
    who = services.sessions.from_recovery_code(raw.decode("utf-8", "replace"))
    if who is None:
        fault = Fault("file", translate("settings-me_bad", language_of(request)))
        return await settings_page(services, request, fault, 422)
    answer = RedirectResponse("/", 303)
    services.sessions.remember(answer, who)
    return answer
