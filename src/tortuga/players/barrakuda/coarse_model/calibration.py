"""Whether the values of a solved table come true in games by its mix, on the coarse model and by the full rules."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import SEATS, STATE
from tortuga.games.kit.chance import stream
from tortuga.games.kit.compile import kernel
from tortuga.players.barrakuda.coarse_model.forward import play_forward
from tortuga.players.barrakuda.coarse_model.model import model_of
from tortuga.players.barrakuda.coarse_model.solve import Solution, of_file
from tortuga.players.barrakuda.storage import table_path
from tortuga.players.barrakuda.training.self_play import self_play
from tortuga.players.barrakuda.turn_game.value import Evaluator, of_table, shares

PROBE = 6  # turns, after which the table's value is compared with the result; before, it is near a half
GAMES = 4000


@dataclass(frozen=True)
class Calibration:
    """What the table claimed for whoever it saw ahead, and how often these won."""

    games: int
    probe: int  # turns
    probed: int  # games that were not over by the probe
    claimed: float
    won: float
    error: float  # standard error of won - claimed
    turns: float
    limited: float  # share of games that the turn limit ended

    def __str__(self) -> str:
        played = f"{self.games:,} games, {self.turns:.1f} turns, {100 * self.limited:.2f} % to the turn limit"
        claim = f"after {self.probe} turns it claimed {self.claimed:.3f} for whoever was ahead"
        return f"{played}; {claim}, who won {self.won:.3f} (± {1.96 * self.error:.3f})"


def calibration_of(probe: int, claims: Any, results: Any, turns: Any, limited: float) -> Calibration:
    """The calibration of one claim and result a game, from the side that the table sees ahead. NaN: no claim."""
    known = ~np.isnan(claims)
    ahead = np.where(claims[known] >= 0.5, 1.0, -1.0)
    claimed = 0.5 + ahead * (claims[known] - 0.5)
    won = 0.5 + ahead * (results[known] - 0.5)
    error = float(np.std(won - claimed) / math.sqrt(max(1, known.sum())))
    means = [float(np.mean(one)) for one in (claimed, won, turns)]
    return Calibration(len(claims), probe, len(won), means[0], means[1], error, means[2], limited)


def on_model(solution: Solution, games: int = GAMES, seed: int = 1, probe: int = PROBE) -> Calibration:
    """Self-play on the coarse model."""
    out = np.zeros((games, 4))
    play_forward(solution.models, solution.flat, stream(seed), probe, out)
    return calibration_of(probe, out[:, 0], out[:, 1], out[:, 2], float(np.mean(out[:, 3])))


@kernel
def claims_of(rules: Any, states: Any, evaluator: Any, out: Any) -> None:
    """Seat 0's share in each position, as a evaluator has it."""
    both = np.zeros(SEATS, np.float64)
    for number in range(states.shape[0]):
        shares(rules[0], states[number], evaluator, both)
        out[number] = both[0]


def in_the_game(
    options: Options, evaluator: Evaluator, games: int = GAMES, seed: int = 1, probe: int = PROBE
) -> Calibration:
    """Self-play by the full rules."""
    rules = options.rules()
    found, wanted = np.zeros(100 * games, STATE), np.zeros((100 * games, SEATS))
    number = self_play(rules, evaluator, stream(seed), games, 1.0, 0.0, found, wanted)
    begins = np.flatnonzero(found["turn"][:number] == found["turn"][0])
    lengths = np.diff(np.append(begins, number))
    claims = np.full(len(begins), np.nan)
    probed = lengths > probe
    some = np.zeros(int(probed.sum()))
    claims_of(rules, found[begins[probed] + probe], evaluator, some)
    claims[probed] = some
    return calibration_of(
        probe, claims, wanted[begins, 0], lengths, float(np.mean(lengths >= max(1, options.turn_limit)))
    )


def table_evaluator(solution: Solution) -> Evaluator:
    """The solution as a bot reads it."""
    return of_table(solution.table(), int(solution.model.goal), int(solution.model.bags))


def checked(options: Options, bags: int, games: int = GAMES) -> dict[str, Calibration]:
    """Both kinds of self-play by the table on disk; the results are also written to the file beside it."""
    path = table_path(options.rules(), bags)
    solution = of_file(model_of(options, bags), path)
    found = {
        "on the model": on_model(solution, games),
        "in the game": in_the_game(options, table_evaluator(solution), games),
    }
    facts = json.loads(path.with_suffix(".json").read_text("utf-8"))
    facts["forward"] = {place: asdict(one) for place, one in found.items()}
    path.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    return found
