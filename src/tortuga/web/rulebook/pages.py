"""The routes of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from tortuga.games import GAMES
from tortuga.i18n import translate
from tortuga.web.boards import boards_of, games_with_pages
from tortuga.web.newtable import offer
from tortuga.web.pages import page, tongues
from tortuga.web.rulebook.example import book_of, example
from tortuga.web.rulebook.prose import prose
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@router.get("/rules")
async def rules(services: Open, request: Request) -> Response:
    """The rulebooks to choose from."""
    return page(services, request, "rules/all.html", games=games_with_pages(), tongues=tongues(), here="/rules")


@router.get("/rules/{game}")
async def rulebook(services: Open, request: Request, game: str) -> Response:
    """A whole rulebook."""
    language = language_of(request)
    told = contents(game, language)
    return page(services, request, "rules/book.html", game=game, tongues=tongues(), here=f"/rules/{game}", **told)


@lru_cache(maxsize=16)
def contents(game: str, language: str) -> dict[str, Any]:
    """All that the template shows; made once a language."""
    book, cards = book_of(game), GAMES[game].rules.options_type.of().cards
    return {
        "chapters": book.CHAPTERS,
        "texts": {one.name: prose(translate(f"rulebook-{game}-text-{one.name}", language)) for one in book.CHAPTERS},
        "examples": {name: example(game, name, language) for one in book.CHAPTERS for name in one.examples},
        "sprite_html": boards_of(game).sprite(cards),
        "offer": offer(game, language),
        "cards": list(book.cards(cards, language)),
        "table": cards,
        "others": [other for other in games_with_pages() if other != game],
        **book.facts(language),
    }
