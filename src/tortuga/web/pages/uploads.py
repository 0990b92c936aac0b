"""Records that people upload, as text or as JSON: checked, and kept as text."""

from __future__ import annotations

import re

from tortuga.games.kit import json_record, record
from tortuga.games.kit.errors import Message, RecordError, TortugaError, expected
from tortuga.games.kit.tables import json_object
from tortuga.tables.device_games import DeviceGame
from tortuga.tables.errors import Refused
from tortuga.web.pages.lookback import LookBack, of_record

#: The longest games that are played, of Barrakuda for four, have about 7 steps in each of 200 turns; of Einauge, 230.
MOST_STEPS = 4000
LONGEST_NUMBER = 80  # digits: a seed has 64
_LONG_NUMBER = re.compile(rf"\d{{{LONGEST_NUMBER + 1}}}")
_CARDS_OF_A_FILE = re.compile(r"\s*\[\s*Option\s+cards\s")


def uploaded(text: str, key: str) -> tuple[str, LookBack]:
    """The record of an upload as text, and the game it tells; refused if it is damaged or too long."""
    if text.lstrip().startswith("{"):
        text = _text_of_json(text)
    else:
        _check_text(text)
    return text, of_record(text, key)


def played_on_device(user: str, text: str) -> DeviceGame:
    """A finished game that a user played without the server; refused if it is damaged, too long or not over."""
    text, found = uploaded(text, "")
    outcome = found.game.outcome()
    if outcome is None:
        raise Refused("not_over")
    return DeviceGame(user, found.game.NAME, text, found.names, list(outcome.winners))


def _text_of_json(text: str) -> str:
    """The same record as text."""
    told = json_object(text)
    _check_length(sum(1 for _ in json_record.steps_of(told)))
    found = json_record.read(told)
    return record.write(found.game, found.names, found.date, with_seed=told.get("seed") is not None)


def _check_text(text: str) -> None:
    steps = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if _CARDS_OF_A_FILE.match(line):  # it would name a file of this machine
            raise RecordError(number, Message("error-no_file"))
        if _LONG_NUMBER.search(line):  # int() would refuse it without saying where
            raise RecordError(number, Message("error-long_number", digits=LONGEST_NUMBER))
        steps += line.lstrip()[:1] not in ("", "#", "[")
    _check_length(steps)


def _check_length(steps: int) -> None:
    if steps > MOST_STEPS:
        raise TortugaError(expected(Message("error-record"), Message("error-most_steps", most=MOST_STEPS), steps))
