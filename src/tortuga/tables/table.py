"""A live table: the fold of its events."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.tables.events import Event, Kind
from tortuga.tables.fairness import counted_from

CHAT_KEPT = 200
LISTED_FOR = 10.0  # seconds: how late lists may be with when a table was last touched
_encode = json.JSONEncoder(separators=(",", ":")).encode


class Reservation(NamedTuple):
    """For whom an open seat is kept."""

    user: str
    name: str


@dataclass
class Seat:
    """Who sits where. A seat is a person's (`user`), a bot's (`bot`), or open (neither)."""

    user: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    away: bool = False  # its owner let the clock run out: a bot plays on
    resigned: bool = False
    adaptive: bool = False  # the bot's level was chosen by the results of the host
    reserved: Reservation | None = None  # in a rematch: who may sit down before everybody else

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.user is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides now."""
        return self.bot is not None or self.away or self.resigned


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    seq: int
    seat: int | None
    name: str
    text: str
    team: int | None  # only this team sees it
    user: str
    phrase: str | None = None  # one of chat.PHRASES, in place of a text


class Proposal(NamedTuple):
    """A proposal to take the seat of a player who is present; the other people at the table decide."""

    seat: int
    user: str  # who proposes it
    by: str  # their name
    bot: str | None  # that is to take the seat; None: the seat is freed, before the game
    until: float
    agreed: frozenset[str]  # users who agreed


class Notice(NamedTuple):
    """That a person no longer plays their seat, or plays it again: everybody is told."""

    seq: int  # of the event
    kind: str  # removed, left, resigned, ended (resigned, and the game is over), away, back, stays
    seat: int
    name: str  # that the seat had until then
    user: str | None  # whose seat it was until then; never shown
    by: str  # who removed them, if the event says so
    bot: str | None  # that plays on, if the event says so
    in_game: bool  # else nobody had begun to play


