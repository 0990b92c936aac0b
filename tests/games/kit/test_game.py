"""The public face, by the example of Einauge: moves, taking back, copies, texts, chance, views, positions."""

from __future__ import annotations

import itertools
import os
import pickle
import random
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from tests.games.einauge.positions import (
    Plain,
    cards_with,
    moves,
    odd_cards,
    plain_position,
    position,
    random_options,
    random_position,
    seat,
)
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.layouts import danger
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.state import COLOURS
from tortuga.games.kit.chance import Deal
from tortuga.games.kit.errors import (
    IllegalMoveError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    TortugaError,
)
from tortuga.games.kit.moves import Move
from tortuga.games.kit.perft import perft

EMPTY: dict[str, Any] = {"__builtins__": {}, "Einauge": Einauge, "True": True, "None": None, "False": False}


def played(seed: int, steps: int, **given: Any) -> Einauge:
    """A game some random moves on."""
    rng = random.Random(seed)
    game = Einauge(seed=seed, **given)
    for _ in range(steps):
        if game.is_over:
            break
        game.push(rng.choice(list(game.legal_moves)))
    return game


# -- push and pop -----------------------------------------------------------------------------------------------------


def test_push_takes_a_move_or_its_text_and_gives_the_move() -> None:
    game = position(display="red 2, red 3")
    move = game.parse("buy red 2")
    assert game.copy().push(move) == game.copy().push("buy red 2") == move == Move(0, move.action, "buy red 2")


def test_pop_steps_back_over_the_move_and_what_chance_said() -> None:
    game = Einauge(players=3, seed=4)
    past = []
    rng = random.Random(4)
    while not game.is_over:
        past.append((game.state.tobytes(), len(game.steps)))
        game.push(rng.choice(list(game.legal_moves)))
    made = game.moves
    for move in reversed(made):
        assert game.pop() == move
        assert (game.state.tobytes(), len(game.steps)) == past.pop()
    assert not game.moves


def test_a_move_taken_back_and_made_again_finds_the_same_cards() -> None:
    game = played(5, 60, players=2)
    after = game.state.tobytes()
    game.push(game.pop())
    assert game.state.tobytes() == after


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(IndexError, match="no move to take back"):
        Einauge(seed=1).pop()


def test_a_game_may_be_longer_than_the_room_it_began_with() -> None:
    game = position(seat(jewels=400))
    for _ in range(300):
        game.push("sell jewel")
    assert len(game.moves) == 300 and game.plain()["seats"][0]["ducats"] == 20 + 900


def test_an_illegal_move_has_its_refusal_and_facts() -> None:
    game = position(seat(ducats=3), display="red 4")
    with pytest.raises(IllegalMoveError) as caught:
        game.push("buy red 4")
    error = caught.value
    assert isinstance(error, ValueError) and (error.game, error.text) == ("einauge", "buy red 4")
    assert error.refusal is Refusal.TOO_FEW_DUCATS
    facts = {"phase": "buy", "seat": 0, "turn": 0, "card": "red 4", "colour": "red", "price": 4, "ducats": 3}
    assert facts.items() <= error.facts.items()


def test_the_error_of_an_illegal_move_can_be_sent() -> None:
    game = position(display="red 4")
    with pytest.raises(IllegalMoveError) as caught:
        game.push("pass")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.refusal, again.facts) == (caught.value.refusal, caught.value.facts)


# -- the list of moves ------------------------------------------------------------------------------------------------


def test_the_list_of_moves_counts_contains_and_is_true_if_it_has_one() -> None:
    game = position(seat("red 2", ducats=4), display="red 4, red 5")
    found = game.legal_moves
    assert {move.text for move in found} == {"buy red 4", "sell jewel", "sell red 2"}
    assert found.count() == len(found) == 3 and bool(found)
    assert "buy red 4" in found and game.parse("buy red 4") in found
    assert "buy red 5" not in found and game.parse("buy red 5") not in found
    assert Move(1, game.parse("buy red 4").action, "buy red 4") not in found
    assert "nonsense" not in found and 7 not in found
    assert "buy red 4" in repr(found)


def test_the_list_is_empty_where_nobody_decides() -> None:
    assert not position(phase="over").legal_moves and not Einauge(players=2, manual_chance=True).legal_moves


