"""The way to a table for others: the link and its picture carry the address by which people reach this services."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tortuga.web.app import create_app
from tortuga.web.pages.qr import qr
from tortuga.web.settings import Settings


def visitor(folder: Path, base: str, **settings: Any) -> TestClient:
    """Somebody who has come by this address to a server that listens everywhere."""
    app = create_app(Settings(database=str(folder / "x.sqlite3"), host="0.0.0.0", port=8123, **settings))
    return TestClient(app, base_url=base, headers={"origin": base}, follow_redirects=False)


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[TestClient]:
    with visitor(tmp_path, "http://192.0.2.7:8123") as client:
        yield client


def waiting(client: TestClient) -> str:
    """The path of a table with a free seat."""
    form = {"game": "einauge", "name": "Anne", "players": "2", "seat0": "me", "seat1": "open"}
    return str(client.post("/tables", data=form).headers["location"])


def test_the_link_carries_the_address_by_which_one_has_come(at_home: TestClient) -> None:
    path = waiting(at_home)
    assert 'data-home="http://192.0.2.7:8123"' in at_home.get(path).text


def test_the_picture_is_that_of_the_link(at_home: TestClient) -> None:
    path = waiting(at_home)
    assert str(qr(f"http://192.0.2.7:8123{path}")) == at_home.get(f"{path}/qr.svg").text


@pytest.mark.parametrize("host", ['a"onload=x', "a b", "evil.example/", "[::1", "x:99999999", ""])
def test_an_address_that_is_none_is_not_believed(at_home: TestClient, host: str) -> None:
    page = at_home.get(waiting(at_home), headers={"host": host}).text
    assert 'data-home="http://127.0.0.1:8123"' in page


def test_the_public_address_comes_first(tmp_path: Path) -> None:
    with visitor(tmp_path, "http://192.0.2.7:8123", public_url="https://play.example/") as client:
        path = waiting(client)
        page = client.get(f"{path}?watch=1").text  # the cookie is for https alone
    assert 'data-home="https://play.example"' in page and "192.0.2.7" not in page
