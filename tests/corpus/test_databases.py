"""Databases of every schema so far: after the upgrade their running games are played to the end.

Each file is a dump of 20 running tables, made by that version, and never changes. When the stored data change, add a
dump of the version before (docs/how-to/add-a-migration.md).
"""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.corpus.test_corpus import FOLDER
from tests.loops import awaited
from tests.tables.test_host import host_of, two_people
from tests.tables.test_migrations import finish
from tortuga.games import GAMES

DUMPS = sorted((FOLDER / "storage").glob("*.sql.xz"))
MADE = 1_800_000_100.0  # shortly after the last move in every dump, so that no table is idle


def load(dump: Path, folder: Path) -> tuple[str, list[str]]:
    """The path of a new database and the ids of its running tables."""
    path = str(folder / f"{dump.name}.sqlite3")
    with closing(sqlite3.connect(path)) as file:
        file.executescript(lzma.decompress(dump.read_bytes()).decode())
        tables = [row[0] for row in file.execute("SELECT id FROM tables WHERE status = 'running' ORDER BY created, id")]
    assert len(tables) == 20
    return path, tables


async def finished(database: str, tables: list[str], seed: int) -> set[str]:
    """Play all tables to the end by random moves; return their statuses."""

    async with host_of(database, clock=lambda: MADE) as host:
        return {await finish(host, table, 1000 * seed + number) for number, table in enumerate(tables)}


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.name.partition(".")[0])
def test_a_running_game_of_each_kind_goes_on_after_the_upgrade(dump: Path, tmp_path: Path) -> None:
    database, tables = load(dump, tmp_path)
    assert awaited(finished(database, tables[: len(GAMES)], 1)) == {"over"}


@pytest.mark.slow
@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.name.partition(".")[0])
def test_200_running_games_are_played_to_their_end_after_the_upgrade(dump: Path, tmp_path: Path) -> None:
    """All 20 tables, each in ten ways."""
    for seed in range(10):
        (folder := tmp_path / str(seed)).mkdir()
        assert awaited(finished(*load(dump, folder), seed)) == {"over"}


@pytest.mark.parametrize("game", GAMES)
def test_the_log_says_by_which_version_of_the_rules_a_table_is_played(game: str, tmp_path: Path) -> None:
    async def rules() -> object:
        async with host_of(str(tmp_path / "new.sqlite3")) as host:
            return (await two_people(host, game)).spec["rules"]

    assert awaited(rules()) == GAMES[game].rules.VERSION
