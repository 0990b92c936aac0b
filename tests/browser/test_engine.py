"""The rules in WebAssembly in a real browser, state by state equal to the native ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.test_offline import Host
from tests.page.test_engine import BOTH, unequal
from tests.project.tree import ROOT

PLAY = """async ([game, lines]) => {
    const { load } = await import("/src/tortuga/web/static/engine/engine.js"),
        { asked, createPlayer } = await import("/tests/page/engine_player.js"),
        file = (kind) => fetch(`/src/tortuga/web/static/engine/${game}.${kind}`),
        played = createPlayer(await load(await (await file("wasm")).arrayBuffer(), await (await file("json")).json())),
        digests = [];
    for (const options of lines.map(asked)) {
        for (let n = 0; n < options.games; n++) {
            const parts = [];
            played(options, options.first + n, (part) => parts.push(typeof part === "string" ? part : part.slice()));
            const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
            digests.push(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(""));
        }
    }
    return digests;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_2_000_games_in_chromium_are_equal_to_native_ones_state_by_state(browser: Browser, game: str) -> None:
    host, page = Host(Path(ROOT)), browser.new_page()
    page.goto(f"{host.origin}/README.md")
    assert unequal(game, 2000, 20, lambda name, lines: list(page.evaluate(PLAY, [name, lines]))) == []
    page.close()
    host.stop()
