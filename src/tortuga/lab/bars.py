"""`tortuga bars`: every figure that docs/players.md promises, measured anew by one command that can be stopped.

Neighbours of both ladders in seat-rotated blocks, at stated playouts on one thread a game; the strongest among three
of the next; OpenSpiel's own search; and what best responders gain against the bots of Barrakuda.
"""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tortuga.games.barrakuda.options import DEFAULT_GOAL
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.warm import Report
from tortuga.lab import arena_files
from tortuga.lab.arena import ANCHORS, Interrupted, Plan, Results, run
from tortuga.lab.bots import entrant
from tortuga.lab.ratings import Lineup, Share, ratings
from tortuga.players.barrakuda.bots.nettuno import has_table
from tortuga.players.barrakuda.turn_game.table import BAGS
from tortuga.players.checkpoints import reading
from tortuga.players.warm import silent

Say = Callable[[str], None]
Done = list[tuple["Bar", Results]]  # the matches that were played
# Playouts for at most 80 ms a move on one thread; those of the two for four players take the same time.
KAPITAEN, ADMIRAL, PALOMBARO = "Kapitän@playouts=300", "Admiral@playouts=2000", "Palombaro@playouts=40"
KAPITAEN_OF_FOUR, ADMIRAL_OF_FOUR = "Kapitän@playouts=100", "Admiral@playouts=500"
CAUTIOUS = 60  # turns: two who both know better than to lose wait for each other, to the limit of 200 nine times in ten
RIVAL = "openspiel-mcts-compiled:10000"
LEARNED, SEARCH, EXACT = "learned", "search", "exact"  # kinds of responders


@dataclass(frozen=True)
class Bar:
    """A match of the first bot with the others: its share of the wins, and what was aimed at."""

    game: str
    lineup: tuple[str, ...]
    blocks: int
    aim: float | None = None
    turns: int | None = None  # the turn limit, if not the usual one
    by_table: bool = False  # only where `tortuga solve barrakuda` has made the table
    teams: bool = False

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
        options: dict[str, Any] = {} if self.turns is None else {"turn_limit": self.turns}
        if self.teams:
            options["teams"] = True
        return Plan(self.game, bots, (tuple(bots.index(name) for name in self.lineup),), seed, options)


def neighbours(game: str, bots: Sequence[str], blocks: int, players: int = 2, teams: bool = False) -> tuple[Bar, ...]:
    """Each bot with the one before it in all other seats, in teams with two of them on the other side."""
    found = []
    for worse, better in itertools.pairwise(bots):
        lineup = (better, worse) * 2 if teams else (better, *[worse] * (players - 1))
        found.append(Bar(game, lineup, blocks, teams=teams))
    return tuple(found)


BEGINNERS = ("Schiffsjunge", "Smutje", "Jungmann", "Leichtmatrose", "Kanonier", "Toppgast", "Matrose")
DIVERS = ("Pesciolino", "Bagnante", "Tuffatore", "Corallaro", "Spugnaro", "Sub")
SEVERAL = ("Matrose", "Bootsmann", "Steuermann", KAPITAEN_OF_FOUR, ADMIRAL_OF_FOUR)

BARS = (
    Bar("einauge", ("Matrose", "Schiffsjunge"), 4000, 0.90),  # random play hardly ever wins, and all ratings hang on it
    Bar("einauge", ("Bootsmann", "Matrose"), 400, 0.80),
    Bar("einauge", ("Steuermann", "Bootsmann"), 400, 0.60),
    Bar("einauge", (KAPITAEN, "Steuermann"), 400, 0.60),
    Bar("einauge", (ADMIRAL, KAPITAEN), 100, 0.55),
    Bar("einauge", (ADMIRAL_OF_FOUR, *[KAPITAEN_OF_FOUR] * 3), 100, 0.30),
    Bar("einauge", (ADMIRAL, RIVAL), 60, 0.75),
    Bar("barrakuda", ("Sub", "Pesciolino"), 400, 0.75),
    Bar("barrakuda", ("Apneista", "Sub"), 400, 0.65),
    Bar("barrakuda", (PALOMBARO, "Apneista"), 400, turns=CAUTIOUS),
    Bar("barrakuda", ("Nettuno (weights)", PALOMBARO), 100, turns=CAUTIOUS),
    Bar("barrakuda", ("Nettuno", PALOMBARO), 100, turns=CAUTIOUS, by_table=True),
    *neighbours("einauge", BEGINNERS, 400),
    *neighbours("barrakuda", DIVERS, 400),
    *(bar for players in (3, 4, 5) for bar in neighbours("einauge", BEGINNERS, 100, players)),
    *(bar for players in (3, 4, 5) for bar in neighbours("einauge", SEVERAL[:3], 60, players)),
    *(bar for players in (3, 5) for bar in neighbours("einauge", SEVERAL[2:], 60, players)),
    *neighbours("einauge", SEVERAL[2:4], 60, 4),  # Admiral among three Kapitän is above
    *(bar for players in (3, 4) for bar in neighbours("barrakuda", (*DIVERS, "Apneista"), 100, players)),
    *neighbours("barrakuda", (*DIVERS, "Apneista"), 100, 4, teams=True),
)


