"""The slow, obvious twin of Einauge sei wachsam!

Written straight from the rulings in docs/rules/einauge.md (cited as E1.2 and so on) and the vocabulary of
docs/records.md, and from nothing else. It exists to be compared, state by state, with the fast engine.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

COLOURS = ("red", "blue", "green", "yellow", "orange", "sky", "rose", "black")  # E1.2

# A card is (colour, row of the card table); tuples sort in card order, ships last. Ships are all alike (E1.6).
Card = tuple[int, int]
SHIP: Card = (8, 7)

ROW_LIMIT = 7  # E4.1
DISPLAY_SIZE = 6  # E1.3
TABLE_SIZE = 6  # E1.3
PRINTED: dict[str, Any] = {  # E0: the numbers of the rules that a card table may change
    "start_ducats": 20,  # E1.1
    "start_sabres": 2,
    "start_jewels": 1,
    "ships": 8,  # E1.3
    "jewel_sale": 3,  # E3.1.2
    "card_sale": 5,
    "fight_price": 3,  # E3.2
    "fight_price_sabre": 4,
    "sabre_ducats": 3,  # E5.3
    "jewel_ducats": 5,
    "chest_jewels": [7, 4, 1],  # E5.4: most, second, third
    "colour_jewels": [3, 6, 10, 15, 21, 28],  # E5.5: for 3, 4, 5, 6, 7, 8 colours
}

CHANCE_PHASES = ("colours", "deal", "refill")
VALUES = ("price", "sabres", "ducats", "jewels", "chests")
CHOICES = {  # E0, the default first
    "selling": ("free", "when_short"),
    "end": ("finish_round", "others_once_more"),
    "ties": ("one_lapses", "shared_places"),
    "colour_bonus": ("off", "added", "instead"),
}


class Face(NamedTuple):
    """What is printed on a card (a row of the card table, E2)."""

    name: str
    price: int
    sabres: int
    ducats: int
    jewels: int
    chests: int


class Placement(NamedTuple):
    """Where a card goes: into a colour's row (perhaps joining a lone ship), or alone if the colour is None."""

    colour: int | None
    with_ship: bool = False


class Action(NamedTuple):
    """A legal move, spelled out: a card is None for `sell jewel` and `pass`."""

    verb: str
    card: Card | None = None
    place: Placement = Placement(None)


def read_face(row: dict[str, Any]) -> Face:
    """Check one row of a card table and return it (E2)."""
    name = row["name"]
    if not isinstance(name, str) or not name:
        raise ValueError("a card needs a name")
    if not all(c.isalpha() or c.isdecimal() or c == "-" for c in name):
        raise ValueError(f"bad card name {name!r}")
    values = [row[key] for key in VALUES]
    if not all(type(value) is int and 0 <= value <= 99 for value in values):
        raise ValueError(f"bad values of card {name!r}")
    return Face(name, *values)


