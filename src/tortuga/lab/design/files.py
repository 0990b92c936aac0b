"""The files of a search: the journal to resume from, and card tables as TOML with the source of every field."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.lab.design.asked import Design

Sources = Mapping[tuple[str | int, ...], Mapping[str, str]]  # of the fields of a card, by the way to it


class Journal:
    """A file with a line for the request and one for each generation, each written at once."""

    def __init__(self, path: Path, design: Design) -> None:
        self._path, self._asked = path, asked(design)

    def begin(self) -> None:
        """Start a new journal."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(self._asked) + "\n", "utf-8")

    def generations(self) -> list[dict[str, Any]]:
        """The generations of an earlier run of the same search, without a half-written last line."""
        first, *lines = self._path.read_text("utf-8").splitlines()
        try:
            begun = json.loads(first)
            if lines:
                try:
                    json.loads(lines[-1])
                except ValueError:
                    lines.pop()
            found = [json.loads(line) for line in lines]
        except ValueError as error:
            raise TortugaError(expected(str(self._path), "the journal of a search", str(error))) from None
        if begun != json.loads(json.dumps(self._asked)):
            raise TortugaError(f"{self._path}: is of another search; add --overwrite to replace it")
        self._path.write_text("\n".join([first, *lines, ""]), "utf-8")
        return found

    def add(self, generation: dict[str, Any]) -> None:
        """Write a generation."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(generation) + "\n")


def asked(design: Design) -> dict[str, Any]:
    """The request of a search in plain values: everything that decides its course."""
    return {
        "game": design.game,
        "targets": [str(target) for target in design.targets],
        "fields": [[each.name, each.start, each.low, each.high] for each in design.space.fields],
        "table": design.space.table,
        "players": design.players,
        "options": design.options,
        "bot": design.bot,
        "seed": design.seed,
        "confirming": design.confirming,
    }


def toml(table: Mapping[str, Any], sources: Sources | None = None, notes: Sequence[str] = ()) -> str:
    """A plain card table as a file that every command takes by --cards; *notes* are comments at its top."""
    lines = [*(f"# {note}" for note in notes), *_lines(table, sources or {})]
    return "\n".join([*lines, ""])


def _lines(table: Mapping[str, Any], sources: Sources) -> Iterator[str]:
    later: list[tuple[str, tuple[str | int, ...], dict[str, Any]]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            later.append((f"[{key}]", (key,), value))
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            later += [(f"[[{key}]] # {place}", (key, place - 1), row) for place, row in enumerate(value, 1)]
        else:
            yield f"{key} = {_value(value)}"
    for heading, path, row in later:
        yield f"\n{heading}"
        yield from (f"{key} = {_value(value)}" for key, value in row.items() if value is not None)
        if path in sources:
            yield f"[{path[0]}.provenance]"
            yield from (f"{key} = {_value(source)}" for key, source in sources[path].items())


def _value(value: Any) -> str:
    """A value in TOML, without entries that are None, since TOML has no null."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_value(each)}' for key, each in value.items() if each is not None)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def sources_of(cards: Any, changed: Mapping[tuple[str | int, ...], str]) -> dict[tuple[str | int, ...], dict[str, str]]:
    """The source of every field of a card table, by card; *changed* are new ones, by the way to the field."""
    found: dict[tuple[str | int, ...], dict[str, str]] = {}
    for key in cards.plain():
        part = getattr(cards, key, None)
        rows = enumerate(part) if isinstance(part, tuple) else ((None, part),)
        for place, row in rows:
            sources = getattr(row, "provenance", None)
            if sources is not None:
                found[(key,) if place is None else (key, place)] = dict(sources)
    for path, source in changed.items():
        for card in (path[:1], path[:2]):
            if card in found:
                found[card][str(path[len(card)])] = source
    return {card: sources for card, sources in found.items() if sources}
