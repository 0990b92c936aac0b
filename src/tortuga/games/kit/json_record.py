"""The record of a game as JSON, for programs: written, and read with every field checked (docs/records.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit import record
from tortuga.games.kit.errors import Message, TortugaError, expected
from tortuga.games.kit.game import Game
from tortuga.games.kit.record import FORMAT, Record
from tortuga.games.kit.tables import json_object, short_hash

# -- writing -------------------------------------------------------------------------------------------------------


def to_json(game: Game, names: Sequence[str] = (), date: str = "", with_seed: bool = True) -> dict[str, Any]:
    """The whole game for programs: every decision with the outcomes of chance after it and the full state then."""
    outcome, cards = game.outcome(), game.options.card_table
    return {
        "format": f"tortuga {FORMAT}",
        "game": game.NAME,
        "rules": game.VERSION,
        "options": game.options.plain(),
        "cards_hash": None if cards is None else cards.hash,
        "seats": list(names),
        "date": date,
        "seed": game.deal.seed.hex() if with_seed else None,
        "position": game.position,
        "initial": game.at(0).plain(),
        "steps": list(_json_steps(game)),
        "result": None if outcome is None else outcome.plain(),
    }


def _json_steps(game: Game) -> Iterator[dict[str, Any]]:
    """A step is a move with what chance said after it; before the first move, chance alone."""
    starts = [number for number, step in enumerate(game.steps) if number == 0 or step.seat is not None]
    for start, end in pairwise([*starts, len(game.steps)]):
        step, plain = game.steps[start], game.at(end).plain()
        yield {
            "actor": step.seat,
            "move": None if step.seat is None else step.text,
            "chance": [later.text for later in game.steps[start:end] if later.seat is None],
            "state": plain,
            "hash": short_hash(plain),
        }


# -- reading -------------------------------------------------------------------------------------------------------


def read_any(text: str) -> Record:
    """Read a record as JSON or as text, whichever it is."""
    return read(json_object(text)) if text.lstrip().startswith("{") else record.read(text)


def read(told: Mapping[str, Any]) -> Record:
    """Replay a record; refused at the first step or field that is not what the game says."""
    game = _begun(told)
    for number, step in enumerate(steps_of(told), start=1):
        try:
            game.push_step(step)
        except TortugaError as error:
            raise _at_step(number, error) from None
    names, date = _names(told), str(told.get("date") or "")
    _compare(told, to_json(game, names, date, told.get("seed") is not None))
    return Record(game, names, date)


def steps_of(told: Mapping[str, Any]) -> Iterator[str]:
    """The steps as lines of a text record."""
    given = told.get("steps")
    if not isinstance(given, list):
        raise TortugaError(expected("steps", Message("error-list"), given))
    for number, step in enumerate(given, start=1):
        if not isinstance(step, dict) or not isinstance(step.get("chance"), list):
            raise _at_step(number, expected("chance", Message("error-list"), step))
        if step.get("move") is not None:
            yield f"{step.get('actor')} {step['move']}"
        yield from (f"~ {outcome}" for outcome in step["chance"])


def _begun(told: Mapping[str, Any]) -> Game:
    """The game before its first step."""
    kind = GAMES[str(told.get("game"))].rules
    options = told.get("options")
    has_cards = kind.options_type.default_cards() is not None
    if not isinstance(options, dict) or (has_cards and not isinstance(options.get("cards"), dict)):  # a text: a file
        raise TortugaError(expected("options", Message("error-json_options"), options))
    for field in ("position", "seed"):
        if not isinstance(told.get(field), dict if field == "position" else str) and told.get(field) is not None:
            raise TortugaError(expected(field, Message("error-table-value"), told[field]))
    return kind(seed=told.get("seed"), manual_chance=True, position=told.get("position"), **options)


def _names(told: Mapping[str, Any]) -> list[str]:
    seats = told.get("seats")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise TortugaError(expected("seats", Message("error-list"), seats))
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


def _at_step(number: int, reason: Message | TortugaError) -> TortugaError:
    return TortugaError(Message("error-at_step", step=number, reason=reason))
