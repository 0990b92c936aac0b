"""The record of a game: a text people can read, compare, mail and edit (docs/records.md); as JSON in json_record.py.

Headers, then a line a step: the seat or `~` for chance, its words, and the running hash of everything up to here. The
hash chain ties each line to the options, the cards and all states before it, so a changed line is found at its place.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.errors import Message, RecordError, TortugaError, expected
from tortuga.games.kit.game import Game
from tortuga.games.kit.tables import canonical, json_object

FORMAT = "record 1"
_HEADER = re.compile(r'\[(?P<key>[A-Z][A-Za-z]*)(?: (?P<name>[\w-]+))? "(?P<value>(?:[^"\\]|\\.)*)"\]')
_STEP = re.compile(r"(?P<step>(?:~|\d+) [^{}#]*[^{}#\s])(?:\s+\{(?P<hash>[0-9a-f]{8})\})?")
_UNFINISHED = "*"


@dataclass
class Record:
    """A game that was read, with what its headers say and what was noticed on the way."""

    game: Game
    names: list[str]
    date: str = ""
    notes: list[Message] = field(default_factory=list)


class Chain:
    """The running hash of a game, step by step."""

    def __init__(self, game: Game) -> None:
        start = {"game": game.NAME, "rules": game.VERSION, "options": game.options.plain(), "position": game.position}
        self._digest = hashlib.sha256(canonical(start)).digest()

    def add(self, step: str, plain: dict[str, Any]) -> str:
        """The eight digits that stand behind a step."""
        self._digest = hashlib.sha256(self._digest + step.encode() + b"\n" + canonical(plain)).digest()
        return self._digest.hex()[:8]


# -- writing -------------------------------------------------------------------------------------------------------


def write(game: Game, names: Sequence[str] = (), date: str = "", with_seed: bool = True) -> str:
    """The record of a game. Leave the seed out while the game runs: it tells the future."""
    lines = [_header(key, value, name) for key, name, value in _headers(game, names, date, with_seed)]
    return "\n".join([*lines, "", *_step_lines(game), ""])


def _header(key: str, value: str, name: str = "") -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'[{key}{" " + name if name else ""} "{escaped}"]'


def _headers(game: Game, names: Sequence[str], date: str, with_seed: bool) -> Iterator[tuple[str, str, str]]:
    yield "Tortuga", "", FORMAT
    yield "Game", "", game.NAME
    yield "Rules", "", str(game.VERSION)
    yield "Players", "", str(game.players)
    for option, value in game.options.texts().items():
        yield "Option", option, value
    cards = game.options.card_table
    if cards is not None:
        yield "Cards", "", f"{cards.name} {cards.hash}"
        if cards.name != game.options_type.default_cards():
            yield "Table", "", canonical(cards.plain()).decode()
    for seat, name in enumerate(names):
        yield "Seat", str(seat), name
    if date:
        yield "Date", "", date
    if game.position is not None:
        yield "Position", "", canonical(game.position).decode()
    if with_seed:
        yield "Seed", "", game.deal.seed.hex()
    yield "Result", "", result_text(game)


def result_text(game: Game) -> str:
    """The result in one line: winners, why, and a total a seat; `*` while the game runs."""
    outcome = game.outcome()
    if outcome is None:
        return _UNFINISHED
    columns = ([str(value) for key, value in score.items() if key != "total"] for score in outcome.scores)
    return f"won by {' '.join(map(str, outcome.winners))}, {outcome.why}, {' '.join(map('+'.join, columns))}"


def _step_lines(game: Game) -> Iterator[str]:
    """Every step with the running hash."""
    chain = Chain(game)
    for number, step in enumerate(game.steps, start=1):
        digits = chain.add(str(step), game.at(number).plain())
        yield f"{step!s:<40} {{{digits}}}"


# -- reading -------------------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """Read and replay a record; a damaged or illegal one is refused at its line."""
    lines = text.splitlines()
    headers: dict[str, tuple[int, str]] = {}
    steps: list[tuple[int, str, str | None]] = []
    for number, line in enumerate(lines, start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            _read_header(number, line, headers, bool(steps))
        else:
            steps.append(_read_step(number, line))
    return _replay(headers, steps, len(lines))


def _read_header(number: int, line: str, headers: dict[str, tuple[int, str]], late: bool) -> None:
    match = _HEADER.fullmatch(line)
    if match is None or late:
        raise RecordError(number, Message("error-late_header" if late else "error-header", came=repr(line)))
    key = match["key"] + (f" {match['name']}" if match["name"] else "")
    if key in headers:
        raise RecordError(number, Message("error-header_twice", header=key, first=headers[key][0]))
    headers[key] = (number, re.sub(r"\\(.)", r"\1", match["value"]))


def _read_step(number: int, line: str) -> tuple[int, str, str | None]:
    match = _STEP.fullmatch(line)
    if match is None:
        raise RecordError(number, Message("error-no_step", example="'0 buy red 4 {1a2b3c4d}'", came=repr(line)))
    return number, " ".join(match["step"].split()), match["hash"]


def _replay(headers: dict[str, tuple[int, str]], steps: list[tuple[int, str, str | None]], length: int) -> Record:
    game = _begin(headers)
    chain = Chain(game)
    for number, step, digits in steps:
        try:
            game.push_step(step)
        except TortugaError as error:
            raise RecordError(number, error) from None
        came = chain.add(step, game.plain())
        if digits is not None and digits != came:
            raise RecordError(number, Message("error-hash", wanted=came, came=digits))
    record = Record(game, _names(headers, game.players), headers.get("Date", (0, ""))[1])
    _check_result(headers, record, length)
    _notice(record, headers, sum(digits is None for _, _, digits in steps))
    return record


def _begin(headers: dict[str, tuple[int, str]]) -> Game:
    if headers.get("Tortuga", (1, None))[1] != FORMAT:
        number, came = headers.get("Tortuga", (1, Message("error-table-nothing")))
        raise RecordError(number, expected(Message("error-the_header", header="Tortuga"), FORMAT, came))
    number, name = _header_of(headers, "Game")
    try:
        kind = GAMES[name].rules
    except TortugaError as error:
        raise RecordError(number, error) from None
    number, version = _header_of(headers, "Rules")
    if version != str(kind.VERSION):
        wanted = Message("error-version", version=kind.VERSION)
        raise RecordError(number, expected(Message("error-the_header", header="Rules"), wanted, version))
    return _make(kind, headers)


def _header_of(headers: dict[str, tuple[int, str]], key: str) -> tuple[int, str]:
    if key not in headers:
        raise RecordError(1, Message("error-no_header", header=key))
    return headers[key]


def _make(kind: type[Game], headers: dict[str, tuple[int, str]]) -> Game:
    given: dict[str, Any] = {key[7:]: value for key, (_, value) in headers.items() if key.startswith("Option ")}
    number, players = _header_of(headers, "Players")
    if "Table" in headers:
        given["cards"] = _json(headers["Table"])
    position = _json(headers["Position"]) if "Position" in headers else None
    try:
        seed = headers["Seed"][1] if "Seed" in headers else None
        game = kind(players, seed=seed, manual_chance=True, position=position, **given)  # type: ignore[arg-type]
    except TortugaError as error:
        raise RecordError(_line_of(error, headers, number), error) from None
    _check_cards(headers, game)
    return game


def _line_of(error: TortugaError, headers: dict[str, tuple[int, str]], otherwise: int) -> int:
    """The header an option error speaks of."""
    for key, (number, _) in headers.items():
        about = (f"option {key[7:]}:", f"{key[7:]!r} came")  # a wrong value, or no option at all
        if key.startswith("Option ") and any(words in str(error) for words in about):
            return number
    kinds = {"PositionError": "Position", "TableError": "Table", "SeedError": "Seed"}
    return headers.get(kinds.get(type(error).__name__, ""), (otherwise, ""))[0]


def _json(header: tuple[int, str]) -> dict[str, Any]:
    try:
        return json_object(header[1])
    except TortugaError as error:
        raise RecordError(header[0], error) from None


def _check_cards(headers: dict[str, tuple[int, str]], game: Game) -> None:
    cards = game.options.card_table
    if cards is None:
        return
    number, text = _header_of(headers, "Cards")
    wanted = f"{cards.name} {cards.hash}"
    if text != wanted:
        raise RecordError(number, expected(Message("error-cards_header"), wanted, text))


def _names(headers: dict[str, tuple[int, str]], players: int) -> list[str]:
    return [headers.get(f"Seat {seat}", (0, f"seat {seat}"))[1] for seat in range(players)]


def _check_result(headers: dict[str, tuple[int, str]], record: Record, length: int) -> None:
    number, text = headers.get("Result", (length, _UNFINISHED))
    wanted = result_text(record.game)
    if wanted == _UNFINISHED and text != _UNFINISHED:
        raise RecordError(length, Message("error-not_over", came=repr(text)))
    if text not in (wanted, _UNFINISHED):
        raise RecordError(number, expected(Message("error-the_header", header="Result"), wanted, text))


def _notice(record: Record, headers: dict[str, tuple[int, str]], without_hash: int) -> None:
    if without_hash:
        record.notes.append(Message("error-note-no_hash", number=without_hash))
    if "Seed" not in headers:
        record.notes.append(Message("error-note-no_seed"))
        return
    for number, step in differences(record.game):
        came = record.game.steps[number - 1].text
        record.notes.append(Message("error-note-differs", step=number, dealt=repr(step), came=repr(came)))


def differences(game: Game) -> Iterator[tuple[int, str]]:
    """The steps of chance that its deal would not have given: number and what the deal says."""
    for number, step in enumerate(game.steps, start=1):
        if step.seat is None:
            dealt = game.at(number - 1).dealt()
            if dealt != step.text:
                yield number, dealt
