"""Nobody at a table has a name that looks like another's."""

from __future__ import annotations

import pytest

from tests.tables.test_chat import folded_from, table_with
from tests.tables.test_host import ANNA, BO
from tortuga.tables import commands
from tortuga.tables.chat import say
from tortuga.tables.commands import Who
from tortuga.tables.errors import Refused
from tortuga.tables.fairness import Secret
from tortuga.tables.names import NAME_LENGTH, distinct, folded
from tortuga.tables.table import Table

STRANGER = "u-stranger"


@pytest.mark.parametrize(
    "name", ["anna", "ANNA", "An na", "Ａｎｎａ", "An\u200dna", "An\u00adna", "Аnnа", "𝐀nna", "An\u00a0na"]
)
def test_a_name_that_looks_like_anothers_is_not_taken_with_a_seat(name: str) -> None:
    with pytest.raises(Refused, match="name_taken"):
        commands.sit(table_with(), Who(STRANGER, name), 1)


def test_another_name_is_taken_with_a_seat() -> None:
    assert commands.sit(table_with(), Who(STRANGER, "Hanna"), 1)


def test_a_spectator_does_not_speak_by_the_name_of_a_player() -> None:
    with pytest.raises(Refused, match="name_taken"):
        say(table_with(), Who(STRANGER, "anna"), "I resign", False)


def test_two_spectators_do_not_speak_by_one_name() -> None:
    table = table_with()
    heard = folded_from(say(table, Who("u-one", "Zoë"), "ahoy", False), table)
    with pytest.raises(Refused, match="name_taken"):
        say(heard, Who("u-two", "Zoe\u0308"), "ahoy", False)


def test_a_player_speaks_by_the_name_of_the_seat() -> None:
    (said,) = say(table_with(), Who(ANNA.user, "Bo"), "ahoy", False)
    assert said.body["name"] == "Anna"


def test_a_player_does_not_take_the_name_of_another() -> None:
    table = table_with()
    seated = folded_from(commands.sit(table, BO, 1), table)
    with pytest.raises(Refused, match="name_taken"):
        commands.rename(seated, Who(BO.user, "ANNA"))


def test_a_player_may_write_the_own_name_otherwise() -> None:
    assert commands.rename(table_with(), Who(ANNA.user, "ANNA"))


def test_a_name_that_a_rematch_keeps_a_seat_for_is_not_taken() -> None:
    kept = {"kind": "open", "reserved": {"user": BO.user, "name": "Bo"}}
    table = table_with(seats=[{"kind": "me"}, kept, {"kind": "open"}])
    with pytest.raises(Refused, match="name_taken"):
        commands.sit(table, Who(STRANGER, "bo"), 2)


def table_against(bot: str, name: str) -> Table:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    asked = {"game": "einauge", "options": {"players": 2}, "seats": seats}
    return folded_from(commands.create(Who(ANNA.user, name), asked, Secret.draw()))


def test_a_bot_with_the_name_of_a_person_gets_a_number() -> None:
    assert table_against("Matrose", "matrose").names == ["matrose", "Matrose 2"]


def test_nobody_speaks_by_the_name_of_a_bot() -> None:
    with pytest.raises(Refused, match="name_taken"):
        say(table_against("Matrose", "Anna"), Who(STRANGER, "Matrose"), "ahoy", False)


def test_two_people_at_one_device_have_two_names() -> None:
    assert table_with(hot_seat=True, seats=[{"kind": "me"}] * 3).names == ["Anna", "Anna 2", "Anna 3"]


def test_a_name_with_a_number_is_not_too_long() -> None:
    long = "x" * NAME_LENGTH
    assert len(distinct(long, [folded(long)])) == NAME_LENGTH


def test_a_number_follows_the_last_sign_of_a_name_that_is_cut() -> None:
    long = "x" * (NAME_LENGTH - 3) + " yy"
    assert distinct(long, [folded(long)]) == "x" * (NAME_LENGTH - 3) + " 2"


def test_a_name_with_two_digits_is_not_too_long() -> None:
    long = "x" * NAME_LENGTH
    others = [folded(long), *(folded("x" * (NAME_LENGTH - 2) + f" {number}") for number in range(2, 10))]
    assert distinct(long, others) == "x" * (NAME_LENGTH - 3) + " 10"


def test_a_name_that_nobody_has_stays() -> None:
    assert distinct("Anna", [folded("Bo")]) == "Anna"


def test_a_refused_name_is_told() -> None:
    with pytest.raises(Refused) as refused:
        commands.sit(table_with(), Who(STRANGER, "ANNA"), 1)
    assert refused.value.facts == {"name": "ANNA"}


@pytest.mark.parametrize("name", ["", " ", "x" * 25])
def test_a_name_has_1_to_24_signs(name: str) -> None:
    with pytest.raises(Refused) as refused:
        commands.clean_name(name)
    assert (refused.value.reason, refused.value.facts) == ("bad_name", {"longest": 24})


def test_a_name_is_a_text() -> None:
    with pytest.raises(Refused, match="bad_name"):
        commands.clean_name(None)


@pytest.mark.parametrize("length", [1, 24])
def test_a_name_of_1_or_24_signs_is_taken(length: int) -> None:
    assert commands.clean_name("x" * length) == "x" * length


def test_who_said_something_may_sit_down_by_the_same_name() -> None:
    table = table_with()
    heard = folded_from(say(table, BO, "ahoy", False), table)
    assert commands.sit(heard, BO, 1)


def test_a_name_that_was_heard_in_the_chat_is_not_taken_with_a_seat() -> None:
    table = table_with()
    heard = folded_from(say(table, BO, "ahoy", False), table)
    with pytest.raises(Refused, match="name_taken"):
        commands.sit(heard, Who(STRANGER, "bo"), 1)
