"""From a click to the changed board, in Chromium on loopback: `.venv-test/bin/python -m bench.table.clicks` prints it.

A seat of Barrakuda chooses two cards in turn; each choice is stored and sent back before the page marks it.
The page itself measures, from the click to the next frame after the mark.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.table.ours import our_server

ROOT = Path(__file__).resolve().parent.parent.parent
PYTHON = ROOT / ".venv-test" / "bin" / "python"  # has Playwright
CLICKS = 31
_PAUSE = 450  # milliseconds: presses soon after a card has changed its meaning do nothing
_MEASURE = """([card, pause]) => new Promise((done) => setTimeout(() => {
  const start = performance.now(), button = document.querySelector(`[data-piece="${card}"]`);
  const watched = new MutationObserver(() => {
    if (!document.querySelector(`.bk-chosen[data-piece="${card}"]`)) return;
    watched.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  });
  watched.observe(document.body, { subtree: true, childList: true, attributes: true });
  button.click();
}, pause))"""


def measure() -> float | None:
    """Return the median in milliseconds, measured by the Python of the tests; None if it has no browser."""
    if not PYTHON.exists():
        return None
    done = subprocess.run([PYTHON, "-m", "bench.table.clicks"], cwd=ROOT, capture_output=True, text=True, check=False)
    return float(json.loads(done.stdout)) if done.returncode == 0 else None


def main() -> None:
    """Print the median."""
    from tests.browser.chromium import chromium

    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as server, chromium() as browser:
        page = browser.new_context(base_url=server.url, viewport={"width": 1280, "height": 800}).new_page()
        page.goto(f"/t/{_table(page)}")
        page.wait_for_selector("#table[data-status=running] .bk-card")
        cards = page.locator("button.bk-card[data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
        times = [page.evaluate(_MEASURE, [cards[number % 2], _PAUSE]) for number in range(CLICKS)]
    print(json.dumps(median(times[1:])))


def _table(page: Any) -> str:
    """A table of two, at which the other never chooses."""
    origin = {"origin": page.request.head("/healthz").url.removesuffix("/healthz")}
    page.request.post("/me", form={"name": "Anna"}, headers=origin, max_redirects=0)
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"game": "barrakuda", "options": {"players": 2}, "seats": seats}
    table = str(page.request.post("/api/tables", data=asked, headers=origin).json()["table"])
    with page.context.browser.new_context(base_url=origin["origin"]) as other:
        other.request.post("/me", form={"name": "Bo"}, headers=origin, max_redirects=0)
        other.request.post(f"/api/tables/{table}/sit", data={"seat": 1}, headers=origin)
    return table


if __name__ == "__main__":
    main()
