"""What a study gives: a headline, pictures, tables, and the data behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.warm import Report as Progress
from tortuga.lab.tally import Deals, Tallies, tallied
from tortuga.players.warm import silent


@dataclass(frozen=True)
class Setting:
    """Everything that the figures of a study depend on, and the callbacks for its progress."""

    game: str
    games: int
    seed: str = "1"
    players: int = 3
    jobs: int = 1
    only_players: int | None = None  # where a question is about every number of players: only this one
    on_played: Callable[[int], None] = field(default=lambda _: None, compare=False)  # called with games just played
    progress: Progress = field(default=silent, compare=False)  # of a match of the arena

    @property
    def counts(self) -> Sequence[int]:
        """The numbers of players that a question about every number of them is asked for."""
        low, high = GAMES[self.game].rules.PLAYERS
        return range(low, high + 1) if self.only_players is None else [self.only_players]

    def deals(self, players: int | None = None, **options: Any) -> Deals:
        """The steady bot in every seat."""
        return Deals.of(self.game, players or self.players, options, self.seed)

    def basis(self, games: str) -> str:
        """Say in a sentence from how many games of which bots the figures are."""
        return f"{games}, {self.deals().who}."

    def by_players(self) -> tuple[dict[int, Tallies], str]:
        """The same number of games for every number of players, and the sentence that says so."""
        games = self.games // len(self.counts)
        found = {players: self.tally(self.deals(players), games) for players in self.counts}
        return found, self.basis(f"{games:,} games for each number of players")

    def tally(self, deals: Deals, games: int | None = None) -> Tallies:
        """Play them."""
        return tallied(deals, games or self.games, self.jobs, self.on_played)


@dataclass(frozen=True)
class Part:
    """A section of a report: a picture or none, and words."""

    heading: str
    text: str
    picture: str = ""  # SVG
    table: tuple[Sequence[str], Sequence[Sequence[object]]] | None = None


@dataclass(frozen=True)
class Report:
    """An answer. *basis* names its games and bots; *data* has the columns of the file beside it, then its rows."""

    title: str
    finding: str
    basis: str
    parts: Sequence[Part]
    data: tuple[Sequence[str], Sequence[Sequence[object]]]

    @property
    def headline(self) -> str:
        """What was found, and from which games."""
        return f"{self.finding} {self.basis}"
