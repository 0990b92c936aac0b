"""Small positions for the examples, from few words."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.layouts import pairs_of, parse
from tortuga.games.barrakuda.options import Options as BarrakudaOptions
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.options import Options as EinaugeOptions
from tortuga.games.einauge.state import COLOURS

Plain = dict[str, Any]
SHIPS = 8


def owner(rows: str = "", *, ducats: int = 20, sabres: int = 2, jewels: int = 1, lone_ships: int = 0) -> Plain:
    """What a player of Einauge owns; rows as `red 2 3 ship, blue 4`, the rest as at the start (E1.1)."""
    lines = [line.split() for line in rows.split(",") if line.strip()]
    held = {"ducats": ducats, "sabres": sabres, "jewels": jewels, "lone_ships": lone_ships}
    return {**held, "rows": {colour: names for colour, *names in lines}}


def einauge(*owners: Plain, display: str, table: str = "", phase: str = "buy", **given: Any) -> Einauge:
    """A game of Einauge that begins at this position; what lies nowhere is in the pile, unless a ship was shown."""
    options = EinaugeOptions.of(len(owners), **given)
    colours = list(COLOURS[: 3 + len(owners)])
    shown, lies = _cards(display), _cards(table)
    used = {
        *shown,
        *lies,
        *(f"{colour} {name}" for one in owners for colour, row in one["rows"].items() for name in row),
    }
    every = [f"{colour} {face.name}" for colour in colours for face in options.cards.islands]
    free = [card for card in every if card not in used]
    ships = SHIPS - sum(_ships(one) for one in owners) - [*shown, *lies].count("ship")
    is_near_end = ships < SHIPS or phase == "final"
    plain: Plain = {
        "players": len(owners),
        "phase": phase,
        "turn": 0,
        "colours": colours,
        "display": shown,
        "table": lies,
        "pile": ([] if is_near_end else free) + ["ship"] * ships,
        "gone": free if is_near_end else [],
        "seats": list(owners),
        "turns": 0,
        "turns_left": None,
        "quiet": 0,
        "moved": False,
        "final_left": len(owners) if phase == "final" else 0,
    }
    return Einauge.from_position(plain, manual_chance=True, **given)


def _cards(text: str) -> list[str]:
    return [" ".join(word.split()) for word in text.split(",") if word.strip()]


def _ships(one: Plain) -> int:
    return sum(int(row.count("ship")) for row in one["rows"].values()) + int(one["lone_ships"])


def diver(row: str = "", *, bag: int = 2, pawn: int | None = None, barracuda: str = "hand") -> Plain:
    """What lies before a player of Barrakuda; the row as `3 1`, oldest first, the rest as at the start (B1.1)."""
    laid = [int(card) for card in row.split()]
    hand = [card for card in range(1, 6) if card not in laid]
    cards = {"hand": hand, "row": laid, "barracuda": barracuda, "chosen": None}
    return {**cards, "pawn": pawn, "lying": False, "bag": bag}


def barrakuda(
    *divers: Plain, fish: int = 6, gold: dict[int, int] | None = None, vaults: list[int] | None = None, **given: Any
) -> Barrakuda:
    """A game of Barrakuda in which everybody is about to choose."""
    options = BarrakudaOptions.of(len(divers), **given)
    assert options.drawing is not None
    plain: Plain = {
        "players": len(divers),
        "phase": "choose",
        "turn": 1,
        "near": [list(pair) for pair in pairs_of(parse(options.drawing))],
        "fish": fish,
        "gold": [(gold or {}).get(wreck, 0) for wreck in range(1, 7)],
        "seats": list(divers),
        "vaults": vaults or [0] * (2 if options.teams else len(divers)),
        "distance": None,
        "actor": None,
        "wreck": 0,
        "initiative": [0] * len(divers),
        "reds": [0] * len(divers),
        "victim": None,
        "pair": [],
    }
    return Barrakuda.from_position(plain, manual_chance=True, **given)


def turn(game: Barrakuda, *choices: int | str, distance: int = 1, direction: int | None = None) -> Barrakuda:
    """Everybody chooses, then the dice; without a direction the fish is shown its own wreck and stays."""
    for seat, choice in enumerate(choices):
        game.push(f"dive {choice}" if isinstance(choice, int) else choice, seat)
    game.push_chance(f"distance {distance}")
    if game.phase == "direction":
        game.push_chance(f"direction {direction or game.plain()['fish']}")
    return game
