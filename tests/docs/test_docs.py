"""What the docs say is true: their examples run, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
_PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
_COMMAND = re.compile(r"`tortuga ([a-z]+)")


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_examples_run(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(
        "\n".join(_PYTHON.findall(page.read_text("utf-8"))), {}, _name(page), None, 0
    )
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in _LINK.findall(page.read_text("utf-8")) if not (page.parent / link).exists()]
    assert broken == []


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted((ROOT / "docs" / "how-to").glob("*.md"))], ids=_name)
def test_commands_exist(page: Path) -> None:
    from tortuga.cli import parser

    known = parser().format_help()
    assert [command for command in _COMMAND.findall(page.read_text("utf-8")) if f"    {command} " not in known] == []


@pytest.mark.parametrize(
    "module",
    [
        "tortuga",
        "tortuga.games.einauge.game",
        "tortuga.games.barrakuda.game",
        "tortuga.players",
        "tortuga.review",
        "tortuga.review.figures",
        "tortuga.review.calibration",
        "tortuga.review.barrakuda_turn",
    ],
)
def test_docstring_examples_run(module: str) -> None:
    import importlib

    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
