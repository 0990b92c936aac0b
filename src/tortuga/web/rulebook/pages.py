"""The routes of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import Response

from tortuga.games import NAMES, game_type
from tortuga.games.barrakuda.options import OPTIONS as BARRAKUDA_OPTIONS
from tortuga.games.barrakuda.state import Icon
from tortuga.games.einauge.options import OPTIONS as EINAUGE_OPTIONS
from tortuga.i18n import translate
from tortuga.render.barrakuda.words import icon_name, icon_sentence
from tortuga.web.boards import sea
from tortuga.web.boards.art import sprite_of
from tortuga.web.house import House, house_of, language_of
from tortuga.web.newtable import offer
from tortuga.web.pages import page, tongues
from tortuga.web.rulebook import examples_einauge, sources
from tortuga.web.rulebook.chapters import CHAPTERS
from tortuga.web.rulebook.example import example
from tortuga.web.rulebook.prose import prose

router = APIRouter(include_in_schema=False)
Open = Annotated[House, Depends(house_of)]
OPTIONS = {"einauge": EINAUGE_OPTIONS, "barrakuda": BARRAKUDA_OPTIONS}
_ANY_X = 2  # icons with a number are explained with this one


@router.get("/rules")
async def rules(house: Open, request: Request) -> Response:
    """Both rulebooks to choose from."""
    return page(house, request, "rules/all.html", games=NAMES, tongues=tongues(), here="/rules")


@router.get("/rules/{game}")
async def rulebook(house: Open, request: Request, game: str) -> Response:
    """A whole rulebook."""
    if game not in NAMES:
        raise HTTPException(404)
    language = language_of(request)
    told = contents(game, language)
    return page(house, request, "rules/book.html", game=game, tongues=tongues(), here=f"/rules/{game}", **told)


@lru_cache(maxsize=16)
def contents(game: str, language: str) -> dict[str, Any]:
    """All that the template shows; made once a language."""
    cards = game_type(game).options_type.of(2).cards
    told = sources.islands if game == "einauge" else sources.wrecks
    extra = _einauge(language) if game == "einauge" else _barrakuda(language)
    return {
        "chapters": CHAPTERS[game],
        "texts": {one.name: prose(translate(f"rulebook-{game}-text-{one.name}", language)) for one in CHAPTERS[game]},
        "examples": {name: example(game, name, language) for one in CHAPTERS[game] for name in one.examples},
        "sprite_html": sprite_of(cards if game == "einauge" else None),
        "options": [option.name for option in OPTIONS[game]],
        "offer": offer(game),
        "cards": list(told(cards, language)),
        "table": cards,
        **extra,
    }


def _einauge(language: str) -> dict[str, Any]:
    return {"faces": examples_einauge.faces(language), "majorities": examples_einauge.majorities()}


def _barrakuda(language: str) -> dict[str, Any]:
    shown = [{"action": icon.name.lower(), "x": _ANY_X} for icon in Icon if icon]
    drawn = [sea.use(f"icon-{icon['action']}") for icon in shown]
    names = [(icon_name(icon, language), icon_sentence(icon, language)) for icon in shown]
    return {"icons": [(art, *words) for art, words in zip(drawn, names, strict=True)]}
