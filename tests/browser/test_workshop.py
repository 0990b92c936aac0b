"""The workshop: a card is changed, drawn, tried, kept by its address, and played with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE

Visit = Callable[..., Page]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_changed_card_is_drawn_tried_and_played_with(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size)
    page.goto("/workshop/einauge")
    page.locator('[name="6.jewels"]').fill("4")
    expect(page.locator("#r-6 use")).to_have_count(4)
    page.wait_for_url("**6.jewels=4")
    page.locator("#shop-try").click()
    expect(page.locator("#effect svg")).to_be_visible(timeout=120_000)
    expect(page.locator("#shop-try")).to_be_visible(timeout=60_000)
    page.locator('[formaction="/workshop/einauge/play"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#r-6 use")).to_have_count(4)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_the_workshop_has_no_violation_of_axe_and_fits_the_phone(visit: Visit, game: str, scheme: str) -> None:
    page = visit(PHONE if scheme == "dark" else DESKTOP, color_scheme=scheme)
    page.goto(f"/workshop/{game}")
    assert not Axe().run(page).response["violations"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
