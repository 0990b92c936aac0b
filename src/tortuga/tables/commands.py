"""What people ask of a table, and the events that follow. Pure: the host stores what comes back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tortuga.games import GAMES
from tortuga.games.kit.chance import Deal
from tortuga.games.kit.tables import shipped
from tortuga.players import listed
from tortuga.players import names as bot_names
from tortuga.players.adaptive import ADAPTIVE, Result, next_level
from tortuga.players.ladder import ladder
from tortuga.tables.errors import Refused, Stale
from tortuga.tables.events import Kind
from tortuga.tables.fairness import Secret, counted_from, is_nonce, new_nonce
from tortuga.tables.inputs import check_plain, one_line, parse_digits
from tortuga.tables.names import NAME_LENGTH, check_free, distinct, folded, taken
from tortuga.tables.phrases import Chat
from tortuga.tables.table import Table

RESERVED_FOR = 300  # seconds: how long a rematch keeps the seats of those who played
A_DAY = 24 * 3600
LONGEST_CLOCK = 30 * 24 * 3600
STARTS = DRAWN, YOUNGEST, AS_SEATED = ("drawn", "youngest", "as_seated")  # E1.5: who begins


@dataclass(frozen=True)
class Who:
    """Who asks: from the session, never from what was sent."""

    user: str
    name: str


class New(NamedTuple):
    """An event that is to be."""

    kind: Kind
    seat: int | None
    body: dict[str, Any]


def clean_name(text: object) -> str:
    """A name as it may be shown: one line of what can be seen, not too long."""
    if not isinstance(text, str):
        raise Refused("bad_name")
    name = one_line(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refused("bad_name", longest=NAME_LENGTH)
    return name


# -- making a table ------------------------------------------------------------------------------------------------


def create(who: Who, asked: Mapping[str, Any], secret: Secret, results: Sequence[Result] = ()) -> list[New]:
    """A new table; the host sits down where the seats say `me`.

    By the host's *results* against the bot that adapts, its level is chosen.
    """
    game = str(asked.get("game", ""))
    kind = GAMES[game].rules
    options = dict(asked.get("options") or {})
    check_plain(options)
    if not isinstance(options.get("cards", {}), Mapping) and options["cards"] not in shipped(game):
        raise Refused("bad_cards", wanted=", ".join(shipped(game)))  # a file's name would let anybody probe our files
    checked = kind.options_type.of(**options)  # refused here, with the option that is wrong
    seats = list(asked.get("seats") or [])
    if len(seats) != checked.players:
        raise Refused("bad_seats", wanted=checked.players, came=len(seats))
    mine = _own_names(who, seats)
    spec = {
        "game": game,
        "rules": kind.VERSION,
        "options": options,
        "seats": _numbered([_seat_spec(game, seat, results) for seat in seats], set(map(folded, mine.values()))),
        "host": who.user,
        "listed": bool(asked.get("listed", False)),
        "clock": _clock(asked.get("clock")),
        "hot_seat": bool(asked.get("hot_seat", False)),
        "hints": bool(asked.get("hints", False)),
        "commitment": secret.commitment,
        "position": asked.get("position"),
        "known_deal": bool(asked.get("known_deal", False)),
        "like": asked.get("like"),  # the game whose deal this is
        "guide": bool(asked.get("guide", False)),
        **_chat(asked.get("chat")),
        **_webhook(asked.get("webhook"), _clock(asked.get("clock"))),
        **({"circle": asked["circle"]} if asked.get("circle") else {}),
        **({"reserved_for": asked["reserved_for"]} if asked.get("reserved_for") else {}),
        **_start(asked, checked.players),
    }
    events = [New(Kind.CREATED, None, spec)]
    for number, name in mine.items():
        nonce = _nonce(seats[number].get("nonce"))
        events.append(New(Kind.SAT, number, {"user": who.user, "name": name, "nonce": nonce}))
    return events


def _own_names(who: Who, seats: Sequence[object]) -> dict[int, str]:
    """By seat: the names of the players at the host's device; a repeated name gets a number."""
    names: dict[int, str] = {}
    for number, seat in enumerate(seats):
        if isinstance(seat, Mapping) and seat.get("kind") == "me":
            names[number] = distinct(clean_name(seat.get("name") or who.name), map(folded, names.values()))
    return names


