"""Keeps the names at a table distinguishable: no two may look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from tortuga.tables.errors import Refused
from tortuga.tables.table import Table

NAME_LENGTH = 24
#: Letters of Cyrillic and Greek, as case folding leaves them, and the Latin ones that they or their capitals look like.
_ALIKE = str.maketrans("авекмнорстухіјѕһԁԛԝαβεζηικμνορτυχ", "abekmhopctyxijshdqwabezhikmnoptyx")


@lru_cache(4096)
def folded(name: str) -> str:
    """A key that is equal for names that look alike: without case, width, spaces and invisible characters."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    shown = (sign for sign in plain if not sign.isspace() and unicodedata.category(sign) != "Cf")
    return "".join(shown).translate(_ALIKE)


def taken(table: Table, user: str | None) -> frozenset[str]:
    """The folded names of all others at a table: on seats, kept for a rematch, or in the chat."""
    seated = [seat.name for seat in table.seats if seat.user is None or seat.user != user]
    kept = [seat.reserved.name for seat in table.seats if seat.reserved is not None and seat.reserved.user != user]
    heard = [line.name for line in table.chat if line.user != user]
    return frozenset(folded(name) for name in (*seated, *kept, *heard) if name)


def check_free(table: Table, user: str, name: str) -> str:
    """Return the name; raises if somebody else at the table has one that looks like it."""
    if folded(name) in taken(table, user):
        raise Refused("name_taken", name=name)
    return name


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like one of the *others*, which are folded."""
    known, free, number = frozenset(others), name, 1
    while folded(free) in known:
        number += 1
        free = f"{name[: NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return free
