"""What programs and the page send, checked."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, Field, StrictBool
from pydantic_core import PydanticCustomError

from tortuga.games import GAMES
from tortuga.tables.chat import CHAT_LENGTH
from tortuga.tables.inputs import is_encodable
from tortuga.tables.names import NAME_LENGTH


def _encodable(text: str) -> str:
    if not is_encodable(text):
        raise PydanticCustomError("string_unicode", "expected whole characters")
    return text


Name = Annotated[str, Field(max_length=NAME_LENGTH), AfterValidator(_encodable)]
Text = Annotated[str, Field(max_length=CHAT_LENGTH), AfterValidator(_encodable)]
MoveText = Annotated[str, Field(max_length=80), AfterValidator(_encodable)]


class NewUser(BaseModel):
    """Who a program wants to be."""

    name: Name = Field(examples=["My bot"])


class NewSeat(BaseModel):
    """Who is to sit on a seat."""

    kind: Text = Field(description="me, open or bot", examples=["me"])
    bot: Text | None = Field(None, description="the bot's name", examples=["Matrose"])
    name: Name | None = None
    nonce: Text | None = Field(None, description="64 hexadecimal digits that you add to the deal")


class NewTable(BaseModel):
    """A table to be made."""

    game: Text = Field(examples=list(GAMES))
    deal: Text | None = Field(None, description="of POST /api/deals; without one, the server draws it now")
    options: dict[str, Any] = Field(
        default_factory=dict, examples=[{"players": 2}], description="of the rules, as GET /api/games tells them"
    )
    seats: list[NewSeat]
    listed: bool = False
    clock: int = Field(0, description="seconds a decision; 0: none")
    hot_seat: bool = False
    start: str = Field("as_seated", description="who begins: drawn, youngest or as_seated (the first seat)")
    youngest: int | None = Field(None, description="the seat of the youngest, counted from 0, who then begins")
    hints: bool = Field(False, description="whether hints may be asked for; each is told to all")
    webhook: Annotated[str, Field(max_length=500), AfterValidator(_encodable)] | None = Field(
        None, description="an https URL that is called when a player lets the table wait; only with days on the clock"
    )
    chat: Text | None = Field(None, description="all, phrases or off; the server's setting holds if it is stricter")


class NewMove(BaseModel):
    """A move."""

    move: MoveText = Field(examples=["buy red 4"])
    version: int | None = Field(None, description="game_version of the update it was decided on")
    command: str | None = Field(
        None, max_length=64, pattern=r"^[!-~]+$", description="an id of yours; the same again changes nothing"
    )
    seat: int | None = Field(None, description="only where you own several seats")


class Sitting(BaseModel):
    """A seat to take."""

    seat: int
    nonce: Text | None = None


class Freed(BaseModel):
    """A seat that nobody plays any more."""

    seat: int
    bot: Text | None = Field(None, description="the bot that takes it; none: it is open again")


class Consent(BaseModel):
    """Whether you agree to a proposal."""

    agree: bool


class Chat(BaseModel):
    """A line of chat: a text, or a phrase."""

    text: Text | None = Field(None, examples=["ahoy"])
    phrase: Text | None = Field(None, description="one of table.phrases, instead of a text")
    team: bool = False


class HintFor(BaseModel):
    """Whose decision a hint is for."""

    seat: int | None = Field(None, description="only where you own several seats")


class Wanted(BaseModel):
    """What a client wants of the messages of its socket."""

    derived: StrictBool = Field(
        description="whether views have what the rules derive from the state; a client that has the rules sends false"
    )


class NewRecord(BaseModel):
    """A finished game that was played without the server."""

    record: Annotated[str, AfterValidator(_encodable)] = Field(description="its record as text, docs/records.md")
