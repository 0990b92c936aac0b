"""The arena's results on disk, as JSON or Parquet by the name's ending."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.lab.arena import Plan, Results
from tortuga.lab.packages import need

_PLAN = b"tortuga arena"


def summary(results: Results) -> dict[str, Any]:
    """Shares, pairs and ratings in plain values."""
    rated = [rating._asdict() for rating in results.ratings()] if results.lineups() else []
    return {
        "bots": list(results.plan.bots),
        "shares": [None if found is None else found._asdict() for found in results.shares()],
        "ratings": rated,
        "reduced": [
            [{**found.share._asdict(), "fewer": found.fewer} for found in results.reduced(number)]
            for number in range(len(results.plan.lineups))
        ],
        "pairs": [[None if found is None else found._asdict() for found in row] for row in results.pairs()],
        "milliseconds": results.milliseconds(),
    }


def save(results: Results, path: Path) -> None:
    """Write all; a file that was there is replaced only when the new one is whole."""
    part = path.with_name(path.name + ".part")
    if path.suffix == ".parquet":
        _write_parquet(results, part)
    else:
        plain = {"plan": asdict(results.plan), "summary": summary(results), "blocks": results.blocks}
        part.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", "utf-8")
    part.replace(path)


def load(path: Path) -> Results:
    """What was saved; any other file is refused."""
    if not path.is_file():
        raise TortugaError(expected(str(path), "a file of the arena", "a folder" if path.is_dir() else "no file"))
    try:
        found = _read_parquet(path) if path.suffix == ".parquet" else json.loads(path.read_text("utf-8"))
        plan = found["plan"]
        lineups = tuple(tuple(lineup) for lineup in plan["lineups"])
        results = Results(Plan(**{**plan, "bots": tuple(plan["bots"]), "lineups": lineups}), found["blocks"])
        _check(results)
    except (AttributeError, IndexError, KeyError, NotImplementedError, OSError, TypeError, ValueError) as error:
        reason = str(error).partition("\n")[0] or repr(error)
        raise TortugaError(expected(str(path), "a file of the arena", reason)) from None
    return results


def _check(results: Results) -> None:
    """Refuse a plan or a block that cannot be gone on with."""
    plan = results.plan
    plan.check()
    for block in results.blocks:
        members = len(set(plan.lineups[block["lineup"]]))
        numbers = [float(won) for won in block["shares"]], [[float(n) for n in row] for row in block["clock"]]
        luck = [float(had) for had in block.get("luck", numbers[0])]
        if (
            len(luck) != members
            or len(numbers[0]) != members
            or len(numbers[1]) != len(plan.bots)
            or not isinstance(block["block"], int)
        ):
            raise ValueError(f"expected the shares of {members} bots and a number; {block} came")


def _write_parquet(results: Results, path: Path) -> None:
    arrow, parquet = need("pyarrow"), need("pyarrow.parquet")
    rows = []
    for block in results.blocks:
        members = sorted(set(results.plan.lineups[block["lineup"]]))
        for who, won, luck in zip(members, block["shares"], block.get("luck") or [None] * len(members), strict=True):
            moves, seconds = block["clock"][who]
            row = {"lineup": block["lineup"], "block": block["block"], "bot": results.plan.bots[who], "share": won}
            rows.append({**row, "luck": luck, "moves": int(moves), "seconds": seconds})
    fields = [("lineup", "int32"), ("block", "int32"), ("bot", "string"), ("share", "float64"), ("moves", "int64")]
    schema = arrow.schema([*fields, ("seconds", "float64"), ("luck", "float64")]).with_metadata(
        {_PLAN: json.dumps(asdict(results.plan)).encode()}
    )
    parquet.write_table(arrow.Table.from_pylist(rows, schema), path)


def _read_parquet(path: Path) -> dict[str, Any]:
    table = need("pyarrow.parquet").read_table(path)
    plan = json.loads(table.schema.metadata[_PLAN])
    blocks: dict[tuple[int, int], dict[str, Any]] = {}
    for row in table.to_pylist():
        key = (row["lineup"], row["block"])
        empty = {"lineup": key[0], "block": key[1], "shares": [], "clock": [[0, 0.0] for _ in plan["bots"]]}
        block = blocks.setdefault(key, empty)
        block["shares"].append(row["share"])
        if row.get("luck") is not None:
            block.setdefault("luck", []).append(row["luck"])
        block["clock"][plan["bots"].index(row["bot"])] = [row["moves"], row["seconds"]]
    return {"plan": plan, "blocks": list(blocks.values())}
