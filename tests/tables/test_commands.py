"""What people ask of a table, and the events that follow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.test_chat import folded_from, table_with
from tests.tables.test_host import ANNA, BO
from tests.tables.test_removal import CEM, DEA, running, waiting_room
from tortuga.games.kit.chance import Deal
from tortuga.games.kit.errors import NotationError
from tortuga.tables import commands
from tortuga.tables.commands import New, Who
from tortuga.tables.errors import Refused, Stale
from tortuga.tables.events import Event, Kind
from tortuga.tables.fairness import Secret, is_nonce, new_nonce
from tortuga.tables.table import Table

HOT: dict[str, Any] = {
    "hot_seat": True,
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "me", "name": "Bo"}],
}


def choosing() -> Table:
    """A game of two at one device in which both choose a card."""
    table = table_with(game="barrakuda", **HOT)
    return folded_from(commands.begin(table, Secret.draw()), table)


def over() -> Table:
    """A game that Bo has given up."""
    table = running(BO)
    return folded_from(commands.resign(table, 1), table)


def moved(table: Table, text: str | None = None, version: int | None = None, **given: Any) -> list[New]:
    """What follows from a move of the seat that is asked, the first legal one if none is named."""
    assert table.game is not None
    seat = table.to_act()[0] if table.to_act() else 0
    move = text or next(iter(table.game.legal_moves_of(seat))).text
    return commands.move(table, seat, move, version, Secret.draw(), **given)


# -- sitting down


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_a_seat_that_is_taken_or_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match="seat_taken"):
        commands.sit(table_with(), BO, seat)


def test_the_last_seat_can_be_taken() -> None:
    nonce = new_nonce()
    assert commands.sit(table_with(), BO, 2, nonce) == [
        New(Kind.SAT, 2, {"user": BO.user, "name": "Bo", "nonce": nonce})
    ]


def test_the_first_seat_can_be_taken() -> None:
    (sat,) = commands.sit(table_with(seats=[{"kind": "open"}, {"kind": "me"}, {"kind": "open"}]), BO, 0)
    assert sat.seat == 0


def test_the_seat_of_a_player_is_taken_while_the_game_runs() -> None:
    with pytest.raises(Refused, match="seat_taken"):
        commands.sit(running(BO), CEM, 1)


@pytest.mark.parametrize("nonce", [None, "", "no nonce", 7])
def test_what_is_no_nonce_is_replaced_by_one(nonce: object) -> None:
    (sat,) = commands.sit(table_with(), BO, 1, nonce)
    assert is_nonce(sat.body["nonce"])


def test_nobody_sits_down_when_the_game_is_over() -> None:
    with pytest.raises(Refused, match="table_ended"):
        commands.sit(over(), CEM, 1)


def test_a_seat_that_is_kept_for_somebody_is_refused_with_the_name() -> None:
    kept = {"kind": "open", "reserved": {"user": BO.user, "name": "Bo"}}
    with pytest.raises(Refused, match="seat_reserved") as refused:
        commands.sit(table_with(seats=[{"kind": "me"}, kept, {"kind": "open"}]), CEM, 1)
    assert refused.value.facts == {"name": "Bo"}


@pytest.mark.parametrize(("name", "sits"), [("Robert", "Robert"), ("Anna", "Bo")])
def test_who_has_a_seat_kept_sits_down_by_the_name_of_now_unless_another_has_it(name: str, sits: str) -> None:
    kept = {"kind": "open", "reserved": {"user": BO.user, "name": "Bo"}}
    (sat,) = commands.sit(table_with(seats=[{"kind": "me"}, kept, {"kind": "open"}]), Who(BO.user, name), 1)
    assert sat.body["name"] == sits


def test_nobody_sits_down_twice() -> None:
    with pytest.raises(Refused, match="sits_already"):
        commands.sit(table_with(), ANNA, 1)


def test_at_one_device_somebody_can_sit_down_twice() -> None:
    assert commands.sit(table_with(hot_seat=True), Who(ANNA.user, "Cem"), 1)


# -- beginning


def test_a_game_does_not_begin_while_a_seat_is_open() -> None:
    assert commands.begin(waiting_room(BO), Secret.draw()) == []


def test_a_game_does_not_begin_twice() -> None:
    assert commands.begin(running(BO), Secret.draw()) == []


@pytest.mark.parametrize(("start", "first"), [({}, 0), ({"start": "youngest", "youngest": 1}, 1)])
def test_a_game_begins_with_who_is_to_begin(start: dict[str, Any], first: int) -> None:
    (began,) = commands.begin(table_with(**HOT, **start), Secret.draw())
    assert (began.kind, began.seat, began.body["first"]) == (Kind.BEGAN, None, first)


def test_the_first_cards_follow_from_the_deal() -> None:
    table, secret = table_with(**HOT), Secret.draw()
    game = table.new_game()
    game.deal, game.manual_chance = commands.deal_of(table, secret), False
    game.settle()
    assert commands.begin(table, secret)[0].body["chance"] == [step.text for step in game.steps]


def test_a_known_deal_follows_from_its_seed_alone() -> None:
    secret = Secret.draw()
    assert commands.deal_of(table_with(**HOT, known_deal=True), secret).seed == Deal(secret.seed).seed


def test_another_deal_follows_from_the_nonces_of_the_seats_too() -> None:
    table, secret = table_with(**HOT), Secret.draw()
    assert commands.deal_of(table, secret).seed == Deal(secret.deal_seed([seat.nonce for seat in table.seats])).seed


# -- who acts


def test_who_does_not_sit_there_has_no_seat() -> None:
    with pytest.raises(Refused, match="not_at_table"):
        commands.own_seat(running(BO), CEM)


@pytest.mark.parametrize(("named", "seat"), [(None, 0), (1, 1), (0, 0), (2, 0), (True, 0), ("1", 0)])
def test_at_one_device_the_seat_that_is_named_acts_or_the_one_that_is_asked(named: object, seat: int) -> None:
    table = folded_from(commands.begin(table_with(**HOT), Secret.draw()), table_with(**HOT))
    assert commands.own_seat(table, ANNA, named) == seat


def test_at_one_device_the_seat_that_has_not_chosen_acts() -> None:
    table = choosing()
    assert commands.own_seat(folded_from(moved(table, "dive 3"), table), ANNA) == 1


def test_before_the_game_the_first_own_seat_acts() -> None:
    assert commands.own_seat(waiting_room(BO), BO) == 1


def test_a_command_that_was_done_is_known() -> None:
    table = running(BO)
    (new,) = moved(table)
    done = table.after([Event("t", table.version + 1, new.kind, new.seat, "once", new.body, 1.0)])
    assert commands.has_done(done, ANNA, "once")


@pytest.mark.parametrize("command", [None, "another"])
def test_a_command_that_was_not_done_is_not_known(command: str | None) -> None:
    assert not commands.has_done(running(BO), ANNA, command)


# -- moving


def test_nobody_moves_before_the_game() -> None:
    with pytest.raises(Refused, match="not_running"):
        commands.move(waiting_room(BO), 0, "buy red 4", None, Secret.draw())


def test_nobody_moves_after_the_game() -> None:
    with pytest.raises(Refused, match="not_running"):
        commands.move(over(), 0, "pass", None, Secret.draw())


@pytest.mark.parametrize("late", [-1, 1])
def test_a_move_on_another_version_of_the_game_is_stale(late: int) -> None:
    table = running(BO)
    with pytest.raises(Stale):
        moved(table, version=table.version + late)


def test_a_move_on_the_version_of_the_game_is_done_though_somebody_spoke() -> None:
    table = running(BO)
    said = New(Kind.SAID, 1, {"user": BO.user, "name": "Bo", "text": "ahoy"})
    assert moved(folded_from([said], table), version=table.version)[0].kind == Kind.MOVED


def test_a_move_on_the_newest_version_is_done() -> None:
    table = running(BO)
    assert [each.kind for each in moved(table, version=table.version)] == [Kind.MOVED]


def test_a_move_is_stored_by_its_seat_and_its_text() -> None:
    table = running(BO)
    assert table.game is not None
    text = next(iter(table.game.legal_moves)).text
    assert moved(table, text) == [New(Kind.MOVED, 0, {"moves": [[0, text]], "chance": []})]


def test_a_choice_is_sealed_until_the_last_is_in() -> None:
    assert moved(choosing(), "dive 3") == [New(Kind.SEALED, 0, {"move": "dive 3"})]


def test_with_the_last_choice_all_are_done_and_the_dice_thrown() -> None:
    table = choosing()
    sealed, done = moved(folded_from(moved(table, "dive 3"), table), "dive 4")
    assert sealed == New(Kind.SEALED, 1, {"move": "dive 4"})
    assert (done.kind, done.seat, done.body["moves"]) == (Kind.MOVED, None, [[0, "dive 3"], [1, "dive 4"]])
    assert [text.split()[0] for text in done.body["chance"]][:2] == ["distance", "direction"]


def test_a_move_of_80_signs_is_read() -> None:
    with pytest.raises(NotationError):
        moved(running(BO), "x" * 80)


def test_a_move_of_81_signs_is_refused_with_its_beginning() -> None:
    with pytest.raises(Refused, match="bad_move") as refused:
        moved(running(BO), "x" * 81)
    assert refused.value.facts == {"came": "x" * 80}


@pytest.mark.parametrize(("given", "kinds"), [({}, [Kind.BACK, Kind.MOVED]), ({"by_owner": False}, [Kind.MOVED])])
def test_who_was_away_is_back_with_the_own_move(given: dict[str, Any], kinds: list[Kind]) -> None:
    table = running(BO)
    away = folded_from([New(Kind.AWAY, 0, {})], table)
    assert [each.kind for each in moved(away, **given)] == kinds


def test_who_was_away_is_back_with_the_own_choice() -> None:
    away = folded_from([New(Kind.AWAY, 0, {})], choosing())
    assert [each.kind for each in moved(away)] == [Kind.BACK, Kind.SEALED]


# -- hints, undoing, leaving


def test_there_is_no_hint_where_the_table_has_none() -> None:
    with pytest.raises(Refused, match="no_hints"):
        commands.take_hint(running(BO), 0)


def test_a_hint_is_for_the_seat_that_is_asked() -> None:
    table = table_with(**HOT, hints=True)
    begun = folded_from(commands.begin(table, Secret.draw()), table)
    assert commands.take_hint(begun, 0) == [New(Kind.HINTED, 0, {})]


def test_there_is_no_hint_for_a_seat_that_is_not_asked() -> None:
    table = table_with(**HOT, hints=True)
    begun = folded_from(commands.begin(table, Secret.draw()), table)
    with pytest.raises(Refused, match="not_running"):
        commands.take_hint(begun, 1)


def test_without_a_move_there_is_nothing_to_undo() -> None:
    with pytest.raises(Refused, match="no_undo"):
        commands.undo(running(BO), 0)


@pytest.mark.parametrize(("table", "bot"), [(running(BO), "Matrose"), (waiting_room(BO), None)])
def test_a_bot_plays_on_for_who_leaves_a_running_game(table: Table, bot: str | None) -> None:
    assert commands.leave(table, 1, "Matrose") == [New(Kind.LEFT, 1, {"bot": bot})]


def test_nobody_leaves_when_the_game_is_over() -> None:
    with pytest.raises(Refused, match="table_ended"):
        commands.leave(over(), 1, "Matrose")


@pytest.mark.parametrize(("others", "ends"), [((BO,), True), ((BO, CEM), False)])
def test_a_game_of_two_ends_when_one_gives_up(others: tuple[Who, ...], ends: bool) -> None:
    assert commands.resign(running(*others), 1) == [New(Kind.RESIGNED, 1, {"ends": ends})]


def test_nobody_gives_up_twice() -> None:
    table = running(BO, CEM)
    with pytest.raises(Refused, match="not_running"):
        commands.resign(folded_from(commands.resign(table, 1), table), 1)


def test_nobody_gives_up_before_the_game() -> None:
    with pytest.raises(Refused, match="not_running"):
        commands.resign(waiting_room(BO), 1)


# -- coming back


@pytest.mark.parametrize(("what", "kinds"), [(Kind.AWAY, [Kind.BACK]), (Kind.RESIGNED, [Kind.BACK]), (None, [])])
def test_who_was_away_or_gave_up_plays_on(what: Kind | None, kinds: list[Kind]) -> None:
    table = running(BO, CEM)
    after = folded_from([New(what, 1, {"ends": False})], table) if what else table
    assert [(each.kind, each.seat) for each in commands.back(after, BO)] == [(kind, 1) for kind in kinds]


def test_who_left_takes_the_seat_back() -> None:
    table = running(BO, CEM)
    left = folded_from(commands.leave(table, 1, "Matrose"), table)
    body = {"user": BO.user, "name": "Bo", "nonce": ""}
    assert commands.back(left, BO) == [New(Kind.SAT, 1, body), New(Kind.BACK, 1, {})]


@pytest.mark.parametrize("table", [running(BO), over()])
def test_who_never_sat_there_does_not_come_back(table: Table) -> None:
    with pytest.raises(Refused, match="not_at_table"):
        commands.back(table, CEM)


def test_nobody_comes_back_for_another() -> None:
    table = running(BO, CEM)
    left = folded_from(commands.leave(table, 1, "Matrose"), table)
    with pytest.raises(Refused, match="not_at_table"):
        commands.back(left, DEA)


def test_nobody_who_left_comes_back_when_the_game_is_over() -> None:
    table = running(BO, CEM)
    left = folded_from([*commands.leave(table, 1, "Matrose"), New(Kind.RESIGNED, 0, {"ends": True})], table)
    with pytest.raises(Refused, match="not_at_table"):
        commands.back(left, BO)


def test_who_comes_back_by_the_name_of_another_is_refused() -> None:
    table = running(BO, CEM)
    left = folded_from(commands.leave(table, 1, "Matrose"), table)
    with pytest.raises(Refused, match="name_taken"):
        commands.back(left, Who(BO.user, "Cem"))


# -- names


@pytest.mark.parametrize("table", [waiting_room(BO), running(BO)])
def test_a_seat_gets_the_name_that_its_player_has_now(table: Table) -> None:
    assert commands.rename(table, Who(BO.user, "Robert")) == [New(Kind.RENAMED, 1, {"name": "Robert"})]


@pytest.mark.parametrize(
    ("table", "who"),
    [(over(), Who(BO.user, "Robert")), (running(BO), BO), (running(BO), CEM), (choosing(), Who(ANNA.user, "Robert"))],
    ids=["over", "the same name", "a spectator", "two at one device"],
)
def test_otherwise_names_stay(table: Table, who: Who) -> None:
    assert commands.rename(table, who) == []


# -- a rematch


def test_a_game_that_is_not_over_has_no_rematch() -> None:
    with pytest.raises(Refused, match="not_over"):
        commands.rematch(running(BO), ANNA)


def test_a_rematch_is_for_those_who_played() -> None:
    with pytest.raises(Refused, match="not_over"):
        commands.rematch(over(), CEM)


def test_a_rematch_is_the_same_table_with_the_start_one_seat_on() -> None:
    table = over()
    asked = commands.rematch(table, ANNA)
    assert asked == {
        "game": "einauge",
        "options": {"players": 2},
        "listed": False,
        "clock": 0,
        "hot_seat": False,
        "hints": False,
        "chat": None,
        "circle": table.circle,
        "seats": [
            {"kind": "open", "reserved": {"user": BO.user, "name": "Bo"}},
            {"kind": "me", "name": "Anna"},
        ],
        "reserved_for": 300,
    }


@pytest.mark.parametrize("bot", ["Matrose", "adaptive"])
def test_the_bots_of_a_rematch_are_the_same(bot: str) -> None:
    table = running(bot)
    ended = folded_from(commands.resign(table, 0), table)
    assert commands.rematch(ended, ANNA)["seats"][0] == {"kind": "bot", "bot": bot}


def test_the_chat_of_a_rematch_is_the_same() -> None:
    table = table_with("phrases", **HOT)
    begun = folded_from(commands.begin(table, Secret.draw()), table)
    assert commands.rematch(folded_from(commands.resign(begun, 0), begun), ANNA)["chat"] == "phrases"


def test_who_declines_releases_the_seat_that_is_kept() -> None:
    kept = {"kind": "open", "reserved": {"user": BO.user, "name": "Bo"}}
    table = table_with(seats=[{"kind": "me"}, kept, {"kind": "open"}])
    assert commands.decline(table, BO) == [New(Kind.RELEASED, 1, {})]


def test_who_has_no_seat_kept_declines_nothing() -> None:
    with pytest.raises(Refused, match="not_at_table"):
        commands.decline(table_with(), BO)


def test_seats_whose_time_has_run_out_are_released() -> None:
    kept = {"kind": "open", "reserved": {"user": BO.user, "name": "Bo"}}
    table = table_with(seats=[{"kind": "me"}, kept, {"kind": "open"}])
    assert commands.release_overdue(table) == [New(Kind.RELEASED, 1, {})]
