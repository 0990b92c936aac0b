"""What the viewers of one version of a table see alike is made once, and which steps a message has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
import pytest

from tests.tables.test_chat import folded_from
from tests.tables.test_commands import choosing, moved
from tests.web.test_updates import OPEN, begun, spoken
from tortuga.tables import commands
from tortuga.tables.table import Table
from tortuga.web.api import scenes
from tortuga.web.api.scenes import Scenes, TableScene


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


def test_a_view_is_made_once_for_all_languages_and_for_each_seat_and_kind_of_client() -> None:
    scene = TableScene(begun())
    view = scene.view(0, "en", derived=True)
    assert scene.view(0, "de", derived=True) is view
    assert all(scene.view(seat, "en", derived) is not view for seat, derived in ((1, True), (None, True), (0, False)))


def test_open_steps_are_made_once_for_all_seats() -> None:
    scene = TableScene(two_turns())
    assert scene.turn(0, 7, is_first=False) is scene.turn(1, 7, is_first=False) is not None


def test_log_and_other_parts_are_made_once() -> None:
    scene, made = TableScene(begun()), list[str]()
    assert scene.log(0) is scene.log(0) is not scene.log(4)
    parts = [scene.part(name, lambda table: made.append(table.id) or len(made)) for name in ("one", "one", "other")]
    assert parts[0] is parts[1] and [read(part) for part in parts] == [1, 1, 2]


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


# -- the scenes of a process


def test_a_table_has_one_scene_until_it_changes() -> None:
    kept, table = Scenes(), begun()
    assert kept.of(table) is kept.of(table) is not kept.of(spoken(table))


def test_the_scenes_of_the_tables_that_changed_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "_SCENES", 2)
    monkeypatch.setattr(scenes, "_KEPT", 2)
    kept = Scenes()
    tables = {name: replace(begun(), id=name) for name in ("a", "b", "c")}
    for name in ("a", "b"):
        kept.of(tables[name])
    kept.of(spoken(tables["a"]))
    kept.of(tables["c"])
    assert list(kept._scenes) == list(kept._latest) == ["a", "c"]


def test_of_an_open_table_no_state_is_kept() -> None:
    kept = Scenes()
    kept.of(OPEN)
    assert not kept._latest
