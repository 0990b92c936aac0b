"""How the server is run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """From the command line; a worker process gets the same."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # as people see it, e.g. behind a TLS proxy
    workers: int = 1
    bot_pause: float = 0.7
    thinkers: int = 1  # processes in which bots think, a worker
    reads_a_minute: int = 3000  # requests that change nothing, without those for files, an address
    moves_a_minute: int = 600  # requests that change something, an address
    tables_a_minute: int = 60  # new tables, an address
    sockets: int = 200  # open at once, an address; 0: as many as come

    @property
    def url(self) -> str:
        """The address people use."""
        shown = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return self.public_url.rstrip("/") or f"http://{shown}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies may be kept to it."""
        return self.url.startswith("https://")
