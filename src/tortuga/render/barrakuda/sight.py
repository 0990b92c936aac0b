"""A state of Barrakuda read in one go: a frame looks at many fields of several states, and each costs time singly.

Sealed choices are not read at all: who is ready is the table's to say.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from tortuga.games.barrakuda.state import BARRACUDA, CARD_BITS, CARDS, NOBODY, SEATS, STATE, Phase
from tortuga.games.barrakuda.view import PHASES
from tortuga.games.kit.game import Game, Position
from tortuga.games.kit.layout import reader

Near = tuple[int, ...]  # the set of wrecks beside each wreck; entry 0 is unused
KEPT = 4096  # states
_MOVEMENT = ~(1 << BARRACUDA)
_READ_INITIATIVE = (Phase.ANSWER, Phase.SPECIAL, Phase.GENERAL)
_SIZE = STATE.itemsize
_CHOSEN = STATE.fields["chosen"][1]  # where the sealed choices begin, a byte each
_NO_CHOICES = bytes(SEATS)
_FIELDS = (
    *("turn", "phase", "players", "fish", "near", "gold", "bag", "vault", "hand", "row", "pawn", "lying"),
    *("distance", "actor", "wreck", "initiative", "victim", "pair"),
)
_numbers, _places = reader(STATE)
_fields: itemgetter[Any] = itemgetter(*[_places[name] for name in _FIELDS])


class Sight(NamedTuple):
    """What all may see of a state. Lists go by seat; `gold` by wreck, entry 0 unused."""

    players: int
    turn: int
    phase: str
    fish: int
    near: Near
    gold: list[int]
    bag: list[int]
    vault: list[int]
    hand: list[tuple[int, ...]]  # movement cards, rising
    row: list[tuple[int, ...]]  # oldest first
    holds: list[bool]  # the Barracuda card is in the hand
    pawn: list[int]  # 0: off the board
    lying: list[bool]
    distance: int
    actor: int | None
    wreck: int
    initiative: list[int]
    victim: int | None
    pair: tuple[int, ...]


def seen(position: Position, number: int) -> Sight:
    """State *number* of a game, or 0 of a view. A log, a board and its beats look at the same ones, and change none."""
    return _open(position.states[number : number + 1].tobytes())


def seen_from(game: Game, first: int) -> list[Sight]:
    """The states of a game from number *first* to the one after its last step."""
    records = game.states[first:].tobytes()
    return [_open(records[at : at + _SIZE]) for at in range(0, len(records), _SIZE)]


def see(record: Any) -> Sight:
    """Read the record of a state."""
    return _open(record.tobytes())


def _open(record: bytes) -> Sight:
    """Without its choices: a state that differs in them alone is the same sight, the very same object."""
    return _read(record[:_CHOSEN] + _NO_CHOICES + record[_CHOSEN + SEATS :])


@lru_cache(maxsize=KEPT)
def _read(record: bytes) -> Sight:
    found = _fields(_numbers.unpack(record))
    turn, phase, players, fish, near, gold, bag, vault, hand, row, pawn, lying = found[:12]
    distance, actor, wreck, initiative, victim, pair = found[12:]
    hands, seats = hand[:players], range(players)
    return Sight(
        players,
        turn,
        PHASES[phase],
        fish,
        near,
        list(gold),
        list(bag[:players]),
        list(vault),
        [_cards(cards & _MOVEMENT) for cards in hands],
        [_row(cards) for cards in row[:players]],
        [cards >> BARRACUDA & 1 == 1 for cards in hands],
        list(pawn[:players]),
        [lying >> seat & 1 == 1 for seat in seats],
        distance,
        _somebody(actor),
        wreck,
        _lengths(phase, initiative, hands),
        _somebody(victim),
        _cards(pair),
    )


@cache
def _cards(cards: int) -> tuple[int, ...]:
    return tuple([card for card in range(1, BARRACUDA + 1) if cards >> card & 1])


@cache
def _row(digits: int) -> tuple[int, ...]:
    cards = []
    while digits:
        cards.append(digits & (1 << CARD_BITS) - 1)
        digits >>= CARD_BITS
    return tuple(cards)


def _lengths(phase: int, read: tuple[int, ...], hands: tuple[int, ...]) -> list[int]:
    """B3.4: as read at the start of the actions while they last; else the rows as they are."""
    if phase in _READ_INITIATIVE:
        return list(read[: len(hands)])
    return [CARDS - (cards & _MOVEMENT).bit_count() for cards in hands]


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat
