"""B9: what holds in every game, and positions that break it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
import pytest

from tests.games.barrakuda.positions import (
    Plain,
    cards_with,
    of,
    plain_position,
    position,
    random_options,
    seat,
    turn,
    wreck,
)
from tortuga.games.barrakuda.actions import ACTIONS
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.notation import notation
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import STATE, Phase
from tortuga.games.barrakuda.tables import Wreck
from tortuga.games.kit.chance import stream
from tortuga.games.kit.errors import PositionError

GAMES = range(12)


def steps(seed: int) -> Iterator[tuple[Barrakuda, dict[str, Any], dict[str, Any]]]:
    """A game at random: before and after every step."""
    rng = random.Random(seed)
    game = Barrakuda(**random_options(rng), seed=seed, manual_chance=True)
    while not game.is_over:
        before = game.plain()
        if game.is_chance:
            game.push_chance()
        else:
            game.push(rng.choice(list(game.legal_moves)))
        yield game, before, game.plain()


@pytest.mark.parametrize("seed", GAMES)
def test_hand_and_row_are_one_to_five(seed: int) -> None:
    """B9: "Each player's hand and row together are exactly 1–5; each Barracuda card in hand or centre"."""
    for _, _, plain in steps(seed):
        assert all(sorted(values["hand"] + values["row"]) == [1, 2, 3, 4, 5] for values in plain["seats"])
        assert all(values["barracuda"] in ("hand", "centre") for values in plain["seats"])


@pytest.mark.parametrize("seed", GAMES)
def test_a_vault_never_shrinks_and_four_lie_on_a_wreck(seed: int) -> None:
    """B9: "a vault never shrinks; at most 4 gold on a wreck"."""
    for game, before, after in steps(seed):
        assert all(old <= new for old, new in zip(before["vaults"], after["vaults"], strict=True))
        assert max(after["gold"]) <= game.options.cards.numbers.wreck_gold


@pytest.mark.parametrize("seed", GAMES)
def test_before_the_reveal_nothing_changes_but_ready(seed: int) -> None:
    """B9: "before the reveal nothing observable changes but"."""
    for game, before, after in steps(seed):
        if (
            before["phase"] == after["phase"] == "choose"
            and before["turn"] == after["turn"]
            and game.steps[-1].seat is not None
        ):
            for values in (*before["seats"], *after["seats"]):
                values["chosen"] = None
            assert before == after


@pytest.mark.parametrize("seed", GAMES)
def test_the_fish_moves_along_sides_except_by_a_jump(seed: int) -> None:
    """B9: "the fish moves along sides except by a jump"."""
    for game, before, after in steps(seed):
        reached = {before["fish"]}
        for _ in range(before["distance"] or 0):
            reached |= {place for pair in before["near"] if reached & set(pair) for place in pair}
        assert before["phase"] == "jump" or after["fish"] in reached, game.steps[-1]


@pytest.mark.parametrize("seed", GAMES)
def test_there_is_always_a_legal_move(seed: int) -> None:
    """B9: "every player always has a movement card to choose; every non-final state has a legal move"."""
    for game, _, plain in steps(seed):
        assert game.is_over or game.is_chance or all(game.legal_moves_of(who) for who in game.seats_to_move)
        assert all(values["hand"] for values in plain["seats"])


# -- order of choosing, names of seats --------------------------------------------------------------------------------


def test_the_order_of_choosing_is_irrelevant_in_random_games() -> None:
    """B9: "the order of choosing is irrelevant", and so is what was chosen before the choice was replaced."""
    for seed in range(20):
        rng = random.Random(seed)
        for game, _, plain in steps(seed):
            if plain["phase"] == "choose" and not any(values["chosen"] for values in plain["seats"]):
                choices = [rng.choice(list(game.legal_moves_of(who))) for who in range(game.players)]
                rising, other = game.copy(), game.copy()
                for move in choices:
                    rising.push(move)
                order = rng.sample(choices, len(choices))
                other.push(rng.choice(list(other.legal_moves_of(order[0].seat))))  # will be replaced
                for move in order:
                    other.push(move)
                assert other == rising


def relabelled(plain: Plain, new: Sequence[int]) -> Plain:
    """The same state with other names of the seats: who was *p* is `new[p]`."""
    old = [new.index(who) for who in range(len(new))]
    lists = {key: [plain[key][who] for who in old] for key in ("seats", "vaults", "initiative", "reds")}
    actor = None if plain["actor"] is None else new[plain["actor"]]
    return {**plain, **lists, "actor": actor}


def relabelled_text(text: str, new: Sequence[int]) -> str:
    return f"steal from {new[int(text[-1])]}" if text.startswith("steal") else text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_relabelling_seats_is_an_isomorphism(players: int) -> None:
    """B9: "relabelling seats is an isomorphism except for the seat orders of B5.2, B5.4 and B7"."""
    for new in itertools.permutations(range(players)):
        rng = random.Random(str(new))
        exchanged = rng.sample([3, 4, 5, 6], rng.choice([0, 1, 2]))  # 1 and 2 are the cards of B5.4 and B5.2
        given: Plain = {"players": players, "layout": rng.choice(["first", "harsh", "random"]), "wrecks": exchanged}
        one, two = Barrakuda(**given, seed=7, manual_chance=True), Barrakuda(**given, manual_chance=True)
        while not one.is_over:
            if one.is_chance:
                two.push_chance(one.push_chance())
            else:
                move = rng.choice(list(one.legal_moves))
                one.push(move)
                two.push(relabelled_text(move.text, new), new[move.seat])
            assert two.plain() == relabelled(one.plain(), new)
        result, other = one.outcome(), two.outcome()
        assert result is not None and other is not None
        assert {new[who] for who in result.winners} == set(other.winners)
        assert list(result.scores) == [other.scores[new[who]] for who in range(players)]


# -- gold, turn by turn -----------------------------------------------------------------------------------------------


@dataclass
class Turn:
    """A turn of a random game, for a count by hand: all follows from the reveal, the fish's wreck and the answers."""

    wrecks: tuple[Wreck, ...]
    most: int  # that can lie on a wreck
    revealed: Plain
    answers: dict[int, str]  # by wreck, where somebody was asked
    after: Plain
    whole: bool  # no goal has ended it before the last wreck

    def icon(self, number: int, slot: str) -> tuple[str, int]:
        """Name and X."""
        sign = getattr(self.wrecks[number - 1], slot)
        return ("", 0) if sign is None else (sign.icon.name, sign.x)

    def earned(self, number: int, slot: str) -> int:
        """What the icon pays to one diver."""
        name, x = self.icon(number, slot)
        return x if name == "GOLD" else 0

    def there(self, number: int, *, lying: bool) -> list[int]:
        """The seats whose pawns are on a wreck."""
        seats = self.revealed["seats"]
        return [who for who, at in enumerate(seats) if at["pawn"] == number and at["lying"] == lying]

    def first(self, number: int) -> int | None:
        """Who has initiative on a wreck: one alone with the fewest cards in the row."""
        rows = {who: len(self.revealed["seats"][who]["row"]) for who in self.there(number, lying=False)}
        best = [who for who, cards in rows.items() if cards == min(rows.values())]
        return best[0] if len(best) == 1 else None

    def bag(self, who: int) -> int:
        """The bag once the old gold of all wrecks is taken."""
        values = self.revealed["seats"][who]
        found = values["pawn"] is not None and self.first(values["pawn"]) == who
        return int(values["bag"]) + (self.revealed["gold"][values["pawn"] - 1] if found else 0)

    def left(self, number: int) -> int:
        """The old gold that nobody takes."""
        return 0 if self.first(number) is not None else int(self.revealed["gold"][number - 1])

    def safe(self) -> list[int]:
        """Who is with the fish and safe from it."""
        fish = self.after["fish"]
        lying = sum(values["lying"] for values in self.revealed["seats"])
        sheltered = self.there(fish, lying=False) if self.icon(fish, "general")[0] == "SHELTER" else []
        return sheltered + (self.there(fish, lying=True) if lying == 1 else [])

    def dropped(self) -> int:
        """What all who are with the fish and not safe drop."""
        fish = self.after["fish"]
        here = {*self.there(fish, lying=False), *self.there(fish, lying=True)}
        return sum(self.bag(who) for who in here.difference(self.safe()))

    def change(self, number: int) -> int:
        """By how much a wreck changes the gold of all: what is earned there, less what returns to the supply."""
        standing = self.there(number, lying=False)
        total = self.earned(number, "general") * len(standing)
        if number == self.after["fish"]:
            return total - max(0, self.left(number) + self.dropped() - self.most)
        special = self.first(number) is not None and self.answers.get(number, "special") == "special"
        return total + special * self.earned(number, "special")


