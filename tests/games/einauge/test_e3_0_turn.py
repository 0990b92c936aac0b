"""E3.0: which decision follows which."""

from __future__ import annotations

import pytest

from tests.games.einauge.positions import cards_all, moves, position, seat

DISPLAY = "orange 2, orange 3, orange 4, orange 5, orange 6, orange 7"


def test_any_number_of_sales_may_come_first() -> None:
    """E3.0: "any number of `sell` (one jewel or one card each), then one `buy` with its placement"."""
    game = position(seat("red 2 3, blue 4", jewels=2), display=DISPLAY)
    for move in ("sell jewel", "sell red 2", "sell jewel", "sell blue 4"):
        game.push(move)
    assert game.phase == "buy" and moves(game, "sell") == {"sell red 3"}


def test_after_the_purchase_comes_the_fight() -> None:
    """E3.0: "then `fight` with its placement, or `pass`, always asked"."""
    game = position(display=DISPLAY)
    game.push("buy orange 2")
    assert (game.phase, game.turn) == ("fight", 0)


def test_only_one_card_is_bought_a_turn() -> None:
    """E3.0: "then one `buy` with its placement"."""
    game = position(display=DISPLAY)
    game.push("buy orange 2")
    assert not moves(game, "buy") and not moves(game, "sell")


def test_the_fight_is_asked_even_if_one_can_only_pass() -> None:
    """E3.0: "or `pass`, always asked"."""
    game = position(seat(sabres=0), phase="fight", table="")
    assert moves(game) == {"pass"}


@pytest.mark.parametrize("move", ["pass", "fight red 2"])
def test_after_the_fight_comes_laying(move: str) -> None:
    """E3.0: "then `lay`, not asked if it lapses"."""
    game = position(seat(sabres=3), phase="fight", display=DISPLAY, table="red 2")
    game.push(move)
    assert game.phase == "lay" and moves(game) == {f"lay orange {name}" for name in "234567"}


def test_laying_is_not_asked_if_it_lapses() -> None:
    """E3.0: "then `lay`, not asked if it lapses"."""
    game = position(phase="fight", display="orange 2", table="red 2, red 3, red 4, red 5, red 6, red 7")
    game.push("pass")
    assert game.phase == "refill"


def test_refill_is_chance() -> None:
    """E3.0: "refill is chance"."""
    game = position(phase="lay", display=DISPLAY)
    game.push("lay orange 2")
    assert game.is_chance and game.seats_to_move == () and game.turn is None and not game.legal_moves


def test_a_purchase_that_lapses_is_not_asked() -> None:
    """E3.0: "then `fight` with its placement, or `pass`, always asked", though nothing can be bought."""
    game = position(phase="lay", turn=1, pile="", display="red 2, red 3", cards=cards_all(price=99))
    game.push("lay red 2")
    assert (game.phase, game.turn) == ("fight", 0)


def test_the_final_round_asks_one_fight_a_seat() -> None:
    """E3.0: "Final round: one `fight` or `pass` a seat, always asked"."""
    game = position(seat(sabres=0), seat(sabres=9), players=3, phase="final", display="red 2", table="red 4")
    asked = [(game.turn, moves(game))]
    game.push("pass")
    asked.append((game.turn, moves(game)))
    game.push("fight red 2")
    asked.append((game.turn, moves(game)))
    game.push("pass")
    assert asked == [(0, {"pass"}), (1, {"pass", "fight red 2", "fight red 4"}), (2, {"pass"})] and game.is_over


def test_no_move_follows_the_end() -> None:
    """E3.0: "Final round: one `fight` or `pass` a seat"."""
    game = position(phase="over")
    assert game.is_over and not game.legal_moves and not game.is_chance
