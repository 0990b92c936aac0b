"""The health check: whether events can be stored."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from tortuga.tables.host import Host
from tortuga.web.services import Services

log = logging.getLogger("tortuga.web")
router = APIRouter(include_in_schema=False)
TIMEOUT = 2.0  # seconds
VALID_FOR = 1.0  # seconds: many requests cause one write


class Health:
    """Checks the database by writing to it, at most one check at a time."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._check: asyncio.Task[str] | None = None
        self._ended = 0.0  # when the last check did
        self._reason = ""  # what was wrong the last time, to log changes alone

    async def reason(self) -> str:
        """Return why nothing can be stored, or an empty text if it can."""
        if not self._host.writer.is_running:
            return self._noted("the writer has stopped")
        if self._check is None or (self._check.done() and monotonic() - self._ended >= VALID_FOR):
            self._check = asyncio.get_running_loop().create_task(self._write())
        done, _ = await asyncio.wait([self._check], timeout=TIMEOUT)
        return self._noted(self._check.result() if done else "the database does not answer")

    async def _write(self) -> str:
        try:
            await self._host.writer.ask(lambda storage: storage.check(self._host.now()))
        except Exception as error:  # its text may name the database's address, so only the log has it
            if not self._reason:
                log.warning("the health check failed: %r", error)
            return f"the database cannot be written: {type(error).__name__}"
        finally:
            self._ended = monotonic()
        return ""

    def _noted(self, reason: str) -> str:
        if reason != self._reason:
            log.warning("health: %s", reason or "ok")
            self._reason = reason
        return reason


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether events can be stored, by which process, and how often a handler has held its event loop."""
    services: Services = request.app.state.services
    health: Health = request.app.state.health
    reason = await health.reason()
    about = {"worker": services.worker, "held": services.host.watchdog.held}
    if reason:
        return JSONResponse({"status": "failing", "reason": reason, **about}, 503)
    return JSONResponse({"status": "ok", **about})
