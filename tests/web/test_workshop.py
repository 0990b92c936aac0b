"""The workshop without a browser: tables by their fields, as files, and at a table."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

import numpy as np
import pytest
from fastapi.testclient import TestClient

from tests.loops import awaited
from tests.web.people import frame
from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, TableError
from tortuga.i18n import ids
from tortuga.lab.ratings import Share
from tortuga.lab.studies.comparisons import VERDICTS, compare, mark_clear
from tortuga.lab.tally import Deals
from tortuga.lab.whatif import Effect
from tortuga.web.pages.workshop import tables
from tortuga.web.pages.workshop.asked import Filled, address_of, asked_of
from tortuga.web.pages.workshop.bench import OF_USER, Bench, Busy
from tortuga.web.pages.workshop.bench_process import MOST, Asked, answers, is_exact, pairs
from tortuga.web.pages.workshop.cards import workbench_of
from tortuga.web.pages.workshop.effect_pages import BREAK
from tortuga.web.pages.workshop.effects import DEFINED, precision
from tortuga.web.pages.workshop.numbers import values_of


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
        compare("new", "seat 1", zero, zero),
    ]
    kinds = [f"island {number}" for number in range(2, 9)] + ["ship"]
    taken = [compare("new", kind, zero, zero) for kind in kinds]
    found = mark_clear([*measures, *taken])
    return Effect(400, 3, "Matrose in every seat", found[:4], kinds, found[4:], [(Share(0, -1, 1),) * 2] * 8)


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
    assert "12 comparisons" in answered[1] and answered[1].count('class="clear"') == 1


@pytest.mark.parametrize(("deals", "text"), [(400, "The minute is over"), (1000, "exact enough")])
def test_the_page_says_why_the_bots_stopped(deals: int, text: str) -> None:
    found = replace(effect(), games=deals)
    running, done = (precision(asked("einauge", ""), found, "en", is_done) for is_done in (False, True))
    assert text in done and text not in running


def test_bots_that_played_all_deals_did_not_stop_early() -> None:
    assert precision(asked("einauge", "deals=400"), effect(), "en", True).endswith("points.")


def test_the_bots_play_until_the_wins_of_every_seat_are_exact_to_a_point() -> None:
    *_, last = answers(asked("einauge", "bot=Toppgast&6.jewels=4"), 60)
    assert 0 < last.precision <= 1 and last.games < MOST


def test_a_few_deals_without_a_difference_are_not_exact() -> None:
    assert effect().precision == 0 and not is_exact(effect())


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
    assert GAMES[game].rules.options_type.of(cards=tomllib.loads(tables.toml(game, table))).cards.whole() == table


def test_a_number_of_the_rules_can_be_changed_and_saved() -> None:
    table = tables.table_of("einauge", {"numbers.start_ducats": "18", "numbers.chest_jewels.1": "5"})
    saved = tomllib.loads(tables.toml("einauge", table))
    assert saved["numbers"] == {"start_ducats": 18, "chest_jewels": [7, 5, 1]}


def test_a_number_out_of_its_bounds_is_refused_with_its_field() -> None:
    with pytest.raises(TableError, match=r"numbers\.jewel_ducats: expected a whole number from 1 to 99; 0 came"):
        tables.table_of("einauge", {"numbers.jewel_ducats": "0"})


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_the_page_has_a_field_for_every_number_of_the_rules(browser: TestClient, game: str) -> None:
    page = browser.get(f"/workshop/{game}").text
    assert all(f'name="{name}" value="{value}"' in page for name, value in values_of(game, tables.ours(game)).items())


def test_the_address_keeps_a_changed_number() -> None:
    assert address("barrakuda", "numbers.distance_die.5=3") == [("numbers.distance_die.5", "3")]


def address(game: str, query: str) -> list[tuple[str, str]]:
    """What the address of a page keeps of a form."""
    filled = Filled(game, parse_qsl(query, keep_blank_values=True))
    return list(address_of(filled, asked_of(filled)))


def test_the_address_keeps_players_bots_deals_and_options() -> None:
    query = "players=2&bot=Kanonier&bot2=Matrose&deals=500&colours_out=red&colours_out=blue&colours_out=green"
    assert address("einauge", query) == parse_qsl(query)


def test_the_address_leaves_out_what_is_as_offered() -> None:
    assert address("barrakuda", "players=3&bot=Sub&bot1=&deals=&goal=&turn_limit=200&layout=first") == []


def test_a_seat_can_have_a_bot_of_its_own() -> None:
    assert asked("einauge", "players=4&bot=Kanonier&bot2=Matrose").bots == (
        "Kanonier",
        "Matrose",
        "Kanonier",
        "Kanonier",
    )


def asked(game: str, query: str) -> Asked:
    """What the bots are asked for by a form."""
    return asked_of(Filled(game, parse_qsl(query)))


LONG = "9" * 5000  # digits that Python refuses to read


@pytest.mark.parametrize(
    "field",
    ["players=9", "deals=5", "bot=Kraken", "turn_limit=x", "bot2=Admiral", f"turn_limit={LONG}", f"players={LONG}"],
    ids=lambda field: field[:20],
)
def test_a_wrong_field_of_the_setup_is_refused(field: str) -> None:
    with pytest.raises(OptionError, match="expected"):
        asked("barrakuda", field)


def test_old_and_new_cards_are_played_by_the_same_options() -> None:
    found = asked("barrakuda", "goal=10&a4.lies=1&4.special_x=9")
    assert found.before == {"goal": 10, "wrecks": [4]} and found.options.keys() == {"goal", "wrecks", "cards"}


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_every_option_of_the_game_has_a_field(browser: TestClient, game: str) -> None:
    page = browser.get(f"/workshop/{game}").text
    names = [option.name for option in GAMES[game].options if option.name not in ("cards", "wrecks")]
    assert [name for name in [*names, "players", "deals", "bot", "bot1"] if f'name="{name}"' not in page] == []


def test_a_refused_option_is_said_on_the_page(browser: TestClient) -> None:
    answer = browser.get("/workshop/barrakuda?turn_limit=9999999")
    assert answer.status_code == 422 and 'id="wrong-turn_limit"' in answer.text


def test_the_verdict_is_said_in_plain_words(answered: tuple[str, str]) -> None:
    assert "Longer." in answered[1] and "Longer" not in answered[0]


def test_every_verdict_has_its_words() -> None:
    assert {f"web-workshop-{way}_{measure}" for measure in VERDICTS for way in ("less", "more")} <= set(ids())


def test_the_measures_lead_to_their_definitions(browser: TestClient) -> None:
    page = browser.get("/workshop/einauge").text
    assert all(f'id="means-{name}"' in page for name in DEFINED)


def test_one_person_cannot_fill_the_bench() -> None:
    async def refused() -> bool:
        bench = Bench()
        bench._asked["a"] = OF_USER
        try:
            await anext(bench.effects("a", asked("einauge", "")))
        except Busy:
            return True
        return False

    assert awaited(refused())


def test_a_baseline_that_was_played_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def play(task: tuple[Deals, int, int]) -> tuple[Deals, int, int]:
        played.append(task[0].options["n"])
        return task

    monkeypatch.setattr("tortuga.lab.tally.played", play)
    for name in ("one", "two"):
        new, old = (Deals("einauge", (("Matrose",) * 2,), {"n": n}) for n in (name, "old"))
        assert list(pairs(new, old, 300))[-1] == ((new, 256, 44), (old, 256, 44))  # type: ignore[comparison-overlap]
    assert Counter(played) == {"one": 3, "two": 3, "old": 4}


def test_an_icon_can_be_taken_from_a_wreck() -> None:
    assert tables.table_of("barrakuda", {"5.special": ""})["base"][4]["special"] is None


def test_an_alternative_wreck_can_be_changed_and_laid_out() -> None:
    options = asked("barrakuda", "a4.special_x=9&a4.lies=1").options
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
