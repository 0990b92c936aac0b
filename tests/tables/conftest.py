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


@pytest.fixture
def postgres_database(request: pytest.FixtureRequest, postgres_server: str) -> str:
    """The address of an empty PostgreSQL database."""
    import psycopg

    name = f"t{abs(hash(request.node.nodeid))}"
    with psycopg.connect(postgres_server, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    return postgres_server.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    found: str = request.getfixturevalue("postgres_database")
    return found
