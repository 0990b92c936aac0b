"""The state in plain named fields (docs/records.md), what a seat may know of it, and the invariants of E7."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tortuga.games.einauge.cards import island_set
from tortuga.games.einauge.options import Options, colour_set
from tortuga.games.einauge.state import COLOURS, DISPLAY_SIZE, NOT_IN_SIGHT, RANKS, STATE, TABLE_SIZE, Phase
from tortuga.games.einauge.tables import CardTable
from tortuga.games.kit.errors import Message, PositionError, expected
from tortuga.games.kit.layout import thawed
from tortuga.games.kit.positions import need, number, place_in, reading

_ZoneNames = list[list[list[str]]]
PHASES = [phase.name.lower() for phase in Phase]


def hide(state: Any, seat: int | None) -> None:
    """E1.4: all is open but the order of the pile, and that is not in the state. Nothing to hide."""


def to_plain(options: Options, state: Any) -> dict[str, Any]:
    """The plain state; the same for all seats (E1.4)."""
    state, names, row_names = thawed(state), _zone_names(options.cards), _row_names(options.cards)
    return {
        "players": options.players,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "colours": [colour for bit, colour in enumerate(COLOURS) if state.colours >> bit & 1],
        "display": _cards(names, state.display, state.display_ships),
        "table": _cards(names, state.table, state.table_ships),
        "pile": _cards(names, state.pile, state.pile_ships),
        "gone": _cards(names, *_gone(options, state)),
        "seats": [_seat(row_names, state, seat) for seat in range(options.players)],
        "turns": state.turns,
        "turns_left": None if state.turns_left == NOT_IN_SIGHT else state.turns_left,
        "quiet": state.quiet,
        "moved": bool(state.moved),
        "final_left": state.final_left,
    }


def _cards(names: _ZoneNames, islands: int, ships: int) -> list[str]:
    cards: list[str] = []
    for colour, ranks in enumerate(islands.to_bytes(8, "little")):
        if ranks:
            cards += names[colour][ranks]
    return cards + ["ship"] * ships


@lru_cache(maxsize=64)
def _zone_names(cards: CardTable) -> _ZoneNames:
    """By colour, and by set of ranks: the names of the cards."""
    rows = _row_names(cards)
    return [[[f"{colour} {name}" for name in row] for row in rows] for colour in COLOURS]


@lru_cache(maxsize=64)
def _row_names(cards: CardTable) -> list[list[str]]:
    """By set of ranks: the names of the cards in a row, without their colour."""
    return [[face.name for rank, face in enumerate(cards.islands) if row >> rank & 1] for row in range(1 << RANKS)]


def _gone(options: Options, state: Any) -> tuple[int, int]:
    """The islands and the number of ships that are nowhere."""
    if state.phase == Phase.COLOURS:
        return 0, 0
    islands = int(island_set(state.colours)) & ~state.display & ~state.table & ~state.pile
    ships = options.cards.numbers.ships - state.display_ships - state.table_ships - state.pile_ships
    for seat in range(options.players):
        islands &= ~state.islands[seat]
        ships -= state.lone_ships[seat] + sum(state.row_ships[seat].to_bytes(8, "little"))
    return islands, ships


def _seat(row_names: list[list[str]], state: Any, seat: int) -> dict[str, Any]:
    ships = state.row_ships[seat].to_bytes(8, "little")
    rows = {}
    for colour, row in enumerate(state.islands[seat].to_bytes(8, "little")):
        if row:
            rows[COLOURS[colour]] = row_names[row] + ["ship"] * ships[colour]
    return {
        "ducats": state.ducats[seat],
        "sabres": state.sabres[seat],
        "jewels": state.jewels[seat],
        "rows": rows,
        "lone_ships": state.lone_ships[seat],
    }


class _Reader:
    """Reads a plain position into a record and takes each card only once."""

    def __init__(self, options: Options) -> None:
        self.names = {face.name: rank for rank, face in enumerate(options.cards.islands)}
        self.taken: set[int] = set()
        self.ships = 0

    def zone(self, where: str, cards: list[str]) -> tuple[int, int]:
        """The islands as a set, and the number of ships."""
        islands = 0
        ships = 0
        for text in cards:
            if text == "ship":
                ships += 1
            else:
                islands |= 1 << self.island(where, text)
        self.ships += ships
        return islands, ships

    def island(self, where: str, text: str) -> int:
        colour, _, name = text.partition(" ")
        if colour not in COLOURS or name not in self.names:
            raise PositionError(expected(where, Message("error-position-card"), text))
        card = 8 * COLOURS.index(colour) + self.names[name]
        if card in self.taken:
            raise PositionError(Message("error-position-e7_twice", card=text, where=where))
        self.taken.add(card)
        return card


def from_plain(options: Options, plain: dict[str, Any]) -> Any:
    """The record of a plain position, as an array of one; refused with the invariant that it breaks."""
    states = np.zeros(1, STATE)
    state = states[0]
    reader = _Reader(options)
    with reading():
        _read(options, plain, state, reader)
    _check(options, state, reader)
    return states


def _read(options: Options, plain: dict[str, Any], state: Any, reader: _Reader) -> None:
    if plain["players"] != options.players:
        raise PositionError(expected("players", str(options.players), plain["players"]))
    state.phase = place_in(PHASES, "phase", plain["phase"])
    state.turn = number("turn", plain["turn"], 0, options.players - 1)
    if not set(plain["colours"]) <= set(COLOURS) or len(set(plain["colours"])) != len(plain["colours"]):
        raise PositionError(
            expected("colours", Message("error-position-colours", colours=", ".join(COLOURS)), plain["colours"])
        )
    state.colours = colour_set(plain["colours"])
    state.display, state.display_ships = reader.zone("display", plain["display"])
    state.table, state.table_ships = reader.zone("table", plain["table"])
    state.pile, state.pile_ships = reader.zone("pile", plain["pile"])
    reader.zone("gone", plain["gone"])
    if len(plain["seats"]) != options.players:
        raise PositionError(
            expected("seats", Message("error-position-seats", number=options.players), len(plain["seats"]))
        )
    for seat, values in enumerate(plain["seats"]):
        _read_seat(options, state, seat, values, reader)
    state.turns = number("turns", plain["turns"], 0, 60_000)
    left = plain["turns_left"]
    state.turns_left = NOT_IN_SIGHT if left is None else number("turns_left", left, 0, options.players - 1)
    state.quiet = number("quiet", plain["quiet"], 0, options.players)
    state.moved = bool(plain["moved"])
    state.final_left = number("final_left", plain["final_left"], 0, options.players)


def _read_seat(options: Options, state: Any, seat: int, values: dict[str, Any], reader: _Reader) -> None:
    for kind in ("ducats", "sabres", "jewels"):
        state[kind][seat] = number(f"seat {seat} {kind}", values[kind], 0, 2**30)
    where = f"seat {seat} rows"
    for colour, row in values["rows"].items():
        islands, ships = reader.zone(where, [name if name == "ship" else f"{colour} {name}" for name in row])
        if islands == 0:
            raise PositionError(Message("error-position-e4_2", colour=colour, seat=seat))
        if len(row) > RANKS:
            raise PositionError(Message("error-position-e4_1", colour=colour, seat=seat, number=len(row)))
        state.islands[seat] |= np.uint64(islands)
        state.row_ships[seat] |= np.uint64(ships << 8 * COLOURS.index(colour))
    state.lone_ships[seat] = number(f"seat {seat} lone_ships", values["lone_ships"], 0, options.cards.numbers.ships)
    reader.ships += int(state.lone_ships[seat])


def _check(options: Options, state: Any, reader: _Reader) -> None:
    """E7 and the shape of each phase."""
    phase = Phase(int(state.phase))
    _check_counts(options, phase, state)
    if phase == Phase.COLOURS:
        empty = not reader.taken and reader.ships == 0 and state.colours == 255
        need(empty, "e1_2_empty")
        need(int(options.rules()[0].ways_out) > 1, "e1_2_drawn")
        return
    rules = options.rules()[0]
    possible = rules.colours_out[: rules.ways_out].tolist()  # the rest of the field is empty
    need(~int(state.colours) & 255 in possible, "e1_2_out")
    wanted = {card for card in range(64) if int(island_set(int(state.colours))) >> card & 1}
    need(reader.taken == wanted, "e7_once")
    ships = options.cards.numbers.ships
    need(reader.ships == ships, "e7_ships", ships=ships, number=reader.ships)
    on_display = int(state.display).bit_count() + int(state.display_ships)
    on_table = int(state.table).bit_count() + int(state.table_ships)
    need(on_display <= DISPLAY_SIZE, "e3_4_most")
    need(on_table <= TABLE_SIZE, "e3_3_most")
    need(state.pile == 0 or state.pile_ships == ships, "e7_pile")
    _check_waiting(phase, state, on_display, on_table)
    need(phase != Phase.BUY or _can_purchase(options, state), "e3_1")


def _check_counts(options: Options, phase: Phase, state: Any) -> None:
    ended = phase in (Phase.FINAL, Phase.OVER)
    begun = bool(state.turn or state.turns or state.quiet or state.moved or state.turns_left != NOT_IN_SIGHT)
    need(phase not in (Phase.COLOURS, Phase.DEAL) or not begun, "e1_5")
    need(phase != Phase.FINAL or state.final_left > 0, "e5_2_left")
    need(phase == Phase.FINAL or state.final_left == 0, "e5_2_none")
    need(not ended or not state.moved, "moved")
    need(ended or state.quiet < options.players, "e3_5")


def _can_purchase(options: Options, state: Any) -> bool:
    seat = int(state.turn)
    owned = int(state.islands[seat]).bit_count() + sum(int(state.row_ships[seat]).to_bytes(8, "little"))
    cards = owned + int(state.lone_ships[seat])
    prices = [options.cards.islands[card & 7].price for card in range(64) if int(state.display) >> card & 1]
    prices += [options.cards.ship.price] * int(state.display_ships)
    sales = options.cards.numbers.jewel_sale * int(state.jewels[seat]) + options.cards.numbers.card_sale * cards
    return bool(prices) and min(prices) <= int(state.ducats[seat]) + sales


def _check_waiting(phase: Phase, state: Any, on_display: int, on_table: int) -> None:
    if phase == Phase.DEAL:
        here = int(state.pile).bit_count() + on_display
        need(on_table == 0, "e1_3_last")
        need(here == RANKS * int(state.colours).bit_count(), "e1_3_pile")
    if phase in (Phase.DEAL, Phase.REFILL):
        need(state.pile != 0, "e3_4_pile")
    if phase == Phase.REFILL:
        need(on_display < DISPLAY_SIZE, "e3_4_full")
    if phase == Phase.LAY:
        need(on_table < TABLE_SIZE and on_display > 0, "e3_3_lay")
