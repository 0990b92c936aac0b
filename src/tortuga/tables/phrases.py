"""The chat modes of a table, and the ready-made phrases."""

from __future__ import annotations

from enum import StrEnum


class Chat(StrEnum):
    """Which chat is allowed: texts and phrases, phrases alone, or none; the freest first."""

    ALL = "all"
    PHRASES = "phrases"
    OFF = "off"


#: The ready-made phrases by name. Each is a message `web-phrase-<name>`, which all read in their own language.
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
    """The modes that the maker of a table can choose: that of the server and stricter ones."""
    return list(Chat)[list(Chat).index(server) :]


def strictest(*modes: Chat) -> Chat:
    """The strictest of several modes."""
    return max(modes, key=list(Chat).index)
