"""The state in plain named fields (docs/records.md), what a seat may know of it, and the invariants of B9."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda import kernels
from tortuga.games.barrakuda.actions import ACTIONS, TABLE
from tortuga.games.barrakuda.layouts import can_be_drawn, near_of, pairs_in
from tortuga.games.barrakuda.notation import notation
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import (
    BARRACUDA,
    CARD_BITS,
    CARDS,
    DISTANCES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    SEALED,
    STATE,
    WRECKS,
    Icon,
    Phase,
)
from tortuga.games.kit.errors import NotationError, PositionError, expected
from tortuga.games.kit.layout import thawed

PHASES = [phase.name.lower() for phase in Phase]
_SEALED = "sealed"
_BARRACUDA = "barracuda"
_MOST_GOLD = 2**28  # in a bag or vault: all of four bags stolen and banked still fit into 32 bits
_ON_A_WRECK = (Phase.ANSWER, Phase.SPECIAL, Phase.GENERAL)
_RED = (Phase.VICTIM, Phase.PAIR, Phase.CARD)
_REVEALED = (Phase.DISTANCE, Phase.DIRECTION, Phase.STEER, Phase.JUMP, *_ON_A_WRECK)
_DECISIONS = (Phase.STEER, *_ON_A_WRECK, Phase.VICTIM, Phase.CARD)


# ---- writing


def hide(state: Any, seat: int | None) -> None:
    """B3.1: a sealed choice is known to its owner alone; that it was made is known to all."""
    for other in range(int(state.players)):
        if other != seat and state.chosen[other] != NO_CARD:
            state.chosen[other] = SEALED


def to_plain(options: Options, state: Any, viewer: int | None = None) -> dict[str, Any]:
    """The plain state; of a view, whose other seats' choices read `sealed`."""
    del viewer  # what it may not know is not in the state any more
    state = thawed(state)
    vaults = 2 if options.teams else options.players
    return {
        "players": options.players,
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "near": [list(pair) for pair in pairs_in(state.near)],
        "fish": int(state.fish),
        "gold": state.gold[1:],
        "seats": [_seat(state, seat) for seat in range(options.players)],
        "vaults": state.vault[:vaults],
        "distance": int(state.distance) or None,
        "actor": _somebody(state.actor),
        "wreck": int(state.wreck),
        "initiative": state.initiative[: options.players],
        "reds": state.reds[: options.players],
        "victim": _somebody(state.victim),
        "pair": _names(int(state.pair)),
    }


def _seat(state: Any, seat: int) -> dict[str, Any]:
    hand = int(state.hand[seat])
    return {
        "hand": [card for card in range(1, CARDS + 1) if hand >> card & 1],
        "row": row_of(state, seat),
        "barracuda": "hand" if hand >> BARRACUDA & 1 else "centre",
        "pawn": int(state.pawn[seat]) or None,
        "lying": bool(int(state.lying) >> seat & 1),
        "bag": int(state.bag[seat]),
        "chosen": _choice(int(state.chosen[seat])),
    }


def row_of(state: Any, seat: int) -> list[int]:
    """The cards of a row, oldest first."""
    row, cards = int(state.row[seat]), []
    while row:
        cards.append(row & 7)
        row >>= CARD_BITS
    return cards


def _choice(card: int) -> str | None:
    if card == NO_CARD:
        return None
    return _SEALED if card == SEALED else notation().moves[card]


def _somebody(seat: Any) -> int | None:
    return None if seat == NOBODY else int(seat)


def _names(cards: int) -> list[int | str]:
    return [_BARRACUDA if card == BARRACUDA else card for card in range(1, BARRACUDA + 1) if cards >> card & 1]


# ---- reading


def from_plain(options: Options, plain: dict[str, Any]) -> Any:
    """The record of a plain position, as an array of one; refused with the invariant that it breaks."""
    states = np.zeros(1, STATE)
    try:
        _read(options, plain, states[0])
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise PositionError(expected("position", "the plain state of docs/records.md", repr(error))) from None
    _check(options, states)
    return states


