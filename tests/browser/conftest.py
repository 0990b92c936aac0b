"""A real server and a real browser."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

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


class Contexts:
    """Browsers of people, used again by later tests: they know nobody there, but need not load the scripts again."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._free: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, wanted: dict[str, Any]) -> BrowserContext:
        """A browser with these options, known to nobody."""
        if free := self._free[repr(sorted(wanted.items()))]:
            return free.pop()
        context = self._browser.new_context(base_url=self._url, **wanted)
        context.add_init_script(SETTINGS)
        return context

    def give_back(self, wanted: dict[str, Any], context: BrowserContext) -> None:
        """Forget who used it."""
        if hasattr(context, "keep_out"):  # a test has changed it for good
            context.close()
            return
        first, *others = context.pages or [context.new_page()]
        for page in others:
            page.close()
        types = {"origin": self._url, "storageTypes": "local_storage"}
        context.new_cdp_session(first).send("Storage.clearDataForOrigin", types)
        first.close()
        context.clear_cookies()
        self._free[repr(sorted(wanted.items()))].append(context)


@pytest.fixture(scope="session")
def contexts(browser: Browser, server: Server) -> Contexts:
    return Contexts(browser, server.url)


def watch(page: Page, errors: list[str]) -> None:
    """Note every error of a page, and every error in its console."""
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)


def change(page: Page, script: str) -> None:
    """Run a script before those of every page; no other test gets this browser then."""
    page.context.add_init_script(script)
    page.context.keep_out = True  # type: ignore[attr-defined]


@pytest.fixture
def guest(contexts: Contexts, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own; an error on a page or in its console fails the test.

    Where a test is about a request that is refused (mark `refused`), the browser's own line about it does not.
    """
    opened: list[tuple[dict[str, Any], BrowserContext]] = []
    errors: list[str] = []

    def come(size: dict[str, int] = DESKTOP, **given: Any) -> Page:
        wanted = {"viewport": size, "reduced_motion": "reduce", **given}
        context = contexts.take(wanted)
        opened.append((wanted, context))
        page = context.new_page()
        watch(page, errors)
        return page

    yield come
    for wanted, context in opened:
        contexts.give_back(wanted, context)
    if request.node.get_closest_marker("refused") is not None:
        errors = [error for error in errors if not error.startswith("Failed to load resource")]
    assert errors == []


@pytest.fixture
def visit(guest: Callable[..., Page]) -> Callable[..., Page]:
    """The same at the front page."""

    def visitor(size: dict[str, int] = DESKTOP, **given: Any) -> Page:
        page = guest(size, **given)
        page.goto("/")
        return page

    return visitor
