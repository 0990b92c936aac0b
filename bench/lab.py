"""The laboratory's speed: batches beside the peers' environments, simulate beside raw play, search beside search."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from bench.clock import Rate, Timing, best_rate, gains, seconds_of
from tortuga.games import GAMES
from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import Game
from tortuga.lab.envs.batch import Batch
from tortuga.lab.simulate import CHUNK, Job, simulated
from tortuga.players import Budget, Generator, bot, usual
from tortuga.review import hint, review

BATCHES = (1, 16, 256, 4096)
SEED = 7
STEPS = 16  # of pgx in one compiled call, so that the Python loop around it does not count


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and all its threads on one core; JAX would use every core."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    all_of_them = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(all_of_them)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_of_them)


def batch(game: str, games: int, timing: Timing) -> Rate:
    """Return the rate of our batch on one core: random legal actions, masks, observations, rewards and new games."""
    env = Batch(game, games, seed=SEED, players=2)
    env.reset()

    def work(steps: int) -> float:
        for _ in range(steps):
            env.step(env.random_actions())
        return float(steps * games)

    return Rate(best_rate(work, timing).decisions)


# -- peers: random legal actions in their own games of like size --------------------------------------------------


def pettingzoo(name: str, timing: Timing) -> Rate:
    """Measure a PettingZoo environment, one agent after the other."""
    import warnings
    from importlib import import_module

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(SEED)

    def work(games: int) -> float:
        steps = 0
        for _ in range(games):
            env.reset(seed=int(rng.integers(1 << 30)))
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(int(rng.choice(np.flatnonzero(mask))))
                steps += 1
        return float(steps)

    return best_rate(work, timing)


def rlcard(name: str, timing: Timing) -> Rate:
    """Return the rate of RLCard's own loop with its random agents."""
    import rlcard as peer
    from rlcard.agents import RandomAgent

    env = peer.make(name, config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work(games: int) -> float:
        steps = 0
        for _ in range(games):
            paths, _ = env.run(is_training=False)
            steps += sum(len(path) // 2 for path in paths)
        return float(steps)

    return best_rate(work, timing)


def pgx(name: str, games: int, timing: Timing) -> Rate:
    """Return the rate of pgx on the CPU: random legal actions and new games, STEPS steps in each compiled call."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(name)
    again = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        act, step = jax.random.split(key)
        points = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return again(state, jax.random.categorical(act, points), step)

    def all_at_once(_: int, both: Any) -> Any:
        key, own = jax.random.split(both[1])
        return jax.vmap(one)(both[0], jax.random.split(own, games)), key

    some = jax.jit(lambda both: jax.lax.fori_loop(0, STEPS, all_at_once, both))
    key = jax.random.PRNGKey(SEED)
    both = jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key

    def work(calls: int) -> float:
        nonlocal both
        for _ in range(calls):
            both = some(both)
        jax.block_until_ready(both)
        return float(calls * STEPS * games)

    return Rate(best_rate(work, timing).decisions)


# -- simulate ------------------------------------------------------------------------------------------------------


class Speeds(NamedTuple):
    """Games per second: raw random play and simulate by processor time, then one and two cores by wall-clock time."""

    raw: float
    plain: float
    parquet: float
    one_core: float
    two_cores: float


#: Chunks of a short run (processor time), and of a long one on each core (wall-clock time).
SHORT, LONG = 2, 6


def simulated_rates(game: str, repeats: int) -> tuple[Speeds, float]:
    """Return the best of all repeats, and the median gain of two cores over one.

    The kinds of work alternate, so that a slow moment of the machine affects all of them. One core is measured by many
    short runs, of which the best counts; two cores share a long one.
    """
    job, raw = Job(game, ("random", "random"), str(SEED)), _raw(game)
    one, both = [], []
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "games.parquet"

        def work(jobs: int, path: Path | None) -> Callable[[int], float]:
            return lambda number: simulated(job, number * CHUNK, jobs, path, False, None).games

        for _ in range(3 * repeats):
            works = (work(1, None), work(1, out))
            raw_play = SHORT * CHUNK / seconds_of(raw, SHORT * CHUNK, time.process_time)[0]
            one.append((raw_play, *(_rate(each, SHORT, time.process_time) for each in works)))
        for _ in range(repeats):
            both.append([_rate(work(jobs, None), jobs * LONG, time.perf_counter) for jobs in (1, 2)])
    one_core, two_cores = zip(*both, strict=True)
    best = (max(speeds) for speeds in (*zip(*one, strict=True), one_core, two_cores))
    return Speeds(*best), median(gains(two_cores, one_core))


def _rate(work: Callable[[int], float], number: int, clock: Callable[[], float]) -> float:
    taken, games = seconds_of(work, number, clock)
    return games / taken


def _raw(game: str) -> Callable[[int], float]:
    kind = GAMES[game].rules
    rules, states = kind.options_type.of(2).rules(), np.zeros(2, kind.state_type)
    words, totals = stream(SEED), np.zeros(8, np.int64)
    return lambda games: float(kind.kernels.play_many(rules, states, words, games, totals))


def memory_of(game: str, with_file: bool) -> tuple[float, float]:
    """Return the peak memory in MB after 8 and after 80 chunks of games, in a fresh process."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        return alone.submit(_memory, game, with_file).result()


def _memory(game: str, with_file: bool) -> tuple[float, float]:
    job = Job(game, ("random", "random"), str(SEED))
    found = []
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "games.parquet" if with_file else None
        for chunks in (8, 80):
            simulated(job, chunks * CHUNK, 2, out, False, None)
            found.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    return found[0], found[1]


# -- search --------------------------------------------------------------------------------------------------------


def playouts(timing: Timing, number: int = 200) -> Rate:
    """Return playouts per second of the bot Admiral from the first position, on one thread."""
    game, player = GAMES["einauge"].rules(2, seed=SEED), bot("Admiral")
    view, generator = game.view(game.seats_to_move[0]), Generator(SEED)

    def work(searches: int) -> float:
        for _ in range(searches):
            player.choose(view, Budget(playouts=number), generator)
        return float(searches * number)

    return Rate(best_rate(work, timing).decisions)


def simulations(kind: str, number: int, timing: Timing) -> Rate:
    """Return simulations per second of OpenSpiel's MCTSBot on our OpenSpiel game, from the same position."""
    from tortuga.lab.bots import entrant

    game, player = GAMES["einauge"].rules(2, seed=SEED), entrant(f"{kind}:{number}", "einauge").bot
    view, generator = game.view(game.seats_to_move[0]), Generator(SEED)

    def work(searches: int) -> float:
        for _ in range(searches):
            player.choose(view, Budget(), generator)
        return float(searches * number)

    return Rate(best_rate(work, timing).decisions)


def hint_seconds(name: str, players: int) -> float:
    """Return the time of the slowest of several hints of a game; the very first compiles and does not count."""
    views = [game.view(game.turn) for game in _moments(name, players)]
    hint(views[0])
    return max(_seconds(hint, view) for view in views)


def review_seconds(name: str, players: int) -> float:
    """Return the better time of two reviews of a finished game, after one that compiles."""
    *_, game = _moments(name, players)
    return min([_seconds(review, game) for _ in range(3)][1:])


def move_seconds(name: str, players: int, player: str) -> float:
    """Return the mean time of some decisions of a bot in a game; the very first compiles and does not count."""
    views = [game.view(game.turn) for game in _moments(name, players)]
    thinker, generator = bot(player), Generator(SEED)

    def ask(view: Any) -> object:
        return thinker.choose(view, Budget(), generator)

    ask(views[0])
    return sum(_seconds(ask, view) for view in views) / len(views)


def _seconds(work: Callable[[Any], object], what: object) -> float:
    start = time.perf_counter()
    work(what)
    return time.perf_counter() - start


def _moments(name: str, players: int, steps: int = 6) -> Iterator[Game]:
    """Yield a game at its first decision and then after every few moves, played by the usual bot."""
    game, player, generator = GAMES[name].rules(players, seed=SEED), bot(usual(name)), Generator(SEED)
    moves = 0
    while not game.is_over:
        if moves % steps == 0:
            yield game
        moves += 1
        seat = game.turn
        assert seat is not None
        game.push(player.choose(game.view(seat), Budget(), generator), seat)
