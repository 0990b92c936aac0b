"""`tortuga bars`: every figure that docs/players.md promises, measured anew by one command that can be stopped.

Neighbours of both ladders in seat-rotated blocks, at stated playouts on one thread a game; the strongest among three
of the next; OpenSpiel's own search; and what a learned responder gains against each bot of Barrakuda.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.warm import Report
from tortuga.lab import arena_files
from tortuga.lab.arena import ANCHORS, Interrupted, Plan, Results, run
from tortuga.lab.bots import entrant
from tortuga.lab.ratings import Lineup, Share, ratings, share
from tortuga.players.barrakuda.bots.nettuno import has_table
from tortuga.players.checkpoints import reading
from tortuga.players.warm import silent

Say = Callable[[str], None]
Done = list[tuple["Bar", Results]]  # the matches that were played
# Playouts for at most 80 ms a move on one thread; those of the two for four players take the same time.
KAPITAEN, EINAUGE, PALOMBARO = "Kapitän@playouts=300", "Einauge@playouts=2000", "Palombaro@playouts=40"
KAPITAEN_OF_FOUR, EINAUGE_OF_FOUR = "Kapitän@playouts=100", "Einauge@playouts=500"
CAUTIOUS = 60  # turns: two who both know better than to lose wait for each other, to the limit of 200 nine times in ten
RIVAL = "openspiel-mcts-compiled:10000"


@dataclass(frozen=True)
class Bar:
    """A match of the first bot with the others: its share of the wins, and what was aimed at."""

    game: str
    lineup: tuple[str, ...]
    blocks: int
    aim: float | None = None
    turns: int | None = None  # the turn limit, if not the usual one
    by_table: bool = False  # only where `tortuga solve barrakuda` has made the table

    @property
    def title(self) -> str:
        """For people."""
        return f"{self.game}: {' – '.join(self.lineup)}"

    @property
    def name(self) -> str:
        """For a file: letters and figures only."""
        words = "".join(letter if letter.isalnum() else " " for letter in " ".join((self.game, *self.lineup)))
        return "-".join(words.casefold().split())

    def plan(self, seed: str) -> Plan:
        """For the arena."""
        bots = tuple(dict.fromkeys(self.lineup))
        options = {} if self.turns is None else {"turn_limit": self.turns}
        return Plan(self.game, bots, (tuple(bots.index(name) for name in self.lineup),), seed, options)


BARS = (
    Bar("einauge", ("Matrose", "Schiffsjunge"), 4000, 0.90),  # random play hardly ever wins, and all ratings hang on it
    Bar("einauge", ("Bootsmann", "Matrose"), 400, 0.80),
    Bar("einauge", ("Steuermann", "Bootsmann"), 400, 0.60),
    Bar("einauge", (KAPITAEN, "Steuermann"), 400, 0.60),
    Bar("einauge", (EINAUGE, KAPITAEN), 100, 0.55),
    Bar("einauge", (EINAUGE_OF_FOUR, *[KAPITAEN_OF_FOUR] * 3), 100, 0.30),
    Bar("einauge", (EINAUGE, RIVAL), 60, 0.75),
    Bar("barrakuda", ("Sub", "Pesciolino"), 400, 0.75),
    Bar("barrakuda", ("Apneista", "Sub"), 400, 0.65),
    Bar("barrakuda", (PALOMBARO, "Apneista"), 400, turns=CAUTIOUS),
    Bar("barrakuda", ("Barracuda (weights)", PALOMBARO), 100, turns=CAUTIOUS),
    Bar("barrakuda", ("Barracuda", PALOMBARO), 100, turns=CAUTIOUS, by_table=True),
)


@dataclass(frozen=True)
class Exploit:
    """A bot of Barrakuda against whom a responder learns."""

    bot: str
    game: str = "barrakuda"
    playouts: int | None = None
    lessons: int = 20
    games: int = 400


EXPLOITS = (
    Exploit("Pesciolino"),
    Exploit("Sub"),
    Exploit("Apneista"),
    Exploit("Palombaro", playouts=20),
    Exploit("Barracuda (weights)"),
)


@dataclass(frozen=True)
class Measuring:
    """How bars are measured: where they are kept, on which deals, and the callback for progress."""

    folder: Path
    seed: str
    scale: float = 1.0
    jobs: int = 1
    anew: bool = False  # replace what is on disk; else go on with it
    report: Report = silent

    def part(self, number: int) -> int:
        """A part of a number, at least 2."""
        return max(2, math.ceil(number * self.scale))


def kept(bar: Bar, how: Measuring) -> Results | None:
    """The blocks of a bar that are on disk, if they are of the same plan."""
    path = how.folder / f"{bar.name}.json"
    found = arena_files.load(path) if path.exists() else None
    return found if found is not None and found.plan == bar.plan(how.seed) else None


def measured(bar: Bar, how: Measuring) -> Results:
    """The blocks of a bar: those on disk, and what is missing. Blocks of another run are refused and kept."""
    path = how.folder / f"{bar.name}.json"
    results = Results(bar.plan(how.seed)) if how.anew or not path.exists() else kept(bar, how)
    if results is None:
        raise TortugaError(expected(str(path), f"a match with seed {how.seed} and the same options", "another"))

    blocks, save = how.part(bar.blocks), partial(arena_files.save, results, path)
    if run(results, blocks, how.jobs, save=save, report=how.report, what=bar.title) == "interrupted":
        raise Interrupted
    return results


def exploited(which: Exploit, how: Measuring) -> dict[str, Any]:
    """What a responder gains, in points; once measured it is read from disk. A gain of another run is refused."""
    from tortuga.players import Budget, bot
    from tortuga.players.barrakuda.training.responder import exploit

    lessons, games, seed = how.part(which.lessons), how.part(which.games), int(how.seed[:8], 16)
    key = {"bot": which.bot, "playouts": which.playouts, "lessons": lessons, "games": games, "seed": seed}
    path = how.folder / f"exploit-{'-'.join(which.bot.casefold().strip(')').replace('(', '').split())}.json"
    if path.exists() and not how.anew:
        kept = _kept_gain(path)
        if kept["of"] != key:
            raise TortugaError(expected(str(path), f"a gain of {key}", str(kept["of"])))
        return kept
    budget = Budget(playouts=which.playouts)
    gain = exploit(bot(which.bot), how.report, budget, lessons, 40, games, seed, resume=not how.anew)
    found = {"of": key, "points": gain.points, "low": 100 * gain.low - 50, "high": 100 * gain.high - 50}
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return found


def _kept_gain(path: Path) -> dict[str, Any]:
    """A gain that is on disk; any other file is refused."""
    with reading(path, "a gain that tortuga bars measured"):
        found = dict(json.loads(path.read_text("utf-8")))
        return {"of": found["of"], **{key: float(found[key]) for key in ("points", "low", "high")}}


def rated(results: Sequence[Results]) -> dict[str, Share]:
    """Plackett–Luce ratings over all matches of two, random play at 0."""
    pairs = [found for found in results if len(found.plan.lineups[0]) == 2]
    names = list(dict.fromkeys(name for found in pairs for name in reversed(found.plan.bots)))
    lineups = []
    for found in pairs:
        lineup = found.of(0)
        members = tuple(names.index(found.plan.bots[who]) for who in lineup.members)
        lineups.append(Lineup(members, lineup.seats, lineup.shares, lineup.games))
    anchor = next((names.index(name) for name in ANCHORS if name in names), 0)
    return dict(zip(names, ratings(len(names), lineups, anchor), strict=True)) if names else {}


def all_bars(how: Measuring, say: Say, game: str | None = None, match: str = "") -> tuple[Done, list[dict[str, Any]]]:
    """Measure what is missing, in order; with *match* only where a name contains it, and what is on disk besides."""
    how.folder.mkdir(parents=True, exist_ok=True)
    done: Done = []
    for bar in (each for each in BARS if game in (None, each.game)):
        if match not in bar.name:
            done += [(bar, found)] if (found := kept(bar, how)) is not None and found.blocks else []
            continue
        if bar.by_table and not has_table():
            say(f"{bar.title}: left out, it wants the table of `tortuga solve barrakuda`")
            continue
        for name in bar.lineup:
            entrant(name, bar.game)  # refused here, not in a worker
        done.append((bar, measured(bar, how)))
    wanted = [which for which in EXPLOITS if game in (None, which.game) and match in f"exploit {which.bot}".casefold()]
    return done, [exploited(which, how) for which in wanted]


# ---- what was found, as files


def markdown(done: Done, gains: Sequence[dict[str, Any]]) -> str:
    """Matches, ratings and gains as tables."""
    lines = ["| match | blocks | share [95 %] | aim | ms a move |", "|---|---|---|---|---|"]
    lines += [_match(bar, results) for bar, results in done]
    for game in dict.fromkeys(bar.game for bar, _ in done):
        lines += ["", f"| {game.capitalize()} for two | rating [95 %] |", "|---|---|"]
        found = rated([results for bar, results in done if bar.game == game])
        lines += [f"| {name} | {rating.points} |" for name, rating in found.items()]
    if gains:
        lines += ["", "| a learned responder against | gains [95 %], points | games | lessons |", "|---|---|---|---|"]
        lines += [_gain(gain) for gain in gains]
    return "\n".join(lines)


def _match(bar: Bar, results: Results) -> str:
    found, first = share(results.first_blocks()), bar.lineup[0]
    others = dict.fromkeys(bar.lineup[1:])
    against = ", ".join(f"{bar.lineup[1:].count(name)} × {name}" for name in others)
    aim = "–" if bar.aim is None else f"{'met' if found.mean >= bar.aim else 'missed'}: ≥ {bar.aim:.0%}"
    taken = " / ".join(f"{spent:.1f}" for spent in results.milliseconds())
    return f"| {first} against {against} | {len(results.blocks)} | {found.percent} | {aim} | {taken} |"


def _gain(gain: dict[str, Any]) -> str:
    of = gain["of"]
    name = of["bot"] + (f"@playouts={of['playouts']}" if of["playouts"] else "")
    points = f"{gain['points']:+.1f} [{gain['low']:+.1f}, {gain['high']:+.1f}]"
    return f"| {name} | {points} | {of['games']} | {of['lessons']} |"


def write_ratings(done: Done, path: Path, command: str) -> None:
    """A table a game and bot: its rating, the interval and the budget it was measured at."""
    lines = [f"# Measured by: {command}"]
    for game in dict.fromkeys(bar.game for bar, _ in done):
        for name, rating in rated([results for bar, results in done if bar.game == game]).items():
            bot, _, budget = name.partition("@")
            lines += ["", f'[{game}."{bot}"]', f"rating = {rating.mean:.0f}"]
            lines += [f"low = {rating.low:.0f}", f"high = {rating.high:.0f}", f'budget = "{budget}"']
    path.write_text("\n".join(lines) + "\n", "utf-8")
