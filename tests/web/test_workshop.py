"""The workshop without a browser: tables by their fields, as files, and at a table."""

from __future__ import annotations

import json
import tomllib
from collections.abc import AsyncIterator
from typing import Any

import numpy as np
import pytest
from fastapi.testclient import TestClient

from tests.web.people import frame
from tortuga.games import GAMES
from tortuga.games.kit.errors import TableError
from tortuga.lab.ratings import Share
from tortuga.lab.studies.comparisons import compare, mark_clear
from tortuga.lab.whatif import Effect
from tortuga.web.pages.workshop import tables
from tortuga.web.pages.workshop.bench import Bench
from tortuga.web.pages.workshop.cards import workbench_of
from tortuga.web.pages.workshop.pages import BREAK


@pytest.fixture(autouse=True)
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are looked at here; tests/browser lets it play."""
    monkeypatch.setattr(Bench, "start", lambda *_: None)


def effect() -> Effect:
    """The turns change clearly, the score in one deal of 400, the lead in none."""
    rng, zero = np.random.default_rng(1), np.zeros(400)
    measures = [
        compare("new", "turns", 20 + rng.normal(size=400), zero),
        compare("new", "score", zero + (np.arange(400) == 0), zero),
        compare("new", "lead", zero, zero),
    ]
    kinds = [f"island {number}" for number in range(2, 9)] + ["ship"]
    taken = [compare("new", kind, zero, zero) for kind in kinds]
    found = mark_clear([*measures, *taken])
    return Effect(400, 3, "Matrose in every seat", found[:3], kinds, found[3:], [(Share(0, -1, 1),) * 2] * 8)


@pytest.fixture
def answered(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """What the page shows of that effect while the bots play, and when they are done."""

    async def effects(*_: Any) -> AsyncIterator[Effect]:
        yield effect()

    monkeypatch.setattr(Bench, "effects", effects)
    running, done, _ = browser.post("/workshop/einauge/effect", data={}).text.split(BREAK)
    return running, done


def test_the_effect_names_the_bots_and_the_deals_also_while_they_play(answered: tuple[str, str]) -> None:
    assert all("400 deals" in state and "3 bots (Matrose)" in state for state in answered)


def test_the_effect_tells_how_many_comparisons_there_were_and_which_are_clear(answered: tuple[str, str]) -> None:
    assert "11 comparisons" in answered[1] and answered[1].count('class="clear"') == 1


def test_nothing_is_called_clear_or_chance_before_the_bots_are_done(answered: tuple[str, str]) -> None:
    assert 'class="clear"' not in answered[0] and "may be chance" not in answered[0]


def test_a_measure_that_no_deal_changes_has_no_interval(answered: tuple[str, str]) -> None:
    assert "the same in every deal" in answered[1] and "[+0.00; +0.00]" not in answered[1]


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_the_fields_of_our_table_give_it_back(game: str) -> None:
    assert tables.table_of(game, workbench_of(game).fields(tables.ours(game))) == tables.ours(game)


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_saved_file_is_the_same_table(game: str) -> None:
    table = tables.table_of(game, {"1.price": "9", "1.special": "gold", "1.special_x": "3"})
    assert GAMES[game].rules.options_type.of(cards=tomllib.loads(tables.toml(game, table))).cards.plain() == table


def test_an_icon_can_be_taken_from_a_wreck() -> None:
    assert tables.table_of("barrakuda", {"5.special": ""})["base"][4]["special"] is None


def test_an_alternative_wreck_can_be_changed_and_laid_out() -> None:
    options = tables.options_of("barrakuda", {"a4.special_x": "9", "a4.lies": "1"})
    assert options["cards"]["alternative"][3]["special"] == {"action": "gold", "x": 9} and options["wrecks"] == [4]


def test_three_alternative_wrecks_are_refused_on_the_page(browser: TestClient) -> None:
    answer = browser.get("/workshop/barrakuda?a1.lies=1&a2.lies=1&a3.lies=1")
    assert answer.status_code == 422 and "none, or one or two different numbers" in answer.text


def test_a_table_is_made_with_the_alternative_wreck_that_lies_there(browser: TestClient) -> None:
    answer = browser.post("/workshop/barrakuda/play", data={"a4.special_x": "9", "a4.lies": "1"})
    table = frame(browser, answer.headers["location"].removeprefix("/t/"))["table"]
    assert table["options"]["cards_in_play"][3]["special"] == {"action": "gold", "x": 9}


def test_a_wrong_number_is_refused_with_its_field() -> None:
    with pytest.raises(TableError, match=r"cards, 1\.price: expected a whole number from 0 to 99; 'x' came"):
        tables.table_of("einauge", {"1.price": "x"})


def test_the_page_shows_the_change_its_address_names(browser: TestClient) -> None:
    page = browser.get("/workshop/einauge?6.jewels=4").text
    assert 'name="6.jewels" value="4"' in page and drawn(page)[""]["cards"]["islands"][6]["jewels"] == 4


def drawn(page: str) -> Any:
    """What the board of a page draws its cards from."""
    return json.loads(page.partition('id="boards">')[2].partition("</script>")[0])


def test_the_alternative_wrecks_are_drawn(browser: TestClient) -> None:
    page = browser.get("/workshop/barrakuda?a4.special_x=9").text
    assert drawn(page)["a"]["cards_in_play"][3]["special"]["x"] == 9


def test_a_wrong_field_is_said_on_the_page(browser: TestClient) -> None:
    answer = browser.get("/workshop/einauge?6.jewels=1000")
    assert answer.status_code == 422 and "6.jewels" in answer.text


def test_a_table_is_made_with_the_changed_cards(browser: TestClient) -> None:
    answer = browser.post("/workshop/einauge/play", data={"6.jewels": "4"})
    table = frame(browser, answer.headers["location"].removeprefix("/t/"))["table"]
    assert table["options"]["cards"]["islands"][6]["jewels"] == 4


def test_a_game_there_is_not_has_no_workshop(browser: TestClient) -> None:
    assert browser.get("/workshop/chess").status_code == 404


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_every_field_has_its_place_on_the_page(browser: TestClient, game: str) -> None:
    page = browser.get(f"/workshop/{game}").text
    assert [name for name in workbench_of(game).fields(tables.ours(game)) if f'name="{name}"' not in page] == []


def test_both_benches_are_on_the_way(browser: TestClient) -> None:
    page = browser.get("/workshop").text
    assert 'href="/workshop/einauge"' in page and 'href="/workshop/barrakuda"' in page
