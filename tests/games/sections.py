"""The § of a rulebook in docs/rules, who carries them out, and which tests quote them. Serves both games."""

from __future__ import annotations

import ast
import importlib
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tortuga
from tortuga.games.kit.compile import RULES

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(tortuga.__file__).resolve().parent / "games"
_HEADING = re.compile(r"^#{2,3} ([A-Z]\d+(?:\.\d+)*) ")
_POINT = re.compile(r"^(\d+)\. ")
_NUMBER = re.compile(r"\b([A-Z]\d+(?:\.\d+)*)\b")
_QUOTE = re.compile(r'\b([A-Z]\d+(?:\.\d+)*): "([^"]+)"')


def sections(game: str) -> dict[str, str]:
    """§ number -> its text, that of its own § included: headings, and the numbered points under them."""
    return parsed((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"))


def parsed(rulebook: str) -> dict[str, str]:
    """The § of a rulebook's text."""
    texts: dict[str, str] = {}
    heading = ""
    inside: list[str] = []
    for line in rulebook.splitlines():
        title, point = _HEADING.match(line), _POINT.match(line)
        if title:
            heading = title[1]
            inside = [heading[:end] for end in _ends(heading)]
        elif point and heading:
            inside = [*(heading[:end] for end in _ends(heading)), f"{heading}.{point[1]}"]
        elif line.startswith("#") or not heading:
            inside = []
        for number in inside:
            texts[number] = texts.get(number, "") + line + "\n"
    return {number: " ".join(text.split()) for number, text in texts.items()}


def _ends(number: str) -> list[int]:
    return [match.start() for match in re.finditer(r"\.", number)] + [len(number)]


@dataclass(frozen=True)
class Quote:
    """A sentence of the rulebook in the docstring of a test."""

    test: str
    section: str
    sentence: str


def docstrings(folder: Path) -> Iterator[tuple[str, str, str]]:
    """The file, name and docstring of every test in a folder."""
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.name, node.name, " ".join((ast.get_docstring(node) or "").split())


def quotes(folder: Path) -> list[Quote]:
    """All quotations: `E3.3: "Move one card of the display to the pirate table"` in a test's docstring."""
    return [
        Quote(f"{file}::{name}", number, sentence)
        for file, name, doc in docstrings(folder)
        for number, sentence in _QUOTE.findall(doc)
    ]


def without_quote(folder: Path, letter: str) -> list[str]:
    """Tests of a § (files `test_e3_2_fight.py`, `test_b4_wreck.py`) that quote none."""
    mine = re.compile(rf"test_{letter.lower()}\d")
    return [f"{file}::{name}" for file, name, doc in docstrings(folder) if mine.match(file) and not _QUOTE.search(doc)]


def false_quotes(found: list[Quote], texts: dict[str, str]) -> list[Quote]:
    """Quotations that are not in the text of their §, word for word; quotation marks inside one are single."""
    return [quote for quote in found if quote.sentence not in texts.get(quote.section, "").replace('"', "'")]


def carried_out(game: str, letter: str) -> set[str]:
    """The § that have a rule function, or a citation in a docstring or comment of the game's sources."""
    importlib.import_module(f"tortuga.games.{game}.game")
    rules = {number for number in RULES if number.startswith(letter)}
    cited = {number for path in (SOURCES / game).rglob("*.py") for number in _citations(path.read_text("utf-8"))}
    return rules | {number for number in cited if number.startswith(letter)}


def _citations(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield from _NUMBER.findall(token.string)


def of_ours(texts: dict[str, str]) -> list[str]:
    """The innermost § that hold a ruling of ours, marked [H]."""
    return [
        number for number, text in texts.items() if "[H" in text and not any(n.startswith(f"{number}.") for n in texts)
    ]


def uncovered(texts: dict[str, str], covered: set[str]) -> list[str]:
    """The § that neither they themselves nor one of their own § cover."""
    return [number for number in texts if not any(f"{other}.".startswith(f"{number}.") for other in covered)]
