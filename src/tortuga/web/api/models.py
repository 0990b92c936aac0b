"""The messages of the protocol as models: for OpenAPI, for the schema of the socket, and for tests.

The server makes the messages without them, because checking what it has made itself would only cost time.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Message(_Sent):
    """A sentence as the id of a message in the Fluent files and its arguments."""

    id: str = Field(examples=["did-einauge-buy"])
    args: dict[str, str | int | float | Message | list[str | int | Message] | None] = Field(
        examples=[{"seat": 0, "card": "red 4"}]
    )


class Refusal(_Sent):
    """Why a move that a board shows is refused now."""

    code: str = Field(description="the message is refusal-<game>-<code>", examples=["not_enough_ducats"])
    arguments: dict[str, str | int | None]


class SeatOfView(_Sent):
    """A seat as a board shows it."""

    name: str
    bot: bool
    mark: Literal["", "bot", "away"]


class ResultOfView(_Sent):
    """How the game ended by the rules."""

    winners: list[int]
    why: str


class View(_Sent):
    """The game as one seat may see it."""

    game: str
    players: int
    state: dict[str, Any] = Field(description="the plain state, as in docs/records.md")
    seat: int | None = Field(description="whose view it is; null: a spectator's")
    seats: list[SeatOfView]
    to_act: list[int] = Field(description="the seats that have yet to decide")
    ready: list[bool] = Field(description="by seat: whether a sealed choice was made")
    chosen: str | None = Field(description="your own sealed choice")
    legal: list[str] = Field(description="the moves you may make now")
    refusals: dict[str, Refusal] | None = Field(
        None, description="by move: why a move that a board shows is refused; absent if you want nothing derived"
    )
    result: ResultOfView | None
    extra: dict[str, Any] = Field(
        description="what a board shows beside the state: prices, places, odds; if you want nothing derived, places"
    )
    text: str | None = Field(None, description="a drawing, for a game without a board of its own")


class You(_Sent):
    """Who looks."""

    seat: int | None
    seats: list[int] = Field(description="all seats of yours; several at one device")
    host: bool
    can_undo: bool


class Step(_Sent):
    """A move or an outcome of chance."""

    seat: int | None = Field(description="null: chance")
    text: str = Field(description="as in a record", examples=["buy red 4"])
    state: dict[str, Any] = Field(description="the plain state after it, as you may see it")
    say: list[Message]
    way: list[int] | None = Field(None, description="Barrakuda: the wrecks that the fish passed")
    flows: list[tuple[str, str, int]] | None = Field(None, description="Barrakuda: gold that moved: from, to, amount")


class Turn(_Sent):
    """Steps with the state before them."""

    first: int = Field(description="the number of the first of these steps")
    before: dict[str, Any]
    steps: list[Step]


class LogEntry(_Sent):
    """What an event brought, in sentences."""

    version: int
    at: int = Field(description="the number of its first step; -1: said before the first")
    turn: int
    seat: int | None
    say: list[Message]
    names: list[str] | None = Field(None, description="of the seats at that time, if one has another name now")


class Clock(_Sent):
    """The time of a decision, in seconds."""

    now: float
    deadline: float | None
    seconds: int


class TableInfo(_Sent):
    """What never changes, but for the options, which are complete when the game has begun."""

    protocol: Literal[1]
    id: str
    game: str
    options: dict[str, Any]
    clock: int
    hints: bool
    hot_seat: bool
    start: str
    mark: Literal["", "known", "from"]
    guide: bool
    chat: Literal["all", "phrases", "off"] = Field(description="the chat mode")
    phrases: list[str] = Field(description="the phrases of the mode `phrases`: messages web-phrase-<phrase>")
    commitment: str


class Reserved(_Sent):
    """For whom a seat of a rematch is kept."""

    name: str
    yours: bool


class Seat(_Sent):
    """Who sits where."""

    name: str
    bot: str | None
    open: bool
    away: bool
    resigned: bool
    hints: int
    yours: bool
    reserved: Reserved | None


class ChatLine(_Sent):
    """A line of chat."""

    version: int
    seat: int | None
    by: str = Field(description="the id of the author at this table and its rematches, under any name")
    name: str
    text: str
    phrase: str | None = Field(description="instead of a text: the message web-phrase-<phrase>")
    team: bool


class Notice(_Sent):
    """That a person no longer plays their seat, or plays it again."""

    version: int
    kind: Literal["removed", "left", "resigned", "ended", "away", "back", "stays"]
    seat: int
    name: str
    by: str
    bot: str
    in_game: bool
    you: bool


class Proposal(_Sent):
    """A proposal to take the seat of a player who is present; the other people at the table decide."""

    seat: int
    name: str
    by: str = Field(description="the name of the host, who made it")
    bot: str | None = Field(description="that is to take the seat; null: the seat is freed, before the game")
    until: float = Field(description="when it expires, by the server's time")
    agreed: int
    needed: int = Field(description="how many must agree, the host included")
    may_agree: bool = Field(description="you can vote: POST …/consent")
    yours: bool = Field(description="you made it")
    you: bool = Field(description="it is about your seat")


class Presence(_Sent):
    """Who is here, by open sockets."""

    seats: list[Literal["here", "away", "reconnecting", "bot", "open"]]
    watching: int


class Place(_Sent):
    """The place in the server's queue of the decision of a bot, or of a hint."""

    seat: int = Field(description="of the bot, or of the player who requested the hint")
    what: Literal["bot", "hint"] = Field(description="a hint is sent to its player alone")
    place: int = Field(description="counted from 1")


