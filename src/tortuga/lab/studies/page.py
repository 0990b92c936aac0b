"""A report as one HTML page that opens with the network off; beside it its data as Parquet, and their card as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tortuga.lab.charts import fill
from tortuga.lab.packages import need
from tortuga.lab.studies.report import Report

_CARD = b"tortuga study"  # as simulate marks its files


def write(report: Report, card: dict[str, Any], name: str, folder: Path) -> Path:
    """Write GAME-NAME.html, .parquet, the data card as .json, and the pictures as .svg, -2.svg …

    The page is written last: where it exists, all of the report does.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{card['game']}-{name}"
    _write_data(report, card, folder / f"{stem}.parquet")
    (folder / f"{stem}.json").write_text(text_of(card), "utf-8")
    pictures = [part.picture for part in report.parts if part.picture]
    for number, picture in enumerate(pictures, 1):
        (folder / f"{stem}{f'-{number}' if number > 1 else ''}.svg").write_text(_with_colours(picture), "utf-8")
    rules = {key: value for key, value in card.items() if key in ("options", "variants")}
    files = (f"{stem}.parquet", f"{stem}.json")
    values = {"report": report, "card": card, "rules": text_of(rules), "files": files}
    part = folder / f"{stem}.html.part"
    part.write_text(fill("report.html", title=f"{report.title}: {card['game'].capitalize()}", **values), "utf-8")
    return part.replace(folder / f"{stem}.html")


def text_of(card: dict[str, Any]) -> str:
    """A data card as JSON."""
    return json.dumps(card, indent=1, ensure_ascii=False, default=_plain) + "\n"


def _write_data(report: Report, card: dict[str, Any], path: Path) -> None:
    """The rows of a report as Parquet, with the card in its metadata."""
    arrow, parquet = need("pyarrow"), need("pyarrow.parquet")
    names, rows = report.data
    columns = {name: arrow.array([_plain(row[place]) for row in rows]) for place, name in enumerate(names)}
    parquet.write_table(arrow.table(columns).replace_schema_metadata({_CARD: text_of(card).encode()}), path)


def _plain(value: Any) -> Any:
    """Without NumPy's types, which may differ within a column."""
    return value.item() if hasattr(value, "item") else value


def _with_colours(picture: str) -> str:
    """A picture as a file of its own, readable by light and by dark."""
    head, end, rest = picture.partition(">")
    return f"{head}{end}<style>{fill('colours.css')}</style>{rest}\n"


def index(folder: Path) -> Path:
    """A page that leads to all reports of a folder."""
    reports = [
        json.loads(path.read_text("utf-8")) | {"page": path.stem}
        for path in sorted(folder.glob("*-*.json"))
        if path.with_suffix(".html").exists()
    ]
    path = folder / "index.html"
    path.write_text(fill("index.html", title="Studies", reports=reports), "utf-8")
    return path
