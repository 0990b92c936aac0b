"""The pages of the site in every language. Their addresses are relative, so that it works in any folder of any host."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from tortuga.games import GAMES
from tortuga.i18n import languages
from tortuga.players import usual
from tortuga.players.ladder import ladder
from tortuga.web.board_modules import own_boards
from tortuga.web.guide import seed_of
from tortuga.web.pages.page import game_title, tongues
from tortuga.web.pages.rulebook.pages import contents
from tortuga.web.site.modules import bots_of
from tortuga.web.templating import environment, translator


def pages(scope: str) -> Iterator[tuple[str, str]]:
    """All pages by their paths; *scope* is that of the service worker, if it is wider than the site."""
    first = environment().get_template("site/index.html")
    yield "index.html", first.render(t=translator("en"), tongues=tongues())
    for language in languages():
        yield from ((f"{language}/{path}", text) for path, text in _pages_in(language, scope))


def _pages_in(language: str, scope: str) -> Iterator[tuple[str, str]]:
    games = own_boards()
    titles = json.dumps({game: game_title(game, language) for game in games})
    yield _made("site/front.html", "index.html", language, scope=scope, games=[_offered(game) for game in games])
    yield _made("site/table.html", "table.html", language, titles=titles)
    still = {"files": [], "stop": 0, "one": {"last": 0}, "engine": True}
    yield _made("site/replay.html", "replay.html", language, titles=titles, **still)
    for game in games:
        yield _made("rules/book.html", f"rules-{game}.html", language, game=game, **contents(game, language))
        yield _made("rules/learn.html", f"learn-{game}.html", language, game=game, **_lesson(game))


def _made(template: str, path: str, language: str, **context: Any) -> tuple[str, str]:
    text = (
        environment()
        .get_template(template)
        .render(
            t=translator(language),
            language=language,
            game_title=partial(game_title, language=language),
            root="../",
            front="index.html",
            site=True,
            here=path,
            tongues=tongues(),
            preview={"title": "", "text": "", "home": ""},
            **context,
        )
    )
    return path, text


def _lesson(game: str) -> dict[str, str | None]:
    """The deal and the bot of a guided game."""
    return {"seed": seed_of(game).hex(), "bot": usual(game), "running": None}


def _offered(game: str) -> tuple[str, list[int], list[tuple[str, int]]]:
    """A game, its numbers of players, and its bots with their levels, weakest first."""
    low, high = GAMES[game].rules.options_type.SEATS
    levels = sorted((entry.level, entry.name) for entry in ladder(game).entries if entry.name in bots_of(game))
    return game, list(range(low, high + 1)), [(name, level) for level, name in levels]
