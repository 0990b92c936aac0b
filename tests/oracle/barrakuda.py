"""The slow, obvious twin of Barrakuda: the rulings B0-B9 written down once more, for comparison with the engine.

Nothing is shared with the engine but the words of docs/records.md. Options are taken to be sound: refusing odd ones
(B0, B2) is not the twin's business, except that a drawn layout must be one connected piece of the wrecks 1-6.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations
from typing import Any

Icon = dict[str, Any] | None
Pairs = tuple[tuple[int, int], ...]
Card = int | str  # a movement card 1-5, or BARRACUDA

BARRACUDA = "barracuda"
WRECKS = range(1, 7)
MOST_EXCHANGED = 127  # B7
FISH_HOME = 6  # B1.3
PRINTED: dict[str, Any] = {  # B0: the numbers of the rules that a wreck table may change
    "start_gold": 2,  # B1.1
    "distance_die": [1, 1, 1, 2, 2, 2],  # B1.3
    "wreck_gold": 4,  # B4.3
    "bank_limit": 7,  # B5.1
}
CHANCE_PHASES = ("layout", "distance", "direction", "jump", "pair")

LAYOUTS = {  # B1.5
    "first": "5 6 2 / 4 1 3",
    "calm": "3 2 . / 1 6 5 / . 4 .",
    "medium": "1 6 / 3 2 / 4 5",
    "harsh": "6 . / 2 . / 4 5 / . 3 / . 1",
}


# --- layouts ---------------------------------------------------------------------------------------------------------


def read_drawing(text: str) -> Pairs:
    """The sorted pairs of adjacent wrecks of a drawing (B1.2)."""
    place: dict[tuple[int, int], int] = {}
    for r, row in enumerate(text.split(" / ")):
        for c, cell in enumerate(row.split(" ")):
            if cell != ".":
                place[r, c] = int(cell)
    if sorted(place.values()) != list(WRECKS):
        raise ValueError(f"not the wrecks 1-6 once each: {text}")
    near = set()
    for (r, c), wreck in place.items():
        for other in (place.get((r, c + 1)), place.get((r + 1, c))):  # no diagonals
            if other is not None:
                near.add((min(wreck, other), max(wreck, other)))
    pairs = tuple(sorted(near))
    if len(distances(pairs)[1]) != 6:
        raise ValueError(f"not connected: {text}")
    return pairs


@cache
def neighbours(near: Pairs) -> dict[int, list[int]]:
    """The wrecks next to each wreck."""
    return {w: sorted([b for a, b in near if a == w] + [a for a, b in near if b == w]) for w in WRECKS}


@cache
def distances(near: Pairs) -> dict[int, dict[int, int]]:
    """distances(near)[a][b]: steps from a to b along sides; unreachable wrecks are missing."""
    return {w: distances_from(near, w) for w in WRECKS}


def distances_from(near: Pairs, start: int) -> dict[int, int]:
    """Breadth first from one wreck."""
    found = {start: 0}
    queue = [start]
    for wreck in queue:  # grows while it is read
        for other in neighbours(near)[wreck]:
            if other not in found:
                found[other] = found[wreck] + 1
                queue.append(other)
    return found


def swim(near: Pairs, start: int, target: int, steps: int) -> list[int]:
    """The wrecks the fish comes to, the last being where it stops; empty if shown its own wreck (B3.3)."""
    way: list[int] = []
    here = start
    to_target = distances(near)[target]
    while here != target and len(way) < steps:  # it stops on arrival
        here = max(w for w in neighbours(near)[here] if to_target[w] < to_target[here])
        way.append(here)
    return way


def hexominoes() -> list[tuple[tuple[int, int], ...]]:
    """The 216 fixed hexominoes, each as its sorted cells with least row and column 0, sorted."""
    shapes: set[tuple[tuple[int, int], ...]] = {((0, 0),)}
    for _ in range(5):
        shapes = {
            shifted(set(shape) | {(r + dr, c + dc)})
            for shape in shapes
            for r, c in shape
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (r + dr, c + dc) not in shape
        }
    return sorted(shapes)


def shifted(cells: set[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The same shape with least row and least column 0."""
    top = min(r for r, _ in cells)
    left = min(c for _, c in cells)
    return tuple(sorted((r - top, c - left) for r, c in cells))


