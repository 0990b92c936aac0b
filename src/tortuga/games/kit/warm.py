"""Compile everything Python calls, once, with progress: afterwards each start takes it from disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import Game

Report = Callable[[str, int, int], None]  # what is compiled now, its number, how many there are


def warm(kind: type[Game], report: Report) -> None:
    """Call every kernel of a game once."""
    options = kind.options_type.of(kind.PLAYERS[0])
    calls = _calls(kind, options)
    for number, (name, call) in enumerate(calls, start=1):
        report(f"{kind.NAME}: {name}", number, len(calls))
        call()


def _calls(kind: type[Game], options: Any) -> list[tuple[str, Callable[[], Any]]]:
    kernels, rules = kind.kernels, options.rules()
    states, words = np.zeros(4, kind.state_type), stream(0)
    masks = np.zeros((4, kernels.WORDS), np.uint64)
    actions, over = np.zeros(4, np.int64), np.zeros(4, np.bool_)
    sheet, room = kernels.new_sheet(), np.zeros(512, np.int64)
    totals = np.zeros(8, np.int64)

    def step() -> None:
        kernels.pick_many(masks, words, actions)
        kernels.step_many(rules, states, words, actions, masks, over)

    def begin() -> None:
        for i in range(4):
            kernels.begin(rules, states, i)

    return [
        ("begin", begin),
        ("question", lambda: kernels.question(rules, states, 0)),
        ("settle", lambda: kernels.settle(rules, states, words)),
        ("legal_actions", lambda: kernels.legal_actions(rules, states, 0, 0, room)),
        ("why_not_push", lambda: kernels.why_not_push(rules, states, 0, 0, int(room[0]))),
        ("push", lambda: kernels.push(rules, states, 0, 0, int(room[0]))),
        ("nth_outcome", lambda: kernels.nth_outcome(rules, states, 0, 0)),
        ("push_chance", lambda: kernels.push_chance(rules, states, 1, -1)),
        ("score_sheet", lambda: kernels.score_sheet(rules, states, 1, sheet)),
        ("masks", lambda: kernels.masks_many(rules, states, masks)),
        ("step_many", step),
        ("play_out", lambda: kernels.play_out(rules, states, 1, words)),
        ("play_many", lambda: kernels.play_many(rules, np.zeros(2, kind.state_type), words, 1, totals)),
        ("push_nth", lambda: _push_nth(kind, options)),
    ]


def _push_nth(kind: type[Game], options: Any) -> None:
    """A game until chance has spoken by its deal."""
    game = kind(options=options, seed=0)
    while not any(step.seat is None for step in game.steps) and not game.is_over:
        game.push(next(iter(game.legal_moves)))
