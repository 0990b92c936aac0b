"""The review: win chances, best moves, blunders, luck and skill of a game; and hints.

>>> from tortuga import Barrakuda
>>> from tortuga.review import hint, review
>>> game = Barrakuda(players=2, seed=7, turn_limit=1)
>>> advice = hint(game.view(0))
>>> advice.best in game.legal_moves_of(0)
True
>>> for move in ("dive 4", "dive 1"):
...     game.push(move) and None
>>> found = review(game)
>>> all(abs(found.luck[seat] + found.skill[seat] - found.gain(seat)) < 1e-9 for seat in range(2))
True
"""

from __future__ import annotations

from tortuga.review.figures import BANDS, Chances, Decision, Point, Review, band
from tortuga.review.reviewing import hint, review, win_chances

__all__ = ["BANDS", "Chances", "Decision", "Point", "Review", "band", "hint", "review", "win_chances"]
