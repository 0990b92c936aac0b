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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser-server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own at the front page; errors on a page fail the test."""
    opened: list[Any] = []
    errors: list[str] = []

    def visitor(size: dict[str, int] = DESKTOP, **given: Any) -> Page:
        context = browser.new_context(viewport=size, base_url=server.url, reduced_motion="reduce", **given)  # type: ignore[arg-type]
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        return page

    yield visitor
    for context in opened:
        context.close()
    assert errors == []
