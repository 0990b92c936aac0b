"""A table of the load: four players, the game as the clients know it, one move at a time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import orjson

from bench.table.http import Http, dumped
from bench.table.people import Player
from tortuga.games import GAMES
from tortuga.games.kit.game import Game

SEATS = 4
_PATIENCE = 30.0


@dataclass(frozen=True)
class Sent:
    """A move the server has acknowledged."""

    command: str
    seat: int
    text: str
    version: int
    took: float  # milliseconds to the last of the four messages


@dataclass
class Seating:
    """Plays random legal moves; it follows the game by the messages of the server."""

    http: Http
    game_name: str
    players: list[Player]
    rng: random.Random
    id: str = ""
    game: Game | None = None
    version: int = 0
    sealed: set[int] = field(default_factory=set)
    sent: list[Sent] = field(default_factory=list)
    first: int = 0  # the version when all were connected
    finished: list[tuple[str, list[Sent], list[list[int]], int]] = field(default_factory=list)
    _waiting: asyncio.Future[None] | None = None

    async def sit_down(self) -> None:
        """Create the table with one player and seat the others."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        asked = {"game": self.game_name, "options": {"players": SEATS}, "seats": seats}
        made = await self._post(self.players[0], "/api/tables", asked)
        self.id = str(made["table"])
        for seat in range(1, SEATS):
            made = await self._post(self.players[seat], f"/api/tables/{self.id}/sit", {"seat": seat})
        self.game, self.version = GAMES[self.game_name].rules(SEATS, seed=0, manual_chance=True), made["version"]

    async def watch(self) -> None:
        """Connect all players and wait until each has received the table."""
        for player in self.players:
            await player.watch(self.http, self.id, self._followed if player is self.players[0] else self._arrived)
        self.first = self.version
        await self._everybody_at(self.version)

    async def _post(self, player: Player, path: str, body: dict[str, Any]) -> dict[str, Any]:
        status, _, answer = await self.http.post(path, dumped(body), player.headers)
        if status >= 300:
            raise ValueError(f"{path}: expected an answer of 2xx; {status} came: {answer[:200]!r}")
        return json.loads(answer)  # type: ignore[no-any-return]

    def _followed(self, message: bytes) -> None:
        """Follow the game by the messages of one player."""
        assert self.game is not None
        turn = orjson.loads(message).get("turn", {"first": 0, "steps": []})
        for step in turn["steps"][len(self.game.steps) - turn["first"] :]:
            self.game.push_step(f"{'~' if step['seat'] is None else step['seat']} {step['text']}")
            self.sealed.clear()
        self._arrived(message)

    async def move(self) -> Sent:
        """A random legal move by whoever is asked; returns when all four have its message."""
        assert self.game is not None
        seat = self.rng.choice([seat for seat in self.game.seats_to_move if seat not in self.sealed])
        text = self.rng.choice(list(self.game.legal_moves_of(seat))).text
        secret = self.game.phase == "choose"
        command = f"{self.id}-{len(self.sent)}"
        body = {"move": text, "version": self.version, "command": command, "seat": seat}
        start = time.perf_counter()
        steps = len(self.game.steps)
        answer = await self._post(self.players[seat], f"/api/tables/{self.id}/moves", body)
        self.version = answer["version"]
        if secret and len(self.game.steps) == steps:  # else the message came before the answer
            self.sealed.add(seat)
        await self._everybody_at(self.version)
        took = 1000 * (max(player.seen[-1][1] for player in self.players) - start)
        self.sent.append(Sent(command, seat, text, self.version, took))
        return self.sent[-1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.is_over

    def _arrived(self, _: bytes) -> None:
        waiting = self._waiting
        if waiting is not None and not waiting.done() and self._all_at(self.version):
            waiting.set_result(None)

    def _all_at(self, version: int) -> bool:
        return all(player.version >= version for player in self.players)

    async def _everybody_at(self, version: int) -> None:
        if self._all_at(version):
            return
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(self._waiting, _PATIENCE)
        except TimeoutError:
            seen = [player.version for player in self.players]
            raise ValueError(f"table {self.id}: expected frames of version {version}; {seen} were seen") from None

    async def again(self) -> None:
        """The game is over: the same four sit down at a new table."""
        await self.put_away()
        self.sent, self.sealed, self._waiting = [], set(), None
        await self.sit_down()
        await self.watch()

    async def put_away(self) -> None:
        """Leave, and keep what the proof needs."""
        for player in self.players:
            await player.leave()
        versions = [[version for version, _ in player.seen] for player in self.players]
        self.finished.append((self.id, self.sent, versions, self.first))
        for player in self.players:
            player.seen = []
