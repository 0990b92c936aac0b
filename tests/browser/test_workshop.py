"""The workshop: a card is changed, drawn, tried, kept by its address, and played with."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE

Visit = Callable[..., Page]
COLD = 120_000  # ms: the first to ask may wait until the kernels are compiled
PROMISED = 10_000  # ms from a change to its effect, on a server that has played before


def warmed(page: Page, game: str) -> None:
    """The page of a game on a server that has shown an effect of it."""
    page.goto(f"/workshop/{game}")
    page.locator("#shop-try").click()
    expect(page.locator("#effect svg")).to_be_visible(timeout=COLD)
    page.reload()  # whoever goes away ends the work


def changed(page: Page) -> Locator:
    """The first difference with an interval in the finished answer; what no deal changes has none."""
    return page.locator("#effect:has(.effect-clear) td", has_text="[").first


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_changed_card_is_drawn_tried_and_played_with(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size)
    page.goto("/workshop/einauge")
    page.locator('[name="deals"]').fill("200")
    page.locator('[name="6.jewels"]').fill("4")
    expect(page.locator('.work:has([name="6.jewels"]) [href="#tg-jewels"]')).to_have_count(4)
    page.wait_for_url("**6.jewels=4&deals=200")
    page.locator("#shop-try").click()
    expect(page.locator("#effect svg")).to_be_visible(timeout=COLD)
    expect(page.locator("#shop-try")).to_be_visible(timeout=60_000)
    page.locator('[formaction="/workshop/einauge/play"]').click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table[data-status=running]")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert table["options"]["cards"]["islands"][6]["jewels"] == 4


@pytest.mark.slow  # a promise of seconds: beside other tests it would measure them
@pytest.mark.parametrize(
    ("game", "field", "value"), [("einauge", "6.jewels", "4"), ("barrakuda", "4.special_x", "9")], ids=str
)
def test_the_effect_of_a_changed_card_is_seen_within_ten_seconds(
    visit: Visit, game: str, field: str, value: str
) -> None:
    page = visit()
    warmed(page, game)
    page.locator(f'[name="{field}"]').fill(value)
    page.locator('[name="deals"]').fill("100")
    page.locator("#shop-try").click()
    expect(changed(page)).to_be_visible(timeout=PROMISED)


def test_the_players_bots_and_options_that_are_chosen_play(visit: Visit) -> None:
    page = visit()
    page.goto("/workshop/einauge?6.jewels=4")
    page.locator('[name="deals"]').fill("200")
    page.locator('[name="bot"]').select_option("Smutje")
    page.locator('[name="players"]').select_option("2")
    expect(page.locator('label:has([name="bot3"])')).to_be_hidden()
    page.locator('[name="bot2"]').select_option("Matrose")
    page.locator("#shop-try").click()
    expect(page.locator("#effect .effect-verdict")).to_be_visible(timeout=COLD)
    expect(page.locator("#effect-state")).to_contain_text("200 deals, each played")
    expect(page.locator("#effect-state")).to_contain_text("2 bots (Smutje, Matrose)")


def test_variants_are_kept_side_by_side_and_saved_as_files(visit: Visit) -> None:
    page = visit()
    for jewels in ("4", "1"):
        page.goto(f"/workshop/einauge?6.jewels={jewels}&deals=200")
        page.locator("#shop-try").click()
        expect(page.locator("#effect .effect-verdict")).to_be_visible(timeout=COLD)
        page.locator("#keep-variant").click()
    expect(page.locator("#variants-table thead a")).to_have_text(["Variant 1", "Variant 2"])
    with page.expect_download() as saved:
        page.locator('[data-export-all="json"]').click()
    found = json.loads(saved.value.path().read_text("utf-8"))
    assert [one["options"]["cards"]["islands"][6]["jewels"] for one in found] == [4, 1]
    with page.expect_download() as saved:
        page.locator('[data-export="html"]').click()
    assert "<svg" in saved.value.path().read_text("utf-8")
    with page.expect_download() as saved:
        page.locator('[data-export="csv"]').click()
    assert saved.value.path().read_text("utf-8").startswith("variant,measure,before,after")
    page.locator("#variants-table thead button").first.click()
    page.reload()
    expect(page.locator("#variants-table thead a")).to_have_text(["Variant 2"])


def test_stop_ends_the_work_and_the_next_effect_does_not_wait_for_it(visit: Visit) -> None:
    page = visit()
    warmed(page, "einauge")
    page.locator("#shop-try").click()
    page.locator("#shop-stop").click()
    expect(page.locator("#effect-state")).to_have_text("Stopped.")
    expect(page.locator("#shop-stop")).to_be_hidden()
    expect(page.locator("#shop-try")).to_be_focused()
    page.locator("#shop-try").click()
    expect(page.locator("#effect svg")).to_be_visible(timeout=COLD)


def test_an_alternative_wreck_is_laid_out_changed_and_tried(visit: Visit) -> None:
    page = visit()
    warmed(page, "barrakuda")
    page.locator('[name="a4.lies"]').check()
    page.locator('[name="a4.special_x"]').fill("9")
    page.locator('[name="deals"]').fill("100")
    page.wait_for_url("**a4.special_x=9&a4.lies=1&deals=100")
    expect(page.locator('.work:has([name="a4.lies"]) .bk-special .bk-x')).to_have_text("+9")
    page.locator("#shop-try").click()
    expect(changed(page)).to_be_visible(timeout=COLD)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_the_workshop_has_no_violation_of_axe_and_fits_the_phone(visit: Visit, game: str, scheme: str) -> None:
    page = visit(PHONE if scheme == "dark" else DESKTOP, color_scheme=scheme)
    page.goto(f"/workshop/{game}")
    assert not Axe().run(page).response["violations"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_preset_fills_the_form_of_a_search(visit: Visit) -> None:
    page = visit()
    page.goto("/workshop/einauge/design")
    page.get_by_role("link", name="Shorter").click()
    expect(page.locator('[name="low.minutes"]')).to_have_value("15")
    expect(page.locator('[name="vary.jewels"]')).to_have_value("1")


@pytest.mark.slow  # bots play thousands of games
def test_a_search_for_a_longer_game_finds_a_table_that_is_kept_and_played_with(visit: Visit) -> None:
    page = visit()
    page.goto("/workshop/einauge/design?bot=Kanonier&low.turns=22.2&vary.price=2")
    page.locator('#design [type="submit"]').click()
    expect(page.locator('[data-how="found"]')).to_be_visible(timeout=600_000)
    page.locator("#search-keep").click()
    page.wait_for_url("**.price=**")
    page.locator('[formaction="/workshop/einauge/play"]').click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table[data-status=running]")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert table["options"]["cards"]["name"] == "workshop"
