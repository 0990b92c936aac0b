"""The page shows the place in the queue of the bot that a table waits for."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import boxes
from tests.browser.table import RUNNING, api, new_table
from tests.live.server import Server, serving

SEATS = [{"kind": "bot", "bot": "Matrose"}, {"kind": "me"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def page(server: Server, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url)
    yield context.new_page()
    context.close()


def bots(server: Server) -> list[int]:
    """The processes that the server has started, bots among them."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def in_windows(page: Page) -> list[str]:
    """What the place in the queue covers, and where it is not whole, in any window."""
    found = []
    for window in boxes.WINDOWS:
        boxes.resize(page, window)
        wrong = boxes.covered(page, "table") + boxes.outside(page, "table")
        if not page.locator("#queue").evaluate("text => text.scrollWidth <= text.clientWidth"):
            wrong.append("the place in the queue is cut off")
        found += [f"{window}: {one}" for one in wrong]
    return found


def test_the_place_of_a_bot_in_the_queue_is_shown_beside_the_board_and_goes(server: Server, page: Page) -> None:
    new_table(page, "einauge", SEATS)
    page.wait_for_selector(f"{RUNNING}[data-acting='1']")  # the bot's process runs
    stopped = bots(server)
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    api(page, "/api/tables", {"game": "einauge", "options": {"players": 2}, "seats": SEATS})  # its bot thinks for ever
    new_table(page, "einauge", SEATS)
    place = page.locator("#queue")
    expect(place).to_contain_text("Matrose is waiting for computing time: place 1 in the queue.", timeout=10_000)
    assert in_windows(page) == []
    for process in stopped:
        os.kill(process, signal.SIGCONT)
    expect(place).to_be_empty(timeout=10_000)