def test_every_move_has_a_text_of_its_own() -> None:
    rng = random.Random(3)
    for cards in ["reconstruction-1", odd_cards(rng), odd_cards(rng)]:
        table = Einauge(cards=cards, seed=0).notation_table
        assert len(set(table.moves.values())) == len(table.moves)
        assert all(table.move_number(text) == number for number, text in table.moves.items())
        assert all(table.outcome_number(text) == number for number, text in table.outcomes.items())


# -- texts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["buy red 4", "  buy   red\t4 ", "BUY Red 4", "Buy RED 4"])
def test_blanks_and_capitals_are_forgiven(text: str) -> None:
    assert position(display="red 4").parse(text).text == "buy red 4"


def test_names_that_differ_in_capitals_only_are_told_apart() -> None:
    islands = [{**row, "name": name} for row, name in zip(cards_with({})["islands"], "aAbBcCd", strict=True)]
    game = Einauge(players=5, cards={**cards_with({}), "islands": islands}, manual_chance=True)
    for text in ("up red A", "up red a", "up red B"):
        game.push_chance(text)
    assert game.plain()["display"] == ["red a", "red A", "red B"]
    assert [game.parse(text).text for text in ("buy red A", "buy red a", "BUY red a")] == [
        "buy red A",
        "buy red a",
        "buy red a",
    ]


def test_a_text_that_is_no_move_is_refused_with_a_guess() -> None:
    with pytest.raises(
        NotationError, match=r"expected a move such as .*; 'by red 4' came \(did you mean 'buy red 4'\?\)"
    ):
        position(display="red 4").parse("by red 4")


def test_a_text_far_from_any_move_is_refused_without_a_guess() -> None:
    with pytest.raises(NotationError) as caught:
        position(display="red 4").push("hoist the sails")
    assert "did you mean" not in str(caught.value)


@pytest.mark.parametrize("move", [None, 7, b"pass", ["pass"]])
def test_what_is_neither_move_nor_text_is_refused(move: Any) -> None:
    with pytest.raises(NotationError, match="move: expected a Move or a text"):
        position(display="red 4").push(move)


def test_notation_and_parse_are_each_others_way_back() -> None:
    game = played(8, 40, players=4)
    assert all(game.parse(game.text_of(move.action)) == move for move in game.legal_moves)


# -- chance -----------------------------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_game() -> None:
    assert played(6, 50, players=3) == played(6, 50, players=3) != played(7, 50, players=3)


def test_chance_can_be_forced() -> None:
    game = Einauge(players=5, manual_chance=True)
    assert game.is_chance and game.push_chance("up black 8") == "up black 8"
    assert game.plain()["display"] == ["black 8"]


def test_an_outcome_that_is_not_possible_is_refused_and_changes_nothing() -> None:
    game = Einauge(players=5, manual_chance=True)
    game.push_chance("up black 8")
    before = game.copy()
    for text in ("up black 8", "out red", "up ship", "buy red 4", ""):
        with pytest.raises(NotationError, match="expected an outcome"):
            game.push_chance(text)
    assert game == before and game.steps == before.steps


def test_where_chance_is_not_asked_it_cannot_speak() -> None:
    game = position(display="red 4", pile="red 2")
    for text in (None, "up red 2"):
        with pytest.raises(NotationError, match="phase buy"):
            game.push_chance(text)


def test_left_to_itself_chance_says_what_the_deal_says() -> None:
    by_hand, by_itself = Einauge(players=2, seed=3, manual_chance=True), Einauge(players=2, seed=3)
    while by_hand.is_chance:
        by_hand.push_chance()
    assert by_hand.steps == by_itself.steps and by_hand == by_itself


def test_the_deal_is_asked_0_for_the_colours_and_then_1_2_3_for_the_pile() -> None:
    """So that anybody can check a shuffle with the seed alone."""
    game, rng, deal = Einauge(players=3, seed=77), random.Random(0), Deal(77)
    while not game.is_over:
        game.push(rng.choice(list(game.legal_moves)))
    sets = list(itertools.combinations(COLOURS, 2))
    out = sets[deal.outcome(0, len(sets))]
    pile = [f"{colour} {name}" for colour in COLOURS if colour not in out for name in "2345678"]
    order = [pile.pop(deal.outcome(key, len(pile))) for key in range(1, len(pile) + 1)]
    said = [step.text for step in game.steps if step.seat is None]
    assert said == [f"out {' '.join(out)}", *(f"up {card}" for card in order)]


