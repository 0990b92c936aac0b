"""What the messages of a table say, and what later ones leave out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
import pytest

from tests.loops import awaited
from tests.tables.test_chat import folded_from, table_with
from tests.tables.test_commands import HOT, choosing, moved, over
from tests.tables.test_host import ANNA, BO
from tests.tables.test_removal import CEM, DEA, NOW, answered, proposed, running
from tortuga.tables import commands
from tortuga.tables.chat import say
from tortuga.tables.commands import New, Who
from tortuga.tables.events import Kind
from tortuga.tables.fairness import Secret
from tortuga.tables.phrases import PHRASES, Chat
from tortuga.tables.places import Place
from tortuga.tables.table import Table
from tortuga.web.api.presence import Presence
from tortuga.web.api.updates import Follower, Updates

ALWAYS = {"version", "game_version", "status", "you", "view", "played", "log", "clock"}
COMPLETE = ALWAYS | {"table", "seats", "chat", "notices", "proposal", "presence", "result", "rematch"}
KEPT = {"kind": "open", "reserved": {"user": BO.user, "name": "Bo"}}


def maker(chat: Chat = Chat.ALL, places: Sequence[Place] = ()) -> Updates:
    return Updates(Presence(lambda _: None), lambda: NOW, chat, lambda _: tuple(places))


def told(table: Table, who: Who | None = ANNA, since: int = 0, **given: Any) -> dict[str, Any]:
    """The complete message."""
    message: dict[str, Any] = orjson.loads(maker(**given).complete(table, who, "en", since))
    return message


def new_in(before: Table, after: Table, who: Who | None = ANNA) -> dict[str, Any]:
    """What the second message of a connection has besides what is in every one."""
    follower = Follower(maker(), who, "en")
    follower.next(before)
    message = orjson.loads(follower.next(after))
    assert message.keys() >= ALWAYS
    return {name: message[name] for name in message.keys() - ALWAYS}


def begun(**asked: Any) -> Table:
    """A game of two at one device."""
    table = table_with(**HOT, **asked)
    return folded_from(commands.begin(table, Secret.draw()), table)


def spoken(table: Table, who: Who = ANNA, text: str | None = "ahoy", **given: Any) -> Table:
    return folded_from(say(table, who, text, given.pop("team", False), **given), table)


# -- what is new


def test_the_first_message_of_an_open_table_is_complete() -> None:
    assert told(table_with()).keys() == COMPLETE


def test_the_first_message_of_a_running_game_has_its_last_turn() -> None:
    assert told(begun()).keys() == COMPLETE | {"turn"}


def test_a_message_to_somebody_unknown_is_complete_too() -> None:
    assert told(begun(), None).keys() == COMPLETE | {"turn"}


OPEN, RUNNING, AT_ONE_DEVICE, OVER = table_with(), running(BO, CEM), begun(hints=True), over()
LEFT = {"seats", "notices", "proposal", "presence"}


def after(table: Table, *new: New) -> tuple[Table, Table]:
    return table, folded_from(list(new), table)


@pytest.mark.parametrize(
    ("tables", "new"),
    [
        (after(OPEN, *say(OPEN, ANNA, "ahoy", False)), {"chat"}),
        (after(OPEN, *commands.sit(OPEN, BO, 1)), {"seats", "proposal", "presence"}),
        (after(RUNNING, *moved(RUNNING)), {"turn"}),
        (after(AT_ONE_DEVICE, *commands.take_hint(AT_ONE_DEVICE, 0)), {"seats"}),
        (after(RUNNING, New(Kind.AWAY, 1, {})), {"seats", "notices", "proposal"}),
        (after(RUNNING, *commands.leave(RUNNING, 1, "Matrose")), LEFT),
        (after(RUNNING, New(Kind.RESIGNED, 1, {"ends": True})), LEFT | {"result"}),
        (after(OVER, New(Kind.REMATCH, None, {"table": "next"})), {"rematch"}),
        ((RUNNING, RUNNING), set()),
    ],
    ids=["a line", "a player", "a move", "a hint", "absence", "a player who left", "the end", "a rematch", "nothing"],
)
def test_a_message_has_what_is_new(tables: tuple[Table, Table], new: set[str]) -> None:
    assert new_in(*tables).keys() == new


def test_a_proposal_is_new_alone() -> None:
    table = proposed(BO, CEM, DEA)
    assert new_in(table, answered(table, CEM)).keys() == {"proposal"}


def test_with_the_game_the_table_has_all_options() -> None:
    before = table_with(game="barrakuda", **HOT)
    new = new_in(before, folded_from(commands.begin(before, Secret.draw()), before))
    assert {"table", "result"} <= new.keys() and "goal" in new["table"]["options"]


def test_who_sits_down_reads_what_the_own_team_says() -> None:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    before = table_with(game="barrakuda", options={"players": 4, "teams": True}, seats=seats)
    assert "chat" in new_in(before, folded_from(commands.sit(before, BO, 1), before), BO)


def test_there_is_news_when_the_table_the_presence_or_a_place_has_changed() -> None:
    places = list[Place]()
    made = Updates(Presence(lambda _: None), lambda: NOW, places=lambda _: tuple(places))
    follower = Follower(made, ANNA, "en")
    news = [follower.is_news(RUNNING)]
    follower.next(RUNNING)
    news += [follower.is_news(RUNNING), follower.is_news(spoken(RUNNING))]
    made.presence._enter(RUNNING.id, "u-stranger")
    news.append(follower.is_news(RUNNING))
    assert "presence" in orjson.loads(follower.next(RUNNING))
    news.append(follower.is_news(RUNNING))
    places.append(Place(1, "bot", 2))
    news.append(follower.is_news(RUNNING))
    follower.next(RUNNING)
    news.append(follower.is_news(RUNNING))
    assert news == [True, False, True, True, False, True, False]


def test_of_the_queue_one_sees_bots_and_the_own_hint() -> None:
    places = [Place(0, "hint", 3), Place(1, "bot", 1), Place(2, "hint", 2)]
    own, bot = ({"seat": 0, "what": "hint", "place": 3}, {"seat": 1, "what": "bot", "place": 1})
    queues = [told(RUNNING, who, places=places).get("queue") for who in (ANNA, None)]
    assert queues == [[own, bot], [bot]]


def test_where_nobody_waits_there_is_no_queue() -> None:
    assert "queue" not in told(RUNNING, places=[Place(1, "hint", 1)])


@pytest.mark.parametrize(("since", "versions"), [(0, [4, 5]), (3, [4, 5]), (4, [5]), (5, [])])
def test_the_log_has_what_followed_a_version(since: int, versions: list[int]) -> None:
    """The game begins with the fourth event, and the fifth is a move."""
    table = begun()
    log = told(folded_from(moved(table), table), since=since)["log"]
    assert [entry["version"] for entry in log] == versions


# -- the table


def test_the_first_message_describes_the_table() -> None:
    table = table_with()
    assert told(table)["table"] == {
        "protocol": 1,
        "id": "t",
        "game": "einauge",
        "options": {"players": 3},
        "clock": 0,
        "hints": False,
        "hot_seat": False,
        "start": "as_seated",
        "mark": "",
        "guide": False,
        "chat": "all",
        "phrases": [],
        "commitment": table.spec["commitment"],
    }


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ({"clock": 60}, {"clock": 60}),
        *(({name: True}, {name: True}) for name in ("hints", "hot_seat", "guide")),
        ({"start": "drawn"}, {"start": "drawn"}),
        ({"known_deal": True}, {"mark": "known"}),
        ({"position": {}}, {"mark": "from"}),
        ({"chat": "phrases"}, {"chat": "phrases", "phrases": list(PHRASES)}),
        ({"chat": "off"}, {"chat": "off", "phrases": []}),
    ],
)
def test_the_table_is_described_as_it_was_asked_for(asked: dict[str, Any], shown: dict[str, Any]) -> None:
    described = told(table_with(**asked))["table"]
    assert {name: described[name] for name in shown} == shown


# -- the viewer


def you(table: Table, who: Who | None) -> tuple[Any, ...]:
    told_of = told(table, who)["you"]
    return told_of["seat"], told_of["seats"], told_of["host"], told_of["can_undo"]


def test_a_message_says_who_looks() -> None:
    seen = [you(RUNNING, who) for who in (ANNA, BO, DEA, None)]
    assert seen == [(0, [0], True, False), (1, [1], False, False), (None, [], False, False), (None, [], False, False)]


def test_at_one_device_the_seat_that_chooses_next_looks() -> None:
    table = choosing()
    follower = Follower(maker(), ANNA, "en")
    seats = [orjson.loads(follower.next(table))["you"]["seat"]]
    seats.append(orjson.loads(follower.next(folded_from(moved(table, "dive 3"), table)))["you"]["seat"])
    assert seats == [0, 1]


def test_who_sits_down_looks_from_the_seat() -> None:
    before = table_with()
    follower = Follower(maker(), BO, "en")
    follower.next(before)
    seated = folded_from(commands.sit(before, BO, 1), before)
    assert orjson.loads(follower.next(seated))["you"] == {"seat": 1, "seats": [1], "host": False, "can_undo": False}


def test_a_message_counts_the_steps_of_the_game() -> None:
    table = running(BO)
    assert table.game is not None
    assert [told(OPEN)["played"], told(table)["played"]] == [0, len(table.game.steps)]


# -- seats, chat, notices


def seat(name: str = "", **other: Any) -> dict[str, Any]:
    told_of = {"bot": None, "open": False, "away": False, "resigned": False, "hints": 0, "yours": False}
    return {"name": name, **told_of, "reserved": None, **other}


def test_the_seats_say_who_sits_there() -> None:
    table = folded_from([New(Kind.AWAY, 1, {})], running(BO, "Matrose"))
    assert told(table)["seats"] == [seat("Anna", yours=True), seat("Bo", away=True), seat("Matrose", bot="Matrose")]


def test_an_open_seat_says_for_whom_it_is_kept() -> None:
    table = table_with(seats=[{"kind": "me"}, KEPT, {"kind": "open"}], reserved_for=300)
    kept = [seat("Anna"), seat(open=True, reserved={"name": "Bo", "yours": True}), seat(open=True)]
    assert told(table, BO)["seats"] == kept
    assert told(table, CEM)["seats"][1]["reserved"] == {"name": "Bo", "yours": False}


def test_the_seats_count_hints() -> None:
    table = folded_from(commands.take_hint(AT_ONE_DEVICE, 0), AT_ONE_DEVICE)
    assert [each["hints"] for each in told(table)["seats"]] == [1, 0]


def test_a_line_says_who_said_it() -> None:
    table = spoken(OPEN)
    by, line = table.public_id(ANNA.user), {"version": table.version, "seat": 0, "name": "Anna"}
    assert told(table)["chat"] == [{**line, "by": by, "text": "ahoy", "phrase": None, "team": False}]


def test_a_line_to_a_team_is_for_the_team_alone() -> None:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    table = table_with(game="barrakuda", options={"players": 4, "teams": True}, seats=seats)
    for number, who in ((1, BO), (2, CEM), (3, DEA)):
        table = folded_from(commands.sit(table, who, number), table)
    table = folded_from(commands.begin(table, Secret.draw()), table)
    lines = [told(spoken(table, team=True), who)["chat"] for who in (ANNA, BO, CEM, None)]
    assert [[line["team"] for line in each] for each in lines] == [[True], [], [True], []]


@pytest.mark.parametrize(("chat", "shown"), [("all", [None, "thanks"]), ("phrases", ["thanks"]), ("off", [])])
def test_lines_that_may_not_be_said_are_not_shown(chat: str, shown: list[str | None]) -> None:
    table = spoken(spoken(OPEN), text=None, phrase="thanks")
    assert [line["phrase"] for line in told(table, chat=Chat(chat))["chat"]] == shown


@pytest.mark.parametrize(("who", "is_bo"), [(BO, True), (ANNA, False), (None, False)])
def test_a_notice_says_whose_seat_it_was(who: Who | None, is_bo: bool) -> None:
    table = folded_from(commands.leave(RUNNING, 1, "Kapitän"), RUNNING)
    expected = {"version": table.version, "kind": "left", "seat": 1, "name": "Bo", "by": "", "bot": "Kapitän"}
    assert told(table, who)["notices"] == [{**expected, "in_game": True, "you": is_bo}]


def test_a_notice_without_a_bot_names_the_usual_one() -> None:
    assert told(folded_from([New(Kind.AWAY, 1, {})], RUNNING))["notices"][0]["bot"] == "Matrose"


def test_a_proposal_says_who_is_to_agree() -> None:
    table = answered(proposed(BO, CEM, DEA), CEM)
    assert told(OPEN)["proposal"] is None
    common = {"seat": 1, "name": "Bo", "by": "Anna", "bot": "Matrose", "until": NOW + 300, "agreed": 2, "needed": 3}
    asked = {who.name: told(table, who)["proposal"] for who in (ANNA, BO, CEM, DEA)}
    assert asked == {
        "Anna": {**common, "may_agree": False, "yours": True, "you": False},
        "Bo": {**common, "may_agree": False, "yours": False, "you": True},
        "Cem": {**common, "may_agree": False, "yours": False, "you": False},
        "Dea": {**common, "may_agree": True, "yours": False, "you": False},
    }


# -- clock and result


def test_without_a_clock_there_is_none() -> None:
    assert [told(OPEN)["clock"], told(RUNNING)["clock"]] == [None, None]


def test_a_clock_says_until_when_a_player_decides() -> None:
    """All events of these tables are of second 1."""
    assert told(begun(clock=60))["clock"] == {"now": NOW, "deadline": 61.0, "seconds": 60}


def test_bots_need_no_clock() -> None:
    table = folded_from([New(Kind.AWAY, seat, {}) for seat in (0, 1)], begun(clock=60))
    assert told(table)["clock"] == {"now": NOW, "deadline": None, "seconds": 60}


def test_a_clock_says_how_long_seats_are_kept() -> None:
    table = table_with(seats=[{"kind": "me"}, KEPT, {"kind": "open"}], reserved_for=300)
    assert told(table)["clock"] == {"now": NOW, "deadline": 301.0, "seconds": 0}


@pytest.mark.parametrize("table", [OPEN, RUNNING])
def test_a_game_that_is_not_over_has_no_result(table: Table) -> None:
    assert told(table)["result"] is None


def test_the_result_of_a_game_says_who_has_won() -> None:
    assert told(OVER)["result"]["winners"] == [0]


def test_a_table_that_was_closed_has_no_result() -> None:
    assert told(folded_from([New(Kind.CLOSED, None, {})], OPEN))["result"] is None


# -- long logs


def test_before_the_game_there_is_no_log_to_prepare() -> None:
    awaited(maker().prepare(OPEN, 0))
