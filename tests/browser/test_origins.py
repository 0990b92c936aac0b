"""What a page of another site can do to a visitor of ours: nothing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.live.server import Server

Visit = Callable[..., Page]
FORM = """<!doctype html><title>Another site</title>
<form method="post" action="{action}"><input name="name" value="Blackbeard"><input name="game" value="einauge">
<button>Win a prize</button></form>"""


class _Elsewhere(BaseHTTPRequestHandler):
    """Answers every request with a form that posts to the address in the query."""

    def do_GET(self) -> None:
        query = parse_qs(urlsplit(self.path).query)
        text = FORM.format(action=query.get("action", [""])[0]).encode()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *words: object) -> None:
        """Write nothing."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """The address of another site: our server is at 127.0.0.1, this one at localhost."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Elsewhere)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.refused
@pytest.mark.parametrize("path", ["/me", "/quick", "/learn/einauge", "/workshop/einauge/play"])
def test_a_form_of_another_site_leaves_the_visitor_their_name(
    visit: Visit, server: Server, elsewhere: str, path: str
) -> None:
    page = visit()
    page.locator("#me-name").fill("Anne")
    page.locator("#me-name").press("Enter")
    page.wait_for_load_state()
    page.goto(f"{elsewhere}/?action={server.url}{path}")
    page.get_by_role("button").click()
    page.wait_for_url(f"{server.url}/**")
    page.goto(server.url)
    expect(page.locator("#me-name")).to_have_value("Anne")