def test_the_cards_come_in_the_same_order_whatever_is_decided() -> None:
    orders = set()
    for choice in range(4):
        game, rng = Einauge(players=3, seed=12), random.Random(choice)
        while not game.is_over:
            game.push(rng.choice(list(game.legal_moves)))
        orders.add(tuple(step.text for step in game.steps if step.seat is None)[:36])
    assert len(orders) == 1


def test_steps_replay_the_game() -> None:
    game = played(9, 70, players=4, edition="dutch")
    again = Einauge(players=4, edition="dutch", steps=[str(step) for step in game.steps])
    assert again == game and again.steps == game.steps


@pytest.mark.parametrize("line", ["", "pass", "x pass", "~", "²  pass"])
def test_a_line_that_is_no_step_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        position(phase="fight").push_step(line)


# -- copies, equality, repr -------------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    game = played(2, 20, players=2)
    other = game.copy()
    state, steps = game.state.tobytes(), list(game.steps)
    other.push(next(iter(other.legal_moves)))
    assert (game.state.tobytes(), game.steps) == (state, steps) and other != game
    other.pop()
    assert other == game


# -- the past ---------------------------------------------------------------------------------------------------------


def test_the_game_at_a_step_has_the_state_it_had_then() -> None:
    game, past = Einauge(players=3, seed=4), []
    for _ in range(20):
        past.append((len(game.steps), game.plain()))
        game.push(next(iter(game.legal_moves)))
    assert [game.at(number).plain() for number, _ in past] == [plain for _, plain in past]


def test_the_game_at_a_step_has_the_steps_until_then() -> None:
    game = played(1, 10)
    assert game.at(9).steps == game.steps[:9]


def test_the_game_at_a_step_goes_its_own_way() -> None:
    game = played(1, 10)
    before = game.copy()
    game.at(9).push(next(iter(game.at(9).legal_moves)))
    assert game.steps == before.steps and game.states.tobytes() == before.states.tobytes()


def test_a_move_taken_back_at_a_step_leaves_the_game_alone() -> None:
    game = played(1, 10)
    before, past = game.copy(), game.at(len(game.steps))
    past.pop()
    past.push(list(past.legal_moves)[-1])
    assert game.states.tobytes() == before.states.tobytes()


def test_a_move_taken_back_leaves_the_game_at_a_step_alone() -> None:
    game = played(1, 10)
    past = game.at(len(game.steps))
    plain = past.plain()
    game.pop()
    game.push(list(game.legal_moves)[-1])
    assert past.plain() == plain


def test_a_view_of_the_past_is_the_view_there_was_then() -> None:
    game = played(1, 10)
    number, then = len(game.steps), game.view(1).plain()
    game.push(next(iter(game.legal_moves)))
    assert game.view(1, at=number).plain() == then


def test_games_are_equal_by_options_and_state_not_by_past() -> None:
    one, other = (position(seat("red 2 3"), display="red 4", seed=seed) for seed in (1, 2))
    for first, second, game in (("red 2", "red 3", one), ("red 3", "red 2", other)):
        game.push(f"sell {first}")
        game.push(f"sell {second}")
    assert one == other and one.steps != other.steps
    assert one != position(ties="shared_places") and one != "a game"


def test_an_edition_is_equal_to_the_options_it_names() -> None:
    assert Einauge(players=3, edition="italian", seed=1) == Einauge(players=3, selling="when_short", seed=1)


def test_a_game_cannot_be_hashed_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Einauge(seed=1))


@pytest.mark.parametrize("seed", range(12))
def test_repr_round_trips(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng, odd=seed % 2 == 0)
    given: dict[str, Any] = {"position": random_position(rng, options)} if seed % 3 == 0 else {}
    game = Einauge(options=options, seed=seed, manual_chance=seed % 4 == 0, **given)
    for _ in range(rng.randint(0, 30)):
        if game.is_chance:
            game.push_chance()
        elif not game.is_over:
            game.push(rng.choice(list(game.legal_moves)))
    again = eval(repr(game), dict(EMPTY))
    assert (
        again == game and again.steps == game.steps and again.deal.seed == game.deal.seed and repr(again) == repr(game)
    )


def test_repr_tells_cards_of_the_same_name_apart() -> None:
    cards = {**cards_with({"2": {"price": 9}}), "name": "reconstruction-1"}
    game = Einauge(players=2, cards=cards, seed=1)
    assert eval(repr(game), dict(EMPTY)) == game


def test_repr_keeps_the_position_as_it_was_given() -> None:
    plain = plain_position(display="red 4")
    game = Einauge.from_position(plain, manual_chance=True)
    plain["display"].append("nonsense")
    plain["seats"][0]["ducats"] = -1
    assert eval(repr(game), dict(EMPTY)) == game


