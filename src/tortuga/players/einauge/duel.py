"""Matches between weights, compiled: seat-rotated blocks of greedy games, to see what training brought."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.rules import e1_setup
from tortuga.games.einauge.state import Phase
from tortuga.games.kit.compile import kernel
from tortuga.players.einauge.policy import best_move, new_moves
from tortuga.players.einauge.value import do, let_chance_speak, share_out


@kernel
def duel(rules: Any, states: Any, ours: Any, theirs: Any, words: Any, room: Any, blocks: Any) -> None:
    """The mean share of one seat with our weights among seats with theirs, a block of rotations each (own deals)."""
    desk = new_moves()
    players = rules[0].players
    for block in range(blocks.shape[0]):
        blocks[block] = 0.0
        for seat in range(players):
            e1_setup.begin(rules[0], states[0])
            let_chance_speak(rules[0], states[0], words)
            while states[0].phase != Phase.OVER:
                if states[0].turn == seat:
                    action = best_move(rules[0], states, 0, ours, room, desk)
                else:
                    action = best_move(rules[0], states, 0, theirs, room, desk)
                do(rules[0], states[0], action)
                let_chance_speak(rules[0], states[0], words)
            share_out(rules[0], states[0], ours, room)
            blocks[block] += room[4][seat] / players
