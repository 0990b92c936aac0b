"""A search for a table in the workshop: its form, its limits, its page."""

from __future__ import annotations

import time
from typing import Any
from unittest.mock import Mock
from urllib.parse import parse_qsl

import pytest
from fastapi.testclient import TestClient

from tortuga.games import GAMES
from tortuga.web.pages.workshop.asked import Filled
from tortuga.web.pages.workshop.bench import Bench
from tortuga.web.pages.workshop.design_form import design_of, kinds_of, presets_of
from tortuga.web.pages.workshop.designs import Search, Searches

EASY = {"low.turns": "1", "vary.price": "1"}


@pytest.fixture(autouse=True)
def no_process(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Nothing is played here but in the slow test; a search that has begun stays as it is."""
    if request.node.get_closest_marker("slow") is not None:
        return
    monkeypatch.setattr(Bench, "start", lambda *_: None)
    monkeypatch.setattr(Searches, "_begin", lambda _, one: setattr(one, "process", Mock()))


def design(query: str, game: str = "einauge") -> Any:
    return design_of(Filled(game, parse_qsl(query)))


def test_a_form_states_targets_and_fields() -> None:
    found = design("high.seats=1,5&low.minutes=15&high.minutes=18&low.drama=0.4&vary.price=2&vary.jewels=0")
    assert [str(each) for each in found.targets] == ["seats<=1.5", "minutes=15..18", "drama>=0.4"]
    assert {field.key for field in found.space.fields} == {"price"}


def test_a_search_starts_from_the_table_players_and_bot_of_the_workshop() -> None:
    found = design("low.turns=1&vary.price=1&6.price=11&players=2&bot=Kanonier")
    assert found.space.table["islands"][6]["price"] == 11
    assert (found.players, found.bot) == (2, "Kanonier")


@pytest.mark.parametrize(
    ("sent", "text"),
    [
        ({"vary.price": "1"}, "State at least one target"),
        ({"low.turns": "1"}, "at least one kind of number"),
        ({**EASY, "low.turns": "x"}, "Expected MEASURE"),
        ({**EASY, "vary.price": "999999999"}, "from 0 to 5"),
        ({**EASY, "bot2": "Smutje"}, "same bot in every seat"),
        ({**EASY, "players": "9"}, "Expected a whole number from 2 to 5"),
    ],
)
def test_a_form_that_cannot_be_searched_is_refused(browser: TestClient, sent: dict[str, str], text: str) -> None:
    answer = browser.post("/workshop/einauge/design", data=sent)
    assert answer.status_code == 422 and text in answer.text


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_every_preset_is_a_search(game: str) -> None:
    for preset in presets_of(game):
        assert design_of(Filled(game, list(preset.fields.items()))).targets


def test_a_second_search_of_one_person_is_refused(browser: TestClient) -> None:
    browser.post("/workshop/einauge/design", data=EASY)
    answer = browser.post("/workshop/einauge/design", data=EASY)
    assert answer.status_code == 422 and "under way already" in answer.text


def heard(search: Search) -> None:
    """What its process tells: the price of island 8 is 9, and the target is missed by 2."""
    table = GAMES["einauge"].rules.options_type.of().cards.plain()
    table["islands"][6]["price"] = 9
    targets = [{"target": "turns>=1", "measure": "turns", "miss": 2.0, "figures": [20.5]}]
    values = [("island 8", "price", 8, 9)]
    facts = {"seconds": 7.2, "tried": 31, "games": 4000, "is_found": False}
    search.state = {**facts, "table": table, "values": values, "targets": targets}


def test_the_page_of_a_search_shows_its_state_after_a_reload(browser: TestClient) -> None:
    address = browser.post("/workshop/einauge/design", data=EASY).headers["location"]
    search = browser.app.state.searches.get(address.rpartition("/")[2])  # type: ignore[attr-defined]
    heard(search)
    page = browser.get(address).text
    assert "31 tables tried" in page and "price 8 → 9" in page and "2.00" in page


def test_the_best_table_is_kept_as_fields_of_the_workshop(browser: TestClient) -> None:
    address = browser.post("/workshop/einauge/design", data={**EASY, "players": "2"}).headers["location"]
    heard(browser.app.state.searches.get(address.rpartition("/")[2]))  # type: ignore[attr-defined]
    state = browser.get(f"{address}/state").text
    assert 'name="6.price" value="9"' in state and 'name="players" value="2"' in state


def test_a_search_there_is_not_is_not_found(browser: TestClient) -> None:
    assert browser.get("/workshop/einauge/design/nothing").status_code == 404


def test_the_kinds_of_numbers_come_from_the_table() -> None:
    assert kinds_of("einauge") == ["price", "sabres", "ducats", "jewels", "chests"]


@pytest.mark.slow  # a process starts and plays
@pytest.mark.parametrize("turns", ["1", "999"], ids=["found", "stopped"])
def test_a_search_ends_when_it_has_found_a_table_or_is_stopped(turns: str) -> None:
    filled = Filled("einauge", list({**EASY, "low.turns": turns}.items()))
    found = Searches(120).start("somebody", filled, design_of(filled))
    end = time.monotonic() + 240
    while found.is_running and time.monotonic() < end:
        if turns == "999" and found.state is not None and not found.was_stopped:
            found.stop()
        time.sleep(0.1)
    assert (found.error, found.is_running) == ("", False)
    assert found.state is not None and found.state["is_found"] == (turns == "1")
