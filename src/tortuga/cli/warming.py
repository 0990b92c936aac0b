"""`tortuga warm`, and what other commands compile before they begin or beside their work."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tortuga.cli.kit import GAMES, add_command, progress

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game

GENTLY = "from tortuga.cli.warming import warm_gently; warm_gently()"


def add(commands: Any) -> None:
    """Add this command."""
    warm = add_command(commands, "warm", _warm, "compile the rules now, so that the next start is fast")
    warm.add_argument("game", nargs="?", choices=GAMES, help="only this one (default: both)")
    warm.add_argument("--all", action="store_true", help="what only the laboratory calls, too")


def _warm(args: argparse.Namespace) -> int:
    from tortuga.lab.tally import Deals, tallied

    for game in GAMES if args.game is None else (args.game,):
        compiled_already(game)
        _warm_bots(game)
        tallied(Deals.of(game, 2), 1, 1)  # studies and the workshop
        if args.all:
            from tortuga.lab.warm import warm_lab

            warm_lab(game, progress)
    return 0


def compiled_already(game: str | None) -> None:
    """Compile what is not yet on disk, with progress where a person looks on: the rules and the quick bots."""
    from tortuga.games import game_type
    from tortuga.games.kit.compile import mark_warm, was_warmed
    from tortuga.games.kit.warm import warm
    from tortuga.players import usual

    for name in GAMES if game is None else (game,):
        if not was_warmed(name):
            print(f"Compiling the rules of {name}, once (about half a minute) …", file=sys.stderr)
            warm(game_type(name), progress)
            _choose_once(name, ("random", usual(name)))
            mark_warm(name)


def _warm_bots(game: str) -> None:
    """The searches of all bots: minutes, so not before the first game."""
    from tortuga.games.kit.compile import mark_warm, was_warmed
    from tortuga.players import names

    if not was_warmed(f"{game}-bots"):
        _choose_once(game, names(game))
        mark_warm(f"{game}-bots")


def _choose_once(game: str, bots: Sequence[str]) -> None:
    """Let each choose once, and once more in the midst of a turn."""
    from tortuga.players import Budget, Generator, bot

    for number, name in enumerate(bots, start=1):
        progress(f"{game}: {name}", number, len(bots))
        for board, seat in _first_questions(game):
            bot(name).choose(board.view(seat), Budget(playouts=32), Generator(0))


def _first_questions(game: str) -> list[tuple[Game, int]]:
    """The first position, and the first of another phase, where bots of Barrakuda ask another kernel."""
    from tortuga.games import game_type

    board = game_type(game)(seed=0)
    first = board.copy()
    while board.phase == first.phase:
        moves = list(board.legal_moves_of(board.seats_to_move[0]))
        board.push(moves[len(board.moves) % len(moves)])  # not always the same card
    return [(first, first.seats_to_move[0]), (board, board.seats_to_move[0])]


@contextlib.contextmanager
def warming_beside() -> Iterator[None]:
    """Compile the searches of the strong bots in a process beside the server, and let people come in meanwhile."""
    from tortuga.games.kit.compile import was_warmed

    beside = None
    if not all(was_warmed(f"{game}-bots") for game in GAMES):
        import subprocess

        beside = subprocess.Popen(
            [sys.executable, "-c", GENTLY],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    try:
        yield
    finally:
        if beside is not None:
            beside.kill()
            beside.wait()


def warm_gently() -> None:
    """Compile, yielding to everybody, for as long as standard input is open: a killed server leaves nothing behind."""
    import threading

    from tortuga.cli import main

    getattr(os, "nice", int)(10)
    threading.Thread(target=_end_with_input, daemon=True).start()
    main(["warm"])


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(130)
