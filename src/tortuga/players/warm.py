"""Compile what play needs, and after it the searches of the strong bots, once and by one process at a time."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tortuga.games import GAMES
from tortuga.games.kit.compile import cache_folder, warming, was_warmed
from tortuga.games.kit.game import Game
from tortuga.games.kit.warm import Call, Report, call_all, kernels_of_play
from tortuga.players import Budget, Generator, bot, choice, names, usual


class Progress(NamedTuple):
    """How far the compilation of a game is, whichever process does it."""

    number: int = 0  # of the kernel or bot that is compiled now; 0: not begun
    total: int = 0
    name: str = ""


def is_compiled(game: str) -> bool:
    """Whether all that play needs is on disk; a table can begin as soon as `was_warmed(game)`, before its bots are."""
    return all(was_warmed(what) for what in (game, _quick(game), _searches(game)))


def compile_for_play(game: str, report: Report) -> None:
    """Compile the rules of a game, then its quick bots, unless they are on disk."""
    with warming(_quick(game)) as needs_bots:  # held from the beginning: a bot that is asked waits for this process
        with warming(game) as needs_rules:
            if needs_rules:
                _compile(game, kernels_of_play(GAMES[game].rules), report)
        if needs_bots:
            _compile(game, _choices(game, ("random", choice(game, "gentle"), usual(game))), report)


@cache
def load_for_play(game: str) -> None:
    """Load the compiled rules of a game into this process, once: it takes some tenths of a second."""
    call_all(game, kernels_of_play(GAMES[game].rules), silent)


def compile_searches(game: str, report: Report) -> None:
    """Compile the searches of all bots of a game, unless they are on disk: minutes."""
    with warming(_searches(game)) as is_needed:
        if is_needed:
            _compile(game, _choices(game, names(game)), report)


def silent(name: str, number: int, total: int) -> None:
    """Report nothing."""


def _quick(game: str) -> str:
    return f"{game}-quick"


def _searches(game: str) -> str:
    return f"{game}-bots"


def _compile(game: str, calls: Sequence[Call], report: Report) -> None:
    """Make these calls; the progress is also noted on disk, for other processes."""

    def noted(name: str, number: int, total: int) -> None:
        _progress_file(game).write_text(f"{number} {total} {name}", "utf-8")
        report(name, number, total)

    call_all(game, calls, noted)


def progress_of(game: str) -> Progress:
    """How far the last compilation of a game has come."""
    with contextlib.suppress(OSError, ValueError):  # none has begun, or its file is being written
        number, total, name = _progress_file(game).read_text("utf-8").split(" ", 2)
        return Progress(int(number), int(total), name)
    return Progress()


def _progress_file(game: str) -> Path:
    return cache_folder("games", "players") / f"{game}.progress"


def _choices(game: str, bots: Sequence[str]) -> list[Call]:
    """Let each choose once, and once more in the midst of a turn."""

    def choose(name: str) -> None:
        for board, seat in _first_questions(game):
            bot(name).choose(board.view(seat), Budget(playouts=32), Generator(0))

    return [(name, lambda name=name: choose(name)) for name in bots]  # type: ignore[misc]


def _first_questions(game: str) -> list[tuple[Game, int]]:
    """The first position, and the first of another phase: there a bot may ask another kernel."""
    board = GAMES[game].rules(seed=0)
    first = board.copy()
    while board.phase == first.phase:
        moves = list(board.legal_moves_of(board.seats_to_move[0]))
        board.push(moves[len(board.moves) % len(moves)])  # not always the same card
    return [(each, each.seats_to_move[0]) for each in (first, board) if not each.is_over]
