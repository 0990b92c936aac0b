"""What a study gives: a headline, pictures, tables, the data behind them, and a card that says how they were made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from hashlib import sha256
from importlib.resources import files
from typing import Any

from tortuga import __version__
from tortuga.games import GAMES
from tortuga.games.kit.warm import Report as Progress
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import Share
from tortuga.lab.tally import Deals, Tallies, seconds_a_game, tallied
from tortuga.players.warm import silent

LEAST = 20  # games, however slow the bots are
SECONDS = 60.0  # that bots other than the steady one may play, unless told otherwise: it has no budget then
#: What the columns of the data mean. `low` and `high` are the ends of a 95 % interval, nothing where there is none.
COLUMNS = {
    "after": "mean with the variant",
    "before": "mean with the baseline",
    "better": "the bot one level higher",
    "bot": "the bot in every seat",
    "clear": "whether the difference survives Holm's correction over all comparisons of the report",
    "difference": "mean of after minus before, deal by deal",
    "drawing": "the layout: rows of wrecks, / between them",
    "games": "games, or deals played by both, that the figure is from",
    "high": "upper end of the 95 % interval",
    "kind": "card or wreck",
    "low": "lower end of the 95 % interval",
    "luck": "per cent of the variance of single results that the players do not explain",
    "luck_high": "upper end of the interval of luck",
    "luck_low": "lower end of the interval of luck",
    "mean": "mean, in the unit of the row",
    "measure": "what is compared",
    "neighbours": "pairs of wrecks side by side",
    "option": "the option that differs from the ordinary game",
    "p": "two-sided p-value",
    "percent": "per cent of games, for score of seats",
    "percent_on_6": "per cent of turns with the fish on 6 in the long run",
    "players": "number of players",
    "points": "points of win share (per cent) that go with one more of the kind",
    "seat": "seat, from 1",
    "share": "share of wins, a part of 1",
    "size": "size of the difference, in standard deviations of one game",
    "stage": "whole game, or a third of it",
    "taken": "mean number that a seat takes in a game",
    "unit": "what the mean counts",
    "value": "a value of the distribution",
    "variant": "the card table that is compared",
    "what": "what was counted",
    "wins": "per cent of games that the better bot wins",
    "worse": "the bot one level lower",
}


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
    bots: tuple[str, ...] = ()  # who plays: one in every seat, or several levels that are compared
    seconds: float | None = None  # the budget, if one was given

    @property
    def counts(self) -> Sequence[int]:
        """The numbers of players that a question about every number of them is asked for."""
        low, high = GAMES[self.game].rules.PLAYERS
        return range(low, high + 1) if self.only_players is None else [self.only_players]

    @property
    def bot(self) -> str:
        """The bot in every seat."""
        return self.bots[0] if self.bots else laboratory(self.game).steady

    @property
    def budget(self) -> float:
        """How many seconds bots may play where a budget holds."""
        return SECONDS if self.seconds is None else self.seconds

    def deals(self, players: int | None = None, **options: Any) -> Deals:
        """The same bot in every seat."""
        return Deals.of(self.game, players or self.players, options, self.seed, self.bot)

    def fitted(self) -> Setting:
        """With no more games than the budget allows, by the time of a few games; the steady bot has none by itself."""
        if self.seconds is None and self.bot == laboratory(self.game).steady:
            return self
        games = int(self.budget * self.jobs / seconds_a_game(self.deals()))
        return replace(self, games=min(self.games, max(LEAST, games)))

    def basis(self, games: str) -> str:
        """Say in a sentence from how many games of which bots the figures are."""
        return f"{games}, {self.deals().who}."

    def by_players(self) -> tuple[dict[int, Tallies], str]:
        """The same number of games for every number of players, and the sentence that says so."""
        games = max(2, self.games // len(self.counts))
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
    figures: Mapping[str, Share]  # what a repetition on other deals should give, by name
    bots: Sequence[str] = ()  # that played, if not the one of the setting

    @property
    def headline(self) -> str:
        """What was found, and from which games."""
        return f"{self.finding} {self.basis}"


def card(report: Report, setting: Setting, command: str, variants: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The data card of a report: all that one must know to read its figures and to make them again.

    *variants* are the options of what was compared, by name; the card table is among the options.
    """
    told = {name: getattr(report, name) for name in ("title", "finding", "basis", "headline")}
    options = setting.deals(setting.only_players).checked()
    return {
        **told,
        **made_by(setting.game, command, setting.seed, report.bots or (setting.bot,), options),
        "games": setting.games,
        "players": list(setting.counts) if setting.only_players is None else [setting.only_players],
        **({} if variants is None else {"variants": variants}),
        "columns": {name: COLUMNS[name] for name in report.data[0]},
        "rows": len(report.data[1]),
        "figures": {name: list(share) for name, share in report.figures.items()},
        "tables": [[part.heading, *part.table] for part in report.parts if part.table is not None],
    }


def made_by(game: str, command: str, seed: str, bots: Sequence[str], options: Any) -> dict[str, Any]:
    """What a result was made by, for its data card; the options have the whole card table."""
    return {
        "game": game,
        "command": command,
        "seed": seed,
        "date": datetime.now(UTC).date().isoformat(),
        "version": __version__,
        "rules": GAMES[game].rules.VERSION,
        "bots": [_bot(game, name) for name in dict.fromkeys(bots)],
        "options": options.plain(),
    }


def _bot(game: str, name: str) -> dict[str, Any]:
    """A bot with its version: that of the package, and the hash of the weights of the game."""
    folder, digest = files("tortuga") / "data" / game / "weights", sha256()
    for path in sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else ():
        digest.update(path.read_bytes())
    playouts = f"{laboratory(game).playouts} playouts a move where it searches"
    return {"name": name, "version": __version__, "weights": digest.hexdigest()[:16], "budget": playouts}
