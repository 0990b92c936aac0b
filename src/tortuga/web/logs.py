"""Structured logs: one JSON object a line, to standard error. No move, seed or name is logged."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """A log line for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where, what."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _is_of_us(record: logging.LogRecord) -> bool:
    """Not what any client can cause as often as it likes: a text on a socket that is no UTF-8 closes the socket."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def set_up_logs(level: int) -> None:
    """To standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_is_of_us)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tortuga").setLevel(level)
