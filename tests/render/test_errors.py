"""Errors of options, records, positions and seeds in every language, with the value that came."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.i18n.files import written
from tests.project.tree import ROOT
from tortuga.games import GAMES
from tortuga.games.kit import record
from tortuga.games.kit.chance import seed_bytes
from tortuga.games.kit.errors import PositionError, RecordError, SeedError, TortugaError
from tortuga.i18n import languages, translate
from tortuga.render.kit.messages import told

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
STEP_HASH = GOLDEN[GOLDEN.index("{") :][:10]
LAST_STEP = GOLDEN.rstrip().rpartition("\n")[2]
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
    (STEP_HASH, "{00000000}"),
    ("\n\n~ out", '\n\n~ out\n[Date "today"]\n~ out'),
    ('[Game "einauge"]', '[Game "einauge"]\n[Game "einauge"]'),
    ('[Game "einauge"]', '[Game "einauge"]\n[Position "{"]'),
    ('[Game "einauge"]', '[Game "einauge"]\n[Position "[1]"]'),
    ('[Game "einauge"]', '[Game "einauge"]\n[Position "{}"]'),
    ('[Game "einauge"]', '[Game "einauge"]\n[Table "{}"]'),
    ('[Cards "', '[Cards "other-'),
    ('[Seed "', '[Seed "no '),
    ('[Result "', '[Result "not '),
    (LAST_STEP, ""),
    ('[Tortuga "record 1"]', ""),
]


def is_english(sentence: str) -> bool:
    return any(words in sentence for words in ("expected", " came", "a seed", "cannot be"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "options", "came"), OPTIONS)
def test_an_option_error_is_said_in_every_language(
    game: str, options: dict[str, Any], came: str, language: str
) -> None:
    with pytest.raises(TortugaError) as error:
        GAMES[game].rules.options_type.of(**options)
    sentence = told(error.value, language)
    assert came in sentence
    assert not is_english(sentence)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("old", "new"), RECORDS)
def test_a_record_error_is_said_in_every_language(old: str, new: str, language: str) -> None:
    with pytest.raises(RecordError) as error:
        record.read(GOLDEN.replace(old, new, 1))
    sentence = told(error.value, language)
    assert str(error.value.line) in sentence
    assert not is_english(sentence)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("section", ["position", "table", "seed", "note"])
def test_every_sentence_of_an_error_differs_from_the_english(section: str, language: str) -> None:
    english, other = written("en"), written(language)
    assert [key for key in english if key.startswith(f"error-{section}-") and english[key] == other[key]] == []


def broken(game: str, change: dict[str, Any]) -> TortugaError:
    plain = {**GAMES[game].rules(2, seed=1).plain(), **change}
    with pytest.raises(PositionError) as error:
        GAMES[game].rules.from_position(plain, players=2)
    return error.value


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "change", "words"),
    [
        ("einauge", {"display": []}, "position-e7_once"),
        ("einauge", {"phase": "final", "moved": False, "final_left": 0}, "position-e5_2_left"),
        ("barrakuda", {"distance": 1}, "position-distance"),
        ("barrakuda", {"near": []}, "position-b0_layout"),
    ],
)
def test_a_broken_position_is_said_in_every_language(
    game: str, change: dict[str, Any], words: str, language: str
) -> None:
    assert told(broken(game, change), language) == translate(f"error-{words}", language)


@pytest.mark.parametrize("seed", [-1, b"short", "no seed"])
@pytest.mark.parametrize("language", OTHERS)
def test_a_seed_error_is_said_in_every_language(seed: int | bytes | str, language: str) -> None:
    with pytest.raises(SeedError) as error:
        seed_bytes(seed)
    assert not is_english(told(error.value, language))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[Seed", "# [Seed", "error-note-no_seed"),
        (STEP_HASH, "", "error-note-no_hash"),
        ('[Seed "', '[Seed "f', "error-note-differs"),
    ],
)
def test_a_note_of_a_record_has_words(old: str, new: str, words: str) -> None:
    text = GOLDEN.replace(old, new, 1)
    if words == "error-note-differs":  # another seed of the same length
        text = re.sub(r'\[Seed "f(\w{63})\w"', r'[Seed "f\1"', text)
    assert [note.id for note in record.read(text).notes][:1] == [words]