# -- views ------------------------------------------------------------------------------------------------------------


def test_a_view_answers_what_a_game_answers() -> None:
    game = played(3, 25, players=3)
    view = game.view(1)
    assert view.plain() == game.plain() and (view.phase, view.turn, view.seat) == (game.phase, game.turn, 1)
    assert [move.text for move in view.legal_moves] == [move.text for move in game.legal_moves]
    assert view.scores() == game.scores() and view.outcome() == game.outcome()


@pytest.mark.parametrize("who", [None, 0, 1])
def test_a_view_has_no_seed_no_deal_and_no_way_to_change_the_game(who: int | None) -> None:
    seed = "c0ffee" * 10 + "1234"
    game = Einauge(players=2, seed=seed)
    view = game.view(who)
    everything = pickle.dumps(view) + repr(view.plain()).encode() + view.state.tobytes() + repr(vars(view)).encode()
    assert bytes.fromhex(seed) not in everything and seed.encode() not in everything
    assert str(int(seed, 16)).encode() not in everything
    assert not any(hasattr(view, name) for name in ("deal", "steps", "position", "push", "push_chance", "pop"))


def test_games_that_differ_only_in_what_is_to_come_look_the_same() -> None:
    lines = [str(step) for step in played(1, 20, players=3).steps]
    one, other = (Einauge(players=3, steps=lines, seed=seed) for seed in (1, 2))
    assert pickle.dumps(one.view(0)) == pickle.dumps(other.view(0))


def test_a_view_stays_as_it_was() -> None:
    game = played(3, 10, players=2)
    view = game.view()
    before = view.plain()
    game.push(next(iter(game.legal_moves)))
    game.pop()
    game.push(list(game.legal_moves)[-1])
    assert view.plain() == before


@pytest.mark.parametrize("who", [-1, 2, 5])
def test_there_is_no_view_of_a_seat_that_nobody_has(who: int) -> None:
    with pytest.raises(ValueError, match="seat: expected a whole number from 0 to 1"):
        Einauge(players=2, seed=1).view(who)


# -- positions --------------------------------------------------------------------------------------------------------


def test_the_hash_is_of_the_plain_state() -> None:
    one, other = position(display="red 4", seed=1), position(display="red 4", seed=2)
    assert one.state_hash() == other.state_hash() != position(display="red 5").state_hash()
    assert len(one.state_hash()) == 16 and int(one.state_hash(), 16) >= 0


def test_a_plain_state_leads_back_to_the_game() -> None:
    game = played(4, 33, players=4)
    assert Einauge.from_position(game.plain()) == game


