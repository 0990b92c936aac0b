"""What an effect looks like: numbers with their intervals in the reader's language, and a picture."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tortuga.lab import charts
from tortuga.lab.studies.figures import clear, points
from tortuga.lab.tally import STEADY
from tortuga.lab.whatif import Effect
from tortuga.show.words import card_name, say
from tortuga.web.workshop.bench import PLAYERS

_MEASURES = {"other winner": "other", "turns": "turns", "score": "score", "ties": "ties"}


def shown(game: str, found: Effect, table: dict[str, Any], language: str) -> dict[str, Any]:
    """What the template needs."""
    names = _names(game, table, language)
    rows = [(name, [share]) for name, share in zip(names, found.taken, strict=True)]
    title = say(f"web.workshop.more_{game}", language)
    return {
        "deals": found.games,
        "players": PLAYERS,
        "bot": STEADY[game],
        "title": title,
        "measures": [
            (
                say(f"web.workshop.measure_{word}", language),
                points(found.measures[name], 2),
                clear(found.measures[name]),
            )
            for name, word in _MEASURES.items()
        ],
        "seats": [
            (number, f"{old.mean:.1f} %", f"{new.mean:.1f} %", points(by, 1))
            for number, (old, new, by) in enumerate(found.seats, 1)
        ],
        "picture": Markup(charts.intervals(title, rows, say("web.workshop.unit", language), 0)),
    }


def _names(game: str, table: dict[str, Any], language: str) -> list[str]:
    if game == "barrakuda":
        return [say("cards.base", language, number=number) for number in range(1, 6)]
    return [face["name"] for face in table["islands"]] + [card_name("ship", language)]
