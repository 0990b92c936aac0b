"""Games for tests: played out at random, always the same for the same seed."""

from __future__ import annotations

import random
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.games.kit.rule_numbers import RuleNumber, RuleNumbers

#: Every option of both games at least once, every player count, teams, both ways to deal colours and layouts.
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "einauge": [
        *({"players": players} for players in (2, 3, 4, 5)),
        {"players": 3, "edition": "italian"},
        {"players": 4, "edition": "dutch"},
        {"players": 5, "end": "others_once_more", "ties": "shared_places"},
        {"players": 2, "colour_bonus": "added", "colours_out": "red sky black"},
        {"players": 4, "colour_bonus": "instead", "selling": "when_short"},
    ],
    "barrakuda": [
        *({"players": players} for players in (2, 3, 4)),
        {"players": 4, "teams": "on"},
        {"players": 3, "layout": "harsh", "wrecks": "1 2"},
        {"players": 2, "layout": "random", "wrecks": "3 4", "goal": 10},
        {"players": 4, "layout": "calm", "wrecks": "5 6"},
        {"players": 2, "layout": "medium", "turn_limit": 5},
        {"players": 2, "layout": "1 2 3 4 5 6", "goal": 3},
        {"players": 3, "wrecks": "2", "declining": "allowed"},
    ],
}
CASES = [(game, options) for game, variants in VARIANTS.items() for options in variants]


def name_of(case: object) -> str:
    """A short name of a case for test ids."""
    if isinstance(case, dict):
        return "-".join(f"{key}={value}" for key, value in case.items()).replace(" ", "_")
    return str(case)


def played(name: str, options: dict[str, Any], seed: int = 1, moves: int | None = None) -> Game:
    """A game after that many random moves, or to its end."""
    game = GAMES[name].rules(seed=seed, **options)
    chooser = random.Random(seed)
    while not game.is_over and (moves is None or len(game.moves) < moves):
        assert game.turn is not None
        game.push(chooser.choice(list(game.legal_moves_of(game.turn))))
    return game


def odd_numbers(rng: random.Random, kind: type[RuleNumbers]) -> dict[str, Any]:
    """Random numbers of the rules within their bounds, unlike the printed ones (E0, B0)."""
    return {one.name: _odd_value(rng, one) for one in kind.declared() if rng.random() < 0.5}


def _odd_value(rng: random.Random, one: RuleNumber) -> int | list[int]:
    def drawn() -> int:
        few = rng.randint(one.low, min(one.high, 9))
        return rng.choice([one.low, one.high, few, few, rng.randint(one.low, one.high)])

    return [drawn() for _ in one.printed] if isinstance(one.printed, tuple) else drawn()
