"""What became of the mutants: kept while a run lasts, and written to docs/results/mutants.toml."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from tests.project.tree import ROOT

STORE = ROOT / "build" / "mutants"
RESULTS = ROOT / "docs" / "results" / "mutants.toml"


class Outcomes:
    """By the key of a mutant: whether it was killed; a line of a file for each, so that a run can be broken off."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.known: dict[str, dict[str, Any]] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                entry = json.loads(line)
                self.known[entry["key"]] = entry

    def add(self, key: str, tests: str, seconds: float, verdict: str) -> None:
        """Note what the tests, named by their hash, did to a mutant in at most so many seconds."""
        entry = {"key": key, "tests": tests, "seconds": seconds, "verdict": verdict}
        self.known[key] = entry
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def verdict(self, key: str, tests: str, seconds: float) -> str | None:
        """What is known; a survivor is tested again when the tests have changed, or may take longer than they did."""
        entry = self.known.get(key)
        if entry is None:
            return None
        is_old = entry["tests"] != tests or entry["seconds"] < seconds
        return None if entry["verdict"] == "survived" and is_old else str(entry["verdict"])


class Module(NamedTuple):
    """How many mutants of a file were tested, and the lines of those that survived, before and after the change."""

    mutants: int
    survivors: list[tuple[str, str]]


def read() -> dict[str, Any]:
    """docs/results/mutants.toml: by file the numbers and the survivors with their reasons."""
    told = tomllib.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    return {path: {"survivors": [], **module} for path, module in told.items()}


def write(path: str, module: Module) -> None:
    """Replace what the results say of a file; the reason of a survivor that was known is kept."""
    told = read()
    known = {(each["line"], each["became"]): each["reason"] for each in told.get(path, {"survivors": []})["survivors"]}
    survivors = [
        {"line": line, "became": became, "reason": known.get((line, became), "")} for line, became in module.survivors
    ]
    told[path] = {"mutants": module.mutants, "killed": module.mutants - len(survivors), "survivors": survivors}
    RESULTS.write_text(_toml(told), "utf-8")


def _toml(told: dict[str, Any]) -> str:
    lines = ["# Written by `make mutants`; the reasons by hand: why no test can or need kill the mutant."]
    for path, module in sorted(told.items()):
        name = json.dumps(path)
        lines += ["", f"[{name}]", f"mutants = {module['mutants']}", f"killed = {module['killed']}"]
        for each in module["survivors"]:
            lines += [f"[[{name}.survivors]]", *(f"{key} = {_text(value)}" for key, value in each.items())]
    return "\n".join(lines) + "\n"


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)
