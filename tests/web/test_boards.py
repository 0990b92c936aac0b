"""What a board tells beside the pieces: what a row would pay, the score now, who comes first, how far the fish is."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.people import frame, made
from tortuga.i18n import amounts, translate

GOODS = ("sabres", "ducats", "jewels")  # as a sentence names them


def page(browser: TestClient, table: str) -> str:
    return html.unescape(browser.get(f"/t/{table}").text)


def test_a_card_tells_what_its_row_would_pay(browser: TestClient) -> None:
    table = made(browser, "einauge")
    now = frame(browser, table)
    move = next(each for each in now["view"]["legal"] if each.startswith("buy") and "ship" not in each)
    told = re.search(rf"Buy {move[4:]} for (\d+) ducats: the \w+ row pays ([^<\"]+)\.", page(browser, table))
    assert told
    browser.post(f"/api/tables/{table}/moves", json={"move": move})
    after = frame(browser, table)["view"]["state"]["seats"][0]
    paid = {good: after[good] - now["view"]["state"]["seats"][0][good] for good in GOODS}
    assert told[2] == amounts({**paid, "ducats": paid["ducats"] + int(told[1])})


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_every_seat_shows_how_it_stands(browser: TestClient, game: str) -> None:
    text = page(browser, made(browser, game, **({"layout": "first"} if game == "barrakuda" else {})))
    words = translate("web-einauge-score_now") if game == "einauge" else translate("web-barrakuda-vault")
    assert text.count(words) >= 2


def sea(browser: TestClient) -> tuple[str, Any]:
    table = made(browser, "barrakuda", layout="first")
    return page(browser, table), frame(browser, table)["view"]["state"]


def test_the_sea_shows_how_far_every_wreck_is_from_the_fish(browser: TestClient) -> None:
    text, state = sea(browser)
    far = {
        int(wreck): int(steps)
        for steps, wreck in re.findall(r'class="bk-wreck [^"]*bk-far-(\d)[^"]*" id="bk-wreck-(\d)"', text)
    }
    fish = state["fish"]
    beside = {wreck for pair in state["near"] if fish in pair for wreck in pair} - {fish}
    assert {wreck for wreck, steps in far.items() if steps == 0} == {fish}
    assert {wreck for wreck, steps in far.items() if steps == 1} == beside


def test_everybody_sees_the_cards_that_are_left_and_who_comes_first(browser: TestClient) -> None:
    text, _ = sea(browser)
    assert re.findall(r'class="bk-rank"[^>]*>([^<]+)<', text) == ["1=", "1="]
    assert all(f'id="bk-cards-{seat}"' in text for seat in (0, 1))


def test_a_card_that_was_bought_is_named_to_be_marked(browser: TestClient) -> None:
    table = made(browser, "einauge")
    move = next(
        each for each in frame(browser, table)["view"]["legal"] if each.startswith("buy") and "ship" not in each
    )
    browser.post(f"/api/tables/{table}/moves", json={"move": move})
    named = re.search(r'data-fresh="([^"]*)"', page(browser, table))
    assert named and f"c-{move.split()[1]}-{move.split()[2]}" in named[1].split()


def test_whoever_may_decline_a_general_action_is_asked_beside_the_sea(browser: TestClient) -> None:
    table = made(browser, "barrakuda", layout="first", declining="allowed")
    for seat, move in enumerate(("dive 3", "dive 4")):
        browser.post(f"/api/tables/{table}/moves", json={"move": move, "seat": seat})
    assert re.findall(r'class="bk-answer [^>]*data-move="([^"]+)"', page(browser, table)) == ["do", "decline"]