def template(shape: tuple[tuple[int, int], ...]) -> str:
    """The drawing of a shape with %d for each of its cells, in reading order."""
    height = max(r for r, _ in shape) + 1
    width = max(c for _, c in shape) + 1
    rows = (" ".join("%d" if (r, c) in shape else "." for c in range(width)) for r in range(height))
    return " / ".join(rows)


@cache
def all_layouts() -> tuple[str, ...]:
    """The 155,520 outcomes of phase layout in canonical order."""
    return tuple(
        "layout " + template(shape) % numbers for shape in hexominoes() for numbers in permutations(range(1, 7))
    )


@cache
def all_layouts_set() -> frozenset[str]:
    """The same, for asking whether one is possible."""
    return frozenset(all_layouts())


def fewest_faces(die: list[int]) -> list[int]:
    """B1.3: the smallest die with the same chances, in rising order: 1,1,1,2,2,2 is as 1,2."""
    faces = sorted(die)
    for size in range(1, len(faces)):
        part = faces[:: len(faces) // size] if len(faces) % size == 0 else []
        if sorted(part * (len(faces) // size)) == faces:
            return part
    return faces


# --- the game --------------------------------------------------------------------------------------------------------


@dataclass
class Seat:
    """What one player has (the fields of the plain state)."""

    hand: list[int]
    row: list[int]
    barracuda: str
    pawn: int | None
    lying: bool
    bag: int
    chosen: str | None

    def copy(self) -> Seat:
        return replace(self, hand=list(self.hand), row=list(self.row))

    def plain(self) -> dict[str, Any]:
        return {
            "hand": list(self.hand),
            "row": list(self.row),
            "barracuda": self.barracuda,
            "pawn": self.pawn,
            "lying": self.lying,
            "bag": self.bag,
            "chosen": self.chosen,
        }


class BarrakudaTwin:
    """One position of Barrakuda. It knows nothing beyond its options and its plain state."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._read_options(options)
        # B1.1: everyone has the cards 1-5, a Barracuda card and 2 gold as printed; pawns begin off the board.
        gold = self.numbers["start_gold"]
        self.seats = [Seat([1, 2, 3, 4, 5], [], "hand", None, False, gold, None) for _ in range(self.players)]
        self.vaults = [0] * (2 if self.teams else self.players)
        self.turn = 1
        self.fish = FISH_HOME  # B1.3
        self.gold = [0] * 6
        self._clear_turn()
        layout = options["layout"]
        if layout == "random":
            self.phase = "layout"
            self.near: Pairs = ()
        else:
            self.phase = "choose"
            self.near = read_drawing(LAYOUTS.get(layout, layout))

    def _read_options(self, options: dict[str, Any]) -> None:
        self.options = options
        self.players: int = options["players"]
        self.teams: bool = options["teams"]
        self.goal: int = options["goal"]
        self.turn_limit: int = options["turn_limit"]
        self.declining: str = options.get("declining", "never")
        cards = options["cards"]
        self.wrecks: dict[int, dict[str, Icon]] = {
            w: cards["alternative" if w in options["wrecks"] else "base"][w - 1] for w in WRECKS
        }
        self.numbers: dict[str, Any] = {**PRINTED, **cards.get("numbers", {})}  # B0

    def _clear_turn(self) -> None:
        """Empty everything that lasts no longer than a turn."""
        self.distance: int | None = None
        self.actor: int | None = None
        self.wreck = 0
        self.initiative = [0] * self.players
        self.reds = [0] * self.players
        self.victim: int | None = None
        self.pair: list[Card] = []

    @classmethod
    def from_plain(cls, options: dict[str, Any], plain: dict[str, Any]) -> BarrakudaTwin:
        """The position with this plain state."""
        twin = cls.__new__(cls)
        twin._read_options(options)
        twin.seats = [Seat(**{**seat, "hand": list(seat["hand"]), "row": list(seat["row"])}) for seat in plain["seats"]]
        twin.vaults = list(plain["vaults"])
        twin.phase = plain["phase"]
        twin.turn = plain["turn"]
        twin.near = tuple((a, b) for a, b in plain["near"])
        twin.fish = plain["fish"]
        twin.gold = list(plain["gold"])
        twin.distance = plain["distance"]
        twin.actor = plain["actor"]
        twin.wreck = plain["wreck"]
        twin.initiative = list(plain["initiative"])
        twin.reds = list(plain["reds"])
        twin.victim = plain["victim"]
        twin.pair = list(plain["pair"])
        return twin

    def copy(self) -> BarrakudaTwin:
        """An independent twin in the same position."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.vaults = list(self.vaults)
        twin.gold = list(self.gold)
        twin.initiative = list(self.initiative)
        twin.reds = list(self.reds)
        twin.pair = list(self.pair)
        return twin

    def plain(self) -> dict[str, Any]:
        """The plain state of docs/records.md."""
        return {
            "players": self.players,
            "phase": self.phase,
            "turn": self.turn,
            "near": [list(pair) for pair in self.near],
            "fish": self.fish,
            "gold": list(self.gold),
            "seats": [seat.plain() for seat in self.seats],
            "vaults": list(self.vaults),
            "distance": self.distance,
            "actor": self.actor,
            "wreck": self.wreck,
            "initiative": list(self.initiative),
            "reds": list(self.reds),
            "victim": self.victim,
            "pair": list(self.pair),
        }

    def state_hash(self) -> str:
        """The first 16 hexadecimal digits of the SHA-256 of the plain state as terse ASCII JSON."""
        text = json.dumps(self.plain(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]

    # --- who, what --------------------------------------------------------------------------------------------------

    def to_act(self) -> str | list[int]:
        """Chance, nobody any more, or the seats that may still move."""
        if self.phase == "over":
            return "over"
        if self.phase in CHANCE_PHASES:
            return "chance"
        if self.phase == "choose":
            return [p for p in range(self.players) if self.seats[p].chosen is None]
        assert self.actor is not None
        return [self.actor]

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, sorted."""
        if seat not in range(self.players):
            return []
        if self.phase == "choose":
            return sorted(self._choices(seat))
        if self.phase in CHANCE_PHASES or seat != self.actor:
            return []
        return sorted(self._decisions(seat))

    def _choices(self, p: int) -> list[str]:
        """B3.1: one card of the hand."""
        return [f"dive {k}" for k in self.seats[p].hand] + [BARRACUDA] * self._holds_barracuda(p)

    def _decisions(self, p: int) -> list[str]:
        if self.phase == "steer":  # B3.3: the present wreck included
            return [f"fish to {w}" for w, d in distances(self.near)[self.fish].items() if d <= self._shown()]
        if self.phase == "answer":
            return self._answers(self.wreck)
        if self.phase in ("special", "general"):
            return self._slot_answers(p, self.phase)
        if self.phase == "victim":  # B5.4: any opponent anywhere
            return [f"victim {q}" for q in self._opponents(p)]
        if self.phase == "card":
            return [f"lay {card}" for card in self.pair]
        return []

    def outcomes(self) -> list[str]:
        """The equally likely outcomes of chance, in canonical order."""
        if self.phase == "layout":
            return list(all_layouts())
        if self.phase == "distance":
            return [f"distance {shown}" for shown in fewest_faces(self.numbers["distance_die"])]
        if self.phase == "direction":
            return [f"direction {w}" for w in WRECKS]
        if self.phase == "jump":  # B3.0: a 6 is rolled again
            return [f"jump {w}" for w in range(1, 6)]
        if self.phase == "pair":
            assert self.victim is not None
            return [f"pair {a} {b}" for a, b in combinations(self._whole_hand(self.victim), 2)]
        return []

    def play(self, seat: int, move: str) -> None:
        """Make a move."""
        if move not in self.moves(seat):
            raise ValueError(f"seat {seat} cannot play {move!r} in phase {self.phase}")
        word = move.rsplit(maxsplit=1)[-1]
        if self.phase == "choose":
            self._choose(seat, move)
        elif self.phase == "steer":
            self._fish_goes_to(int(word))
        elif self.phase == "answer":
            self._answer(seat, move)
        elif self.phase in ("special", "general"):
            self._icon_answer(seat, move)
        elif self.phase == "victim":
            self._draw_from(seat, int(word))
        else:
            assert self.phase == "card"
            self._lay(seat, word if word == BARRACUDA else int(word))

    def chance(self, outcome: str) -> None:
        """Let chance decide."""
        possible = all_layouts_set() if self.phase == "layout" else self.outcomes()
        if outcome not in possible:
            raise ValueError(f"{outcome!r} cannot happen in phase {self.phase}")
        words = outcome.split()
        if self.phase == "layout":
            self.near = read_drawing(outcome.removeprefix("layout "))
            self.phase = "choose"
        elif self.phase == "distance":
            self._show_distance(int(words[1]))
        elif self.phase == "direction":
            way = swim(self.near, self.fish, int(words[1]), self._shown())
            self._fish_goes_to(way[-1] if way else self.fish)  # B3.3: passing through does nothing
        elif self.phase == "jump":
            self.fish = int(words[1])  # B3.3: no stop action after a jump
            self._begin_actions()
        else:
            assert self.phase == "pair"
            self.pair = [word if word == BARRACUDA else int(word) for word in words[1:]]
            self.phase = "card"

    # --- small questions --------------------------------------------------------------------------------------------

    def _opponents(self, p: int) -> list[int]:
        """B7: in teams the other team; seats 0+2 play 1+3 (B0)."""
        if self.teams:
            return [q for q in range(self.players) if q % 2 != p % 2]
        return [q for q in range(self.players) if q != p]

    def _vault_of(self, p: int) -> int:
        """The index of a seat's vault (B7: shared)."""
        return p % 2 if self.teams else p

    def _vault(self, p: int) -> int:
        return self.vaults[self._vault_of(p)]

    def _holds_barracuda(self, p: int) -> bool:
        return self.seats[p].barracuda == "hand"

    def _whole_hand(self, p: int) -> list[Card]:
        """B5.4: the Barracuda card included, last."""
        hand: list[Card] = list(self.seats[p].hand)
        if self._holds_barracuda(p):
            hand.append(BARRACUDA)
        return hand

    def _shown(self) -> int:
        assert self.distance is not None
        return self.distance

    def _pawns_on(self, wreck: int) -> list[int]:
        return [p for p in range(self.players) if self.seats[p].pawn == wreck]

    def _standing_on(self, wreck: int) -> list[int]:
        return [p for p in self._pawns_on(wreck) if not self.seats[p].lying]

    def _controller(self) -> int | None:
        """The seat that played the only Barracuda card of the turn."""
        lying = [p for p in range(self.players) if self.seats[p].lying]
        return lying[0] if len(lying) == 1 else None

    def _holder(self, wreck: int) -> int | None:
        """B4.2: the single standing diver there with the fewest cards in the row, as read at the start (B3.4)."""
        standing = self._standing_on(wreck)
        if not standing:
            return None
        fewest = min(self.initiative[p] for p in standing)
        having = [p for p in standing if self.initiative[p] == fewest]
        return having[0] if len(having) == 1 else None

    # --- B3.1-B3.3: cards and fish ----------------------------------------------------------------------------------

    def _choose(self, p: int, move: str) -> None:
        self.seats[p].chosen = move
        if all(seat.chosen is not None for seat in self.seats):
            self._reveal()

    def _reveal(self) -> None:
        for seat in self.seats:
            assert seat.chosen is not None
            if seat.chosen == BARRACUDA:
                seat.lying = True
                seat.barracuda = "centre"
            else:
                card = int(seat.chosen.split()[1])
                seat.pawn = card
                self._to_row(seat, card)
            seat.chosen = None
        self.phase = "distance"

    def _to_row(self, seat: Seat, card: int) -> None:
        """A movement card from the hand becomes the newest of the row."""
        seat.hand.remove(card)
        seat.row.append(card)
        if not seat.hand:  # B3.2: all five back at once
            seat.hand = sorted(seat.row)
            seat.row = []

    def _show_distance(self, distance: int) -> None:
        self.distance = distance
        self.actor = self._controller()
        self.phase = "direction" if self.actor is None else "steer"

    def _fish_goes_to(self, wreck: int) -> None:
        """B3.3: the fish stops here; its stop action fires only on another wreck than the one it started from."""
        moved = wreck != self.fish
        self.fish = wreck
        self.distance = None
        self.actor = None
        stop = self.wrecks[wreck]["stop"]
        if moved and stop is not None:
            if stop["action"] == "jump":
                self.phase = "jump"
                return
            assert stop["action"] == "all_back"
            self._all_back()
        self._begin_actions()

    def _all_back(self) -> None:
        for seat in self.seats:
            seat.barracuda = "hand"

    # --- B3.4, B4: actions ------------------------------------------------------------------------------------------

    def _begin_actions(self) -> None:
        self.initiative = [len(seat.row) for seat in self.seats]  # B3.4: read once
        for wreck in WRECKS:  # B4.1: gold of earlier turns, on all wrecks, whether the fish is there or not
            holder = self._holder(wreck)
            if holder is not None:
                self.seats[holder].bag += self.gold[wreck - 1]
                self.gold[wreck - 1] = 0
        self._open_wreck(1)

    def _open_wreck(self, wreck: int) -> None:
        """Resolve this wreck and the later ones, as far as nobody has to be asked."""
        self.wreck = wreck
        if self.fish == wreck:  # B4.3: no special, no theft, no exchange
            self._fish_bites(wreck)
            self._generals(0)
            return
        answers = self._answers(wreck)
        if not answers:  # B4.5: nobody has initiative
            self._generals(0)
        elif answers == ["special"]:  # B4.4, and B3.0: one legal answer is not asked
            holder = self._holder(wreck)
            assert holder is not None
            self._special(holder)
        else:
            self.phase = "answer"
            self.actor = self._answerer(wreck)

    def _fish_bites(self, wreck: int) -> None:
        """B4.3: everyone there who is not safe drops the whole bag."""
        for p in self._pawns_on(wreck):
            if not self._safe(p, wreck):
                self._drop_bag(p, wreck)

    def _safe(self, p: int, wreck: int) -> bool:
        """B4.3: lying, by the only Barracuda card; standing, by shelter."""
        if self.seats[p].lying:
            return self._controller() == p
        general = self.wrecks[wreck]["general"]
        return general is not None and general["action"] == "shelter"

    def _drop_bag(self, p: int, wreck: int) -> None:
        """At most 4 as printed lie there in all; the rest returns to the supply."""
        self.gold[wreck - 1] = min(self.numbers["wreck_gold"], self.gold[wreck - 1] + self.seats[p].bag)
        self.seats[p].bag = 0

    def _answerer(self, wreck: int) -> int | None:
        """Whose answer it is: the holder of initiative, or the one of tied partners who may exchange."""
        holder = self._holder(wreck)
        return self._exchanger(wreck) if holder is None else holder

    def _answers(self, wreck: int) -> list[str]:
        """B4.4, B4.5, B7: what can be answered where the fish is not; empty: nobody is asked and nothing happens."""
        holder = self._holder(wreck)
        exchanger = self._exchanger(wreck)
        answers = []
        if holder is not None:
            answers.append("special")  # B4.5: always possible
            for q in self._opponents(holder):
                if self.seats[q].pawn == wreck and self.seats[q].bag > 0:  # standing or lying
                    answers.append(f"steal from {q}")
        if exchanger is not None:
            joint = self._joint_bags(exchanger)
            answers += [f"exchange {k}" for k in range(min(joint, MOST_EXCHANGED) + 1)]
            if holder is None:
                answers.append("pass")  # B7: tied partners
        return answers

    def _joint_bags(self, p: int) -> int:
        return self.seats[p].bag + self.seats[self._partner(p)].bag

    @staticmethod
    def _partner(p: int) -> int:
        return (p + 2) % 4

    def _exchanger(self, wreck: int) -> int | None:
        """B7: the seat to which the exchange on this wreck belongs, if there is one (the fish is not there)."""
        if not self.teams:
            return None
        for p in (0, 1):
            if self._team_may_exchange(p, wreck):
                ours = [q for q in self._standing_on(wreck) if q % 2 == p]
                return min(ours, key=lambda q: (self.initiative[q], q))  # tied: the lower seat
        return None

    def _team_may_exchange(self, p: int, wreck: int) -> bool:
        """B7: both there, one standing, some gold, and strictly fewer cards than the others standing there."""
        standing = self._standing_on(wreck)
        ours = [self.initiative[q] for q in standing if q % 2 == p % 2]
        theirs = [self.initiative[q] for q in standing if q % 2 != p % 2]
        both = self.seats[p].pawn == wreck and self.seats[self._partner(p)].pawn == wreck
        if not both or not ours or self._joint_bags(p) == 0:
            return False
        return not theirs or min(ours) < min(theirs)

    def _answer(self, p: int, move: str) -> None:
        self.actor = None
        words = move.split()
        if words[0] == "special":
            self._special(p)
            return
        if words[0] == "steal":  # B4.5: the whole bag
            robbed = self.seats[int(words[2])]
            self.seats[p].bag += robbed.bag
            robbed.bag = 0
        elif words[0] == "exchange":  # B7: the acting member's new bag, the partner gets the rest
            joint = self._joint_bags(p)
            self.seats[p].bag = int(words[1])
            self.seats[self._partner(p)].bag = joint - int(words[1])
        self._generals(0)

    def _special(self, p: int) -> None:
        if not self._asks(p, "special"):
            self._generals(0)

    def _generals(self, first: int) -> None:
        """B4.5: all standing divers here, in seat order, from this seat on; then the wreck is resolved."""
        for p in self._standing_on(self.wreck):
            if p >= first and self._asks(p, "general"):
                return
        self._close_wreck()

    def _close_wreck(self) -> None:
        if any(vault >= self.goal for vault in self.vaults):  # B6: the game ends there
            self._game_over()
        elif self.wreck < 6:
            self._open_wreck(self.wreck + 1)
        else:
            self._end_turn()

    # --- B5: icons --------------------------------------------------------------------------------------------------

    def _asks(self, p: int, slot: str) -> bool:
        """Carry out an icon of the wreck for this seat, or ask it (true) where it has something to decide."""
        icon = self.wrecks[self.wreck][slot]
        answers = self._slot_answers(p, slot)
        if len(answers) > 1:
            self.phase = slot
            self.actor = p
            return True
        if answers:  # B3.0: one legal answer is not asked
            self._carry_out_answer(p, answers[0])
        elif icon is not None:
            self._carry_out(p, icon)
        return False

    def _slot_answers(self, p: int, slot: str) -> list[str]:
        """What a seat can answer to an icon of the wreck; to do or decline a general action too, by B0."""
        icon = self.wrecks[self.wreck][slot]
        answers = self._icon_answers(p, icon)
        if slot == "general" and self.declining == "allowed" and self._takes_back(p, icon):
            return [*(answers or ["do"]), "decline"]
        return answers

    def _takes_back(self, p: int, icon: Icon) -> bool:
        """Whether the icon can bring a card back to a hand now, seen by this seat."""
        in_centre = [q for q in range(self.players) if not self._holds_barracuda(q)]
        action = None if icon is None else icon["action"]
        if action in ("take_back", "or_red"):
            return bool(self.seats[p].row)
        if action == "barracuda":
            return p in in_centre
        return action == "all_back" and bool(in_centre)

    def _icon_answers(self, p: int, icon: Icon) -> list[str]:
        """What a seat can answer to an icon; empty where the icon leaves nothing to decide."""
        if icon is None:
            return []
        if icon["action"] == "or_red":  # B5.4: both always offered
            return ["take back", "red"]
        if icon["action"] == "barracuda":  # B5.2
            own = [] if self._holds_barracuda(p) else ["barracuda back"]
            return own + [f"barracuda away {q}" for q in self._opponents(p) if self._holds_barracuda(q)]
        return []

    def _icon_answer(self, p: int, move: str) -> None:
        slot = self.phase
        self.actor = None
        self._carry_out_answer(p, move)
        self._generals(0 if slot == "special" else p + 1)

    def _carry_out_answer(self, p: int, answer: str) -> None:
        if answer == "take back":
            self._take_back(p, 1)
        elif answer == "red":
            self.reds[p] += 1  # B5.4: the victim at the end of the turn
        elif answer == "barracuda back":
            self.seats[p].barracuda = "hand"
        elif answer == "do":
            icon = self.wrecks[self.wreck]["general"]
            assert icon is not None
            self._carry_out(p, icon)
        elif answer != "decline":
            self.seats[int(answer.split()[2])].barracuda = "centre"

    def _carry_out(self, p: int, icon: dict[str, Any]) -> None:
        """An icon that leaves nothing to decide."""
        action = icon["action"]
        if action == "gold":
            self._gain(p, icon["x"])
        elif action == "take_back":
            self._take_back(p, icon["x"])
        elif action == "bank":
            self._bank(p, min(self.numbers["bank_limit"], self.seats[p].bag))
        elif action == "bank_all":
            self._bank(p, self.seats[p].bag)
        elif action == "all_back":
            self._all_back()
        else:  # B5.3: shelter has been counted by _safe; B5.2 with no answer: nothing happens
            assert action in ("shelter", "barracuda")

    def _gain(self, p: int, x: int) -> None:
        self.seats[p].bag += x

    def _bank(self, p: int, x: int) -> None:
        self.seats[p].bag -= x
        self.vaults[self._vault_of(p)] += x

    def _take_back(self, p: int, x: int) -> None:
        """B5.1: the x oldest of the row, all if fewer."""
        seat = self.seats[p]
        seat.hand = sorted(seat.hand + seat.row[:x])
        seat.row = seat.row[x:]

    # --- B3.5, B5.4: the end of the turn ----------------------------------------------------------------------------

    def _end_turn(self) -> None:
        self.wreck = 0
        self.initiative = [0] * self.players
        for seat in self.seats:
            seat.lying = False
        if self.fish == FISH_HOME or all(seat.barracuda == "centre" for seat in self.seats):
            self._all_back()
        self._next_red()

    def _next_red(self) -> None:
        """The next red action, by the wreck of its owner's pawn, then by seat; none left: the next turn."""
        owing = [p for p in range(self.players) if self.reds[p] > 0]
        if not owing:
            self._next_turn()
            return
        p = min(owing, key=lambda q: (self.seats[q].pawn or 0, q))
        opponents = self._opponents(p)
        if len(opponents) == 1:
            self._draw_from(p, opponents[0])
        else:
            self.phase = "victim"
            self.actor = p

    def _draw_from(self, p: int, victim: int) -> None:
        """Two cards of the victim's whole hand; a hand of one: that card."""
        hand = self._whole_hand(victim)
        self.actor = p
        self.victim = victim
        if len(hand) == 1:
            self._lay(p, hand[0])
        elif len(hand) == 2:  # B3.0: one possible outcome is not asked
            self.pair = hand
            self.phase = "card"
        else:
            self.phase = "pair"

    def _lay(self, p: int, card: Card) -> None:
        """The card becomes the newest of the victim's row, or goes to the centre; the pawn does not move."""
        assert self.victim is not None
        seat = self.seats[self.victim]
        if isinstance(card, int):
            self._to_row(seat, card)
        else:
            seat.barracuda = "centre"  # B3.5: and stays there, even if it is the last
        self.actor = None
        self.victim = None
        self.pair = []
        self.reds[p] -= 1
        self._next_red()

    def _next_turn(self) -> None:
        if self.turn_limit and self.turn >= self.turn_limit:  # B0: 0 = none
            self._game_over()
        else:
            self.turn += 1
            self.phase = "choose"

    # --- B6: the end ------------------------------------------------------------------------------------------------

    def _game_over(self) -> None:
        self._clear_turn()
        self.phase = "over"

    def result(self) -> dict[str, Any] | None:
        """How it ended, or None."""
        if self.phase != "over":
            return None
        by_goal = any(vault >= self.goal for vault in self.vaults)
        best = max(self._standing_of(p) for p in range(self.players))
        return {
            "why": "goal" if by_goal else "turn_limit",
            "winners": [p for p in range(self.players) if self._standing_of(p) == best],
            "scores": [{"vault": self._vault(p), "bag": self.seats[p].bag} for p in range(self.players)],
        }

    def _standing_of(self, p: int) -> tuple[int, int]:
        """B6: higher vault, then fuller bag (B7: of both). If anybody has reached the goal, the highest vault has."""
        return self._vault(p), self._joint_bags(p) if self.teams else self.seats[p].bag
