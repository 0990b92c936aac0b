"""The pages without a network: the application on a database of its own, asked as a browser asks."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it says, once, that it would rather have the next httpx
    from fastapi.testclient import TestClient

from tests.web.people import Guest
from tortuga.web.app import create_app
from tortuga.web.settings import Settings

HERE = "http://testserver"


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """The application on an empty SQLite database."""
    return create_app(Settings(database=str(tmp_path / "tables.sqlite3"), bot_pause=0))


@pytest.fixture
def browser(app: FastAPI) -> Iterator[TestClient]:
    """Somebody's browser: it keeps cookies, wants HTML, and comes from our own pages."""
    headers = {"origin": HERE, "accept": "text/html"}
    with TestClient(app, base_url=HERE, headers=headers, follow_redirects=False) as client:
        yield client


@pytest.fixture
def guest(app: FastAPI, browser: TestClient) -> Guest:
    """Somebody else's browser; with a name, or with none yet."""
    del browser  # the application runs as long as it does

    def made(name: str) -> TestClient:
        other = TestClient(app, base_url=HERE, headers={"origin": HERE, "accept": "text/html"}, follow_redirects=False)
        if name:
            other.post("/me", data={"name": name})
        return other

    return made
