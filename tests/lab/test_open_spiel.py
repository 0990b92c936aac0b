"""The OpenSpiel games: their own simulation and API tests, values beside ours, and its MCTSBot as an opponent."""

from __future__ import annotations

import json
import math
import pickle
import sys
import types
from pathlib import Path
from typing import Any
from urllib.parse import quote

import numpy as np
import pyspiel
import pytest

import tortuga.lab.envs  # noqa: F401  registers the games
from tests.lab.solver import Solver, matrix_value
from tests.players.barrakuda.exact import exact_levels
from tests.project.tree import ROOT
from tortuga.games import GAMES
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import LAYOUTS
from tortuga.games.einauge.game import Einauge
from tortuga.games.kit.chance import stream
from tortuga.lab.bots import entrant
from tortuga.lab.envs.open_spiel import TortugaGame
from tortuga.lab.envs.sight import parts_of, see, size_of
from tortuga.players import Budget, Generator

EINAUGE, BARRAKUDA = "python_tortuga_einauge", "python_tortuga_barrakuda"
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    (EINAUGE, {}),
    (EINAUGE, {"players": 5, "edition": "dutch", "colour_bonus": "added"}),
    (BARRAKUDA, {"goal": 2, "turn_limit": 4}),
    (BARRAKUDA, {"players": 3, "turn_limit": 4, "declining": "allowed"}),
    (BARRAKUDA, {"players": 4, "teams": True, "layout": "harsh", "turn_limit": 6}),
]


def test_the_games_are_found_by_name() -> None:
    assert {EINAUGE, BARRAKUDA} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "parameters"), SETTINGS, ids=str)
def test_openspiels_random_simulation_finds_no_fault(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "parameters"), SETTINGS, ids=str)
def test_openspiels_api_tests_find_no_fault(name: str, parameters: dict[str, Any]) -> None:
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(name, parameters)
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": game})
    assert_all_pass(case)


@pytest.mark.slow
def test_openspiels_simulation_tests_find_no_fault() -> None:
    from open_spiel.python.tests import games_sim_test

    case = games_sim_test.GamesSimTest()
    for name, parameters in SETTINGS:
        case.sim_game(pyspiel.load_game(name, parameters))
    case.sim_game(pyspiel.convert_to_turn_based(pyspiel.load_game(*SETTINGS[2])))


def assert_all_pass(case: Any) -> None:
    import unittest

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert [text for _, text in result.errors + result.failures] == []


def test_all_choose_at_once() -> None:
    state = pyspiel.load_game(BARRAKUDA).new_initial_state()
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == state.legal_actions(1) == [1, 2, 3, 4, 5, 6]


def test_chance_may_have_every_drawing_of_a_layout() -> None:
    outcomes = pyspiel.load_game(BARRAKUDA, {"layout": "random"}).new_initial_state().chance_outcomes()
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes) == LAYOUTS


def test_a_number_on_several_faces_of_the_die_is_that_much_more_likely() -> None:
    cards = {**Options.of(2).cards.plain(), "numbers": {"distance_die": [1, 1, 1, 1, 5, 5]}}
    state = pyspiel.load_game(BARRAKUDA, {"cards": quote(json.dumps(cards))}).new_initial_state()
    state.apply_actions([1, 2])
    assert state.chance_outcomes() == [(1, pytest.approx(2 / 3)), (5, pytest.approx(1 / 3))]


def test_a_game_without_a_turn_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="turn_limit"):
        pyspiel.load_game(BARRAKUDA, {"turn_limit": 0})


@pytest.mark.parametrize("name", [EINAUGE, BARRAKUDA])
def test_a_state_is_written_in_plain_fields(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    found = {field: json.loads(value) for field, _, value in fields(str(state))}
    assert found["players"] == 2 and len(found["seats"]) == 2


# -- one seat after the other -----------------------------------------------------------------------------------------

IN_TURN = f"{BARRAKUDA}_in_turn"


def chosen(*cards: int) -> Any:
    state = pyspiel.load_game(IN_TURN, {"goal": 2, "turn_limit": 4}).new_initial_state()
    for card in cards:
        state.apply_action(card)
    return state


def test_in_turn_the_seats_choose_one_after_the_other() -> None:
    assert [chosen().current_player(), chosen(4).current_player(), chosen(4, 5).current_player()] == [0, 1, -1]


def test_in_turn_openspiels_random_simulation_finds_no_fault() -> None:
    game = pyspiel.load_game(IN_TURN, {"players": 3, "turn_limit": 4})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_in_turn_nobody_knows_what_another_has_sealed() -> None:
    one, other = chosen(1), chosen(6)
    for what in ("information_state_string", "information_state_tensor", "observation_string", "observation_tensor"):
        assert getattr(one, what)(1) == getattr(other, what)(1)
        assert getattr(one, what)(0) != getattr(other, what)(0)


def test_a_resampled_state_differs_only_in_what_the_others_have_sealed() -> None:
    state, sampler = chosen(1), pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    found = [state.resample_from_infostate(1, sampler) for _ in range(40)]
    assert {one.information_state_string(1) for one in found} == {state.information_state_string(1)}
    assert {one.history()[0] for one in found} == {1, 2, 3, 4, 5, 6}
    assert state.resample_from_infostate(0, sampler).history() == state.history()


def test_openspiels_ismcts_plays_it() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state, random = chosen(4), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=2.0, max_simulations=20, random_state=random)
    assert bot.step(state) in state.legal_actions()


