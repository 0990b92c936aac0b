"""E3.1: buy."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import cards_all, cards_with, moves, owned, position, purse, seat
from tortuga.games.einauge.refusals import Refusal


def test_a_card_of_the_display_is_paid_and_placed() -> None:
    """E3.1.1: "Pay, place, take income (E4.3)"."""
    game = position(display="red 4, red 8")
    game.push("buy red 4")
    assert owned(game) == seat("red 4", ducats=20 - 4 + 1, sabres=3, jewels=1)


def test_the_bought_card_leaves_the_display() -> None:
    """E3.1.1: "Choose a card of the display"."""
    game = position(display="red 4, red 8")
    game.push("buy red 4")
    assert game.plain()["display"] == ["red 8"]


def test_the_full_price_must_be_held_before_the_income() -> None:
    """E3.1.1: "whose full price you hold *before* its income"."""
    game = position(seat("red 6 5", ducats=3), display="red 4")
    assert game.why_not("buy red 4") == Refusal.TOO_FEW_DUCATS


def test_the_exact_price_is_enough() -> None:
    """E3.1.1: "whose full price you hold *before* its income"."""
    game = position(seat(ducats=4), display="red 4")
    game.push("buy red 4")
    assert purse(game)[0] == 1


def test_only_a_card_that_can_be_placed_may_be_chosen() -> None:
    """E3.1.1: "Choose a card of the display that you can place (E4)"."""
    game = position(seat("red 2 3 4 5 6 7 ship"), display="red 8, blue 8")
    assert moves(game, "buy") == {"buy blue 8"}


def test_a_card_of_the_table_cannot_be_bought() -> None:
    """E3.1.1: "Choose a card of the display"."""
    game = position(display="red 4", table="red 5")
    assert game.why_not("buy red 5") == Refusal.NO_SUCH_CARD_THERE


def test_a_jewel_brings_3_ducats() -> None:
    """E3.1.2: "1 jewel → 3 ducats"."""
    game = position(seat(jewels=2))
    game.push("sell jewel")
    assert purse(game) == (23, 2, 1)


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("sell red 2", seat("blue 4 5 ship", ducats=25, lone_ships=1)),
        ("sell blue 4", seat("red 2, blue 5 ship", ducats=25, lone_ships=1)),
        ("sell ship blue", seat("red 2, blue 4 5", ducats=25, lone_ships=1)),
        ("sell ship alone", seat("red 2, blue 4 5 ship", ducats=25, lone_ships=0)),
    ],
)
def test_any_card_one_owns_brings_5_ducats(move: str, left: object) -> None:
    """E3.1.2: "any card you own, in a row or lone → 5 ducats"."""
    game = position(seat("red 2, blue 4 5 ship", lone_ships=1), display="red 3")
    game.push(move)
    assert owned(game) == left


@pytest.mark.parametrize(
    ("move", "card"), [("sell red 2", "red 2"), ("sell ship red", "ship"), ("sell ship alone", "ship")]
)
def test_a_sold_card_leaves_the_game(move: str, card: str) -> None:
    """E3.1.2: "and it leaves the game"."""
    game = position(seat("red 2 3 ship", lone_ships=1))
    before = game.plain()["gone"].count(card)
    game.push(move)
    assert game.plain()["gone"].count(card) == before + 1


def test_a_sold_island_can_never_come_back() -> None:
    """E3.1.2: "any card you own, in a row or lone → 5 ducats, and it leaves the game"."""
    game = position(seat("red 2"))
    game.push("sell red 2")
    assert "red 2" not in game.plain()["pile"] + game.plain()["display"] + game.plain()["table"]


def test_one_cannot_sell_what_one_does_not_own() -> None:
    """E3.1.2: "any card you own"."""
    game = position(seat("red 2"), seat("red 3"))
    assert game.why_not("sell red 3") == Refusal.NOT_YOURS


@pytest.mark.parametrize("phase", ["fight", "lay", "final"])
def test_nothing_is_sold_outside_this_step(phase: str) -> None:
    """E3.1.2: "Nothing is sold outside this step"."""
    game = position(seat("red 2", lone_ships=1), phase=phase)
    refusals = {game.why_not(move) for move in ("sell jewel", "sell red 2", "sell ship alone")}
    assert refusals == {Refusal.NOT_IN_THIS_PHASE}


def test_by_selling_only_while_nothing_placeable_is_affordable() -> None:
    """E3.1.2: "By `selling` free, or only while nothing placeable is affordable"."""
    game = position(seat("red 2"), display="blue 8, blue 2", edition="italian")
    assert moves(game) == {"buy blue 8", "buy blue 2"}


def test_a_sale_can_pay_the_purchase() -> None:
    """E3.1.2: "Sales come before the purchase"."""
    game = position(seat("red 2", ducats=1, jewels=0), display="blue 6")
    game.push("sell red 2")
    game.push("buy blue 6")
    assert owned(game) == seat("blue 6", ducats=1 + 5 - 6 + 3, jewels=0)


def test_a_row_can_be_sold_to_make_room() -> None:
    """E3.1.2: "Sales come before the purchase"."""
    game = position(seat("red 2 3 4 5 6 7 ship"), display="red 8")
    game.push("sell ship red")
    assert moves(game, "buy") == {"buy red 8"}


WEALTH = [(1, 1, "red 2", 9, True), (1, 1, "red 2", 10, False), (0, 3, "", 9, True), (10, 0, "", 10, True)]


@pytest.mark.parametrize(("ducats", "jewels", "rows", "price", "possible"), WEALTH)
def test_a_purchase_is_possible_exactly_when_all_one_owns_would_pay(
    ducats: int, jewels: int, rows: str, price: int, possible: bool
) -> None:
    """E3.1.3: "its cheapest price ≤ ducats + 3·jewels + 5·cards owned"."""
    cards = cards_with({"8": {"price": price}, "7": {"price": 99}})
    buyer = seat(rows, ducats=ducats, jewels=jewels)
    game = position(buyer, phase="lay", turn=1, display="blue 8, blue 7, green 8", pile="", cards=cards)
    game.push("lay green 8")
    assert (game.phase, game.turn) == ("buy" if possible else "fight", 0)


def test_a_ship_owned_counts_as_a_card() -> None:
    """E3.1.3: "5·cards owned"."""
    cards = cards_all(price=15)
    buyer = seat("red 2 ship", ducats=0, jewels=0, lone_ships=1)
    game = position(buyer, phase="lay", turn=1, display="blue 8, green 8", pile="", cards=cards)
    game.push("lay green 8")
    assert moves(game) == {"sell red 2", "sell ship red", "sell ship alone"}


def test_one_must_buy() -> None:
    """E3.1.3: "Then you must buy"."""
    game = position(seat("red 2"))
    assert "pass" not in moves(game) and game.why_not("pass") == Refusal.NOT_IN_THIS_PHASE


def test_sales_cannot_make_a_purchase_impossible() -> None:
    """E3.1.3: "A purchase is possible exactly when the display is not empty and its cheapest price ≤ ducats +
    3·jewels + 5·cards owned": that sum is the same after a sale."""
    game = position(seat("red 2", ducats=0, jewels=1), display="blue 8")
    game.push("sell jewel")
    game.push("sell red 2")
    assert moves(game) == {"buy blue 8"}


def test_with_an_empty_display_the_purchase_lapses() -> None:
    """E3.1.3: "otherwise the purchase lapses at once, is not asked, and the turn goes on with E3.2"."""
    game = position(phase="lay", turn=1, display="red 2", pile="")
    game.push("lay red 2")
    assert (game.phase, game.turn) == ("fight", 0)


def test_a_purchase_that_lapses_leaves_the_fight() -> None:
    """E3.1.3: "the turn goes on with E3.2"."""
    game = position(
        seat(sabres=3), phase="lay", turn=1, display="red 2, red 7", pile="", cards=cards_all(price=99, sabres=0)
    )
    game.push("lay red 2")
    assert moves(game) == {"fight red 2", "pass"}


def test_the_wealth_of_the_richest_is_not_miscounted() -> None:
    """E3.1.3: "ducats + 3·jewels + 5·cards owned", past what 32 bits hold."""
    rich = seat(ducats=2**30, jewels=2**30)
    game = position(rich, phase="lay", turn=1, display="blue 8, green 8", pile="")
    game.push("lay green 8")
    assert (game.phase, game.turn) == ("buy", 0)
