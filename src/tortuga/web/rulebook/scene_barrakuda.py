"""Pictures of Barrakuda for the examples: the wrecks in their layout and every seat, of the table's own symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tortuga.games.barrakuda.game import Barrakuda
from tortuga.i18n import translate
from tortuga.render.barrakuda.facts import SLOTS, tags_of, vault_of, wrecks_of
from tortuga.render.barrakuda.layout import cells_of, size
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_words import pips

WIDE, TALL, GAP, TOP = 132, 96, 14, 10
Plain = dict[str, Any]


def scene(game: Barrakuda, names: Sequence[str], language: str, way: Sequence[int] = ()) -> Markup:
    """The map and the seats; *way*: the wrecks the fish has just passed."""
    plain = game.plain()
    tags = tags_of(names)
    seats = Markup("").join(_seat(plain, seat, name, tags[seat], language) for seat, name in enumerate(names))
    return Markup('<div class="scene-of sea-of">{}<div class="seats-of">{}</div></div>').format(
        _map(game, plain, names, language, way), seats
    )


def _map(game: Barrakuda, plain: Plain, names: Sequence[str], language: str, way: Sequence[int]) -> Markup:
    cells = cells_of(game.options, plain["near"])
    rows, columns = size(cells)
    wide, tall = columns * (WIDE + GAP) + GAP, rows * (TALL + GAP) + GAP + TOP
    corner = {wreck: (GAP + (WIDE + GAP) * at[1], GAP + TOP + (TALL + GAP) * at[0]) for at, wreck in cells.items()}
    drawn = [_lanes(plain, corner)]
    drawn += [_wreck(game, plain, wreck, at, tags_of(names)) for wreck, at in sorted(corner.items())]
    drawn += [_way(way, corner), _fish(corner[plain["fish"]])]
    opened = '<svg class="map-of" viewBox="0 0 {0} {1}" width="{0}" height="{1}" role="img" aria-label="{2}">{3}</svg>'
    return Markup(opened).format(wide, tall, _told(plain, names, language), Markup("").join(drawn))


def _told(plain: Plain, names: Sequence[str], language: str) -> str:
    parts = [translate("rulebook-fish_on", language, wreck=plain["fish"])]
    for seat, name in enumerate(names):
        pawn = plain["seats"][seat]["pawn"]
        if pawn:
            key = "lies_on" if plain["seats"][seat]["lying"] else "stands_on"
            parts.append(f"{name}: {translate(f'text-barrakuda-{key}', language, wreck=pawn)}")
    return ". ".join(parts)


def _middle(corner: tuple[int, int]) -> str:
    return f"{corner[0] + WIDE / 2:g} {corner[1] + TALL / 2:g}"


def _lanes(plain: Plain, corner: dict[int, tuple[int, int]]) -> Markup:
    lines = "".join(f"M{_middle(corner[a])}L{_middle(corner[b])}" for a, b in plain["near"])
    return Markup('<path class="lane-of" d="{}"/>').format(lines)


def _way(way: Sequence[int], corner: dict[int, tuple[int, int]]) -> Markup:
    if len(way) < 2:
        return Markup("")
    return Markup('<path class="way-of" d="M{}"/>').format("L".join(_middle(corner[wreck]) for wreck in way))


def _wreck(game: Barrakuda, plain: Plain, wreck: int, at: tuple[int, int], tags: list[str]) -> Markup:
    x, y = at
    icons = [(slot, wrecks_of(game.options)[wreck][slot]) for slot in SLOTS if wrecks_of(game.options)[wreck][slot]]
    parts = [
        Markup('<rect class="plank-of" x="{}" y="{}" width="{}" height="{}" rx="12"/>').format(x, y, WIDE, TALL),
        Markup('<text class="number-of" x="{}" y="{}">{}</text>').format(x + 17, y + 24, wreck),
    ]
    parts += [_icon(slot, icon, x + 56 + 44 * place, y + 26) for place, (slot, icon) in enumerate(icons)]
    gold = range(plain["gold"][wreck - 1])
    parts += [_use("coin", x + WIDE - 26 - 15 * coin, y + TALL - 26, 22, 22) for coin in gold]
    here = [seat for seat, values in enumerate(plain["seats"]) if values["pawn"] == wreck]
    parts += [_pawn(seat, tags[seat], plain, x + 4 + 32 * place, y + TALL - 44) for place, seat in enumerate(here)]
    return Markup("<g>{}</g>").format(Markup("").join(parts))


def _use(name: str, x: float, y: float, width: float, height: float) -> Markup:
    text = '<use href="#sea-{}" x="{}" y="{}" width="{}" height="{}"/>'
    return Markup(text).format(name, x, y, width, height)


def _icon(slot: str, icon: Plain, x: float, y: float) -> Markup:
    number = f"{'+' if icon['action'] == 'gold' else ''}{icon['x']}" if "x" in icon else ""
    disc = Markup('<circle class="disc-of disc-{}" cx="{}" cy="{}" r="18"/>').format(slot, x, y)
    told = Markup('<text class="x-of" x="{}" y="{}">{}</text>').format(x + 16, y + 18, number) if number else Markup("")
    return disc + _use(f"icon-{icon['action']}", x - 13, y - 13, 26, 26) + told


def _pawn(seat: int, tag: str, plain: Plain, x: float, y: float) -> Markup:
    lies = "lies-of" if plain["seats"][seat]["lying"] else ""
    return Markup('<svg x="{}" y="{}" width="42" height="42" class="{}" overflow="visible">{}</svg>').format(
        x, y, lies, sea.pawn(seat, tag)
    )


def _fish(at: tuple[int, int]) -> Markup:
    return Markup('<g class="bk-fish-of">{}</g>').format(_use("fish", at[0] + 48, at[1] - 22, 92, 32))


def _seat(plain: Plain, seat: int, name: str, tag: str, language: str) -> Markup:
    values = plain["seats"][seat]
    cards = pips(tuple(values["hand"]), values["barracuda"] == "hand", tuple(values["row"]), language)
    told = [
        (sea.use(kind), translate(f"web-barrakuda-{kind}", language), number) for kind, number in _gold(plain, seat)
    ]
    gold = Markup("").join(
        Markup('<span class="gold-of" title="{}">{}<b>{}</b></span>').format(word, art, number)
        for art, word, number in told
    )
    return Markup('<div class="seat-of bk-seat-{}">{}<b class="name-of">{}</b>{}{}</div>').format(
        seat, sea.pawn(seat, tag), name, gold, cards
    )


def _gold(plain: Plain, seat: int) -> list[tuple[str, int]]:
    return [("bag", plain["seats"][seat]["bag"]), ("vault", vault_of(plain, seat))]