# -- strings and pickles of games -------------------------------------------------------------------------------------

VALUES: dict[str, dict[str, list[Any]]] = {
    "einauge": {
        "players": [2, 5, "3"],
        "edition": ["amigo", "italian", "dutch"],
        "selling": ["free", "when_short"],
        "end": ["finish_round", "others_once_more"],
        "ties": ["one_lapses", "shared_places"],
        "colour_bonus": ["off", "added", "instead"],
        "colours_out": ["random", "red,blue,green", "red blue green", ["red", "blue", "green"], ("sky", "red", "rose")],
        "cards": ["reconstruction-1"],
    },
    "barrakuda": {
        "players": [2, 4, "3"],
        "goal": [1, 10, 30, "12"],
        "teams": [False, "off"],
        "layout": ["first", "calm", "medium", "harsh", "random", "5 6 2 / 4 1 3", "1 2 3 4 5 6", " 5 6 2/4 1 3"],
        "turn_limit": [1, 200, 1_000_000, "7"],
        "wrecks": ["none", "3", "2,5", "5 2", 3, [3], (2, 5), ()],
        "declining": ["never", "allowed"],
        "cards": ["reconstruction-1"],
    },
}
EVERY_VALUE = [
    (game, {option: value})
    for game, options in VALUES.items()
    for option, values in options.items()
    for value in values
]
EVERY_VALUE += [("einauge", {"players": 4, "colours_out": "red"}), ("einauge", {"players": 5, "colours_out": []})]
EVERY_VALUE += [("barrakuda", {"players": 4, "teams": teams, "wrecks": "1,6"}) for teams in (True, "on")]


@pytest.mark.parametrize("game", list(VALUES))
def test_the_values_below_are_of_every_option(game: str) -> None:
    names = {option.name for option in GAMES[game].options}
    assert set(VALUES[game]) - {"players"} == names


def assert_kept(made: Any) -> None:
    """The same game comes out of its string, its pickle, and its state written with it."""
    state = made.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    again, same_state = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    for game in (pyspiel.load_game(str(made)), pickle.loads(pickle.dumps(made)), again):
        assert (str(game), game.options) == (str(made), made.options)
    assert str(same_state) == str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize(("game", "options"), EVERY_VALUE, ids=str)
def test_a_game_is_the_same_after_its_string_and_its_pickle(game: str, options: dict[str, Any]) -> None:
    made = TortugaGame(game, options)
    assert made.options == GAMES[game].rules.options_type.of(**listed(options))
    assert_kept(made)


def listed(options: dict[str, Any]) -> dict[str, Any]:
    """A single wreck may be given as a number here."""
    return {key: [value] if key == "wrecks" and isinstance(value, int) else value for key, value in options.items()}


def test_a_list_has_one_spelling_in_the_string_of_a_game() -> None:
    games = [pyspiel.load_game(BARRAKUDA, {"wrecks": wrecks}) for wrecks in ("2,5", "5 2", "[2 5]")]
    games.append(pyspiel.load_game(f"{BARRAKUDA}(wrecks=[2 5])"))
    assert {str(game).partition("wrecks=")[2] for game in games} == {"[2 5])"}


