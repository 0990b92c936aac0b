"""Compiles the games beside the server: a process for each game that is not on disk, and who waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextvars import ContextVar

from tortuga.games import GAMES
from tortuga.games.kit.compile import was_warmed
from tortuga.players.warm import Progress, is_compiled, load_for_play, progress_of
from tortuga.tables.readiness import Readiness

log = logging.getLogger("tortuga.web")
LONGEST_WAIT = 120.0  # seconds a request waits for a game
_LOOK_AGAIN = 0.1  # seconds
COMMAND = (sys.executable, "-m", "tortuga.web.compiler")
_wait: ContextVar[float] = ContextVar("wait", default=LONGEST_WAIT)


@contextlib.contextmanager
def waiting_at_most(seconds: float) -> Iterator[None]:
    """Let what is called in this block wait no longer for a game."""
    token = _wait.set(seconds)
    try:
        yield
    finally:
        _wait.reset(token)


class NotReady(Exception):  # noqa: N818  # an answer, not a fault
    """The game is still being compiled, or could not be."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} is not compiled")
        self.game = game


class Compilation(Readiness):
    """Starts the processes, follows their progress and ends them."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._compilers: dict[str, _Compiler] = {}  # that run
        self._pending: dict[str, asyncio.Event] = {}  # set when the game is ready or has failed
        self._failed: dict[str, str] = {}  # the kernel that could not be compiled
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start a process for each game of which something is not on disk."""
        for game in GAMES:
            if not was_warmed(game):
                self._pending[game] = asyncio.Event()
            if not is_compiled(game):
                self._compilers[game] = _Compiler([*self._command, game])
        if self._pending:
            log.info("compiling %s for play", " and ".join(self._pending))
        if self._compilers:
            self._watch = asyncio.get_running_loop().create_task(self._follow())

    async def load(self) -> None:
        """Load the games that are on disk, so that no request waits while their first table does."""
        ready = [game for game in GAMES if self.is_ready(game)]
        await asyncio.gather(*(asyncio.to_thread(load_for_play, game) for game in ready))

    async def stop(self) -> None:
        """End the processes."""
        if self._watch is not None:
            self._watch.cancel()
        for compiler in self._compilers.values():
            await asyncio.to_thread(compiler.stop)

    @property
    def is_complete(self) -> bool:
        """Whether all games can be played."""
        return not self._pending

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played."""
        return game not in self._pending

    def failed_at(self, game: str) -> str | None:
        """What could not be compiled; None if nothing went wrong."""
        return self._failed.get(game)

    def progress(self, game: str) -> Progress:
        """How far a game is that is not ready."""
        return progress_of(game)

    async def ready(self, game: str) -> None:
        """Wait until a game can be played; raises NotReady if that takes too long, or if compiling it has failed."""
        if game in self._pending:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_wait.get()):
                    await self._pending[game].wait()
        if game in self._pending:
            raise NotReady(game)

    async def settled(self) -> None:
        """Wait until every game is ready or has failed, however long that takes."""
        for event in list(self._pending.values()):
            await event.wait()

    async def _follow(self) -> None:
        """Look whether games are ready, also after a failure: somebody may run `tortuga warm`."""
        while self._pending or self._compilers:
            for game in list(self._pending):
                if was_warmed(game):
                    log.info("%s is ready", game)
                    self._failed.pop(game, None)
                    self._pending.pop(game).set()
                    await asyncio.to_thread(load_for_play, game)
            for game, compiler in list(self._compilers.items()):
                if compiler.exit_code is not None:
                    del self._compilers[game]
                    self._end(game, compiler)
            await asyncio.sleep(_LOOK_AGAIN)

    def _end(self, game: str, compiler: _Compiler) -> None:
        if compiler.exit_code:
            step = progress_of(game).name or game
            words = "compiling %s failed at %s (exit code %d); `tortuga warm` tries again\n%s"
            log.error(words, game, step, compiler.exit_code, compiler.said())
            if game in self._pending:
                self._failed[game] = step
                self._pending[game].set()
        compiler.stop()


class _Compiler:
    """One process; it ends when its standard input is closed, as it is when this process ends, however it does."""

    def __init__(self, command: Sequence[str]) -> None:
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # until stop
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=self._said)

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.poll()

    def said(self) -> str:
        """What it wrote to standard error."""
        self._said.seek(0)
        return self._said.read().decode(errors="replace").strip()

    def stop(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()
        self._said.close()
        assert self._process.stdin is not None
        self._process.stdin.close()
