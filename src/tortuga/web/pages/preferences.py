"""The page of settings, which the browser keeps (static/settings.js), of who one is, and the list of keys."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from tortuga.i18n import translate
from tortuga.tables.addresses import address_of
from tortuga.web.pages.newtable import Fault
from tortuga.web.pages.page import NOT_STORED, page, tongues
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]

#: The choices of each setting in the order in which they are shown; all but the theme are CHOICES of settings.js.
SETTINGS = {
    "theme": ("system", "light", "dark"),
    "motion": ("system", "none"),
    "speed": ("slow", "normal", "fast", "off"),
    "sound": ("on", "off"),
    "confirm": ("touch", "always", "never"),
    "cards": ("small", "normal", "large"),
    "marks": ("on", "off"),
    "autopass": ("on", "off"),
}
_HELPED = ("speed", "marks", "autopass")  # settings with a line on what they do
#: By place: the key, or the message that names it, and what it does.
_KEYS = {
    "table": (
        ("keys-name_tab", "tab"),
        ("keys-name_arrows", "arrows"),
        ("keys-name_enter", "enter"),
        ("1–6", "digits"),
        ("keys-name_escape", "escape"),
        ("U", "undo"),
        ("P", "pass"),
        ("H", "hint"),
        ("L", "again"),
    ),
    "replay": (("keys-name_step", "step"), ("keys-name_ends", "ends"), ("keys-name_space", "space")),
}


@router.get("/settings")
async def settings(services: Open, request: Request) -> Response:
    """Every setting with its choices, and the keys."""
    return await settings_page(services, request)


async def settings_page(
    services: Services, request: Request, fault: Fault | None = None, status: int = 200, typed: str = ""
) -> Response:
    """The page; *fault* is said at its field, and the address that was *typed* stays there."""
    who = services.sessions.who(request)
    user = "" if who is None else who.user
    keys = {where: _named(keys, language_of(request)) for where, keys in _KEYS.items()}
    return page(
        services,
        request,
        "settings.html",
        status,
        NOT_STORED,
        settings=SETTINGS,
        helped=_HELPED,
        keys=keys,
        tongues=tongues(),
        here="/settings",
        has_mail=services.mailer.has_mail,
        address=await services.host.writer.ask(lambda storage: address_of(storage, user)),
        fault=fault or Fault("", ""),
        typed=typed,
    )


def _named(keys: tuple[tuple[str, str], ...], language: str) -> list[tuple[str, str]]:
    """The keys as the reader's keyboard calls them, and what each does."""

    def name(key: str) -> str:
        return translate(key, language) if key.startswith("keys-") else key

    return [(name(key), translate(f"keys-{does}", language)) for key, does in keys]
