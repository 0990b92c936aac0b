"""Why a move of Einauge is better than another, in words: what the rollouts after each of them ended with."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.scoring import CHESTS, EXCHANGE, JEWELS
from tortuga.games.einauge.state import COLOURS
from tortuga.games.kit.errors import Message
from tortuga.render.kit.messages import amount

OFTEN = 0.4  # how much more often a card is got after the one move than after the other, to be named
FELT = 0.25  # jewels that are worth a sentence
_CARDS = np.arange(64, dtype=np.uint64)


class Ends:
    """The positions that rollouts after a move ended in, and the position just after it."""

    def __init__(self, options: Any, after: Any, ends: Any) -> None:
        self.after, self.ends, self.players = after, ends, options.players
        self.rules = options.rules()

    def scores(self) -> Any:
        """The mean score sheet, (players, columns), as if the game ended there."""
        sheets = np.zeros((len(self.ends), *Einauge.kernels.new_sheet().shape), np.int64)
        for place in range(len(self.ends)):
            Einauge.kernels.score_sheet(self.rules, self.ends, place, sheets[place])
        return sheets.mean(axis=0)[: self.players]

    def cards(self, seat: int) -> Any:
        """How often a seat has got each card since the move."""
        got = self.ends["islands"][:, seat] & ~self.after.islands[seat]
        return (got[:, None] >> _CARDS & np.uint64(1)).mean(axis=0)

    def chests(self) -> Any:
        """The mean number of chests of each seat in each colour: (players, colours)."""
        rules, shifts = self.rules[0], np.arange(0, 64, 8, dtype=np.uint64)
        rows, ships = (
            (self.ends[field][:, : self.players, None] >> shifts & np.uint64(255)).astype(np.int64)
            for field in ("islands", "row_ships")
        )
        return (rules.row_chests[rows & 127] + ships * int(rules.ship_chests)).mean(axis=0)

    def mean(self, field: str, seat: int) -> float:
        """The mean of what a seat holds."""
        return float(self.ends[field][:, seat].mean())


def reason(options: Any, seat: int, best: Ends, other: Ends) -> Message:
    """What *seat* has of the better move, or what another seat has of the worse one: whatever counts most."""
    more = best.scores() - other.scores()
    rivals = [rival for rival in range(options.players) if rival != seat]
    harmed = max(rivals, key=lambda rival: -more[rival].sum())
    column = int(more[seat].argmax())
    lead, harm = float(more[seat, column]), -float(more[harmed].sum()) / len(rivals)
    if max(lead, harm) < FELT:
        return Message("why-einauge-position")
    if harm > lead:
        return _held_back(options, harmed, best, other, harm * len(rivals))
    return _coming_card(options, seat, best, other) or _own(seat, best, other, column, lead)


def _coming_card(options: Any, seat: int, best: Ends, other: Ends) -> Message | None:
    """An open card that is often got later after the better move, and not after the other."""
    gained = best.cards(seat) - other.cards(seat)
    card = int(gained.argmax())
    is_on_table, is_shown = (int(zone) >> card & 1 for zone in (best.after.table, best.after.display))
    if gained[card] < OFTEN or not (is_on_table or is_shown):
        return None
    cost = int(best.rules[0].fight_price[card & 7])  # E3.2
    is_fought_for = is_on_table or best.after.ducats[seat] < best.rules[0].price[card & 7]
    if is_fought_for and other.after.sabres[seat] < cost <= best.after.sabres[seat]:
        return Message("why-einauge-keeps", amount=amount("sabres", cost), card=_text(options, card))
    return Message("why-einauge-later", card=_text(options, card))


def _own(seat: int, best: Ends, other: Ends, column: int, lead: float) -> Message:
    if column == CHESTS:
        return _chests(seat, best, other)
    if column == JEWELS:
        return Message("why-einauge-jewels", amount=_about("jewels", lead))
    if column == EXCHANGE:
        ducats, sabres = (best.mean(field, seat) - other.mean(field, seat) for field in ("ducats", "sabres"))
        worth = sabres * int(best.rules[0].sabre_ducats)  # E5.3
        held = ("sabres", sabres) if worth > ducats else ("ducats", ducats)
        return Message("why-einauge-purse", amount=_about(*held))
    return Message("why-einauge-colours")


def _chests(seat: int, best: Ends, other: Ends) -> Message:
    """The colour in which the seat gains most on the strongest of the others, by its own chests or by theirs."""
    with_best, with_other = best.chests(), other.chests()
    change = with_best - with_other
    rivals = [rival for rival in range(best.players) if rival != seat]
    ahead = [each[seat] - each[rivals].max(axis=0) for each in (with_best, with_other)]
    colour = int((ahead[0] - ahead[1]).argmax())
    rival = min(rivals, key=lambda each: change[each, colour])
    if change[seat, colour] >= -change[rival, colour]:
        return Message("why-einauge-chests", colour=COLOURS[colour])
    return Message("why-einauge-catches_up", seat=rival, colour=COLOURS[colour])


def _held_back(options: Any, rival: int, best: Ends, other: Ends, harm: float) -> Message:
    gained = other.cards(rival) - best.cards(rival)
    card = int(gained.argmax())
    if gained[card] >= OFTEN:
        return Message("why-einauge-takes", seat=rival, card=_text(options, card))
    return Message("why-einauge-holds_back", seat=rival, amount=_about("jewels", harm))


def _about(what: str, number: float) -> Message:
    return amount(what, max(1, round(number)))


def _text(options: Any, card: int) -> str:
    return f"{COLOURS[card >> 3]} {options.cards.islands[card & 7].name}"
