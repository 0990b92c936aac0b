"""Rows of games on disk, in Parquet: written in groups, so that memory stays flat; docs/lab.md has the columns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.lab.laboratory import laboratory
from tortuga.lab.packages import need
from tortuga.lab.ratings import shares_of
from tortuga.players.checkpoints import reading

if TYPE_CHECKING:
    from tortuga.lab.simulate import Job, Rows, Totals

GROUP = 1 << 16  # rows written at once
_JOB = b"tortuga simulate"
WHOLE = "a whole Parquet file of tortuga simulate"


class Writer:
    """The file of the games and, if asked, that of the moves; both stand only when they are whole."""

    def __init__(self, job: Job, out: Path, totals: Totals, resume: bool) -> None:
        self.job, self.arrow, self.parquet = job, need("pyarrow"), need("pyarrow.parquet")
        self.options = json.dumps(job.options, sort_keys=True, default=str)
        self.games = _File(self.parquet, self.arrow, out)
        self.moves = _File(self.parquet, self.arrow, out.with_suffix(".moves.parquet")) if job.moves else None
        if resume and out.exists():
            try:
                self._go_on(totals)
            except BaseException:
                for file in self._files:
                    file.give_up()
                raise

    def _go_on(self, totals: Totals) -> None:
        """Take over the rows of a file of the same job, and their sums; any other file is refused and left as it is."""
        path = self.games.path
        with reading(path, WHOLE):
            metadata = self.parquet.read_schema(path).metadata or {}
        if metadata.get(_JOB) != self._job():
            raise TortugaError(expected(str(path), "a file of the same run (game, bots, options, seed)", "another"))
        for table in self.games.groups():
            with reading(path, WHOLE):
                totals.add(_rows_of(self.job, table, totals.games))
            self.games.add(table)
        if self.moves is not None:
            found = 0
            for table in self.moves.groups():
                found += len(table)
                self.moves.add(table)
            if found != totals.decisions:
                raise TortugaError(expected(str(self.moves.path), f"the {totals.decisions} moves of {path}", found))

    def _job(self) -> bytes:
        job = self.job
        return json.dumps([job.game, job.bots, job.seed, self.options, job.rotate, job.moves]).encode()

    def add(self, rows: Rows) -> None:
        """Some more games."""
        self.games.add(self.arrow.table(self._columns(rows)).replace_schema_metadata({_JOB: self._job()}))
        if self.moves is not None:
            game, number, seat, action = (np.ascontiguousarray(column) for column in rows.moves.T)
            small = {"move": number.astype(np.int32), "seat": seat.astype(np.int8)}
            action = self._words(action.astype(np.int16), _texts(self.job))
            self.moves.add(self.arrow.table({"game": game, **small, "action": action}))

    def _columns(self, rows: Rows) -> dict[str, Any]:
        job, number = self.job, len(rows.seeds)
        order = np.array(job.orders())[(rows.first + np.arange(number)) % len(job.orders())].astype(np.int8)
        shares, totals = shares_of(rows.facts[:, 2], len(job.bots)), laboratory(job.game).main_score(rows.scores)
        columns = {"game": np.arange(rows.first, rows.first + number), "seed": rows.seeds}
        for seat in range(len(job.bots)):
            columns[f"bot_{seat}"] = self._words(order[:, seat], job.bots)
            columns[f"share_{seat}"] = shares[:, seat].astype(np.float32)
            columns[f"score_{seat}"] = totals[:, seat].astype(np.int32)
            for at, name in enumerate(laboratory(job.game).columns):
                columns[f"{name}_{seat}"] = np.ascontiguousarray(rows.scores[:, seat, at])
        columns["turns"], columns["decisions"] = rows.facts[:, 0].copy(), rows.facts[:, 1].copy()
        columns["end"] = self._words(rows.facts[:, 3].astype(np.int8), job.kernels.policies.WAYS)
        columns["options"] = self._words(np.zeros(number, np.int8), [self.options])
        return columns

    def _words(self, numbers: Any, words: Any) -> Any:
        return self.arrow.DictionaryArray.from_arrays(numbers, list(words))

    @property
    def _files(self) -> list[_File]:
        return [self.games] if self.moves is None else [self.games, self.moves]

    def close(self) -> None:
        """Finish the files."""
        for file in self._files:
            file.close()


class _File:
    """A Parquet file that takes its name when it is whole."""

    def __init__(self, parquet: Any, arrow: Any, path: Path) -> None:
        self.parquet, self.arrow, self.path = parquet, arrow, path
        self.part = path.with_name(path.name + ".part")
        self.writer: Any = None
        self.waiting: list[Any] = []

    def add(self, table: Any) -> None:
        """Some more rows."""
        self.waiting.append(table)
        if sum(len(each) for each in self.waiting) >= GROUP:
            self._write()

    def _write(self) -> None:
        table = self.arrow.concat_tables(self.waiting)
        if self.writer is None:
            words = [field.name for field in table.schema if self.arrow.types.is_dictionary(field.type)]
            self.writer = self.parquet.ParquetWriter(
                self.part, table.schema, compression="snappy", use_dictionary=words, write_statistics=False
            )
        self.writer.write_table(table.unify_dictionaries())
        self.waiting = []

    def groups(self) -> Iterator[Any]:
        """The rows that are on disk, group by group."""
        with reading(self.path, WHOLE):
            old = self.parquet.ParquetFile(self.path)
            for group in range(old.num_row_groups):
                yield old.read_row_group(group)

    def give_up(self) -> None:
        """Remove what was written beside the file."""
        if self.writer is not None:
            self.writer.close()
            self.part.unlink()

    def close(self) -> None:
        """Write what waits; the file takes its name."""
        if self.waiting:
            self._write()
        if self.writer is not None:
            self.writer.close()
            self.part.replace(self.path)


def _texts(job: Job) -> list[str]:
    """The text of every action by its number."""
    moves = job.checked().notation().moves
    return [moves.get(number, "") for number in range(max(moves) + 1)]


def _rows_of(job: Job, table: Any, first: int) -> Rows:
    """The rows of a written group, for the sums."""
    from tortuga.lab.simulate import Rows

    number, players, names = len(table), len(job.bots), laboratory(job.game).columns
    scores, facts = np.zeros((number, players, len(names)), np.int32), np.zeros((number, 4), np.int32)
    for seat in range(players):
        for at, name in enumerate(names):
            scores[:, seat, at] = table[f"{name}_{seat}"].to_numpy()
        facts[:, 2] |= (table[f"share_{seat}"].to_numpy() > 0).astype(np.int32) << seat
    ways = table["end"].to_pylist()
    facts[:, 0], facts[:, 1] = table["turns"].to_numpy(), table["decisions"].to_numpy()
    facts[:, 3] = [job.kernels.policies.WAYS.index(way) for way in ways]
    return Rows(first, table["seed"].to_numpy(), scores, facts, np.zeros((0, 4), np.int64))
