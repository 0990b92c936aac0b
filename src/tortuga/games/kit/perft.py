"""Perft: how many sequences of decisions a position has, chance as one deal says. It checks the list of legal moves."""

from __future__ import annotations

from tortuga.games.kit.game import Game
from tortuga.games.kit.numbers import whole_number


def perft(game: Game, depth: int) -> int:
    """The number of sequences of *depth* decisions; a game that ends earlier counts once."""
    if whole_number("depth", depth, 0) == 0 or game.is_over:
        return 1
    seat = game.turn
    assert seat is not None
    moves = list(game.legal_moves_of(seat))
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        game.push(move)
        total += perft(game, depth - 1)
        game.pop()
    return total


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same a first move, to find where two programs differ."""
    seat = game.turn
    counts: dict[str, int] = {}
    for move in list(game.legal_moves_of(seat)) if seat is not None else []:
        game.push(move)
        counts[move.text] = perft(game, depth - 1)
        game.pop()
    return counts
