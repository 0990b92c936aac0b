"""E7: what holds after every move, in random games and in games that Hypothesis chooses."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.einauge.positions import Plain, cards_all, odd_cards, random_options, random_position
from tortuga.games.einauge.actions import TABLE
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import COLOURS
from tortuga.games.kit.moves import Move, Step

Chooser = Callable[[int], int]  # of so many possibilities, this one
Watcher = Callable[[Einauge, Plain], None]  # the game after a step, and the plain state before it


def play(game: Einauge, choose: Chooser, watch: Watcher) -> None:
    """Play to the end; both moves and chance are chosen."""
    assert game.manual_chance
    while not game.is_over:
        before = game.plain()
        if game.is_chance:
            outcomes = game.chance_outcomes
            game.push_chance(outcomes[choose(len(outcomes))])
        else:
            moves = list(game.legal_moves)
            game.push(moves[choose(len(moves))])
        watch(game, before)


def nothing(game: Einauge, before: Plain) -> None:
    """Watch nothing."""


def where_every_card_is(plain: Plain) -> Counter[str]:
    cards = Counter(card for zone in ("display", "table", "pile", "gone") for card in plain[zone])
    for who in plain["seats"]:
        cards["ship"] += who["lone_ships"]
        cards.update(
            "ship" if name == "ship" else f"{colour} {name}" for colour, row in who["rows"].items() for name in row
        )
    return cards


def check_all(game: Einauge, before: Plain) -> None:
    """All of E7 that can be said of one state, or of one step."""
    plain = game.plain()
    if plain["phase"] == "colours":
        return
    names = [face.name for face in game.options.cards.islands]
    ships = game.options.cards.numbers.ships
    every = Counter({f"{colour} {name}": 1 for colour in plain["colours"] for name in names}) + Counter({"ship": ships})
    assert where_every_card_is(plain) == every, "every card in exactly one place"
    islands_left = any(card != "ship" for card in plain["pile"])
    assert not islands_left or plain["pile"].count("ship") == ships, "no ship above an island"
    for who in plain["seats"]:
        assert all(len(row) <= 7 and any(name != "ship" for name in row) for row in who["rows"].values())
        assert min(who["ducats"], who["sabres"], who["jewels"], who["lone_ships"]) >= 0
    assert game.is_over or len(game.chance_outcomes if game.is_chance else list(game.legal_moves)) > 0
    actor = before["turn"] if before["phase"] in ("buy", "fight", "lay", "final") else None
    for number, (now, then) in enumerate(zip(plain["seats"], before["seats"], strict=True)):
        assert number == actor or now == then, "only the player in turn changes"
    check_the_final_round(game, plain, before)


def check_the_final_round(game: Einauge, plain: Plain, before: Plain) -> None:
    if plain["phase"] == "final" != before["phase"] and plain["quiet"] < game.players:
        assert plain["turns_left"] == 0
        assert game.options.end != "finish_round" or plain["turns"] % game.players == 0, "equal turn counts"
        assert plain["turn"] == plain["turns"] % game.players, "the seat after the last normal turn"


@pytest.mark.parametrize("odd", [False, True], ids=["reconstruction-1", "odd cards"])
def test_the_invariants_hold_in_random_games(odd: bool) -> None:
    """E7: "Every card in exactly one place; no ship above an island; rows ≤ 7 and one a colour; nobody's counters
    negative; only the player in turn changes; every non-final state has a legal move; equal turn counts at the final
    round (`finish_round`)"."""
    rng = random.Random(7)
    for _ in range(30):
        game = Einauge(players=2, options=random_options(rng, odd=odd), manual_chance=True)
        play(game, rng.randrange, check_all)


@settings(max_examples=25)
@given(players=st.integers(2, 5), choices=st.lists(st.integers(0, 999), max_size=80), seed=st.integers(0, 2**32))
def test_the_invariants_hold_whatever_is_chosen(players: int, choices: list[int], seed: int) -> None:
    """E7: "every non-final state has a legal move"."""
    rng, chosen = random.Random(seed), iter(choices)
    game = Einauge(players=players, options=random_options(rng, odd=bool(seed % 2)), manual_chance=True)
    play(game, lambda size: next(chosen, rng.randrange(size)) % size, check_all)


def test_the_invariants_hold_from_constructed_positions() -> None:
    """E7: "a position is legal if it meets the invariants, reachable or not"."""
    rng = random.Random(77)
    for _ in range(150):
        options = random_options(rng, odd=True)
        game = Einauge(players=2, options=options, position=random_position(rng, options), manual_chance=True)
        check_all(game, game.plain())
        play(game, rng.randrange, check_step_from_anywhere)


def check_step_from_anywhere(game: Einauge, before: Plain) -> None:
    """Turn counts are only equal if they were at the start, so that a constructed position is spared that."""
    check_all(game, {**before, "phase": "final"} if game.phase == "final" else before)


def test_what_is_listed_is_what_is_not_refused() -> None:
    """E7: "every non-final state has a legal move": the list of moves and the refusals agree on each number."""
    rng = random.Random(5)
    for _ in range(60):
        options = random_options(rng, odd=True)
        game = Einauge(players=2, options=options, position=random_position(rng, options), manual_chance=True)
        for who in range(game.players):
            allowed = [n for n in range(len(TABLE)) if not game.why_not(Move(who, n, ""))]
            assert game.actions(who) == allowed and all(TABLE[n] is not None for n in allowed)


