"""The training of the bots of Einauge: for every player count a linear value, then the tables on top of it.

Training for a colour bonus starts from the weights without one.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.einauge.options import Options
from tortuga.games.kit.warm import Report
from tortuga.players.checkpoints import loaded, save
from tortuga.players.einauge.features import NUMBERS, WIDTH
from tortuga.players.einauge.learning import Lesson
from tortuga.players.einauge.weights import LINEAR, TUPLES, lesson_name
from tortuga.players.training import Order

BOTS = ("Bootsmann", "Steuermann", "Kapitän", "Admiral")
#: Batches by player count, and the first step of Adam.
PLAN = {LINEAR: {2: 1000, 3: 400, 4: 250, 5: 150}, TUPLES: {2: 6000, 3: 2500, 4: 1500, 5: 1000}}
BONUSES = ("added", "instead")
_OF_A_BONUS = 0.2  # of the batches without it
RATES = {LINEAR: 0.02, TUPLES: 0.01}
_WIDTHS = {LINEAR: NUMBERS, TUPLES: WIDTH}
_WORK = {2: 1, 3: 2, 4: 4, 5: 6}  # of a batch, about
_CHECKPOINT = 100  # batches


def kinds_of(bot: str) -> list[str]:
    """The weights of a bot: Bootsmann's are the linear ones; all others share the tables, which need both."""
    return [LINEAR] if bot == "Bootsmann" else [LINEAR, TUPLES]


def files(bot: str) -> list[str]:
    """The names of the files that a training of this bot writes."""
    return [f"{kind}.{ending}" for kind in kinds_of(bot) for ending in ("npz", "toml")]


def course(order: Order, report: Report) -> list[Path]:
    """Train the weights of a bot."""
    kinds = kinds_of(order.bot)
    run = _Run(order, report, kinds)
    weights: dict[str, dict[str, Any]] = {kind: {} for kind in kinds}
    for players in PLAN[LINEAR]:
        start = None
        for kind in kinds:
            start = run.lesson(kind, Options.of(players), start)
            weights[kind][str(players)] = start
            for bonus in BONUSES:
                options = Options.of(players, colour_bonus=bonus)
                weights[kind][lesson_name(options)] = run.lesson(kind, options, start)
    return [path for kind in kinds for path in write(order, kind, weights[kind], run.figures)]


class _Run:
    """One run of a course; its progress counts batches for two players, a batch for more as several."""

    def __init__(self, order: Order, report: Report, kinds: list[str]) -> None:
        self.order, self.report = order, report
        lessons = [
            (kind, Options.of(players, colour_bonus=bonus))
            for kind in kinds
            for players in PLAN[kind]
            for bonus in ("off", *BONUSES)
        ]
        self.total = sum(self._batches(kind, options) * _WORK[options.players] for kind, options in lessons)
        self.done = 0
        self.figures: dict[str, float] = {}

    def _batches(self, kind: str, options: Options) -> int:
        share = 1.0 if options.colour_bonus == "off" else _OF_A_BONUS
        return max(2, round(PLAN[kind][options.players] * share * self.order.effort))

    def lesson(self, kind: str, options: Options, start: Any) -> Any:
        """The weights of one lesson, from its checkpoint if there is one."""
        batches, players, name = self._batches(kind, options), options.players, lesson_name(options)
        seed = 100 * self.order.seed + 10 * players + (BONUSES.index(name[2:]) + 1 if name[2:] else 0)
        learned = Lesson(options.rules(), _WIDTHS[kind], seed, batches, RATES[kind], start)
        path = self.order.checkpoints / f"einauge-{kind}-{name}-{self.order.seed}-{batches}.npz"
        _resume(learned, path)
        self.done += learned.done * _WORK[players]
        self.report(f"{kind}, {name}", self.done, self.total)
        errors: list[float] = []

        def told(lesson: Lesson, error: float) -> None:
            errors.append(error)
            self.done += _WORK[players]
            if lesson.done % _CHECKPOINT == 0 or lesson.done == batches:
                _keep(lesson, path)
            if lesson.done % 10 == 0 or lesson.done == batches:
                error = float(np.mean(errors[-100:]))
                self.report(f"{kind}, {name}: mean squared error {error:.4f}", self.done, self.total)

        try:
            learned.run(told)
        except KeyboardInterrupt:
            _keep(learned, path)
            raise
        if errors:
            self.figures[f"{kind} {name}"] = float(np.mean(errors[-100:]))
        return learned.weights


def _keep(lesson: Lesson, path: Path) -> None:
    save(path, done=lesson.done, weights=lesson.weights, slow=lesson.slow, square=lesson.square, words=lesson.streams)


def _resume(lesson: Lesson, path: Path) -> None:
    if not path.is_file():
        return
    with loaded(path) as kept:
        if kept["weights"].shape != lesson.weights.shape:
            return
        lesson.done = int(kept["done"])
        lesson.weights[:], lesson.slow[:], lesson.square[:] = kept["weights"], kept["slow"], kept["square"]
        for words, was in zip(lesson.streams, kept["words"], strict=True):
            words[:] = was


def write(order: Order, kind: str, weights: dict[str, Any], figures: dict[str, float]) -> list[Path]:
    """The weights, halved to 16 bits, and the TOML that says where they come from."""
    order.out.mkdir(parents=True, exist_ok=True)
    arrays = {name: array.astype(np.float16) for name, array in weights.items()}
    np.savez_compressed(order.out / f"{kind}.npz", **arrays)
    lines = [
        "# Made by the command below; a changed feature or card table needs a new training.",
        f'command = "tortuga train einauge --bot {order.bot} --seed {order.seed}"',
        f"seed = {order.seed}",
        f"effort = {order.effort}",
        f"date = {datetime.now(UTC).date().isoformat()}",
        f'cards = "{Options.default_cards()}"',
        f'cards_hash = "{Options.of(2).cards.hash}"',
        "",
        "[batches]",
        *(f"{players} = {max(2, round(number * order.effort))}" for players, number in PLAN[kind].items()),
        "",
        "[mean_squared_error]  # of the last 100 batches, against the results",
        *(f"{key.partition(' ')[2]} = {value:.5f}" for key, value in figures.items() if key.startswith(kind)),
    ]
    (order.out / f"{kind}.toml").write_text("\n".join(lines) + "\n", "utf-8")
    return [order.out / f"{kind}.npz", order.out / f"{kind}.toml"]
