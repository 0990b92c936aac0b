"""The data beside a report: one Parquet file, whose columns docs/lab.md tells."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tortuga.lab.packages import need
from tortuga.lab.studies.report import Report

_ABOUT = b"tortuga study"  # as simulate marks its files


def write_data(report: Report, about: dict[str, str], path: Path) -> None:
    """The rows of a report, and in the file what made them."""
    arrow, parquet = need("pyarrow"), need("pyarrow.parquet")
    names, rows = report.data
    columns = {name: arrow.array([_plain(row[place]) for row in rows]) for place, name in enumerate(names)}
    marked = {_ABOUT: json.dumps(about, ensure_ascii=False).encode()}
    parquet.write_table(arrow.table(columns).replace_schema_metadata(marked), path)


def _plain(value: Any) -> Any:
    """Without NumPy's types, which may differ within a column."""
    return value.item() if hasattr(value, "item") else value
