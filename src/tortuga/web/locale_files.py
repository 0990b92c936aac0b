"""The Fluent files of locale/, for the page: the same messages that the server uses."""

from __future__ import annotations

from importlib import resources
from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

_HEADERS = {"cache-control": "no-cache", "content-type": "text/plain; charset=utf-8"}


class _LocaleFiles(StaticFiles):
    """Files that a browser keeps and asks for again by their ETag: an update of the server must not mix languages."""

    def file_response(self, *arguments: Any, **more: Any) -> Response:
        """A file, or 304 if the browser has it."""
        response = super().file_response(*arguments, **more)
        response.headers.update(_HEADERS)
        return response


def locale_files() -> StaticFiles:
    """Serves locale/<language>/<name>.ftl."""
    return _LocaleFiles(directory=str(resources.files("tortuga") / "locale"))


def message_files(*names: str) -> list[str]:
    """Those of the named files that there are: a game may have no messages of its own."""
    folder = resources.files("tortuga") / "locale" / "en"
    return [name for name in names if (folder / f"{name}.ftl").is_file()]
