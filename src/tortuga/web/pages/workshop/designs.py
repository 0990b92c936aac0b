"""The searches of this server process: each in a process of its own, known by an id for as long as the server runs."""

from __future__ import annotations

import contextlib
import multiprocessing
import secrets
import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tortuga.web.pages.workshop.design_process import work

if TYPE_CHECKING:
    from tortuga.lab.design.asked import Design
    from tortuga.web.pages.workshop.asked import Filled

SECONDS = 600.0  # after which a search ends
OF_USER, AT_ONCE, KEPT = 1, 2, 40  # running searches of one person and of all; finished ones that are remembered


class TooMany(Exception):  # noqa: N818  # an answer, not a fault
    """The user, or the server, already runs as many searches as allowed."""


@dataclass
class Search:
    """A search: its form, and its newest state."""

    user: str
    filled: Filled  # the form it began with
    design: Design
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    state: dict[str, Any] | None = None
    is_running: bool = True
    was_stopped: bool = False
    error: str = ""
    process: Any = None
    pipe: Any = None

    def stop(self) -> None:
        """End the search after the present generation."""
        self.was_stopped = True
        with contextlib.suppress(OSError, ValueError):
            self.pipe.send(None)


class Searches:
    """Starts searches, remembers them, and ends them with the server."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._known: dict[str, Search] = {}

    def get(self, search_id: str) -> Search | None:
        """The search with an id; None if there is none."""
        return self._known.get(search_id)

    def of_user(self, user: str, game: str) -> list[Search]:
        """The searches of a person for a game, the newest first."""
        return [one for one in reversed(self._known.values()) if (one.user, one.design.game) == (user, game)]

    def start(self, user: str, filled: Filled, design: Design) -> Search:
        """Begin to search; raises TooMany."""
        running = [one for one in self._known.values() if one.is_running]
        if len(running) >= AT_ONCE or sum(one.user == user for one in running) >= OF_USER:
            raise TooMany
        ended = [key for key, one in self._known.items() if not one.is_running]
        for key in ended[: max(0, len(self._known) - KEPT)]:
            del self._known[key]
        found = Search(user, filled, design)
        self._known[found.id] = found
        self._begin(found)
        return found

    def _begin(self, one: Search) -> None:
        context: Any = multiprocessing.get_context("spawn")  # compiled code does not survive a fork
        one.pipe, theirs = context.Pipe()
        arguments = (theirs, one.design, self._seconds)
        one.process = context.Process(target=work, args=arguments, name="tortuga-design", daemon=True)
        one.process.start()
        theirs.close()
        threading.Thread(target=_listen, args=(one,), name="tortuga-design", daemon=True).start()

    def close(self) -> None:
        """End all processes at once."""
        for one in self._known.values():
            if one.is_running:
                one.process.kill()


def _listen(one: Search) -> None:
    """Receive states until the search has ended or its process has died."""
    with contextlib.suppress(EOFError, OSError):
        while (heard := one.pipe.recv()) is not None:
            if isinstance(heard, str):
                one.error = heard
            else:
                one.state = heard
    one.process.join(5)
    one.pipe.close()
    if one.state is None and not one.was_stopped and not one.error:
        one.error = "its process ended"
    one.is_running = False
