"""The exact best response to a bot on the coarse model: what a perfect opponent gains there.

A bot on the model is what it believes positions are worth, and how it plays on that belief: the turn's equilibrium, the
best reply to random cards, or random cards. Its answers within a turn follow its belief, too.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.compile import called, kernel
from tortuga.games.kit.warm import Report
from tortuga.players.barrakuda.bots.sub import STRAYS_ONE_IN
from tortuga.players.barrakuda.coarse_model.beliefs import believed
from tortuga.players.barrakuda.coarse_model.model import model_of
from tortuga.players.barrakuda.coarse_model.solve import KEPT_EVERY, Solution
from tortuga.players.barrakuda.coarse_model.sweeps import THREADS, Sweeps, groups, seats_of, settle, split
from tortuga.players.barrakuda.coarse_model.turns import HOME, scratch_of, standing, write_games
from tortuga.players.barrakuda.storage import data_folder
from tortuga.players.barrakuda.turn_game.matrix import MOST, solve_two
from tortuga.players.barrakuda.turn_game.table import BAGS, HOLDINGS, place, size_of
from tortuga.players.checkpoints import loaded, save

EQUILIBRIUM, REPLY_TO_ANY, ANY = 0, 1, 2  # how a bot plays
TOLERANCE = 2e-5  # a sweep; what is left may be some times that
STYLES = {"Pesciolino": ANY, "Sub": REPLY_TO_ANY}


@called
def reply_to_any(game: Any, rows: int, columns: int, mix: Any) -> None:
    """Write the second seat's mix as Sub plays: best against all cards alike, with random cards now and then."""
    best, chosen = np.inf, 0
    for column in range(columns):
        total = 0.0
        for row in range(rows):
            total += game[row, column]
        mix[column] = 1.0 / (columns * STRAYS_ONE_IN)
        if total < best:
            best, chosen = total, column
    mix[chosen] += 1.0 - 1.0 / STRAYS_ONE_IN


@kernel
def write_mixes(models: Any, beliefs: Any, style: int, vault: int, other: int, group: Any, mixes: Any) -> None:
    """Write the second seat's mix in every position of the layer with these hands."""
    model = models[0]
    scratch = scratch_of(model)
    pairs = scratch[1].shape[0]
    games, game = np.empty((WRECKS, MOST, MOST, pairs)), np.empty((MOST, MOST))
    tableau, mix, other_mix = np.empty((MOST + 1, 2 * MOST + 2)), np.empty(MOST), np.empty(MOST)
    for hands in group:
        seats = seats_of(vault, other, hands)
        rows, columns = write_games(model, beliefs, beliefs, False, seats, scratch, games)
        for fish in range(WRECKS):
            begin = place(model.bags, fish, hands // HOLDINGS, hands % HOLDINGS, 0, 0)
            for pair in range(pairs):
                for row in range(rows):
                    for column in range(columns):
                        game[row, column] = games[fish, row, column, pair]
                if style == EQUILIBRIUM:
                    solve_two(game, rows, columns, mix, other_mix, tableau)
                elif style == REPLY_TO_ANY:
                    reply_to_any(game, rows, columns, other_mix)
                else:
                    other_mix[:columns] = 1.0 / columns
                for column in range(columns):
                    mixes[begin + pair, column] = other_mix[column]


@kernel
def respond(
    models: Any, values: Any, beliefs: Any, mixes: Any, vault: int, other: int, group: Any, fresh: Any, moved: Any
) -> None:
    """Write the value of the first seat's best response to these mixes; *group*, *fresh* and *moved* as in `sweep`."""
    model = models[0]
    scratch = scratch_of(model)
    pairs, width = scratch[1].shape[0], model.bags + 1
    games, best = np.empty((WRECKS, MOST, MOST, pairs)), np.empty(pairs)
    layer = (vault * model.goal + other) * size_of(model.bags)
    for hands in group:
        changed = 0.0
        seats = seats_of(vault, other, hands)
        rows, columns = write_games(model, values, beliefs, True, seats, scratch, games)
        for fish in range(WRECKS):
            if fish == HOME and seats[4] + seats[5] < 2:
                continue
            begin = place(model.bags, fish, hands // HOLDINGS, hands % HOLDINGS, 0, 0)
            best[:] = 0.0
            for pair in range(pairs):
                for row in range(rows):
                    total = 0.0
                    for column in range(columns):
                        total += mixes[begin + pair, column] * games[fish, row, column, pair]
                    best[pair] = max(best[pair], total)
                limit = standing(vault, other, pair // width, pair % width)
                found = (1.0 - model.hazard) * best[pair] + model.hazard * limit
                changed = max(changed, abs(found - values[layer + begin + pair]))
                fresh[begin + pair] = found
        moved[hands] = changed


def checkpoint_of(bot: str, goal: int, bags: int) -> Path:
    """The checkpoint of the work on a best response."""
    return data_folder() / "barrakuda" / "responders" / f"model-{bot.casefold()}-{goal}-{bags}.npz"


def gain_on_model(bot: str, options: Options, report: Report, bags: int = BAGS, resume: bool = True) -> float:
    """The percentage points a best response wins above a half from the beginning of a game, exactly on the model."""
    models = model_of(options, bags)
    beliefs = believed(bot, options, models)
    path = checkpoint_of(bot, options.goal, bags)
    answer = _resumed(models, path) if resume and path.exists() else Solution(models, beliefs.values.copy())
    pairs = sorted(((a, b) for a in range(options.goal) for b in range(options.goal)), key=lambda p: (-sum(p), p))
    kept = time.monotonic()
    report(f"{bot}: layers", answer.done, len(pairs))
    with ThreadPoolExecutor(THREADS) as pool:
        for vault, other in pairs[answer.done :]:
            sweeps = _respond_layer(answer, beliefs, STYLES.get(bot, EQUILIBRIUM), vault, other, pool)
            answer.done += 1
            if time.monotonic() - kept > KEPT_EVERY:
                save(path, values=answer.values, done=answer.done)
                kept = time.monotonic()
            report(f"{bot}: vaults {vault}:{other}, {sweeps} sweeps", answer.done, len(pairs))
    path.unlink(missing_ok=True)
    return 100 * answer.start_share() - 50


def _respond_layer(
    answer: Solution, beliefs: Solution, style: int, vault: int, other: int, pool: ThreadPoolExecutor
) -> int:
    layer = answer.values[vault * int(answer.model.goal) + other]
    mixes, fresh = np.zeros((len(layer), MOST), np.float32), layer.copy()
    some = groups()
    parts = [part for group in some for part in split(group)]
    for job in [
        pool.submit(write_mixes, answer.models, beliefs.flat, style, vault, other, part, mixes) for part in parts
    ]:
        job.result()

    def work(part: Any, fresh: Any, moved: Any) -> None:
        respond(answer.models, answer.flat, beliefs.flat, mixes, vault, other, part, fresh, moved)

    def put(group: Any, fresh: Any) -> None:
        settle(answer.models, group, fresh, layer, False)

    return sum(1 for _ in Sweeps(work, put, some).until_settled(pool, fresh, TOLERANCE))


def _resumed(models: Any, path: Path) -> Solution:
    with loaded(path) as kept:
        return Solution(models, kept["values"].copy(), int(kept["done"]))
