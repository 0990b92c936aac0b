"""The result of a search: a JSON object that stands alone, its tables as files, and words for people."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from tortuga import __version__
from tortuga.games import GAMES
from tortuga.games.kit.tables import short_hash
from tortuga.lab.design.asked import Design
from tortuga.lab.design.confirm import Confirmed, told
from tortuga.lab.design.files import sources_of, toml
from tortuga.lab.design.search import Progress
from tortuga.lab.design.trials import Trial, front
from tortuga.lab.laboratory import laboratory
from tortuga.lab.studies.report import made_by

FRONT = 10  # compromises that are shown


def plain(progress: Progress, command: str) -> dict[str, Any]:
    """The result as JSON, with everything needed to read and to reproduce it."""
    design = progress.design
    start = GAMES[design.game].rules.options_type.of(design.players, **design.options, cards=design.space.table)
    bot = design.bot or laboratory(design.game).steady
    return {
        **made_by(design.game, command, design.seed, (bot,), start),
        "players": design.players,
        "targets": [
            {"target": str(each), "what": each.about.what, "low": _end(each.low), "high": _end(each.high)}
            for each in design.targets
        ],
        "fields": [
            {"field": each.name, "start": each.start, "low": each.low, "high": each.high}
            for each in design.space.fields
        ],
        "found": len(progress.found),
        "tables_tried": len(progress.trials),
        "tables_confirmed": len(progress.tried),
        "games": progress.games,
        "start": progress.trials[design.space.start].plain() if progress.trials else None,
        "tables": [_table(design, one) for one in shown(progress)],
        "front": [_compromise(design, trial) for trial in compromises(progress)],
    }


def _end(value: float) -> float | None:
    return None if math.isinf(value) else value


def _table(design: Design, one: Confirmed) -> dict[str, Any]:
    table = design.space.table_of(one.values)
    cards = {"table": table, "hash": short_hash({key: value for key, value in table.items() if key != "name"})}
    return {"changes": design.space.changes(one.values), **one.plain(), "meets": one.is_met, **cards}


def _compromise(design: Design, trial: Trial) -> dict[str, Any]:
    misses = zip(design.quick_targets, trial.misses(design), strict=True)
    return {
        "changes": design.space.changes(trial.values),
        **trial.plain(),
        "misses": {str(target): miss for target, miss in misses},
    }


def shown(progress: Progress) -> list[Confirmed]:
    """The tables that met all targets on fresh deals; if none did, all that were tried there."""
    return progress.found or progress.tried


def compromises(progress: Progress) -> list[Trial]:
    """The Pareto front where no table meets all targets; else nothing."""
    return [] if progress.found else front(progress.trials.values(), progress.design)[:FRONT]


def write_table(design: Design, one: Confirmed, path: Path, command: str, name: str, cards: Any) -> None:
    """Save a table with the source of every field; *cards* is the table of the start, which knows its own."""
    why = f"designed: {', '.join(map(str, design.targets))} (tortuga {__version__})"
    changed = {
        field.path: f"{why}; was {field.start}"
        for field, value in zip(design.space.fields, one.values, strict=True)
        if value != field.start
    }
    verdicts = [f"{target}: {verdict}" for target, verdict in one.verdicts.items()]
    notes = [f"Made by: {command}", f"On {one.games:,} fresh deals: {'; '.join(verdicts)}."]
    notes += design.space.changes(one.values)
    path.write_text(toml(design.space.table_of(one.values, name), sources_of(cards, changed), notes), "utf-8")


Table = tuple[list[str], list[list[str]]]


def target_table(progress: Progress) -> Table:
    """A row for each target: what it was at the start, and what it is with each table."""
    design, start = progress.design, progress.trials[progress.design.space.start]
    tables = shown(progress)
    rows = []
    for target in design.targets:
        before = told(target, start.figures[target.measure]) if target.measure in start.figures else "–"
        cells = [
            f"{told(target, one.figures[target.measure])}, {one.verdicts[str(target)]}"
            if target.measure in one.figures
            else "not measured"
            for one in tables
        ]
        rows.append([str(target), before, *cells])
    return ["target", "start", *(f"table {number}" for number in range(1, len(tables) + 1))], rows


def front_table(progress: Progress) -> Table:
    """A row for each compromise: how far it is from every target, and what it changes."""
    design = progress.design
    rows = [
        ["; ".join(design.space.changes(trial.values)) or "nothing", *(f"{miss:.1f}" for miss in trial.misses(design))]
        for trial in compromises(progress)
    ]
    return ["changes", *map(str, design.quick_targets)], rows


def finding(progress: Progress) -> str:
    """The outcome of the search in a sentence."""
    design, found = progress.design, progress.found
    who = design.deals(design.space.start, "").who
    basis = (
        f"{len(progress.trials):,} tables were tried in {progress.games:,} games for {design.players} players, {who}; "
        f"{len(progress.tried)} of them on {design.confirming:,} fresh deals each."
    )
    if not found:
        return f"No table met all targets. {basis}"
    return f"{len(found)} {'table meets' if len(found) == 1 else 'tables meet'} all targets. {basis}"