class Guide(_Sent):
    """All steps so far, from which the page makes the panel of a guided game; seat null: chance."""

    steps: list[tuple[int | None, str]]


class ScoreLine(_Sent):
    """A line of the score sheet."""

    title: Message
    numbers: list[int]
    cells: list[Message | None] | None = None
    total: bool


class EndResult(_Sent):
    """How the game ended."""

    winners: list[int]
    why: Message
    resigned_by: int | None
    scores: list[ScoreLine]
    notes: list[Message]


class Update(_Sent):
    """A table as you see it. The first message of a connection is complete; later ones leave out what is the same."""

    version: Annotated[int, Field(description="rises with every event; ask for what is newer than this")]
    game_version: Annotated[int, Field(description="to be sent with a move: 409 if the game has changed since")]
    status: Literal["open", "running", "over", "closed"]
    you: You
    view: View | None = Field(description="null until the game begins")
    played: int = Field(description="how many steps the game has")
    log: list[LogEntry] = Field(
        description="new entries; entries at or after `at` of the first of them, and at or after `played`, are void"
    )
    clock: Clock | None
    turn: Turn | None = Field(None, description="new steps; a complete message has at least those of the last turn")
    guide: Guide | None = None
    table: TableInfo | None = None
    seats: list[Seat] | None = None
    chat: list[ChatLine] | None = None
    notices: list[Notice] | None = None
    proposal: Proposal | None = None
    presence: Presence | None = None
    queue: list[Place] | None = Field(None, description="requests that have waited for over a second; absent if none")
    result: EndResult | None = None
    rematch: str | None = Field(None, description="the id of the next table")


class Done(_Sent):
    """That a command is stored."""

    table: str
    version: int
    game_version: int


class HintRow(_Sent):
    """A move of a hint."""

    move: str
    label: Message
    value: float = Field(description="the chance to win, 0 to 1")
    error: float = Field(description="the standard error of that chance")
    lost: float = Field(description="against the best, 0 to 1")
    mix: float | None = Field(description="how often an equilibrium plays it, 0 to 1")


class Hint(_Sent):
    """All legal moves, best first, and why the best is the best."""

    seat: int
    game_version: int
    best: str
    value: float = Field(description="the chance to win with the best move, or with the mix of an equilibrium")
    error: float = Field(description="the standard error of that chance")
    why: Message = Field(description="one sentence about the best move")
    than: str | None = Field(description="the move that the sentence compares the best with")
    rows: list[HintRow]


class NewDeal(_Sent):
    """A deal that the server has committed itself to."""

    deal: str = Field(description="to be sent with a new table, once and within a day")
    commitment: str = Field(description="the SHA-256 of seed and salt, which are disclosed when the game is over")


class Detail(_Sent):
    """Why a request was refused."""

    reason: str = Field(examples=["stale"])
    text: str = Field(description="a sentence in the reader's language")
    version: int | None = Field(None, description="of a stale move: the newest version")


class Refused(_Sent):
    """The answer to a refused request."""

    detail: Detail


class GameInfo(_Sent):
    """A game: its bots, weakest first, and its options as a JSON schema."""

    bots: list[str]
    options: dict[str, Any]


class KeptRecord(_Sent):
    """A game that was played without the server and is stored now."""

    id: str
    url: str = Field(description="the address of its replay")
    new: bool = Field(description="false: it was stored already")
