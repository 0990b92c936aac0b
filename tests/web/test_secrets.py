"""What nobody may know is in no byte sent: servers that differ in it alone send the same bytes.

Every server here has one table with the same id, people, options and moves. What differs is the secret: its seed and
salt and all that chance has yet to say; or a sealed choice.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tortuga.games.kit.chance import Deal
from tortuga.tables import commands
from tortuga.web.app import create_app
from tortuga.web.settings import Settings

GAMES = ("einauge", "barrakuda")
MOVES = 9
TABLE = "the-one-table"
PATHS = [
    f"/api/tables/{TABLE}",
    f"/t/{TABLE}",
    f"/t/{TABLE}/text",
    f"/api/tables/{TABLE}/record",
    f"/api/tables/{TABLE}/fairness",
    f"/t/{TABLE}/record.txt",
    f"/t/{TABLE}/record.json",
    f"/t/{TABLE}/replay",
    f"/t/{TABLE}/replay/frame?move=1",
    f"/t/{TABLE}/deal",
    "/api/tables",
    "/",
]


class Fate(Deal):
    """A deal that says the same as *past* where the past has been asked, and goes its own way in all that follows."""

    def __init__(self, seed: int, past: Fate | None = None) -> None:
        super().__init__(seed)
        self.asked: dict[int, int] = {} if past is None else dict(past.asked)

    def outcome(self, key: int, size: int) -> int:
        """The outcome for *key*."""
        return self.asked.setdefault(int(key), super().outcome(key, size))


@dataclass
class Services:
    """A services with its one table, and all that it has said to anybody."""

    browser: TestClient
    people: dict[str, dict[str, str]]  # name -> headers
    said: dict[str, list[str]] = field(default_factory=dict)

    def ask(self, who: str, path: str, body: object = None) -> Any:
        """Ask as somebody, and keep every byte of the answer."""
        answer = self.browser.request("GET" if body is None else "POST", path, json=body, headers=self.people[who])
        head = {name: value for name, value in answer.headers.items() if name != "content-length"}
        self.said.setdefault(who, []).append(f"{path} {answer.status_code} {head} {answer.text}")
        return answer

    def watch(self, who: str) -> None:
        """What the sockets say."""
        for path in (f"/api/tables/{TABLE}/ws", f"/api/tables/{TABLE}/ws?version=3"):
            with self.browser.websocket_connect(path, headers=self.people[who]) as socket:
                self.said.setdefault(who, []).append(f"{path} {socket.receive_text()}")

    def look(self) -> None:
        """Everybody looks at everything."""
        for who in self.people:
            for path in PATHS:
                self.ask(who, path)
            self.watch(who)

    def frame(self, who: str = "Eve") -> Any:
        return self.browser.get(f"/api/tables/{TABLE}", headers=self.people[who]).json()

    def to_act(self) -> str:
        return ("Anna", "Bo")[self.frame()["view"]["to_act"][0]]

    def play(self, moves: int, seed: int = 5) -> None:
        """Random moves, each after a wrong one and talked about, some taken back; everybody looks after each."""
        chooser, path = random.Random(seed), f"/api/tables/{TABLE}"
        for number in range(moves):
            who = self.to_act()
            now = self.frame(who)
            self.ask(who, f"{path}/moves", {"move": "fly away", "version": now["version"]})
            self.ask(who, f"{path}/chat", {"text": "what comes next?", "team": bool(number % 2)})
            move = {"move": chooser.choice(now["view"]["legal"]), "version": self.frame()["version"]}
            self.ask(who, f"{path}/moves", move)
            if self.ask(who, f"{path}/undo", {}).status_code == 200:
                self.ask(who, f"{path}/moves", {"move": move["move"]})
            self.look()

    def rush(self) -> list[str]:
        """What a dozen more moves bring, or fewer if it ends, and chance between them; nobody looks."""
        chooser = random.Random(6)
        for _ in range(12):
            if self.frame()["status"] == "over":
                break
            who = self.to_act()
            move = {"move": chooser.choice(self.frame(who)["view"]["legal"])}
            self.browser.post(f"/api/tables/{TABLE}/moves", json=move, headers=self.people[who])
        return [str(entry) for entry in self.frame()["log"]]

    def bytes_to(self, *names: str) -> list[str]:
        """All that these have been told, without what the services may choose: the commitment, and deals to come.

        Who said a line is told by a hash of the user, who is another one in every run.
        """
        sealed = self.frame()["table"]["commitment"]
        told = [re.sub(r"[0-9a-f]{64}\.\d+-[0-9a-f]{16}", "DEAL", text) for who in names for text in self.said[who]]
        told = [re.sub(r'"by":"[0-9a-f]{16}"', '"by":"WHO"', text) for text in told]
        return [text.replace(sealed, "COMMITMENT").replace(sealed[:16], "COMMITMENT") for text in told]


@contextmanager
def services(folder: Path, game: str, monkeypatch: pytest.MonkeyPatch, fate: Fate) -> Iterator[Services]:
    """A services whose table Anna and Bo share, watched by Eve; its deal is *fate*."""
    folder.mkdir()
    monkeypatch.setattr(commands, "new_id", lambda: TABLE)
    monkeypatch.setattr(commands, "deal_of", lambda *_: fate)
    app = create_app(Settings(database=str(folder / "tables.sqlite3"), bot_pause=0))
    with TestClient(app, base_url="http://testserver", follow_redirects=False) as browser:
        app.state.services.host.now = lambda: 1_000_000.0
        tokens = {name: browser.post("/api/users", json={"name": name}).json()["token"] for name in ("Anna", "Bo")}
        people = {name: {"authorization": f"Bearer {token}"} for name, token in tokens.items()}
        found = Services(browser, {**people, "Eve": {}})
        asked = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        found.ask("Anna", "/api/tables", asked)
        found.ask("Bo", f"/api/tables/{TABLE}/sit", {"seat": 1})
        assert found.frame()["status"] == "running"
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_sent_depends_on_the_secret_or_on_what_is_to_come(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "tortuga")
    first = Fate(1)
    with services(tmp_path / "a", game, monkeypatch, first) as one:
        one.play(MOVES)
        told, logged, second = one.bytes_to("Anna", "Bo", "Eve"), log_of(caplog), Fate(2, past=first)
        future = one.rush()
    with services(tmp_path / "b", game, monkeypatch, second) as other:
        other.play(MOVES)
        assert other.bytes_to("Anna", "Bo", "Eve") == told
        assert log_of(caplog) == logged
        assert other.rush() != future  # else nothing was compared


def log_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the services have logged; forgotten afterwards. How long a handler took tells of the machine alone."""
    ours = [record for record in caplog.records if record.name.startswith("tortuga")]
    lines = [record.getMessage() for record in ours if record.name != "tortuga.watchdog"]
    caplog.clear()
    return lines


def _sealed(folder: Path, monkeypatch: pytest.MonkeyPatch, choice: str) -> dict[str, list[str]]:
    """What each is told while Anna's choice lies face down, and once more after she has changed it."""
    with services(folder, "barrakuda", monkeypatch, Fate(3)) as one:
        for move in (choice, "dive 1", choice):
            one.ask("Anna", f"/api/tables/{TABLE}/moves", {"move": move})
            one.ask("Bo", f"/api/tables/{TABLE}/undo", {})
            one.ask("Bo", f"/api/tables/{TABLE}/moves", {"move": "fly away"})
            one.look()
        assert one.frame("Anna")["view"]["chosen"] == choice
        return {who: one.bytes_to(who) for who in one.people}


def test_a_sealed_choice_is_in_no_byte_sent_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    four, two = (_sealed(tmp_path / name, monkeypatch, f"dive {name}") for name in ("4", "2"))
    assert {who: four[who] == two[who] for who in four} == {"Anna": False, "Bo": True, "Eve": True}
