"""How tests sit at a table."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page


def api(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the JSON API as this browser's person."""
    script = """async ([path, body]) => {
        const headers = {"content-type": "application/json"};
        const options = body === null ? {} : {method: "POST", headers, body: JSON.stringify(body)};
        const answer = await fetch(path, options);
        return await answer.json();
    }"""
    return page.evaluate(script, [path, body])


def quick(page: Page, game: str) -> str:
    """One click from the front page: the id of the table."""
    page.locator(f"form[action='/quick']:has([value={game}]) button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table[data-status=running]")
    return page.url.rpartition("/")[2].partition("?")[0]


def new_table(page: Page, game: str, seats: list[dict[str, Any]], **options: Any) -> str:
    """A table of this browser's person."""
    if "tortuga" not in {cookie["name"] for cookie in page.context.cookies()}:
        quick(page, game)
    options = {"players": len(seats), **options}
    table = api(page, "/api/tables", {"game": game, "options": options, "seats": seats})["table"]
    page.goto(f"/t/{table}")
    return str(table)


def frame(page: Page, table: str) -> Any:
    """What the API tells this person."""
    return api(page, f"/api/tables/{table}")


def until(page: Page, expression: str, seconds: float = 30) -> None:
    """Wait for an expression to hold; Playwright's own way evaluates text in the page, which our policy forbids."""
    for _ in range(int(seconds * 20)):
        if page.evaluate(expression):
            return
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {expression}")


def scrolls(page: Page) -> bool:
    """Whether the page is larger than the screen."""
    return bool(
        page.evaluate(
            "(all => all.scrollHeight > innerHeight + 1 || all.scrollWidth > innerWidth + 1)(document.documentElement)"
        )
    )
