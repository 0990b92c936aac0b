"""The score sheet of Einauge as messages (E5.3–E5.5), chests colour by colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game, Position, View
from tortuga.render.einauge.facts import chest_jewels, row_yields
from tortuga.render.kit.messages import amount, amounts
from tortuga.render.kit.renderer import ScoreLine


def lines(position: Position) -> list[ScoreLine]:
    """Every source of jewels with those of each seat."""
    scores = position.scores()
    points = {kind: [score[kind] for score in scores] for kind in ("jewels", "exchange", "bonus", "total")}
    exchange = ScoreLine(Message("score-einauge-exchange"), points["exchange"], cells=_exchanged(position, points))
    bonus = ScoreLine(Message("score-einauge-bonus"), points["bonus"])
    return [
        ScoreLine(Message("score-einauge-jewels"), points["jewels"]),
        exchange,
        *_chests(position),
        *([bonus] if any(points["bonus"]) else []),
        ScoreLine(Message("score-einauge-total"), points["total"], is_total=True),
    ]


def _exchanged(position: Position, points: dict[str, list[int]]) -> list[Message | None]:
    """E5.3: what was exchanged, and for how many jewels."""
    held = [
        {kind: int(position.state[kind][seat]) for kind in ("sabres", "ducats")} for seat in range(position.players)
    ]
    return [_brought(amounts(each), jewels) for each, jewels in zip(held, points["exchange"], strict=True)]


def _chests(position: Position) -> Iterator[ScoreLine]:
    """E5.4: a line a colour that brings somebody jewels."""
    brought = chest_jewels(position)
    for colour, chests in chests_of(position).items():
        jewels = [seat[colour] for seat in brought]
        if any(jewels):
            cells = [_brought(amount("chests", own), number) for own, number in zip(chests, jewels, strict=True)]
            yield ScoreLine(Message("score-einauge-chests", colour=colour), jewels, cells=cells)


def _brought(what: Message, jewels: int) -> Message | None:
    return Message("score-einauge-brought", what=what, jewels=amount("jewels", jewels)) if jewels else None


def chests_of(position: Position) -> dict[str, list[int]]:
    """The chests of each seat by colour."""
    plain, cards = cast(Game | View, position).plain(), position.options.cards
    return {
        colour: [row_yields(cards, seat["rows"].get(colour, []))["chests"] for seat in plain["seats"]]
        for colour in plain["colours"]
    }


def ties(position: Position) -> Iterator[Message]:
    """E5.4: the seats that have equally many chests of a colour, what each gets, and what becomes of the next place."""
    jewels, found = chest_jewels(position), False
    for colour, chests in chests_of(position).items():
        for number, seats in sorted(Counter(chests).items(), reverse=True):
            tied = [seat for seat, own in enumerate(chests) if own == number]
            if number and seats > 1 and jewels[tied[0]][colour]:
                each = amount("jewels", jewels[tied[0]][colour])
                found = True
                yield Message(
                    "score-einauge-tie", colour=colour, seats=tied, chests=amount("chests", number), jewels=each
                )
    if found and position.options.ties == "one_lapses":
        yield Message("score-einauge-lapses")
