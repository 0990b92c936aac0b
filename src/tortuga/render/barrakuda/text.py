"""Barrakuda drawn as text: the map of the wrecks, and what lies before every seat."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import Game, View
from tortuga.i18n import amount, listing, translate
from tortuga.render.barrakuda.facts import (
    SLOTS,
    icon_name,
    icon_short,
    initiative,
    neighbours,
    tags_of,
    vault_of,
    wrecks_of,
)
from tortuga.render.barrakuda.layout import cells_of, size
from tortuga.render.barrakuda.narration import status
from tortuga.render.kit.frame import WIDTH, Paint, columns, fit, heading, pad, wrapped
from tortuga.render.kit.messages import told

_WIDEST_CELL = 25
_FULL_WORDS = 22  # a cell this wide has room for them
_LONGEST_NAME = 14
# A corner by the lines that leave it: up 1, right 2, down 4, left 8.
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def draw(position: Game | View, names: list[str], language: str, paint: Paint) -> str:
    """The whole table."""
    return "\n".join(line.rstrip() for line in _Drawing(position, names, language, paint).lines()) + "\n"


class _Drawing:
    def __init__(self, position: Game | View, names: list[str], language: str, paint: Paint) -> None:
        self.position, self.language, self.paint = position, language, paint
        self.plain: dict[str, Any] = position.plain()
        self.names = [fit(name, _LONGEST_NAME) for name in names]
        self.tags = tags_of(self.names)
        self.wrecks = wrecks_of(position.options)
        self.cells = cells_of(position.options, self.plain["near"])

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"text-barrakuda-{key}", self.language, **facts)

    def lines(self) -> list[str]:
        lines = [self.title(), *wrapped(told(status(self.plain), self.language, self.names)), ""]
        if self.cells:
            lines += [*self.map(), *self.legend(), ""]
        return [*lines, *self.seats(), *wrapped(self.initiative()), *self.teams()]

    # -- what is going on

    def title(self) -> str:
        limit = self.position.options.turn_limit
        turn = self.translate("turn_of" if limit else "turn", turn=self.plain["turn"], limit=limit)
        note = self.translate("goal", turn=turn, goal=self.position.options.goal)
        return heading(self.paint("bold", self.position.TITLE), note, line="━")

    # -- the map

    def map(self) -> list[str]:
        rows, across = size(self.cells)
        inner = self.inner()
        contents = {cell: self.wreck(wreck, inner) for cell, wreck in self.cells.items()}
        tall = max(len(lines) for lines in contents.values())
        lines = []
        for row in range(rows):
            lines.append(self.border(row, across, inner))
            lines += [self.inside(row, across, inner, contents, line) for line in range(tall)]
        return [*lines, self.border(rows, across, inner)]

    def inner(self) -> int:
        """How wide the inside of a cell is."""
        return min(_WIDEST_CELL, (WIDTH - 1) // size(self.cells)[1] - 1)

    def has(self, row: int, column: int) -> bool:
        return (row, column) in self.cells

    def border(self, row: int, across: int, inner: int) -> str:
        """The line above a row of cells."""
        text = ""
        for column in range(across + 1):
            upper_left, upper = self.has(row - 1, column - 1), self.has(row - 1, column)
            left, here = self.has(row, column - 1), self.has(row, column)
            up, right, down, back = upper_left or upper, upper or here, left or here, upper_left or left
            text += _CORNERS[up + 2 * right + 4 * down + 8 * back]
            text += ("─" if right else " ") * inner
        return text

    def inside(self, row: int, across: int, inner: int, contents: dict[tuple[int, int], list[str]], line: int) -> str:
        text = ""
        for column in range(across + 1):
            text += "│" if self.has(row, column) or self.has(row, column - 1) else " "
            lines = contents.get((row, column), [])
            text += pad(lines[line] if line < len(lines) else "", inner)
        return text

    def wreck(self, wreck: int, inner: int) -> list[str]:
        """The lines of one cell: number, fish and gold; its actions; the pawns there."""
        fish = self.translate("fish") if self.plain["fish"] == wreck else ""
        gold = self.plain["gold"][wreck - 1]
        head = f"{wreck} {self.paint('bold', fish)}"
        lies = amount("gold", gold, self.language) if gold else ""
        lines = [head + pad(self.paint("yellow", lies), inner - len(f"{wreck} {fish}"), right=True)]
        lines += [self.icon(slot, self.wrecks[wreck][slot], inner) for slot in SLOTS if self.wrecks[wreck][slot]]
        pawns = self.pawns(wreck)
        return [*lines, *([self.paint("bold", fit(pawns, inner))] if pawns else [])]

    def icon(self, slot: str, icon: dict[str, Any], inner: int) -> str:
        if inner >= _FULL_WORDS:
            return fit(self.translate(slot, icon=icon_name(icon, self.language)), inner)
        return fit(self.translate(f"{slot}_short", icon=icon_short(icon, self.language)), inner)

    def pawns(self, wreck: int) -> str:
        seats = [seat for seat, values in enumerate(self.plain["seats"]) if values["pawn"] == wreck]
        return " ".join(f"({self.tags[s]})" if self.plain["seats"][s]["lying"] else self.tags[s] for s in seats)

    def legend(self) -> list[str]:
        """What a reader who cannot see the map needs to know; and the short words, if it has those."""
        near = neighbours(self.plain["near"])
        parts = [f"{wreck}: {' '.join(map(str, others))}" for wreck, others in near.items()]
        lines = [self.translate("beside", neighbours=" · ".join(parts))]
        lines += [self.translate("legend")] if self.inner() < _FULL_WORDS else []
        return [self.paint("faint", line) for line in lines]

    # -- the seats

    def seats(self) -> list[str]:
        words = ("seat", "hand", "row", "barracuda", "bag", "vault", "pawn")
        head = [self.paint("faint", self.translate(f"head_{word}")) for word in words]
        rows = [self.seat(seat) for seat in range(self.position.players)]
        right = [False, False, False, False, True, True, False]
        return [heading(self.translate("seats"), self.translate("lying_note")), *columns([head, *rows], right)]

    def seat(self, seat: int) -> list[str]:
        values = self.plain["seats"][seat]
        name = f"{self.tags[seat]} {self.names[seat]}"
        if seat in self.position.seats_to_move:
            name = self.paint("bold", name)
        return [
            name,
            " ".join(map(str, values["hand"])),
            " ".join(map(str, values["row"])) or "–",
            self.translate(f"in_{values['barracuda']}"),
            str(values["bag"]),
            str(vault_of(self.plain, seat)),
            self.pawn(values),
        ]

    def pawn(self, values: dict[str, Any]) -> str:
        if self.plain["phase"] == "choose" and values["chosen"] is not None:
            return self.translate("chosen")
        if values["pawn"] is None:
            return self.translate("off_board")
        return self.translate("lies_on" if values["lying"] else "stands_on", wreck=values["pawn"])

    def initiative(self) -> str:
        groups = [
            f"{listing([self.names[seat] for seat in seats], self.language)} {length}"
            for length, seats in initiative(self.plain)
        ]
        return self.translate("initiative", order=", ".join(groups))

    def teams(self) -> list[str]:
        if not self.position.options.teams:
            return []
        first, second = (listing(self.names[team::2], self.language) for team in (0, 1))
        return wrapped(self.translate("teams", first=first, second=second))
