"""How tests sit at a table."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page

GAMES = ("einauge", "barrakuda")
BOTS = {"einauge": "Matrose", "barrakuda": "Sub"}
MOST = {"einauge": 5, "barrakuda": 4}  # seats
RUNNING = "#table[data-status=running]"


def api(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the JSON API as this browser's person."""
    if body is None:
        return page.request.get(path).json()
    return page.request.post(path, data=body, headers=from_here(page)).json()


def from_here(page: Page) -> dict[str, str]:
    """The Origin that a browser would send."""
    address = urlsplit(page.request.head("/healthz").url)
    return {"origin": f"{address.scheme}://{address.netloc}"}


def quick(page: Page, game: str) -> str:
    """One click from the front page: the id of the table."""
    page.goto("/")
    page.locator(f"form[action='/quick']:has([value={game}]) button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(RUNNING)
    return page.url.rpartition("/")[2].partition("?")[0]


def new_table(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table of this browser's person; *more* is of the table (clock, hot_seat, hints) or an option of the game."""
    known(page, "Anna")
    of_table = ("clock", "hot_seat", "listed", "hints", "chat")
    about: dict[str, Any] = {key: more.pop(key) for key in of_table if key in more}
    options = {"players": len(seats), **more}
    table = api(page, "/api/tables", {"game": game, "options": options, "seats": seats, **about})["table"]
    page.goto(f"/t/{table}")
    page.wait_for_selector("#table")
    return str(table)


def known(page: Page, name: str) -> None:
    """Have a name, and with it the cookie."""
    if "tortuga" not in {cookie["name"] for cookie in page.context.cookies()}:
        page.request.post("/me", form={"name": name}, headers=from_here(page), max_redirects=0)


def join(page: Page, table: str) -> None:
    """Come by the link, and sit down on the first free seat by a name."""
    page.goto(f"/t/{table}")
    name = page.locator("#join-name")
    if not name.input_value():
        name.fill("Bo")
    page.locator("form[action$='/sit'] button").first.click()
    page.wait_for_selector("#table[data-seat]")


def together(page: Page, game: str, **more: Any) -> str:
    """A table for two at this device."""
    return new_table(page, game, [{"kind": "me", "name": name} for name in ("Anne", "Jack")], hot_seat=True, **more)


def over(page: Page, game: str, wanted: str = "") -> str:
    """A finished game at this device: two turns of Barrakuda, Einauge given up after a few moves.

    Everybody plays the wanted move where it is legal, else the first legal one.
    """
    table = together(page, game, **({"turn_limit": 2, "layout": "first"} if game == "barrakuda" else {}))
    for _ in range(200 if game == "barrakuda" else 9):
        now = frame(page, table)
        if now["status"] != "running":
            break
        move(page, table, wanted if wanted in now["legal"] else now["legal"][0])
    if game == "einauge":
        api(page, f"/api/tables/{table}/resign", {})
    assert frame(page, table)["status"] == "over"
    return table


def frame(page: Page, table: str) -> Any:
    """What the API tells this person; what is asked of the view most often stands beside it."""
    update = api(page, f"/api/tables/{table}")
    view = update["view"] or {"legal": [], "to_act": [], "chosen": None, "state": None}
    seen = {name: view[name] for name in ("legal", "to_act", "chosen", "state")}
    return {**update, **seen, "seat": update["you"]["seat"]}


def move(page: Page, table: str, text: str) -> None:
    """Play a move by the API, for the seat that is asked at this device."""
    api(page, f"/api/tables/{table}/moves", {"move": text, "seat": frame(page, table)["seat"]})


def playing(page: Page, table: str) -> None:
    """Go to a table, and wait until its game is drawn."""
    page.goto(f"/t/{table}")
    page.wait_for_selector(RUNNING)


def until(page: Page, expression: str, seconds: float = 30) -> None:
    """Wait for an expression to hold; Playwright's own way evaluates text in the page, which our policy forbids.

    While a page loads, what the expression names may not be there yet: that counts as "not yet".
    """
    last = "it was false"
    for _ in range(int(seconds * 20)):
        try:
            if page.evaluate(expression):
                return
            last = "it was false"
        except Error as error:
            last = error.message
        time.sleep(0.05)
    raise AssertionError(f"waited {seconds:g} seconds in vain for {expression}: {last}")


def scrolls(page: Page) -> bool:
    """Whether the page is larger than the screen."""
    return bool(
        page.evaluate(
            "(all => all.scrollHeight > innerHeight + 1 || all.scrollWidth > innerWidth + 1)(document.documentElement)"
        )
    )
