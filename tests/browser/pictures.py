"""`make pictures`: screenshots of every page in every window, light and dark, into build/pictures.

`make pictures ARGS="einauge 390x664"` takes those whose names contain one of the words.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page

from tests.browser import boxes
from tests.browser.chromium import chromium
from tests.browser.table import BOTS, frame, move, new_table, over
from tests.live.server import serving
from tests.project.tree import ROOT

OUT = ROOT / "build" / "pictures"
MOVES = {"einauge": 14, "barrakuda": 5}  # into the game, so that there is something to see
PAGES = {
    "front": "/",
    "new-einauge": "/new?game=einauge",
    "new-barrakuda": "/new?game=barrakuda",
    "settings": "/settings",
    "bots": "/bots",
    "api": "/api",
    "rules-einauge": "/rules/einauge",
    "rules-barrakuda": "/rules/barrakuda",
    "workshop-einauge": "/workshop/einauge",
    "workshop-barrakuda": "/workshop/barrakuda",
    "offline": "/offline/",
}


def played(page: Page, game: str, bot: str) -> str:
    """A table in the middle of a game: rows and bags are filled."""
    table = new_table(page, game, [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 2])
    moves = 0
    while moves < MOVES[game] and (now := frame(page, table))["status"] == "running":
        if now["seat"] in now["to_act"] and now["chosen"] is None:
            legal = [text for text in now["legal"] if not text.startswith("sell")] or now["legal"]
            wanted = [text for text in legal if text.startswith("fight")] or legal
            move(page, table, wanted[moves % len(wanted)])
            moves += 1
        time.sleep(0.02)
    return table


def tables(page: Page) -> dict[str, str]:
    """The pages of some tables: in play, waiting, over, and what looks back on them."""
    found = {f"table-{game}": f"/t/{played(page, game, bot)}" for game, bot in BOTS.items()}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "Matrose"}]
    found["waiting"] = f"/t/{new_table(page, 'einauge', seats)}"
    for game in BOTS:
        ended = f"/t/{over(page, game)}"
        found |= {
            f"over-{game}": ended,
            f"replay-{game}": f"{ended}/replay?move=3",
            f"review-{game}": f"{ended}/review",
        }
        found |= {f"result-{game}": f"{ended}/result", f"deal-{game}": f"{ended}/deal"}
    return found


def without_server(page: Page) -> dict[str, str]:
    """The pages of games in the browser alone, and the replay of a saved game."""
    found = {}
    for game in BOTS:
        page.goto("/offline/")
        page.locator(f"form[data-game={game}] button").click()
        page.wait_for_selector("#table[data-acting='1']")
        found[f"offline-{game}"] = page.url
    return found


def take(page: Page, name: str, path: str, words: list[str]) -> int:
    """Take a page in every window, light and dark; return how many pictures."""
    names = {
        f"{name}-{width}x{height}-{scheme}": (width, height, scheme)
        for width, height in boxes.WINDOWS
        for scheme in ("light", "dark")
    }
    wanted = {name: how for name, how in names.items() if not words or any(word in name for word in words)}
    if wanted:
        page.goto(path)
        # A review loads its page again when it is ready.
        page.wait_for_selector("#working", state="detached", timeout=120_000)
        page.wait_for_load_state("networkidle")
    for title, (width, height, scheme) in wanted.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        boxes.resize(page, (width, height))
        page.screenshot(path=OUT / f"{title}.png")
    return len(wanted)


def main(words: list[str]) -> None:
    """Take them all, or those whose names contain one of the words."""
    OUT.mkdir(parents=True, exist_ok=True)
    taken = 0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        page = browser.new_page(base_url=server.url, reduced_motion="reduce")
        pages = PAGES | tables(page) | without_server(page)
        stranger = browser.new_page(base_url=server.url, reduced_motion="reduce")
        for name, path in pages.items():
            taken += take(page, name, path, words)
            print(f"{taken} pictures, last of {name}", flush=True)
        taken += take(stranger, "join", pages["waiting"], words)
    print(f"{taken} pictures in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
