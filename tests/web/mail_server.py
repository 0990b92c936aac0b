"""A mail server that takes everything, for tests."""

from __future__ import annotations

import email
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from typing import cast


class _Talk(socketserver.StreamRequestHandler):
    """As much of RFC 5321 as smtplib says."""

    def handle(self) -> None:
        server = cast("_Server", self.server)
        self.wfile.write(b"220 test\r\n")
        while line := self.rfile.readline():
            word = line.strip().upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b"".join(iter(self.rfile.readline, b".\r\n"))
                server.taken.append(email.message_from_bytes(text, policy=default))
            if word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 ok\r\n" if not server.is_broken else b"451 later\r\n")


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    taken: list[EmailMessage]
    is_broken = False

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server_address[1])


@contextmanager
def mail_server() -> Iterator[_Server]:
    """A running server; `taken` are the messages, and while `is_broken` it takes none."""
    with _Server(("127.0.0.1", 0), _Talk) as server:
        server.taken = []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
