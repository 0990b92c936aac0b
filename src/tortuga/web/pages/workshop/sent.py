"""Reads forms and users from requests of the workshop."""

from __future__ import annotations

import asyncio

from fastapi import Request

from tortuga.web.pages.workshop.asked import Filled, bots_of
from tortuga.web.pages.workshop.cards import games_with_cards, workbench_of
from tortuga.web.services import Services
from tortuga.web.session import network_of


async def imported(request: Request) -> None:
    """Import the bots of a game before its first page, in a thread that does not block the event loop."""
    if (game := request.path_params.get("game", "")) in games_with_cards():
        await asyncio.to_thread(bots_of, game)


async def sent_of(request: Request, game: str) -> Filled:
    """The fields of a form that was sent."""
    workbench_of(game)
    form = await request.form()
    return Filled(game, [(key, str(value)) for key, value in form.multi_items()])


def user_of(services: Services, request: Request) -> str:
    """The user of a request; without a name, their address."""
    who = services.sessions.who(request)
    return who.user if who is not None else f"network {network_of(request)}"
