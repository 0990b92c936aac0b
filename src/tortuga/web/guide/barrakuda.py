"""The guide of Barrakuda. What it says follows from the phase and from the turns played so far, never from a script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.render.barrakuda.facts import vault_of
from tortuga.render.barrakuda.sea import distances
from tortuga.render.barrakuda.sight import Sight, see, seen
from tortuga.render.kit.messages import amount
from tortuga.tables.table import Table
from tortuga.web.guide import Guide

_CHOOSING = ("first", "fish", "home", "thief", "cards", "lost")  # what the first turns teach, one each
_REACH = 2  # the most the fish swims
_HOME, _RICH = 5, 4  # the wreck that fills the vault, and the one with most gold
_CARRIES = 3  # gold in the bag from which on it should be brought home
SEED = 16


def guide(table: Table, game: Game, seat: int) -> Guide:
    """What the panel says now."""
    return _Guide(table, game, seat).whole()


class _Guide:
    def __init__(self, table: Table, game: Game, seat: int) -> None:
        self.table, self.game, self.seat, self.other = table, game, seat, 1 - seat
        self.plain: dict[str, Any] = game.plain()

    def whole(self) -> Guide:
        key, facts = self.key(), self.facts()
        first = [Message("guide-barrakuda-win", **facts)] if key == "first" else []
        title, text = (Message(f"guide-barrakuda-{part}-{key}", **facts) for part in ("title", "text"))
        return Guide(self.plain["turn"], title, [*first, text], list(self.news()), self.suggested(key))

    # -- which lesson

    def key(self) -> str:
        """What is said now."""
        if self.table.status == "over":
            return "over"
        if self.game.phase == "choose":
            return self.choosing()
        if self.seat not in self.table.to_act():
            return "wait"
        return self.game.phase if self.game.phase in ("steer", "answer") else "other"

    def choosing(self) -> str:
        if self.seat in self.table.sealed:
            return "sealed"
        turn = self.plain["turn"] - 1
        return _CHOOSING[turn] if turn < len(_CHOOSING) else "free"

    def facts(self) -> dict[str, Any]:
        """The figures the sentences name."""
        mine, theirs = self.plain["seats"][self.seat], self.plain["seats"][self.other]
        return {
            "goal": self.game.options.goal,
            "fish": self.plain["fish"],
            "near": self.near(),
            "bag": amount("gold", mine["bag"]),
            "vault": amount("gold", vault_of(self.plain, self.seat)),
            "banked": vault_of(self.plain, self.seat),
            "theirs": amount("gold", vault_of(self.plain, self.other)),
            "mine": amount("cards", len(mine["row"])),
            "row": amount("cards", len(theirs["row"])),
            "hand": [str(card) for card in mine["hand"]],
            "distance": self.plain["distance"],
            "wreck": self.plain["wreck"],
            "name": self.table.names[self.other],
        }

    def near(self) -> list[str]:
        """The wrecks the fish can come to; divers have no business on 6."""
        sight = see(self.game.state)
        far = distances(sight.near, sight.fish)
        return [str(wreck) for wreck in range(1, 6) if far[wreck] <= _REACH]

    # -- the move it points at

    def suggested(self, key: str) -> str | None:
        """A sensible legal move while the lessons last."""
        if key in ("free", "sealed", "wait", "over"):
            return None
        legal = [move.text for move in self.game.legal_moves_of(self.seat)]
        if key not in ("steer", "answer", "other"):
            return self.dive(key, legal)
        theirs = self.plain["seats"][self.other]["pawn"]
        wanted = [f"fish to {theirs}", "fish to 6", f"steal from {self.other}", "special", "do", "take back"]
        return next((move for move in wanted if move in legal), legal[0] if legal else None)

    def dive(self, key: str, legal: list[str]) -> str | None:
        """Home with a full bag; else the richest wreck that the fish does not reach."""
        rich = self.plain["seats"][self.seat]["bag"] >= _CARRIES
        wrecks = [_HOME] if rich or key == "home" else [_RICH] if key == "first" else []
        wrecks += sorted((wreck for wreck in range(1, 6) if str(wreck) not in self.near()), reverse=True)
        wrecks += [_RICH, _HOME, 3, 2, 1]
        return next((f"dive {wreck}" for wreck in wrecks if f"dive {wreck}" in legal), None)

    # -- what has just happened

    def news(self) -> Iterator[Message]:
        """What the last turn did to the bag and the vault of this seat, and why."""
        for number in range(self.turn_began(), len(self.game.steps)):
            before, after = seen(self.game, number), seen(self.game, number + 1)
            yield from self.told(before, after, self.game.steps[number])

    def turn_began(self) -> int:
        """The number of the first step of the turn that runs or, while cards are chosen, of the one before."""
        turn = self.plain["turn"] - (self.game.phase == "choose")
        number = len(self.game.steps)
        while number and seen(self.game, number - 1).turn >= turn:
            number -= 1
        return number

    def told(self, before: Sight, after: Sight, step: Step) -> Iterator[Message]:
        old, new = before.bag[self.seat], after.bag[self.seat]
        banked = after.vault[self.seat] - before.vault[self.seat]
        lost = {"gold": amount("gold", old), "wreck": after.pawn[self.seat], "name": self.table.names[self.other]}
        if banked > 0:
            yield Message("guide-barrakuda-banked", gold=amount("gold", banked))
        elif new > old:
            yield Message("guide-barrakuda-gained", gold=amount("gold", new - old))
        elif new < old:
            stolen = step.text == f"steal from {self.seat}"
            yield Message(f"guide-barrakuda-{'stolen' if stolen else 'bitten'}", **lost)