@pytest.mark.parametrize("name", ["own.toml", "a,b=(c) 100%.toml", "%2C.toml", "7", "true", "{}"])
def test_a_game_keeps_its_own_cards(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "src/tortuga/data/einauge/reconstruction-1.toml").read_text("utf-8")
    (tmp_path / name).write_text(
        text.replace("reconstruction-1", "own").replace("jewels = 0\n", "jewels = 1\n"), "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    table = GAMES["einauge"].rules.options_type.of(cards=str(tmp_path / name)).cards
    for cards in (f"./{name}", tmp_path / name, table, table.plain()):
        made = TortugaGame("einauge", {"cards": cards})
        assert made.options.cards == table
        assert_kept(made)


# -- what is not legal ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [EINAUGE, BARRAKUDA])
@pytest.mark.parametrize("player", [-1, 2, 10**6, 0.5, None, True])
def test_an_observer_refuses_a_player_who_does_not_play(name: str, player: Any) -> None:
    game = pyspiel.load_game(name)
    observer, state = game.make_py_observer(), game.new_initial_state()
    for call in (observer.set_from, observer.string_from):
        with pytest.raises(ValueError, match=r"player: expected a whole number from 0 to 1; .* came"):
            call(state, player)


@pytest.mark.parametrize("actions", [[], [1], [1, 1, 1], [1, 40], [1, 10**9], [1, -5]])
def test_choices_that_are_not_all_legal_change_nothing(actions: list[int]) -> None:
    state = pyspiel.load_game(BARRAKUDA).new_initial_state()
    before = str(state)
    with pytest.raises(ValueError, match="expected"):
        state.apply_actions(actions)
    assert str(state) == before


@pytest.mark.parametrize("action", [64, 10**9, 2**62, -7])
def test_an_outcome_that_chance_does_not_have_is_refused(action: int) -> None:
    with pytest.raises(ValueError, match=f"expected an outcome that chance has now; {action} came"):
        pyspiel.load_game(EINAUGE).new_initial_state().apply_action(action)


def test_a_pickled_state_that_is_cut_short_is_refused() -> None:
    made, (name, rules, states, *_) = pyspiel.load_game(EINAUGE).new_initial_state().box.__reduce__()
    with pytest.raises(ValueError, match=r"expected \d+ and \d+ bytes; \d+ and 100 came"):
        made(name, rules, states[:100])


@pytest.mark.parametrize("given", [{"n_rollouts": 0}, {"n_rollouts": 1.5}, {"words": np.zeros(3, np.uint64)}], ids=str)
def test_compiled_rollouts_refuse_what_the_kernel_cannot_read(given: dict[str, Any]) -> None:
    from tortuga.lab.envs.mcts import CompiledRollouts

    with pytest.raises(ValueError, match="expected"):
        CompiledRollouts(**given)


@pytest.mark.parametrize("game", [Einauge(3, seed=5), Barrakuda(3, seed=5)], ids=["einauge", "barrakuda"])
def test_a_spectator_has_no_array(game: Any) -> None:
    with pytest.raises(ValueError, match="expected the view of a seat"):
        see(game.view())


@pytest.mark.parametrize("game", [Einauge(3, seed=5), Barrakuda(3, seed=5)], ids=["einauge", "barrakuda"])
def test_a_seat_sees_as_many_numbers_as_the_fields_say(game: Any) -> None:
    parts = parts_of(game.NAME, see(game.view(1)))
    assert parts["phase"].sum() == 1
    assert sum(part.size for part in parts.values()) == size_of(game.NAME)


def test_what_a_seat_sees_is_the_same_whatever_the_others_have_sealed() -> None:
    seen = []
    for card in ("dive 1", "barracuda"):
        game = Barrakuda(2, seed=1)
        game.push(card, 0)
        seen.append(see(game.view(1)))
    assert np.array_equal(*seen)
    assert not np.array_equal(see(game.view(0)), see(Barrakuda(2, seed=1).view(0)))


def test_compiled_rollouts_have_the_mean_of_openspiels() -> None:
    from open_spiel.python.algorithms import mcts

    from tortuga.lab.envs.mcts import CompiledRollouts

    state = pyspiel.load_game(EINAUGE).new_initial_state()
    generator = np.random.RandomState(1)
    for _ in range(60):
        moves = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(generator.choice(moves))
    few, many = 150, 20_000
    theirs = mcts.RandomRolloutEvaluator(few, generator).evaluate(state)[0]
    ours = CompiledRollouts(many, stream(2)).evaluate(state)[0]
    assert abs(theirs - ours) < 4 / math.sqrt(few)


def test_a_quick_choice_is_the_one_that_numpy_makes() -> None:
    from tortuga.lab.envs.mcts import QuickRandom

    quick, slow = QuickRandom(3), np.random.RandomState(3)
    for size in range(1, 60):
        chances = [1 / size] * size if size % 2 else [(n + 1) / (size * (size + 1) / 2) for n in range(size)]
        assert quick.choice(range(size), p=chances) == slow.choice(range(size), p=chances)
    assert list(quick.choice(5, 8)) == list(slow.choice(5, 8))


@pytest.mark.parametrize("name", ["openspiel-mcts:4", "openspiel-mcts-compiled:200"])
def test_openspiels_mcts_takes_a_seat(name: str) -> None:
    game, player = Einauge(3, seed=3, edition="dutch"), entrant(name, "einauge").bot
    move = player.choose(game.view(0), Budget(), Generator(1))
    assert move in game.legal_moves
    assert move == player.choose(game.view(0), Budget(), Generator(1))


def test_openspiels_mcts_is_refused_where_it_would_see_sealed_cards() -> None:
    with pytest.raises(ValueError, match="plays barrakuda"):
        entrant("openspiel-mcts:10", "barrakuda")


def test_a_matrix_game_has_its_known_value() -> None:
    assert matrix_value(np.array([[1.0, -1.0], [-1.0, 1.0]])) == pytest.approx(0.0)
    assert matrix_value(np.array([[3.0, 1.0], [0.0, 2.0]])) == pytest.approx(1.5)


def without_cvxpy(monkeypatch: pytest.MonkeyPatch) -> Any:
    """OpenSpiel's value iteration; its solver of matrix games wants a package we do not have, so it gets SciPy's."""
    name = "open_spiel.python.algorithms.lp_solver"
    stand_in: Any = types.ModuleType(name)
    stand_in.solve_zero_sum_matrix_game = lambda game: (None, None, matrix_value(np.array(game.row_utilities())))
    monkeypatch.setitem(sys.modules, name, stand_in)
    monkeypatch.setattr("open_spiel.python.algorithms.lp_solver", stand_in, raising=False)
    from open_spiel.python.algorithms import value_iteration

    return value_iteration.value_iteration


@pytest.mark.slow
def test_openspiels_value_iteration_agrees_with_our_backward_induction(monkeypatch: pytest.MonkeyPatch) -> None:
    """All decisions of a tiny game: the whole is symmetric and worth 0, its second turn is not."""
    game = pyspiel.load_game(BARRAKUDA, {"goal": 2, "turn_limit": 2})
    theirs = without_cvxpy(monkeypatch)(game, -1, 1e-6, cyclic_game=True)
    solver = Solver(goal=2, turn_limit=2)
    read = GAMES["barrakuda"].rules.words.from_plain
    plain = {state: {name: json.loads(value) for name, _, value in fields(state)} for state in theirs}
    ours = {state: solver.value(read(game.options, plain[state])[0].tobytes()) for state in theirs}
    assert len({round(value, 3) for value in ours.values()}) > 20
    assert max(abs(theirs[state] - value) for state, value in ours.items()) < 1e-5


def fields(text: str) -> list[tuple[str, str, str]]:
    """The lines of a state's text, split at the colon."""
    return [line.partition(": ") for line in text.splitlines()]


def from_position(state: Any, turn_limit: int) -> Any:
    """The tiny game begun at a position: OpenSpiel's algorithms ask the game for its first state."""
    game: Any = TortugaGame("barrakuda", {"goal": 2, "turn_limit": turn_limit})
    usual = game.new_initial_state

    def begun() -> Any:
        first = usual()
        first.box.set(state)
        return first

    game.new_initial_state = begun
    return game, str(begun())


@pytest.mark.slow
@pytest.mark.parametrize(("turn_limit", "turns_left", "positions"), [(3, 1, 12), (4, 1, 12), (3, 2, 1)])
def test_openspiels_value_iteration_agrees_with_our_exact_solution(
    turn_limit: int, turns_left: int, positions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions of a later turn, those whose value is furthest from a half and some between."""
    level = exact_levels(Options.of(2, goal=2, turn_limit=turn_limit))[turn_limit - turns_left]
    chosen = np.argsort(level.values)[np.linspace(0, len(level.values) - 1, positions + 1).astype(int)][:positions]
    iterate = without_cvxpy(monkeypatch)
    for number in chosen:
        game, first = from_position(level.states[number], turn_limit)
        theirs = iterate(game, -1, 1e-6, cyclic_game=True)[first]
        assert theirs == pytest.approx(2 * level.values[number] - 1, abs=1e-5)


@pytest.mark.slow
def test_compiled_rollouts_are_not_biased_against_openspiels() -> None:
    """Five positions of growing age; the tolerance is three standard errors, and would catch a bias of 0.05."""
    from open_spiel.python.algorithms import mcts

    from tortuga.lab.envs.mcts import CompiledRollouts

    generator, few = np.random.RandomState(1), 2500
    gaps = []
    for age in (20, 35, 50, 65, 80):
        state = pyspiel.load_game(EINAUGE).new_initial_state()
        while not state.is_terminal() and state.move_number() < age:
            chance = state.is_chance_node()
            moves = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(generator.choice(moves))
        theirs = mcts.RandomRolloutEvaluator(few, generator).evaluate(state)[0]
        gaps.append(theirs - CompiledRollouts(100_000, stream(2)).evaluate(state)[0])
    assert abs(np.mean(gaps)) < 3 / math.sqrt(few * len(gaps)) < 0.05 / 1.8
