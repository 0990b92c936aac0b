"""A page that draws a board from a view, and nothing else: no table, no connection."""

from __future__ import annotations

import json
import mimetypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.boards.views import views
from tests.project.tree import ROOT
from tortuga.web.pages.portraits import portrait

PACKAGE = ROOT / "src" / "tortuga"
FOLDERS = {"static": PACKAGE / "web" / "static", "locale": PACKAGE / "locale", "demo": Path(__file__).parent}


class _Files(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # one connection serves many modules

    def do_GET(self) -> None:
        folder, _, rest = self.path.partition("?")[0].lstrip("/").partition("/")
        if folder == "views":
            body = json.dumps(views()[rest.removesuffix(".json")]).encode()
        elif folder == "portraits":
            body = portrait(rest.removesuffix(".svg").lower()).encode()
        else:
            body = (FOLDERS[folder] / rest).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", mimetypes.guess_type(rest)[0] or "application/octet-stream")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serving_boards() -> Iterator[str]:
    """The page, the modules and the views; gives the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Files)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def demo() -> Iterator[str]:
    with serving_boards() as url:
        yield url


@pytest.fixture(scope="session")
def context_with(browser: Browser, demo: str) -> Iterator[Callable[..., BrowserContext]]:
    """A context a set of options, for all tests: the modules are fetched once."""
    made: dict[str, BrowserContext] = {}

    def context(**given: Any) -> BrowserContext:
        key = json.dumps(given, sort_keys=True)
        if key not in made:
            made[key] = browser.new_context(base_url=demo, **given)
        return made[key]

    yield context
    for one in made.values():
        one.close()


@pytest.fixture
def draw(context_with: Callable[..., BrowserContext]) -> Iterator[Callable[..., Page]]:
    """Draws a view in a window of its own, *asked* more in the address; anything said in the console fails the test."""
    opened, said = list[Page](), list[str]()

    def opener(name: str, size: tuple[int, int] = (1280, 800), asked: str = "", **given: Any) -> Page:
        page = context_with(**({"reduced_motion": "reduce"} | given)).new_page()
        opened.append(page)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("console", lambda line: said.append(line.text))
        page.goto(f"/demo/demo.html?view={name}{asked}")
        page.wait_for_function("window.drawn")
        return page

    yield opener
    for page in opened:
        page.close()
    assert said == []
