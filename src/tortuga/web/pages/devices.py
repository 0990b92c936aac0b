"""Going on at another device: a link, once and for a short while, that gives another browser the same seat."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse, Response

from tortuga.tables.errors import NoSuchTable
from tortuga.web.pages.page import NOT_STORED, page
from tortuga.web.services import Services, services_of
from tortuga.web.session import MOVING_FOR, Moving

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@router.post("/t/{table_id}/device")
async def offer(services: Open, request: Request, table_id: str) -> Response:
    """The link and its picture, for whoever sits at the table."""
    who = services.sessions.who(request)
    try:
        table = await services.host.table(table_id)
    except NoSuchTable:
        return page(services, request, "missing.html", 404)
    if who is None or not table.seats_of(who.user):
        return RedirectResponse(f"/t/{table_id}", 303)
    link = f"{services.home(request)}/device/{services.sessions.moving_link(who, table_id)}"
    minutes = MOVING_FOR // 60
    return page(services, request, "device.html", headers=NOT_STORED, table_id=table_id, link=link, minutes=minutes)


@router.get("/device/{link}")
async def asked(services: Open, request: Request, link: str) -> Response:
    """Whether this browser wants to be that person. Looking changes nothing: previews of links look, too."""
    moving = services.sessions.from_moving_link(link)
    return _stale(services, request) if moving is None else _ask(services, request, moving)


@router.post("/device/{link}")
async def taken(services: Open, request: Request, link: str) -> Response:
    """This browser becomes that person; the link is used up."""
    moving = services.sessions.from_moving_link(link)
    if moving is None or not await _is_first(services, moving):
        return _stale(services, request)
    answer = RedirectResponse(f"/t/{moving.table}", 303)
    services.sessions.remember(answer, moving.who)
    return answer


async def _is_first(services: Services, moving: Moving) -> bool:
    claim = secrets.token_urlsafe(9)
    now = services.host.now()
    return await services.host.writer.ask(lambda storage: storage.is_first(moving.once, claim, now))


def _ask(services: Services, request: Request, moving: Moving) -> Response:
    now = services.sessions.who(request)
    other = now.name if now is not None and now.user != moving.who.user else ""
    return page(services, request, "device_take.html", headers=NOT_STORED, name=moving.who.name, other=other)


def _stale(services: Services, request: Request) -> Response:
    return page(services, request, "device_stale.html", 410, minutes=MOVING_FOR // 60)
