"""All routes of the application, so that a test over them cannot forget a new one."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts


class Call(NamedTuple):
    """A method and the path it is for; the path has its parameters in braces."""

    method: str
    path: str


def _all(app: FastAPI) -> list[Call]:
    found = {
        Call(method, route.path)
        for route in iter_route_contexts(app.routes)
        if route.path is not None
        for method in getattr(route, "methods", None) or ()
    }
    assert len(found) > 50, "expected all routes of the application"
    return sorted(found)


def reading(app: FastAPI) -> list[str]:
    """The paths that only read."""
    return [path for method, path in _all(app) if method == "GET"]


def changing(app: FastAPI) -> list[Call]:
    """The calls that may change something."""
    return [call for call in _all(app) if call.method not in ("GET", "HEAD", "OPTIONS")]
