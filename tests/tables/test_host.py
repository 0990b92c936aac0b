"""A table from the first seat to the end, as its host runs it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import random
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from tests.loops import awaited
from tortuga.games.kit.errors import IllegalMoveError, TortugaError
from tortuga.players import bot
from tortuga.tables import commands
from tortuga.tables.chat import say
from tortuga.tables.commands import Who
from tortuga.tables.errors import NoSuchTable, Refused, Stale, TooMany, log_name
from tortuga.tables.events import Event, Kind, chained
from tortuga.tables.fairness import Secret, new_nonce
from tortuga.tables.host import BOT_TABLES, Host
from tortuga.tables.storage import Append, Storage
from tortuga.tables.table import Table
from tortuga.tables.thinking import Thinkers

CHOICES = {"barracuda", *(f"dive {number}" for number in range(1, 6))}
ANNA, BO = Who("u-anna", "Anna"), Who("u-bo", "Bo")


def live(work: Callable[[], Awaitable[None]]) -> None:
    awaited(asyncio.wait_for(_awaited(work), 120))


async def _awaited(work: Callable[[], Awaitable[None]]) -> None:
    await work()


@asynccontextmanager
async def host_of(database: str, **given: Any) -> AsyncIterator[Host]:
    host = Host(database, bot_pause=0, **given)
    await host.start()
    try:
        yield host
    finally:
        await host.stop()


async def two_people(host: Host, game: str = "einauge", **given: Any) -> Table:
    asked = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}], **given}
    table = await host.create(ANNA, asked)
    return await host.do(table.id, lambda now, _: commands.sit(now, BO, 1))


async def play(
    host: Host, table: Table, seat: int, text: str, version: int | None = None, command: str | None = None
) -> Table:
    at = table.version if version is None else version
    return await host.do(table.id, lambda now, secret: commands.move(now, seat, text, at, secret), command, seat)


def first_legal(table: Table, seat: int) -> str:
    assert table.game is not None
    return next(iter(table.game.legal_moves_of(seat))).text


def test_a_game_begins_when_every_seat_is_taken(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            assert (table.status, table.to_act()) == ("running", [0])

    live(work)


def test_two_people_play_a_whole_game(database: str) -> None:
    async def work() -> None:
        chooser = random.Random(4)
        async with host_of(database) as host:
            table = await two_people(host, "barrakuda")
            while table.status == "running":
                seat = table.to_act()[0]
                assert table.game is not None
                table = await play(host, table, seat, chooser.choice(list(table.game.legal_moves_of(seat))).text)
            assert table.winners()

    live(work)


def test_bots_play_on_by_themselves_to_the_end(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            seats = [{"kind": "bot", "bot": "random"}] * 3
            table = await host.create(ANNA, {"game": "barrakuda", "options": {"players": 3}, "seats": seats})
            while (table := await host.table(table.id)).status == "running":
                await asyncio.sleep(0.05)
            assert table.status == "over"

    live(work)


def test_a_restart_loses_nothing(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            table = await play(host, table, 0, first_legal(table, 0))
        async with host_of(database) as host:
            found = await host.table(table.id)
            assert (found.version, found.hash) == (table.version, table.hash)
            assert found.game == table.game

    live(work)


def test_an_old_version_is_stale_and_changes_nothing(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            with pytest.raises(Stale):
                await play(host, table, 0, first_legal(table, 0), version=table.version - 1)
            assert (await host.table(table.id)).version == table.version

    live(work)


def test_a_move_decided_before_an_undo_is_stale(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            bought = await play(host, table, 0, first_legal(table, 0))
            back = await host.do(table.id, lambda now, _: commands.undo(now, 0))
            with pytest.raises(Stale):
                await play(host, back, 0, first_legal(back, 0), version=bought.version)

    live(work)


def test_a_sealed_choice_needs_no_newest_version(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host, "barrakuda")
            await play(host, table, 0, "dive 4")
            later = await play(host, table, 1, "dive 3", version=table.version)
            assert later.game is not None
            assert len(later.game.steps) >= 3

    live(work)


def test_a_sealed_choice_is_in_no_view_and_no_step_before_the_last(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host, "barrakuda")
            later = await play(host, table, 0, "dive 4")
            assert later.game is not None
            assert later.game.steps == []
            assert "dive 4" not in str(later.game.view(1).plain())

    live(work)


def test_a_sealed_choice_can_be_changed_until_the_last_is_in(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host, "barrakuda")
            await play(host, table, 0, "dive 4")
            await play(host, table, 0, "dive 1")
            later = await play(host, table, 1, "dive 3")
            assert later.game is not None
            assert [step.text for step in later.game.steps[:2]] == ["dive 1", "dive 3"]

    live(work)


def test_the_same_command_again_changes_nothing(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            text = first_legal(table, 0)
            once = await play(host, table, 0, text, command="c1")
            again = await play(host, table, 0, text, command="c1")
            assert again.version == once.version

    live(work)


def test_an_illegal_move_is_refused_with_its_reason(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            with pytest.raises(IllegalMoveError):
                await play(host, table, 0, "lay ship")

    live(work)


def test_an_open_move_can_be_taken_back_until_a_card_is_shown(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            bought = await play(host, table, 0, first_legal(table, 0))
            back = await host.do(table.id, lambda now, _: commands.undo(now, 0))
            assert back.game == table.game
            for _ in range(3):  # buy, pass, lay: now cards were turned up
                assert back.game is not None
                text = "pass" if back.game.phase == "fight" else first_legal(back, 0)
                back = await play(host, back, 0, text)
            with pytest.raises(Refused, match="no_undo"):
                await host.do(table.id, lambda now, _: commands.undo(now, 0))
            assert bought.version < back.version

    live(work)


def test_a_seat_whose_clock_ran_out_is_played_by_a_bot_until_its_owner_returns(database: str) -> None:
    async def work() -> None:
        now = [1000.0]
        async with host_of(database, clock=lambda: now[0]) as host:
            table = await two_people(host, clock=30)
            now[0] += 31
            await host.duties.expire_clocks()
            away = await host.table(table.id)
            assert away.seats[0].away
            assert away.seats[0].is_played_by_bot

    live(work)


def test_an_owner_who_returns_has_the_seat_again(database: str) -> None:
    async def work() -> None:
        now = [1000.0]
        async with host_of(database, clock=lambda: now[0]) as host:
            table = await two_people(host, clock=30)
            now[0] += 31
            await host.duties.expire_clocks()
            back = await host.do(table.id, lambda table, _: commands.back(table, ANNA))
            assert not back.seats[0].is_played_by_bot
            assert back.deadline() == now[0] + 30

    live(work)


def test_a_clock_that_two_workers_watch_runs_out_once(postgres_server: str) -> None:
    async def work() -> None:
        now = [1000.0]
        clock = lambda: now[0]  # noqa: E731
        async with host_of(postgres_server, clock=clock) as one, host_of(postgres_server, clock=clock) as two:
            table = await two_people(one, clock=30)
            now[0] += 31
            await asyncio.gather(one.duties.expire_clocks(), two.duties.expire_clocks())
            away = await one.writer.ask(lambda storage: [e for e in storage.read(table.id) if e.kind == "away"])
            assert len(away) == 1

    live(work)


def test_resigning_ends_a_game_of_two(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            after = await host.do(table.id, lambda now, _: commands.resign(now, 0))
            assert (after.status, after.winners()) == ("over", [1])

    live(work)


def test_a_table_that_nobody_comes_to_is_closed(database: str) -> None:
    async def work() -> None:
        now = [1000.0]
        async with host_of(database, clock=lambda: now[0]) as host:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await host.create(ANNA, {"game": "einauge", "options": {"players": 2}, "seats": seats})
            now[0] += 25 * 3600
            await host.duties.close_idle()
            assert (await host.table(table.id)).status == "closed"

    live(work)


def test_lists_learn_of_a_move_within_ten_seconds_and_of_the_end_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        now = [1000.0]
        async with host_of(str(tmp_path / "t.sqlite3"), clock=lambda: now[0]) as host:
            table, listed = await two_people(host), list[tuple[float, str]]()
            for seconds in (5.0, 6.0):
                now[0] += seconds
                seat = table.to_act()[0]
                table = await play(host, table, seat, first_legal(table, seat))
                (row,) = await host.writer.ask(lambda storage: storage.of_user(ANNA.user))
                listed.append((row["updated"], row["status"]))
            now[0] += 1.0
            await host.do(table.id, lambda now, _: commands.resign(now, 0))
            (row,) = await host.writer.ask(lambda storage: storage.of_user(ANNA.user))
            assert [*listed, (row["updated"], row["status"])] == [
                (1000.0, "running"),
                (1011.0, "running"),
                (1012.0, "over"),
            ]

    live(work)


def test_an_unknown_table_is_refused(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            with pytest.raises(NoSuchTable):
                await host.table("nothing")

    live(work)


def test_a_second_host_on_the_same_file_is_refused_until_the_first_stops(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "link.sqlite3").symlink_to(tmp_path / "t.sqlite3")
        async with host_of(str(tmp_path / "t.sqlite3")):
            for name in ("t.sqlite3", "link.sqlite3"):
                with pytest.raises(TortugaError, match="another server uses this database"):
                    await Host(str(tmp_path / name)).start()
        async with host_of(str(tmp_path / "t.sqlite3")):
            pass

    live(work)


def test_requests_for_unknown_tables_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def ask(host: Host, table_id: str) -> None:
        with host.watching(table_id), pytest.raises(NoSuchTable):
            await host.table(table_id)
        with pytest.raises(NoSuchTable):
            await host.do(table_id, lambda now, _: commands.resign(now, 0))

    async def work() -> None:
        async with host_of(str(tmp_path / "t.sqlite3")) as host:
            await ask(host, "first")
            tracemalloc.start()
            for number in range(50):
                await ask(host, f"{number:x>20000}")
            gc.collect()
            kept = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
            assert kept < 500_000

    live(work)


def test_a_table_that_another_program_wrote_to_is_read_again(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table = await two_people(host)
            line = Event(table.id, table.version + 1, Kind.SAID, 0, None, {"name": "A", "text": "hi", "user": "u"}, 1.0)
            other = Storage(database)
            line = line._replace(hash=chained(table.hash, line))
            other.append([Append((line,), None)])
            other.close()
            after = await host.do(table.id, lambda now, _: say(now, ANNA, "ahoi", False))
            assert [said.text for said in after.chat] == ["hi", "ahoi"]

    live(work)


def test_more_running_tables_of_bots_than_one_user_may_have_are_refused(tmp_path: Path) -> None:
    class Slow(Thinkers):
        async def choose(self, *_: Any) -> str:
            return await asyncio.Future[str]()

    async def work() -> None:
        async with host_of(str(tmp_path / "t.sqlite3"), thinkers=Slow()) as host:
            seats = [{"kind": "bot", "bot": "random"}] * 2
            asked = {"game": "einauge", "options": {"players": 2}, "seats": seats}
            many = (host.create(ANNA, asked) for _ in range(BOT_TABLES + 3))
            made = await asyncio.gather(*many, return_exceptions=True)
            assert sum(isinstance(one, TooMany) for one in made) == 3
            await host.create(BO, asked)
            await host.create(ANNA, {**asked, "seats": [{"kind": "me"}, seats[0]]})

    live(work)


# -- a table that cannot be read ---------------------------------------------------------------------------------------

BROKEN = ["UPDATE events SET body = '{' WHERE seq = 1", "UPDATE events SET kind = 'danced' WHERE seq = 1"]
BROKEN += ["UPDATE events SET body = '{}' WHERE seq = 1"]


async def broken_and_whole(host: Host, statement: str, **given: Any) -> tuple[Table, Table]:
    """Two tables, of which the log of the first cannot be read."""
    broken = await two_people(host, **given)
    await host.writer.ask(lambda storage: storage._run(text(statement)))
    host._tables.clear()
    return broken, await two_people(host, **given)


@pytest.mark.parametrize("statement", BROKEN)
def test_a_table_that_cannot_be_read_stops_no_clock_of_another(tmp_path: Path, statement: str) -> None:
    async def work() -> None:
        now = [1000.0]
        async with host_of(str(tmp_path / "t.sqlite3"), clock=lambda: now[0]) as host:
            _, whole = await broken_and_whole(host, statement, clock=30)
            now[0] += 31
            await host.duties.expire_clocks()
            assert (await host.table(whole.id)).seats[0].away

    live(work)


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_closed(tmp_path: Path) -> None:
    async def work() -> None:
        now = [1000.0]
        async with host_of(str(tmp_path / "t.sqlite3"), clock=lambda: now[0]) as host:
            _, whole = await broken_and_whole(host, BROKEN[0])
            now[0] += 61 * 24 * 3600
            await host.duties.close_idle()
            assert (await host.table(whole.id)).status == "closed"

    live(work)


def test_a_table_that_cannot_be_read_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        now = [1000.0]
        async with host_of(str(tmp_path / "t.sqlite3"), clock=lambda: now[0]) as host:
            broken, _ = await broken_and_whole(host, BROKEN[0], clock=30)
            now[0] += 31
            for _ in range(3):
                await host.duties.expire_clocks()
            errors = [line.getMessage() for line in caplog.records if line.levelname == "ERROR"]
            assert errors == [f"{log_name(broken.id)} failed"]
            assert broken.id not in caplog.text  # whoever knows it may look at the table

    live(work)


def test_a_duty_that_fails_every_second_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def overdue(_: Storage, now: float) -> list[str]:
        raise OSError(f"no answer at {now}")

    async def work() -> None:
        async with host_of(str(tmp_path / "t.sqlite3")):
            await asyncio.sleep(1.5)
            errors = [line.getMessage() for line in caplog.records if line.levelname == "ERROR"]
            assert errors == ["looking after clocks failed"]

    monkeypatch.setattr(Storage, "overdue", overdue)
    live(work)


def test_two_hosts_on_postgresql_see_each_others_moves(postgres_server: str) -> None:
    async def work() -> None:
        async with host_of(postgres_server) as one, host_of(postgres_server) as two:
            table = await two_people(one)
            there = await two.table(table.id)
            moved = await play(two, there, 0, first_legal(there, 0))
            assert (await one.table(table.id)).version == moved.version

    live(work)


def test_a_watcher_at_another_worker_is_woken(postgres_server: str) -> None:
    async def work() -> None:
        async with host_of(postgres_server) as one, host_of(postgres_server) as two:
            table = await two_people(one)
            there = await two.table(table.id)
            with two.watching(table.id) as changed:
                moved = await play(one, table, 0, first_legal(there, 0))
                while (await two.latest(table.id)).version < moved.version:
                    await asyncio.wait_for(changed.wait(), 10)
                    changed.clear()

    live(work)


def test_bots_of_a_table_that_two_workers_run_move_once(postgres_server: str) -> None:
    async def work() -> None:
        async with host_of(postgres_server) as one, host_of(postgres_server) as two:
            seats = [{"kind": "bot", "bot": "random"}] * 2
            asked = {"game": "barrakuda", "options": {"players": 2, "turn_limit": 5}, "seats": seats}
            table = await one.create(ANNA, asked)
            while (table := await two.table(table.id)).status == "running":
                two.duties.wake_bots(table.id)
                await asyncio.sleep(0.01)
            assert table.game is not None
            sealed = await two.writer.ask(lambda storage: [e for e in storage.read(table.id) if e.kind == "sealed"])
            choices = [step for step in table.game.steps if step.text.startswith(("dive", "barracuda"))]
            assert len(sealed) == sum(step.seat is not None and step.text in CHOICES for step in choices)

    live(work)


def test_bots_go_on_at_another_worker_when_theirs_has_stopped(postgres_server: str) -> None:
    async def work() -> None:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        asked = {"game": "barrakuda", "options": {"players": 2, "turn_limit": 20}, "seats": seats}
        async with host_of(postgres_server) as two:
            async with host_of(postgres_server) as one:
                table = await one.create(ANNA, asked)
            while (await two.table(table.id)).status == "running":
                await asyncio.sleep(0.1)

    live(work)


def test_a_lost_connection_to_postgresql_is_made_again(postgres_server: str) -> None:
    async def work() -> None:
        async with host_of(postgres_server) as host:
            table = await two_people(host)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            with psycopg.connect(postgres_server, autocommit=True) as link:
                link.execute(cut + " AND application_name = '' AND datname = current_database()")
            with contextlib.suppress(DBAPIError):
                await host.table(table.id)
            assert (await host.table(table.id)).version == table.version

    live(work)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": [{"kind": "me"}]}, "bad_seats"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "bad_seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "Deep Thought"}]}, "no_such_bot"),
        ({"clock": "soon"}, "bad_clock"),
        ({"options": {"players": 2, "cards": "/etc/hostname"}}, "bad_cards"),
        ({"options": {"players": 2, "cards": ["reconstruction-1"]}}, "bad_cards"),
    ],
)
def test_a_bad_table_is_refused(change: dict[str, Any], reason: str) -> None:
    from tortuga.tables.fairness import Secret

    asked = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    with pytest.raises(Refused, match=reason):
        commands.create(ANNA, asked, Secret.draw())


# -- bots that had another name ----------------------------------------------------------------------------------------


def test_a_stored_table_with_a_bot_of_a_former_name_has_its_bot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Barracuda is Nettuno today; an earlier version wrote that name into the events of a table."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "Barracuda"}]

    async def work() -> None:
        async with host_of(database) as host:
            with monkeypatch.context() as earlier:
                earlier.setattr(commands, "listed", lambda _game, name: name)
                table = await host.create(ANNA, {"game": "barrakuda", "options": {"players": 3}, "seats": seats})
        async with host_of(database) as host:
            stored = (await host.table(table.id)).seats[2].bot
            assert stored == "Barracuda" and bot(stored).name == "Nettuno"

    live(work)


def test_a_rematch_seats_the_bot_by_its_name_of_today() -> None:
    asked = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "Einauge"}]}
    created = commands.create(ANNA, asked, Secret.draw())[0]
    assert created.body["seats"][1]["bot"] == "Admiral"


# -- who begins (E1.5) -------------------------------------------------------------------------------------------------


def test_who_begins_is_drawn_by_seed_and_nonces(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            table = await two_people(host, start="drawn")
            secret = await host.secret(table.id)
            nonces = [next(seat.nonce for seat in table.seats if seat.user == who.user) for who in (ANNA, BO)]
            assert table.seats[0].user == (ANNA, BO)[secret.first_seat(nonces)].user

    live(work)


def test_everybody_is_drawn_to_begin_now_and_then() -> None:
    nonces = [new_nonce(), new_nonce(), new_nonce()]
    assert {Secret.draw().first_seat(nonces) for _ in range(200)} == {0, 1, 2}


def test_partners_stay_opposite_whoever_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            seats = [{"kind": "me", "name": name} for name in "ABCD"]
            asked = {"game": "barrakuda", "options": {"players": 4, "teams": "on"}, "seats": seats, "hot_seat": True}
            table = await host.create(ANNA, {**asked, "start": "youngest", "youngest": 3})
            assert table.names == ["D", "A", "B", "C"]

    live(work)


def test_a_rematch_moves_the_start_one_seat_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            seats = [{"kind": "me", "name": name} for name in "ABC"]
            asked = {"game": "einauge", "options": {"players": 3}, "seats": seats, "hot_seat": True}
            table = await host.create(ANNA, asked)
            over = dataclasses.replace(table, status="over")
            again = await host.create(ANNA, commands.rematch(over, ANNA))
            assert again.names == ["B", "C", "A"]

    live(work)


def test_a_position_belongs_to_its_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            with pytest.raises(Refused, match="bad_start"):
                await two_people(host, start="drawn", position={})

    live(work)


class Compiling:
    """A game that becomes ready when it is told to."""

    def __init__(self) -> None:
        self.event = asyncio.Event()

    async def ready(self, game: str) -> None:
        del game
        await self.event.wait()

    async def settled(self) -> None:
        await self.event.wait()


def test_bots_of_a_running_table_wait_until_their_game_is_compiled(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "tables.sqlite3")
        async with host_of(database) as before:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "Matrose"}]
            table = await before.create(ANNA, {"game": "einauge", "options": {"players": 2}, "seats": seats})
            await before.do(table.id, lambda now, _: commands.leave(now, 0, "Matrose"))
        games = Compiling()
        async with host_of(database, games=games) as host:
            stored = len(await host.writer.ask(lambda storage: storage.read(table.id)))
            await asyncio.sleep(0.5)
            assert len(await host.writer.ask(lambda storage: storage.read(table.id))) == stored
            games.event.set()
            while len(await host.writer.ask(lambda storage: storage.read(table.id))) == stored:
                await asyncio.sleep(0.05)

    live(work)
