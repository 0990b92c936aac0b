"""The boards as they are used: by mouse, finger, keyboard and screen reader, and while a turn is played."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageStat
from playwright.sync_api import Page, expect

from tests.browser import boxes
from tests.browser.boards.views import views

Draw = Callable[..., Page]
PHONE = (390, 664)
LOOKS = [
    ("einauge-3", "light"),
    ("einauge-sell", "dark"),
    ("barrakuda-3", "light"),
    ("barrakuda-teams", "dark"),
    ("barrakuda-over", "light"),
    ("generic", "light"),
]


def played(page: Page) -> list[str]:
    """The moves that were sent."""
    found: list[str] = page.evaluate("window.played")
    return found


def card(page: Page, number: int) -> Any:
    """A card of the hand."""
    return page.locator(f".bk-hand [data-key='{number}']")


@pytest.mark.parametrize(("name", "scheme"), LOOKS)
@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_a_board(draw: Draw, name: str, scheme: str, size: tuple[int, int]) -> None:
    found = Axe().run(draw(name, size, color_scheme=scheme))
    assert found.violations_count == 0, found.generate_report()


def test_a_mouse_plays_a_card_by_one_click(draw: Draw) -> None:
    page = draw("barrakuda-3")
    card(page, 4).click()
    assert played(page) == ["dive 4"]


def test_a_click_right_after_the_meaning_of_a_card_has_changed_does_nothing(draw: Draw) -> None:
    page = draw("barrakuda-3")
    page.evaluate("window.ui.hold(); document.querySelector('.bk-hand button.can').click()")
    assert played(page) == []


def test_a_finger_picks_a_card_and_confirms_by_a_second_tap(draw: Draw) -> None:
    page = draw("barrakuda-3", PHONE, has_touch=True)
    card(page, 4).tap()
    assert played(page) == []
    card(page, 4).tap()
    assert played(page) == ["dive 4"]


def test_a_picked_card_can_be_put_back(draw: Draw) -> None:
    page = draw("barrakuda-3", PHONE, has_touch=True)
    card(page, 4).tap()
    page.locator(".action-bar .cancel").tap()
    expect(page.locator(".picked")).to_have_count(0)


def test_arrows_walk_through_the_hand_and_enter_plays(draw: Draw) -> None:
    page = draw("barrakuda-3")
    card(page, 1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert played(page) == ["dive 3"]


def test_a_card_is_played_by_its_own_key(draw: Draw) -> None:
    page = draw("barrakuda-3")
    page.keyboard.press("5")
    assert played(page) == ["dive 5"]


def test_escape_puts_a_picked_card_back(draw: Draw) -> None:
    page = draw("einauge-ship")
    page.locator(".sea .k-ship.can").first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".picked")).to_have_count(0)


def test_a_game_without_a_board_of_its_own_shows_its_drawing_and_its_moves(draw: Draw) -> None:
    page = draw("generic")
    expect(page.locator(".generic-drawing")).to_contain_text("Pirate table")
    page.locator(".generic-moves button").first.click()
    assert played(page) == [views()["generic"]["legal"][0]]


def test_a_card_under_the_mouse_marks_its_wreck(draw: Draw) -> None:
    page = draw("barrakuda-3")
    card(page, 4).hover()
    expect(page.locator(".bk-marked .bk-number")).to_have_text("4")


def test_a_card_under_the_mouse_says_what_it_would_bring(draw: Draw) -> None:
    page = draw("barrakuda-3")
    card(page, 4).hover()
    throws = views()["barrakuda-3"]["extra"]["fish_odds"][3]
    said = f"Wreck 4: alone +3 gold; shared +1 gold. The fish reaches it in {throws} of 12 throws."
    expect(page.locator(".action-hint")).to_have_text(said)


def test_a_card_that_cannot_be_bought_says_why_where_the_finger_is(draw: Draw) -> None:
    page = draw("einauge-2")
    refused = page.locator(".sea .card[aria-disabled]").first
    refused.click(force=True)  # it is disabled for those who do not see it
    bubble = page.locator(".board-why").bounding_box()
    place = refused.bounding_box()
    assert bubble
    assert place
    assert abs(bubble["y"] + bubble["height"] - place["y"]) < 20


def test_a_ship_asks_for_its_row(draw: Draw) -> None:
    page = draw("einauge-ship")
    page.locator(".sea .k-ship.can").first.click()
    page.get_by_role("button", name="Alone: pays nothing").click()
    assert played(page) == ["buy ship alone"]


def test_selling_opens_by_itself_when_nothing_can_be_bought(draw: Draw) -> None:
    assert draw("einauge-sell").locator(".home .for-sale").count() > 0


def test_selling_can_be_opened(draw: Draw) -> None:
    page = draw("einauge-2")
    page.get_by_role("button", name="Sell …").click()
    assert page.locator(".home .for-sale").count() > 0


def test_the_rows_of_an_opponent_unfold(draw: Draw) -> None:
    page = draw("einauge-4", PHONE)
    page.locator(".foe-head").first.click()
    expect(page.locator(".foe.open .col").first).to_be_visible()


def test_a_wreck_is_answered_by_its_sign_or_its_divers(draw: Draw) -> None:
    page = draw("barrakuda-answer")
    page.locator("button.bk-prey").first.click()
    assert played(page)[0].startswith("steal from")


def test_partners_share_their_gold(draw: Draw) -> None:
    page = draw("barrakuda-teams")
    page.locator(".bk-share input").fill("3")
    page.locator(".bk-share button").click()
    assert played(page) == ["exchange 3"]


def test_a_spectator_can_press_nothing(draw: Draw) -> None:
    assert draw("barrakuda-watch").locator("#board button").count() == 0


def test_a_spectator_chooses_whose_rows_are_large(draw: Draw) -> None:
    page = draw("einauge-watch")
    page.locator(".foe-head").first.click()
    expect(page.locator(".home .who")).to_have_text("Jack")


@pytest.mark.parametrize("name", ["barrakuda-3", "barrakuda-random", "barrakuda-tall"])
@pytest.mark.parametrize("size", [(2560, 1440), (1280, 800), PHONE, (844, 390)], ids=str)
def test_every_way_of_the_fish_leads_from_a_wreck_to_a_wreck(draw: Draw, name: str, size: tuple[int, int]) -> None:
    page = draw(name, size)
    missed = page.evaluate("""() => {
        const path = document.querySelector(".bk-lanes path"), matrix = path.getScreenCTM();
        const boxes = [...document.querySelectorAll(".bk-wreck")].map((wreck) => wreck.getBoundingClientRect());
        return path.getAttribute("d").match(/[ML][^ML]+/g).map((part) => {
            const at = new DOMPoint(...part.slice(1).split(" ").map(Number)).matrixTransform(matrix);
            return boxes.some((box) => Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y) < 3);
        }).filter((met) => !met).length;
    }""")
    assert missed == 0


def test_pawns_bear_letters_and_no_digits(draw: Draw) -> None:
    page = draw("barrakuda-3")
    letters = page.locator(".bk-diver text").all_text_contents()
    assert letters
    assert not any(sign.isdigit() for letter in letters for sign in letter)


def brightness(page: Page, look: str) -> float:
    """The mean brightness of the first element of this look."""
    picture = Image.open(BytesIO(page.locator(look).first.screenshot())).convert("L")
    return float(ImageStat.Stat(picture).mean[0])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_wreck_the_fish_may_be_led_to_is_lighter_than_one_it_cannot_reach(draw: Draw, scheme: str) -> None:
    page = draw("barrakuda-steer", color_scheme=scheme)
    assert brightness(page, ".bk-can") > brightness(page, ".bk-cannot") + 10


# -- without anything to press


@pytest.mark.parametrize("name", ["barrakuda-3", "barrakuda-teams", "barrakuda-steer", "generic"])
def test_a_board_that_is_only_read_has_nothing_to_press(draw: Draw, name: str) -> None:
    assert draw(name, asked="&still=1").locator("#board button, #board input").count() == 0


def test_the_rows_of_an_opponent_unfold_on_a_board_that_is_only_read(draw: Draw) -> None:
    page = draw("einauge-4", asked="&still=1")
    page.locator(".foe-head").first.click()
    expect(page.locator(".foe.open .col").first).to_be_visible()


def test_a_suggested_card_is_pointed_at(draw: Draw) -> None:
    page = draw("barrakuda-3")
    page.evaluate("window.ui.set({ suggested: 'dive 4' })")
    expect(page.locator(".suggested[data-key='4'] .pointer")).to_be_visible()


def test_a_marked_card_is_pointed_at_on_a_board_that_is_only_read(draw: Draw) -> None:
    page = draw("barrakuda-3", asked="&still=1&mark=dive 4")
    expect(page.locator(".suggested[data-piece='card:4'] .pointer")).to_be_visible()


def test_selling_is_pointed_at_before_the_card_to_sell_can_be(draw: Draw) -> None:
    page = draw("einauge-2")
    move = next(move for move in views()["einauge-2"]["legal"] if move.startswith("sell ") and move != "sell jewel")
    page.evaluate(f"window.ui.set({{ suggested: {move!r} }})")
    page.locator("button.suggested").click()
    expect(page.locator(".home .suggested")).to_have_count(1)


PARTS = [("einauge-3", "display table mine"), ("barrakuda-3", "map seats")]


@pytest.mark.parametrize("width", [320, 480, 700])
@pytest.mark.parametrize(("name", "parts"), PARTS)
def test_no_part_of_an_example_covers_another(draw: Draw, name: str, parts: str, width: int) -> None:
    page = draw(name, (width, 900), asked=f"&still=1&parts={parts}")
    game = name.partition("-")[0]
    assert boxes.covered(page, game) == []
    assert boxes.outside(page, game) == []


@pytest.mark.parametrize(("name", "drawn"), [("einauge-5-names", 5), ("barrakuda-4-names", 4)])
def test_bots_have_portraits(draw: Draw, name: str, drawn: int) -> None:
    page = draw(name)
    pictures = page.locator("#board img.portrait")
    expect(pictures).to_have_count(drawn)
    assert page.evaluate("[...document.querySelectorAll('#board img.portrait')].every((one) => one.naturalWidth > 0)")


@pytest.mark.parametrize("name", ["einauge-5-names", "barrakuda-4-names"])
def test_long_names_are_whole_where_there_is_room(draw: Draw, name: str) -> None:
    page = draw(name, (1280, 800))
    cut = "[...document.querySelectorAll('.who, .bk-name')].filter((one) => one.scrollHeight > one.offsetHeight + 2)"
    assert page.evaluate(f"{cut}.map((one) => one.textContent)") == []


# -- a turn is played


def test_a_turn_is_played_beat_by_beat_and_ends_with_its_state(draw: Draw) -> None:
    page = draw("barrakuda-turn", reduced_motion="no-preference")
    page.evaluate("window.speed = 'fast'; void window.playTurn().then(() => { window.over = true; })")
    page.wait_for_function("window.over", timeout=60_000)
    kinds = [kind for kind in page.evaluate("window.shown") if kind != "state"]
    assert kinds[:2] == ["reveal", "dice"]
    assert "fish" in kinds
    expect(page.locator(".bk-stage")).to_have_count(0)
    bags = [str(seat["bag"]) for seat in views()["barrakuda-turn"]["state"]["seats"]]
    assert [page.locator(f"[data-place='bag-{seat}'] b").inner_text() for seat in range(3)] == bags


def test_the_cards_are_seen_before_anything_tells_the_outcome(draw: Draw) -> None:
    page = draw("barrakuda-turn", reduced_motion="no-preference")
    page.evaluate("window.speed = 'slow'; void window.playTurn()")
    expect(page.locator(".bk-flip")).to_have_count(3)
    before = [str(seat["bag"]) for seat in views()["barrakuda-turn"]["before"]["state"]["seats"]]
    assert [page.locator(f"[data-place='bag-{seat}'] b").inner_text() for seat in range(3)] == before


def test_a_turn_can_be_skipped(draw: Draw) -> None:
    page = draw("barrakuda-turn", reduced_motion="no-preference")
    page.evaluate("window.speed = 'slow'; void window.playTurn(); window.skip()")
    expect(page.locator(".bk-stage")).to_have_count(0)
    bags = [str(seat["bag"]) for seat in views()["barrakuda-turn"]["state"]["seats"]]
    assert [page.locator(f"[data-place='bag-{seat}'] b").inner_text() for seat in range(3)] == bags


@pytest.mark.parametrize("name", ["barrakuda-turn", "einauge-turn"])
def test_whoever_wants_no_motion_sees_the_end_at_once(draw: Draw, name: str) -> None:
    page = draw(name)
    page.evaluate("window.playTurn()")
    assert page.evaluate("window.shown") == ["state"]


def test_a_bought_card_glides_and_its_row_pays(draw: Draw) -> None:
    page = draw("einauge-turn", reduced_motion="no-preference")
    page.evaluate("window.speed = 'fast'; void window.playTurn().then(() => { window.over = true; })")
    page.wait_for_function("window.over", timeout=30_000)
    assert "paid" in page.evaluate("window.shown")
