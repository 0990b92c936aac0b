"""A process that runs one bot at a time. It is killed when a bot takes too long, and replaced when it dies."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from tortuga.games.kit.game import View
from tortuga.games.kit.processes import end_with_parent
from tortuga.players import bot
from tortuga.players.base import Budget, Generator
from tortuga.players.warm import compile_for_play, silent

NICE = 10  # people's tables come first
TO_START = 120.0  # seconds: a cold disk, a busy machine


class NoAnswer(Exception):  # noqa: N818  # the caller asks somebody else
    """The process gave no answer; the text says why."""


def choose(name: str, view: View, seed: str) -> str:
    """What a bot does, seeing only a view. On a new machine it first waits for whoever compiles the quick bots."""
    compile_for_play(view.NAME, silent)
    return bot(name).choose(view, Budget(), Generator(seed)).text


def _think(pipe: Connection) -> None:
    """Run in the process: answer one question after the other until the pipe is closed."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    pipe.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            try:
                work, arguments = pipe.recv()
                answer: tuple[bool, Any] = (True, work(*arguments))
            except (EOFError, OSError):
                raise
            except Exception as error:
                answer = (False, repr(error))
            pipe.send(answer)


class BotProcess:
    """Starts when it is first asked; not for several threads at once."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._closed = False

    def work(self, work: Callable[..., Any], arguments: tuple[Any, ...], timeout: float) -> Any:
        """What a function of a module returns in the process; raises NoAnswer if it fails or takes too long.

        After a process has died or was too slow, the next question starts another.
        """
        try:
            pipe = self._ready()
            pipe.send((work, arguments))
            if not pipe.poll(timeout):
                raise TimeoutError
            is_found, found = pipe.recv()
        except TimeoutError:
            self.stop()
            raise NoAnswer("it thought too long") from None
        except (EOFError, OSError):
            self.stop()
            raise NoAnswer("its process died") from None
        if not is_found:
            raise NoAnswer(f"it failed: {found}")
        return found

    def _ready(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            self.stop()
            # spawned, not forked: compiled code that has run in threads does not survive a fork
            context = multiprocessing.get_context("spawn")
            pipe, theirs = context.Pipe()
            process = context.Process(target=_think, args=(theirs,), name="tortuga-bot", daemon=True)
            process.start()
            theirs.close()
            self._pipe, self._process = pipe, process  # not before: what has not started cannot be stopped
            if self._closed:  # while it started
                raise EOFError
            if not pipe.poll(TO_START):
                raise TimeoutError
            pipe.recv()
        return self._pipe

    def close(self) -> None:
        """End the process for ever; whoever waits for it gets NoAnswer."""
        self._closed = True
        self.stop()

    def stop(self) -> None:
        """End the process at once; the next question starts another."""
        pipe, process = self._pipe, self._process
        self._pipe, self._process = None, None
        if process is not None:
            process.kill()
            process.join(5)
        if pipe is not None:
            pipe.close()
