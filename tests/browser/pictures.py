"""`make pictures`: screenshots of the main pages, phone and desktop, light and dark, into build/pictures."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.table import BOTS, api, frame, new_table, over
from tests.live.server import serving
from tests.project.tree import ROOT

OUT = ROOT / "build" / "pictures"
MOVES = 14  # into the game, so that there is something to see


def _play(page: Page, table: str) -> None:
    """A few moves, so that rows and bags are filled."""
    for _ in range(400):
        now = frame(page, table)
        if now["status"] == "over" or len([step for step in now["steps"] if step.startswith("0 ")]) >= MOVES:
            return
        if now["seat"] in now["to_act"]:
            legal = [move for move in now["legal"] if not move.startswith("sell")] or now["legal"]
            wanted = [move for move in legal if move.startswith("fight")] or legal
            api(page, f"/api/tables/{table}/move", {"move": wanted[len(now["steps"]) % len(wanted)]})
        time.sleep(0.05)


def _pages(page: Page, name: str) -> None:
    for path, title in (("/", "front"), ("/new?game=barrakuda", "new"), ("/settings", "settings"), ("/api", "api")):
        page.goto(path)
        page.screenshot(path=OUT / f"{title}-{name}.png")
    for game, bot in BOTS.items():
        page.goto("/")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 2]
        table = new_table(page, game, seats)
        _play(page, table)
        time.sleep(4)  # let the last turn be told
        page.screenshot(path=OUT / f"{game}-{name}.png")
    _around(page, name)


def _around(page: Page, name: str) -> None:
    """What surrounds a game: waiting, the clock and the menu, the end, looking back, another device."""
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "Matrose"}])
    page.screenshot(path=OUT / f"waiting-{name}.png")
    table, cookies = page.url, page.context.cookies()
    page.context.clear_cookies()
    page.goto(table)
    page.screenshot(path=OUT / f"join-{name}.png")
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    new_table(page, "einauge", [{"kind": "me"}, *[{"kind": "bot", "bot": "Matrose"}] * 4], clock=60)
    page.locator("#menu summary").click()
    page.screenshot(path=OUT / f"menu-{name}.png")
    page.locator("#to-device").click()
    page.screenshot(path=OUT / f"device-{name}.png")
    table = over(page, "barrakuda")
    for path, title in (("", "over"), ("/replay?move=3", "replay"), ("/deal", "deal"), ("/result", "result")):
        page.goto(f"/t/{table}{path}")
        page.screenshot(path=OUT / f"{title}-{name}.png")


def _sizes(browser: Browser, url: str) -> None:
    for size, width in (("desktop", DESKTOP), ("phone", PHONE)):
        for scheme in ("light", "dark"):
            with browser.new_context(viewport=width, base_url=url, color_scheme=scheme) as context:  # type: ignore[arg-type]
                print(f"{size} {scheme}", flush=True)
                _pages(context.new_page(), f"{size}-{scheme}")


def main() -> None:
    """Take them all."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        _sizes(browser, server.url)
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
