"""Small positions of Barrakuda from few words, and whole turns in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.layouts import pairs_of, parse
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.tables import load

Plain = dict[str, Any]
RECONSTRUCTION: Plain = load("reconstruction-1").plain()
_OPTIONS = ("teams", "goal", "layout", "turn_limit", "wrecks", "cards")


def seat(
    row: str = "",
    *,
    bag: int = 2,
    pawn: int | None = None,
    lying: bool = False,
    barracuda: str = "hand",
    chosen: str | None = None,
) -> Plain:
    """What lies before a player; the row as `3 1`, oldest first, the rest as at the start of the game."""
    cards = [int(card) for card in row.split()]
    hand = [card for card in range(1, 6) if card not in cards]
    return {
        "hand": hand,
        "row": cards,
        "barracuda": barracuda,
        "pawn": pawn,
        "lying": lying,
        "bag": bag,
        "chosen": chosen,
    }


def position(*seats: Plain, players: int = 2, gold: Mapping[int, int] | None = None, **given: Any) -> Barrakuda:
    """A game that begins at a position; who is not described is as at the start. Chance waits for push_chance."""
    options = {key: given.pop(key) for key in _OPTIONS if key in given}
    players = max(players, len(seats), 4 if options.get("teams") else 2)
    return Barrakuda.from_position(
        plain_position(*seats, players=players, gold=gold, options=options, **given), manual_chance=True, **options
    )


def plain_position(
    *seats: Plain, players: int, gold: Mapping[int, int] | None, options: Mapping[str, Any], **fields: Any
) -> Plain:
    """A plain state in phase choose, of the first turn, if fields do not say otherwise."""
    chosen = Options.of(players, **options)
    near = [] if chosen.drawing is None else [list(pair) for pair in pairs_of(parse(chosen.drawing))]
    return {
        "players": players,
        "phase": "choose",
        "turn": 1,
        "near": near,
        "fish": 6,
        "gold": [(gold or {}).get(wreck, 0) for wreck in range(1, 7)],
        "seats": [*seats, *(seat() for _ in range(players - len(seats)))],
        "vaults": [0] * (2 if chosen.teams else players),
        "distance": None,
        "actor": None,
        "wreck": 0,
        "initiative": [0] * players,
        "reds": [0] * players,
        "victim": None,
        "pair": [],
        **fields,
    }


def choose(game: Barrakuda, *choices: int | str) -> Barrakuda:
    """All seats choose: a movement card by its number, or `barracuda`."""
    for who, choice in enumerate(choices):
        game.push(f"dive {choice}" if isinstance(choice, int) else choice, who)
    return game


def throw(game: Barrakuda, distance: int = 1, direction: int | None = None) -> Barrakuda:
    """Both dice; without a direction the fish is shown its own wreck and stays."""
    game.push_chance(f"distance {distance}")
    if game.phase == "direction":
        game.push_chance(f"direction {direction or game.plain()['fish']}")
    return game


def turn(game: Barrakuda, *choices: int | str, distance: int = 1, direction: int | None = None) -> Barrakuda:
    """Choices and dice of a turn, up to the next question."""
    return throw(choose(game, *choices), distance, direction)


def moves(game: Barrakuda, verb: str = "") -> set[str]:
    """The texts of the legal moves, or of those with one verb."""
    return {move.text for move in game.legal_moves if move.text.startswith(verb)}


def of(game: Barrakuda, what: str) -> list[Any]:
    """One field of all seats."""
    return [values[what] for values in game.plain()["seats"]]


def wreck(special: Any = None, general: Any = None, stop: Any = None) -> Plain:
    """A wreck card; icons as `gold 2` or `bank`."""
    return {"special": icon(special), "general": icon(general), "stop": icon(stop)}


def icon(text: str | None) -> Plain | None:
    """An icon from its words."""
    if text is None:
        return None
    action, _, x = text.partition(" ")
    return {"action": action, "x": int(x)} if x else {"action": action}


def cards_with(changes: Mapping[int, Plain]) -> Plain:
    """The reconstructed cards with other base wrecks: `{4: wreck("or_red")}`."""
    base = [changes.get(number, row) for number, row in enumerate(RECONSTRUCTION["base"], 1)]
    return {**RECONSTRUCTION, "name": "changed", "base": base}
