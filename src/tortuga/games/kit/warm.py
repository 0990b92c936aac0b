"""Calls that compile the kernels of a game: afterwards each start takes them from disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import Game

Report = Callable[[str, int, int], None]  # what is compiled now, its number, how many there are
Call = tuple[str, Callable[[], Any]]  # what a call compiles, and the call


def call_all(game: str, calls: Sequence[Call], report: Report) -> None:
    """Call one after the other, with progress."""
    for number, (name, call) in enumerate(calls, start=1):
        report(f"{game}: {name}", number, len(calls))
        call()


def kernels_of_play(kind: type[Game]) -> list[Call]:
    """The kernels that `Game` and `View` call."""
    options = kind.options_type.of(kind.PLAYERS[0])
    kernels, rules = kind.kernels, options.rules()
    states, sheet, room = np.zeros(4, kind.state_type), kernels.new_sheet(), np.zeros(512, np.int64)
    return [
        ("begin", lambda: kernels.begin(rules, states, 0)),
        ("question", lambda: kernels.question(rules, states, 0)),
        ("legal_actions", lambda: kernels.legal_actions(rules, states, 0, 0, room)),
        ("why_not_push", lambda: kernels.why_not_push(rules, states, 0, 0, 0)),
        ("push", lambda: kernels.push(rules, states, 0, 0, -1)),
        ("nth_outcome", lambda: kernels.nth_outcome(rules, states, 0, 0)),
        ("push_chance", lambda: kernels.push_chance(rules, states, 0, -1)),
        ("score_sheet", lambda: kernels.score_sheet(rules, states, 0, sheet)),
        ("push_nth", lambda: _push_nth(kind, options)),
    ]


def kernels_of_batches(kind: type[Game]) -> list[Call]:
    """The kernels for many games at once, which only the laboratory calls."""
    kernels, rules = kind.kernels, kind.options_type.of(kind.PLAYERS[0]).rules()
    states, words = np.zeros(4, kind.state_type), stream(0)
    masks = np.zeros((4, kernels.WORDS), np.uint64)
    actions, over, totals = np.zeros(4, np.int64), np.zeros(4, np.bool_), np.zeros(8, np.int64)

    def settle() -> None:
        for i in range(4):
            kernels.begin(rules, states, i)
        kernels.settle(rules, states, words)

    def step() -> None:
        kernels.pick_many(masks, words, actions)
        kernels.step_many(rules, states, words, actions, masks, over)

    return [
        ("settle", settle),
        ("masks", lambda: kernels.masks_many(rules, states, masks)),
        ("step_many", step),
        ("play_out", lambda: kernels.play_out(rules, states, 1, words)),
        ("play_many", lambda: kernels.play_many(rules, np.zeros(2, kind.state_type), words, 1, totals)),
    ]


def _push_nth(kind: type[Game], options: Any) -> None:
    """Play a game until its deal has been asked."""
    game = kind(options=options, seed=0)
    while not any(step.seat is None for step in game.steps) and not game.is_over:
        game.push(next(iter(game.legal_moves)))