def _chat(asked: object) -> dict[str, str]:
    """The chat mode that the maker of a table chose; none for the mode of the server."""
    if asked in (None, "", Chat.ALL):
        return {}
    if asked not in list(Chat):
        raise Refused("bad_chat_mode", wanted=", ".join(Chat), came=str(asked)[:NAME_LENGTH])
    return {"chat": str(asked)}


def _webhook(url: object, clock: int) -> dict[str, str]:
    """The checked webhook of a table; only tables with days for a decision can have one."""
    if not url:
        return {}
    if clock < A_DAY:
        raise Refused("webhook_clock")
    return {"webhook": str(url)}


def asks_for_adaptive(asked: Mapping[str, Any]) -> bool:
    """Whether a bot that adapts to the host is to sit down."""
    return any(isinstance(seat, Mapping) and seat.get("bot") == ADAPTIVE for seat in asked.get("seats") or [])


def _seat_spec(game: str, seat: object, results: Sequence[Result]) -> dict[str, Any]:
    if not isinstance(seat, Mapping) or seat.get("kind") not in ("me", "open", "bot"):
        raise Refused("bad_seat")
    if seat["kind"] != "bot":
        return {"reserved": seat["reserved"]} if seat["kind"] == "open" and "reserved" in seat else {}
    if seat.get("bot") == ADAPTIVE:
        level, levels = next_level(results, ladder(game).levels), ladder(game).levels
        name = ladder(game).at(level)
        return {"bot": name, "name": f"{name} {level}/{levels}", "nonce": new_nonce(), "adaptive": True}
    bot = listed_bot(game, str(seat.get("bot", "")))
    return {"bot": bot, "name": bot, "nonce": new_nonce()}


def listed_bot(game: str, name: str) -> str:
    """The present name of a bot that may sit down; an unknown one is refused with the names there are."""
    found = listed(game, name)
    if found is None:
        raise Refused("no_such_bot", wanted=", ".join([*bot_names(game), ADAPTIVE]), came=name)
    return found


def _numbered(seats: list[dict[str, Any]], people: set[str]) -> list[dict[str, Any]]:
    """The seats with numbers in the names of bots that occur more than once or equal a person's name."""
    names = [seat.get("name") for seat in seats]
    for number, seat in enumerate(seats):
        if "name" in seat and names.count(names[number]) > 1:
            seat["name"] = f"{names[number]} {names[: number + 1].count(names[number])}"
        if "name" in seat:
            seat["name"] = distinct(seat["name"], people)
            people.add(folded(seat["name"]))
    return seats


def _clock(value: object) -> int:
    if value in (None, "", 0, "0"):
        return 0
    seconds = value if isinstance(value, int) else parse_digits(value)
    if seconds is None or not 5 <= seconds <= LONGEST_CLOCK:
        raise Refused("bad_clock", shortest=5, longest=LONGEST_CLOCK)
    return seconds


def _start(asked: Mapping[str, Any], players: int) -> dict[str, Any]:
    """E1.5: who begins. A position and a known deal belong to their seats: there it is always as seated."""
    start, youngest = asked.get("start") or AS_SEATED, asked.get("youngest")
    fixed = asked.get("position") is not None or asked.get("known_deal")
    if start not in STARTS or (fixed and start != AS_SEATED):
        raise Refused("bad_start", wanted=AS_SEATED if fixed else ", ".join(STARTS), came=start)
    if start != YOUNGEST:
        return {"start": start}
    if isinstance(youngest, bool) or not isinstance(youngest, int) or not 0 <= youngest < players:
        raise Refused("bad_youngest", last=players - 1)
    return {"start": start, "youngest": youngest}


def _nonce(value: object) -> str:
    return value if isinstance(value, str) and is_nonce(value) else new_nonce()


# -- at the table --------------------------------------------------------------------------------------------------


