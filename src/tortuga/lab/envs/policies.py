"""Exact exploitability of OpenSpiel policies, as its `exploitability` gives it, for somewhat larger games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.warm import Report
from tortuga.lab.envs.open_spiel import TortugaGame, TortugaState
from tortuga.lab.exploitability import Score, checked_mix, scored
from tortuga.lab.positions import Positions


def score_policy(policy: Any, game: TortugaGame, report: Report | None = None) -> Score:
    """Score a policy of OpenSpiel, which may depend on the history, on a small game for two."""
    if not isinstance(game, TortugaGame):
        raise TortugaError(expected("game", "one of python_tortuga_…", game))
    positions = Positions(game.kind.NAME, report, recall=True, options=game.options)
    mixes, states = positions.new_mixes(), _states(positions, game)
    asked = positions.decisions()
    for done, (place, seat) in enumerate(asked):
        if report is not None and done % 1000 == 0:
            report("decisions", done, len(asked))
        state, legal = _asked(states[place], seat), positions.actions(place, seat)
        given: Mapping[int, float] = policy.action_probabilities(state, seat)
        positions.mix(mixes, place, seat)[:] = checked_mix(given, legal, str)
    return scored(mixes, positions)


def _states(positions: Positions, game: TortugaGame) -> list[TortugaState]:
    """The states of OpenSpiel at all positions, each with its history."""
    found: list[TortugaState] = []
    for place, done, said in positions.ways():
        state = found[place].clone() if place >= 0 else game.new_initial_state()
        actions = [action for each in done for action in each]
        if place >= 0 and state.is_simultaneous_node():
            state.apply_actions(actions)
            actions = []
        for action in (*actions, *said):
            state.apply_action(action)
        found.append(state)
    return found


def _asked(state: TortugaState, seat: int) -> TortugaState:
    """The state in which *seat* decides; the sealed choices of seats before it do not matter."""
    if state.current_player() == seat or state.is_simultaneous_node():
        return state
    asked: TortugaState = state.clone()
    asked.apply_action(asked.legal_actions()[0])
    return asked
