"""The sea floor of Barrakuda as lines: wrecks, fish, boat and dice. By hand, not by a template, which takes longer.

Idiomorph leaves the children of the focused element alone: what can have the focus has none that change.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from tortuga.games.barrakuda.state import SEATS, WRECKS
from tortuga.i18n import translate
from tortuga.render.barrakuda.board import Dice
from tortuga.render.barrakuda.layout import size
from tortuga.render.barrakuda.sea import distances, lanes_of, odds
from tortuga.render.barrakuda.sight import Sight
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_parts import Pawn, Spot
from tortuga.web.boards.barrakuda_words import Face
from tortuga.web.boards.barrakuda_wrecks import wreck
from tortuga.web.parts import Lines, translator

KEPT = 4096
Lanes = tuple[tuple[tuple[int, int], tuple[int, int]], ...]
_NOWHERE = (0, 0)


class Chart(NamedTuple):
    """Where the wrecks lie; none before chance has drawn the layout."""

    rows: int
    columns: int
    lanes: Lanes
    places: tuple[tuple[int, int, int, str], ...]  # of each wreck: number, row, column, side; from the top
    cell: dict[int, tuple[int, int]]  # of each wreck


@lru_cache(maxsize=KEPT)
def chart_of(cells: tuple[tuple[tuple[int, int], int], ...]) -> Chart:
    """The chart of a drawing."""
    rows, columns = size(dict(cells))
    places = [(wreck, row + 1, column + 1, _side(column, columns)) for (row, column), wreck in sorted(cells)]
    return Chart(rows, columns, lanes_of(cells), tuple(places), {wreck: cell for cell, wreck in cells})


def _side(column: int, columns: int) -> str:
    """At which edge of the map a wreck lies: words beside it must not leave the map."""
    return "left" if column == 0 else "right" if column == columns - 1 else "mid"


class Presses(NamedTuple):
    """What one viewer may press on the map."""

    special: bool = False  # the sign of the wreck that is being resolved
    steal: tuple[str, ...] = ("",) * SEATS  # by seat: the move that robs it
    steer: tuple[tuple[str, str], ...] = (("", ""),) * (WRECKS + 1)  # by wreck: the move, and why it cannot be done


NOTHING = Presses()


def map_lines(
    sight: Sight, chart: Chart, faces: tuple[Face, ...], pawns: list[Pawn], dice: Dice, can: Presses, language: str
) -> Lines:
    """The sea with all that is in it; *pawns* in the order of seats."""
    lines = [*before_wrecks(chart.rows, chart.columns, chart.lanes, language)]
    fish, place = sight.fish, sight.pawn
    if chart.places:
        far, throws = distances(sight.near, fish), odds(sight.near, fish)
    else:
        lines.append("")
    for number, row, column, side in chart.places:
        face, is_now = faces[number - 1], number == sight.wreck
        spot = Spot(
            number,
            row,
            column,
            side,
            face.words,
            face.pressed if is_now and can.special else face.signs,
            sight.gold[number],
            number == fish,
            far[number],
            throws[number],
            tuple([pawn for pawn in pawns if place[pawn.seat] == number]) if number in place else (),
            *can.steer[number],
            is_now,
        )
        lines += wreck(spot, language)
    boat = () if 0 not in place else [pawn for pawn in pawns if not place[pawn.seat]]
    lines += after_wrecks(chart.cell.get(fish, _NOWHERE), boat, *dice, language)
    return tuple(lines)


@lru_cache(maxsize=KEPT)
def before_wrecks(rows: int, columns: int, lanes: Lanes, language: str) -> Lines:
    """From the sea to the ways between the wrecks."""
    look = f"bk-sea{' bk-wide' if columns > 3 else ''}{' bk-tall' if rows > 3 else ''}"
    ways = sea.lanes(lanes, rows, columns, False) + sea.lanes(lanes, rows, columns, True)
    return (
        f'<div class="{look}" id="bk-sea" role="group" aria-label="{translator(language)("web-barrakuda-sea")}">',
        '<div class="bk-floor" aria-hidden="true"></div>',
        f'<div class="bk-grid" id="bk-grid">{ways}',
    )


def after_wrecks(
    fish: tuple[int, int], boat: Iterable[Pawn], distance: int | None, direction: int | None, language: str
) -> Lines:
    """From the fish to the end of the sea."""
    words = translator(language)("web-barrakuda-boat")
    divers = "".join(
        f'<span class="bk-pawn{" bk-lies" if pawn.lies else ""}" id="bk-pawn-{pawn.seat}" '
        f'title="{escape(pawn.name)}">{pawn.art}</span>'
        for pawn in boat
    )
    return (
        (
            f'<div class="bk-fish" id="bk-fish" style="--r:{fish[0] + 1};--c:{fish[1] + 1}" aria-hidden="true"><i></i>'
            '<svg><use href="#sea-fish"/></svg></div>'
        ),
        "</div>",
        (
            f'<div class="bk-boat" id="bk-boat" title="{words}" aria-label="{words}" role="group">'
            f'<svg class="bk-art" aria-hidden="true"><use href="#sea-boat"/></svg>{divers}</div>'
        ),
        _dice(distance, direction, language),
        "</div>",
    )


@lru_cache(maxsize=KEPT)
def _dice(distance: int | None, direction: int | None, language: str) -> str:
    title, colon = translator(language)("web-barrakuda-dice"), translator(language)("word-colon")
    told = escape(
        translate("web-barrakuda-distance", language, shown=distance)
        if distance
        else translate("web-barrakuda-not_rolled", language)
    )
    if direction:
        told += ", " + escape(translate("web-barrakuda-direction", language, shown=direction))
    return (
        f'<div class="bk-dice" id="bk-dice" role="img" title="{title}" aria-label="{title}{colon}{told}">'
        f'<span class="bk-die bk-die-distance"><b>{distance or ""}</b></span>'
        f'<span class="bk-die bk-die-direction"><b>{direction or ""}</b></span></div>'
    )
