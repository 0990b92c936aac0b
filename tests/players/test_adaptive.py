"""The level that adapts: bots in place of people win about half of their games, whatever their own level.

`python -m tests.players.test_adaptive` writes docs/results/adaptive.json, which the slow test reproduces.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.players.play import NO_BUDGET, play, share
from tests.project.tree import ROOT
from tortuga.games import GAMES
from tortuga.players import bot
from tortuga.players.adaptive import Result, next_level
from tortuga.players.ladder import ladder

RESULTS = ROOT / "docs" / "results" / "adaptive.json"
KNOWN, GAMES_PLAYED, PEOPLE, SEED = 20, 80, 4, 7
LEVELS = [(game, level) for game in ("einauge", "barrakuda") for level in range(1, ladder(game).levels + 1)]


def shares_of(game: str, hidden: str, seed: int, games: int = GAMES_PLAYED) -> list[float]:
    """The results of a person who plays like *hidden*, in so many games against the adapting level."""
    results: list[Result] = []
    for number in range(games):
        rival, seat = bot(ladder(game).at(next_level(results, ladder(game).levels))), number % 2
        bots = [bot(hidden), rival] if seat == 0 else [rival, bot(hidden)]
        board = play(GAMES[game].rules(2, seed=1000 * seed + number), bots, seed=1000 * seed + number, budget=NO_BUDGET)
        results.append(Result(share(board, seat)))
    return [result.share for result in results]


def held(game: str, level: int) -> dict[str, Any]:
    """How often people of a level win after the first games, in per cent."""
    hidden = ladder(game).at(level)
    late = [won for person in range(PEOPLE) for won in shares_of(game, hidden, SEED + person)[KNOWN:]]
    return {"game": game, "level": level, "bot": hidden, "wins": round(100 * sum(late) / len(late), 1)}


def write_results() -> None:
    """Play all levels and write the file."""
    told = {
        "command": "python -m tests.players.test_adaptive",
        "what": "wins in per cent against the bot that adapts, of a hidden bot in place of a person",
        "people": PEOPLE,
        "games": f"{KNOWN + 1} to {GAMES_PLAYED}",
        "playouts": NO_BUDGET.playouts,
        "seed": SEED,
        "levels": [held(*each) for each in LEVELS],
    }
    RESULTS.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_the_results_of_every_level_are_those_of_the_file(game: str, level: int) -> None:
    assert held(game, level) in json.loads(RESULTS.read_text("utf-8"))["levels"]


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_person_of_any_level_wins_40_to_60_percent_after_20_games(game: str) -> None:
    wins = {
        each["level"]: each["wins"] for each in json.loads(RESULTS.read_text("utf-8"))["levels"] if each["game"] == game
    }
    assert list(wins) == list(range(1, ladder(game).levels + 1))
    assert all(40 <= share <= 60 for share in wins.values())


def test_a_person_is_held_after_20_games() -> None:
    late = [won for person in range(3) for won in shares_of("einauge", "Jungmann", person, 60)[KNOWN:]]
    assert 0.4 <= sum(late) / len(late) <= 0.6


def test_somebody_new_meets_a_gentle_bot() -> None:
    assert next_level([]) == 3


def test_wins_raise_the_level_and_losses_lower_it() -> None:
    assert next_level([Result(1.0)]) > next_level([]) > next_level([Result(0.0)])


@pytest.mark.parametrize("levels", [1, 7, 10])
def test_the_level_stays_on_the_ladder(levels: int) -> None:
    assert next_level([Result(1.0)] * 50, levels) == levels
    assert next_level([Result(0.0)] * 50, levels) == 1


def test_a_fair_share_of_four_players_keeps_the_level() -> None:
    won_one_of_four = [Result(1.0, 0.25), *[Result(0.0, 0.25)] * 3]
    before = [Result(0.5)] * 5
    assert next_level([*before, *won_one_of_four]) == next_level(before)


def test_the_level_follows_a_person_who_improves() -> None:
    losing, winning = [Result(0.0)] * 20, [Result(1.0)] * 20
    assert next_level(losing + winning) > 3


if __name__ == "__main__":
    write_results()
