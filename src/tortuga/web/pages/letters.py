"""E-mail reminders: the address on the settings page, and the links in letters that confirm it or end the digests."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse, Response

from tortuga.i18n import translate
from tortuga.tables import addresses
from tortuga.tables.errors import Refused
from tortuga.web.mail import clean_address
from tortuga.web.pages.newtable import Fault
from tortuga.web.pages.page import NOT_STORED, page
from tortuga.web.pages.preferences import settings_page
from tortuga.web.say import refused_sentence
from tortuga.web.services import Services, guest, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
KINDS = ("confirm", "digest")


@router.post("/me/mail")
async def ask(services: Open, request: Request) -> Response:
    """Store an address, and send it a link that confirms it."""
    form, who, language = await request.form(), guest(services, request), language_of(request)
    try:
        if not services.mailer.has_mail:
            raise Refused("no_mail")
        address = clean_address(form.get("address"))
        if not await services.mailer.ask_to_confirm(who.user, address, language):
            raise Refused("mail_asked")
    except Refused as error:
        fault = Fault("mail", refused_sentence(error, language))
        return await settings_page(services, request, fault, 422, str(form.get("address") or ""))
    answer = RedirectResponse("/settings#mail", 303)
    services.sessions.remember(answer, who)
    return answer


@router.post("/me/mail/forget")
async def forget(services: Open, request: Request) -> Response:
    """Delete the address of the user, and say so."""
    who = services.sessions.who(request)
    user = "" if who is None else who.user
    known = await services.host.writer.ask(lambda storage: addresses.address_of(storage, user))
    if known is None:
        return RedirectResponse("/settings#mail", 303)
    await services.host.writer.ask(lambda storage: addresses.forget(storage, user))
    return _page(services, request, translate("mail-done_digest", language_of(request), address=known.address))


@router.get("/mail/{kind}/{link}")
async def look(services: Open, request: Request, kind: str, link: str) -> Response:
    """Show what the link of a letter does, with a button that does it: mail programs open links by themselves."""
    language, found = language_of(request), services.sessions.from_mail_link(kind, link)
    if kind not in KINDS or found is None:
        return _page(services, request, translate("mail-stale", language), status=404)
    text = translate(f"mail-page_{kind}", language, address=found[1])
    return _page(services, request, text, translate(f"mail-do_{kind}", language))


@router.post("/mail/{kind}/{link}")
async def do(services: Open, request: Request, kind: str, link: str) -> Response:
    """Confirm the address, or end the digests; mail programs may post the latter by themselves (RFC 8058)."""
    language, found = language_of(request), services.sessions.from_mail_link(kind, link)
    if kind not in KINDS or found is None:
        return _page(services, request, translate("mail-stale", language), status=404)
    user, address = found
    if kind == "digest":
        await services.host.writer.ask(lambda storage: addresses.forget(storage, user))
    elif not await services.host.writer.ask(lambda storage: addresses.confirm(storage, user, address)):
        return _page(services, request, translate("mail-stale", language), status=404)
    return _page(services, request, translate(f"mail-done_{kind}", language, address=address))


def _page(services: Services, request: Request, text: str, button: str = "", status: int = 200) -> Response:
    return page(services, request, "letter.html", status, NOT_STORED, text=text, button=button)
