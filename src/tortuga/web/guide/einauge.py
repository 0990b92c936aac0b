"""The guide of Einauge. What it says follows from the phase and from what was done so far, never from a script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.render.einauge.facts import (
    INCOME,
    chest_jewels,
    face_of,
    income_with,
    row_yields,
    sabre_price,
)
from tortuga.render.kit.messages import amount, amounts
from tortuga.tables.table import Table
from tortuga.web.guide import LESSONS, Guide

_WORTH = {"sabres": 3, "ducats": 1, "jewels": 5}
_BUYING = ("first", "again", "chests", "sell", "near")  # what the first purchases teach, one each
_EARLY = {"fight": 2, "fight_none": 2, "lay": 3, "wait": 3, "again": 4}  # the steps of the first turn count each
SEED = 32


def guide(table: Table, game: Game, seat: int) -> Guide:
    """What the panel says now."""
    return _Guide(table, game, seat).whole()


class _Guide:
    def __init__(self, table: Table, game: Game, seat: int) -> None:
        self.table, self.game, self.seat, self.other = table, game, seat, 1 - seat
        self.plain: dict[str, Any] = game.plain()
        self.mine: dict[str, Any] = self.plain["seats"][seat]
        self.bought = sum(step.seat == seat and step.text.startswith("buy") for step in game.steps)
        self.legal = [move.text for move in game.legal_moves_of(seat)] if seat in table.to_act() else []

    def whole(self) -> Guide:
        key = self.key()
        facts = self.facts(key)
        first = [Message("guide-einauge-win")] if key == "first" else []
        title, text = (Message(f"guide-einauge-{part}-{key}", **facts) for part in ("title", "text"))
        return Guide(self.lesson(key), title, [*first, text], list(self.news()), self.suggested(key))

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
        return _EARLY.get(key, 1)

    # -- the figures

    def facts(self, key: str) -> dict[str, Any]:
        mine, theirs = (amount("jewels", self.game.scores()[seat]["total"]) for seat in (self.seat, self.other))
        facts: dict[str, Any] = {
            "ducats": amount("ducats", self.mine["ducats"]),
            "sabres": amount("sabres", self.mine["sabres"]),
            "cards": amount("cards", len(self.plain["pile"])),
            "name": self.table.names[self.other],
            "mine": mine,
            "theirs": theirs,
        }
        if key in ("first", "again"):
            facts |= self.offered("buy")
        elif key == "fight":
            facts |= self.offered("fight")
        elif key == "chests":
            facts |= self.chests()
        return facts

    def offers(self, verb: str) -> list[str]:
        """The cards one can take now; ships come last."""
        texts = [text.split() for text in self.legal]
        cards = {" ".join(words[1:3]) for words in texts if words[0] == verb and words[1] != "ship"}
        ships = {"ship" for words in texts if words[:2] == [verb, "ship"]}
        return [*sorted(cards), *ships]

    def best(self, verb: str) -> str:
        """The card that would bring most now."""
        return max(self.offers(verb), key=lambda card: (self.opens_a_fight(card), self.worth(card, self.mine)))

    def offered(self, verb: str) -> dict[str, Any]:
        """The card that would bring most now, with its price."""
        card = self.best(verb)
        face = face_of(self.game.options.cards, card)
        price = amount("ducats", face.price) if verb == "buy" else amount("sabres", sabre_price(face))
        return {"card": card, "price": price, "income": amounts(self.income(card, self.mine))}

    def opens_a_fight(self, card: str) -> bool:
        """Whether a first card brings a sabre and has its colour on the pirate table: then all can be tried."""
        colours = {lying.split()[0] for lying in self.plain["table"]}
        brings = self.income(card, self.mine).get("sabres")
        return not self.bought and bool(brings) and card.split(maxsplit=1)[0] in colours

    def income(self, card: str, owner: dict[str, Any]) -> dict[str, int]:
        return income_with(self.game.options.cards, owner["rows"], card) or {}

    def worth(self, card: str, owner: dict[str, Any]) -> int:
        price = face_of(self.game.options.cards, card).price
        return sum(_WORTH[kind] * number for kind, number in self.income(card, owner).items()) * 2 - price

    def chests(self) -> dict[str, Any]:
        rows = self.mine["rows"].values()
        held = sum(row_yields(self.game.options.cards, row)["chests"] for row in rows)
        jewels = sum(chest_jewels(self.game)[self.seat].values())
        return {"chests": amount("chests", held), "jewels": amount("jewels", jewels)}

    # -- the move it points at

    def suggested(self, key: str) -> str | None:
        """A sensible legal move while the lessons last."""
        if key == "short":
            return next(text for text in ("sell jewel", *self.legal) if text in self.legal)
        if key == "lay":
            theirs = self.plain["seats"][self.other]
            return f"lay {min(self.plain['display'], key=lambda card: self.worth(card, theirs))}"
        if key == "fight_none":
            return "pass"
        verb = "buy" if key in _BUYING else "fight" if key in ("fight", "final") else ""
        if not verb or not self.offers(verb):
            return None
        card = self.best(verb)
        return next(text for text in self.legal if text.startswith(f"{verb} {card}"))

    # -- what has just happened

    def news(self) -> Iterator[Message]:
        """What the own row paid, as long as nothing else was decided since by this seat."""
        taken = [number for number, step in enumerate(self.game.steps) if _takes(step, self.seat)]
        later = [step for step in self.game.steps[taken[-1] + 1 :] if step.seat == self.seat] if taken else []
        if taken and all(step.text.startswith("pass") for step in later):
            yield self.paid(taken[-1])

    def paid(self, number: int) -> Message:
        before, after = (self.game.at(at).plain()["seats"][self.seat] for at in (number, number + 1))
        grown = [colour for colour, row in after["rows"].items() if len(row) > len(before["rows"].get(colour, []))]
        if not grown:
            return Message("guide-alone")
        income = row_yields(self.game.options.cards, after["rows"][grown[0]], INCOME)
        return Message("guide-paid", colour=grown[0], income=amounts(income))


def _takes(step: Step, seat: int) -> bool:
    return step.seat == seat and step.text.startswith(("buy", "fight"))
