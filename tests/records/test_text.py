"""Text records: writing, reading, and refusing a damaged line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.play import CASES, name_of, played
from tortuga.games.kit import record
from tortuga.games.kit.errors import RecordError


@pytest.mark.parametrize(("name", "options"), CASES, ids=name_of)
def test_a_record_reads_back_to_the_same_game(name: str, options: dict[str, Any]) -> None:
    game = played(name, options)
    found = record.read(record.write(game))
    assert found.game == game
    assert found.game.steps == game.steps


@pytest.mark.parametrize(("name", "options"), CASES, ids=name_of)
def test_writing_what_was_read_gives_the_same_text(name: str, options: dict[str, Any]) -> None:
    text = record.write(
        played(name, options), ["Anna", 'B "the \\ hook"', "Çelik", "Dó", "E"][: options["players"]], "2026-01-31"
    )
    found = record.read(text)
    assert record.write(found.game, found.names, found.date) == text


def test_a_running_game_is_recorded_as_far_as_it_is() -> None:
    game = played("einauge", {"players": 2}, moves=10)
    assert record.read(record.write(game)).game == game


def test_a_record_without_seed_tells_no_future() -> None:
    game = played("einauge", {"players": 2}, moves=10)
    assert game.deal.seed.hex() not in record.write(game, with_seed=False)


def test_comments_and_missing_hashes_are_allowed_and_noticed() -> None:
    text = record.write(played("barrakuda", {"players": 2}))
    edited = "# my best game\n" + "\n".join(line.split("{")[0] for line in text.splitlines())
    assert "no hash" in str(record.read(edited).notes[0])


def test_where_seed_and_outcome_differ_the_outcome_rules_and_it_is_noticed() -> None:
    game = played("einauge", {"players": 2})
    text = record.write(game).replace(game.deal.seed.hex(), f"{2:064x}")
    found = record.read(text)
    assert found.game.steps == game.steps
    assert "the record decides" in str(found.notes[0])


def _lines(name: str = "einauge") -> list[str]:
    return record.write(played(name, {"players": 2})).splitlines()


def _refusal(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as error:
        record.read("\n".join(lines))
    return error.value


def _first(lines: list[str], beginning: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(beginning))


@pytest.mark.parametrize(
    ("beginning", "old", "new", "reason"),
    [
        ("[Tortuga", "record 1", "record 9", "expected record 1"),
        ("[Game", "einauge", "whist", "expected einauge or barrakuda"),
        ("[Rules", "1", "99", "expected version 1"),
        ("[Players", "2", "9", "expected a whole number from 2 to 5"),
        ("[Option selling", "free", "never", "expected free or when_short"),
        ("[Option ties", "[Option ties", "[Option tries", "expected edition, selling"),
        ("[Cards", "reconstruction-1", "mine", "expected reconstruction-1"),
        ("[Seed", '"0', '"x', "64 hexadecimal digits"),
        ("[Result", "won by", "lost by", "expected won by"),
        ("0 buy", "buy", "bye", "expected a move such as"),
        ("0 buy", "0 buy", "1 buy", "turn"),
        ("~ up", "up", "down", "expected an outcome of chance"),
        ("0 buy", "0 ", "? ", "expected a step"),
        ("0 lay", "{", "{f", "expected a step"),
        ("[Date", "[Date", "(Date", "expected a step"),
    ],
)
def test_a_damaged_line_is_refused_with_its_number_and_the_reason(
    beginning: str, old: str, new: str, reason: str
) -> None:
    lines = record.write(played("einauge", {"players": 2}), date="2026-01-31").splitlines()
    number = _first(lines, beginning)
    lines[number] = lines[number].replace(old, new, 1)
    error = _refusal(lines)
    assert reason in error.reason
    assert error.line == number + 1


def test_a_changed_hash_is_refused_at_its_line() -> None:
    lines = _lines()
    number = _first(lines, "0 pass")
    lines[number] = lines[number][:-9] + "00000000}"
    assert _refusal(lines).line == number + 1


def test_a_move_changed_to_another_legal_one_is_refused_at_its_line() -> None:
    lines = _lines("barrakuda")
    number = _first(lines, "0 dive")
    other = "5" if "dive 4" in lines[number] else "4"
    lines[number] = lines[number][:7] + other + lines[number][8:]
    error = _refusal(lines)
    assert error.line == number + 1
    assert "was changed" in error.reason


def test_a_missing_line_is_refused_where_it_was() -> None:
    lines = _lines()
    number = _first(lines, "0 buy")
    del lines[number]
    assert _refusal(lines).line == number + 1


def test_a_record_cut_short_is_refused() -> None:
    assert "not over after the last line" in _refusal(_lines()[:-3]).reason


def test_a_header_twice_is_refused() -> None:
    lines = _lines()
    assert "each header once" in _refusal([lines[0], *lines]).reason


def test_a_header_after_a_step_is_refused() -> None:
    lines = _lines()
    assert "before the first step" in _refusal([*lines, lines[1]]).reason


def test_an_empty_file_is_refused() -> None:
    assert "Tortuga" in _refusal([]).reason


def test_a_table_of_ones_own_travels_in_the_record() -> None:
    cards = played("einauge", {"players": 2}, moves=1).options.cards.plain()
    cards["name"] = "dear-eights"
    cards["islands"][6]["price"] = 12
    game = played("einauge", {"players": 2, "cards": cards})
    assert record.read(record.write(game)).game == game


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    plain = played("barrakuda", {"players": 3}, moves=6).plain()
    game = played("barrakuda", {"players": 3, "position": plain})
    assert record.read(record.write(game)).game == game
