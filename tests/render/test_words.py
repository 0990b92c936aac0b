"""Moves, chance and refusals in words."""

from tortuga import Barrakuda, Einauge
from tortuga.games.barrakuda.actions import TABLE as BARRAKUDA_MOVES
from tortuga.games.einauge.actions import TABLE as EINAUGE_MOVES
from tortuga.games.einauge.refusals import Refusal as EinaugeRefusal
from tortuga.games.kit.errors import IllegalMoveError
from tortuga.games.kit.moves import Step
from tortuga.render.kit import words


def test_every_move_has_a_label_and_a_sentence() -> None:
    """In English a label is the notation itself, seats apart: what one reads is what one may type."""
    for game, table in ((Einauge(2, seed=1), EINAUGE_MOVES), (Barrakuda(4, seed=1), BARRAKUDA_MOVES)):
        for action in (number for number, row in enumerate(table) if row is not None):
            label = words.move_label(game, action, ["0", "1", "2", "3"])
            assert label == game.text_of(action)
            assert words.move_sentence(game, Step(1, action, label), ["Anna", "Bea", "C", "D"]).startswith("Bea ")


def test_moves_and_chance_are_told_in_words() -> None:
    game = Einauge(2, seed=1)
    step = Step(0, game.action_of("buy red 4"), "buy red 4")
    assert words.move_sentence(game, step, ["Anna"]) == "Anna buys red 4"
    assert words.move_sentence(game, Step(None, 12, "up blue 6")) == "the pile shows blue 6"
    assert words.move_sentence(game, Step(None, 70, "out green rose")) == "green and rose are not in this game"


def test_a_refusal_says_what_is_needed_and_what_is_there() -> None:
    facts = {"price": 8, "ducats": 5, "colour": "red", "phase": "buy"}
    error = IllegalMoveError("einauge", "buy red 8", EinaugeRefusal.TOO_FEW_DUCATS, facts)
    assert str(error) == "buy red 8: it costs 8 ducats; you have 5"
