"""The fold of a table's events: a table that somebody looks at stays as it was, whatever happens later."""

from __future__ import annotations

from typing import Any

import pytest

from tortuga.games import GAMES
from tortuga.tables.events import Event, Kind
from tortuga.tables.table import Table

SEATS: list[dict[str, Any]] = [{}, {}]
CREATED: dict[str, Any] = {
    "game": "barrakuda",
    "options": {"players": 2},
    "seats": SEATS,
    "host": "anna",
    "listed": False,
    "clock": 0,
    "hot_seat": False,
}


def _event(seq: int, kind: Kind, seat: int | None = None, command: str | None = None, **body: Any) -> Event:
    return Event("t", seq, kind, seat, command, body, float(seq))


def _running() -> Table:
    """Two sit, the game has begun, one has chosen."""
    begun = GAMES["barrakuda"].rules(2, seed=1)
    sat = [_event(2 + seat, Kind.SAT, seat, user=f"u{seat}", name=f"P{seat}", nonce="") for seat in (0, 1)]
    began = _event(4, Kind.BEGAN, chance=[step.text for step in begun.steps])
    chosen = _event(5, Kind.SEALED, 0, "c5", move=_first(begun, 0))
    return Table("t").after([_event(1, Kind.CREATED, **CREATED), *sat, began, chosen])


def _first(game: Any, seat: int) -> str:
    return str(next(iter(game.legal_moves_of(seat))).text)


def _seen(table: Table) -> Any:
    """All that a table says."""
    assert table.game is not None
    plain = (table.version, table.status, table.names, dict(table.sealed), list(table.chat), dict(table.commands))
    sitting = [vars(seat).copy() for seat in table.seats]
    return plain, sitting, list(table.moved), table.hints, table.to_act(), table.game.plain(), list(table.game.steps)


LATER: dict[Kind, dict[str, Any]] = {
    Kind.SEALED: {"seat": 1, "command": "c6", "move": "dive 1"},
    Kind.SAT: {"seat": 1, "user": "u9", "name": "P9", "nonce": ""},
    Kind.RENAMED: {"seat": 1, "name": "P9"},
    Kind.RELEASED: {"seat": 1},
    Kind.LEFT: {"seat": 1, "bot": "Sub"},
    Kind.BOT: {"seat": 1, "bot": "Sub", "name": "Sub", "nonce": ""},
    Kind.AWAY: {"seat": 1},
    Kind.BACK: {"seat": 1},
    Kind.RESIGNED: {"seat": 1, "ends": True},
    Kind.HINTED: {"seat": 1},
    Kind.SAID: {"seat": 1, "name": "P1", "text": "ahoi", "user": "u1"},
    Kind.CLOSED: {},
    Kind.REMATCH: {"table": "other"},
}


@pytest.mark.parametrize("kind", LATER)
def test_an_event_leaves_the_table_before_it_as_it_was(kind: Kind) -> None:
    table = _running()
    before = _seen(table)
    table.after([_event(6, kind, **LATER[kind])])
    assert _seen(table) == before


def test_a_move_and_its_taking_back_leave_the_tables_before_them_as_they_were() -> None:
    table = _running()
    assert table.game is not None
    moves = [[seat, _first(table.game, seat)] for seat in (0, 1)]
    moved = table.after([_event(6, Kind.MOVED, moves=moves, chance=[])])
    before, after = _seen(table), _seen(moved)
    moved.after([_event(7, Kind.UNDONE, 1)])
    assert (_seen(table), _seen(moved)) == (before, after)


def test_names_and_owners_follow_the_seats() -> None:
    table = _running()
    assert (table.names, table.seats_of("u1"), table.seats_of("u9")) == (["P0", "P1"], [1], [])
    later = table.after([_event(6, Kind.SAT, **LATER[Kind.SAT])])
    assert (later.names, later.seats_of("u1"), later.seats_of("u9")) == (["P0", "P9"], [], [1])


def _begun(first: int) -> Table:
    """Two sit, the one who sits on seat 1 has said something, and the game has begun with that seat."""
    sat = [_event(2 + seat, Kind.SAT, seat, user=f"u{seat}", name=f"P{seat}", nonce="") for seat in (0, 1)]
    said = _event(4, Kind.SAID, 1, name="P1", text="ahoi", user="u1")
    return Table("t").after(
        [_event(1, Kind.CREATED, **CREATED), *sat, said, _event(5, Kind.BEGAN, chance=[], first=first)]
    )


def test_whoever_begins_has_seat_0() -> None:
    assert (_begun(1).names, _begun(1).seats_of("u1")) == (["P1", "P0"], [0])


def test_what_was_said_before_the_game_stays_with_whoever_said_it() -> None:
    assert _begun(1).chat[0].seat == 0


def test_a_game_that_began_before_there_was_a_choice_goes_on_as_seated() -> None:
    assert _running().names == ["P0", "P1"]
