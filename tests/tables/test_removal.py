"""Removing a player: whoever is away by the host, whoever is present by the consent of all others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.test_chat import folded_from, table_with
from tests.tables.test_host import ANNA, BO, host_of, live
from tortuga.tables import commands, removal
from tortuga.tables.commands import New, Who
from tortuga.tables.errors import Refused
from tortuga.tables.events import Kind
from tortuga.tables.fairness import Secret
from tortuga.tables.host import Host
from tortuga.tables.table import Table

CEM, DEA = Who("u-cem", "Cem"), Who("u-dea", "Dea")
NOW = 1000.0


def running(*others: Who | str) -> Table:
    """A running game of Anna, who is the host, and the others; a text is a bot."""
    bots = [{"kind": "open"} if isinstance(other, Who) else {"kind": "bot", "bot": other} for other in others]
    table = table_with(options={"players": len(others) + 1}, seats=[{"kind": "me"}, *bots])
    for seat, other in enumerate(others, start=1):
        if isinstance(other, Who):
            table = folded_from(commands.sit(table, other, seat), table)
    return folded_from(commands.begin(table, Secret.draw()), table)


def freed(table: Table, seat: int = 1, is_present: bool = True, by: Who = ANNA) -> list[New]:
    return removal.free_seat(table, by, seat, None, NOW, is_present=is_present)


def proposed(*others: Who | str) -> Table:
    """The same, and Anna proposes to remove the first of the others, who is present."""
    table = running(*others)
    return folded_from(freed(table), table)


def answered(table: Table, who: Who, agrees: bool = True) -> Table:
    return folded_from(removal.answer(table, who, agrees, NOW), table)


def test_the_host_removes_a_player_who_is_absent() -> None:
    table = running(BO)
    assert folded_from(freed(table, is_present=False), table).seats[1].bot


def test_the_host_removes_a_player_for_whom_a_bot_plays_though_present() -> None:
    table = running(BO, CEM)
    away = folded_from([New(Kind.AWAY, 1, {})], table)
    assert folded_from(freed(away), away).seats[1].bot


def test_a_player_who_is_present_stays_while_it_is_only_proposed() -> None:
    table = proposed(BO, CEM)
    assert (table.seats[1].user, table.proposal and table.proposal.seat) == (BO.user, 1)


def test_a_player_who_is_present_is_removed_when_all_others_agree() -> None:
    table = answered(answered(proposed(BO, CEM, DEA), CEM), DEA)
    assert (table.seats[1].user, table.seats[1].bot, table.proposal) == (None, "Matrose", None)


def test_one_of_two_who_agrees_is_not_enough() -> None:
    assert answered(proposed(BO, CEM, DEA), CEM).seats[1].user == BO.user


def test_one_who_does_not_agree_ends_the_proposal_and_all_are_told() -> None:
    table = answered(proposed(BO, CEM, DEA), CEM, agrees=False)
    assert (table.seats[1].user, table.proposal, table.notices[-1].kind) == (BO.user, None, "stays")


def test_nobody_who_is_present_is_removed_from_a_game_of_two() -> None:
    with pytest.raises(Refused, match="needs_consent"):
        freed(running(BO))


def test_a_bot_does_not_vote() -> None:
    with pytest.raises(Refused, match="needs_consent"):
        freed(running(BO, "Matrose", "Kapitän"))


@pytest.mark.parametrize("who", [BO, Who("u-stranger", "Eve")])
def test_neither_who_is_to_be_removed_nor_a_stranger_votes(who: Who) -> None:
    with pytest.raises(Refused, match="no_vote"):
        answered(proposed(BO, CEM), who)


def test_a_second_proposal_waits_for_the_first() -> None:
    with pytest.raises(Refused, match="proposal_open"):
        freed(proposed(BO, CEM), 2)


def test_the_host_withdraws_the_proposal() -> None:
    assert answered(proposed(BO, CEM), ANNA, agrees=False).proposal is None


def test_who_agrees_too_late_is_told_so() -> None:
    with pytest.raises(Refused, match="no_proposal"):
        removal.answer(proposed(BO, CEM), CEM, True, NOW + removal.PROPOSED_FOR + 1)


def test_a_proposal_is_void_when_one_of_those_asked_leaves() -> None:
    table = proposed(BO, CEM, DEA)
    assert folded_from(commands.leave(table, 3, "Matrose"), table).proposal is None


def waiting_room(*others: Who) -> Table:
    """An open table of Anna, who is the host, and the others, with one seat more."""
    free = [{"kind": "open"}] * (len(others) + 1)
    table = table_with(options={"players": len(free) + 1}, seats=[{"kind": "me"}, *free])
    for seat, other in enumerate(others, start=1):
        table = folded_from(commands.sit(table, other, seat), table)
    return table


def test_before_the_game_the_host_frees_the_seat_of_the_only_other_person_alone() -> None:
    table = waiting_room(BO)
    assert folded_from(freed(table), table).seats[1].is_open


def test_before_the_game_the_host_frees_the_seat_of_whoever_is_absent_alone() -> None:
    table = waiting_room(BO, CEM)
    assert folded_from(freed(table, is_present=False), table).seats[1].is_open


def test_before_the_game_whoever_is_present_stays_while_it_is_only_proposed() -> None:
    table = waiting_room(BO, CEM)
    after = folded_from(freed(table), table)
    assert (after.seats[1].user, after.proposal and after.proposal.bot) == (BO.user, None)


def test_before_the_game_a_seat_is_free_when_all_others_agree() -> None:
    table = waiting_room(BO, CEM)
    after = answered(folded_from(freed(table), table), CEM)
    assert (after.seats[1].is_open, after.proposal) == (True, None)


def test_before_the_game_one_who_does_not_agree_keeps_the_other_there() -> None:
    table = waiting_room(BO, CEM)
    assert answered(folded_from(freed(table), table), CEM, agrees=False).seats[1].user == BO.user


def test_only_the_host_removes() -> None:
    with pytest.raises(Refused, match="host_only"):
        freed(running(BO, CEM), by=CEM)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_the_table_does_not_have_is_not_freed(seat: int) -> None:
    with pytest.raises(Refused, match="no_such_seat"):
        freed(running(BO, CEM), seat)


def test_no_seat_is_freed_when_the_game_is_over() -> None:
    table = running(BO)
    over = folded_from(commands.resign(table, 1), table)
    with pytest.raises(Refused, match="no_such_seat"):
        freed(over, is_present=False)


def test_the_host_gives_an_own_seat_to_a_bot() -> None:
    table = running(BO)
    assert folded_from(freed(table, 0), table).seats[0].bot == "Matrose"


def test_the_last_seat_is_freed() -> None:
    table = waiting_room(BO)
    assert folded_from(freed(table, 2), table).seats[2].is_open


def test_before_the_game_the_host_gives_a_seat_to_a_bot() -> None:
    table = waiting_room(BO)
    after = folded_from(removal.free_seat(table, ANNA, 1, "Kapitän", NOW, is_present=False), table)
    assert after.seats[1].bot == "Kapitän"


def test_who_proposes_is_told_by_the_name_of_the_seat() -> None:
    (new,) = freed(running(BO, CEM), by=Who(ANNA.user, "Eve"))
    assert new.body["by"] == "Anna"


def test_a_host_who_does_not_play_frees_a_seat_by_the_own_name() -> None:
    table = waiting_room(BO)
    left = folded_from(commands.leave(table, 0, "Matrose"), table)
    (new,) = freed(left, is_present=False)
    assert new.body == {"bot": None, "by": "Anna"}


def test_the_others_have_five_minutes_to_agree() -> None:
    (new,) = freed(running(BO, CEM))
    assert new.body == {"user": ANNA.user, "by": "Anna", "bot": "Matrose", "until": NOW + 300}


@pytest.mark.parametrize(("clock", "seconds"), [(86400, 86400), (86399, 300)])
def test_the_others_have_a_day_where_decisions_have_days(clock: int, seconds: int) -> None:
    table = table_with(clock=clock)
    for seat, who in ((1, BO), (2, CEM)):
        table = folded_from(commands.sit(table, who, seat), table)
    (new,) = freed(table)
    assert new.body["until"] == NOW + seconds


def test_in_its_last_moment_a_proposal_hinders_another() -> None:
    with pytest.raises(Refused, match="proposal_open"):
        removal.free_seat(proposed(BO, CEM), ANNA, 2, None, NOW + 300, is_present=True)


def test_a_proposal_whose_time_has_run_out_does_not_hinder_another() -> None:
    assert removal.free_seat(proposed(BO, CEM), ANNA, 2, None, NOW + 301, is_present=True)


def test_in_the_last_moment_one_can_agree() -> None:
    table = proposed(BO, CEM)
    assert removal.answer(table, CEM, True, NOW + 300)


def test_who_cannot_be_removed_is_named() -> None:
    with pytest.raises(Refused) as refused:
        freed(running(BO))
    assert refused.value.facts == {"name": "Bo"}


def test_who_agrees_twice_is_counted_once() -> None:
    table = answered(proposed(BO, CEM, DEA), CEM)
    assert removal.answer(table, CEM, True, NOW) == []


def test_who_does_not_agree_is_named_in_the_log() -> None:
    (new,) = removal.answer(proposed(BO, CEM), CEM, False, NOW)
    assert (new.kind, new.seat, new.body) == (Kind.DROPPED, 1, {"user": CEM.user})


def test_who_agrees_is_named_in_the_log() -> None:
    (new,) = removal.answer(proposed(BO, CEM, DEA), DEA, True, NOW)
    assert (new.kind, new.seat, new.body) == (Kind.AGREED, 3, {"user": DEA.user})


@pytest.mark.parametrize(("late", "kinds"), [(0, []), (1, [Kind.DROPPED])])
def test_a_proposal_lasts_until_its_time_has_run_out(late: int, kinds: list[Kind]) -> None:
    assert [new.kind for new in removal.expired(proposed(BO, CEM), NOW + 300 + late)] == kinds


def test_without_a_proposal_none_runs_out() -> None:
    assert removal.expired(running(BO), NOW) == []


def test_a_bot_on_a_freed_seat_gets_a_number_if_another_has_its_name() -> None:
    table = running(BO, "Matrose")
    (new,) = freed(table, is_present=False)
    assert new.body["name"] == "Matrose 2"


def test_a_bot_on_a_freed_seat_may_have_the_name_of_who_sat_there() -> None:
    (new,) = freed(running(Who("u-mat", "Matrose")), is_present=False)
    assert new.body["name"] == "Matrose"


def test_a_proposal_is_dropped_when_its_time_has_run_out(database: str) -> None:
    time = [NOW]

    async def work() -> None:
        async with host_of(database, clock=lambda: time[0]) as host:
            table = await _proposed_at(host)
            time[0] += removal.PROPOSED_FOR + 1
            await host.duties.expire_clocks()
            assert (await host.table(table.id)).proposal is None

    live(work)


async def _proposed_at(host: Host) -> Table:
    asked: dict[str, Any] = {
        "game": "einauge",
        "options": {"players": 3},
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2],
    }
    table = await host.create(ANNA, asked)
    for seat, who in ((1, BO), (2, CEM)):
        await host.do(table.id, lambda now, _, who=who, seat=seat: commands.sit(now, who, seat))  # type: ignore[misc]
    made = await host.do(table.id, lambda now, _: freed(now))
    assert made.proposal is not None
    return made
