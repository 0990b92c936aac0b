"""The guide of Barrakuda. What it says follows from the phase and from the turns played so far, never from a script."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import Game
from tortuga.i18n import amount, listing, translate
from tortuga.render.barrakuda.facts import vault_of
from tortuga.render.barrakuda.sea import distances
from tortuga.render.barrakuda.sight import see
from tortuga.render.kit.messages import told
from tortuga.render.kit.renderer import renderer
from tortuga.tables.table import Table
from tortuga.web.guide import LESSONS, Guide

_CHOOSING = ("first", "fish", "home", "thief", "cards")  # what the first turns teach, one each
_REACH = 2  # the most the fish swims
_MOST_NEWS = 3
_SWUM = ("news-barrakuda-swims", "news-barrakuda-stays")
SEED = 16


def guide(table: Table, game: Game, seat: int, language: str) -> Guide:
    """What the panel says now."""
    return _Guide(table, game, seat, language).whole()


class _Guide:
    def __init__(self, table: Table, game: Game, seat: int, language: str) -> None:
        self.table, self.game, self.seat, self.language = table, game, seat, language
        self.plain: dict[str, Any] = game.plain()

    def whole(self) -> Guide:
        key = self.key()
        return Guide(
            min(self.plain["turn"], LESSONS),
            translate(f"guide-barrakuda-title-{key}", self.language),
            translate(f"guide-barrakuda-text-{key}", self.language, **self.facts()),
            self.news(),
        )

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

    def facts(self) -> dict[str, object]:
        """The figures the sentences name."""
        other = 1 - self.seat
        mine, theirs = self.plain["seats"][self.seat], self.plain["seats"][other]
        over = self.table.status == "over"
        return {
            "goal": self.game.options.goal,
            "fish": self.plain["fish"],
            "near": listing(self.near(), self.language),
            "bag": amount("gold", mine["bag"], self.language),
            "vault": amount("gold", vault_of(self.plain, self.seat), self.language)
            if over or self.plain["turn"] <= len(_CHOOSING)
            else vault_of(self.plain, self.seat),
            "theirs": amount("gold", vault_of(self.plain, other), self.language)
            if over
            else amount("cards", len(theirs["row"]), self.language),
            "mine": amount("cards", len(mine["row"]), self.language),
            "hand": listing([str(card) for card in mine["hand"]], self.language),
            "distance": self.plain["distance"],
            "wreck": self.plain["wreck"],
            "name": self.table.names[other],
        }

    def near(self) -> list[str]:
        """The wrecks the fish can come to; divers have no business on 6."""
        sight = see(self.game.state)
        far = distances(sight.near, sight.fish)
        return [str(wreck) for wreck in range(1, 6) if far[wreck] <= _REACH]

    def news(self) -> tuple[str, ...]:
        """Of the last revealed turn: the way of the fish, and what changed for this seat."""
        if not self.table.moved:
            return ()
        messages = renderer(self.game.NAME).story(self.game, self.since())
        swum = [message for message in messages if message.id in _SWUM]
        own = [
            message
            for message in messages
            if message.id == "news-barrakuda-seat" and message.arguments["seat"] == self.seat
        ]
        lines = [told(message, self.language, self.table.names) for message in [*swum, *own][:_MOST_NEWS]]
        return tuple(line[:1].upper() + line[1:] for line in lines)

    def since(self) -> int:
        """The number of the step with which the newest event began."""
        return len(self.game.steps) - len(self.table.moved[-1][1])