FULL = "red 2, red 3, red 4, red 5, red 6, red 7"
BROKEN: list[tuple[str, Plain]] = [
    ("players: expected 2; 3 came", {"players": 3}),
    ("phase: expected colours or .*; 'tea' came", {"phase": "tea"}),
    ("turn: expected a whole number from 0 to 1; 2 came", {"turn": 2}),
    ("turn: expected a whole number from 0 to 1; -1 came", {"turn": -1}),
    ("turn: expected a whole number from 0 to 1; True came", {"turn": True}),
    ("turns: expected a whole number from 0 to 60,000; -1 came", {"turns": -1}),
    ("turns_left: expected a whole number from 0 to 1; 2 came", {"turns_left": 2}),
    ("quiet: expected a whole number from 0 to 2; 3 came", {"quiet": 3}),
    ("E3.5: after so many quiet turns the final round has begun", {"quiet": 2}),
    ("final_left: expected a whole number from 0 to 2; 3 came", {"final_left": 3}),
    ("E5.2: final_left is 0 outside the final round", {"final_left": 1}),
    ("E5.2: in the final round a seat is left to act", {"phase": "final", "final_left": 0}),
    ("moved is false in the final round and after it", {"phase": "over", "moved": True}),
    ("colours: expected different colours of", {"colours": ["red", "pink"]}),
    ("colours: expected different colours of", {"colours": ["red", "red", "green", "yellow", "orange"]}),
    ("E1.2: exactly 3/2/1/0 colours leave", {"colours": ["red", "blue", "green", "yellow"]}),
    ("E1.2: exactly 3/2/1/0 colours leave", {"colours": plain_position(players=5)["colours"]}),
    ("display: expected a card such as red 4 or ship; 'red 9' came", {"display": ["red 9"]}),
    ("display: expected a card such as red 4 or ship; 'pink 4' came", {"display": ["pink 4"]}),
    (
        "E7: every card in exactly one place; red 2 is in table and elsewhere",
        {"display": ["red 2"], "table": ["red 2"]},
    ),
    ("E7: every card in exactly one place", {"pile": ["ship"] * 8}),
    ("E7: every card in exactly one place; there are 8 ships, 9 came", {"gone": ["ship"]}),
    ("E3.4: at most six cards on display", plain_position(display=f"{FULL}, red 8")),
    ("E3.3: at most six cards on the pirate table", plain_position(table=f"{FULL}, red 8")),
    ("E7: no ship above an island", plain_position(seat(lone_ships=1), pile="red 2")),
    ("E7: no ship above an island", plain_position(display="ship", pile="red 2")),
    ("E4.1: at most 7 cards in a row", plain_position(seat("red 2 3 4 5 6 7 8 ship"))),
    ("E4.2: a row holds an island", {"seats": [seat("red ship"), seat()]}),
    ("E4.2: a row holds an island", {"seats": [seat("red"), seat()]}),
    ("seat 1 ducats: expected a whole number from 0", {"seats": [seat(), seat(ducats=-1)]}),
    ("seat 0 sabres: expected a whole number from 0", {"seats": [seat(sabres=-3), seat()]}),
    ("seat 0 jewels: expected a whole number from 0", {"seats": [seat(jewels=2**31), seat()]}),
    ("seat 0 lone_ships: expected a whole number from 0 to 8", {"seats": [seat(lone_ships=9), seat()]}),
    ("seats: expected 2 seats; 1 came", {"seats": [seat()]}),
    ("E1.2: no card lies before the colours are drawn", {"phase": "colours"}),
    ("E1.3: the pirate table is dealt last", plain_position(phase="deal", table="red 2")),
    ("E1.3: during the deal all other islands are in the pile", plain_position(phase="deal", pile="red 2")),
    ("E1.5: seat 0 starts", {"phase": "deal", "turn": 1}),
    ("E3.4: chance is asked only while islands remain", plain_position(phase="refill", display="red 2", pile="")),
    ("E3.4: a full display is not refilled", plain_position(phase="refill", display=FULL)),
    ("E3.3: laying lapses here and is not asked", plain_position(phase="lay", table=FULL)),
    ("E3.3: laying lapses here and is not asked", plain_position(phase="lay", display="")),
    ("E3.1: the purchase lapses here and is not asked", plain_position(display="")),
    ("E3.1: the purchase lapses here", plain_position(seat(ducats=0, jewels=0), display="red 2")),
    ("position: expected the plain state of docs/records.md", {"display": None}),
    ("position: expected the plain state of docs/records.md", {"seats": [{"ducats": 1}, {}]}),
    ("position: expected the plain state of docs/records.md", {"display": [7]}),
]


@pytest.mark.parametrize(("complaint", "change"), BROKEN, ids=[f"{n} {case[0]}" for n, case in enumerate(BROKEN)])
def test_a_position_that_breaks_an_invariant_is_refused(complaint: str, change: Plain) -> None:
    with pytest.raises(PositionError, match=complaint):
        Einauge.from_position({**plain_position(), **change}, players=2)


@pytest.mark.parametrize("field", sorted(plain_position()))
def test_a_position_without_a_field_is_refused(field: str) -> None:
    plain = plain_position()
    del plain[field]
    with pytest.raises(PositionError if field != "players" else OptionError):
        Einauge.from_position(plain)


def test_a_position_must_fit_the_colours_of_the_options() -> None:
    plain = plain_position()
    assert Einauge.from_position(plain, colours_out="sky rose black").phase == "buy"
    with pytest.raises(PositionError, match=r"E1\.2"):
        Einauge.from_position(plain, colours_out="red rose black")


def test_all_our_errors_about_input_are_value_errors() -> None:
    assert issubclass(TortugaError, ValueError) and all(
        issubclass(kind, TortugaError) for kind in (IllegalMoveError, NotationError, OptionError, PositionError)
    )


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        OptionError,
        match="option: expected edition, selling, end, ties, colour_bonus, colours_out, cards; 'colour' came",
    ):
        Einauge(players=2, colour="red")


def test_moves_lists_the_moves_of_all_and_not_what_chance_said() -> None:
    game = played(1, 12, players=2)
    assert [move.text for move in game.moves] == [step.text for step in game.steps if step.seat is not None]
    assert moves(game) == {move.text for move in game.legal_moves_of(game.turn or 0)}


