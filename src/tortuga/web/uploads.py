"""Records that people upload, as text or as JSON: checked, and kept as text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from tortuga.games import game_type
from tortuga.games.kit import record
from tortuga.games.kit.errors import Phrase, RecordError, TortugaError, expected
from tortuga.games.kit.game import Game
from tortuga.web.lookback import LookBack, of_record

#: The longest games that are played, of Barrakuda for four, have about 7 steps in each of 200 turns; of Einauge, 230.
MOST_STEPS = 4000
_CARDS_OF_A_FILE = re.compile(r"\s*\[\s*Option\s+cards\s")


def uploaded(text: str, key: str) -> tuple[str, LookBack]:
    """The record of an upload as text, and the game it tells; refused if it is damaged or too long."""
    if text.lstrip().startswith("{"):
        text = _text_of_json(text)
    else:
        _check_text(text)
    return text, of_record(text, key)


def _check_text(text: str) -> None:
    steps = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if _CARDS_OF_A_FILE.match(line):  # it would name a file of this machine
            raise RecordError(number, Phrase("no_file"))
        steps += line.lstrip()[:1] not in ("", "#", "[")
    _check_length(steps)


def _check_length(steps: int) -> None:
    if steps > MOST_STEPS:
        raise TortugaError(expected(Phrase("record"), Phrase("most_steps", most=MOST_STEPS), steps))


# -- JSON --------------------------------------------------------------------------------------------------------------


def _text_of_json(text: str) -> str:
    """The same record as text; every field of the JSON is compared with what the game says."""
    try:
        told: dict[str, Any] = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TortugaError(Phrase("no_json", error=str(error))) from None
    steps = list(_steps_of(told))
    _check_length(len(steps))
    game = _begun(told)
    for number, step in enumerate(steps, start=1):
        try:
            game.push_step(step)
        except TortugaError as error:
            raise _at_step(number, error) from None
    names, date, has_seed = _names(told), str(told.get("date") or ""), told.get("seed") is not None
    _compare(told, record.to_json(game, names, date, has_seed))
    return record.write(game, names, date, has_seed)


def _steps_of(told: Mapping[str, Any]) -> Iterator[str]:
    """The steps as lines of a text record."""
    given = told.get("steps")
    if not isinstance(given, list):
        raise TortugaError(expected("steps", Phrase("list"), given))
    for number, step in enumerate(given, start=1):
        if not isinstance(step, dict) or not isinstance(step.get("chance"), list):
            raise _at_step(number, expected("chance", Phrase("list"), step))
        if step.get("move") is not None:
            yield f"{step.get('actor')} {step['move']}"
        yield from (f"~ {outcome}" for outcome in step["chance"])


def _begun(told: Mapping[str, Any]) -> Game:
    """The game before its first step."""
    kind = game_type(str(told.get("game")))
    options = told.get("options")
    if not isinstance(options, dict) or not isinstance(options.get("cards"), dict):  # a text would name a file
        raise TortugaError(expected("options", Phrase("json_options"), options))
    for field in ("position", "seed"):
        if not isinstance(told.get(field), dict if field == "position" else str) and told.get(field) is not None:
            raise TortugaError(expected(field, Phrase("table.value"), told[field]))
    return kind(seed=told.get("seed"), manual_chance=True, position=told.get("position"), **options)


def _names(told: Mapping[str, Any]) -> list[str]:
    seats = told.get("seats")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise TortugaError(expected("seats", Phrase("list"), seats))
    return seats


def _compare(told: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Refuse the JSON at the first field, or the first step, that is not what the game says."""
    steps = zip(wanted["steps"], told["steps"], strict=False)  # as many as there are: all were pushed
    for number, (mine, theirs) in enumerate(steps, start=1):
        if mine != theirs:
            raise _at_step(number, expected("hash", str(mine["hash"]), theirs.get("hash")))
    for field in wanted:
        if told.get(field) != wanted[field] and field != "steps":
            raise TortugaError(expected(field, json.dumps(wanted[field])[:80], told.get(field)))


def _at_step(number: int, reason: Phrase | TortugaError) -> TortugaError:
    return TortugaError(Phrase("at_step", step=number, reason=reason))
