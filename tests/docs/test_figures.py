"""The figures of the documentation: each was measured, and a file of docs/results/ holds it with its command."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from tests.docs.test_docs import PAGES
from tests.project.tree import ROOT
from tortuga.lab.claims import claims_of, page_with, prose_of

RESULTS, FINDINGS = ROOT / "docs/results", ROOT / "docs/studies/README.md"
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


def result_files(kind: str = "matches") -> list[dict[str, Any]]:
    """The results that have figures of one kind: the matches of `tortuga bars`, or the figures of a data card."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(RESULTS.glob("*.json"))]
    return [result for result in found if kind in result]


def test_every_figure_of_the_page_is_in_a_result_file() -> None:
    page = (ROOT / "docs/players.md").read_text("utf-8")
    assert len(quoted(page)) > 20
    assert quoted(page) - held(result_files()) == set()


def test_a_figure_that_nobody_measured_is_found() -> None:
    page = "## Strength\n| Matrose against Kraken | 12.3 % [4.5, 67.8] |\n| Kraken | 4321 [4000, 4999] |\n\n## More\n"
    assert quoted(page) - held(result_files()) == {(12.3, 4.5, 67.8), (4321.0, 4000.0, 4999.0)}


def test_the_points_of_a_match_are_those_of_its_share() -> None:
    page = (ROOT / "docs/players.md").read_text("utf-8")
    rows = re.findall(r"\| (\d+\.\d) % \[[^\]]*\] \| (-?\d+) \|", page)
    points = [400 * math.log10(float(share) / (100 - float(share))) for share, _ in rows]
    off = [row for row, point in zip(rows, points, strict=True) if abs(point - int(row[1])) > 1]
    assert len(rows) > 15 and off == []


@pytest.mark.parametrize("result", [*result_files(), *result_files("figures")], ids=lambda result: result["command"])
def test_every_result_file_names_its_command_its_seed_and_its_date(result: dict[str, Any]) -> None:
    assert result["command"].startswith("tortuga ") and ("--seed " in result["command"] or "seed" in result)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", result["date"])


#: The pages with blocks of figures, and the results in them that a script measured, not a command of tortuga.
SHOWING = {page: text for page in PAGES if "<!-- figures " in (text := page.read_text("utf-8"))}
MEASURED = [result for result in result_files("tables") if "figures" not in result]


@pytest.mark.parametrize("page", SHOWING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_shows_what_the_result_files_hold(page: Path) -> None:
    assert page_with(SHOWING[page], RESULTS) == SHOWING[page]


@pytest.mark.parametrize("result", MEASURED, ids=lambda result: result["command"])
def test_a_measured_result_names_the_script_its_seed_its_date_and_the_machine(result: dict[str, Any]) -> None:
    assert (ROOT / result["command"].split()[1]).is_file() and result["seed"] and result["machine"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", result["date"])


def test_every_claim_is_shown_and_was_made_by_its_command() -> None:
    text = FINDINGS.read_text("utf-8")
    for claim in claims_of(RESULTS).values():
        if not claim.is_slow:
            made = json.loads((RESULTS / f"{claim.name}.json").read_text("utf-8"))["command"]
            assert made == claim.command and f"<!-- figures {claim.name} -->" in text


def numbers_of(text: str) -> list[str]:
    """The numbers of prose, without code, links, comments, the level of intervals and the names of cards."""
    plain = re.sub(r"`[^`]*`|\]\([^)]*\)|<!--.*?-->|\b95 %|\b(?:island|wreck|seat)s? \d", "", text, flags=re.IGNORECASE)
    return re.findall(r"\d[\d.,]*", plain)


def test_no_number_of_the_findings_is_typed_by_hand() -> None:
    assert numbers_of(prose_of(FINDINGS.read_text("utf-8"))) == []


def test_a_number_typed_by_hand_is_found() -> None:
    text = "Seat 2 wins 35.5 % in `--games 5`.\n<!-- figures a -->\n7 games\n<!-- end of figures -->\n"
    assert numbers_of(prose_of(text)) == ["35.5"]


#: The rules are checked by the tests of the rules, and decisions tell what was measured when they were taken.
OTHERS = [page for page in PAGES if page != FINDINGS and page.parent.name not in ("rules", "decisions", "pictures")]


@pytest.mark.parametrize("page", OTHERS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_other_page_has_a_measured_share_of_its_own(page: Path) -> None:
    if page.name in ("CHANGELOG.md", "players.md"):  # the first is history; the second is checked above
        return
    text = re.sub(r"```.*?```|`[^`]*`", "", prose_of(page.read_text("utf-8")), flags=re.DOTALL)
    assert re.findall(r"\d\.\d+ %|\d ± \d|\d \[[+−-]?\d", text) == []