def turns(seed: int) -> Iterator[Turn]:
    """The turns of a random game."""
    revealed: Plain = {}
    answers: dict[int, str] = {}
    for game, before, after in steps(seed):
        if after["phase"] == "distance":
            revealed, answers = after, {}
        elif before["phase"] == "answer":
            answers[before["wreck"]] = game.steps[-1].text
        if after["phase"] == "over" or (after["phase"] == "choose" and after["turn"] > before["turn"]):
            whole = max(after["vaults"]) < game.options.goal
            yield Turn(
                game.options.cards_in_play, game.options.cards.numbers.wreck_gold, revealed, answers, after, whole
            )


def all_gold(plain: Plain) -> int:
    """In bags, in vaults and on wrecks."""
    return sum([values["bag"] for values in plain["seats"]] + plain["vaults"] + plain["gold"])


SAMPLE = range(60)


def test_gold_is_conserved_against_the_supply() -> None:
    """B9: "gold conserved against the supply": gold is earned by gold actions, and lost where more than 4 would lie."""
    lost = 0
    for one in (one for seed in SAMPLE for one in turns(seed)):
        sums = list(itertools.accumulate(one.change(number) for number in range(1, 7)))
        change = all_gold(one.after) - all_gold(one.revealed)
        assert change == sums[-1] if one.whole else change in sums  # the goal may end it after any wreck
        lost += change < 0
    assert lost > 20, "gold must have been lost"


