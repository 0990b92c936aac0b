"""Small positions of Einauge from few words, and random ones: legal if they meet the invariants, reachable or not."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.play import odd_numbers
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import VALUES, CardTable, Numbers

RECONSTRUCTION: dict[str, Any] = CardTable.load("reconstruction-1").plain()
ISLANDS = [row["name"] for row in RECONSTRUCTION["islands"]]
Plain = dict[str, Any]


def seat(rows: str = "", *, ducats: int = 20, sabres: int = 2, jewels: int = 1, lone_ships: int = 0) -> Plain:
    """What a player owns; rows as `red 2 3 ship, blue 4`, the rest as at the start of the game."""
    lines = [line.split() for line in _words(rows)]
    return {
        "ducats": ducats,
        "sabres": sabres,
        "jewels": jewels,
        "rows": {colour: names for colour, *names in lines},
        "lone_ships": lone_ships,
    }


def position(*seats: Plain, players: int = 2, manual_chance: bool = True, **given: Any) -> Einauge:
    """A game that begins at the position of `plain_position`; other words are options. Chance waits for push_chance."""
    fields = {key: given.pop(key) for key in list(given) if key in _FIELDS}
    plain = plain_position(*seats, players=players, cards=given.get("cards", RECONSTRUCTION), **fields)
    return Einauge.from_position(plain, manual_chance=manual_chance, **given)


_FIELDS = {
    *("display", "table", "pile", "colours", "phase", "turn"),
    *("turns", "turns_left", "quiet", "moved", "final_left"),
}


def plain_position(
    *seats: Plain,
    players: int = 2,
    cards: Any = RECONSTRUCTION,
    phase: str = "buy",
    display: str | None = None,
    table: str = "",
    pile: str | None = None,
    colours: str | None = None,
    **fields: Any,
) -> Plain:
    """A plain state. Lists of cards as `red 2, ship`; who is not described is as at the start of the game.

    A display that is not given holds islands of the last colour. A pile that is not given holds what lies nowhere else:
    islands only if no ship has been shown, for no ship is above an island. Under islands all ships lie. The
    rest is gone.
    """
    owners = [*seats, *(seat() for _ in range(players - len(seats)))]
    within = _words(colours) if colours else list(COLOURS[: 3 + players])
    every = [f"{colour} {row['name']}" for colour in within for row in cards["islands"]]
    named = {*_words(display), *_words(table), *_words(pile)}
    named |= {f"{colour} {name}" for owner in owners for colour, row in owner["rows"].items() for name in row}
    shown = _words(display) if display is not None else [card for card in every[-7:] if card not in named][:6]
    free = [card for card in every if card not in named and card not in shown]
    every_ship = cards.get("numbers", {}).get("ships", 8)
    ships = every_ship - _ships(owners) - shown.count("ship") - _words(table).count("ship")
    below, gone = _pile(pile, free, ships, every_ship)
    return {
        "players": players,
        "phase": phase,
        "turn": 0,
        "colours": within,
        "display": shown,
        "table": _words(table),
        "pile": below,
        "gone": gone,
        "seats": owners,
        "turns": 0,
        "turns_left": None,
        "quiet": 0,
        "moved": False,
        "final_left": players if phase == "final" else 0,
        **fields,
    }


def _words(text: str | None) -> list[str]:
    return [" ".join(word.split()) for word in (text or "").split(",") if word.strip()]


def _ships(owners: Iterable[Plain]) -> int:
    rows = sum(list(row).count("ship") for owner in owners for row in owner["rows"].values())
    return rows + sum(int(owner["lone_ships"]) for owner in owners)


def _pile(pile: str | None, free: list[str], ships: int, every_ship: int) -> tuple[list[str], list[str]]:
    """The pile, and what is gone."""
    if pile is None:
        return (free + ["ship"] * ships, []) if ships == every_ship else (["ship"] * ships, free)
    islands = [card for card in _words(pile) if card != "ship"]
    below = ships if islands else _words(pile).count("ship")
    return islands + ["ship"] * below, free + ["ship"] * (ships - below)


def cards_with(changes: Mapping[str, Mapping[str, int]]) -> Plain:
    """The reconstructed cards with other values: `{"2": {"price": 99}}`."""

    def changed(row: Plain) -> Plain:
        return {**row, **changes.get(row["name"], {})}

    islands = [changed(row) for row in RECONSTRUCTION["islands"]]
    return {"name": "changed", "islands": islands, "ship": changed(RECONSTRUCTION["ship"])}


def cards_all(**values: int) -> Plain:
    """The reconstructed cards with these values on all eight."""
    return cards_with(dict.fromkeys([*ISLANDS, "ship"], values))


def moves(game: Einauge, verb: str = "") -> set[str]:
    """The texts of the legal moves, or of those with one verb."""
    return {move.text for move in game.legal_moves if move.text.startswith(verb)}


def owned(game: Einauge, who: int = 0) -> Plain:
    """All that a seat has, plain."""
    mine: Plain = game.plain()["seats"][who]
    return mine


def purse(game: Einauge, who: int = 0) -> tuple[int, int, int]:
    """Ducats, sabres and jewels of a seat."""
    mine = owned(game, who)
    return mine["ducats"], mine["sabres"], mine["jewels"]


# -- at random --------------------------------------------------------------------------------------------------------

_NAMES = ["a", "A", "9", "x-y", "Ä", "boot", "Boot", "island", "0-0", "with", "alone", "jewel"]
_CHOICES = {
    "selling": ("free", "when_short"),
    "end": ("finish_round", "others_once_more"),
    "ties": ("one_lapses", "shared_places"),
    "colour_bonus": ("off", "added", "instead"),
}


def odd_cards(rng: random.Random) -> Plain:
    """A card table nobody would print: free and priceless cards, sabres on ships, ships that pay, huge yields."""
    top = rng.choice([1, 4, 12, 99])
    names = rng.sample(_NAMES, 8)

    def row(name: str) -> Plain:
        price = rng.choice([0, 99, rng.randint(0, top), rng.randint(0, top)])
        yields = (rng.choice([0, 0, 1, rng.randint(0, top), 99 if top == 99 else 0]) for _ in VALUES[1:])
        return {"name": name, "price": price, **dict(zip(VALUES[1:], yields, strict=True))}

    return {"name": "odd", "islands": [row(name) for name in names[:7]], "ship": row(names[7])}


def dear_cards(rng: random.Random) -> Plain:
    """Cards so dear that purchases lapse and the game may stand still."""
    table = odd_cards(rng)
    for row in [*table["islands"], table["ship"]]:
        row.update(price=rng.choice([24, 25, 30, 99]), ducats=0, jewels=0, sabres=rng.choice([0, 0, 1]))
    return table


def random_options(rng: random.Random, *, odd: bool) -> Options:
    """Any edition or any combination of options, for any number of players."""
    players = rng.randint(2, 5)
    given: dict[str, Any] = {}
    if odd:
        given["cards"] = rng.choice([odd_cards, odd_cards, dear_cards])(rng)
        if rng.random() < 0.5:
            given["cards"]["numbers"] = odd_numbers(rng, Numbers)
    if rng.random() < 0.3:
        return Options.of(players, edition=rng.choice(["amigo", "italian", "dutch"]), **given)
    given.update({key: rng.choice(values) for key, values in _CHOICES.items()})
    if rng.random() < 0.3:
        given["colours_out"] = rng.sample(COLOURS, 5 - players)
    return Options.of(players, **given)


def random_position(rng: random.Random, options: Options) -> Plain:
    """Any legal position: every distribution of the cards, all counters, every phase that fits."""
    out = options.colours_out if options.colours_out is not None else rng.sample(COLOURS, 5 - options.players)
    plain = plain_position(
        *(_random_seat(rng) for _ in range(options.players)),
        players=options.players,
        cards=options.cards.plain(),
        colours=", ".join(colour for colour in COLOURS if colour not in out),
        display="",
        pile="",
    )
    islands = [card for card in plain["gone"] if card != "ship"]
    plain["gone"] = []
    rng.shuffle(islands)
    _deal_zone(rng, plain, "display", islands, 6)
    _deal_zone(rng, plain, "table", islands, 6)
    if rng.random() < 0.6:
        _spread_islands(rng, plain, islands, into_pile=False)
        _spread_ships(rng, plain, options.cards.numbers.ships)
    else:
        _spread_islands(rng, plain, islands, into_pile=rng.random() < 0.8)
        plain["pile"] += ["ship"] * options.cards.numbers.ships
    return _random_counts(rng, options, plain)


def _random_seat(rng: random.Random) -> Plain:
    top = rng.choice([0, 3, 8, 30, 2**30])
    return seat(ducats=rng.randint(0, top), sabres=rng.randint(0, min(top, 9)), jewels=rng.randint(0, top))


def _deal_zone(rng: random.Random, plain: Plain, zone: str, islands: list[str], most: int) -> None:
    size = rng.choice([0, 1, most - 1, most, most, rng.randint(0, most)])
    plain[zone] = [islands.pop() for _ in range(min(size, len(islands)))]


def _spread_islands(rng: random.Random, plain: Plain, islands: list[str], *, into_pile: bool) -> None:
    """Each island to a seat, the gone or the pile; a colour often has one collector, so that rows are full."""
    places: list[Any] = [*plain["seats"], "gone", *(["pile"] * 3 if into_pile else [])]
    collectors = {colour: rng.choice(plain["seats"]) for colour in plain["colours"] if rng.random() < 0.4}
    for card in islands:
        colour, _, name = card.partition(" ")
        place = collectors[colour] if colour in collectors and rng.random() < 0.9 else rng.choice(places)
        if isinstance(place, str):
            plain[place].append(card)
        else:
            place["rows"].setdefault(colour, []).append(name)


def _spread_ships(rng: random.Random, plain: Plain, ships: int) -> None:
    for _ in range(ships):
        who = rng.choice(plain["seats"])
        roomy = [row for row in who["rows"].values() if len(row) < 7]
        place = rng.choice(["row", "row", "row", "lone", "display", "table", "pile", "gone"])
        if place == "row" and roomy:
            rng.choice(roomy).append("ship")
        elif place == "lone":
            who["lone_ships"] += 1
        elif place in ("display", "table") and len(plain[place]) < 6:
            plain[place].append("ship")
        else:
            plain["pile" if place == "pile" else "gone"].append("ship")


def _random_counts(rng: random.Random, options: Options, plain: Plain) -> Plain:
    players = options.players
    plain["turn"] = rng.randrange(players)
    plain["turns"] = rng.randint(0, 50)
    plain["turns_left"] = rng.choice([None, rng.randrange(players)])
    plain["phase"] = rng.choice(_phases(options, plain))
    ended = plain["phase"] in ("final", "over")
    plain["quiet"] = rng.choice([0, 0, players - 1, rng.randrange(players), players if ended else 0])
    plain["moved"] = rng.random() < 0.5 and not ended
    plain["final_left"] = rng.randint(1, players) if plain["phase"] == "final" else 0
    return plain


def _phases(options: Options, plain: Plain) -> list[str]:
    """The phases that this position can be in: what lapses is not asked."""
    price = {row.name: row.price for row in options.cards.islands}
    who = plain["seats"][plain["turn"]]
    cards = sum(len(row) for row in who["rows"].values()) + who["lone_ships"]
    numbers = options.cards.numbers
    means = who["ducats"] + numbers.jewel_sale * who["jewels"] + numbers.card_sale * cards
    prices = [options.cards.ship.price if card == "ship" else price[card.split()[1]] for card in plain["display"]]
    phases = ["fight", "fight", "final", "over"]
    if prices and min(prices) <= means:
        phases += ["buy"] * 4
    if plain["display"] and len(plain["table"]) < 6:
        phases += ["lay"]
    if len(plain["display"]) < 6 and any(card != "ship" for card in plain["pile"]):
        phases += ["refill"]
    return phases
