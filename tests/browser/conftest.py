"""A real server and a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium
from tests.live.server import Server, serving

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
#: Tests press "pass" themselves.
SETTINGS = "localStorage.getItem('settings') ?? localStorage.setItem('settings', JSON.stringify({autopass: 'off'}))"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser-server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


def watch(page: Page, errors: list[str]) -> None:
    """Note every error of a page, and every error in its console."""
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own at the front page; an error on a page or in its console fails the test."""
    opened: list[Any] = []
    errors: list[str] = []

    def visitor(size: dict[str, int] = DESKTOP, **given: Any) -> Page:
        context = browser.new_context(viewport=size, base_url=server.url, reduced_motion="reduce", **given)  # type: ignore[arg-type]
        context.add_init_script(SETTINGS)
        opened.append(context)
        page = context.new_page()
        watch(page, errors)
        page.goto("/")
        return page

    yield visitor
    for context in opened:
        context.close()
    assert errors == []
