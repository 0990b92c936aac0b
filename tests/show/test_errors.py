"""Errors of options and records in every language, with the value that came."""

from __future__ import annotations

from typing import Any

import pytest

from tests.house.tree import ROOT
from tortuga.games import game_type
from tortuga.games.kit import record
from tortuga.games.kit.errors import RecordError, TortugaError
from tortuga.show.errors import said
from tortuga.show.words import languages

OTHERS = [language for language in languages() if language != "en"]
OPTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("einauge", {"players": 9}, "9"),
    ("einauge", {"selling": "never"}, "'never'"),
    ("einauge", {"edition": "french"}, "'french'"),
    ("einauge", {"smell": "strong"}, "'smell'"),
    ("einauge", {"colours_out": 7}, "7"),
    ("einauge", {"colours_out": ["red"]}, "'red'"),
    ("einauge", {"cards": 3}, "3"),
    ("barrakuda", {"teams": "maybe"}, "'maybe'"),
    ("barrakuda", {"teams": True}, "'2 players'"),
    ("barrakuda", {"layout": 5}, "5"),
    ("barrakuda", {"layout": "1 2"}, "'1 2'"),
    ("barrakuda", {"layout": "x"}, "'x'"),
    ("barrakuda", {"layout": "1 2 3 / . . . / 4 5 6"}, "4 5 6"),
    ("barrakuda", {"wrecks": [1, 2, 3]}, "[1, 2, 3]"),
    ("barrakuda", {"goal": 99}, "99"),
]
GOLDEN = (ROOT / "tests" / "golden" / "games" / "einauge-players=2.txt").read_text("utf-8")
RECORDS = [
    ("[Game", "[Jeu einauge"),
    ('"record 1"', '"record 9"'),
    ('[Game "einauge"]', '[Game "chess"]'),
    ('[Rules "1"]', '[Rules "99"]'),
    ('[Players "2"]', '[Players "7"]'),
    ('[Rules "1"]', ""),
    ("~ out", "~ off"),
    ("~ out", "out"),
    ("0 buy", "0 fly"),
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "options", "came"), OPTIONS)
def test_an_option_error_is_said_in_every_language(
    game: str, options: dict[str, Any], came: str, language: str
) -> None:
    with pytest.raises(TortugaError) as error:
        game_type(game).options_type.of(**options)
    sentence = said(error.value, language)
    assert came in sentence
    assert "expected" not in sentence and " came" not in sentence


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("old", "new"), RECORDS)
def test_a_record_error_is_said_in_every_language(old: str, new: str, language: str) -> None:
    with pytest.raises(RecordError) as error:
        record.read(GOLDEN.replace(old, new, 1))
    sentence = said(error.value, language)
    assert str(error.value.line) in sentence
    assert "expected" not in sentence and " came" not in sentence
