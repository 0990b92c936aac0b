"""The mutants of a file are what its operators say, and none is made of what does not act. `make mutants` runs this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

# mutmut and libcst are in no environment but that of `make mutants`.
making = pytest.importorskip("tests.mutants.making", reason="mutmut is not installed")


def mutants_of(folder: Path, source: str) -> list[Any]:
    (folder / "a.py").write_text(source, "utf-8")
    found: list[Any] = making.mutants(folder, "a.py")
    return found


def sources(folder: Path, source: str) -> set[str]:
    """What the source becomes."""
    return {each.of(source) for each in mutants_of(folder, source)}


@pytest.mark.parametrize(
    ("source", "became"),
    [
        ("x = 1\n", {"x = 2\n"}),
        ("x = 'a'\n", {"x = 'XX'\n"}),
        ("x = b'a'\n", {"x = b'XX'\n"}),
        ("x = True\n", {"x = False\n"}),
        ("x = a + b\n", {"x = a - b\n"}),
        ("x = not a\n", {"x = a\n"}),
        ("x = a if b else c\n", {"x = a if (b) and False else c\n", "x = a if (b) or True else c\n"}),
        ("if a: pass\n", {"if not (a): pass\n"}),
        ("if not a: pass\n", {"if a: pass\n"}),
        ("if a == b: pass\n", {"if a != b: pass\n"}),
        ("while a: pass\n", {"while not (a): pass\n"}),
        ("a()\n", {"pass\n"}),
        ("a.b = c\n", {"pass\n"}),
        ("a[b] = c\n", {"pass\n"}),
        ("del a\n", {"pass\n"}),
        ("x = a(b, c=d, e=f)\n", {"x = a(b, c=d, )\n", "x = a(b, e=f)\n"}),
    ],
)
def test_a_statement_becomes_what_the_operators_say(tmp_path: Path, source: str, became: set[str]) -> None:
    assert sources(tmp_path, source) == became


@pytest.mark.parametrize(
    "source",
    [
        "import a\n",
        "from a import b\n",
        '"""Some text."""\n',
        "x: list[Literal[1]]\n",
        "assert a == 1\n",
        "__all__ = ['a']\n",
        "x = Field(description='a')\n",
        "x = cast('a', b)\n",
        "log.info('a', b=1)\n",
        "raise ValueError('a')\n",
        "if TYPE_CHECKING:\n    x = 1\n",
        "@rule('E3.1')\ndef a(): pass\n",
        "x = a\n",
    ],
)
def test_nothing_is_made_of_what_does_not_act(tmp_path: Path, source: str) -> None:
    assert sources(tmp_path, source) == set()


def test_what_is_no_python_is_left_out(tmp_path: Path) -> None:
    assert sources(tmp_path, "for x in a:\n    break\n") == set()  # `return` outside a function


def test_of_two_equal_statements_each_is_changed_for_itself(tmp_path: Path) -> None:
    assert sources(tmp_path, "x = 1\nx = 1\n") == {"x = 2\nx = 1\n", "x = 1\nx = 2\n"}


def test_a_mutant_keeps_its_key_while_its_definition_stays_as_it_is(tmp_path: Path) -> None:
    source = "import b\n\n\ndef a():\n    return 1\n"
    keys = [[each.key() for each in mutants_of(tmp_path, text)] for text in (source, "import c\n" + source)]
    assert keys[0] == keys[1]


def test_equal_changes_in_one_definition_have_keys_of_their_own(tmp_path: Path) -> None:
    found = mutants_of(tmp_path, "def a():\n    b(1)\n    b(1)\n")
    assert len({each.key() for each in found}) == len(found) == 4


def test_the_whole_line_is_shown_before_and_after(tmp_path: Path) -> None:
    source = "def a():\n    return b(\n        1,  c\n    )\n"
    (mutant,) = mutants_of(tmp_path, source)
    assert (mutant.line(source), mutant.shown(source)) == (3, ("1, c", "2, c"))
