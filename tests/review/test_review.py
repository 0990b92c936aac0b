"""The review: small positions whose figures are known, and what holds in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.barrakuda import positions as barrakuda
from tests.games.einauge.positions import position, seat
from tests.games.play import CASES, name_of, played
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.kit.game import Game
from tortuga.players import Budget, Generator
from tortuga.players.barrakuda.bots.nettuno import Nettuno
from tortuga.review import Decision, band, hint, review, win_chances
from tortuga.review.barrakuda import BarrakudaJudge
from tortuga.review.calibration import fit_of
from tortuga.review.reviewing import points_of

QUICK = 0.05  # of the usual effort
NORMAL = 1.96  # standard errors that a page shows as ±


def last_fight() -> Game:
    """Seat 0 wins by fighting for the last card, and only so."""
    rich = seat("red 8", sabres=3, jewels=0, ducats=0)
    return position(rich, seat(jewels=2, sabres=0, ducats=0), phase="final", table="red 7", display="", final_left=1)


def test_a_forced_win_is_a_chance_of_one() -> None:
    game = position(seat(jewels=30), seat(jewels=0), phase="final", display="ship", final_left=1)
    assert win_chances(game, QUICK)[0].chances.shares == (1.0, 0.0)


def test_a_forced_win_has_no_interval() -> None:
    game = position(seat(jewels=30), seat(jewels=0), phase="final", display="ship", final_left=1)
    assert win_chances(game, QUICK)[0].chances.interval(0) == (1.0, 1.0)


def test_the_last_move_that_wins_is_the_hint() -> None:
    assert hint(last_fight().view(0)).best == "fight red 7"


def test_the_pass_that_loses_the_game_is_in_the_highest_band() -> None:
    game = last_fight()
    game.push("pass")
    assert [one.band for one in review(game, QUICK).decisions] == [20]


def test_the_end_of_a_game_is_its_result() -> None:
    game = last_fight()
    game.push("fight red 7")
    assert review(game, QUICK).points[-1].chances.shares == (1.0, 0.0)


def forced_moves(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Decision, str, Decision, str]]:
    """The hints for a move of a random game and for the forced move after it, where no chance speaks between them."""
    game = played(name, options, seed)
    for number, (step, then) in enumerate(pairwise(game.steps)):
        if step.seat is None or then.seat is None or len(game.view(then.seat, at=number + 1).actions(then.seat)) != 1:
            continue
        before, after = (hint(game.view(each.seat, at=at), 0.5) for each, at in ((step, number), (then, number + 1)))
        if before.seat == after.seat:
            yield before, step.text, after, then.text


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (2, 1), (3, 2)])
def test_along_forced_moves_the_chance_stays_within_its_error(players: int, seed: int) -> None:
    apart = [
        (move, before.worth[move], after.worth[forced])
        for before, move, after, forced in forced_moves("einauge", {"players": players}, seed)
        if abs(before.worth[move] - after.worth[forced])
        > NORMAL * (before.value_error[move] + after.value_error[forced])
    ]
    assert apart == []


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_knows_every_legal_move_and_its_error(seed: int) -> None:
    game = played("einauge", {"players": 2}, seed)
    views = [game.view(step.seat, at=at) for at, step in enumerate(game.steps) if step.seat is not None]
    for view in views[:: len(views) // 6]:
        assert view.seat is not None
        legal = {view.text_of(action) for action in view.actions(view.seat)}
        advice = hint(view, QUICK)
        assert set(advice.worth) == set(advice.value_error) == legal


@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_called_better_or_worse_than_such_claims_come_true(seed: int) -> None:
    game = played("barrakuda", {"players": 2}, seed)
    chosen = [at for at, step in enumerate(game.steps) if step.seat == 0 and step.text.startswith("dive")]
    doubt = fit_of("barrakuda", "distilled", 2)["doubt"]
    worths = [worth for at in chosen for worth in hint(game.view(0, at=at)).worth.values()]
    assert min(worths) >= doubt / 2
    assert max(worths) <= 1 - doubt / 2


def test_a_card_is_judged_against_the_mix_not_by_what_the_others_did() -> None:
    games = [barrakuda.position(), barrakuda.position()]
    for game, other in zip(games, ("dive 4", "dive 2"), strict=True):
        game.push("dive 3", 0)
        game.push(other, 1)
    first, second = (review(game, QUICK).decisions[0] for game in games)
    assert first == second


def test_the_mix_of_a_choice_sums_to_one() -> None:
    assert sum(hint(barrakuda.position().view(0)).mix.values()) == pytest.approx(1)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4, "teams": True}])
def test_the_hint_in_barrakuda_is_worth_the_chance_of_the_seat(options: dict[str, Any]) -> None:
    view = Barrakuda(seed=1, **options).view(0)
    advice, judge = hint(view, QUICK), BarrakudaJudge(view.options, QUICK)
    expected = sum(advice.mix[move] * share for move, share in advice.worth.items())
    assert judge.chances(view).shares[0] == pytest.approx(expected, abs=0.001)


def test_a_review_of_barrakuda_solves_a_turn_as_the_strongest_bot_does() -> None:
    view, strongest = Barrakuda(2, seed=1).view(0), Nettuno()
    thought = strongest.think(view, Budget(), Generator(1))
    mix = {view.text_of(action): chance for action, chance in thought.mix.items()}
    assert hint(view).mix == pytest.approx(mix)


def test_a_hint_is_the_same_whatever_the_others_have_sealed() -> None:
    games = [barrakuda.position(), barrakuda.position()]
    for game, sealed in zip(games, ("dive 1", "dive 5"), strict=True):
        game.push(sealed, 1)
    assert hint(games[0].view(0)) == hint(games[1].view(0))


@pytest.mark.parametrize(("lost", "error", "points"), [(0.049, 0, 0), (0.05, 0, 5), (0.1, 0.06, 0), (0.3, 0.01, 20)])
def test_a_loss_has_a_band_where_it_is_sure(lost: float, error: float, points: int) -> None:
    assert band(lost, error) == points


def test_nobody_is_advised_out_of_turn() -> None:
    with pytest.raises(ValueError, match="expected a position in which seat 1 decides"):
        hint(position().view(1))


def test_the_same_position_gives_the_same_hint() -> None:
    view = position().view(0)
    assert hint(view) == hint(view)


# -- luck and skill ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["einauge", "barrakuda"])
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_luck_and_skill_make_up_what_was_gained(name: str, seed: int) -> None:
    options = {"players": 2} if name == "einauge" else {"players": 2, "turn_limit": 3}
    found = review(played(name, options, seed), QUICK)
    assert [found.luck[seat] + found.skill[seat] for seat in range(2)] == pytest.approx(
        [found.gain(seat) for seat in range(2)]
    )


@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_one_gains_by_luck_the_others_lose(seed: int) -> None:
    assert sum(review(played("einauge", {"players": 2}, seed), QUICK).luck) == pytest.approx(0, abs=1e-6)


def test_a_game_without_chance_has_no_luck() -> None:
    game = last_fight()
    game.push("pass")
    assert review(game, QUICK).luck == (0.0, 0.0)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), CASES, ids=name_of)
def test_every_kind_of_game_can_be_reviewed(name: str, options: dict[str, object]) -> None:
    game = played(name, {**options, **({} if name == "einauge" else {"turn_limit": 2})}, 5)
    found = review(game, QUICK)
    assert [point.steps for point in found.points] == points_of(game)


def test_a_decision_tells_what_another_move_would_have_lost() -> None:
    assert Decision(0, "a", {"a": 0.5, "b": 0.25}).lost("b") == 0.25
