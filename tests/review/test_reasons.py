"""Why a move is the best, in words: small positions in which it is known."""

from __future__ import annotations

import pytest

from tests.games.barrakuda import positions as barrakuda
from tests.games.einauge.positions import position, seat
from tests.games.play import played
from tortuga.games.kit.errors import Message
from tortuga.i18n import languages
from tortuga.render.kit.messages import amount, told
from tortuga.review import hint, review


def test_a_single_legal_move_says_so() -> None:
    game = position(seat(sabres=0), seat(), phase="fight", table="red 7")
    assert hint(game.view(0)).why.id == "why-only"


def test_a_move_that_wins_by_force_says_so() -> None:
    rich = seat("red 8", sabres=3, jewels=0, ducats=0)
    game = position(rich, seat(jewels=2, sabres=0, ducats=0), phase="final", table="red 7", display="", final_left=1)
    assert hint(game.view(0)).why.id == "why-wins"


def test_sabres_are_kept_for_the_card_that_pays_more() -> None:
    keen = seat("blue 7 6", sabres=3, ducats=2)
    game = position(keen, seat(sabres=0), phase="fight", table="green 7", display="blue 8, red 2, red 3, red 4, red 5")
    assert hint(game.view(0)).why == Message("why-einauge-keeps", amount=amount("sabres", 3), card="blue 8")


def test_a_full_bag_is_kept_from_the_fish() -> None:
    game = barrakuda.position(barrakuda.seat("2 3 4", bag=7), barrakuda.seat(bag=0))
    found = hint(game.view(0))
    assert (found.best, found.why.id) == ("barracuda", "why-barrakuda-caught")


@pytest.mark.parametrize("name", ["einauge", "barrakuda"])
def test_a_review_says_in_words_why_its_worst_moves_were_worse(name: str) -> None:
    worst = max(review(played(name, {"players": 2}, 3), 0.1).decisions, key=lambda one: one.lost())
    assert worst.than == worst.played
    assert all(told(worst.why, language, ["Anna", "Ben"]).endswith(".") for language in languages())
