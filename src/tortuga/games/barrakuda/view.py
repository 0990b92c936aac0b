"""The state in plain named fields (docs/records.md), what a seat may know of it, and the invariants of B9."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import ACTIONS, TABLE
from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.layouts import can_be_drawn, near_of, pairs_in
from tortuga.games.barrakuda.notation import notation
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import (
    BARRACUDA,
    CARD_BITS,
    CARDS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    SEALED,
    STATE,
    WRECKS,
    Icon,
    Phase,
)
from tortuga.games.kit.errors import Message, NotationError, PositionError, expected, one_of
from tortuga.games.kit.layout import thawed
from tortuga.games.kit.positions import need, number, place_in, reading

PHASES = [phase.name.lower() for phase in Phase]
_SEALED = "sealed"
_BARRACUDA = "barracuda"
_HANDS = [tuple(card for card in range(1, CARDS + 1) if hand >> card & 1) for hand in range(2 << BARRACUDA)]
_MOST_GOLD = 2**28  # in a bag or vault: all of four bags stolen and banked still fit into 32 bits
_ON_A_WRECK = (Phase.ANSWER, Phase.SPECIAL, Phase.GENERAL)
_RED = (Phase.VICTIM, Phase.PAIR, Phase.CARD)
_REVEALED = (Phase.DISTANCE, Phase.DIRECTION, Phase.STEER, Phase.JUMP, *_ON_A_WRECK)
_DECISIONS = (Phase.STEER, *_ON_A_WRECK, Phase.VICTIM, Phase.CARD)


# ---- writing


def hide(state: Any, seat: int | None) -> None:
    """B3.1: a sealed choice is known to its owner alone; that it was made is known to all."""
    chosen = state["chosen"]
    for other, card in enumerate(chosen.tolist()):  # a seat that nobody has never chooses
        if other != seat and card != NO_CARD:
            chosen[other] = SEALED


def to_plain(options: Options, state: Any) -> dict[str, Any]:
    """The plain state; in that of a view the choices of other seats read `sealed`."""
    state = thawed(state)
    vaults = 2 if options.teams else options.players
    return {
        "players": options.players,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "near": [list(pair) for pair in pairs_in(state.near)],
        "fish": state.fish,
        "gold": list(state.gold[1:]),
        "seats": [_seat(state, seat) for seat in range(options.players)],
        "vaults": list(state.vault[:vaults]),
        "distance": state.distance or None,
        "actor": _somebody(state.actor),
        "wreck": state.wreck,
        "initiative": list(state.initiative[: options.players]),
        "reds": list(state.reds[: options.players]),
        "victim": _somebody(state.victim),
        "pair": _names(state.pair),
    }


def _seat(state: Any, seat: int) -> dict[str, Any]:
    hand = state.hand[seat]
    return {
        "hand": list(_HANDS[hand]),
        "row": _row(state.row[seat]),
        "barracuda": "hand" if hand >> BARRACUDA & 1 else "centre",
        "pawn": state.pawn[seat] or None,
        "lying": bool(state.lying >> seat & 1),
        "bag": state.bag[seat],
        "chosen": _choice(state.chosen[seat]),
    }


def _row(row: int) -> list[int]:
    """The cards of a row, oldest first."""
    cards = []
    while row:
        cards.append(row & 7)
        row >>= CARD_BITS
    return cards


def _choice(card: int) -> str | None:
    if card == NO_CARD:
        return None
    return _SEALED if card == SEALED else notation().moves[card]


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _names(cards: int) -> list[int | str]:
    return [_BARRACUDA if card == BARRACUDA else card for card in range(1, BARRACUDA + 1) if cards >> card & 1]


# ---- reading


def from_plain(options: Options, plain: dict[str, Any]) -> Any:
    """The record of a plain position, as an array of one; refused with the invariant that it breaks."""
    states = np.zeros(1, STATE)
    with reading():
        _read(options, plain, states[0])
    _check(options, states)
    return states


def _numbers(what: str, values: object, length: int, high: int) -> list[int]:
    if not isinstance(values, list) or len(values) != length:
        raise PositionError(expected(what, Message("error-position-numbers", number=length), values))
    return [number(what, value, 0, high) for value in values]


def _read(options: Options, plain: dict[str, Any], state: Any) -> None:
    players = options.players
    if plain["players"] != players or len(plain["seats"]) != players:
        raise PositionError(expected("players", str(players), plain["players"]))
    state.players = players
    state.phase = place_in(PHASES, "phase", plain["phase"])
    state.turn = number("turn", plain["turn"], 1, 2**31)
    state.near[:] = _near(plain["near"])
    state.fish = number("fish", plain["fish"], 1, WRECKS)
    state.gold[1:] = _numbers("gold", plain["gold"], WRECKS, options.cards.numbers.wreck_gold)
    for seat, values in enumerate(plain["seats"]):
        _read_seat(state, seat, values)
    vaults = 2 if options.teams else players
    state.vault[:vaults] = _numbers("vaults", plain["vaults"], vaults, _MOST_GOLD)
    state.distance = 0 if plain["distance"] is None else _distance(options, plain["distance"])
    state.actor = _read_somebody("actor", plain["actor"], players)
    state.wreck = number("wreck", plain["wreck"], 0, WRECKS)
    state.initiative[:players] = _numbers("initiative", plain["initiative"], players, CARDS - 1)
    state.reds[:players] = _numbers("reds", plain["reds"], players, 2)
    state.victim = _read_somebody("victim", plain["victim"], players)
    state.pair = _cards("pair", plain["pair"])


def _distance(options: Options, shown: object) -> int:
    faces = sorted(set(options.cards.numbers.distance_die))
    if isinstance(shown, bool) or shown not in faces:
        raise PositionError(expected("distance", one_of(list(map(str, faces))), shown))
    return int(str(shown))


def _near(pairs: list[list[int]]) -> list[int]:
    for low, high in pairs:
        number("near", low, 1, WRECKS)
        number("near", high, low + 1, WRECKS)
    need(sorted(pairs) == pairs and len({tuple(pair) for pair in pairs}) == len(pairs), "near")
    return near_of(pairs)


def _read_somebody(what: str, value: object, players: int) -> int:
    return NOBODY if value is None else number(what, value, 0, players - 1)


def _cards(what: str, cards: list[object]) -> int:
    numbers = [BARRACUDA if card == _BARRACUDA else number(what, card, 1, CARDS) for card in cards]
    need(sorted(set(numbers)) == numbers, "ascending", where=what)
    return sum(1 << number for number in numbers)


def _read_seat(state: Any, seat: int, values: dict[str, Any]) -> None:
    where = f"seat {seat}"
    row = [number(f"{where} row", card, 1, CARDS) for card in values["row"]]
    hand = _cards(f"{where} hand", values["hand"])
    both = sorted([card for card in range(1, BARRACUDA + 1) if hand >> card & 1] + row)
    need(both == list(range(1, CARDS + 1)), "b9_hand", where=where)
    need(len(row) < CARDS, "b3_2", where=where)
    holds = place_in(["centre", "hand"], f"{where} barracuda", values["barracuda"])
    state.hand[seat] = hand | holds << BARRACUDA
    state.row[seat] = sum(card << CARD_BITS * place for place, card in enumerate(row))
    state.pawn[seat] = NOWHERE if values["pawn"] is None else number(f"{where} pawn", values["pawn"], 1, CARDS)
    if not isinstance(values["lying"], bool):
        raise PositionError(expected(f"{where} lying", Message("error-position-truth"), values["lying"]))
    state.lying |= np.uint8(values["lying"] << seat)
    state.bag[seat] = number(f"{where} bag", values["bag"], 0, _MOST_GOLD)
    state.chosen[seat] = NO_CARD if values["chosen"] is None else _read_choice(state, where, values["chosen"], seat)


def _read_choice(state: Any, where: str, text: object, seat: int) -> int:
    try:
        action = TABLE[notation().move_number(str(text))]
    except NotationError:
        action = None
    if action is None or action.verb not in ("dive", "barracuda") or action.card is None:
        raise PositionError(expected(f"{where} chosen", Message("error-position-choice"), text))
    need(bool(int(state.hand[seat]) >> action.card & 1), "b3_1_hand", where=where)
    return action.card


# ---- checking


def _check(options: Options, states: Any) -> None:
    """B9 and the shape of each phase."""
    state, phase = states[0], Phase(states[0].phase)
    _check_layout(options, state, phase)
    _check_choices(state, phase)
    _check_pawns(state, phase)
    _check_fields(state, phase)
    _check_end(options, state, phase)
    if phase in _ON_A_WRECK:
        _check_wreck(options, state, phase)
    _check_reds(options, state, phase)
    if phase in _DECISIONS:
        room = np.zeros(ACTIONS, np.int64)
        asked = KERNELS.legal_actions(options.rules(), states, 0, int(state.actor), room)
        need(asked > 1, "b3_0_asked")


def _check_layout(options: Options, state: Any, phase: Phase) -> None:
    pairs = pairs_in(tuple(state.near.tolist()))
    if phase == Phase.LAYOUT:
        need(options.near is None, "b0_chance")
        need(not pairs and state.turn == 1, "b0_empty")
    elif options.near is not None:
        need(state.near.tolist() == options.near, "b0_layout")
    else:
        need(can_be_drawn(pairs), "b1_2")


def _check_choices(state: Any, phase: Phase) -> None:
    chosen = [card != NO_CARD for card in state.chosen[: state.players]]
    need(phase == Phase.CHOOSE or not any(chosen), "chosen")
    need(not all(chosen), "b3_1_reveal")


def _check_pawns(state: Any, phase: Phase) -> None:
    lying = [bool(int(state.lying) >> seat & 1) for seat in range(state.players)]
    if phase not in (*_REVEALED, Phase.OVER):
        need(not any(lying), "b3_5_lie")
    for seat, lies in enumerate(lying):
        stands = not lies and phase in _REVEALED
        need(not stands or state.pawn[seat] != NOWHERE, "b3_1_stand", where=f"seat {seat}")
        centre = not int(state.hand[seat]) >> BARRACUDA & 1
        dice = lies and phase in (Phase.DISTANCE, Phase.DIRECTION, Phase.STEER)
        need(not dice or centre, "b3_1_centre", where=f"seat {seat}")
    need(phase != Phase.DIRECTION or sum(lying) != 1, "b3_3_single")
    leads = sum(lying) == 1 and state.actor < state.players and lying[state.actor]
    need(phase != Phase.STEER or leads, "b3_3_owner")


def _check_fields(state: Any, phase: Phase) -> None:
    """Each field is filled in its phases only (docs/records.md)."""
    asks = phase in (*_DECISIONS, Phase.PAIR)
    need((state.actor != NOBODY) == asks, "actor")
    need((state.distance != 0) == (phase in (Phase.DIRECTION, Phase.STEER)), "distance")
    need((state.wreck != 0) == (phase in _ON_A_WRECK), "wreck")
    need(phase in _ON_A_WRECK or not state.initiative.any(), "initiative")
    need((state.victim != NOBODY) == (phase in (Phase.PAIR, Phase.CARD)), "victim")
    need((state.pair != 0) == (phase == Phase.CARD), "pair")


def _check_end(options: Options, state: Any, phase: Phase) -> None:
    """A general may be asked between reaching the goal and its test: only once the wreck is resolved is it tested."""
    reached = bool((state.vault >= options.goal).any())
    last = options.turn_limit > 0 and state.turn >= options.turn_limit
    need(options.turn_limit == 0 or state.turn <= options.turn_limit, "b0_limit")
    need(not reached or phase in (Phase.GENERAL, Phase.OVER), "b6_goal")
    need(phase != Phase.OVER or reached or last, "b6_over")


def _check_wreck(options: Options, state: Any, phase: Phase) -> None:
    seat, wreck = int(state.actor), int(state.wreck)
    stands = state.pawn[seat] == wreck and not int(state.lying) >> seat & 1
    need(stands, "b4_6")
    need(phase == Phase.GENERAL or state.fish != wreck, "b4_3")
    if phase != Phase.ANSWER:
        rules = options.rules()[0]
        icon = rules.special[wreck] if phase == Phase.SPECIAL else rules.general[wreck]
        asked = icon in (Icon.OR_RED, Icon.BARRACUDA)
        declinable = phase == Phase.GENERAL and rules.declining and icon in (Icon.TAKE_BACK, Icon.ALL_BACK)
        need(asked or declinable, "b5")


def _check_reds(options: Options, state: Any, phase: Phase) -> None:
    if phase not in (*_ON_A_WRECK, *_RED):
        need(not state.reds.any(), "b5_4_when")
        return
    places = [int(state.pawn[seat]) for seat in range(state.players) if state.reds[seat]]
    need(NOWHERE not in places, "b5_4_who")
    if phase in _RED:
        waiting = [seat for seat in range(state.players) if state.reds[seat]]
        first = min(waiting, key=lambda seat: (int(state.pawn[seat]), seat), default=None)
        need(first == state.actor, "b3_5_order")
    if phase in (Phase.PAIR, Phase.CARD):
        _check_drawing(options, state, phase)


def _check_drawing(options: Options, state: Any, phase: Phase) -> None:
    hand = int(state.hand[state.victim])
    opponents = int(options.rules()[0].opponents[state.actor])
    need(bool(opponents >> int(state.victim) & 1), "b5_4_victim")
    if phase == Phase.PAIR:
        need(hand.bit_count() > 2, "b3_0_pair")
    else:
        of_hand = int(state.pair) & ~hand == 0 and int(state.pair).bit_count() == 2
        need(of_hand, "b5_4_pair")
