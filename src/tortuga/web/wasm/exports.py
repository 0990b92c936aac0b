"""Which compiled functions a module exports, with an example of each argument: its type, and the shape of an array."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.chance import stream
from tortuga.lab.kernels import lab_kernels


class Export(NamedTuple):
    """A compiled function under the name by which JavaScript calls it."""

    name: str
    function: Any
    arguments: tuple[Any, ...]


def exports_of(game: str) -> list[Export]:
    """All that the module of a game exports: the kernels of play and the bots."""
    kind = GAMES[game].rules
    kernels: Any = kind.kernels
    rules = kind.options_type.of(kind.PLAYERS[0]).rules()
    states, words, totals = np.zeros(2, kind.state_type), stream(0), np.zeros(8, np.int64)
    at = (rules, states, 0)
    return [
        Export("begin", kernels.begin, at),
        Export("is_over", kernels.turn.is_over, (states[0],)),
        Export("decider", kernels.turn.decider, (states[0],)),
        Export("is_simultaneous", kernels.turn.is_simultaneous, (states[0],)),
        Export("question", kernels.question, at),
        Export("nth_outcome", kernels.nth_outcome, (*at, 0)),
        Export("legal_actions", kernels.legal_actions, (*at, 0, np.zeros(512, np.int64))),
        Export("why_not_push", kernels.why_not_push, (*at, 0, 0)),
        Export("push", kernels.push, (*at, 0, 0)),
        Export("push_nth", kernels.push_nth, (*at, 0)),
        Export("push_chance", kernels.push_chance, (*at, 0)),
        Export("score_sheet", kernels.score_sheet, (*at, kernels.new_sheet())),
        Export("play_out", kernels.play_out, (*at, words)),
        Export("play_many", kernels.play_many, (rules, states, words, 0, totals)),
        Export("choose", policies_of(game).choose, (rules, states, 0, 0, knowledge_of(game), words)),
    ]


def policies_of(game: str) -> ModuleType:
    """The compiled bots of a game: `choose`, `knowledge_of`, and POLICIES, the number of each by name."""
    found: ModuleType = lab_kernels(game, "games", "learned").policies
    return found


def knowledge_of(game: str) -> Any:
    """What the bots of a game know and where they work, for the usual options: an example of its types."""
    kind = GAMES[game].rules
    return policies_of(game).knowledge_of(kind.options_type.of(kind.PLAYERS[0]))
