"""How tests play: with the mouse, by keys alone, or with a finger."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.table import frame, until

EDGE: Any = {"x": 20, "y": 10}  # what a person sees of a card that others cover
VERSION = "Number(document.getElementById('table').dataset.version)"
OPEN = "!document.documentElement.matches('.bk-playing, .bk-closed')"  # a press too early does nothing
Choose = Callable[[list[str]], str]
Act = Callable[[Page, str], None]
OFFERS = """(move) => {
    const offered = document.activeElement?.dataset ?? {};
    if (offered.move === move) return "itself";
    return JSON.parse(offered.options ?? "[]").find(([text]) => text === move)?.[1] ?? "";
}"""


def act(page: Page, move: str) -> None:
    """Do a move with the mouse, on whatever offers it."""
    direct = page.locator(f'[data-move="{move}"]:visible').first
    several = page.locator(f"[data-options*='\"{move}\"']:visible").first
    direct.or_(several).first.wait_for()
    if direct.count():
        direct.click(position=EDGE)
        return
    several.click(position=EDGE)
    label = next(label for text, label in several.evaluate("e => JSON.parse(e.dataset.options)") if text == move)
    page.locator("#sheet button", has_text=label).first.click()


def press(page: Page, move: str) -> None:
    """Do a move by keys alone: Tab to what offers it, Enter, and Enter again on the choice."""
    until(page, OPEN)
    for _ in range(300):
        label = page.evaluate(OFFERS, move)
        if label:
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"the keyboard does not reach {move}")
    page.keyboard.press("Enter")
    while label != "itself" and page.evaluate("document.activeElement.textContent") != label:
        page.keyboard.press("Tab")
    if label != "itself":
        page.keyboard.press("Enter")


def arrived(page: Page, table: str, before: Any) -> None:
    """Wait until the own move is in; a bot's sealed choice alone makes a new version, too."""
    for _ in range(600):
        now = frame(page, table)
        if now["chosen"] is not None or now["steps"] != before["steps"]:
            return
        time.sleep(0.05)
    raise AssertionError("the move did not arrive")


def play(pages: list[Page], table: str, choose: Choose, how: Act = act, moves: int = 3000) -> Any:
    """Play for all these people until the game ends, or for so many moves; what the first sees then."""
    done = 0
    for _ in range(6000):
        for page in pages:
            now = frame(page, table)
            if now["status"] == "over" or done >= moves:
                return frame(pages[0], table)
            if now["seat"] in now["to_act"]:
                until(page, f"{VERSION} >= {now['version']}")
                how(page, choose([move for move in now["legal"] if not move.startswith("sell")] or now["legal"]))
                arrived(page, table, now)
                done += 1
        time.sleep(0.03)
    raise AssertionError("the game did not end")