@dataclass(frozen=True)
class Exploit:
    """A bot of Barrakuda and its responder: a learner, a search, or the best response on the coarse model."""

    bot: str
    responder: str = LEARNED
    layout: str = "first"
    playouts: int | None = None  # of the bot
    goal: int | None = None  # of the model
    lessons: int = 20
    games: int = 400
    by_table: bool = False  # only where `tortuga solve barrakuda` has made the table
    game: str = "barrakuda"

    @property
    def name(self) -> str:
        """A name for files: letters, digits and hyphens."""
        bot = "".join(letter if letter.isalnum() else " " for letter in self.bot)
        words = f"exploit {bot} {self.responder if self.responder != LEARNED else ''}"
        words += f" {self.layout}" if self.layout != "first" else ""
        return "-".join(words.casefold().split())


EXPLOITS = (
    Exploit("Pesciolino"),
    Exploit("Sub"),
    Exploit("Apneista"),
    Exploit("Palombaro", playouts=20),
    Exploit("Nettuno (weights)"),
    Exploit("Nettuno", by_table=True),
    Exploit("Apneista", layout="random"),
    Exploit("Apneista", SEARCH, games=100),  # a turn on a network takes ten times as long as one on the table
    Exploit("Nettuno", SEARCH, by_table=True),
    Exploit("Apneista", SEARCH, "random", games=100),
    *(Exploit(bot, EXACT, goal=2) for bot in ("Pesciolino", "Sub", "Apneista", "Palombaro", "Nettuno (weights)")),
    Exploit("Nettuno", EXACT, goal=8, by_table=True),
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
    key = _key_of(which, how)
    path = how.folder / f"{which.name}.json"
    if path.exists() and not how.anew:
        kept = _kept_gain(path)
        if kept["of"] != key:
            raise TortugaError(expected(str(path), f"a gain of {key}", str(kept["of"])))
        return kept
    found = {"of": key, **dict(zip(("points", "low", "high"), _gained(which, key, how), strict=True))}
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return found


def _key_of(which: Exploit, how: Measuring) -> dict[str, Any]:
    """The key of a stored gain: everything that it depends on."""
    key: dict[str, Any] = {"bot": which.bot, "responder": which.responder}
    if which.responder == EXACT:
        return {**key, "goal": which.goal, "bags": _bags(which)}
    lessons = {"lessons": how.part(which.lessons)} if which.responder == LEARNED else {}
    games = {"games": how.part(which.games), "seed": int(how.seed[:8], 16)}
    return {**key, "layout": which.layout, "playouts": which.playouts, **lessons, **games}


def _bags(which: Exploit) -> int:
    return BAGS if which.goal == DEFAULT_GOAL else 2


def _gained(which: Exploit, key: dict[str, Any], how: Measuring) -> tuple[float, float, float]:
    """The gain and the ends of its interval, in points; an exact gain is its own interval."""
    from tortuga.games.barrakuda.options import Options
    from tortuga.players import Budget, bot
    from tortuga.players.barrakuda.coarse_model.best_response import gain_on_model
    from tortuga.players.barrakuda.training.responder import exploit, searched

    resume = not how.anew
    if which.responder == EXACT:
        points = gain_on_model(which.bot, Options.of(2, goal=which.goal), how.report, key["bags"], resume)
        return points, points, points
    them, budget, games, seed = bot(which.bot), Budget(playouts=which.playouts), key["games"], key["seed"]
    if which.responder == SEARCH:
        gain = searched(them, how.report, budget, games, seed, which.layout)
    else:
        gain = exploit(them, how.report, budget, key["lessons"], 40, games, seed, resume, which.layout)
    return gain.points, 100 * gain.low - 50, 100 * gain.high - 50


def _kept_gain(path: Path) -> dict[str, Any]:
    """A gain that is on disk; any other file is refused."""
    with reading(path, "a gain that tortuga bars measured"):
        found = dict(json.loads(path.read_text("utf-8")))
        of = {"responder": found["of"]["responder"], **found["of"]}  # files of older releases name none: refused
        return {"of": of, **{key: float(found[key]) for key in ("points", "low", "high")}}


def kind_of(results: Results) -> str:
    """How many play, or "teams": ratings are of one kind of game."""
    return "teams" if results.plan.options.get("teams") else str(len(results.plan.lineups[0]))


def rated(results: Sequence[Results], kind: str = "2") -> dict[str, Share]:
    """Plackett–Luce ratings over all matches of that kind, random play at 0."""
    pairs = [found for found in results if kind_of(found) == kind]
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
    gains = []
    for which in (each for each in EXPLOITS if game in (None, each.game)):
        if match not in which.name:
            path = how.folder / f"{which.name}.json"
            gains += [_kept_gain(path)] if path.exists() and not how.anew else []
        elif which.by_table and not has_table():
            say(f"{which.name}: left out, it wants the table of `tortuga solve barrakuda`")
        else:
            gains.append(exploited(which, how))
    return done, gains