def test_gold_moves_only_in_the_actions() -> None:
    """B9: "gold conserved against the supply": cards, dice and red actions change no bag, vault or wreck."""
    acting = {"direction", "steer", "jump", "answer", "special", "general"}
    for seed in GAMES:
        for _, before, after in steps(seed):
            if before["phase"] not in acting:
                assert [values["bag"] for values in before["seats"]] == [values["bag"] for values in after["seats"]]
                assert (before["vaults"], before["gold"]) == (after["vaults"], after["gold"])


def test_who_is_safe_from_the_fish_loses_nothing_to_it() -> None:
    """B9: "who is safe from the fish loses nothing *to the fish*"."""
    safe = [(one, who) for seed in SAMPLE for one in turns(seed) for who in one.safe()]
    assert all(one.after["seats"][who]["bag"] == one.bag(who) for one, who in safe)
    assert {one.revealed["seats"][who]["lying"] for one, who in safe if one.bag(who)} == {False, True}, "both kinds"


def test_gold_dropped_this_turn_is_not_taken_this_turn() -> None:
    """B9: "gold dropped this turn is not taken this turn"."""
    dropped = 0
    for one in (one for seed in SAMPLE for one in turns(seed)):
        for number in range(1, 7):
            lies, kept = one.after["gold"][number - 1], one.left(number)
            fallen = one.dropped() if number == one.after["fish"] else 0
            assert lies == min(one.most, kept + fallen) or (lies == kept and not one.whole)
            dropped += bool(fallen)
    assert dropped > 20, "gold must have been dropped"


# -- how long a game is -----------------------------------------------------------------------------------------------

INTERPRETED = bool(numba.config.DISABLE_JIT)  # then a game takes a hundred times as long
NAMED = ("first", "calm", "medium", "harsh")


