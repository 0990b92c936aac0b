"""Apneista, Palombaro and Nettuno: legality everywhere, mixing, sealed choices, reproducibility, strength."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.games.barrakuda.positions import RECONSTRUCTION, cards_with, position, seat, turn, wreck
from tests.players.play import NO_BUDGET, SHORT, block, interval, play
from tests.players.test_sub import SETTINGS, odd_table
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.options import Options
from tortuga.games.kit.errors import OptionError
from tortuga.players import Budget, Generator, bot
from tortuga.players.barrakuda.bots.mixing import choosing
from tortuga.players.barrakuda.coarse_model.model import fits, model_of
from tortuga.players.barrakuda.storage import table_path, weights, wrecks_hash
from tortuga.players.barrakuda.turn_game.table import BAGS, FULL, size_of
from tortuga.players.barrakuda.turn_game.value import by_hand

MIXING = ("Apneista", "Palombaro", "Nettuno")


def think(name: str, game: Barrakuda, seat: int = 0, seed: int = 1, budget: Budget = SHORT) -> Any:
    player: Any = bot(name)
    return player.think(game.view(seat), budget, Generator(seed))


def limited(options: dict[str, Any], turns: int) -> dict[str, Any]:
    return {**options, "turn_limit": min(turns, options.get("turn_limit", turns))}


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_each_plays_every_option_to_the_end(options: dict[str, Any]) -> None:
    game = Barrakuda(**limited(options, 4), seed=2)
    bots = [bot(MIXING[seat % 3]) for seat in range(game.players)]
    assert play(game, bots, budget=SHORT).is_over


@pytest.mark.parametrize("seed", range(6))
def test_each_plays_odd_wrecks_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    players, teams = rng.choice([(2, False), (3, False), (4, True)])
    layout = rng.choice(["first", "harsh", "random"])
    game = Barrakuda(players, seed=seed, teams=teams, layout=layout, turn_limit=3, cards=odd_table(rng))
    assert play(game, [bot(rng.choice(MIXING)) for _ in range(players)], seed=seed, budget=SHORT).is_over


@pytest.mark.parametrize("name", ["Sub", *MIXING])
def test_each_declines_to_give_only_the_opponents_card_back(name: str) -> None:
    cards = cards_with({3: wreck(general="all_back")})
    game = turn(position(seat(), seat(barracuda="centre"), fish=5, cards=cards, declining="allowed"), 3, 4)
    assert bot(name).choose(game.view(0), SHORT, Generator(1)).text == "decline"


def test_where_general_actions_may_be_declined_barracuda_does_not_play_from_a_solved_table() -> None:
    assert not fits(Options.of(2, declining="allowed"))


def test_with_numbers_that_are_not_printed_the_coarse_model_refuses_the_game() -> None:
    options = Options.of(2, cards={**RECONSTRUCTION, "numbers": {"bank_limit": 6}})
    assert fits(Options.of(2)) and not fits(options)
    with pytest.raises(OptionError, match="the printed numbers"):
        model_of(options)


@pytest.mark.parametrize("name", ["Sub", *MIXING])
def test_a_bot_plays_odd_numbers_to_the_end_and_does_not_say_that_it_learned_them(name: str) -> None:
    numbers = {"start_gold": 5, "bank_limit": 3, "wreck_gold": 9, "distance_die": [1, 1, 1, 1, 4, 5]}
    game = Barrakuda(2, seed=3, turn_limit=6, cards={**RECONSTRUCTION, "numbers": numbers})
    thought = None if name == "Sub" else think(name, game).how
    assert thought not in ("value", "table")
    assert play(game, [bot(name), bot("random")], budget=SHORT).is_over


def test_with_wrecks_it_was_not_trained_for_apneista_says_that_it_judges_by_hand() -> None:
    assert think("Apneista", Barrakuda(2, seed=1)).how == "value"
    assert think("Apneista", Barrakuda(2, seed=1, wrecks=[1])).how == "heuristic"


def test_where_no_table_was_solved_barracuda_says_that_it_searches() -> None:
    assert think("Nettuno", Barrakuda(3, seed=1)).how == "search"
    assert think("Nettuno", Barrakuda(2, seed=1, layout="harsh")).how == "search"


def test_in_a_fresh_clone_barracuda_says_that_it_plays_from_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORTUGA_DATA", str(tmp_path))
    assert think("Nettuno", Barrakuda(2, seed=1)).how == "value"


def test_with_a_solved_table_barracuda_says_that_it_plays_from_it_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORTUGA_DATA", str(tmp_path))
    path = table_path(Options.of(2, goal=1).rules(), BAGS)
    path.parent.mkdir(parents=True)
    np.save(path, np.full(size_of(BAGS), FULL // 2, np.uint16))
    assert think("Nettuno", Barrakuda(2, seed=1, goal=1)).how == "table"
    assert think("Nettuno (weights)", Barrakuda(2, seed=1, goal=1)).how == "value"


def test_the_distilled_weights_beat_sub_in_12_blocks() -> None:
    mean, low, _ = interval([block("barrakuda", "Nettuno (weights)", "Sub", seed) for seed in range(12)])
    assert mean > 0.5, f"{mean:.3f}, at least {low:.3f}"


LINE = "6 5 2 1 3 4"  # the fish on 6 cannot come to 3 or 4 within a turn


def pennies() -> Barrakuda:
    """The last turn: seat 0 wins if both dive to the same wreck, where it steals; else seat 1 stays ahead."""
    plain = Barrakuda(2, seed=1, layout=LINE).plain()
    mine, theirs = plain["seats"]
    mine.update(hand=[1, 3, 4], row=[2, 5], bag=3)
    theirs.update(hand=[3, 4], row=[1, 2, 5], bag=5, barracuda="centre")
    return Barrakuda.from_position(plain, seed=1, layout=LINE, turn_limit=1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", MIXING)
def test_matching_pennies_is_played_half_and_half(name: str, seat: int) -> None:
    thought = think(name, pennies(), seat)
    assert [thought.mix[card] for card in (3, 4)] == pytest.approx([0.5, 0.5], abs=0.01)


def test_a_card_of_the_mix_is_drawn_as_often_as_the_mix_says() -> None:
    from tortuga.players.barrakuda.bots.mixing import drawn

    generator = Generator(4)
    drawn_cards = [drawn({1: 0.5, 5: 0.5}, generator) for _ in range(2000)]
    assert 900 < drawn_cards.count(1) < 1100


def test_worths_of_played_cards_are_equal_and_no_other_is_better() -> None:
    """What an equilibrium is: nobody gains by another card."""
    thought = think("Apneista", pennies())
    played = [thought.worth[action] for action, chance in thought.mix.items() if chance > 1e-6]
    assert max(played) - min(played) < 1e-6
    assert max(thought.worth.values()) <= max(played) + 1e-6


@pytest.mark.parametrize("name", MIXING)
def test_sealed_choices_of_the_other_leave_the_mix_as_it_is(name: str) -> None:
    alone = think(name, Barrakuda(2, seed=3))
    for move in ("dive 1", "dive 5", "barracuda"):
        sealed = Barrakuda(2, seed=3)
        sealed.push(move, 1)
        assert think(name, sealed).mix == alone.mix


def test_the_same_playouts_and_seed_give_the_same_thought() -> None:
    game = Barrakuda(2, seed=6)
    first, again = (think("Palombaro", game, budget=Budget(playouts=30)) for _ in range(2))
    assert first == again and first.playouts == 30


def test_a_budget_in_seconds_is_kept() -> None:
    thought = think("Palombaro", Barrakuda(2, seed=6), budget=Budget(seconds=0.05))
    assert thought.how == "search" and thought.playouts > 0


@pytest.mark.parametrize("name", ["apneista-2", "apneista-3", "apneista-4", "apneista-teams", "barracuda-2"])
def test_the_weights_know_the_wrecks_and_are_small(name: str) -> None:
    found = weights(name)
    assert found is not None and found[1] == wrecks_hash(Options.of(2).rules())
    assert np.isfinite(found[0].first).all() and found[0].first.nbytes < 1_000_000


SEATED = [(3, False), (4, False), (4, True)]


@pytest.mark.parametrize(("players", "teams"), SEATED)
def test_apneista_has_weights_for_three_four_and_teams(players: int, teams: bool) -> None:
    assert think("Apneista", Barrakuda(players, teams=teams, seed=1)).how == "value"


@pytest.mark.slow
@pytest.mark.parametrize(("players", "teams"), SEATED)
def test_apneista_wins_more_than_its_share_against_subs(players: int, teams: bool) -> None:
    fair = 0.5 if teams else 1 / players
    blocks = [block("barrakuda", "Apneista", "Sub", seed, players, teams=teams) for seed in range(40_000, 40_060)]
    mean, low, high = interval(blocks)
    assert mean > fair, f"{mean:.3f} [{low:.3f}, {high:.3f}] of 60 blocks, fair {fair:.3f}"


def test_by_hand_a_turn_has_equal_chances_at_the_beginning() -> None:
    _, _, values = choosing(Barrakuda(2, seed=1).view(0), by_hand(), Generator(1).words)
    assert values[:2] == pytest.approx([0.5, 0.5])


def test_apneista_beats_sub_in_12_blocks() -> None:
    mean, low, _ = interval([block("barrakuda", "Apneista", "Sub", seed) for seed in range(12)])
    assert mean > 0.5, f"{mean:.3f}, at least {low:.3f}"


@pytest.mark.slow
def test_apneista_beats_sub_with_interval() -> None:
    mean, low, high = interval([block("barrakuda", "Apneista", "Sub", seed) for seed in range(30_000, 30_400)])
    assert mean >= 0.65, f"{mean:.3f} [{low:.3f}, {high:.3f}] of 400 blocks"


@pytest.mark.slow
def test_a_responder_goes_on_where_it_was(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from tortuga.players.barrakuda.training.responder import exploit

    monkeypatch.setenv("TORTUGA_DATA", str(tmp_path))
    taught: list[tuple[int, int]] = []

    def report(what: str, done: int, total: int) -> None:
        if "the last won" in what:
            taught.append((done, total))

    exploit(bot("Pesciolino"), report, NO_BUDGET, lessons=1, games=4, measured=4)
    exploit(bot("Pesciolino"), report, NO_BUDGET, lessons=2, games=4, measured=4)
    assert taught == [(1, 1), (2, 2)]
