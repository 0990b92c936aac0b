"""The routes of the rules."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from tortuga.games import GAMES
from tortuga.games.kit.tables import BaseTable
from tortuga.i18n import translate
from tortuga.render.kit.renderer import number_text
from tortuga.web.board_modules import own_boards
from tortuga.web.locale_files import message_files
from tortuga.web.pages.newtable import offer
from tortuga.web.pages.page import page, tongues
from tortuga.web.pages.rulebook.example import book_of, example
from tortuga.web.pages.rulebook.prose import prose
from tortuga.web.pages.rulebook.sources import Card, Field
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@router.get("/rules")
async def rules(services: Open, request: Request) -> Response:
    """The rulebooks to choose from."""
    return page(services, request, "rules/all.html", games=own_boards(), tongues=tongues(), here="/rules")


@router.get("/rules/{game}")
async def rulebook(services: Open, request: Request, game: str) -> Response:
    """A whole rulebook."""
    language = language_of(request)
    told = await asyncio.to_thread(contents, game, language)
    return page(services, request, "rules/book.html", game=game, tongues=tongues(), here=f"/rules/{game}", **told)


@lru_cache(maxsize=16)
def contents(game: str, language: str) -> dict[str, Any]:
    """All that the template shows; made once a language."""
    book, options = book_of(game), GAMES[game].rules.options_type.of()
    examples = {name: example(game, name, language) for one in book.CHAPTERS for name in one.examples}
    drawn = {name: [scene.plain() for scene in one.scenes] for name, one in examples.items()}
    return {
        "chapters": book.CHAPTERS,
        "texts": {one.name: prose(translate(f"rulebook-{game}-text-{one.name}", language)) for one in book.CHAPTERS},
        "examples": examples,
        "scenes": drawn,
        "files": message_files("games", "table", game),
        "offer": offer(game, language),
        "cards": [*book.cards(options.cards, language), _numbers(options.cards, language)],
        "table": options.cards,
        "others": [other for other in own_boards() if other != game],
        **book.facts(language),
    }


def _numbers(cards: BaseTable, language: str) -> Card:
    """The numbers of the rules that a card table may change."""
    printed = translate("cards-printed", language)
    fields = [
        Field(translate(f"cards-number-{name}", language), number_text(value), printed)
        for name, value in cards.numbers.whole().items()
    ]
    return Card(translate("cards-numbers", language), fields)
