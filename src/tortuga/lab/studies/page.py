"""A report as one HTML page that opens with the network off, its data as Parquet and what it is about as JSON beside it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from tortuga import __version__
from tortuga.lab import charts
from tortuga.lab.studies.data import write_data
from tortuga.lab.studies.report import Part, Report

STYLE = """
:root { color-scheme: light dark; --paper: #fffaf0; --ink: #2a1c0d; --soft: #6d6553; --line: #d8c9a6; --link: #7a4b00;
  --c1: #0072b2; --c2: #c25400; --c3: #00805c; --c4: #a8558a; --c5: #7a5c00; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e2733; --ink: #f3e8cf; --soft: #b3a98d; --line: #35566a; --link: #e5c06a;
  --c1: #56b4e9; --c2: #ff9d5c; --c3: #3ccf9f; --c4: #e39bc6; --c5: #e5c06a; } }
* { box-sizing: border-box; } body { margin: 0 auto; max-width: 760px; padding: 24px 16px 48px; background: var(--paper);
  color: var(--ink); font: 17px/1.5 Georgia, 'Times New Roman', serif; }
h1 { font-size: 30px; line-height: 1.15; } h2 { font-size: 21px; margin: 36px 0 4px; } a { color: var(--link); }
.headline { font-size: 20px; line-height: 1.4; border-left: 4px solid var(--c2); padding-left: 14px; }
figure { margin: 8px 0; overflow-x: auto; } svg { width: 100%; min-width: 520px; height: auto; display: block; } .soft, footer { color: var(--soft); font-size: 15px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font: 14px/1.4 system-ui, sans-serif; margin: 10px 0; }
th, td { text-align: left; padding: 5px 14px 5px 0; border-bottom: 1px solid var(--line); } footer { margin-top: 40px; }
code { font-size: 14px; overflow-wrap: anywhere; } li { margin: 0 0 14px; } @media print { body { max-width: none; } }
"""


def whole(title: str, body: str) -> str:
    """A page."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, '
        f'initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>\n'
    )


def html(report: Report, game: str, command: str, beside: Sequence[str] = ()) -> str:
    """The report as a page."""
    title = f"{report.title}: {game.capitalize()}"
    parts = "".join(_section(part) for part in report.parts)
    files = ", ".join(f'<a href="{escape(name)}">{escape(name)}</a>' for name in beside)
    foot = f"<p>Made by <code>{escape(command)}</code>, tortuga {__version__}. Intervals are 95 %. Data: {files or 'none'}.</p>"
    return whole(
        title,
        f'<h1>{escape(title)}</h1><p class="headline">{escape(report.headline)}</p>{parts}<footer>{foot}</footer>',
    )


def _section(part: Part) -> str:
    words = f"<p>{escape(part.text)}</p>" if part.text else ""
    picture = (
        f'<figure tabindex="0" aria-label="{escape(part.heading)}">{part.picture}</figure>' if part.picture else ""
    )
    return f"<section><h2>{escape(part.heading)}</h2>{words}{picture}{_table(part)}</section>"


def _table(part: Part) -> str:
    if part.table is None:
        return ""
    names, rows = part.table
    head = "".join(f'<th scope="col">{escape(str(name))}</th>' for name in names)
    lines = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(part.heading)}"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'


def write(report: Report, game: str, name: str, command: str, folder: Path) -> Path:
    """Write NAME.html, NAME.parquet, NAME.json and the pictures as NAME.svg, NAME-2.svg …

    The page is written last: where it exists, all of the report does.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{name}"
    about = {
        "title": report.title,
        "game": game,
        "headline": report.headline,
        "command": command,
        "version": __version__,
    }
    write_data(report, about, folder / f"{stem}.parquet")
    (folder / f"{stem}.json").write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", "utf-8")
    pictures = [part.picture for part in report.parts if part.picture]
    for number, picture in enumerate(pictures, 1):
        (folder / f"{stem}{f'-{number}' if number > 1 else ''}.svg").write_text(alone(picture), "utf-8")
    part = folder / f"{stem}.html.part"
    part.write_text(html(report, game, command, (f"{stem}.parquet", f"{stem}.json")), "utf-8")
    return part.replace(folder / f"{stem}.html")


def alone(picture: str) -> str:
    """A picture as a file of its own, by day and by night."""
    head, end, rest = picture.partition(">")
    return f"{head}{end}{charts.STYLE}{rest}\n"


def index(folder: Path) -> Path:
    """A page that leads to all reports of a folder."""
    found = [
        json.loads(path.read_text("utf-8")) | {"page": path.stem}
        for path in sorted(folder.glob("*-*.json"))
        if path.with_suffix(".html").exists()
    ]
    items = "".join(
        f'<li><a href="{escape(one["page"])}.html">{escape(one["title"])}: {escape(one["game"].capitalize())}</a><br>{escape(one["headline"])}</li>'
        for one in found
    )
    path = folder / "index.html"
    path.write_text(whole("Studies", f"<h1>Studies of Einauge and Barrakuda</h1><ul>{items}</ul>"), "utf-8")
    return path
