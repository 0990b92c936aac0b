"""Pages of a server that is still compiling."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP
from tests.live.server import serving
from tests.live.test_startup import GAMES, kept_cold, marks


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The front page of a server whose games are not ready."""
    with kept_cold(tmp_path, *GAMES), serving(tmp_path, cache=tmp_path) as server:
        context = browser.new_context(viewport=DESKTOP, base_url=server.url)  # type: ignore[arg-type]
        opened = context.new_page()
        opened.goto("/")
        yield opened
        context.close()


def test_the_front_page_follows_the_progress_of_a_game(page: Page, tmp_path: Path) -> None:
    (marks(tmp_path) / "einauge.progress").write_text("4 9 einauge: push")
    expect(page.get_by_role("progressbar", name="Getting Einauge ready: 4 of 9")).to_have_attribute("value", "4")


def test_the_progress_goes_when_the_game_is_ready(page: Page, tmp_path: Path) -> None:
    (marks(tmp_path) / "einauge.warm").touch()
    expect(page.locator("[data-preparing=einauge]")).to_have_count(0)
    expect(page.locator("[data-preparing=barrakuda]")).to_have_count(1)


def test_a_page_that_waits_for_a_game_opens_by_itself(page: Page, tmp_path: Path) -> None:
    page.goto("/learn/einauge")
    expect(page.locator("[data-preparing=einauge]")).to_be_visible()
    (marks(tmp_path) / "einauge.warm").touch()
    expect(page.locator("form[action='/learn/einauge']")).to_be_visible()
