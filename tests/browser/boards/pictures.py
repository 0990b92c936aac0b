"""Pictures of the boards, into build/boards: python -m tests.browser.boards.pictures [view …] [1280x800 …] [dark]"""

from __future__ import annotations

import sys

from playwright.sync_api import Browser

from tests.browser.boards.conftest import serving_boards
from tests.browser.chromium import chromium
from tests.project.tree import ROOT

OUT = ROOT / "build" / "boards"
WINDOWS = ("1280x800", "390x664", "844x390", "320x568", "768x1024", "2560x1440")


def _take(browser: Browser, url: str, scheme: str, names: list[str], windows: list[str]) -> None:
    with browser.new_context(base_url=url, color_scheme=scheme, reduced_motion="reduce") as context:  # type: ignore[arg-type]
        page = context.new_page()
        page.on("console", lambda line: print("console:", line.text))
        page.on("pageerror", lambda error: print("error:", error))
        for name in names:
            page.goto(f"/demo/demo.html?view={name}")
            page.wait_for_function("window.drawn")
            for window in windows:
                width, height = map(int, window.split("x"))
                page.set_viewport_size({"width": width, "height": height})
                page.screenshot(path=OUT / f"{name}-{window}-{scheme}.png")


def main(words: list[str]) -> None:
    """Take them all."""
    OUT.mkdir(parents=True, exist_ok=True)
    schemes = [word for word in words if word in ("light", "dark")] or ["light"]
    windows = [word for word in words if word[0].isdecimal()] or list(WINDOWS)
    names = [word for word in words if word not in (*schemes, *windows)] or ["einauge-3", "barrakuda-3"]
    with serving_boards() as url, chromium() as browser:
        for scheme in schemes:
            _take(browser, url, scheme, names, windows)


if __name__ == "__main__":
    main(sys.argv[1:])
