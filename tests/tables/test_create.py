"""What a new table is made of, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.test_host import ANNA
from tortuga.games.kit.errors import OptionError
from tortuga.games.kit.tables import shipped
from tortuga.players.adaptive import FIRST
from tortuga.players.ladder import ladder
from tortuga.tables import commands
from tortuga.tables.errors import Refused
from tortuga.tables.events import Kind
from tortuga.tables.fairness import Secret, is_nonce, new_nonce

ME, OPEN, MATROSE = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "Matrose"}
PLAIN = {"game": "einauge", "options": {"players": 2}, "seats": [ME, OPEN]}


def created(**asked: Any) -> dict[str, Any]:
    """What the first event of a new table says."""
    return commands.create(ANNA, {**PLAIN, **asked}, Secret.draw())[0].body


def refused(**asked: Any) -> tuple[str, dict[str, Any]]:
    """Why a table is not made, and the facts of the sentence."""
    with pytest.raises(Refused) as found:
        created(**asked)
    return found.value.reason, found.value.facts


def test_a_table_of_which_nothing_is_asked_is_plain() -> None:
    told = created()
    del told["commitment"]
    assert told == {
        "game": "einauge",
        "rules": told["rules"],
        "options": {"players": 2},
        "seats": [{}, {}],
        "host": ANNA.user,
        "listed": False,
        "clock": 0,
        "hot_seat": False,
        "hints": False,
        "position": None,
        "known_deal": False,
        "like": None,
        "guide": False,
        "start": "as_seated",
    }


@pytest.mark.parametrize(
    "asked",
    [
        *({name: True} for name in ("listed", "hot_seat", "hints", "known_deal", "guide")),
        {"clock": 60},
        {"like": "another"},
        {"position": {"turn": 1}},
        {"chat": "phrases"},
        {"circle": "a circle"},
        {"reserved_for": 300},
        {"start": "drawn"},
        {"clock": 86400, "webhook": "https://example.org/x"},
        {"start": "youngest", "youngest": 1},
    ],
)
def test_a_table_is_as_it_was_asked_for(asked: dict[str, Any]) -> None:
    told = created(**asked)
    assert {name: told[name] for name in asked} == asked


def test_a_table_holds_the_commitment_to_its_secret() -> None:
    secret = Secret.draw()
    assert commands.create(ANNA, PLAIN, secret)[0].body["commitment"] == secret.commitment


def test_the_host_sits_down_where_the_seats_say_so() -> None:
    nonce = new_nonce()
    _, sat = commands.create(ANNA, {**PLAIN, "seats": [OPEN, {**ME, "nonce": nonce}]}, Secret.draw())
    assert (sat.kind, sat.seat, sat.body) == (Kind.SAT, 1, {"user": ANNA.user, "name": "Anna", "nonce": nonce})


def test_somebody_at_the_hosts_device_has_a_name_of_their_own() -> None:
    seats = [{**ME, "name": "Cem"}, ME]
    new = commands.create(ANNA, {**PLAIN, "seats": seats, "hot_seat": True}, Secret.draw())
    assert [each.body["name"] for each in new[1:]] == ["Cem", "Anna"]


def test_another_number_of_seats_than_players_is_refused() -> None:
    assert refused(seats=[ME, OPEN, OPEN]) == ("bad_seats", {"wanted": 2, "came": 3})


@pytest.mark.parametrize("seat", [None, "me", {}, {"kind": "guest"}])
def test_a_seat_of_another_kind_is_refused(seat: object) -> None:
    assert refused(seats=[ME, seat]) == ("bad_seat", {})


def test_a_bot_that_does_not_exist_is_refused_with_those_there_are() -> None:
    reason, facts = refused(seats=[ME, {"kind": "bot", "bot": "Deep Blue"}])
    assert (reason, facts["came"]) == ("no_such_bot", "Deep Blue") and "Matrose, " in facts["wanted"]


def test_a_bot_without_a_name_is_refused() -> None:
    reason, facts = refused(seats=[ME, {"kind": "bot"}])
    assert (reason, facts["came"]) == ("no_such_bot", "")


def test_a_bot_that_adapts_sits_down_with_its_level() -> None:
    seat = created(seats=[ME, {"kind": "bot", "bot": "adaptive"}])["seats"][1]
    name = ladder("einauge").at(FIRST)
    assert is_nonce(seat.pop("nonce")) and seat == {"bot": name, "name": f"{name} {FIRST}/10", "adaptive": True}


@pytest.mark.parametrize(
    ("seats", "asks"),
    [([ME, {"kind": "bot", "bot": "adaptive"}], True), ([ME, MATROSE], False), (["adaptive"], False), (None, False)],
)
def test_a_bot_that_adapts_is_found_among_the_seats(seats: object, asks: bool) -> None:
    assert commands.asks_for_adaptive({"seats": seats}) is asks


def test_bots_of_one_name_have_numbers() -> None:
    seats = created(options={"players": 3}, seats=[ME, MATROSE, MATROSE])["seats"]
    assert [seat.get("name") for seat in seats] == [None, "Matrose 1", "Matrose 2"]


def test_a_bot_that_is_there_once_has_its_own_name() -> None:
    seat = created(seats=[ME, MATROSE])["seats"][1]
    assert (seat["bot"], seat["name"], set(seat)) == ("Matrose", "Matrose", {"bot", "name", "nonce"})


def test_a_seat_can_be_kept_for_somebody() -> None:
    reserved = {"user": "u-bo", "name": "Bo"}
    assert created(seats=[ME, {**OPEN, "reserved": reserved}])["seats"] == [{}, {"reserved": reserved}]


def test_a_card_table_is_not_read_from_a_file() -> None:
    wanted = ", ".join(shipped("einauge"))
    assert refused(options={"players": 2, "cards": "cards.toml"}) == ("bad_cards", {"wanted": wanted})


def test_options_that_are_too_deep_are_refused() -> None:
    assert refused(options={"players": 2, "cards": {"a": [[[[[[[[]]]]]]]]}}) == ("too_deep", {"deepest": 8})


def test_without_the_name_of_a_game_none_is_made() -> None:
    with pytest.raises(OptionError, match="; '' came"):
        commands.create(ANNA, {}, Secret.draw())


@pytest.mark.parametrize("clock", [4, -1, 30 * 24 * 3600 + 1, "soon"])
def test_a_clock_out_of_its_bounds_is_refused(clock: object) -> None:
    assert refused(clock=clock) == ("bad_clock", {"shortest": 5, "longest": 30 * 24 * 3600})


@pytest.mark.parametrize("clock", [5, 30 * 24 * 3600, "60"])
def test_a_clock_within_its_bounds_is_taken(clock: Any) -> None:
    assert created(clock=clock)["clock"] == int(clock)


@pytest.mark.parametrize("clock", [None, "", 0, "0"])
def test_no_clock_is_none(clock: object) -> None:
    assert created(clock=clock)["clock"] == 0


def test_a_webhook_needs_days_for_a_decision() -> None:
    assert refused(webhook="https://example.org/x", clock=86399) == ("webhook_clock", {})


def test_a_mode_of_chat_that_does_not_exist_is_refused_with_those_there_are() -> None:
    assert refused(chat="x" * 30) == ("bad_chat_mode", {"wanted": "all, phrases, off", "came": "x" * 24})


@pytest.mark.parametrize("chat", [None, "", "all"])
def test_where_all_may_be_said_nothing_is_noted(chat: object) -> None:
    assert "chat" not in created(chat=chat)


@pytest.mark.parametrize("youngest", [None, True, -1, 2, "0"])
def test_the_youngest_sits_at_the_table(youngest: object) -> None:
    assert refused(start="youngest", youngest=youngest) == ("bad_youngest", {"last": 1})


def test_the_youngest_can_have_the_first_seat() -> None:
    assert created(start="youngest", youngest=0)["youngest"] == 0


def test_another_start_is_refused_with_those_there_are() -> None:
    assert refused(start="oldest") == ("bad_start", {"wanted": "drawn, youngest, as_seated", "came": "oldest"})


@pytest.mark.parametrize("fixed", [{"known_deal": True}, {"position": {}}])
def test_where_the_deal_or_the_position_is_known_the_seats_stay(fixed: dict[str, Any]) -> None:
    assert refused(start="drawn", **fixed) == ("bad_start", {"wanted": "as_seated", "came": "drawn"})
