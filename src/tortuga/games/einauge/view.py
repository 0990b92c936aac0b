"""The state in plain named fields (docs/records.md), what a seat may know of it, and the invariants of E7."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tortuga.games.einauge.cards import island_set
from tortuga.games.einauge.options import Options, colour_set
from tortuga.games.einauge.state import COLOURS, DISPLAY_SIZE, NOT_IN_SIGHT, RANKS, SHIPS, STATE, TABLE_SIZE, Phase
from tortuga.games.einauge.tables import CardTable
from tortuga.games.kit.errors import PositionError, expected
from tortuga.games.kit.layout import thawed

_CHANCE = (Phase.COLOURS, Phase.DEAL, Phase.REFILL)


def hide(state: Any, seat: int | None) -> None:
    """E1.4: all is open but the order of the pile, and that is not in the state. Nothing to hide."""


def to_plain(options: Options, state: Any, viewer: int | None = None) -> dict[str, Any]:
    """The plain state; *viewer* changes nothing (E1.4)."""
    del viewer
    state = thawed(state)
    colours = [colour for bit, colour in enumerate(COLOURS) if int(state.colours) >> bit & 1]
    zones = {
        "display": _cards(options, int(state.display), int(state.display_ships)),
        "table": _cards(options, int(state.table), int(state.table_ships)),
        "pile": _cards(options, int(state.pile), int(state.pile_ships)),
        "gone": _gone(options, state),
    }
    return {
        "players": options.players,
        "phase": Phase(int(state.phase)).name.lower(),
        "turn": int(state.turn),
        "colours": colours,
        **zones,
        "seats": [_seat(options, state, seat) for seat in range(options.players)],
        "turns": int(state.turns),
        "turns_left": None if state.turns_left == NOT_IN_SIGHT else int(state.turns_left),
        "quiet": int(state.quiet),
        "moved": bool(state.moved),
        "final_left": int(state.final_left),
    }


def _cards(options: Options, islands: int, ships: int) -> list[str]:
    names, cards = _card_names(options.cards), []
    while islands:
        lowest = islands & -islands
        cards.append(names[lowest.bit_length() - 1])
        islands ^= lowest
    return cards + ["ship"] * ships


@lru_cache(maxsize=64)
def _card_names(cards: CardTable) -> list[str]:
    """The name of every card by its number."""
    ranks = [*(face.name for face in cards.islands), "ship"]
    return [f"{COLOURS[card >> 3]} {ranks[card & 7]}" for card in range(64)]


def _gone(options: Options, state: Any) -> list[str]:
    if state.phase == Phase.COLOURS:
        return []
    islands = int(island_set(int(state.colours))) & ~int(state.display) & ~int(state.table) & ~int(state.pile)
    ships = SHIPS - int(state.display_ships) - int(state.table_ships) - int(state.pile_ships)
    for seat in range(options.players):
        islands &= ~int(state.islands[seat])
        ships -= int(state.lone_ships[seat]) + sum(int(state.row_ships[seat]).to_bytes(8, "little"))
    return _cards(options, islands, ships)


def _seat(options: Options, state: Any, seat: int) -> dict[str, Any]:
    islands, ships = int(state.islands[seat]), int(state.row_ships[seat])
    rows = {}
    for colour, name in enumerate(COLOURS):
        row = islands >> 8 * colour & 127
        if row:
            names = [face.name for rank, face in enumerate(options.cards.islands) if row >> rank & 1]
            rows[name] = names + ["ship"] * (ships >> 8 * colour & 255)
    return {
        "ducats": int(state.ducats[seat]),
        "sabres": int(state.sabres[seat]),
        "jewels": int(state.jewels[seat]),
        "rows": rows,
        "lone_ships": int(state.lone_ships[seat]),
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
            raise PositionError(expected(where, "a card such as red 4 or ship", text))
        card = 8 * COLOURS.index(colour) + self.names[name]
        if card in self.taken:
            raise PositionError(f"E7: every card in exactly one place; {text} is in {where} and elsewhere too")
        self.taken.add(card)
        return card


def from_plain(options: Options, plain: dict[str, Any]) -> Any:
    """The record of a plain position, as an array of one; refused with the invariant that it breaks."""
    states = np.zeros(1, STATE)
    state = states[0]
    reader = _Reader(options)
    try:
        _read(options, plain, state, reader)
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise PositionError(expected("position", "the plain state of docs/records.md", repr(error))) from None
    _check(options, state, reader)
    return states


def _number(what: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(expected(what, f"a whole number from {low} to {high}", value))
    return value


def _read(options: Options, plain: dict[str, Any], state: Any, reader: _Reader) -> None:
    if plain["players"] != options.players:
        raise PositionError(expected("players", str(options.players), plain["players"]))
    names = [phase.name.lower() for phase in Phase]
    if plain["phase"] not in names:
        raise PositionError(expected("phase", " or ".join(names), plain["phase"]))
    state.phase = names.index(plain["phase"])
    state.turn = _number("turn", plain["turn"], 0, options.players - 1)
    if not set(plain["colours"]) <= set(COLOURS) or len(set(plain["colours"])) != len(plain["colours"]):
        raise PositionError(expected("colours", "different colours of " + ", ".join(COLOURS), plain["colours"]))
    state.colours = colour_set(plain["colours"])
    state.display, state.display_ships = reader.zone("display", plain["display"])
    state.table, state.table_ships = reader.zone("table", plain["table"])
    state.pile, state.pile_ships = reader.zone("pile", plain["pile"])
    reader.zone("gone", plain["gone"])
    if len(plain["seats"]) != options.players:
        raise PositionError(expected("seats", f"{options.players} seats", len(plain["seats"])))
    for seat, values in enumerate(plain["seats"]):
        _read_seat(state, seat, values, reader)
    state.turns = _number("turns", plain["turns"], 0, 60_000)
    left = plain["turns_left"]
    state.turns_left = NOT_IN_SIGHT if left is None else _number("turns_left", left, 0, options.players - 1)
    state.quiet = _number("quiet", plain["quiet"], 0, options.players)
    state.moved = bool(plain["moved"])
    state.final_left = _number("final_left", plain["final_left"], 0, options.players)


def _read_seat(state: Any, seat: int, values: dict[str, Any], reader: _Reader) -> None:
    for kind in ("ducats", "sabres", "jewels"):
        state[kind][seat] = _number(f"seat {seat} {kind}", values[kind], 0, 2**30)
    where = f"seat {seat} rows"
    for colour, row in values["rows"].items():
        islands, ships = reader.zone(where, [name if name == "ship" else f"{colour} {name}" for name in row])
        if islands == 0:
            raise PositionError(f"E4.2: a row holds an island; the {colour} row of seat {seat} has none")
        if len(row) > RANKS:
            raise PositionError(f"E4.1: at most 7 cards in a row; the {colour} row of seat {seat} has {len(row)}")
        state.islands[seat] |= np.uint64(islands)
        state.row_ships[seat] |= np.uint64(ships << 8 * COLOURS.index(colour))
    state.lone_ships[seat] = _number(f"seat {seat} lone_ships", values["lone_ships"], 0, SHIPS)
    reader.ships += int(state.lone_ships[seat])


def _check(options: Options, state: Any, reader: _Reader) -> None:
    """E7 and the shape of each phase."""
    phase = Phase(int(state.phase))
    _check_counts(options, phase, state)
    if phase == Phase.COLOURS:
        empty = not reader.taken and reader.ships == 0 and state.colours == 255
        _need(empty, "E1.2: no card lies before the colours are drawn")
        _need(int(options.rules()[0].ways_out) > 1, "E1.2: the colours are not drawn with these options")
        return
    rules = options.rules()[0]
    possible = rules.colours_out[: rules.ways_out].tolist()  # the rest of the field is empty
    wanted_out = "E1.2: exactly 3/2/1/0 colours leave with 2/3/4/5 players, those of the option"
    _need(~int(state.colours) & 255 in possible, wanted_out)
    wanted = {card for card in range(64) if int(island_set(int(state.colours))) >> card & 1}
    _need(reader.taken == wanted, "E7: every card in exactly one place")
    _need(reader.ships == SHIPS, f"E7: every card in exactly one place; there are 8 ships, {reader.ships} came")
    on_display = int(state.display).bit_count() + int(state.display_ships)
    on_table = int(state.table).bit_count() + int(state.table_ships)
    _need(on_display <= DISPLAY_SIZE, "E3.4: at most six cards on display")
    _need(on_table <= TABLE_SIZE, "E3.3: at most six cards on the pirate table")
    _need(state.pile == 0 or state.pile_ships == SHIPS, "E7: no ship above an island")
    _check_waiting(phase, state, on_display, on_table)
    _need(phase != Phase.BUY or _can_purchase(options, state), "E3.1: the purchase lapses here and is not asked")


def _check_counts(options: Options, phase: Phase, state: Any) -> None:
    ended = phase in (Phase.FINAL, Phase.OVER)
    begun = bool(state.turn or state.turns or state.quiet or state.moved or state.turns_left != NOT_IN_SIGHT)
    _need(phase not in (Phase.COLOURS, Phase.DEAL) or not begun, "E1.5: seat 0 starts; no turn is over during set-up")
    _need(phase != Phase.FINAL or state.final_left > 0, "E5.2: in the final round a seat is left to act")
    _need(phase == Phase.FINAL or state.final_left == 0, "E5.2: final_left is 0 outside the final round")
    _need(not ended or not state.moved, "moved is false in the final round and after it")
    _need(ended or state.quiet < options.players, "E3.5: after so many quiet turns the final round has begun")


def _can_purchase(options: Options, state: Any) -> bool:
    seat = int(state.turn)
    owned = int(state.islands[seat]).bit_count() + sum(int(state.row_ships[seat]).to_bytes(8, "little"))
    cards = owned + int(state.lone_ships[seat])
    prices = [options.cards.islands[card & 7].price for card in range(64) if int(state.display) >> card & 1]
    prices += [options.cards.ship.price] * int(state.display_ships)
    return bool(prices) and min(prices) <= int(state.ducats[seat]) + 3 * int(state.jewels[seat]) + 5 * cards


def _check_waiting(phase: Phase, state: Any, on_display: int, on_table: int) -> None:
    if phase == Phase.DEAL:
        here = int(state.pile).bit_count() + on_display
        _need(on_table == 0, "E1.3: the pirate table is dealt last")
        _need(here == RANKS * int(state.colours).bit_count(), "E1.3: during the deal all other islands are in the pile")
    if phase in (Phase.DEAL, Phase.REFILL):
        _need(state.pile != 0, "E3.4: chance is asked only while islands remain in the pile")
    if phase == Phase.REFILL:
        _need(on_display < DISPLAY_SIZE, "E3.4: a full display is not refilled")
    if phase == Phase.LAY:
        _need(on_table < TABLE_SIZE and on_display > 0, "E3.3: laying lapses here and is not asked")


def _need(holds: bool, invariant: str) -> None:
    if not holds:
        raise PositionError(invariant)
