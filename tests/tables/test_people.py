"""People at a table: names as they are shown, a change of name, and seats that a rematch keeps for those who played."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.tables.test_host import ANNA, BO, host_of, live, two_people
from tortuga.tables import commands
from tortuga.tables.commands import Who, clean_name
from tortuga.tables.errors import Refused
from tortuga.tables.host import Host
from tortuga.tables.table import Table

CEM = Who("u-cem", "Cem")
FAMILY = "👨‍👩‍👧 Müller"


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [FAMILY, "علی‌رضا", "नेहा", "יוסי", "👩🏽‍🚀", "Zoë", "O’Brien"])
def test_a_name_is_kept_as_it_was_written(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("a\u202enna", "anna"),
        ("\u200bAnna\u200d", "Anna"),
        ("An\tna\n", "An na"),
        ("Zoe\u0308", "Zoë"),
        ("Anna\u3164\u2800", "Anna"),
        ("a" + "\u0301" * 20, "á" + "\u0301" * 3),
    ],
)
def test_a_name_loses_what_nobody_sees_or_what_disturbs_the_text_around_it(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "\u3164\u3164", "\u200d", "\u0301", "x" * 25])
def test_a_name_that_shows_nothing_or_is_too_long_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        clean_name(typed)


# -- another name ------------------------------------------------------------------------------------------------------


def at(tmp_path: Path, work: Callable[[Host], Coroutine[Any, Any, None]], **given: Any) -> None:
    """Do something at a host of its own."""

    async def whole() -> None:
        async with host_of(str(tmp_path / "x.sqlite3"), **given) as host:
            await work(host)

    live(whole)


def test_a_player_has_another_name_and_the_game_has_not_changed(tmp_path: Path) -> None:
    async def work(host: Host) -> None:
        before = await two_people(host)
        after = await host.do(before.id, lambda now, _: commands.rename(now, Who(BO.user, "Boris")))
        assert (after.names, after.game_version) == (["Anna", "Boris"], before.game_version)

    at(tmp_path, work)


def test_the_other_name_is_in_the_log_after_a_restart(tmp_path: Path) -> None:
    async def first(host: Host) -> None:
        table = await two_people(host)
        await host.do(table.id, lambda now, _: commands.rename(now, Who(BO.user, "Boris")))
        (tmp_path / "id").write_text(table.id)

    async def second(host: Host) -> None:
        assert (await host.table((tmp_path / "id").read_text())).names == ["Anna", "Boris"]

    at(tmp_path, first)
    at(tmp_path, second)


def test_the_names_of_several_people_at_one_device_stay(tmp_path: Path) -> None:
    async def work(host: Host) -> None:
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Bo")]
        asked = {"game": "einauge", "options": {"players": 2}, "seats": seats, "hot_seat": True}
        table = await host.create(ANNA, asked)
        assert commands.rename(table, Who(ANNA.user, "Anne")) == []

    at(tmp_path, work)


# -- a rematch ---------------------------------------------------------------------------------------------------------


async def rematch(host: Host) -> Table:
    """Anna and Bo have played; Anna asks for a rematch."""
    table = dataclasses.replace(await two_people(host), status="over")
    return await host.create(ANNA, commands.rematch(table, ANNA))


def seat_of_bo(table: Table) -> int:
    return next(number for number, seat in enumerate(table.seats) if seat.user != ANNA.user)


def test_a_rematch_keeps_the_seats_of_those_who_played(tmp_path: Path) -> None:
    async def work(host: Host) -> None:
        table = await rematch(host)
        with pytest.raises(Refused, match="seat_reserved"):
            commands.sit(table, CEM, seat_of_bo(table))

    at(tmp_path, work)


def test_a_kept_seat_is_taken_by_whom_it_is_kept_for(tmp_path: Path) -> None:
    async def work(host: Host) -> None:
        table = await rematch(host)
        after = await host.do(table.id, lambda now, _: commands.sit(now, BO, seat_of_bo(now)))
        assert (after.status, sorted(after.names)) == ("running", ["Anna", "Bo"])

    at(tmp_path, work)


def test_a_kept_seat_is_open_to_all_when_its_time_has_run_out(tmp_path: Path) -> None:
    time = [1000.0]

    async def work(host: Host) -> None:
        table = await rematch(host)
        time[0] += commands.RESERVED_FOR + 1
        await host.duties.expire_clocks()
        after = await host.do(table.id, lambda now, _: commands.sit(now, CEM, seat_of_bo(now)))
        assert sorted(after.names) == ["Anna", "Cem"]

    at(tmp_path, work, clock=lambda: time[0])


def test_a_kept_seat_stays_kept_before_its_time_has_run_out(tmp_path: Path) -> None:
    time = [1000.0]

    async def work(host: Host) -> None:
        table = await rematch(host)
        time[0] += commands.RESERVED_FOR - 1
        await host.duties.expire_clocks()
        assert (await host.table(table.id)).seats_reserved_for(BO.user) == [seat_of_bo(table)]

    at(tmp_path, work, clock=lambda: time[0])


def test_whoever_declines_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async def work(host: Host) -> None:
        table = await rematch(host)
        after = await host.do(table.id, lambda now, _: commands.decline(now, BO))
        assert commands.sit(after, CEM, seat_of_bo(after))

    at(tmp_path, work)


def test_nobody_declines_for_another(tmp_path: Path) -> None:
    async def work(host: Host) -> None:
        table = await rematch(host)
        with pytest.raises(Refused, match="not_at_table"):
            commands.decline(table, CEM)

    at(tmp_path, work)
