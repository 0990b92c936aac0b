"""Frames: what goes through a socket, and that nobody is drawn what is another's."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import partial
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import pytest

from tests.loops import awaited
from tortuga.tables import commands
from tortuga.tables.commands import New, Who
from tortuga.tables.events import Event, Kind
from tortuga.tables.fairness import Secret
from tortuga.tables.table import Table
from tortuga.web.frames import Frames, environment
from tortuga.web.lines import Frame, message, whole
from tortuga.web.services import Services
from tortuga.web.settings import Settings
from tortuga.web.sockets import Pages
from tortuga.web.viewer import viewer_of

PEOPLE = [Who(f"user-{seat}", f"Player {seat}") for seat in range(4)]


async def _seated(services: Services, game: str) -> Table:
    await services.open()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in PEOPLE[1:])]
    table = await services.host.create(PEOPLE[0], {"game": game, "options": {"players": 4}, "seats": seats})
    for seat in range(1, 4):
        table = await services.host.do(table.id, partial(_sit, seat))
    return table


def _sit(seat: int, table: Table, _: Secret) -> list[New]:
    return commands.sit(table, PEOPLE[seat], seat)


def _move(seat: int, text: str, table: Table, secret: Secret) -> list[New]:
    return commands.move(table, seat, text, None, secret)


def _house(folder: Path) -> Services:
    return Services(Settings(database=str(folder / "tables.sqlite3")))


def _put_together(held: list[list[str]], message: str) -> list[list[str]]:
    """What the page does with a message."""
    head, *lines = message.split("\n")
    told, fresh = json.loads(head), iter(lines)
    if "sizes" in told:
        return [list(islice(fresh, size)) for size in told["sizes"]]
    made = list(held)
    for number, now in told["parts"]:
        made[number] = held[now] if isinstance(now, int) else _lines(held[number], now, fresh)
    assert not list(fresh)
    return made


def _lines(old: list[str], told: list[Any], fresh: Iterator[str]) -> list[str]:
    return [line for one in told for line in (islice(fresh, one) if isinstance(one, int) else old[slice(*one)])]


def _told(new: Frame, old: Frame | None) -> tuple[Any, list[str]]:
    """What a message says of each part, and the lines it brings."""
    head, *lines = message(1, 0.0, new, old).split("\n")
    return json.loads(head)["parts"], lines


def test_a_message_makes_any_new_frame_of_any_old_one() -> None:
    chooser = random.Random(1)

    def drawn(letters: str) -> list[tuple[str, ...]]:
        return [tuple(chooser.choices(letters, k=chooser.randrange(4))) for _ in range(chooser.choice((3, 3, 3, 4)))]

    for _ in range(2000):
        old = drawn("abcd")
        new = [chooser.choice((before, part)) for before, part in zip_longest(old, drawn("abcdef"), fillvalue=("x",))]
        assert _put_together([list(part) for part in old], message(1, 0.0, new, old)) == [list(part) for part in new]


def test_a_part_that_stays_is_not_told_of() -> None:
    old, new = [("a", "b"), ("c",), (), ("d", "e")], [("a", "b"), ("x",), (), ("d", "e")]
    assert _told(new, old) == ([[1, [1]]], ["x"])


def test_lines_of_a_part_that_stay_are_named_by_their_numbers() -> None:
    assert _told([("a", "b", "x", "d")], [("a", "b", "c", "d")]) == ([[0, [[0, 2], 1, [3, 4]]]], ["x"])


def test_lines_that_move_within_their_part_are_not_sent_again() -> None:
    assert _told([("x", "a", "b")], [("a", "b")]) == ([[0, [1, [0, 2]]]], ["x"])


def test_a_part_that_moves_on_to_the_next_place_is_not_sent_again() -> None:
    assert _told([("x", "y"), ("a", "b")], [("a", "b"), ("c", "d")]) == ([[0, [1, 1]], [1, 0]], ["x", "y"])


def test_a_table_that_begins_is_sent_whole() -> None:
    head, _, html = message(1, 0.0, [("a", "b"), (), ("c",)], [("a",)]).partition("\n")
    assert (json.loads(head)["sizes"], html) == ([2, 0, 1], "a\nb\nc")


def test_whoever_cannot_put_parts_together_is_sent_every_frame_whole_as_json() -> None:
    told = json.loads(whole(3, 1.5, [('<a b="c">', "d"), (), ("e",)]))
    assert told == {"version": 3, "now": 1.5, "html": '<a b="c">\nd\ne', "sizes": [2, 0, 1]}


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_socket_that_takes_lines_has_the_whole_frame_after_every_move(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        services, chooser, writer, held = _house(tmp_path), random.Random(2), Pages(True), list[list[str]]()
        table, drawn = await _seated(services, game), Frames(services.templates)
        for _ in range(40):
            viewer = viewer_of(table, PEOPLE[1], "nl")
            held = _put_together(held, writer(services, table, viewer, 1.0))
            assert "\n".join(line for part in held for line in part) == drawn.html(table, viewer)
            if table.status != "running":
                break  # the deal is by chance: few games are so short
            seat = chooser.choice(table.to_act())
            move = chooser.choice(list(table.game.legal_moves_of(seat))).text if table.game else ""
            table = await services.host.do(table.id, partial(_move, seat, move))
        await services.close()

    awaited(play())


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_what_is_kept_from_move_to_move_is_what_the_log_says(tmp_path: Path, game: str) -> None:
    """Moves, sealed choices, moves taken back, chat: a table read anew looks the same to all, byte for byte."""

    async def play() -> None:
        services, chooser = _house(tmp_path), random.Random(3)
        table = await _seated(services, game)
        for turn in range(48):
            if table.status != "running":
                break  # the deal is by chance: few games are so short
            seat = chooser.choice(table.to_act())
            move = chooser.choice(list(table.game.legal_moves_of(seat))).text if table.game else ""
            able = next((one for one in range(4) if turn % 3 == 0 and table.can_undo(one)), None)
            if able is not None:
                table = await services.host.do(table.id, lambda now, _, able=able: commands.undo(now, able))  # type: ignore[misc]
            elif turn % 10 == 9:
                table = await services.host.do(table.id, lambda now, _: commands.say(now, PEOPLE[2], "ahoi", False))
            else:
                table = await services.host.do(table.id, partial(_move, seat, move))
            key = table.id
            anew = Table(key).after(await services.host.writer.ask(lambda storage, key=key: storage.read(key)))  # type: ignore[misc]
            fresh = Frames(services.templates)
            for who in (*PEOPLE, None):
                assert services.frames.html(table, viewer_of(table, who, "fr")) == fresh.html(
                    anew, viewer_of(anew, who, "fr")
                )
        await services.close()

    awaited(play())


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_line_of_a_frame_holds_no_end_of_a_line(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        services, chooser = _house(tmp_path), random.Random(4)
        table = await _seated(services, game)
        for _ in range(12):
            if table.status != "running":
                break  # the deal is by chance: few games are so short
            seat = chooser.choice(table.to_act())
            move = chooser.choice(list(table.game.legal_moves_of(seat))).text if table.game else ""
            table = await services.host.do(table.id, partial(_move, seat, move))
            frame = services.frames.frame(table, viewer_of(table, PEOPLE[0], "it"))
            assert not any("\n" in line for part in frame for line in part)
        await services.close()

    awaited(play())


def test_a_sealed_choice_is_in_no_frame_but_its_owners(tmp_path: Path) -> None:
    async def seated() -> Table:
        services = _house(tmp_path)
        table = await _seated(services, "barrakuda")
        await services.close()
        return table

    table = awaited(seated())
    owners, others = [], []
    for move in ("dive 1", "dive 2"):
        sealed = table.after([Event(table.id, table.version + 1, Kind.SEALED, 0, None, {"move": move}, 1.0)])
        frames = Frames(environment())
        drawn = [frames.html(sealed, viewer_of(sealed, who, "en")) for who in (*PEOPLE, None)]  # the owner first
        owners.append(drawn[0])
        others.append(drawn[1:])
    assert owners[0] != owners[1] and others[0] == others[1]
