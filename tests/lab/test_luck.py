"""Luck: it has the mean 0 whatever the baseline, and results of bots without it vary less."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tortuga.games import GAMES
from tortuga.games.kit.chance import stream
from tortuga.lab.arena import Plan, Results, play_block
from tortuga.lab.kernels import lab_kernels
from tortuga.lab.laboratory import laboratory
from tortuga.lab.luck import Drawn, luck_of
from tortuga.lab.ratings import reduced


def played(game: str, games: int, bot: str = "random", *, spoil: bool = False) -> tuple[Any, Any]:
    """Luck and shares of games of a bot in a kernel; with *spoil*, for a meaningless baseline."""
    options, kernels = GAMES[game].rules.options_type.of(2), lab_kernels(game, "luck")
    known = kernels.baseline.knowledge_of(options)
    if spoil and game == "einauge":
        noise = np.random.default_rng(1).normal(0.0, 1.0, known[0].shape)
        known = (noise.astype(known[0].dtype), *known[1:])
    elif spoil:
        noise = np.random.default_rng(1).normal(0.0, 1.0, known[0].first.shape)
        known = (known[0]._replace(kind=1, first=noise.astype(np.float32)), *known[1:])
    lucks, shares = np.zeros((games, kernels.turn.SEATS)), np.zeros((games, kernels.turn.SEATS))
    states, seats = np.zeros(10, GAMES[game].rules.state_type), np.full(2, kernels.policies.POLICIES[bot], np.int64)
    bots = kernels.policies.knowledge_of(options)
    kernels.play_with_luck(options.rules(), seats, bots, known, stream(5), states, lucks, shares)
    return lucks[:, 0], shares[:, 0]


@pytest.mark.slow
@pytest.mark.parametrize("spoil", [False, True], ids=["learned", "random weights"])
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_luck_has_the_mean_0_over_100_000_games_with_any_baseline(game: str, spoil: bool) -> None:
    luck, _ = played(game, 100_000, spoil=spoil)
    assert luck.std() > 0.01
    assert abs(luck.mean()) < 3.5 * luck.std() / np.sqrt(len(luck))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_results_of_bots_without_luck_vary_less(game: str) -> None:
    luck, shares = played(game, 4_000, laboratory(game).steady)
    assert reduced(shares, luck).fewer > 1.05


def test_a_block_tells_luck_and_leaves_the_shares_as_they_are() -> None:
    plan = Plan("barrakuda", ("Sub", "random"), ((0, 1),), "7", {"turn_limit": 6})
    plain, told = (play_block((each, 0, 0)) for each in (plan, Plan(**{**vars(plan), "is_reduced": True})))
    assert told["shares"] == plain["shares"] and sum(told["luck"]) == pytest.approx(0.0, abs=1e-9)
    assert any(told["luck"])


def test_a_card_drawn_from_a_mix_is_luck_as_far_as_others_would_have_been_worth_less() -> None:
    game = GAMES["barrakuda"].rules(2, seed=3, turn_limit=1)
    for seat, text in ((0, "dive 4"), (1, "dive 5")):
        game.push(text, seat)
    chosen = [Drawn(0, seat, game.steps[seat].number, {}) for seat in range(2)]
    mixes = [one._replace(mix=dict.fromkeys(range(1, 6), 0.2)) for one in chosen]
    assert abs(luck_of(game, mixes) - luck_of(game, chosen)).max() > 0.01


def test_intervals_without_luck_are_those_of_the_difference() -> None:
    plan = Plan("einauge", ("Matrose", "random"), ((0, 1),), "7", is_reduced=True)
    rows = [(1.0, 0.3), (0.0, -0.3), (1.0, 0.5), (0.5, -0.1)]
    blocks = [
        {"lineup": 0, "block": number, "shares": [won, 1 - won], "luck": [luck, -luck], "clock": [[1, 1.0]] * 2}
        for number, (won, luck) in enumerate(rows)
    ]
    found = Results(plan, blocks).reduced(0)[0]
    assert found.share.mean == pytest.approx(np.mean([0.7, 0.3, 0.5, 0.6])) and found.fewer > 5
