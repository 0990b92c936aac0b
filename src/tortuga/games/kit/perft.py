"""Perft: how many sequences of decisions a position has, chance as one deal says. It checks the list of legal moves."""

from __future__ import annotations

from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Move
from tortuga.games.kit.numbers import whole_number


def perft(game: Game, depth: int) -> int:
    """The number of sequences of *depth* decisions; a game that ends earlier counts once."""
    if whole_number("depth", depth, 0) == 0 or game.is_over:
        return 1
    if depth == 1:
        return len(_moves(game))
    return sum(divide(game, depth).values())


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same a first move, to find where two programs differ."""
    counts: dict[str, int] = {}
    for move in _moves(game):
        game.push(move)
        counts[move.text] = perft(game, depth - 1)
        game.pop()
    return counts


def _moves(game: Game) -> list[Move]:
    """The moves of the seat that decides next; none if the game is over."""
    return [] if game.turn is None else list(game.legal_moves_of(game.turn))
