"""The reader of rulebooks itself: it finds a gap, a false quotation and a § that does not exist."""

from __future__ import annotations

from pathlib import Path

from tests.games.sections import Quote, false_quotes, parsed, quotes, sections, uncovered, without_quote

RULEBOOK = """# A game
No §.
## E1 Set-up
1. Two players.
2. Six cards,
of one colour.
## E3 The turn
0. Order.
### E3.1 Buy
1. Pay.
## E4 Rows
No points.
"""


def test_headings_and_points_are_sections() -> None:
    assert list(parsed(RULEBOOK)) == ["E1", "E1.1", "E1.2", "E3", "E3.0", "E3.1", "E3.1.1", "E4"]


def test_a_section_holds_the_text_of_its_own_sections() -> None:
    texts = parsed(RULEBOOK)
    assert texts["E1.2"] == "2. Six cards, of one colour." and texts["E1.1"] in texts["E1"]


def test_a_section_without_a_test_is_found() -> None:
    assert uncovered(parsed(RULEBOOK), {"E1.1", "E3.0", "E3.1.1"}) == ["E1.2", "E4"]


def test_a_false_quotation_is_found() -> None:
    true, false = Quote("t", "E1.2", "Six cards, of one colour"), Quote("t", "E1.1", "Six cards")
    assert false_quotes([true, false], parsed(RULEBOOK)) == [false]


def test_quotation_marks_inside_a_quotation_are_single() -> None:
    assert not false_quotes([Quote("t", "E1", "Say 'aye' once")], {"E1": 'Say "aye" once.'})


def test_quotations_are_read_from_docstrings_across_lines(tmp_path: Path) -> None:
    source = (
        'def test_a() -> None:\n    """E1.2: "Six cards, of\n    one colour"."""\n\n\ndef test_b() -> None:\n    pass\n'
    )
    (tmp_path / "test_e1_setup.py").write_text(source)
    assert [quote.sentence for quote in quotes(tmp_path)] == ["Six cards, of one colour"]
    assert without_quote(tmp_path, "E") == ["test_e1_setup.py::test_b"]


def test_the_points_of_both_rulebooks_are_found() -> None:
    assert {"E1.6", "E3.0", "E3.1.3", "E3.5", "E4.3", "E5.6", "E7"} <= set(sections("einauge"))
    assert {"B0", "B1.5", "B3.0", "B4.6", "B5.4", "B6", "B9"} <= set(sections("barrakuda"))
