"""Removes a player from a seat: an absent one at once, a present one only if the others agree. Pure functions."""

from __future__ import annotations

from typing import Any

from tortuga.players import usual
from tortuga.tables.commands import A_DAY, New, Who, listed_bot
from tortuga.tables.errors import Refused
from tortuga.tables.events import Kind
from tortuga.tables.fairness import new_nonce
from tortuga.tables.names import distinct, folded
from tortuga.tables.table import Proposal, Table

PROPOSED_FOR = 300.0  # seconds in which the others can agree
PROPOSED_FOR_A_DAY = float(A_DAY)  # the same at a table with days for a decision


def free_seat(table: Table, who: Who, seat: int, bot: str | None, now: float, *, is_present: bool) -> list[New]:
    """Free a seat before the game, or give it to a bot; if its player is present, only propose it to the others.

    Before the game, the host decides alone where there is nobody else to ask.
    """
    if who.user != table.host:
        raise Refused("host_only")
    if not 0 <= seat < len(table.seats) or table.status not in ("open", "running"):
        raise Refused("no_such_seat")
    stand_in = None if bot is None and table.status == "open" else _stand_in(table, bot)
    by = _name(table, who)
    others = voters(table, seat) - {who.user}
    if not (is_present and needs_consent(table, who, seat)) or (table.status == "open" and not others):
        return _freed(table, seat, stand_in, by)
    if table.proposal is not None and now <= table.proposal.until:
        raise Refused("proposal_open")
    if not others:
        raise Refused("needs_consent", name=table.seats[seat].name)
    days = int(table.spec.get("clock") or 0) >= A_DAY
    until = now + (PROPOSED_FOR_A_DAY if days else PROPOSED_FOR)
    return [New(Kind.PROPOSED, seat, {"user": who.user, "by": by, "bot": stand_in, "until": until})]


def needs_consent(table: Table, who: Who, seat: int) -> bool:
    """Whether another person plays a seat; a bot plays those of players who are away or have resigned."""
    player = table.seats[seat]
    return player.user not in (None, who.user) and not player.is_played_by_bot


def voters(table: Table, seat: int) -> frozenset[str]:
    """The users who vote on a removal: all people who play there but the one to be removed."""
    people = {each.user for each in table.seats if each.user is not None and not each.is_played_by_bot}
    return frozenset(people - {table.seats[seat].user})


def answer(table: Table, who: Who, agrees: bool, now: float) -> list[New]:
    """Agree to a proposal or refuse it. A refusal ends it; when all agree, the seat is freed or given to a bot."""
    asked = table.proposal
    if asked is None or now > asked.until:
        raise Refused("no_proposal")
    if who.user not in voters(table, asked.seat) | {asked.user}:
        raise Refused("no_vote")
    if not agrees:
        return [New(Kind.DROPPED, asked.seat, {"user": who.user})]
    agreed = New(Kind.AGREED, next(iter(table.seats_of(who.user)), None), {"user": who.user})
    if voters(table, asked.seat) <= asked.agreed | {who.user}:
        return [agreed, *_freed(table, asked.seat, asked.bot, asked.by)]
    return [] if who.user in asked.agreed else [agreed]


def expired(table: Table, now: float) -> list[New]:
    """The event that drops an expired proposal: the player stays; nothing if it has time left."""
    asked: Proposal | None = table.proposal
    return [New(Kind.DROPPED, asked.seat, {})] if asked is not None and now > asked.until else []


def _freed(table: Table, seat: int, stand_in: str | None, by: str) -> list[New]:
    if stand_in is None:
        return [New(Kind.LEFT, seat, {"bot": None, "by": by})]
    others = (folded(other.name) for number, other in enumerate(table.seats) if number != seat)
    body: dict[str, Any] = {"bot": stand_in, "name": distinct(stand_in, others), "nonce": new_nonce(), "by": by}
    return [New(Kind.BOT, seat, body)]


def _stand_in(table: Table, bot: str | None) -> str:
    game = str(table.spec["game"])
    return usual(game) if bot is None else listed_bot(game, bot)


def _name(table: Table, who: Who) -> str:
    """The name of the host at the table."""
    return next((table.seats[seat].name for seat in table.seats_of(who.user)), who.name)
