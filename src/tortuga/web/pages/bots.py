"""The bots as people meet them: portrait, a line of character, and the rating that was measured."""

from __future__ import annotations

import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from markupsafe import Markup

from tortuga.players import CHOICES, choice
from tortuga.players.adaptive import ADAPTIVE
from tortuga.players.ladder import ladder as bots_of
from tortuga.web.board_modules import own_boards
from tortuga.web.pages.page import page, tongues
from tortuga.web.pages.portraits import PORTRAITS, portrait
from tortuga.web.services import Services, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@dataclass(frozen=True)
class Rung:
    """A bot of a ladder."""

    name: str
    key: str  # of its words and its portrait
    picture: Markup
    level: int
    rating: dict[str, Any] | None  # rating, low, high; None: not yet measured


@cache
def ratings() -> dict[str, Any]:
    """What the arena measured: data/ratings.toml, a table a game and bot."""
    path = files("tortuga") / "data" / "ratings.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def key_of(name: str) -> str:
    """The plain letters of a name: `Kapitän` is kapitan."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()


@cache
def ladder(game: str) -> tuple[Rung, ...]:
    """The bots of a game, weakest first."""
    measured = ratings().get(game, {})
    found = [entry for entry in bots_of(game).entries if entry.is_listed]
    return tuple(
        Rung(bot.name, key_of(bot.name), portrait(key_of(bot.name)), bot.level, measured.get(_rated_as(bot.name)))
        for bot in found
    )


def levels(game: str) -> dict[str, str]:
    """Whom a quick game and the form offer: a gentle, a fair and a strong bot, and one that adapts."""
    return {**{strength: choice(game, strength) for strength in CHOICES}, ADAPTIVE: ADAPTIVE}


def _rated_as(name: str) -> str:
    """Nettuno with its table and without it are two players."""
    from tortuga.players.barrakuda.bots.nettuno import has_table  # brings the compiler

    return f"{name} (weights)" if name == "Nettuno" and not has_table() else name


@router.get("/bots")
async def bots(services: Open, request: Request) -> Response:
    """Both ladders."""
    ladders = [(game, ladder(game)) for game in own_boards()]
    return page(services, request, "bots/page.html", ladders=ladders, tongues=tongues(), here="/bots")


@router.get("/portraits/{name}.svg")
async def portrait_of(name: str) -> Response:
    """The picture of a bot."""
    known = key_of(name)
    key = known if known in PORTRAITS else ""  # what came in the address is not written into the picture
    return Response(portrait(key), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})