# -- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_saved_game_is_loaded_again(tmp_path: Path, name: str) -> None:
    game = played(3, 12, players=3)
    game.save(tmp_path / name)
    assert Einauge.load(tmp_path / name).steps == game.steps


def test_a_loaded_game_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    game = played(3, 12)
    game.save(tmp_path / "game.txt")
    other = Einauge.load(tmp_path / "game.txt")
    for either in (game, other):
        while not either.is_over:
            either.push(next(iter(either.legal_moves)))
    assert other.steps == game.steps


def test_the_record_of_another_game_is_refused(tmp_path: Path) -> None:
    Barrakuda(seed=1).save(tmp_path / "game.txt")
    with pytest.raises(RecordError, match="expected einauge; 'barrakuda' came"):
        Einauge.load(tmp_path / "game.txt")


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    Einauge(seed=1).save(path)
    before = path.read_text("utf-8")
    monkeypatch.setattr(os, "fsync", Mock(side_effect=OSError("no space left on device")))
    with pytest.raises(OSError, match="no space"):
        Einauge(seed=2).save(path)
    assert path.read_text("utf-8") == before


# -- numbers that compiled rules do not check ----------------------------------------------------------------------

NO_NUMBERS = [0.0, 1.5, "0", True, [0], 2**40]


@pytest.mark.parametrize("kind", [Einauge, Barrakuda])
@pytest.mark.parametrize("number", [-1, 10**9, 2**70, 1.0, "0", None, True])
def test_a_step_that_the_game_has_not_is_refused(kind: Any, number: Any) -> None:
    with pytest.raises(ValueError, match=r"number of steps: expected a whole number from 0 to \d+; .* came"):
        kind(2, seed=1).at(number)


def test_the_deal_is_not_asked_where_a_seat_decides() -> None:
    game = Barrakuda(2, seed=1)
    with pytest.raises(ValueError, match="choose"):
        game.dealt()


@pytest.mark.parametrize("kind", [Einauge, Barrakuda])
@pytest.mark.parametrize("seat", [*NO_NUMBERS, None])
def test_a_seat_is_a_whole_number(kind: Any, seat: Any) -> None:
    with pytest.raises(ValueError, match=r"seat: expected a whole number from 0 to 1; .* came"):
        kind(2, seed=1).actions(seat)


@pytest.mark.parametrize("kind", [Einauge, Barrakuda])
@pytest.mark.parametrize("seat", NO_NUMBERS)
def test_a_view_is_of_a_whole_number(kind: Any, seat: Any) -> None:
    with pytest.raises(ValueError, match=r"seat: expected a whole number from 0 to 1; .* came"):
        kind(2, seed=1).view(seat)


@pytest.mark.parametrize("kind", [Einauge, Barrakuda])
@pytest.mark.parametrize("number", [0.0, 1.5, "0", True, None])
def test_a_move_is_made_of_whole_numbers(kind: Any, number: Any) -> None:
    game = kind(2, seed=1)
    before = game.state_hash()
    for move, what in ((Move(number, 1, ""), "seat"), (Move(0, number, ""), "action")):
        for ask in (game.push, game.why_not):
            with pytest.raises(ValueError, match=rf"{what} of a move: expected a whole number from .* came"):
                ask(move)
    assert (game.state_hash(), game.moves) == (before, [])


@pytest.mark.parametrize("kind", [Einauge, Barrakuda])
def test_a_move_may_have_numbers_of_numpy(kind: Any) -> None:
    game = kind(2, seed=1)
    first = next(iter(game.legal_moves))
    who: Any = np.int8(first.seat)
    action: Any = np.uint16(first.action)
    game.push(Move(who, action, first.text))
    assert game.moves == [first] and type(game.moves[0].action) is int


@pytest.mark.parametrize("depth", [-1, 1.5, "2"])
def test_perft_has_a_depth(depth: Any) -> None:
    with pytest.raises(ValueError, match="depth: expected a whole number from 0"):
        perft(Einauge(2, seed=1), depth)


@pytest.mark.parametrize("near", [[], [0] * 6, [0] * 8, [0] * 6 + [128], [0] * 6 + [-2]], ids=str)
def test_the_danger_of_a_layout_needs_all_its_wrecks(near: list[int]) -> None:
    with pytest.raises(ValueError, match="near: expected"):
        danger(near)
