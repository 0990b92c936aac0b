"""The process that compiles one game beside a server: `python -m tortuga.web.compiler GAME`.

It ends when its standard input does, so that a killed server leaves nothing behind.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

NICE = 10  # the games of people come first


def main(game: str) -> None:
    """Compile what play needs at full speed, then strong bots, reviews and the workshop with low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    threading.Thread(target=_end_with_input, daemon=True).start()
    from tortuga.games import GAMES
    from tortuga.games.kit.compile import home
    from tortuga.games.kit.files import waiting_lock
    from tortuga.players.warm import compile_for_play, compile_searches, silent

    compile_for_play(game, silent)
    if hasattr(os, "nice"):
        os.nice(NICE)
    with waiting_lock(home() / "searches.lock"):  # one core stays free for play
        compile_searches(game, silent)
        from tortuga.lab.warm import warm_review, warm_workshop

        if GAMES[game].has_part("review"):
            warm_review(game)
        warm_workshop(game)


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
