"""The settings page in a browser, what is kept of it, and the picture of a result."""

from __future__ import annotations

import base64
import struct
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import GAMES, known, over
from tortuga.web.pages.preferences import SETTINGS

Visit = Callable[..., Page]
NARROW = {"width": 320, "height": 568}


def opened(visit: Visit) -> Page:
    page = visit()
    page.goto("/settings")
    return page


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"label:has([name={name}][value={value}])").click()


def test_the_page_offers_what_the_module_knows(visit: Visit) -> None:
    known = opened(visit).evaluate("import('/static/settings.js').then((module) => module.CHOICES)")
    assert {name: set(values) for name, values in known.items()} == {
        name: set(values) for name, values in SETTINGS.items() if name != "theme"
    }


def test_at_first_the_defaults_are_chosen(visit: Visit) -> None:
    page = opened(visit)
    chosen = page.locator("#settings input:checked").evaluate_all(
        "(all) => all.map((one) => one.name + ' ' + one.value)"
    )
    assert chosen == [
        *("theme system", "motion system", "speed normal", "sound off", "confirm touch", "cards normal"),
        *("marks off", "autopass off"),  # of the tests' own browsers; of others it is on
    ]


@pytest.mark.parametrize(("name", "value"), [(name, values[-1]) for name, values in SETTINGS.items()])
def test_a_choice_is_kept(visit: Visit, name: str, value: str) -> None:
    page = opened(visit)
    choose(page, name, value)
    page.reload()
    expect(page.locator(f"[name={name}][value={value}]")).to_be_checked()


def test_another_tab_is_told_of_a_choice(visit: Visit) -> None:
    page = opened(visit)
    other = page.context.new_page()
    other.goto("/settings")
    choose(page, "speed", "fast")
    expect(other.locator("[name=speed][value=fast]")).to_be_checked()


@pytest.mark.parametrize(("name", "value"), [("motion", "none"), ("cards", "large"), ("marks", "on")])
def test_styles_see_what_concerns_them(visit: Visit, name: str, value: str) -> None:
    page = opened(visit)
    choose(page, name, value)
    expect(page.locator("html")).to_have_attribute(f"data-{name}", value)


def test_night_holds_on_every_page(visit: Visit) -> None:
    page = opened(visit)
    choose(page, "theme", "dark")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_everything_can_be_as_at_the_beginning(visit: Visit) -> None:
    page = opened(visit)
    choose(page, "speed", "off")
    choose(page, "theme", "dark")
    page.locator("#settings [type=reset]").click()
    expect(page.locator("[name=speed][value=normal]")).to_be_checked()
    expect(page.locator("[name=theme][value=system]")).to_be_checked()


def test_the_keys_are_listed(visit: Visit) -> None:
    page = opened(visit)
    expect(page.locator("#keys kbd").filter(has_text="Esc")).to_be_visible()
    assert page.locator("#keys dd").count() >= 10


@pytest.mark.parametrize(
    "path",
    [
        "/settings",
        "/",
        "/new?game=einauge",
        "/new?game=barrakuda",
        "/bots",
        pytest.param("/nowhere", marks=pytest.mark.refused),
    ],
)
def test_a_page_fits_the_width_of_a_small_phone(visit: Visit, path: str) -> None:
    page = visit(NARROW)
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


# -- the picture of a result -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_result_of_a_game_is_drawn_as_a_picture_to_save(visit: Visit, game: str) -> None:
    page = visit()
    page.goto(f"/t/{over(page, game)}/result")
    save = page.locator("#save")
    save.wait_for()
    picture = base64.b64decode((save.get_attribute("href") or "").removeprefix("data:image/png;base64,"))
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


def test_the_picture_is_shown_without_widening_the_page(visit: Visit) -> None:
    page = visit(NARROW)
    page.goto(f"/t/{over(page, 'barrakuda')}/result")
    page.locator("#picture").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_whoever_erases_their_data_is_told_so_and_led_home(visit: Visit) -> None:
    page = visit()
    known(page, "Anna")
    page.goto("/settings")
    page.locator(".erase summary").click()
    page.locator(".erase form button").click()
    expect(page.locator("h1")).to_have_text("Your data have been erased")
    page.locator("main a.primary").click()
    expect(page.locator("#me-name")).to_have_value("")
