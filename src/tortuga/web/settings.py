"""How the server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Webhooks(StrEnum):
    """Which addresses tables may call."""

    OFF = "off"
    PUBLIC = "public"  # https to public addresses
    ANY = "any"  # also http, and addresses of the own network


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
    chat: str = "all"  # the chat mode: a Chat of tables/phrases.py
    webhooks: str = "public"  # which addresses tables may call: a Webhooks of webhooks.py
    mail: dict[str, Any] = field(default_factory=dict)  # the fields of a MailServer of mail.py; empty: no mail
    admin_token: str = ""  # opens the page /admin; without one there is no such page

    @property
    def url(self) -> str:
        """The address people use."""
        shown = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return self.public_url.rstrip("/") or f"http://{shown}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies may be kept to it."""
        return self.url.startswith("https://")
