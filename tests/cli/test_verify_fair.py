"""`tortuga verify-fair`: what was sealed before the first card is what was dealt."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_cli import run
from tests.loops import awaited
from tortuga.tables.commands import Who
from tortuga.tables.disclosure import revealed
from tortuga.tables.fairness import Secret
from tortuga.tables.host import Host

Said = pytest.CaptureFixture[str]
GAMES: dict[str, dict[str, Any]] = {
    "einauge": {"players": 2},
    "barrakuda": {"players": 3, "layout": "random", "turn_limit": 30},
}


async def _played(database: Path, game: str) -> dict[str, Any]:
    host = Host(str(database), bot_pause=0)
    await host.start()
    try:
        seats = [{"kind": "bot", "bot": "random"}] * int(GAMES[game]["players"])
        asked = {"game": game, "options": GAMES[game], "seats": seats, "start": "drawn"}
        table = await host.create(Who("u", "Anna"), asked)
        while (table := await host.table(table.id)).status == "running":
            await asyncio.sleep(0.02)
        return revealed(table, await host.secret(table.id))
    finally:
        await host.stop()


@pytest.fixture(scope="module", params=GAMES)
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The disclosure of a game that bots have played."""
    database = tmp_path_factory.mktemp("fair") / "x.sqlite3"
    return awaited(_played(database, request.param))


def written(folder: Path, told: object) -> str:
    file = folder / "fairness.json"
    file.write_text(told if isinstance(told, str) else json.dumps(told))
    return str(file)


def test_a_fair_game_is_found_fair_and_what_was_checked_is_said(
    capsys: Said, tmp_path: Path, told: dict[str, Any]
) -> None:
    code, out, _ = run(capsys, "verify-fair", written(tmp_path, told), "--seal", told["commitment"])
    assert (code, out.splitlines()[-1]) == (0, "fair")
    assert f"{len(told['chance'])} outcomes of chance" in out


def _other(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


@pytest.mark.parametrize("field", ["seed", "salt", "commitment", "nonces"])
def test_another_promise_is_found_unfair(capsys: Said, tmp_path: Path, told: dict[str, Any], field: str) -> None:
    value = told[field]
    changed = {**told, field: [_other(value[0]), *value[1:]] if isinstance(value, list) else _other(value)}
    code, _, err = run(capsys, "verify-fair", written(tmp_path, changed))
    assert (code, err.split(":")[0]) == (1, "not fair")


def test_another_seat_than_the_one_drawn_is_found_unfair(
    capsys: Said, tmp_path: Path, told: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Secret, "first_seat", lambda _, nonces: (told["first"] + 1) % len(nonces))
    code, _, err = run(capsys, "verify-fair", written(tmp_path, told))
    assert (code, err.split(":")[0]) == (1, "not fair")


def test_another_seal_than_the_one_seen_is_found_unfair(capsys: Said, tmp_path: Path, told: dict[str, Any]) -> None:
    code, _, err = run(capsys, "verify-fair", written(tmp_path, told), "--seal", _other(told["commitment"]))
    assert code == 1
    assert "expected the one you saw" in err


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda _: "no JSON", "expected JSON; Expecting value"),
        (lambda _: [], "expected a JSON object; list came"),
        (lambda _: {}, "seed: expected 64 hexadecimal digits; None came"),
        (lambda told: {**told, "salt": "12"}, "salt: expected 64 hexadecimal digits; '12' came"),
        (lambda told: {**told, "nonces": ["x"]}, "nonces: expected a list of texts of 64"),
        (lambda told: {**told, "nonces": told["nonces"][:1]}, "nonces: expected"),
        (lambda told: {**told, "options": 3}, "options: expected a JSON object; 3 came"),
        (lambda told: {**told, "game": "chess"}, "game: expected einauge or barrakuda; 'chess' came"),
        (lambda told: {**told, "steps": ["0 fly"]}, "step 1: "),
        (lambda told: {**told, "chance": told["chance"][1:]}, "chance: expected the outcomes that stand in the steps"),
    ],
)
def test_a_damaged_file_is_refused_with_what_was_expected(
    capsys: Said, tmp_path: Path, told: dict[str, Any], damage: Callable[[Any], Any], words: str
) -> None:
    code, _, err = run(capsys, "verify-fair", written(tmp_path, damage(told)))
    assert code == 2
    assert words in err
