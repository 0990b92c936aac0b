"""Compile what the laboratory calls, in one process: `tortuga warm --all`. Players do not wait for this."""

from __future__ import annotations

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.chance import stream
from tortuga.games.kit.compile import warming
from tortuga.games.kit.game import Game
from tortuga.games.kit.warm import Call, Report, call_all, kernels_of_batches
from tortuga.lab import tally
from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.sight import kernels_of, see
from tortuga.lab.exploitability import score, uniform
from tortuga.lab.laboratory import laboratory
from tortuga.lab.luck import luck_of
from tortuga.lab.positions import Positions
from tortuga.lab.simulate import Job, played
from tortuga.lab.tally import Deals, tallied
from tortuga.players import Budget, Generator, bot
from tortuga.players.ladder import ladder
from tortuga.review import review


def warm_lab(game: str, report: Report) -> None:
    """Call every kernel once that only studies, environments and training use; nothing if all is on disk."""
    with warming(f"{game}-lab", "lab") as is_needed:
        if is_needed:
            call_all(game, [*kernels_of_batches(GAMES[game].rules), *_of_lab(game), *_of_review(game)], report)


def warm_workshop(game: str) -> None:
    """Compile what studies and the workshop play with."""
    tallied(Deals.of(game, 2), 1, 1)


def warm_review(game: str) -> None:
    """Compile what hints and reviews ask, by the review of a random game."""
    review(_random_game(game))


def _random_game(game: str) -> Game:
    board, player, generator = GAMES[game].rules(2, seed=0), bot("random"), Generator(0)
    while not board.is_over:
        board.push(player.choose(board.view(board.seats_to_move[0]), Budget(), generator))
    return board


def _of_lab(game: str) -> list[Call]:
    kind, lab = GAMES[game].rules, kernels_of(game)
    rules, states = kind.options_type.of(2).rules(), np.zeros(2, kind.state_type)
    kind.kernels.begin(rules, states, 0)
    job = Job(game, ("random", "random"), "0")
    learned = next((name for name in job.policies if name not in job.kernels.policies.POLICIES), "random")
    return [
        ("status", lambda: lab.status(rules, states, 0)),
        ("rewards_of", lambda: lab.rewards_of(rules, states, 0, False, np.zeros(2))),
        ("forfeit", lambda: lab.forfeit(0, False, np.zeros(2))),
        ("outcomes", lambda: lab.outcomes(rules, states, 0)),
        ("rollouts", lambda: lab.rollouts(rules, states, 1, stream(0), False, np.zeros(2))),
        ("look", lambda: see(kind(seed=0).view(0))),
        ("batch", lambda: _batch(game)),
        ("positions", lambda: _positions(game)),
        ("tally", lambda: warm_workshop(game)),
        ("tally of other bots", lambda: tally.played((Deals.of(game, 2, bot=ladder(game).at(2)), 0, 1))),
        ("games", lambda: played((job, 0, 1))),
        ("luck", lambda: luck_of(_random_game(game))),
        ("games of learned bots", lambda: played((Job(game, (learned, "random"), "0"), 0, 1))),
    ]


def _batch(game: str) -> None:
    for form in ("float32", "uint8"):
        batch = Batch(game, 2, seed=0, sights=form)
        batch.reset()
        batch.step(batch.random_actions())
        batch.load(batch.save())


def _positions(game: str) -> None:
    for options in laboratory(game).small[:1]:
        score(uniform, Positions(game, **options))


def _of_review(game: str) -> list[Call]:
    return [("review", lambda: warm_review(game))] if GAMES[game].has_part("review") else []
