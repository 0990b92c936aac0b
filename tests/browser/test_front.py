"""The front page and the invitation in a browser: what families meet before a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.table import GAMES, api, frame, known, new_table, over, quick
from tests.live.server import Server
from tortuga.players import names as bots
from tortuga.web.security import LARGEST_RECORD

Visit = Callable[..., Page]
SMALL = [{"width": 390, "height": 664}, {"width": 320, "height": 568}]
WINDOWS = [{"width": 1280, "height": 800}, *SMALL]
FAMILY = "👨‍👩‍👧 Lüdenscheidt"


def is_whole_in_window(page: Page, selector: str) -> bool:
    """Whether an element is to be seen without scrolling, and none of its text is cut off."""
    return bool(
        page.locator(selector).first.evaluate(
            "(it) => { const box = it.getBoundingClientRect(); return it.scrollWidth <= it.clientWidth + 1"
            " && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; }"
        )
    )


def open_table(page: Page) -> str:
    """The id of this person's table with a free seat."""
    return new_table(page, "einauge", [{"kind": "me"}, {"kind": "open"}], clock=60, hints=True)


# -- the invitation ----------------------------------------------------------------------------------------------------


def test_a_guest_is_asked_for_a_name_and_sits_down_by_it(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = open_table(anna)
    bo.goto(f"/t/{table}")
    bo.locator("#join-name").fill("Bo")
    bo.keyboard.press("Enter")
    bo.wait_for_selector("#table[data-status=running]")
    assert {seat["name"] for seat in frame(bo, table)["seats"]} == {"Anna", "Bo"}


def test_a_guest_without_a_name_stays_before_the_table(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = open_table(anna)
    bo.goto(f"/t/{table}")
    bo.locator(".join .primary").click()
    assert bo.evaluate("document.querySelector('#join-name').matches(':invalid')")
    assert frame(anna, table)["status"] == "open"


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: size["width"])
def test_terms_and_name_of_an_invitation_are_seen_without_scrolling(visit: Visit, size: dict[str, int]) -> None:
    anna, bo = visit(), visit(size)
    bo.goto(f"/t/{open_table(anna)}")
    assert [part for part in (".terms", "#join-name", ".join .primary") if not is_whole_in_window(bo, part)] == []


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [FAMILY, "x" * 24, "علی‌رضا محمدی"])
@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: size["width"])
def test_a_name_is_shown_whole_in_my_games(visit: Visit, name: str, size: dict[str, int]) -> None:
    page = visit(size)
    known(page, name)
    quick(page, "einauge")
    page.goto("/")
    expect(page.locator(".going-on .row-words b")).to_contain_text(name)
    assert is_whole_in_window(page, ".going-on .row-words b")


def test_a_name_from_right_to_left_does_not_turn_the_names_beside_it(visit: Visit) -> None:
    page = visit()
    known(page, "יוסי")
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": "Matrose"}])
    page.goto("/")
    order = page.locator(".going-on .row-words b").evaluate(
        "(it) => { const at = (text) => { const range = document.createRange(), node = it.firstChild,"
        " from = node.data.indexOf(text); range.setStart(node, from); range.setEnd(node, from + 1);"
        " return range.getBoundingClientRect().left; }; return at(',') < at('M'); }"
    )
    assert order


# -- my games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SMALL, ids=lambda size: size["width"])
def test_a_running_game_is_seen_on_a_phone_without_scrolling(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size)
    quick(page, "barrakuda")
    page.goto("/")
    assert is_whole_in_window(page, ".going-on .row")


def test_the_list_of_finished_games_is_cleared_by_a_press(visit: Visit) -> None:
    page = visit()
    table = over(page, "barrakuda")
    page.goto("/")
    expect(page.locator(f"a.row-link[href='/t/{table}']")).to_be_visible()
    page.locator("form.clear button").click()
    expect(page.locator(f"a.row-link[href='/t/{table}']")).to_have_count(0)


def test_the_other_is_asked_for_a_rematch_and_sits_down_by_a_press(visit: Visit) -> None:
    anna, bo = visit(), visit()
    table = new_table(anna, "einauge", [{"kind": "me"}, {"kind": "open"}])
    known(bo, "Bo")
    api(bo, f"/api/tables/{table}/sit", {"seat": 1})
    api(bo, f"/api/tables/{table}/resign", {})
    api(anna, f"/api/tables/{table}/rematch", {})
    bo.goto("/")
    expect(bo.locator(".going-on")).to_contain_text("Anna would like a rematch")
    bo.locator(".going-on form[action$='/sit'] button").click()
    bo.wait_for_selector("#table[data-status=running]")


