"""The form for e-mail reminders in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.live.server import serving
from tests.web.mail_server import mail_server


@pytest.fixture
def page(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """The form on the settings page of a server that sends mail."""
    with mail_server() as mail:
        given = {"HOST": "127.0.0.1", "PORT": str(mail.port), "FROM": "table@example.org", "STARTTLS": "off"}
        for name, value in given.items():
            monkeypatch.setenv(f"TORTUGA_SMTP_{name}", value)
        with serving(tmp_path) as server, browser.new_context(base_url=server.url) as context:
            page = context.new_page()
            page.goto("/settings")
            yield page


def send(page: Page, address: str) -> None:
    page.locator("#mail-address").fill(address)
    page.locator("form[action='/me/mail'] button").click()


def test_whoever_stops_the_mails_is_told_so(page: Page) -> None:
    send(page, "anna@example.org")
    page.locator("form[action='/me/mail/forget'] button").click()
    expect(page.locator("main")).to_contain_text("No more e-mails go to anna@example.org")


def test_an_address_that_is_refused_stays_in_the_form(page: Page) -> None:
    send(page, "anna@localhost")
    expect(page.locator("#mail-wrong")).to_be_visible()
    expect(page.locator("#mail-address")).to_have_value("anna@localhost")