def test_reading_a_position_gives_the_same_bytes() -> None:
    """E7: "a position is legal if it meets the invariants"."""
    rng = random.Random(6)

    def check(game: Einauge, before: Plain) -> None:
        again = Einauge(options=game.options, position=game.plain(), manual_chance=True)
        assert again == game and again.plain() == game.plain() != before

    for _ in range(4):
        play(Einauge(options=random_options(rng, odd=True), manual_chance=True), rng.randrange, check)


# -- symmetries -------------------------------------------------------------------------------------------------------


def permuted(text: str, mapping: dict[str, str]) -> str:
    """A move, an outcome or a card with other colours."""
    words = [mapping.get(word, word) for word in text.split()]
    return " ".join(words) if words[0] != "out" else " ".join(["out", *sorted(words[1:], key=COLOURS.index)])


@settings(max_examples=12)
@given(order=st.permutations(COLOURS), seed=st.integers(0, 2**32))
def test_permuting_colours_permutes_the_result(order: list[str], seed: int) -> None:
    """E7: "permuting colours permutes the result"."""
    rng = random.Random(seed)
    mapping = dict(zip(COLOURS, order, strict=True))
    options = random_options(rng, odd=bool(seed % 2))
    other_out = None if options.colours_out is None else sorted(mapping[colour] for colour in options.colours_out)
    game = Einauge(options=options, manual_chance=True)
    other = Einauge(options=with_colours_out(options, other_out), manual_chance=True)
    play(game, rng.randrange, nothing)
    for step in game.steps:
        other.push_step(permuted(str(step), mapping) if step.seat is not None else f"~ {permuted(step.text, mapping)}")
    assert other.outcome() == game.outcome()
    rows = [{mapping[colour]: row for colour, row in who["rows"].items()} for who in game.plain()["seats"]]
    assert rows == [who["rows"] for who in other.plain()["seats"]]


def with_colours_out(options: Options, out: list[str] | None) -> Options:
    given_ = {key: value for key, value in options.texts().items() if key != "colours_out"}
    return Options.of(options.players, colours_out="random" if out is None else out, cards=options.cards, **given_)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rotating_seats_with_the_start_rotates_the_result(players: int) -> None:
    """E7: "rotating seats with the start does too"."""
    rng = random.Random(players)
    for by in range(1, players):
        cards = odd_cards(rng) if by % 2 else "reconstruction-1"
        start = Einauge(players=players, end="others_once_more", cards=cards, seed=by).plain()
        rotated = {**start, "turn": (start["turn"] + by) % players}
        given_: dict[str, Any] = {"end": "others_once_more", "cards": cards, "manual_chance": True}
        game = Einauge.from_position(start, **given_)
        other = Einauge.from_position(rotated, **given_)
        play(game, rng.randrange, nothing)
        for step in game.steps:
            other.push_step(str(Step(None if step.seat is None else (step.seat + by) % players, 0, step.text)))
        mine, theirs = game.outcome(), other.outcome()
        assert mine is not None and theirs is not None
        assert mine.scores == theirs.scores[by:] + theirs.scores[:by]
        assert {(who + by) % players for who in mine.winners} == set(theirs.winners)


# -- how long a game is -----------------------------------------------------------------------------------------------

RANGES = {
    ("finish_round", 2): (16, 24),
    ("finish_round", 3): (18, 33),
    ("finish_round", 4): (24, 40),
    ("finish_round", 5): (25, 45),
    ("others_once_more", 2): (16, 25),
    ("others_once_more", 3): (20, 33),
    ("others_once_more", 4): (25, 41),
    ("others_once_more", 5): (29, 49),
}


def turns(game: Einauge, rng: random.Random, fights: float) -> int:
    """The normal turns of a game in which this share of the possible fights is fought."""
    while not game.is_over:
        moves = list(game.legal_moves)
        if game.phase == "fight":
            moves = moves[:-1] if len(moves) > 1 and rng.random() < fights else moves[-1:]
        game.push(rng.choice([move for move in moves if not move.text.startswith("sell")] or moves))
    return int(game.plain()["turns"])


@pytest.mark.parametrize(("end", "players"), RANGES)
def test_the_number_of_turns_is_within_its_range(end: str, players: int) -> None:
    """E7: "Total normal turns for 2–5 players, where no purchase lapses: 16–24, 18–33, 24–40, 25–45 (`finish_round`);
    16–25, 20–33, 25–41, 29–49 (`others_once_more`)"."""
    low, high = RANGES[end, players]
    rng = random.Random(players)
    found = [turns(Einauge(players=players, end=end, seed=seed), rng, seed / 7) for seed in range(8)]
    assert all(low <= number <= high for number in found), found


@pytest.mark.parametrize(("end", "players"), RANGES)
def test_the_longest_game_is_without_fights_and_the_shortest_with_all(end: str, players: int) -> None:
    """E7: "Total normal turns for 2–5 players, where no purchase lapses": both ends of each range are reached."""
    rng = random.Random(players)
    armed = cards_all(price=1, sabres=5, ducats=2)  # everybody can fight, every turn
    longest = turns(Einauge(players=players, end=end, seed=1), rng, fights=0)
    shortest = min(turns(Einauge(players=players, end=end, seed=seed, cards=armed), rng, fights=1) for seed in range(3))
    assert (shortest, longest) == RANGES[end, players]
