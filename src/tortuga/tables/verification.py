"""Check the disclosure of a finished game (disclosure.py): the seal, the nonces, and every outcome of chance."""

from __future__ import annotations

import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.game import Game
from tortuga.games.kit.record import differences
from tortuga.games.kit.tables import json_object
from tortuga.tables.fairness import Secret, counted_from, is_nonce

LARGEST = 4 * 1024 * 1024


class Unfair(TortugaError):  # noqa: N818  # an answer, not a fault
    """The file is whole, but the game was not dealt as was promised."""


def read_disclosure(where: str) -> dict[str, Any]:
    """The disclosure in a file, or at an address: of itself, or of the table's page."""
    raw = _fetched(where) if where.startswith(("http://", "https://")) else Path(where).read_bytes()
    try:
        return json_object(raw.decode("utf-8"))
    except ValueError as error:  # no UTF-8, no JSON or no object
        raise TortugaError(f"{where}: {error}") from None


def _fetched(address: str) -> bytes:
    parts = urllib.parse.urlsplit(address)
    way = parts.path.strip("/").split("/")
    if len(way) >= 2 and way[0] == "t":
        address = parts._replace(path=f"/api/tables/{way[1]}/fairness", query="", fragment="").geturl()
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            found: bytes = answer.read(LARGEST)
            return found
    except urllib.error.HTTPError as error:
        with error:
            said = error.read(2000).decode("utf-8", "replace")
        raise TortugaError(
            f"{address}: expected the disclosure of a finished game; {error.code} came: {said}"
        ) from None
    except OSError as error:
        raise TortugaError(f"{address}: cannot be read: {error}") from None


def verify(told: Mapping[str, Any], seal: str | None = None) -> Iterator[str]:
    """What was checked, line by line; Unfair where a promise was broken, another error where the file is damaged."""
    secret = Secret(bytes.fromhex(_hex(told, "seed")), bytes.fromhex(_hex(told, "salt")))
    commitment = _hex(told, "commitment")
    if seal is not None and seal.strip().lower() != commitment:
        raise Unfair(expected("commitment", f"the one you saw, {seal}", commitment))
    if secret.commitment != commitment:
        raise Unfair(expected("commitment", f"the SHA-256 of seed and salt, {secret.commitment}", commitment))
    yield f"the seal holds: SHA-256 of seed and salt is {commitment}"
    deal, line = _deal(told, secret)
    yield line
    game = _game(told, deal)
    if told.get("start") == "drawn":
        yield _first(told, secret)
    yield _chance(game, told)


def _deal(told: Mapping[str, Any], secret: Secret) -> tuple[bytes, str]:
    """The seed of the deal, and how it comes about."""
    if told.get("known_deal"):
        return secret.seed, "a known deal: the seed alone decides, no nonce was mixed in"
    nonces = told.get("nonces")
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) and is_nonce(nonce) for nonce in nonces):
        raise TortugaError(expected("nonces", "a list of texts of 64 hexadecimal digits", nonces))
    return secret.deal_seed(nonces), f"the deal is of the seed and {len(nonces)} nonces, one a seat"


def _first(told: Mapping[str, Any], secret: Secret) -> str:
    """E1.5: who was drawn to begin, by the nonces in the order in which people sat down."""
    first, nonces = told.get("first"), told["nonces"]
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < len(nonces):
        raise TortugaError(expected("first", f"a number from 0 to {len(nonces) - 1}", first))
    drawn = secret.first_seat(counted_from(len(nonces) - first, nonces))
    if drawn != first:
        raise Unfair(expected("first", f"{drawn}, which seed and nonces say", first))
    return f"who begins was drawn: seat {first + 1} of {len(nonces)}, as the players sat down"


def _game(told: Mapping[str, Any], deal: bytes) -> Game:
    """The game as it was played, with the deal it should have had."""
    options, steps = told.get("options"), told.get("steps")
    if not isinstance(options, dict):
        raise TortugaError(expected("options", "a JSON object", options))
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        raise TortugaError(expected("steps", "a list of texts", steps))
    kind = GAMES[str(told.get("game"))].rules
    game = kind(seed=deal, manual_chance=True, position=told.get("position"), **options)
    if "nonces" in told and not told.get("known_deal") and len(told["nonces"]) != game.players:
        raise TortugaError(expected("nonces", f"{game.players}, one a seat", len(told["nonces"])))
    for number, step in enumerate(steps, start=1):
        try:
            game.push_step(step)
        except TortugaError as error:
            raise TortugaError(f"step {number}: {error}") from None
    if not game.is_over and told.get("given_up") is False:
        raise Unfair(expected("steps", "those of the whole game, since nobody gave it up", f"{len(steps)} of them"))
    return game


def _chance(game: Game, told: Mapping[str, Any]) -> str:
    said = [step.text for step in game.steps if step.seat is None]
    listed = [each[1] if isinstance(each, list) and len(each) == 2 else each for each in told.get("chance") or []]
    if listed != said:
        raise TortugaError("chance: expected the outcomes that stand in the steps; others came")
    for number, dealt in differences(game):
        raise Unfair(expected(f"step {number}", f"{dealt!r}, which the deal says", game.steps[number - 1].text))
    return f"{len(said)} outcomes of chance in {len(game.steps)} steps are those of the deal"


def _hex(told: Mapping[str, Any], field: str) -> str:
    value = told.get(field)
    if not isinstance(value, str) or not is_nonce(value):
        raise TortugaError(expected(field, "64 hexadecimal digits", value))
    return value
