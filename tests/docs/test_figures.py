"""The figures of docs/players.md: each was measured, and a file of docs/results/ holds it."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.project.tree import ROOT

_SECTION = re.compile(r"^## Strength\n(.*?)(?=^## )", re.MULTILINE | re.DOTALL)
_SHARE = re.compile(r"(\d+(?:\.\d+)?) % \[(\d+(?:\.\d+)?), (\d+(?:\.\d+)?)\]")
_RATING = re.compile(r"(-?\d+) \[(-?\d+), (-?\d+)\]")

Figure = tuple[float, ...]


def quoted(text: str) -> set[Figure]:
    """Every figure with an interval in the section on strength: shares in per cent, and ratings."""
    section = "".join(_SECTION.findall(text))
    found = _SHARE.findall(section) + _RATING.findall(_SHARE.sub("", section))
    return {tuple(map(float, figure)) for figure in found}


def held(results: list[dict[str, Any]]) -> set[Figure]:
    """The same figures in result files: the mean and both ends of the interval."""
    found: set[Figure] = set()
    for result in results:
        found |= {tuple(round(100 * end, 1) for end in match["share"]) for match in result["matches"]}
        ratings = [kinds for game in result["ratings"].values() for kinds in game.values()]
        found |= {tuple(map(float, figure)) for bots in ratings for figure in bots.values()}
    return found


def result_files() -> list[dict[str, Any]]:
    return [json.loads(path.read_text("utf-8")) for path in sorted((ROOT / "docs/results").glob("*.json"))]


def test_every_figure_of_the_page_is_in_a_result_file() -> None:
    page = (ROOT / "docs/players.md").read_text("utf-8")
    assert len(quoted(page)) > 20
    assert quoted(page) - held(result_files()) == set()


def test_a_figure_that_nobody_measured_is_found() -> None:
    page = "## Strength\n| Matrose against Kraken | 12.3 % [4.5, 67.8] |\n| Kraken | 4321 [4000, 4999] |\n\n## More\n"
    assert quoted(page) - held(result_files()) == {(12.3, 4.5, 67.8), (4321.0, 4000.0, 4999.0)}


def test_every_result_file_names_its_command_and_its_date() -> None:
    for result in result_files():
        assert result["command"].startswith("tortuga ") and "--seed " in result["command"]
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", result["date"])
