"""Which steps a message has, and what its view says."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from tests.tables.test_chat import folded_from
from tests.tables.test_commands import choosing, moved
from tests.web.test_updates import OPEN, begun
from tortuga.tables import commands
from tortuga.tables.table import Table
from tortuga.web.api import scenes
from tortuga.web.api.scenes import TableScene


def read(part: orjson.Fragment | None) -> Any:
    """What a part of a message says."""
    return None if part is None else orjson.loads(orjson.dumps(part))


def two_turns() -> Table:
    """A game whose first seat has bought and passed and laid, and whose second has bought, from version 5 on."""
    table = begun()
    for verb in ("buy", "pass", "lay", "buy"):
        assert table.game is not None
        text = next(move.text for move in table.game.legal_moves if move.text.startswith(verb))
        table = folded_from(moved(table, text), table)
    return table


def texts(part: orjson.Fragment | None) -> list[str]:
    """The first words of the steps."""
    return [step["text"].split()[0] for step in read(part)["steps"]]


def test_before_the_game_there_is_neither_a_view_nor_a_turn() -> None:
    scene = TableScene(OPEN)
    assert (scene.view(0, "en", derived=True), scene.turn(0, 0, is_first=True)) == (None, None)


def test_a_part_is_of_its_table() -> None:
    assert read(TableScene(OPEN).part("names", lambda table: table.names)) == OPEN.names


def test_nothing_new_is_no_turn() -> None:
    table = two_turns()
    assert TableScene(table).turn(0, table.version, is_first=False) is None


@pytest.mark.parametrize(
    ("since", "is_first", "steps"),
    [
        (8, False, []),
        (7, False, ["buy"]),
        (5, False, ["pass", "lay", "up", "up", "buy"]),
        (8, True, ["buy"]),
        (0, True, ["buy"]),
        (5, True, ["pass", "lay", "up", "up", "buy"]),
    ],
)
def test_a_message_has_the_steps_since_a_version_and_the_first_one_a_turn_at_least(
    since: int, is_first: bool, steps: list[str]
) -> None:
    part = TableScene(two_turns()).turn(0, since, is_first)
    assert (texts(part) if part else []) == steps


def test_a_client_that_missed_too_much_sees_the_last_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "MOST_STEPS", 2)
    assert texts(TableScene(two_turns()).turn(0, 5, is_first=False)) == ["up", "buy"]


def test_a_choice_that_is_sealed_is_seen_by_its_own_seat_alone() -> None:
    table = choosing()
    scene = TableScene(folded_from(moved(table, "dive 3"), table))
    views = [read(scene.view(seat, "en", derived=True)) for seat in (0, 1, None)]
    assert [(view["chosen"], view["ready"]) for view in views] == [
        (own, [True, False]) for own in ("dive 3", None, None)
    ]


def test_the_seats_of_a_game_that_is_over_may_do_nothing() -> None:
    table = begun()
    ended = folded_from(commands.resign(table, 0), table)
    assert [bool(read(TableScene(each).view(0, "en", derived=True))["legal"]) for each in (table, ended)] == [
        True,
        False,
    ]