def sit(table: Table, who: Who, seat: int, nonce: object = None) -> list[New]:
    """Take an open seat (or one the host freed)."""
    if table.status not in ("open", "running"):
        raise Refused("table_ended")
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_open:
        raise Refused("seat_taken")
    reserved = table.seats[seat].reserved
    if reserved is not None and reserved.user != who.user:
        raise Refused("seat_reserved", name=reserved.name)
    if table.seats_of(who.user) and not table.spec["hot_seat"]:
        raise Refused("sits_already")
    name = clean_name(who.name)
    if reserved is not None and folded(name) in taken(table, who.user):
        name = reserved.name  # by which they played before
    return [New(Kind.SAT, seat, {"user": who.user, "name": check_free(table, who.user, name), "nonce": _nonce(nonce)})]


def begin(table: Table, secret: Secret) -> list[New]:
    """Once all seats are taken: who begins, and the deal's first cards. Empty if it is not yet time."""
    if table.status != "open" or any(seat.is_open for seat in table.seats):
        return []
    first = _first(table, secret)
    game = table.new_game()
    game.deal, game.manual_chance = deal_of(table, secret, first), False
    game.settle()
    return [New(Kind.BEGAN, None, {"chance": [step.text for step in game.steps], "first": first})]


def _first(table: Table, secret: Secret) -> int:
    """E1.5: the seat that begins; it becomes seat 0, and the others follow in their order, partners opposite."""
    start = table.spec.get("start", AS_SEATED)
    if start == DRAWN:
        return secret.first_seat([seat.nonce for seat in table.seats])
    return int(table.spec["youngest"]) if start == YOUNGEST else 0


def deal_of(table: Table, secret: Secret, first: int = 0) -> Deal:
    """The deal of a table: from the host's seed and the nonces of all seats; a known deal from its seed alone.

    While the game has not begun, *first* is the seat that will begin.
    """
    if table.spec.get("known_deal"):
        return Deal(secret.seed)
    return Deal(secret.deal_seed([seat.nonce for seat in counted_from(first, table.seats)]))


def own_seat(table: Table, who: Who, seat: object = None) -> int:
    """The seat a user acts for: theirs; at one device the one that is asked now, or the one named if it is theirs."""
    mine = table.seats_of(who.user)
    if not mine:
        raise Refused("not_at_table")
    if isinstance(seat, int) and not isinstance(seat, bool) and seat in mine:
        return seat
    asked = [number for number in table.to_act() if number in mine]
    return asked[0] if asked else mine[0]


def has_done(table: Table, who: Who, command: str | None) -> bool:
    """Whether a user's command of that id has been done already, for any of their seats."""
    return command is not None and any((seat, command) in table.commands for seat in table.seats_of(who.user))


def move(
    table: Table, seat: int, text: str, version: int | None, secret: Secret, *, by_owner: bool = True
) -> list[New]:
    """Do a move that was decided on a *version* of the table; stale if the game has changed since then.

    A secret choice is sealed until the last is in, and is never stale. An owner who was away is back with it.
    """
    game = table.game
    if game is None or table.status != "running":
        raise Refused("not_running")
    if not (table.is_choice_secret or version is None or table.game_version <= version <= table.version):
        raise Stale(table.version)
    if len(text) > 80:
        raise Refused("bad_move", came=text[:80])
    back = [New(Kind.BACK, seat, {})] if by_owner and table.seats[seat].away else []
    if table.is_choice_secret:
        return back + _choose(table, game, seat, text, secret)
    return [*back, New(Kind.MOVED, seat, _moved(table, [(seat, text)], secret))]


def _choose(table: Table, game: Any, seat: int, text: str, secret: Secret) -> list[New]:
    chosen = game.ahead().push(text, seat).text  # refused here if it is not legal
    sealed = {**table.sealed, seat: chosen}
    events = [New(Kind.SEALED, seat, {"move": chosen})]
    if len(sealed) == len(table.asked()):
        moves = sorted(sealed.items())
        events.append(New(Kind.MOVED, None, _moved(table, moves, secret)))
    return events


def _moved(table: Table, moves: list[tuple[int, str]], secret: Secret) -> dict[str, Any]:
    assert table.game is not None
    game = table.game.ahead()
    game.deal, game.manual_chance = deal_of(table, secret), False
    for seat, text in moves:
        game.push(text, seat)
    return {
        "moves": [[step.seat, step.text] for step in game.steps if step.seat is not None],
        "chance": [step.text for step in game.steps if step.seat is None],
    }


