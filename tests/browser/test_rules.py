"""The rules pages and the guided first games in a real Chromium."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.boxes import covered, outside
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import act
from tests.browser.table import frame, scrolls, until
from tortuga.i18n import translate

Visit = Callable[..., Page]
GAMES = ("einauge", "barrakuda")
PAGES = ("/rules", "/rules/einauge", "/rules/barrakuda", "/learn/einauge", "/learn/barrakuda")


def learning(page: Page, game: str) -> str:
    page.goto(f"/learn/{game}")
    page.locator("form[action^='/learn'] button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#guide")
    return page.url.rpartition("/")[2]


def says(page: Page, key: str) -> None:
    """Wait until the guide's title is that of a lesson."""
    until(page, f"document.getElementById('guide-title')?.textContent === {translate(key)!r}")


def my_turn(page: Page, table: str) -> None:
    for _ in range(400):
        now = frame(page, table)
        if now["seat"] in now["to_act"]:
            return until(page, f"Number(document.getElementById('table').dataset.version) >= {now['version']}")
        time.sleep(0.05)
    raise AssertionError("the turn did not come")


def drawn(page: Page) -> None:
    """Wait until the boards have drawn every example."""
    until(page, "[...document.querySelectorAll('[data-scene]')].every((place) => place.querySelector('.board'))")


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_are_drawn_by_the_board(visit: Visit, game: str) -> None:
    page = visit()
    page.goto(f"/rules/{game}")
    drawn(page)
    assert covered(page, game) + outside(page, game) == []


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_read_without_scripts(visit: Visit, game: str) -> None:
    page = visit(java_script_enabled=False)
    page.goto(f"/rules/{game}")
    assert page.locator("#example-setup pre").is_visible()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
@pytest.mark.parametrize("path", PAGES)
def test_the_rules_have_no_violation_of_accessibility(visit: Visit, path: str, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.goto(path)
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


@pytest.mark.parametrize("path", PAGES)
def test_the_rules_never_scroll_sideways_on_a_phone(visit: Visit, path: str) -> None:
    page = visit(PHONE, locale="de-DE")  # the language with the longest words
    page.goto(path)
    if path.startswith("/rules/"):
        drawn(page)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_link_to_a_section_leads_to_it(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/einauge#E5.4")
    assert page.locator("[id='E5.4']").evaluate(
        "e => e.matches(':target') && e.getBoundingClientRect().top < innerHeight"
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_fits_the_screen_and_covers_nothing(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit(size)
    learning(page, game)
    panel, board = page.locator("#guide").bounding_box(), page.locator("#board").bounding_box()
    assert panel and board and not scrolls(page)
    assert panel["x"] >= board["x"] + board["width"] - 1 or panel["y"] + panel["height"] <= board["y"] + 1


@pytest.mark.parametrize(("game", "move"), [("einauge", "buy black 5"), ("barrakuda", "dive 4")])
def test_the_guide_says_how_one_wins_and_points_at_a_card(visit: Visit, game: str, move: str) -> None:
    page = visit()
    learning(page, game)
    win = translate(f"guide-{game}-win", goal=8)
    assert page.locator("#guide-text p").first.inner_text() == win
    expect(page.locator(f'.suggested[data-moves="{move}"]')).to_be_visible()


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_has_no_violation_of_accessibility(visit: Visit, game: str, scheme: str) -> None:
    page = visit(PHONE, color_scheme=scheme)
    learning(page, game)
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


def test_a_person_goes_through_the_first_turns_of_einauge_by_clicks(visit: Visit) -> None:
    page = visit()
    table = learning(page, "einauge")
    says(page, "guide-einauge-title-first")
    act(page, "buy black 5")
    says(page, "guide-einauge-title-fight")
    assert "1 sabre, 2 ducats" in page.locator("#guide-news").inner_text()
    act(page, "fight black 7")
    says(page, "guide-einauge-title-lay")
    act(page, "lay green 2")
    my_turn(page, table)
    says(page, "guide-einauge-title-again")
    page.reload()
    says(page, "guide-einauge-title-again")


@pytest.mark.slow
def test_a_person_goes_through_the_first_turns_of_barrakuda_by_clicks(visit: Visit) -> None:
    page = visit()
    table = learning(page, "barrakuda")
    for key, move in (("first", "dive 4"), ("fish", "dive 2"), ("home", "dive 5")):
        says(page, f"guide-barrakuda-title-{key}")
        act(page, move)
        turn = frame(page, table)["state"]["turn"]
        for _ in range(400):
            now = frame(page, table)
            if now["seat"] in now["to_act"] and now["state"]["phase"] != "choose":
                until(page, f"Number(document.getElementById('table').dataset.version) >= {now['version']}")
                act(page, now["legal"][0])
            if now["state"]["turn"] > turn and now["chosen"] is None and now["seat"] in now["to_act"]:
                break
            time.sleep(0.05)
    says(page, "guide-barrakuda-title-thief")


def test_the_guide_stays_shut_after_a_reload(visit: Visit) -> None:
    page = visit()
    learning(page, "einauge")
    page.locator("#guide summary").press("Enter")
    until(page, "!document.getElementById('guide').open")
    time.sleep(0.2)
    page.reload()
    until(page, "!document.getElementById('guide').open")
