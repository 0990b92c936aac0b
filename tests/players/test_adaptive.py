"""The level that adapts: bots in place of people win about half of their games, whatever their own level."""

from __future__ import annotations

import pytest

from tests.players.play import NO_BUDGET, play, share
from tortuga.games import GAMES
from tortuga.players import bot
from tortuga.players.adaptive import Result, next_level
from tortuga.players.ladder import ladder

KNOWN, GAMES_PLAYED, PEOPLE = 20, 60, 3


def shares_of(game: str, hidden: str, seed: int) -> list[float]:
    """The results of a person who plays like *hidden*, in *GAMES_PLAYED* games against the adapting level."""
    results: list[Result] = []
    for number in range(GAMES_PLAYED):
        rival, seat = bot(ladder(game).at(next_level(results, ladder(game).levels))), number % 2
        bots = [bot(hidden), rival] if seat == 0 else [rival, bot(hidden)]
        board = play(GAMES[game].rules(2, seed=1000 * seed + number), bots, seed=1000 * seed + number, budget=NO_BUDGET)
        results.append(Result(share(board, seat)))
    return [result.share for result in results]


@pytest.mark.parametrize(
    ("game", "hidden"),
    [
        *[("einauge", name) for name in ("Schiffsjunge", "Jungmann", "Kanonier", "Matrose", "Steuermann")],
        *[("barrakuda", name) for name in ("Pesciolino", "Tuffatore", "Spugnaro", "Sub")],
    ],
)
def test_a_person_of_any_level_wins_40_to_60_percent_after_20_games(game: str, hidden: str) -> None:
    late = [won for seed in range(PEOPLE) for won in shares_of(game, hidden, seed)[KNOWN:]]
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
