"""Every § of docs/rules/einauge.md is carried out and tested, and what tests quote is what the rulebook says."""

from __future__ import annotations

from pathlib import Path

from tests.games.sections import carried_out, false_quotes, quotes, sections, uncovered, without_quote

HERE = Path(__file__).parent


def test_every_section_is_carried_out() -> None:
    assert not uncovered(sections("einauge"), carried_out("einauge", "E"))


def test_no_source_cites_a_section_that_does_not_exist() -> None:
    assert not carried_out("einauge", "E") - set(sections("einauge"))


def test_every_section_has_a_test() -> None:
    assert not uncovered(sections("einauge"), {quote.section for quote in quotes(HERE)})


def test_every_test_of_a_section_quotes_it() -> None:
    assert not without_quote(HERE, "E")


def test_every_quoted_sentence_is_in_its_section() -> None:
    assert not false_quotes(quotes(HERE), sections("einauge"))
