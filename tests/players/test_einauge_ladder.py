"""The learned ladder of Einauge: weights, budgets, exact ends, odd cards."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.games.einauge.positions import RECONSTRUCTION
from tests.players.play import NO_BUDGET, block, interval, play
from tests.players.test_matrose import CHOICES, odd_table
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import STATE
from tortuga.players import Budget, Generator, bot
from tortuga.players.einauge.bots import Admiral, Kapitaen, Learned, joined, judged
from tortuga.players.einauge.features import STAGES
from tortuga.players.einauge.rollouts import win_shares
from tortuga.players.einauge.weights import LINEAR, TUPLES, fitting, provenance
from tortuga.review.einauge import EinaugeJudge

LADDER = ("Bootsmann", "Steuermann", "Kapitän", "Admiral")
SEARCHERS = ("Kapitän", "Admiral")


def thinker(name: str) -> Learned:
    """A bot of the ladder."""
    found = bot(name)
    assert isinstance(found, Learned)
    return found


def until(game: Einauge, wanted: Any, seed: int = 3) -> Einauge:
    """Play with Bootsmann until *wanted* is true of the game."""
    while not wanted(game):
        game.push(bot("Bootsmann").choose(game.view(game.turn), NO_BUDGET, Generator(seed)))
    return game


# ---- weights


@pytest.mark.parametrize("kind", [LINEAR, TUPLES])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_weights_are_there_for_every_player_count_and_edition(kind: str, players: int) -> None:
    for edition in ("amigo", "italian", "dutch"):
        assert fitting(kind, Options.of(players, edition=edition)).shape[0] == STAGES


@pytest.mark.parametrize("bonus", ["added", "instead"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_weights_are_there_for_a_colour_bonus(players: int, bonus: str) -> None:
    options = Options.of(players, colour_bonus=bonus)
    assert fitting(TUPLES, options).shape == fitting(TUPLES, Options.of(players)).shape


@pytest.mark.parametrize("kind", [LINEAR, TUPLES])
def test_weights_say_how_they_were_made(kind: str) -> None:
    assert {"command", "seed", "date", "cards_hash"} <= set(provenance(kind))


def test_bootsmann_still_beats_matrose() -> None:
    mean, low, high = interval([block("einauge", "Bootsmann", "Matrose", seed) for seed in range(40)])
    assert mean >= 0.60, f"{mean:.3f} [{low:.3f}, {high:.3f}]"


def test_steuermann_still_beats_bootsmann() -> None:
    mean, low, high = interval([block("einauge", "Steuermann", "Bootsmann", seed) for seed in range(40)])
    assert mean >= 0.55, f"{mean:.3f} [{low:.3f}, {high:.3f}]"


def test_steuermann_changes_the_worth_of_its_two_best_moves_by_a_glance() -> None:
    view = until(Einauge(2, seed=4), lambda game: len(game.moves) >= 12).view(0)
    said, _, _ = judged(view, fitting(TUPLES, view.options))
    seen = thinker("Steuermann").think(view, NO_BUDGET, Generator(7)).worth
    best = sorted(said, key=lambda action: -said[action])[:2]
    assert [action for action in said if seen[action] != pytest.approx(said[action])] == sorted(best)


# ---- fallback


@pytest.mark.parametrize("name", LADDER)
def test_a_bot_plays_odd_cards_and_says_that_nothing_learned_fits(name: str) -> None:
    game = Einauge(3, seed=1, cards=odd_table(random.Random(4)))
    assert thinker(name).think(game.view(0), NO_BUDGET, Generator(1)).how in ("heuristic", "search")


@pytest.mark.parametrize("name", LADDER)
def test_a_bot_plays_odd_numbers_and_says_that_nothing_learned_fits(name: str) -> None:
    cards = {**RECONSTRUCTION, "numbers": {"start_ducats": 9, "chest_jewels": [9, 1, 0], "jewel_ducats": 2}}
    game = Einauge(3, seed=1, cards=cards)
    assert thinker(name).think(game.view(0), NO_BUDGET, Generator(1)).how in ("heuristic", "search")


@pytest.mark.parametrize("name", LADDER)
def test_a_bot_plays_options_and_odd_cards_to_the_end(name: str) -> None:
    rng = random.Random(name)
    for players in (2, 3, 4, 5):
        options: dict[str, Any] = {option: rng.choice(values) for option, values in CHOICES.items()}
        if players % 2:
            options["cards"] = odd_table(rng)
        game = Einauge(players, seed=players, **options)
        assert play(game, [bot(name), *[bot("random")] * (players - 1)]).is_over


# ---- budgets


@pytest.mark.parametrize("name", ["Steuermann", *SEARCHERS])
def test_the_same_playouts_and_seed_give_the_same_thought(name: str) -> None:
    view = until(Einauge(2, seed=4), lambda game: len(game.moves) >= 12).view(0)
    once, again = (thinker(name).think(view, Budget(playouts=200), Generator(7)) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", SEARCHERS)
def test_a_budget_in_seconds_is_kept_about(name: str) -> None:
    view = Einauge(2, seed=4).view(0)
    assert thinker(name).think(view, Budget(seconds=0.1), Generator(7)).playouts > 0


@pytest.mark.parametrize(("players", "rolls"), [(2, False), (3, True), (4, True), (5, True)])
def test_for_more_than_two_rollouts_judge_the_best_moves_again(players: int, rolls: bool) -> None:
    view = Einauge(players, seed=4).view(0)
    thought = thinker("Admiral").think(view, Budget(playouts=64), Generator(1))
    assert (thought.playouts > 64) == rolls


def test_a_move_without_rollouts_is_worth_no_more_than_those_that_have_them() -> None:
    tree = ({1: 0.6, 2: 0.5, 3: 0.4}, {1: 0.1, 2: 0.1, 3: 0.1}, 100)
    worth, errors, playouts = joined(tree, ({1: 0.2, 2: 0.1}, {1: 0.1, 2: 0.1}, 20))
    assert worth == pytest.approx({1: 0.4, 2: 0.3, 3: 0.3}) and playouts == 120
    assert errors == pytest.approx({1: 0.0707, 2: 0.0707, 3: 0.1}, abs=1e-4)


@pytest.mark.parametrize("kind", [Kapitaen, Admiral])
def test_two_threads_share_the_playouts(kind: type[Kapitaen] | type[Admiral]) -> None:
    view = Einauge(2, seed=4).view(0)
    player = kind("two")
    object.__setattr__(player, "threads", 2)
    once, again = (player.think(view, Budget(playouts=400), Generator(7)) for _ in range(2))
    assert once == again


# ---- exact ends


def brute(game: Einauge) -> dict[int, float]:
    """The share of every seat with best play of all; a seat that can win alone does so at once."""
    if game.is_over:
        outcome = game.outcome()
        assert outcome is not None
        totals = [score["total"] for score in game.scores()]
        return {seat: share_with_margin(totals, outcome.winners, seat) for seat in range(game.players)}
    best: dict[int, float] = {}
    seat = game.turn
    assert seat is not None
    for move in game.legal_moves:
        after = game.copy()
        after.push(move)
        found = brute(after)
        if not best or found[seat] > best[seat]:
            best = found
        if found[seat] > 1:
            break
    return best


def share_with_margin(totals: list[int], winners: tuple[int, ...], seat: int) -> float:
    others = [total for other, total in enumerate(totals) if other != seat]
    return (seat in winners) / len(winners) + 1e-6 * (totals[seat] - max(others))


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("players", [2, 3])
def test_the_final_round_is_played_exactly(name: str, players: int) -> None:
    game = until(Einauge(players, seed=6), lambda game: game.phase == "final")
    seat = game.turn
    assert seat is not None
    thought = thinker(name).think(game.view(seat), Budget(playouts=1), Generator(1))
    after = game.copy()
    after.push(thought.move)
    best = max(brute(each)[seat] for each in afters(game))
    assert thought.how == "exact" and abs(brute(after)[seat] - best) < 1e-9


def afters(game: Einauge) -> list[Einauge]:
    found = []
    for move in game.legal_moves:
        after = game.copy()
        after.push(move)
        found.append(after)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_count_has_an_exact_final_round(players: int) -> None:
    game = until(Einauge(players, seed=2), lambda game: game.phase == "final")
    assert thinker("Admiral").think(game.view(game.turn), Budget(playouts=1), Generator(1)).how == "exact"


@pytest.mark.parametrize(("phase", "playouts", "how"), [("fight", 2000, "exact"), ("buy", 1, "search")])
def test_an_end_without_draws_is_exact_where_it_fits_the_budget(phase: str, playouts: int, how: str) -> None:
    game = until(Einauge(2, seed=2), lambda game: game.phase == phase and game.state.turns_left >= 0)  # E5.1: in sight
    assert thinker("Kapitän").think(game.view(game.turn), Budget(playouts=playouts), Generator(1)).how == how


# ---- what a position is worth


def test_the_shares_of_all_seats_make_one_win() -> None:
    game = until(Einauge(4, seed=2), lambda game: len(game.moves) >= 20)
    states = np.zeros(1, STATE)
    states[0] = game.state
    assert win_shares(game.options, states).sum() == pytest.approx(1.0)


def test_rollouts_and_value_agree_about_a_position() -> None:
    game = until(Einauge(2, seed=2), lambda game: len(game.moves) >= 20)
    found = EinaugeJudge(game.options).raw(game.view(game.turn))
    assert abs(found["value"][0] - found["value-rolled"][0]) < 0.25
