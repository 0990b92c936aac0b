"""How tests play: with the mouse, by keys alone, or with a finger."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.table import frame, until

EDGE: Any = {"x": 20, "y": 10}  # what a person sees of a card that others cover
VERSION = "Number(document.getElementById('table').dataset.version)"
PLAYING = "(document.getElementById('table').dataset.playing === '1')"
OPEN = (
    '(document.querySelector(\'#table[data-playing="0"][data-held="0"]\') !== null)'  # a press too early does nothing
)
Choose = Callable[[list[str]], str]
Act = Callable[[Page, str], None]
OFFERS = """(move) => {
    const offered = document.activeElement?.dataset ?? {};
    return offered.move === move ? "itself" : (offered.moves ?? "").split("|").includes(move) ? offered.moves : "";
}"""


def thing(page: Page, move: str) -> Locator:
    """What offers a move: a card, a wreck, a button."""
    return page.locator(
        f"xpath=//*[contains(concat('|', @data-moves, @data-move, '|'), '|{move}|')] >> visible=true"
    ).first


def act(page: Page, move: str) -> None:
    """Do a move with the mouse, on whatever offers it."""
    until(page, OPEN)
    if move.startswith("exchange"):
        page.locator("input[type=range]").fill(move.split()[1])
    offered = thing(page, move)
    several = "|" in (offered.get_attribute("data-moves") or "")
    offered.click(position=EDGE)
    if several:
        page.locator(f'.action-sheet [data-move="{move}"]').click()


def press(page: Page, move: str) -> None:
    """Do a move by keys alone: Tab to what offers it, Enter, and Enter again on the choice."""
    until(page, OPEN)
    for _ in range(300):
        offers = page.evaluate(OFFERS, move)
        if offers:
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"the keyboard does not reach {move}")
    page.keyboard.press("Enter")
    if "|" not in offers:
        return
    for _ in range(300):
        if page.evaluate(OFFERS, move) == "itself":
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach the choice {move}")


def arrived(page: Page, table: str, before: Any) -> None:
    """Wait until the own move is in; a bot's sealed choice alone makes a new version, too."""
    for _ in range(600):
        now = frame(page, table)
        if now["chosen"] is not None or now["played"] != before["played"]:
            return
        time.sleep(0.02)
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
        time.sleep(0.02)
    raise AssertionError("the game did not end")
