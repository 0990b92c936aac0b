"""The games as Python games of OpenSpiel: explicit chance, and simultaneous nodes where all choose a card.

`python_tortuga_barrakuda_in_turn` asks the seats one after the other instead, none of whom sees what the others have
sealed: a game of imperfect information for algorithms such as ISMCTS, which `resample_from_infostate` serves.

`pyspiel.load_game("python_tortuga_einauge", {"players": 3, "edition": "dutch"})`. A parameter is an option of the
rules by its name; "" (or 0) stands for its default. A game's string spells every value so that OpenSpiel can read it
again (see `parameters.py`): `python_tortuga_barrakuda(wrecks=[2 5])`. Returns are zero-sum: the winner 1, a shared win
less, the losers share what is left; in teams both partners of the winners 1.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from functools import cache
from typing import Any

import numpy as np

from tortuga.lab.packages import without

try:
    import pyspiel
except ImportError as error:
    raise without(error) from None

from tortuga.games import GAMES
from tortuga.lab.envs.observer import Observer
from tortuga.lab.envs.parameters import parameters_of, read, spelled
from tortuga.lab.envs.sight import kernels_of
from tortuga.lab.laboratory import laboratory

PREFIX, IN_TURN = "python_tortuga_", "_in_turn"


@cache
def _type_of(name: str, in_turn: bool = False) -> Any:
    kind, dynamics, information = GAMES[name].rules, pyspiel.GameType.Dynamics, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + name + (IN_TURN if in_turn else ""),
        long_name=kind.TITLE + (", one seat after the other" if in_turn else ""),
        dynamics=dynamics.SIMULTANEOUS if kind.SEALED_PHASE and not in_turn else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if in_turn else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.PLAYERS[1],
        min_num_players=kind.PLAYERS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(GAMES[name].options),
    )


class _Box:
    """What a state holds. OpenSpiel copies a state by a deep copy of its fields: this one is cheap to copy."""

    __slots__ = ("in_turn", "kind", "lab", "rules", "sealed", "states", "teams", "who")

    def __init__(self, kind: Any, rules: Any, states: Any, in_turn: bool, sealed: int = 0, who: Any = None) -> None:
        self.kind, self.lab, self.rules, self.states = kind, kernels_of(kind.NAME), rules, states
        self.teams, self.in_turn = _in_teams(rules), in_turn
        self.sealed = sealed  # how many seats have chosen in secret, where they do it one after the other
        self.who = self._asked() if who is None else who

    def __deepcopy__(self, memo: Any) -> _Box:
        return _Box(self.kind, self.rules, self.states.copy(), self.in_turn, self.sealed, self.who)

    def __reduce__(self) -> Any:
        given = self.kind.NAME, self.rules.tobytes(), self.states.tobytes(), self.in_turn, self.sealed
        return _unpacked, given

    def _asked(self) -> int:
        """Whom the state asks: a seat, or one of OpenSpiel's numbers."""
        who = self.lab.status(self.rules, self.states, 0)
        return self.sealed if self.in_turn and who == self.lab.TOGETHER else who

    def check(self, refusal: int) -> None:
        """ValueError if a move was refused."""
        if refusal:
            raise ValueError(f"action: expected a legal one; refused by {self.kind.refusals(refusal).name}")

    def moved(self, refusal: int) -> None:
        """The next state has been written behind the present one; it takes its place."""
        self.check(refusal)
        if self.in_turn and self.lab.status(self.rules, self.states, 0) == self.lab.TOGETHER:
            self.sealed = (self.sealed + 1) % int(self.rules[0].players)
        self.set(self.states[1])

    def set(self, state: Any) -> None:
        """Go on from another state of the same game."""
        self.states[0] = state
        self.who = self._asked()


def _unpacked(name: str, rules: bytes, states: bytes, in_turn: bool = False, sealed: int = 0) -> _Box:
    kind = GAMES[name].rules
    made = kind.options_type.of().rules()
    wanted = made.nbytes, 2 * kind.state_type.itemsize
    if (len(rules), len(states)) != wanted:
        came = f"{len(rules)} and {len(states)}"
        raise ValueError(f"a pickled state of {name}: expected {wanted[0]} and {wanted[1]} bytes; {came} came")
    rules_, states_ = np.frombuffer(rules, made.dtype).copy(), np.frombuffer(states, kind.state_type).copy()
    return _Box(kind, rules_, states_, in_turn, sealed)


def _in_teams(rules: Any) -> bool:
    return "teams" in rules.dtype.names and bool(rules[0].teams)


class TortugaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, name: str, params: dict[str, Any] | None, in_turn: bool = False) -> None:
        kind, declared = GAMES[name].rules, GAMES[name].options
        chosen = read(declared, params or {})
        self.options = kind.options_type.of(**chosen)
        self.kind, self.lab, self.rules = kind, kernels_of(name), self.options.rules()
        self._first: _Box | None = None
        self.in_turn = in_turn
        length = laboratory(name).longest(self.options)
        self.most_chance = length.chance
        players = self.options.players
        teams = getattr(self.options, "teams", False)
        info = pyspiel.GameInfo(
            num_distinct_actions=64 * kind.kernels.WORDS,
            max_chance_outcomes=length.outcomes,
            num_players=players,
            min_utility=-1.0 if teams else -1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=length.decisions,
        )
        super().__init__(_type_of(name, in_turn), info, spelled(declared, chosen, self.options))

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def first_box(self) -> _Box:
        """What the first state holds; found out once, because OpenSpiel makes a first state for every copy of any."""
        if self._first is None or self._first.rules is not self.rules:
            states = np.zeros(2, self.kind.state_type)
            self.kind.kernels.begin(self.rules, states, 0)
            self._first = _Box(self.kind, self.rules, states, self.in_turn)
        return self._first

    def new_initial_state(self) -> TortugaState:
        """The game before its first outcome of chance, or first decision."""
        return TortugaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can speak in one game."""
        return self.most_chance

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer: without perfect recall what a seat sees, with it all that has happened, too."""
        if params:
            raise ValueError(f"params: expected none; {params} came")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind)


class TortugaState(pyspiel.State):  # type: ignore[misc]
    """A state; the record of the game is `state.box.states[0]`."""

    def __init__(self, game: TortugaGame) -> None:
        super().__init__(game)
        self.box = copy.deepcopy(game.first_box())

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number of chance, of a simultaneous node or of the end."""
        return self.box.who

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.box.who == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        room = np.empty(512, np.int64)
        found = self.box.kind.kernels.legal_actions(self.box.rules, self.box.states, 0, player, room)
        return room[:found].tolist()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities; a number on several faces of a die counts for each."""
        found = self.box.lab.outcomes(self.box.rules, self.box.states, 0).tolist()
        return [(outcome, faces / len(found)) for outcome, faces in Counter(found).items()]

    def _apply_action(self, action: int) -> None:
        box = self.box
        if box.who == pyspiel.PlayerId.CHANCE:
            if not box.kind.kernels.push_chance(box.rules, box.states, 0, action):
                raise ValueError(f"action: expected an outcome that chance has now; {action} came")
            box.moved(0)
        else:
            box.moved(box.kind.kernels.push(box.rules, box.states, 0, box.who, action)[0])

    def _apply_actions(self, actions: list[int]) -> None:
        box, players = self.box, int(self.box.rules[0].players)
        if box.who != pyspiel.PlayerId.SIMULTANEOUS or len(actions) != players:
            raise ValueError(f"actions: expected {players}, where all choose at once; {actions} came")
        for seat, action in enumerate(actions):  # all are legal, or none is done
            box.check(box.kind.kernels.why_not_push(box.rules, box.states, 0, seat, action))
        for seat, action in enumerate(actions):
            box.moved(box.kind.kernels.push(box.rules, box.states, 0, seat, action)[0])

    def _action_to_string(self, player: int, action: int) -> str:
        texts = self.get_game().options.notation()
        return str(texts.outcomes[action] if player == pyspiel.PlayerId.CHANCE else texts.moves[action])

    def returns(self) -> list[float]:
        """What everybody has won: 0 while the game runs."""
        players, box = int(self.box.rules[0].players), self.box
        if not self.is_terminal():
            return [0.0] * players
        rewards = np.zeros(players)
        box.lab.rewards_of(box.rules, box.states, 0, box.teams, rewards)
        return rewards.tolist()

    def __str__(self) -> str:
        """The whole state in plain fields, a line each: equal states have equal texts, whatever led to them."""
        plain = self.box.kind.words.to_plain(self.get_game().options, self.box.states[0])
        return "\n".join(f"{name}: {json.dumps(value)}" for name, value in plain.items())

    def resample_from_infostate(self, player: int, sampler: Any) -> TortugaState:
        """A state that *player* cannot tell from this one: what the others have sealed is drawn anew."""
        game, sealed = self.get_game(), self.box.sealed
        if not sealed:
            return self.clone()  # type: ignore[no-any-return]
        done = self.history()
        found: TortugaState = game.new_initial_state()
        for action in done[: len(done) - sealed]:
            found.apply_action(action)
        for seat, action in enumerate(done[len(done) - sealed :]):
            legal = found.legal_actions()
            found.apply_action(action if seat == player else legal[int(sampler() * len(legal))])
        return found


def _class_of(name: str, in_turn: bool) -> type[TortugaGame]:
    """What OpenSpiel makes a game with. A class, not a function: OpenSpiel releases it after Python has ended."""

    class NamedGame(TortugaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params, in_turn)

    return NamedGame


def register_games() -> None:
    """Tell OpenSpiel all games that it does not know yet."""
    known = pyspiel.registered_names()
    for name in GAMES:
        if PREFIX + name not in known:
            for in_turn in (False, True) if GAMES[name].rules.SEALED_PHASE else (False,):
                pyspiel.register_game(_type_of(name, in_turn), _class_of(name, in_turn))


register_games()
