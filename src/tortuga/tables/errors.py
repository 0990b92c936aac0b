"""What a table answers when it cannot do as asked. `reason` is a key of the locale."""

from __future__ import annotations

import hashlib
from typing import Any

from tortuga.games.kit.errors import TortugaError


class Refused(TortugaError):  # noqa: N818  # it is an answer, not a fault
    """The command is not possible; nothing was changed."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason, self.facts = reason, facts


class Stale(Refused):
    """The command was made at an older version of the table."""

    def __init__(self, version: int) -> None:
        super().__init__("stale", version=version)
        self.version = version


class NoSuchTable(Refused):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__("no_such_table")


class TooMany(Refused):
    """The user has as many of something as one user may have at once."""


class Conflict(Exception):  # noqa: N818  # not an error of anybody: another worker was first
    """An event with that number is in the log already: read it and try again."""


class Unreadable(Exception):  # noqa: N818  # named as what it says of a table
    """The log of a table cannot be decoded or replayed."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"the log of {log_name(table_id)} cannot be read")


def log_name(table_id: str) -> str:
    """A table as logs name it: whoever knows the id itself may look at the table, and sit down there."""
    return f"table {hashlib.sha256(table_id.encode()).hexdigest()[:8]}"