def take_hint(table: Table, seat: int) -> list[New]:
    """A hint for a seat that decides now, where the table allows it; everybody is told."""
    if not table.spec.get("hints"):
        raise Refused("no_hints")
    if seat not in table.to_act():
        raise Refused("not_running")
    return [New(Kind.HINTED, seat, {})]


def undo(table: Table, seat: int) -> list[New]:
    """Take the own last move back, unless something hidden was revealed."""
    if not table.can_undo(seat):
        raise Refused("no_undo")
    return [New(Kind.UNDONE, seat, {})]


def leave(table: Table, seat: int, stand_in: str) -> list[New]:
    """Give the seat up; in a running game a bot plays on."""
    if table.status not in ("open", "running"):
        raise Refused("table_ended")
    return [New(Kind.LEFT, seat, {"bot": stand_in if table.status == "running" else None})]


def resign(table: Table, seat: int) -> list[New]:
    """Give the game up: with two sides it ends; else a bot plays the seat to the end."""
    if table.status != "running" or table.seats[seat].resigned:
        raise Refused("not_running")
    sides = {table.side_of(number) for number in range(len(table.seats))}
    return [New(Kind.RESIGNED, seat, {"ends": len(sides) == 2})]


def back(table: Table, who: Who) -> list[New]:
    """Somebody who was away, resigned or left plays on; the bot that played for them stops."""
    mine = table.seats_of(who.user)
    if mine:
        return [New(Kind.BACK, seat, {}) for seat in mine if table.seats[seat].away or table.seats[seat].resigned]
    left = [notice.seat for notice in table.notices if notice.user == who.user and notice.kind == "left"]
    if not left or table.status != "running" or table.seats[left[-1]].user is not None:
        raise Refused("not_at_table")
    name = clean_name(who.name)
    if folded(name) != folded(table.seats[left[-1]].name):  # the seat still has the name that they left by
        check_free(table, who.user, name)
    return [New(Kind.SAT, left[-1], {"user": who.user, "name": name, "nonce": ""}), New(Kind.BACK, left[-1], {})]


def rename(table: Table, who: Who) -> list[New]:
    """Give the seat of a user the name they have now; several people at one device keep theirs."""
    mine = table.seats_of(who.user)
    name = clean_name(who.name)
    if table.status not in ("open", "running") or len(mine) != 1 or table.seats[mine[0]].name == name:
        return []
    return [New(Kind.RENAMED, mine[0], {"name": check_free(table, who.user, name)})]


def decline(table: Table, who: Who) -> list[New]:
    """Let others have the seats that are reserved for a user."""
    reserved = table.seats_reserved_for(who.user)
    if not reserved:
        raise Refused("not_at_table")
    return [New(Kind.RELEASED, seat, {}) for seat in reserved]


def release_overdue(table: Table) -> list[New]:
    """What follows when the time of reserved seats has run out: anybody may sit down."""
    return [New(Kind.RELEASED, number, {}) for number, seat in enumerate(table.seats) if seat.reserved is not None]


def rematch(table: Table, who: Who) -> dict[str, Any]:
    """The same table again: whoever asks and the bots sit down as they sat, the other seats wait for those who played.

    E1.5: the start moves one seat on.
    """
    if table.status != "over" or not table.seats_of(who.user):
        raise Refused("not_over")
    mine = table.seats_of(who.user)
    seats: list[dict[str, Any]] = []
    for number, seat in enumerate(table.seats):
        if number in mine:
            seats.append({"kind": "me", "name": seat.name})
        elif seat.bot:
            seats.append({"kind": "bot", "bot": ADAPTIVE if seat.adaptive else seat.bot})
        else:
            seats.append({"kind": "open", "reserved": {"user": seat.user, "name": seat.name}})
    kept = {key: table.spec[key] for key in ("game", "options", "listed", "clock", "hot_seat", "hints")}
    same = {"chat": table.spec.get("chat"), "circle": table.circle}
    return {**kept, **same, "seats": counted_from(1, seats), "reserved_for": RESERVED_FOR}


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)
