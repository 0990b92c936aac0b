"""Run the server: find a free port, say where it is, open the browser."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tortuga.games.kit.errors import TortugaError
from tortuga.tables.databases import is_postgresql
from tortuga.tables.storage import prepare
from tortuga.web.settings import Settings

_TRIES = 20
#: Seconds after which the event loop lets the thread that stores events run. It waits for the interpreter after every
#: statement; at Python's own 5 ms a commit takes 20 ms while the loop is busy.
_SWITCH_INTERVAL = 0.0005
_SETTINGS = "TORTUGA_SETTINGS"  # how a worker process learns them
SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"  # as prometheus-client reads it when it is imported


def default_database() -> str:
    """An embedded database among the user's data."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(data / "tortuga" / "tables.sqlite3")


def free_port(host: str, port: int, tries: int) -> int:
    """The port asked for, or one of the next if it is taken and may be changed."""
    for candidate in range(port, port + tries):
        with contextlib.closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    asked = str(port) if tries == 1 else f"{port} to {port + tries - 1}"
    raise TortugaError(f"expected a free port on {host}; {asked} is taken (choose another by --port)")


def serve(settings: Settings, *, open_browser: bool = False, any_port: bool = False) -> int:
    """Serve until stopped."""
    if settings.workers > 1 and not is_postgresql(settings.database):
        raise TortugaError(
            "several workers need PostgreSQL (--database postgresql://…): SQLite has one writer, "
            "and the workers would not see each other's moves"
        )
    prepare(settings.database)  # refused in one line here; a worker could only log it
    settings = replace(settings, port=free_port(settings.host, settings.port, _TRIES if any_port else 1))
    print(f"Tortuga is at {settings.url} (Ctrl-C to stop)", file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=_open, args=(settings,), daemon=True).start()
    os.environ[_SETTINGS] = _packed(settings)
    with _shared_metrics(settings.workers):
        _run(settings)
    return 0


def _run(settings: Settings) -> None:
    import uvicorn

    uvicorn.run(
        "tortuga.web.serve:app",
        factory=True,
        http="tortuga.web.http:ClientTimeoutProtocol",
        ws="tortuga.web.http:CloseTimeoutProtocol",
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # docs/decisions/0005: it costs time, and frames are small
        timeout_graceful_shutdown=3,
    )


@contextlib.contextmanager
def _shared_metrics(workers: int) -> Iterator[None]:
    """A folder in which several workers keep their metrics, so that each can serve those of all."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="tortuga-metrics-") as folder:
        os.environ[SHARED_METRICS] = folder
        yield


def _open(settings: Settings) -> None:
    """Open the browser once the server answers; without one the address was printed."""
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection((settings.host, settings.port), 1):
            break
        time.sleep(0.1)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(settings.url)


def _packed(settings: Settings) -> str:
    import json

    return json.dumps(settings.__dict__)


def app() -> object:
    """The application of a worker process."""
    import json

    from tortuga.games.kit.processes import end_with_parent
    from tortuga.web.app import create_app
    from tortuga.web.logs import set_up_logs

    set_up_logs(logging.INFO)
    end_with_parent(signal_self=True)
    made = create_app(Settings(**json.loads(os.environ[_SETTINGS])))
    sys.setswitchinterval(_SWITCH_INTERVAL)
    _spare_collections()
    return made


def _spare_collections() -> None:
    """What is loaded by now stays, so it need not be searched for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
