"""What moves, told by the page's own animations: cards fly, coins fly, cards flip, dice roll, the fish swims."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, SETTINGS
from tests.browser.hands import PLAYING, VERSION, act
from tests.browser.table import BOTS, frame, move, new_table, playing, together, until
from tests.live.server import Server

pytestmark = pytest.mark.xdist_group("motion")  # one process plays the game that all look at

#: Notes every animation with its element, by whatever it was started.
WATCH = """
    window.seen = [];
    const note = (element, to) => window.seen.push({
        look: String(element.className.baseVal ?? element.className), piece: element.dataset.piece ?? "",
        to, at: performance.now(),
    });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        note(this, [...frames][0]?.transform ?? "");
        return animate.call(this, frames, how);
    };
    addEventListener("animationstart", ({target}) => note(target, ""), true);
"""


def moving(browser: Browser, server: Server) -> Any:
    """A browser whose person likes motion."""
    context = browser.new_context(viewport=DESKTOP, base_url=server.url, reduced_motion="no-preference")  # type: ignore[arg-type]
    context.add_init_script(SETTINGS)
    context.add_init_script(WATCH)
    return context


# -- Einauge -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bought(browser: Browser, server: Server) -> Iterator[tuple[Page, str]]:
    """A page after a card that pays was bought, and that card."""
    with moving(browser, server) as context:
        page = context.new_page()
        table = new_table(page, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": BOTS["einauge"]}])
        now = frame(page, table)
        paying = {card for card, about in now["view"]["extra"]["market"].items() if any((about["pays"] or {}).values())}
        card = next(text[4:] for text in now["legal"] if text.startswith("buy") and text[4:] in paying)
        act(page, f"buy {card}")
        until(page, f"{VERSION} > {now['version']}")
        until(page, "window.seen.some(one => one.look.includes('flying-coin'))")
        yield page, card


def test_cards_that_were_touched_stay_marked(bought: tuple[Page, str]) -> None:
    page, card = bought
    assert page.locator(f'.home .card.fresh[data-piece="card:{card}"]').count() == 1


def test_a_bought_card_flies_into_its_row(bought: tuple[Page, str]) -> None:
    page, card = bought
    assert f"card:{card}" in page.evaluate("window.seen.map(one => one.piece)")


def test_what_the_row_pays_flies_to_the_purse(bought: tuple[Page, str]) -> None:
    page, _ = bought
    assert page.evaluate("window.seen.filter(one => one.look.includes('flying-coin')).length") > 0


# -- Barrakuda ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sea(browser: Browser, server: Server) -> Iterator[Page]:
    """A spectator's page after turns in which cards were revealed, dice rolled, and the fish swam over two wrecks."""
    with moving(browser, server) as context, browser.new_context(base_url=server.url) as other:
        home, page = other.new_page(), context.new_page()
        table = together(home, "barrakuda", layout="first", goal=30)
        playing(page, table)
        page.evaluate("localStorage.setItem('settings', JSON.stringify({speed: 'fast'}))")
        page.reload()
        page.wait_for_selector("#table")
        chooser = random.Random(3)
        for _ in range(60):  # the dice are thrown anew for every run, and twelve turns were once too few
            way = _turn(home, table, chooser)
            until(page, f"{VERSION} >= {frame(home, table)['version']}")
            until(page, f"!{PLAYING}", 60)
            if way > 2:
                break
        yield page


def _turn(home: Page, table: str, chooser: random.Random) -> int:
    """Play until the next choice of cards; how many wrecks the fish passed, its own included."""
    turn, longest = frame(home, table)["state"]["turn"], 0
    for _ in range(40):
        now = frame(home, table)
        longest = max([longest, *(len(step.get("way") or []) for step in now.get("turn", {"steps": []})["steps"])])
        if now["status"] != "running" or now["state"]["turn"] != turn:
            break
        move(home, table, chooser.choice(now["legal"]))
    return longest


def test_sealed_cards_flip_together(sea: Page) -> None:
    at = sea.evaluate("window.seen.filter(one => one.look === 'bk-flip').map(one => one.at)")
    assert len(at) >= 2 and at[1] - at[0] < 20


def test_the_dice_roll(sea: Page) -> None:
    assert sea.evaluate("window.seen.filter(one => one.look.startsWith('bk-die')).length") > 0


def test_the_fish_swims_step_by_step(sea: Page) -> None:
    swum = sea.evaluate("window.seen.filter(one => one.piece === 'fish').map(one => one.to)")
    assert len(set(swum)) >= 2


# -- both --------------------------------------------------------------------------------------------------------------


def test_who_won_is_not_said_before_the_points_are_told(browser: Browser, server: Server) -> None:
    with moving(browser, server) as context:
        page = context.new_page()
        table = together(page, "barrakuda", turn_limit=1, layout="first", goal=30)
        _turn(page, table, random.Random(3))
        until(
            page,
            "(document.querySelector('#over.telling') && (window.said = document.getElementById('turn').innerText))",
        )
        assert page.evaluate("window.said") == "finished"
