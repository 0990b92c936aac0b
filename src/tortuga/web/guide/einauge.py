"""The guide of Einauge. What it says follows from the phase and from what was done so far, never from a script."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.i18n import amount, amounts, translate
from tortuga.render.einauge.facts import (
    INCOME,
    chest_jewels,
    face_of,
    income_with,
    row_yields,
    sabre_price,
)
from tortuga.render.kit.messages import card_name, colour_name
from tortuga.tables.table import Table
from tortuga.web.guide import LESSONS, Guide

_WORTH = {"sabres": 3, "ducats": 1, "jewels": 5}
_BUYING = ("first", "again", "chests", "near")  # what the first purchases teach, one each
SEED = 32


def guide(table: Table, game: Game, seat: int, language: str) -> Guide:
    """What the panel says now."""
    return _Guide(table, game, seat, language).whole()


class _Guide:
    def __init__(self, table: Table, game: Game, seat: int, language: str) -> None:
        self.table, self.game, self.seat, self.language = table, game, seat, language
        self.plain: dict[str, Any] = game.plain()
        self.mine: dict[str, Any] = self.plain["seats"][seat]
        self.bought = sum(step.seat == seat and step.text.startswith("buy") for step in game.steps)

    def whole(self) -> Guide:
        key = self.key()
        facts = self.facts(key)
        return Guide(
            self.lesson(key),
            translate(f"guide-einauge-title-{key}", self.language),
            translate(f"guide-einauge-text-{key}", self.language, **facts),
            self.news(),
        )

    # -- which lesson

    def key(self) -> str:
        """What is said now."""
        if self.table.status == "over":
            return "over"
        if self.seat not in self.table.to_act():
            return "wait"
        phase = self.game.phase
        return self.buying() if phase == "buy" else self.fighting() if phase == "fight" else phase

    def buying(self) -> str:
        if not self.offers("buy"):
            return "short"
        if self.plain["turns_left"] is not None:
            return "sight"
        return _BUYING[self.bought] if self.bought < len(_BUYING) else "free"

    def fighting(self) -> str:
        return "fight" if self.offers("fight") else "fight_none"

    def lesson(self, key: str) -> int:
        """How far one has come: the steps of the first turn count each, then one a turn."""
        if self.bought > 1 or key in ("over", "final"):
            return min(self.bought + 3, LESSONS)
        return {"fight": 2, "fight_none": 2, "lay": 3, "wait": 3, "again": 4}.get(key, 1 + 3 * (self.bought > 1))

    # -- the figures

    def facts(self, key: str) -> dict[str, object]:
        other = 1 - self.seat
        totals = [amount("jewels", score["total"], self.language) for score in self.game.scores()]
        facts: dict[str, object] = {
            "ducats": amount("ducats", self.mine["ducats"], self.language),
            "sabres": amount("sabres", self.mine["sabres"], self.language),
            "cards": amount("cards", len(self.plain["pile"]), self.language),
            "name": self.table.names[other],
            "mine": totals[self.seat],
            "theirs": totals[other],
        }
        if key in ("first", "again"):
            facts.update(self.offered("buy"))
        elif key == "fight":
            facts.update(self.offered("fight"))
        elif key == "chests":
            facts.update(self.chests())
        return facts

    def offers(self, verb: str) -> list[str]:
        """The cards one can take now; ships come last."""
        texts = [move.text.split() for move in self.game.legal_moves_of(self.seat)]
        cards = {" ".join(words[1:3]) for words in texts if words[0] == verb and words[1] != "ship"}
        ships = {"ship" for words in texts if words[:2] == [verb, "ship"]}
        return [*sorted(cards), *ships]

    def offered(self, verb: str) -> dict[str, object]:
        """The card that would bring most now, with its price."""
        card = max(self.offers(verb), key=lambda card: (self.opens_a_fight(card), self.worth(card)))
        face = face_of(self.game.options.cards, card)
        price = amount("ducats", face.price, self.language)
        if verb == "fight":
            price = amount("sabres", sabre_price(face), self.language)
        return {
            "card": card_name(card, self.language),
            "price": price,
            "income": amounts(self.income(card), self.language),
        }

    def opens_a_fight(self, card: str) -> bool:
        """Whether a first card brings a sabre and has its colour on the pirate table: then all can be tried."""
        colours = {lying.split()[0] for lying in self.plain["table"]}
        return not self.bought and bool(self.income(card).get("sabres")) and card.split(maxsplit=1)[0] in colours

    def income(self, card: str) -> dict[str, int]:
        return income_with(self.game.options.cards, self.mine["rows"], card) or {}

    def worth(self, card: str) -> int:
        price = face_of(self.game.options.cards, card).price
        return sum(_WORTH[kind] * number for kind, number in self.income(card).items()) * 2 - price

    def chests(self) -> dict[str, object]:
        rows = self.mine["rows"].values()
        held = sum(row_yields(self.game.options.cards, row)["chests"] for row in rows)
        jewels = sum(chest_jewels(self.game)[self.seat].values())
        return {
            "chests": amount("chests", held, self.language),
            "jewels": amount("jewels", jewels, self.language),
        }

    # -- what has just happened

    def news(self) -> tuple[str, ...]:
        """What the own row paid, as long as nothing else was decided since by this seat."""
        taken = [number for number, step in enumerate(self.game.steps) if _takes(step, self.seat)]
        later = [step for step in self.game.steps[taken[-1] + 1 :] if step.seat == self.seat] if taken else []
        if not taken or any(not step.text.startswith("pass") for step in later):
            return ()
        return (self.paid(taken[-1]),)

    def paid(self, number: int) -> str:
        before, after = (self.game.at(at).plain()["seats"][self.seat] for at in (number, number + 1))
        grown = [colour for colour, row in after["rows"].items() if len(row) > len(before["rows"].get(colour, []))]
        if not grown:
            return translate("guide-alone", self.language)
        income = row_yields(self.game.options.cards, after["rows"][grown[0]], INCOME)
        return translate(
            "guide-paid",
            self.language,
            colour=colour_name(grown[0], self.language),
            income=amounts(income, self.language),
        )


def _takes(step: Step, seat: int) -> bool:
    return step.seat == seat and step.text.startswith(("buy", "fight"))
