"""E3.3: lay."""

from __future__ import annotations

from tests.games.einauge.positions import moves, position, seat
from tortuga.games.einauge.refusals import Refusal


def test_a_card_moves_from_the_display_to_the_table() -> None:
    """E3.3: "Move one card of the display to the pirate table"."""
    game = position(phase="lay", display="red 2, red 3", table="blue 4")
    game.push("lay red 3")
    assert (game.plain()["display"], game.plain()["table"]) == (["red 2"], ["red 3", "blue 4"])


def test_every_card_of_the_display_may_be_laid() -> None:
    """E3.3: "Move one card of the display to the pirate table"."""
    game = position(phase="lay", display="red 2, blue 3, ship, ship")
    assert moves(game) == {"lay red 2", "lay blue 3", "lay ship"}


def test_a_ship_moves_alone_among_its_like() -> None:
    """E3.3: "Move one card of the display"."""
    game = position(phase="lay", display="red 2, ship, ship", table="ship", pile="")
    game.push("lay ship")
    assert (game.plain()["display"], game.plain()["table"]) == (["red 2", "ship"], ["ship", "ship"])


def test_a_card_that_is_not_on_display_cannot_be_laid() -> None:
    """E3.3: "Move one card of the display"."""
    game = position(phase="lay", display="red 2", table="red 3")
    assert [game.why_not(move) for move in ("lay red 3", "lay ship")] == [Refusal.NO_SUCH_CARD_THERE] * 2


def test_a_sixth_card_may_be_laid() -> None:
    """E3.3: "Lapses if 6 lie there or the display is empty"."""
    game = position(phase="fight", display="orange 8", table="red 2, red 3, red 4, red 5, ship")
    game.push("pass")
    assert game.phase == "lay"


def test_laying_lapses_if_six_lie_on_the_table() -> None:
    """E3.3: "Lapses if 6 lie there or the display is empty"."""
    game = position(phase="fight", display="orange 8", table="red 2, red 3, red 4, red 5, red 6, ship", pile="")
    game.push("pass")
    assert (game.phase, game.turn, game.plain()["turns"]) == ("buy", 1, 1)


def test_laying_lapses_if_the_display_is_empty() -> None:
    """E3.3: "Lapses if 6 lie there or the display is empty"."""
    game = position(display="red 2", pile="")
    game.push("buy red 2")
    game.push("pass")
    assert (game.phase, game.turn, game.plain()["table"]) == ("fight", 1, [])


def test_a_fight_makes_room_on_the_table() -> None:
    """E3.3: "Lapses if 6 lie there"."""
    game = position(seat(sabres=3), phase="fight", display="orange 8", table="red 2, red 3, red 4, red 5, red 6, ship")
    game.push("fight red 2")
    assert moves(game) == {"lay orange 8"}
