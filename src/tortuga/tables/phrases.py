"""What may be said at a table: everything, phrases alone, or nothing."""

from __future__ import annotations

from enum import StrEnum


class Chat(StrEnum):
    """What may be said, the freest first."""

    ALL = "all"
    PHRASES = "phrases"
    OFF = "off"


#: What can be said where only phrases may be: the messages `web-phrase-<name>`, so everybody reads their own language.
PHRASES = (
    "hello",
    "good_luck",
    "your_turn",
    "moment",
    "well_played",
    "oops",
    "thanks",
    "yes",
    "no",
    "good_game",
    "again",
    "bye",
)


def not_freer(server: Chat) -> list[Chat]:
    """What the maker of a table can choose from."""
    return list(Chat)[list(Chat).index(server) :]


def strictest(*modes: Chat) -> Chat:
    """The mode that holds where several are asked for."""
    return max(modes, key=list(Chat).index)
