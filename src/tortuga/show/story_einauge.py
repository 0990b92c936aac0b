"""The log of Einauge: moves with what they paid, and the cards that were turned up."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.actions import TABLE
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.show.facts_einauge import INCOME, sabre_price
from tortuga.show.plains import plain_at
from tortuga.show.words import amounts, card_name, listing, move_sentence, say


def tell(game: Game, names: list[str], since: int, language: str) -> list[str]:
    """The steps from number *since* on."""
    lines: list[str] = []
    shown: list[str] = []  # cards turned up one after the other
    after = plain_at(game, since)
    for number, step in enumerate(game.steps[since:], start=since):
        before, after = after, plain_at(game, number + 1)
        if step.seat is None and step.text.startswith("up "):
            shown.append(card_name(step.text[3:], language))
        else:
            _turned_up(lines, shown, language)
            lines.append(move_sentence(game, step, names, language) + _paid(game, step, before, after, language))
        shown += [card_name("ship", language)] * (_ships(before) - _ships(after))
        if _news(before, after):
            _turned_up(lines, shown, language)
            lines += [say(f"news.einauge.{word}", language) for word in _news(before, after)]
    _turned_up(lines, shown, language)
    return lines


def _turned_up(lines: list[str], shown: list[str], language: str) -> None:
    if shown:
        lines.append(say("chance.einauge.up", language, card=listing(shown, language)))
        shown.clear()


def _ships(plain: dict[str, Any]) -> int:
    return int(plain["pile"].count("ship")) if plain["phase"] != "colours" else 0


def _paid(game: Game, step: Step, before: dict[str, Any], after: dict[str, Any], language: str) -> str:
    """What the row paid: the change of what the seat holds, the price added again."""
    action = TABLE[step.number] if step.seat is not None else None
    if action is None or action.verb not in ("buy", "fight"):
        return ""
    cards = game.options.cards
    face = cards.ship if action.rank is None else cards.islands[action.rank]
    price = {"ducats": face.price} if action.verb == "buy" else {"sabres": sabre_price(face)}
    old, new = before["seats"][step.seat], after["seats"][step.seat]
    income = {kind: new[kind] - old[kind] + price.get(kind, 0) for kind in INCOME}
    return say("news.einauge.paid", language, income=amounts(income, language)) if any(income.values()) else ""


def _news(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    news = []
    if before["turns_left"] is None and after["turns_left"] is not None:
        news.append("in_sight")
    if before["phase"] != "final" and after["phase"] == "final":
        news.append("final")
    return news
