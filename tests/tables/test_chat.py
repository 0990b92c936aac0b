"""What may be said at a table: everything, phrases alone, or nothing; the stricter of server and table holds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.test_host import ANNA, BO
from tortuga.tables import commands
from tortuga.tables.chat import chat_of, say
from tortuga.tables.errors import Refused
from tortuga.tables.events import Event, Kind
from tortuga.tables.fairness import Secret
from tortuga.tables.personal import without_person
from tortuga.tables.phrases import PHRASES, Chat
from tortuga.tables.table import Table


def folded_from(new: list[commands.New], table: Table | None = None) -> Table:
    """The table after some events."""
    before = table or Table("t")
    numbered = enumerate(new, start=before.version + 1)
    return before.after([Event("t", seq, each.kind, each.seat, None, each.body, 1.0) for seq, each in numbered])


def table_with(chat: str | None = None, **more: Any) -> Table:
    """Anna's table, at which two seats are open."""
    asked = {"game": "einauge", "options": {"players": 3}, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    return folded_from(commands.create(ANNA, {**asked, "chat": chat, **more}, Secret.draw()))


@pytest.mark.parametrize(
    ("server", "table", "holds"),
    [("all", None, "all"), ("all", "phrases", "phrases"), ("phrases", "all", "phrases"), ("off", "phrases", "off")],
)
def test_the_stricter_of_server_and_table_holds(server: str, table: str | None, holds: str) -> None:
    assert chat_of(table_with(table), Chat(server)) == holds


def test_a_text_is_refused_where_only_phrases_may_be_said() -> None:
    with pytest.raises(Refused, match="phrases_only"):
        say(table_with("phrases"), ANNA, "ahoy", False)


def test_a_phrase_is_stored_by_its_name() -> None:
    (said,) = say(table_with("phrases"), ANNA, None, False, phrase="thanks")
    assert (said.body["phrase"], "text" in said.body) == ("thanks", False)


def test_a_phrase_that_is_not_on_the_list_is_refused() -> None:
    with pytest.raises(Refused, match="no_such_phrase"):
        say(table_with("phrases"), ANNA, None, False, phrase="ahoy")


def test_nothing_is_said_where_chat_is_off() -> None:
    with pytest.raises(Refused, match="chat_off"):
        say(table_with(), ANNA, None, False, phrase="thanks", server=Chat.OFF)


def test_who_may_say_phrases_alone_is_told_which_there_are() -> None:
    with pytest.raises(Refused) as refused:
        say(table_with("phrases"), ANNA, "ahoy", False)
    assert refused.value.facts == {"wanted": ", ".join(PHRASES)}


def test_who_says_another_phrase_is_told_which_there_are() -> None:
    with pytest.raises(Refused) as refused:
        say(table_with("phrases"), ANNA, None, False, phrase="ahoy")
    assert refused.value.facts == {"wanted": ", ".join(PHRASES), "came": "ahoy"}


@pytest.mark.parametrize("text", ["", " \n", "x" * 301, None, 7])
def test_a_text_that_is_empty_or_too_long_is_refused(text: object) -> None:
    with pytest.raises(Refused) as refused:
        say(table_with(), ANNA, text, False)
    assert (refused.value.reason, refused.value.facts) == ("bad_chat", {"longest": 300})


def test_a_text_of_300_signs_is_said() -> None:
    (said,) = say(table_with(), ANNA, "x" * 300, False)
    assert said.body == {"user": ANNA.user, "name": "Anna", "text": "x" * 300}


@pytest.mark.parametrize(("who", "seat"), [(ANNA, 0), (BO, None)])
def test_what_is_said_belongs_to_the_seat_of_who_says_it(who: commands.Who, seat: int | None) -> None:
    (said,) = say(table_with(), who, "ahoy", False)
    assert said.seat == seat


def test_what_is_said_to_the_team_is_for_the_team_of_the_seat() -> None:
    (said,) = say(table_with(), ANNA, "ahoy", True)
    assert said.body["team"] == 0


def test_what_is_said_to_all_is_for_no_team() -> None:
    (said,) = say(table_with(), ANNA, "ahoy", False)
    assert "team" not in said.body


def test_a_spectator_has_no_team_to_speak_to() -> None:
    with pytest.raises(Refused, match="not_at_table"):
        say(table_with(), BO, "ahoy", True)


def test_who_has_two_seats_at_one_device_speaks_by_the_own_name() -> None:
    seats = [{"kind": "me", "name": "Cem"}, {"kind": "me", "name": "Dea"}, {"kind": "open"}]
    (said,) = say(table_with(hot_seat=True, seats=seats), ANNA, "ahoy", False)
    assert said.body["name"] == "Anna"


def test_another_mode_than_the_three_is_refused() -> None:
    with pytest.raises(Refused, match="bad_chat_mode"):
        table_with("loud")


def test_a_phrase_of_somebody_who_is_erased_is_gone() -> None:
    said = say(table_with("phrases"), ANNA, None, False, phrase="thanks")[0]
    log = without_person([Event("t", 1, Kind.SAID, 0, None, said.body, 1.0)], ANNA.user)
    assert ("phrase" in log[0].body, log[0].body["text"]) == (False, "–")


def test_somebody_is_the_same_to_the_others_by_any_name_and_in_a_rematch() -> None:
    table = table_with()
    again = table_with(circle=table.circle)
    assert table.public_id(BO.user) == Table("t2", spec={"circle": again.circle}).public_id(BO.user)


def test_somebody_is_another_to_the_others_at_another_table() -> None:
    assert Table("one").public_id(BO.user) != Table("two").public_id(BO.user)
