"""What moves, told by the page's own animations: cards fly, coins count up, cards flip, dice roll, the fish swims."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP
from tests.browser.hands import VERSION, act
from tests.browser.table import BOTS, api, frame, new_table, together, until
from tests.live.server import Server

pytestmark = pytest.mark.xdist_group("motion")  # one process plays the game that all look at

#: Notes every animation with its element, and every number that a counter shows.
WATCH = """
    window.seen = []; window.counted = {}; window.beats = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const look = String(this.className.baseVal ?? this.className), to = [...frames].at(-1)?.transform ?? "";
        window.seen.push({look, id: this.id, to, at: performance.now()});
        return animate.call(this, frames, how);
    };
    const count = () => {
        for (const one of document.querySelectorAll(".count.counting"))
            (window.counted[one.id] ??= []).push(Number(one.textContent));
    };
    addEventListener("DOMContentLoaded", () => {
        new MutationObserver(count).observe(document.body, {subtree: true, characterData: true, childList: true});
    });
    const tell = () => window.beats.push(document.getElementById("bk")?.dataset.beats ?? "[]");
    document.addEventListener("frame", tell, true);
"""


def moving(browser: Browser, server: Server) -> Any:
    """A browser whose person likes motion."""
    context = browser.new_context(viewport=DESKTOP, base_url=server.url, reduced_motion="no-preference")  # type: ignore[arg-type]
    context.add_init_script(WATCH)
    return context


# -- Einauge -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bought(browser: Browser, server: Server) -> Iterator[Page]:
    """A page after a card was bought."""
    with moving(browser, server) as context:
        page = context.new_page()
        page.goto("/")
        table = new_table(page, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": BOTS["einauge"]}])
        page.wait_for_selector("#table[data-status=running]")
        now = frame(page, table)
        act(page, next(move for move in now["legal"] if move.startswith("buy")))
        until(page, f"{VERSION} > {now['version']}")
        until(page, "Object.keys(window.counted).length > 0 && !document.querySelector('.counting')")
        yield page


def test_cards_that_were_touched_stay_marked(bought: Page) -> None:
    named = bought.evaluate("document.getElementById('table').dataset.fresh.split(' ')")
    marked = bought.evaluate("[...document.querySelectorAll('.card.fresh')].map(one => one.id)")
    assert marked
    assert sorted(marked) == sorted(name for name in named if bought.locator(f"#{name}").count())  # one may be sold


def test_a_tile_is_marked_whose_row_has_a_marked_card(bought: Page) -> None:
    rows = bought.evaluate("[...document.querySelectorAll('.foe .col:has(.fresh)')].map(one => one.id)")
    tiles = bought.evaluate("[...document.querySelectorAll('.mini.fresh')].map(one => one.id)")
    assert sorted(tiles) == sorted(row.replace("row-", "mini-") for row in rows)


def test_a_bought_card_flies_into_its_row(bought: Page) -> None:
    flown = bought.evaluate("window.seen.filter(one => /\\bfly\\b/.test(one.look)).map(one => one.id)")
    assert [name for name in flown if bought.locator(f"#{name}").count()]


def test_coins_count_up_and_down_one_by_one(bought: Page) -> None:
    counted: dict[str, list[int]] = bought.evaluate("window.counted")
    ways = [sorted(set(numbers)) for numbers in counted.values()]
    assert max(map(len, ways)) > 2  # the old number, some between, the new


# -- Barrakuda ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sea(browser: Browser, server: Server) -> Iterator[Page]:
    """A spectator's page after turns in which cards were revealed, dice rolled, and the fish swam over two wrecks."""
    with moving(browser, server) as context, browser.new_context(base_url=server.url) as other:
        home, page = other.new_page(), context.new_page()
        home.goto("/")
        table = together(home, "barrakuda", layout="first", goal=30)
        page.goto(f"/t/{table}")
        page.wait_for_selector("#table[data-status=running]")
        chooser = random.Random(3)
        for _ in range(60):  # the dice are thrown anew for every run, and twelve turns were once too few
            _turn(home, table, chooser)
            until(page, f"{VERSION} >= {frame(home, table)['version']}")
            until(page, "!document.documentElement.classList.contains('bk-playing')", 60)
            if any(len(beat.get("way", [])) > 2 for beat in told(page)):
                break
        yield page


def _turn(home: Page, table: str, chooser: random.Random) -> None:
    """Until the next choice of cards."""
    turn = frame(home, table)["state"]["turn"]
    for _ in range(40):
        now = frame(home, table)
        if now["status"] != "running" or now["state"]["turn"] != turn:
            return
        api(home, f"/api/tables/{table}/move", {"move": chooser.choice(now["legal"]), "seat": now["seat"]})
        time.sleep(0.02)


def told(page: Page) -> list[Any]:
    """The beats of all frames so far, each once."""
    texts = dict.fromkeys(page.evaluate("window.beats"))
    return [beat for text in texts for beat in json.loads(text)]


def test_sealed_cards_flip_together(sea: Page) -> None:
    at = sea.evaluate("window.seen.filter(one => one.look === 'bk-flip').map(one => one.at)")
    assert len(at) >= 2 and at[1] - at[0] < 20


def test_the_dice_roll(sea: Page) -> None:
    assert sea.evaluate("window.seen.filter(one => one.look.startsWith('bk-die')).length") > 0


def test_the_fish_swims_step_by_step(sea: Page) -> None:
    steps = max(len(beat["way"]) - 1 for beat in told(sea) if beat["kind"] == "fish")
    swum = sea.evaluate("window.seen.filter(one => one.look.includes('bk-ghost-fish')).map(one => [one.to, one.at])")
    assert steps >= 2 and len({to for to, _ in swum}) >= 2
