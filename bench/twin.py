"""The speed of the twin of tests/oracle: uniformly random play in plain Python."""

from __future__ import annotations

import random
from typing import Any

from bench.clock import Rate, Timing, best_rate
from tests.oracle.barrakuda import BarrakudaTwin
from tests.oracle.einauge import EinaugeTwin
from tortuga.games import GAMES

TWINS: dict[str, Any] = {"einauge": EinaugeTwin, "barrakuda": BarrakudaTwin}


def one_core(game: str, players: int, options: dict[str, Any], timing: Timing) -> Rate:
    """Return the rate of random games of the twin."""
    plain = GAMES[game].rules.options_type.of(players, **options).plain()
    rng = random.Random(1)
    return best_rate(lambda games: float(sum(_play(TWINS[game](plain), rng) for _ in range(games))), timing)


def _play(twin: Any, rng: random.Random) -> int:
    """Play one game and return the number of decisions."""
    decisions = 0
    while (actors := twin.to_act()) != "over":
        if actors == "chance":
            twin.chance(rng.choice(twin.outcomes()))
        else:
            twin.play(actors[0], rng.choice(twin.moves(actors[0])))
            decisions += 1
    return decisions
