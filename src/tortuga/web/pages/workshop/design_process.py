"""The main function of a search's process: `tortuga design` with the lowest priority."""

from __future__ import annotations

import contextlib
import os
import time
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from tortuga.games.kit.processes import end_with_parent

if TYPE_CHECKING:
    from tortuga.lab.design.asked import Design
    from tortuga.lab.design.search import Progress

NICE = 19  # people, their bots and effects come first


def work(pipe: Connection, design: Design, seconds: float) -> None:
    """Search; send the state after every generation, then None. Any message from the parent ends the search."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from tortuga.lab.design.search import search
    from tortuga.lab.workers import cores

    start = time.monotonic()
    with contextlib.suppress(EOFError, OSError):
        try:
            with contextlib.closing(search(design, cores(), seconds)) as states:
                for state in states:
                    pipe.send(told(state, time.monotonic() - start))
                    if pipe.poll():
                        break
        except Exception as error:
            pipe.send(repr(error))
        pipe.send(None)


def told(progress: Progress, seconds: float) -> dict[str, Any]:
    """The best table so far in plain values: what differs, its figures, and how far each target is."""
    design, found = progress.design, progress.found
    best = progress.trials[found[0].values] if found else progress.best
    misses = {target.measure: miss for target, miss in zip(design.quick_targets, best.misses(design), strict=True)}
    return {
        "seconds": seconds,
        "tried": len(progress.trials),
        "games": progress.games,
        "is_found": bool(found),
        "table": design.space.table_of(best.values),
        "values": [
            (field.owner, field.key, field.start, value)
            for field, value in zip(design.space.fields, best.values, strict=True)
            if value != field.start
        ],
        "targets": [
            {
                "target": str(target),
                "measure": target.measure,
                "miss": misses[target.measure],
                "figures": [share.mean for share in best.figures.get(target.measure, {}).values()],
            }
            for target in design.quick_targets
        ],
    }
