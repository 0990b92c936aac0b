"""Both databases for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.postgres import postgres


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a worker."""
    with postgres(tmp_path_factory.mktemp("postgres")) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.sqlite3")
        return
    import psycopg

    address = request.getfixturevalue("postgres_server")
    name = f"t{abs(hash(request.node.nodeid))}"
    with psycopg.connect(address, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    yield address.rsplit("/", 1)[0] + f"/{name}"