class Rules:
    """The options of one game, checked (E0, E2); never changed afterwards."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options["players"]
        if type(self.players) is not int or not 2 <= self.players <= 5:  # E1.1
            raise ValueError("2 to 5 players")
        for key, values in CHOICES.items():
            if options.get(key, values[0]) not in values:
                raise ValueError(f"bad option {key}")
        self.selling: str = options.get("selling", "free")
        self.end: str = options.get("end", "finish_round")
        self.ties: str = options.get("ties", "one_lapses")
        self.colour_bonus: str = options.get("colour_bonus", "off")
        self.leaving = 5 - self.players  # E1.2
        self.out = self._read_out(options.get("colours_out", "random"))
        self._read_cards(options["cards"])

    def _read_out(self, out: Any) -> list[int] | None:
        """The colours that leave the game, or None if chance decides."""
        if out == "random":
            return None if self.leaving else []
        if not isinstance(out, (list, tuple)) or not all(colour in COLOURS for colour in out):
            raise ValueError("bad option colours_out")
        if len(out) != self.leaving or len(set(out)) != self.leaving:
            raise ValueError("colours_out must be exactly 5 - n distinct colours")
        return sorted(COLOURS.index(colour) for colour in out)

    def _read_cards(self, table: dict[str, Any]) -> None:
        if len(table["islands"]) != 7:  # E2
            raise ValueError("a card table has exactly 7 island rows")
        self.faces = [read_face(row) for row in [*table["islands"], table["ship"]]]  # index 7: the ship
        if len({face.name for face in self.faces}) != 8:
            raise ValueError("the names of a card table must differ")
        self.text: dict[Card, str] = {SHIP: "ship"}
        for colour, row in itertools.product(range(8), range(7)):
            self.text[colour, row] = f"{COLOURS[colour]} {self.faces[row].name}"
        self.card = {text: card for card, text in self.text.items()}
        self.numbers: dict[str, Any] = {**PRINTED, **table.get("numbers", {})}  # E0

    def face(self, card: Card) -> Face:
        return self.faces[card[1]]

    def fight_cost(self, card: Card) -> int:
        shows_one = self.face(card).sabres >= 1  # E2 (ships too)
        return int(self.numbers["fight_price_sabre" if shows_one else "fight_price"])  # E3.2


@dataclass
class Seat:
    """What one player owns; a row is a sorted list of cards under its colour, ships last."""

    ducats: int
    sabres: int
    jewels: int
    rows: dict[int, list[Card]] = field(default_factory=dict)
    lone_ships: int = 0

    def copy(self) -> Seat:
        rows = {colour: list(row) for colour, row in self.rows.items()}
        return Seat(self.ducats, self.sabres, self.jewels, rows, self.lone_ships)

    def cards_owned(self) -> int:
        return sum(len(row) for row in self.rows.values()) + self.lone_ships


def placements(seat: Seat, card: Card) -> list[Placement]:
    """All ways in which this seat can place the card (E4.1, E4.2); none if its row is full."""
    if card == SHIP:
        rows = [Placement(colour) for colour, row in seat.rows.items() if len(row) < ROW_LIMIT]
        return [*rows, Placement(None)]
    colour = card[0]
    if colour in seat.rows:
        return [Placement(colour)] if len(seat.rows[colour]) < ROW_LIMIT else []
    if seat.lone_ships:
        return [Placement(colour), Placement(colour, with_ship=True)]
    return [Placement(colour)]


def chest_jewels(chests: list[int], ties: str, for_places: list[int]) -> list[int]:
    """The jewels that the players get for their chests of one colour (E5.4, option `ties` of E0)."""
    jewels = [0] * len(chests)
    place = 1
    for amount in sorted({number for number in chests if number > 0}, reverse=True):
        group = [seat for seat, number in enumerate(chests) if number == amount]
        if ties == "shared_places":
            place = 1 + sum(number > amount for number in chests)
        for seat in group:
            jewels[seat] = for_places[place - 1] if place <= 3 else 0
        place += 1 if len(group) == 1 else 2
    return jewels


def bonus_jewels(colours: int, for_colours: list[int]) -> int:
    """The colour bonus for islands of so many colours (E5.5): from three on."""
    return for_colours[colours - 3] if colours >= 3 else 0


class EinaugeTwin:
    """One game of Einauge, from set-up to the result."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.rules = Rules(options)
        self.phase = "colours"
        self.turn = 0
        self.colours = list(range(8))
        self.display: list[Card] = []
        self.table: list[Card] = []
        self.pile: list[Card] = []
        self.gone: list[Card] = []
        start = [self.rules.numbers[f"start_{kind}"] for kind in ("ducats", "sabres", "jewels")]
        self.seats = [Seat(*start) for _ in range(self.rules.players)]  # E1.1
        self.turns = 0
        self.turns_left: int | None = None
        self.quiet = 0
        self.moved = False
        self.final_left = 0
        if self.rules.out is not None:
            self._remove_colours(self.rules.out)

    # ------------------------------------------------------------------ plain state and copies

    @classmethod
    def from_plain(cls, options: dict[str, Any], plain: dict[str, Any]) -> EinaugeTwin:
        """Any position, taken as it stands."""
        twin = cls(options)
        rules = twin.rules
        if plain["players"] != rules.players or len(plain["seats"]) != rules.players:
            raise ValueError("the position has another number of players than the options")
        twin.phase = plain["phase"]
        twin.turn = plain["turn"]
        twin.colours = sorted(COLOURS.index(colour) for colour in plain["colours"])
        twin.display = sorted(rules.card[text] for text in plain["display"])
        twin.table = sorted(rules.card[text] for text in plain["table"])
        twin.pile = sorted(rules.card[text] for text in plain["pile"])
        twin.gone = sorted(rules.card[text] for text in plain["gone"])
        twin.seats = [twin._read_seat(seat) for seat in plain["seats"]]
        twin.turns = plain["turns"]
        twin.turns_left = plain["turns_left"]
        twin.quiet = plain["quiet"]
        twin.moved = plain["moved"]
        twin.final_left = plain["final_left"]
        return twin

    def _read_seat(self, plain: dict[str, Any]) -> Seat:
        if any(face.name == "ship" for face in self.rules.faces[:7]):
            raise ValueError("an island called ship makes the rows of a plain state ambiguous")
        rows: dict[int, list[Card]] = {}
        for colour, names in plain["rows"].items():
            texts = [name if name == "ship" else f"{colour} {name}" for name in names]
            rows[COLOURS.index(colour)] = sorted(self.rules.card[text] for text in texts)
        return Seat(plain["ducats"], plain["sabres"], plain["jewels"], rows, plain["lone_ships"])

    def copy(self) -> EinaugeTwin:
        twin = EinaugeTwin.__new__(EinaugeTwin)
        twin.rules = self.rules
        twin.phase = self.phase
        twin.turn = self.turn
        twin.colours = list(self.colours)
        twin.display = list(self.display)
        twin.table = list(self.table)
        twin.pile = list(self.pile)
        twin.gone = list(self.gone)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.turns = self.turns
        twin.turns_left = self.turns_left
        twin.quiet = self.quiet
        twin.moved = self.moved
        twin.final_left = self.final_left
        return twin

    def plain(self) -> dict[str, Any]:
        """The plain state of docs/records.md."""
        return {
            "players": self.rules.players,
            "phase": self.phase,
            "turn": self.turn,
            "colours": [COLOURS[colour] for colour in self.colours],
            "display": self._texts(self.display),
            "table": self._texts(self.table),
            "pile": self._texts(self.pile),
            "gone": self._texts(self.gone),
            "seats": [self._plain_seat(seat) for seat in self.seats],
            "turns": self.turns,
            "turns_left": self.turns_left,
            "quiet": self.quiet,
            "moved": self.moved,
            "final_left": self.final_left,
        }

    def _texts(self, cards: list[Card]) -> list[str]:
        return [self.rules.text[card] for card in sorted(cards)]

    def _plain_seat(self, seat: Seat) -> dict[str, Any]:
        rows = {COLOURS[colour]: [self._row_name(card) for card in row] for colour, row in sorted(seat.rows.items())}
        return {
            "ducats": seat.ducats,
            "sabres": seat.sabres,
            "jewels": seat.jewels,
            "rows": rows,
            "lone_ships": seat.lone_ships,
        }

    def _row_name(self, card: Card) -> str:
        return "ship" if card == SHIP else self.rules.face(card).name

    def state_hash(self) -> str:
        text = json.dumps(self.plain(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]

    # ------------------------------------------------------------------ whose move, and which

    def to_act(self) -> str | list[int]:
        if self.phase == "over":
            return "over"
        return "chance" if self.phase in CHANCE_PHASES else [self.turn]

    def moves(self, seat: int) -> list[str]:
        return sorted(self._actions()) if self.to_act() == [seat] else []

    def play(self, seat: int, move: str) -> None:
        action = self._actions().get(move) if self.to_act() == [seat] else None
        if action is None:
            raise ValueError(f"seat {seat} cannot play {move!r} now")
        if action.verb == "sell":
            self._sell(action)
        elif action.verb == "buy":
            self._buy(action)
        elif action.verb == "lay":
            self._lay(action)
        elif self.phase == "fight":
            self._fight(action)
        else:
            self._final_fight(action)

    def _actions(self) -> dict[str, Action]:
        """The legal moves of the seat in turn, by their texts (E3.0)."""
        if self.phase == "buy":
            return self._buys() | (self._sales() if self._may_sell() else {})
        if self.phase == "fight":
            return self._fights(self.table) | {"pass": Action("pass")}
        if self.phase == "lay":
            return {f"lay {self.rules.text[card]}": Action("lay", card) for card in self.display}
        if self.phase == "final":
            return self._fights(self.table + self.display) | {"pass": Action("pass")}  # E5.2
        return {}

    def _buys(self) -> dict[str, Action]:
        """Cards of the display that can be paid in full and placed (E3.1.1)."""
        ducats = self.seats[self.turn].ducats
        return self._takings("buy", [card for card in self.display if self.rules.face(card).price <= ducats])

    def _fights(self, cards: list[Card]) -> dict[str, Action]:
        """Those of the cards that the sabres suffice for and that can be placed (E3.2)."""
        sabres = self.seats[self.turn].sabres
        return self._takings("fight", [card for card in cards if self.rules.fight_cost(card) <= sabres])

    def _takings(self, verb: str, cards: list[Card]) -> dict[str, Action]:
        """One move for each kind of card and each way of placing it."""
        actions = {}
        for card in cards:
            for place in placements(self.seats[self.turn], card):
                actions[f"{verb} {self._place_text(card, place)}"] = Action(verb, card, place)
        return actions

    def _place_text(self, card: Card, place: Placement) -> str:
        if card == SHIP:
            return "ship alone" if place.colour is None else f"ship {COLOURS[place.colour]}"
        return self.rules.text[card] + (" with ship" if place.with_ship else "")

    def _may_sell(self) -> bool:
        # E0 `selling`: judged before every single sale; what can be bought is placeable and affordable.
        return self.rules.selling == "free" or not self._buys()

    def _sales(self) -> dict[str, Action]:
        """One jewel, or any card owned (E3.1.2)."""
        seat = self.seats[self.turn]
        actions = {}
        if seat.jewels:
            actions["sell jewel"] = Action("sell")
        if seat.lone_ships:
            actions["sell ship alone"] = Action("sell", SHIP)
        for colour, row in seat.rows.items():
            for card in row:
                text = f"ship {COLOURS[colour]}" if card == SHIP else self.rules.text[card]
                actions[f"sell {text}"] = Action("sell", card, Placement(colour))
        return actions

    # ------------------------------------------------------------------ what the moves do

    def _sell(self, action: Action) -> None:
        seat = self.seats[self.turn]
        if action.card is None:
            seat.jewels -= 1
            seat.ducats += self.rules.numbers["jewel_sale"]
            return
        seat.ducats += self.rules.numbers["card_sale"]
        self.gone.append(action.card)
        self.moved = True
        if action.place.colour is None:
            seat.lone_ships -= 1
        else:
            self._leave_row(seat, action.place.colour, action.card)

    @staticmethod
    def _leave_row(seat: Seat, colour: int, card: Card) -> None:
        row = seat.rows[colour]
        row.remove(card)
        if all(other == SHIP for other in row):  # E4.2: the last island is sold
            seat.lone_ships += len(row)
            del seat.rows[colour]

    def _buy(self, action: Action) -> None:
        assert action.card is not None
        self.seats[self.turn].ducats -= self.rules.face(action.card).price
        self.display.remove(action.card)
        self._place(action.card, action.place)
        self.moved = True
        self.phase = "fight"

    def _fight(self, action: Action) -> None:
        if action.card is not None:
            self._win(action.card, action.place)
            self.moved = True
        self.phase = "lay"
        if len(self.table) >= TABLE_SIZE or not self.display:  # E3.3: lapses
            self._refill()

    def _win(self, card: Card, place: Placement) -> None:
        """Give the sabres and take the card, from the table if it lies there (E3.2, E5.2)."""
        self.seats[self.turn].sabres -= self.rules.fight_cost(card)
        (self.table if card in self.table else self.display).remove(card)
        self._place(card, place)

    def _place(self, card: Card, place: Placement) -> None:
        seat = self.seats[self.turn]
        if place.colour is None:  # E4.3: a ship laid alone pays nothing
            seat.lone_ships += 1
            return
        row = seat.rows.setdefault(place.colour, [])
        if place.with_ship:  # E4.2
            seat.lone_ships -= 1
            row.append(SHIP)
        row.append(card)
        row.sort()
        self._income(seat, row)

    def _income(self, seat: Seat, row: list[Card]) -> None:
        for card in row:  # E4.3: all cards of the row, the new one and the ships included
            face = self.rules.face(card)
            seat.sabres += face.sabres
            seat.ducats += face.ducats
            seat.jewels += face.jewels

    def _lay(self, action: Action) -> None:
        assert action.card is not None
        self.display.remove(action.card)
        self.table.append(action.card)
        self.moved = True
        self._refill()

    def _final_fight(self, action: Action) -> None:
        if action.card is not None:
            self._win(action.card, action.place)
        self.final_left -= 1
        if self.final_left == 0:
            self.phase = "over"
        else:
            self.turn = self._next_seat()

    # ------------------------------------------------------------------ chance

    def outcomes(self) -> list[str]:
        if self.phase == "colours":
            sets = itertools.combinations(COLOURS, self.rules.leaving)
            return [" ".join(["out", *colours]) for colours in sets]
        if self.phase in ("deal", "refill"):
            return [f"up {self.rules.text[card]}" for card in sorted(self.pile) if card != SHIP]
        return []

    def chance(self, outcome: str) -> None:
        if outcome not in self.outcomes():
            raise ValueError(f"{outcome!r} cannot happen now")
        if self.phase == "colours":
            self._remove_colours([COLOURS.index(colour) for colour in outcome.split()[1:]])
            return
        card = self.rules.card[outcome.removeprefix("up ")]
        if self.phase == "deal":
            self._deal(card)
        else:
            self._turn_up(card)
            self._refill()

    def _remove_colours(self, out: list[int]) -> None:
        """E1.2; then the pile lies ready, the ships under it (E1.3)."""
        self.colours = [colour for colour in range(8) if colour not in out]
        ships = [SHIP] * self.rules.numbers["ships"]
        self.pile = [(colour, row) for colour in self.colours for row in range(7)] + ships
        self.phase = "deal"

    def _deal(self, card: Card) -> None:
        self.pile.remove(card)
        if len(self.display) < DISPLAY_SIZE:
            self.display.append(card)
        else:
            self.table.append(card)
            self._begin_turn()

    def _refill(self) -> None:
        """E3.4: go on until the display is full, the pile is empty, or chance must name an island."""
        self.phase = "refill"
        while len(self.display) < DISPLAY_SIZE and self.pile:
            if any(card != SHIP for card in self.pile):
                return
            self._turn_up(SHIP)
        self._end_turn()

    def _turn_up(self, card: Card) -> None:
        self.pile.remove(card)
        self.display.append(card)
        self.moved = True  # E3.5: a refill counts
        if card == SHIP and self.turns_left is None:  # E5.1
            others = self.rules.players - 1
            self.turns_left = others - self.turn if self.rules.end == "finish_round" else others

    # ------------------------------------------------------------------ turns

    def _next_seat(self) -> int:
        return (self.turn + 1) % self.rules.players  # E1.5

    def _begin_turn(self) -> None:
        self.moved = False
        self.phase = "buy" if self._purchase_possible() else "fight"

    def _purchase_possible(self) -> bool:
        """E3.1.3; selling everything one owns also makes every card placeable."""
        seat = self.seats[self.turn]
        for_jewels = self.rules.numbers["jewel_sale"] * seat.jewels
        means = seat.ducats + for_jewels + self.rules.numbers["card_sale"] * seat.cards_owned()
        return any(self.rules.face(card).price <= means for card in self.display)

    def _end_turn(self) -> None:
        self.turns += 1
        self.quiet = 0 if self.moved else self.quiet + 1
        self.turn = self._next_seat()
        if self.turns_left == 0 or self.quiet == self.rules.players:  # E5.1, E3.5
            self._begin_final()
            return
        if self.turns_left is not None:
            self.turns_left -= 1
        self._begin_turn()

    def _begin_final(self) -> None:
        self.phase = "final"
        self.moved = False
        self.final_left = self.rules.players
        if self.turns_left is not None:
            self.turns_left = 0  # no normal turn comes any more

    # ------------------------------------------------------------------ scoring

    def scores(self) -> list[dict[str, int]]:
        """The scores if the game ended now (E5.3 to E5.5)."""
        chests, numbers = self._chest_scores(), self.rules.numbers
        scores = []
        for number, seat in enumerate(self.seats):
            ducats = seat.ducats + numbers["sabre_ducats"] * seat.sabres
            exchange = ducats // numbers["jewel_ducats"]  # E5.3
            bonus = bonus_jewels(self._island_colours(seat), numbers["colour_jewels"])
            bonus = 0 if self.rules.colour_bonus == "off" else bonus
            scores.append(
                {
                    "jewels": seat.jewels,
                    "exchange": exchange,
                    "chests": chests[number],
                    "bonus": bonus,
                    "total": seat.jewels + exchange + chests[number] + bonus,
                }
            )
        return scores

    def _chest_scores(self) -> list[int]:
        totals = [0] * self.rules.players
        if self.rules.colour_bonus == "instead":  # E0: E5.4 is skipped for everybody
            return totals
        for colour in self.colours:
            chests = [self._chests(seat, colour) for seat in self.seats]
            found = chest_jewels(chests, self.rules.ties, self.rules.numbers["chest_jewels"])
            for number, jewels in enumerate(found):
                totals[number] += jewels
        return totals

    def _chests(self, seat: Seat, colour: int) -> int:
        return sum(self.rules.face(card).chests for card in seat.rows.get(colour, []))  # E5.4: ships included

    @staticmethod
    def _island_colours(seat: Seat) -> int:
        return sum(any(card != SHIP for card in row) for row in seat.rows.values())

    def result(self) -> dict[str, Any] | None:
        if self.phase != "over":
            return None
        scores = self.scores()
        most = max(score["total"] for score in scores)
        return {
            "why": "standstill" if self.quiet == self.rules.players else "ships",
            "winners": [number for number, score in enumerate(scores) if score["total"] == most],  # E5.6
            "scores": scores,
        }