# -- a quick game ------------------------------------------------------------------------------------------------------


def opponent(page: Page, game: str, level: str) -> str:
    """Whom a quick game of a level is against."""
    page.goto("/")
    page.locator(f".of-{game} label:has([value={level}])").click()
    page.locator(f".of-{game} form[action='/quick'] button").click()
    page.wait_for_url("**/t/*")
    seats: list[dict[str, Any]] = frame(page, page.url.rpartition("/")[2])["seats"]
    return next(str(seat["bot"]) for seat in seats if seat["bot"])


@pytest.mark.parametrize("game", GAMES)
def test_a_stronger_level_is_a_bot_higher_on_the_ladder(visit: Visit, game: str) -> None:
    page = visit()
    ranks = [bots(game).index(opponent(page, game, level)) for level in ("gentle", "fair", "strong")]
    assert ranks == sorted(set(ranks))


def test_the_level_that_was_chosen_is_offered_again(visit: Visit) -> None:
    page = visit()
    opponent(page, "barrakuda", "strong")
    page.goto("/")
    expect(page.locator(".of-barrakuda [value=strong]")).to_be_checked()
    expect(page.locator(".of-einauge [value=gentle]")).to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_is_the_second_button_of_a_game(visit: Visit, game: str) -> None:
    buttons = visit().locator(f"section.of-{game} .button")
    expect(buttons.nth(1)).to_have_attribute("href", f"/learn/{game}")


# -- who begins (E1.5) -------------------------------------------------------------------------------------------------


def test_the_seat_of_the_youngest_is_asked_for_only_if_the_youngest_begins(visit: Visit) -> None:
    page = visit()
    page.goto("/new?game=einauge")
    expect(page.locator("#youngest")).to_be_hidden()
    page.locator("label:has([name=start][value=youngest])").click()
    expect(page.locator("#youngest")).to_be_visible()


def test_the_youngest_sits_on_a_seat_that_is_there(visit: Visit) -> None:
    page = visit()
    page.goto("/new?game=einauge")
    page.locator("label:has([name=players][value='3'])").click()
    expect(page.locator("#youngest option:enabled")).to_have_count(3)


# -- a record ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["json", "txt"])
def test_a_record_that_was_downloaded_is_uploaded_again(visit: Visit, tmp_path: Path, kind: str) -> None:
    page = visit()
    table = over(page, "barrakuda")
    file = tmp_path / f"record.{kind}"
    file.write_bytes(page.request.get(f"/t/{table}/record.{kind}").body())
    page.goto("/")
    page.set_input_files("#record", file)
    page.locator("#record-form button").click()
    page.wait_for_url("**/records/*")


def too_large(tmp_path: Path) -> Path:
    file = tmp_path / "large.json"
    file.write_bytes(b"x" * (LARGEST_RECORD + 1_000_000))
    return file


def test_a_file_that_is_too_large_is_not_sent(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.set_input_files("#record", too_large(tmp_path))
    expect(page.locator("#record-wrong")).to_contain_text("This file has 5.0 MB; at most 4 MB")
    expect(page.locator("#record-form button")).to_be_disabled()


def test_a_file_that_is_too_large_gets_a_page_without_javascript(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with browser.new_context(java_script_enabled=False, base_url=server.url) as context:
        page = context.new_page()
        page.goto("/")
        page.set_input_files("#record", too_large(tmp_path))
        page.locator("#record-form button").click()
        expect(page.locator(".fault h1")).to_be_visible()
        assert page.url.endswith("/records")


def test_a_quick_game_is_asked_for_with_a_nonce_of_the_browser(visit: Visit) -> None:
    page = visit()
    with page.expect_request("**/quick") as asked:
        page.locator("form.quick button").first.click()
    assert re.search(r"nonce=[0-9a-f]{64}(&|$)", asked.value.post_data or "")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_choices_of_who_begins_do_not_cover_what_they_mean(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size)
    page.goto("/new?game=barrakuda")
    choices = page.locator(".chip-row", has=page.locator("[name=start]")).bounding_box()
    meaning = page.locator(".youngest + .help").bounding_box()
    assert choices and meaning and choices["y"] + choices["height"] <= meaning["y"]