@dataclass
class Table:
    """What the events so far say."""

    id: str
    version: int = 0
    game_version: int = 0  # the last version that changed the game: not chat, seats, hints or sealed choices
    began: int = 0  # the version with which the game began
    hash: str = ""
    status: str = "new"  # new, open, running, over, closed
    spec: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    first: int = 0  # E1.5: which seat, as people sat down, began; it is seat 0 since
    game: Game | None = None
    sealed: dict[int, str] = field(default_factory=dict)
    chat: list[Line] = field(default_factory=list)
    since: float = 0.0  # when the present decision began
    created: float = 0.0
    updated: float = 0.0
    rematch: str | None = None
    resigned_by: int | None = None
    hints: tuple[int, ...] = ()  # the seats that took one, in order
    notices: tuple[Notice, ...] = ()
    proposal: Proposal | None = None
    moved: list[tuple[int, list[str]]] = field(default_factory=list)  # versions and the steps they brought
    commands: dict[tuple[int | None, str], int] = field(default_factory=dict)
    listed: tuple[dict[str, Any], float] = ({}, 0.0)  # the row that was last stored for lists, and when
    _own: set[str] = field(default_factory=set, repr=False, compare=False)  # fields already copied (copy-on-write)

    # -- questions -------------------------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        """The user who made the table."""
        return str(self.spec.get("host", ""))

    @property
    def circle(self) -> str:
        """The id of the first table in a chain of rematches."""
        return str(self.spec.get("circle", self.id))

    def public_id(self, user: str) -> str:
        """The id of a user for the others here and in rematches, whatever their name; it hides the user's own id."""
        return _public_id(self.circle, user)

    @property
    def names(self) -> list[str]:
        """A name a seat."""
        return [seat.name for seat in self.seats]

    def seats_of(self, user: str | None) -> list[int]:
        """The seats a user owns; several only at one device."""
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def seats_reserved_for(self, user: str | None) -> list[int]:
        """The open seats that are kept for a user."""
        return [number for number, seat in enumerate(self.seats) if seat.reserved and seat.reserved.user == user]

    def open_to(self, user: str | None) -> list[int]:
        """The seats on which a user may sit down, those that are kept for them first."""
        free = [number for number, seat in enumerate(self.seats) if seat.is_open and seat.reserved is None]
        return self.seats_reserved_for(user) + free

    def sitting(self) -> tuple[tuple[int, str], ...]:
        """Seats and whose they are; bots and open seats are left out."""
        return tuple((number, seat.user) for number, seat in enumerate(self.seats) if seat.user is not None)

    def listing(self, always: bool = False) -> dict[str, Any] | None:
        """The row that lists and duties read, to be stored; None if it has only another time since it was stored."""
        summary: dict[str, Any] = {"names": self.names, "players": len(self.seats), "free": len(self.open_to(None))}
        if self.status == "over" and any(seat.adaptive for seat in self.seats):
            summary["adaptive"] = self._results()
        if self.spec.get("webhook"):
            summary["webhook"] = 1  # Storage.with_webhooks searches for it
        row = {
            "id": self.id,
            "game": self.spec["game"],
            "status": self.status,
            "listed": int(self.spec["listed"]),
            "host": self.host,
            "summary": summary,
            "deadline": self.next_deadline(),
            "bots": int(self.bot_to_act() is not None),
        }
        known, at = self.listed
        if row == known and self.updated - at < LISTED_FOR and not always:
            return None
        self.listed = row, self.updated
        # the time of the first row stays
        return {**row, "summary": _encode(summary), "created": self.updated, "updated": self.updated}

    def _results(self) -> dict[str, Any]:
        """What the bot that adapts is told of the game: the share of the win of every seat, and what is fair."""
        winners = self.winners()
        sides = {self.side_of(seat) for seat in winners}
        shares = [1 / len(sides) if seat in winners else 0.0 for seat in range(len(self.seats))]
        return {"shares": shares, "fair": 1 / len({self.side_of(seat) for seat in range(len(self.seats))})}

    def to_act(self) -> list[int]:
        """The seats that have yet to decide."""
        return [seat for seat in self.asked() if seat not in self.sealed]

    def asked(self) -> tuple[int, ...]:
        """The seats that the game asks now, whether or not they have sealed their choice."""
        if self.game is None or self.status != "running":
            return ()
        return self.game.seats_to_move

    def bot_to_act(self) -> int | None:
        """The first seat that a bot has yet to decide for."""
        return next((seat for seat in self.to_act() if self.seats[seat].is_played_by_bot), None)

    def waits_for_person(self) -> bool:
        """Whether a person has yet to decide."""
        return any(not self.seats[seat].is_played_by_bot for seat in self.to_act())

    @property
    def is_choice_secret(self) -> bool:
        """Whether decisions are sealed until all are in."""
        return self.game is not None and self.game.is_sealed

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs."""
        if self.status != "over" or self.game is None:
            return []
        if self.resigned_by is not None:
            side = self.side_of(self.resigned_by)
            return [seat for seat in range(len(self.seats)) if self.side_of(seat) != side]
        outcome = self.game.outcome()
        return list(outcome.winners) if outcome else []

    def side_of(self, seat: int) -> int:
        """The team of a seat, or the seat itself."""
        return seat % 2 if self.game is not None and getattr(self.game.options, "teams", False) else seat

    def can_undo(self, seat: int) -> bool:
        """Until anything hidden is revealed: the last step is this seat's own open move."""
        if self.game is None or self.status != "running" or not self.moved:
            return False
        steps = self.game.steps[-len(self.moved[-1][1]) :]
        return len(steps) == 1 and steps[0].seat == seat and not self.sealed

    def deadline(self) -> float | None:
        """When the present decision must be made, if the table has a clock."""
        seconds = self.spec.get("clock") or 0
        return self.since + float(seconds) if seconds and self.status == "running" else None

    def reserved_until(self) -> float | None:
        """When seats that are kept for somebody become open to all; None if there are none."""
        is_kept = self.status == "open" and any(seat.reserved for seat in self.seats)
        return self.created + float(self.spec["reserved_for"]) if is_kept else None

    def next_deadline(self) -> float | None:
        """The next time at which duties must act: a clock, a reserved seat or a proposal expires."""
        decision = self.deadline() if self.waits_for_person() else None
        times = (self.reserved_until(), decision, self.proposal and self.proposal.until)
        return min((time for time in times if time is not None), default=None)

    # -- fold ------------------------------------------------------------------------------------------------------

    def after(self, events: Iterable[Event]) -> Table:
        """The table after these events. This one stays as it is, for those who look at it."""
        later = object.__new__(Table)
        later.__dict__.update(self.__dict__)  # what copy.copy does, in a third of its time
        later._own = set()
        for event in events:
            later._add(event)
        return later

    def _add(self, event: Event) -> None:
        if event.seq != self.version + 1:
            raise ValueError(f"expected event {self.version + 1}; {event.seq} came")
        getattr(self, f"_on_{event.kind.value}")(event)
        self.version, self.hash, self.updated = event.seq, event.hash, event.at
        if event.command is not None:
            self._changing("commands")[event.seat, event.command] = event.seq

    def _changing(self, name: str) -> Any:
        """A field to be changed: a copy at first, since the table before shares it."""
        if name not in self._own:
            self._own.add(name)
            self.__dict__[name] = self.__dict__[name].copy()
        return self.__dict__[name]

    def _on_created(self, event: Event) -> None:
        self.spec, self.created = event.body, event.at
        self.status = "open"
        self.seats = [
            Seat(
                bot=seat.get("bot"),
                name=seat.get("name", ""),
                nonce=seat.get("nonce", ""),
                adaptive=bool(seat.get("adaptive")),
                reserved=Reservation(**seat["reserved"]) if "reserved" in seat else None,
            )
            for seat in event.body["seats"]
        ]

    def _on_sat(self, event: Event) -> None:
        seat = self._seat(event)
        seat.user, seat.name, seat.bot, seat.adaptive = event.body["user"], event.body["name"], None, False
        seat.nonce = seat.nonce or event.body["nonce"]
        seat.away, seat.reserved = False, None
        self.proposal = None  # the voters are no longer those who were asked

    def _on_renamed(self, event: Event) -> None:
        self._seat(event).name = event.body["name"]

    def _on_released(self, event: Event) -> None:
        self._seat(event).reserved = None

    def _on_left(self, event: Event) -> None:
        self._note(event, "removed" if "by" in event.body else "left")
        seat = self._seat(event)
        seat.user, seat.reserved, self.proposal = None, None, None
        if self.status == "running":
            seat.bot = event.body["bot"]
        else:
            seat.name, seat.nonce = "", ""

    def _on_bot(self, event: Event) -> None:
        self._note(event, "removed")
        seat = self._seat(event)
        seat.user, seat.bot, seat.away, seat.reserved = None, event.body["bot"], False, None
        seat.name = event.body["name"]
        seat.nonce = seat.nonce or event.body["nonce"]
        self.proposal = None

    def _on_proposed(self, event: Event) -> None:
        body = event.body
        assert event.seat is not None
        proposer = str(body["user"])
        told = (proposer, body["by"], body["bot"], body["until"])
        self.proposal = Proposal(event.seat, *told, frozenset([proposer]))

    def _on_agreed(self, event: Event) -> None:
        if self.proposal is not None:
            self.proposal = self.proposal._replace(agreed=self.proposal.agreed | {event.body["user"]})

    def _on_dropped(self, event: Event) -> None:
        self._note(event, "stays")
        self.proposal = None

    def _on_began(self, event: Event) -> None:
        self.first = event.body.get("first", 0)
        self.seats = counted_from(self.first, self.seats)
        self.chat = [replace(line, seat=self._now_at(line.seat)) for line in self.chat]
        self._own |= {"seats", "chat"}
        self.game = self.new_game()
        self._own.add("game")
        for text in event.body["chance"]:
            self.game.push_chance(text)
        self.status, self.since, self.game_version = "running", event.at, event.seq
        self.began = event.seq

    def _now_at(self, seat: int | None) -> int | None:
        """The number that a seat has since the game began."""
        return None if seat is None else (seat - self.first) % len(self.seats)

    def new_game(self) -> Game:
        """The game before its first card."""
        options = dict(self.spec["options"])
        position = self.spec.get("position")
        # The seed is not here: the log holds outcomes, and what is to come stays with the host.
        return GAMES[self.spec["game"]].rules(seed=bytes(32), manual_chance=True, position=position, **options)

    def _on_sealed(self, event: Event) -> None:
        assert event.seat is not None
        self._changing("sealed")[event.seat] = event.body["move"]

    def _on_moved(self, event: Event) -> None:
        game: Game = self._changing("game")
        before = len(game.steps)
        self.sealed = {}
        for seat, text in event.body["moves"]:
            game.push(text, seat)
        for text in event.body["chance"]:
            game.push_chance(text)
        self._changing("moved").append((event.seq, [str(step) for step in game.steps[before:]]))
        self.since, self.game_version = event.at, event.seq
        if game.is_over:
            self.status, self.proposal = "over", None

    def _on_undone(self, event: Event) -> None:
        self._changing("game").pop()
        self._changing("moved").pop()
        self.since, self.game_version = event.at, event.seq

    def _on_away(self, event: Event) -> None:
        self._note(event, "away")
        self._seat(event).away = True

    def _on_back(self, event: Event) -> None:
        self._note(event, "back")
        seat = self._seat(event)
        seat.away = seat.resigned = False
        self.since = event.at

    def _on_resigned(self, event: Event) -> None:
        self._note(event, "ended" if event.body["ends"] else "resigned")
        self._seat(event).resigned = True
        if event.body["ends"]:
            self.resigned_by, self.status, self.proposal = event.seat, "over", None

    def _on_hinted(self, event: Event) -> None:
        assert event.seat is not None
        self.hints = (*self.hints, event.seat)

    def _on_said(self, event: Event) -> None:
        body = event.body
        chat = self._changing("chat")
        said = (body.get("text", ""), body.get("team"), body["user"], body.get("phrase"))
        chat.append(Line(event.seq, event.seat, body["name"], *said))
        del chat[:-CHAT_KEPT]

    def _on_closed(self, _: Event) -> None:
        self.status, self.proposal = "closed", None

    def _on_rematch(self, event: Event) -> None:
        self.rematch = event.body["table"]

    def _note(self, event: Event, kind: str) -> None:
        """Add a notice, unless nobody owned the seat."""
        assert event.seat is not None
        seat, body = self.seats[event.seat], event.body
        if seat.user is not None:
            told = (body.get("by", ""), body.get("bot"), self.status == "running")
            self.notices = (*self.notices, Notice(event.seq, kind, event.seat, seat.name, seat.user, *told))

    def _seat(self, event: Event) -> Seat:
        """A copy of the seat an event is about, to be changed: the table before shares the old one."""
        assert event.seat is not None
        seats = self._changing("seats")
        seat: Seat = seats[event.seat]
        seats[event.seat] = seat = copy.copy(seat)
        return seat


@lru_cache(4096)
def _public_id(circle: str, user: str) -> str:
    return hashlib.sha256(f"{circle} {user}".encode()).hexdigest()[:16]


assert {f"_on_{kind.value}" for kind in Kind} <= set(dir(Table))