@pytest.mark.parametrize(("players", "turns"), [(2, 16.7), (3, 15.8), (4, 15.6)])
def test_how_long_random_games_take(players: int, turns: float) -> None:
    """B9: "2/3/4 players and teams mean 16.7/15.8/15.6/16.6 turns, no seat ahead"."""
    words, states, totals = stream(1), np.zeros(1, STATE), np.zeros(4, np.int64)
    lengths = []
    for name in NAMED:
        rules = Options.of(players, layout=name).rules()
        for _ in range(5 if INTERPRETED else 1500):
            KERNELS.play_many(rules, states, words, 1, totals)
            lengths.append(int(states[0].turn))
    assert abs(np.mean(lengths) - turns) < 30 / len(lengths) ** 0.5  # 0.4 of a turn
    assert np.ptp(totals[:players]) < 3 * len(lengths) ** 0.5


def length_by_kind(rules: Any, states: Any, words: Any, rng: random.Random) -> int:
    """The turns of a game of random players who first choose the kind of an answer, then one of its kind."""
    room = np.zeros(ACTIONS, np.int64)
    KERNELS.begin(rules, states, 0)
    while states[0].phase != Phase.OVER:
        asked = states[0].chosen.tolist().index(0) if states[0].phase == Phase.CHOOSE else int(states[0].actor)
        actions = room[: KERNELS.legal_actions(rules, states, 0, asked, room)].tolist()
        if states[0].phase == Phase.ANSWER:
            kinds = {action: notation().moves[action].split()[0] for action in actions}
            kind = rng.choice(sorted(set(kinds.values())))
            actions = [action for action in actions if kinds[action] == kind]
        KERNELS.push(rules, states, 0, asked, rng.choice(actions))
        states[0] = states[1]
        KERNELS.settle(rules, states[:1], words)
    return int(states[0].turn)


def test_how_long_random_games_of_teams_take() -> None:
    """B9: "2/3/4 players and teams mean 16.7/15.8/15.6/16.6 turns, no seat ahead": each kind of answer is as likely."""
    rng, words, states = random.Random(1), stream(1), np.zeros(2, STATE)
    lengths, lead = [], 0
    for name in NAMED:
        rules = Options.of(4, teams=True, layout=name).rules()
        for _ in range(5 if INTERPRETED else 150):
            lengths.append(length_by_kind(rules, states, words, rng))
            lead += 1 if states[0].vault[0] > states[0].vault[1] else -1
    assert abs(np.mean(lengths) - 16.6) < 17 / len(lengths) ** 0.5  # 0.7 of a turn
    assert abs(lead) < 3 * len(lengths) ** 0.5


# -- broken positions -------------------------------------------------------------------------------------------------

BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("hand and row", {"seats": [{**seat("3"), "hand": [1, 2, 3, 4, 5]}, seat()]}),
    ("hand and row", {"seats": [{**seat(), "hand": [1, 2, 3]}, seat()]}),
    ("B3.2", {"seats": [seat("1 2 3 4 5"), seat()]}),
    ("from 0 to 4", {"gold": [5, 0, 0, 0, 0, 0]}),
    ("pawn", {"seats": [seat(pawn=6), seat()]}),
    ("B3.5", {"seats": [seat(lying=True, barracuda="centre"), seat()]}),
    ("B3.1", {"seats": [seat("3", chosen="dive 3"), seat()]}),
    ("when all have chosen", {"seats": [seat(chosen="dive 3"), seat(chosen="dive 3")]}),
    ("chosen", {"seats": [seat(chosen="special"), seat()]}),
    ("bag", {"seats": [seat(bag=2**30), seat(bag=2**30)]}),
    ("B6", {"vaults": [8, 0]}),
    ("B6", {"phase": "over"}),
    ("B0", {"turn": 201}),
    ("B0", {"near": [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]}),
    ("B0", {"phase": "layout", "near": []}),
    ("distance", {"distance": 1}),
    ("distance", {"phase": "direction", "seats": [seat("1", pawn=1), seat("1", pawn=1)]}),
    ("stands on a wreck", {"phase": "distance"}),
    ("B3.3", {"phase": "steer", "actor": 0, "distance": 1, "seats": [seat("1", pawn=1), seat("1", pawn=1)]}),
    ("B3.3", {"phase": "direction", "distance": 1, "seats": [seat(lying=True, barracuda="centre"), seat("1", pawn=1)]}),
    ("in the centre", {"phase": "distance", "seats": [seat(lying=True), seat("1", pawn=1)]}),
    ("actor", {"actor": 0}),
    ("initiative", {"initiative": [1, 0]}),
    ("victim", {"victim": 1}),
    ("pair", {"pair": [1, 2]}),
    ("reds|red actions", {"reds": [1, 0]}),
    ("B4.6", {"phase": "answer", "actor": 0, "wreck": 2, "seats": [seat("1", pawn=1), seat("2", pawn=2)]}),
    ("B4.3", {"phase": "answer", "actor": 0, "wreck": 2, "fish": 2, "seats": [seat("2", pawn=2), seat("2", pawn=2)]}),
    ("B3.0", {"phase": "answer", "actor": 0, "wreck": 2, "seats": [seat("2", pawn=2), seat("1", pawn=1)]}),
    ("B5", {"phase": "general", "actor": 0, "wreck": 2, "seats": [seat("2", pawn=2), seat("1", pawn=1)]}),
    ("B3.5", {"phase": "pair", "actor": 0, "victim": 1, "reds": [0, 1], "seats": [seat(pawn=1), seat(pawn=1)]}),
    ("opponent", {"phase": "pair", "actor": 0, "victim": 0, "reds": [1, 0], "seats": [seat(pawn=1), seat()]}),
    (
        "one possible outcome",
        {"phase": "pair", "actor": 0, "victim": 1, "reds": [1, 0], "seats": [seat(pawn=1), seat("1 2 3 4")]},
    ),
    (
        "two cards",
        {"phase": "card", "actor": 0, "victim": 1, "pair": [1, 2], "reds": [1, 0], "seats": [seat(pawn=1), seat("1")]},
    ),
    ("whole number", {"turn": "x"}),
    ("phase", {"phase": "sleep"}),
    ("players", {"players": 3}),
    ("plain state", {"seats": [1, 2]}),
    ("true or false", {"seats": [{**seat(), "lying": 1}, seat()]}),
    ("list of 6", {"gold": 3}),
    ("hand or|centre or hand", {"seats": [seat(barracuda="sea"), seat()]}),
    ("ascending", {"seats": [{**seat(), "hand": [5, 4, 3, 2, 1]}, seat()]}),
    ("sorted", {"near": [[2, 3], [1, 3], [1, 4], [1, 6], [2, 6], [4, 5], [5, 6]]}),
]


@pytest.mark.parametrize(("complaint", "change"), BROKEN)
def test_a_broken_position_is_refused(complaint: str, change: dict[str, Any]) -> None:
    """B9: "Each player's hand and row together are exactly 1–5; each Barracuda card in hand or centre"."""
    plain = {**plain_position(players=2, gold=None, options={}), **change}
    with pytest.raises(PositionError, match=complaint):
        Barrakuda(players=2, position=plain)


def test_all_the_gold_of_a_position_fits_into_one_bag() -> None:
    """B9: "gold conserved against the supply": the most that a position may hold can all be stolen."""
    most = 2**28
    lying = [seat("1", pawn=1, bag=most)] * 3
    game = position(seat(bag=most), *lying, cards=cards_with({1: wreck(general="take_back 9")}))
    for who in (1, 2, 3):
        turn(game, 1, "barracuda", "barracuda", "barracuda").push(f"steal from {who}")
    assert of(game, "bag") == [4 * most, 0, 0, 0]


def test_only_a_layout_that_can_be_drawn_is_a_position() -> None:
    """B9: "the fish moves along sides"."""
    with pytest.raises(PositionError, match=r"B1\.2"):
        position(layout="random", near=[[1, 2], [1, 3], [2, 3], [3, 4], [4, 5], [5, 6]])