def _number(what: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(expected(what, f"a whole number from {low} to {high}", value))
    return value


def _numbers(what: str, values: object, length: int, high: int) -> list[int]:
    if not isinstance(values, list) or len(values) != length:
        raise PositionError(expected(what, f"a list of {length} numbers", values))
    return [_number(what, value, 0, high) for value in values]


def _one_of(what: str, value: object, allowed: list[str]) -> int:
    if value not in allowed:
        raise PositionError(expected(what, " or ".join(allowed), value))
    return allowed.index(str(value))


def _read(options: Options, plain: dict[str, Any], state: Any) -> None:
    players = options.players
    if plain["players"] != players or len(plain["seats"]) != players:
        raise PositionError(expected("players", str(players), plain["players"]))
    state.players = players
    state.phase = _one_of("phase", plain["phase"], PHASES)
    state.turn = _number("turn", plain["turn"], 1, 2**31)
    state.near[:] = _near(plain["near"])
    state.fish = _number("fish", plain["fish"], 1, WRECKS)
    state.gold[1:] = _numbers("gold", plain["gold"], WRECKS, 4)
    for seat, values in enumerate(plain["seats"]):
        _read_seat(state, seat, values)
    vaults = 2 if options.teams else players
    state.vault[:vaults] = _numbers("vaults", plain["vaults"], vaults, _MOST_GOLD)
    state.distance = 0 if plain["distance"] is None else _number("distance", plain["distance"], 1, DISTANCES)
    state.actor = _read_somebody("actor", plain["actor"], players)
    state.wreck = _number("wreck", plain["wreck"], 0, WRECKS)
    state.initiative[:players] = _numbers("initiative", plain["initiative"], players, CARDS - 1)
    state.reds[:players] = _numbers("reds", plain["reds"], players, 2)
    state.victim = _read_somebody("victim", plain["victim"], players)
    state.pair = _cards("pair", plain["pair"])


def _near(pairs: list[list[int]]) -> list[int]:
    for low, high in pairs:
        _number("near", low, 1, WRECKS)
        _number("near", high, low + 1, WRECKS)
    _need(sorted(pairs) == pairs and len({tuple(pair) for pair in pairs}) == len(pairs), "near: sorted, each pair once")
    return near_of(pairs)


def _read_somebody(what: str, value: object, players: int) -> int:
    return NOBODY if value is None else _number(what, value, 0, players - 1)


def _cards(what: str, cards: list[object]) -> int:
    numbers = [BARRACUDA if card == _BARRACUDA else _number(what, card, 1, CARDS) for card in cards]
    _need(sorted(set(numbers)) == numbers, f"{what}: ascending, each card once")
    return sum(1 << number for number in numbers)


def _read_seat(state: Any, seat: int, values: dict[str, Any]) -> None:
    where = f"seat {seat}"
    row = [_number(f"{where} row", card, 1, CARDS) for card in values["row"]]
    hand = _cards(f"{where} hand", values["hand"])
    both = sorted([card for card in range(1, BARRACUDA + 1) if hand >> card & 1] + row)
    _need(both == list(range(1, CARDS + 1)), f"B9: each player's hand and row together are exactly 1–5; {where}")
    _need(len(row) < CARDS, f"B3.2: whoever has played the last movement card takes all five back; {where}")
    holds = _one_of(f"{where} barracuda", values["barracuda"], ["centre", "hand"])
    state.hand[seat] = hand | holds << BARRACUDA
    state.row[seat] = sum(card << CARD_BITS * place for place, card in enumerate(row))
    state.pawn[seat] = NOWHERE if values["pawn"] is None else _number(f"{where} pawn", values["pawn"], 1, CARDS)
    if not isinstance(values["lying"], bool):
        raise PositionError(expected(f"{where} lying", "true or false", values["lying"]))
    state.lying |= np.uint8(values["lying"] << seat)
    state.bag[seat] = _number(f"{where} bag", values["bag"], 0, _MOST_GOLD)
    state.chosen[seat] = NO_CARD if values["chosen"] is None else _read_choice(state, where, values["chosen"], seat)


def _read_choice(state: Any, where: str, text: object, seat: int) -> int:
    try:
        action = TABLE[notation().move_number(str(text))]
    except NotationError:
        action = None
    if action is None or action.verb not in ("dive", "barracuda") or action.card is None:
        raise PositionError(expected(f"{where} chosen", "dive 1 to dive 5, barracuda or null", text))
    _need(bool(int(state.hand[seat]) >> action.card & 1), f"B3.1: the card chosen is in the hand; {where}")
    return action.card


# ---- checking


def _need(holds: bool, invariant: str) -> None:
    if not holds:
        raise PositionError(invariant)


def _check(options: Options, states: Any) -> None:
    """B9 and the shape of each phase."""
    state, phase = states[0], Phase(int(states[0].phase))
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
        asked = kernels.legal_actions(options.rules(), states, 0, int(state.actor), room)
        _need(asked > 1, "B3.0: a decision with one legal answer is not asked, and only who has one is asked")


def _check_layout(options: Options, state: Any, phase: Phase) -> None:
    pairs = pairs_in(state.near)
    if phase == Phase.LAYOUT:
        _need(options.near is None, "B0: the layout is not drawn by chance with these options")
        _need(not pairs and state.turn == 1, "B0: nothing lies before the layout is drawn")
    elif options.near is not None:
        _need(state.near.tolist() == options.near, "B0: the layout is that of the option")
    else:
        _need(can_be_drawn(pairs), "B1.2: six wrecks joined along sides into one connected piece")


def _check_choices(state: Any, phase: Phase) -> None:
    chosen = [card != NO_CARD for card in state.chosen[: state.players]]
    _need(phase == Phase.CHOOSE or not any(chosen), "chosen is cleared by the reveal")
    _need(not all(chosen), "B3.1: when all have chosen, the cards are revealed")


def _check_pawns(state: Any, phase: Phase) -> None:
    lying = [bool(int(state.lying) >> seat & 1) for seat in range(state.players)]
    if phase not in (*_REVEALED, Phase.OVER):
        _need(not any(lying), "B3.5: pawns lie only from the reveal to the end of the actions")
    for seat, lies in enumerate(lying):
        stands = not lies and phase in _REVEALED
        _need(not stands or state.pawn[seat] != NOWHERE, f"B3.1: whoever has dived stands on a wreck; seat {seat}")
        centre = not int(state.hand[seat]) >> BARRACUDA & 1
        dice = lies and phase in (Phase.DISTANCE, Phase.DIRECTION, Phase.STEER)
        _need(not dice or centre, f"B3.1: the Barracuda card just played is in the centre; seat {seat}")
    _need(phase != Phase.DIRECTION or sum(lying) != 1, "B3.3: a single Barracuda card leads the fish")
    leads = sum(lying) == 1 and state.actor < state.players and lying[state.actor]
    _need(phase != Phase.STEER or leads, "B3.3: only the owner of the only Barracuda card leads the fish")


def _check_fields(state: Any, phase: Phase) -> None:
    """Each field is filled in its phases only (docs/records.md)."""
    asks = phase in (*_DECISIONS, Phase.PAIR)
    _need((state.actor != NOBODY) == asks, "actor: the seat that decides, or whose red action it is; else null")
    _need(
        (state.distance != 0) == (phase in (Phase.DIRECTION, Phase.STEER)),
        "distance: in direction and steer only",
    )
    _need((state.wreck != 0) == (phase in _ON_A_WRECK), "wreck: in answer, special and general only; else 0")
    _need(phase in _ON_A_WRECK or not state.initiative.any(), "initiative: in answer, special and general only; else 0")
    _need((state.victim != NOBODY) == (phase in (Phase.PAIR, Phase.CARD)), "victim: in pair and card only; else null")
    _need((state.pair != 0) == (phase == Phase.CARD), "pair: in card only; else empty")


def _check_end(options: Options, state: Any, phase: Phase) -> None:
    """A general may be asked between reaching the goal and its test: only once the wreck is resolved is it tested."""
    reached = bool((state.vault >= options.goal).any())
    last = options.turn_limit > 0 and state.turn >= options.turn_limit
    _need(options.turn_limit == 0 or state.turn <= options.turn_limit, "B0: the game has ended by the turn limit")
    _need(not reached or phase in (Phase.GENERAL, Phase.OVER), "B6: whoever has the goal in the vault has won")
    _need(phase != Phase.OVER or reached or last, "B6: over only by the goal or the turn limit")


def _check_wreck(options: Options, state: Any, phase: Phase) -> None:
    seat, wreck = int(state.actor), int(state.wreck)
    stands = state.pawn[seat] == wreck and not int(state.lying) >> seat & 1
    _need(stands, "B4.6: only a standing diver acts, on its wreck")
    _need(phase == Phase.GENERAL or state.fish != wreck, "B4.3: with the fish there, no special and no theft")
    if phase != Phase.ANSWER:
        rules = options.rules()[0]
        icon = rules.special[wreck] if phase == Phase.SPECIAL else rules.general[wreck]
        _need(icon in (Icon.OR_RED, Icon.BARRACUDA), "B5: this wreck has no such choice")


def _check_reds(options: Options, state: Any, phase: Phase) -> None:
    if phase not in (*_ON_A_WRECK, *_RED):
        _need(not state.reds.any(), "B5.4: red actions are chosen on a wreck and done at the end of the turn")
        return
    places = [int(state.pawn[seat]) for seat in range(state.players) if state.reds[seat]]
    _need(NOWHERE not in places, "B5.4: only who dived to a wreck has a red action")
    if phase in _RED:
        waiting = [seat for seat in range(state.players) if state.reds[seat]]
        first = min(waiting, key=lambda seat: (int(state.pawn[seat]), seat), default=None)
        _need(first == state.actor, "B3.5: red actions are done by wreck and then seat")
    if phase in (Phase.PAIR, Phase.CARD):
        _check_drawing(options, state, phase)


def _check_drawing(options: Options, state: Any, phase: Phase) -> None:
    hand = int(state.hand[state.victim])
    opponents = int(options.rules()[0].opponents[state.actor])
    _need(bool(opponents >> int(state.victim) & 1), "B5.4: the victim is an opponent")
    if phase == Phase.PAIR:
        _need(hand.bit_count() > 2, "B3.0: a red pair with one possible outcome is not drawn")
    else:
        of_hand = int(state.pair) & ~hand == 0 and int(state.pair).bit_count() == 2
        _need(of_hand, "B5.4: two cards of the victim's hand")
