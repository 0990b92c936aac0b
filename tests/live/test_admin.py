"""`tortuga admin` at a running server."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.live.server import serving
from tortuga.cli import main

TOKEN = "a-token-of-the-host-0123"


@pytest.mark.slow
def test_the_host_looks_at_a_server_that_runs_and_closes_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TORTUGA_ADMIN_TOKEN", TOKEN)
    with serving(tmp_path) as server:
        token = asked(server.url, "users", {"name": "Anna"})["token"]
        body = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = asked(server.url, "tables", body, token)["table"]
        assert main(["admin", "close", table, "--server", server.url]) == 0
        assert main(["admin", "tables", "--server", server.url]) == 0
        assert capsys.readouterr().out.startswith(f"{table} einauge closed ")
        monkeypatch.setenv("TORTUGA_ADMIN_TOKEN", TOKEN + "x")
        assert main(["admin", "people", "--server", server.url]) == 2
        assert "403" in capsys.readouterr().err


def asked(url: str, what: str, body: Mapping[str, object], token: str = "") -> dict[str, str]:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{url}/api/{what}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, str] = json.load(answer)
        return found


@pytest.mark.parametrize(
    ("token", "server", "said"),
    [
        ("", "http://127.0.0.1:1", "TORTUGA_ADMIN_TOKEN"),
        (TOKEN, "here", "--server"),
        (TOKEN, "http://127.0.0.1:1", "answers"),
    ],
)
def test_what_is_missing_is_said_in_one_line(
    token: str, server: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TORTUGA_ADMIN_TOKEN", token)
    assert main(["admin", "status", "--server", server]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
