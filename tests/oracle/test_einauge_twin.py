"""Tests of the Einauge twin: the examples of E6, the invariants of E7, constructed positions for the rare rulings."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from .einauge import COLOURS, PRINTED, EinaugeTwin, bonus_jewels, chest_jewels

Policy = Callable[[list[str]], str]


def face(name: str, *values: int) -> dict[str, Any]:
    return {"name": name, **dict(zip(("price", "sabres", "ducats", "jewels", "chests"), values, strict=True))}


RECONSTRUCTION: dict[str, Any] = {
    "name": "reconstruction-1",
    "islands": [
        face("2", 2, 0, 0, 0, 3),
        face("3", 3, 1, 0, 0, 2),
        face("4", 4, 1, 1, 0, 2),
        face("5", 5, 1, 2, 0, 1),
        face("6", 6, 0, 3, 0, 1),
        face("7", 7, 0, 0, 1, 0),
        face("8", 8, 0, 0, 2, 0),
    ],
    "ship": face("ship", 5, 0, 0, 0, 0),
}


def uniform_table(price: int, sabres: int = 0, ducats: int = 0, jewels: int = 0, chests: int = 0) -> dict[str, Any]:
    """A table in which all eight cards have the same values."""
    values = (price, sabres, ducats, jewels, chests)
    return {"name": "uniform", "islands": [face(f"i{n}", *values) for n in range(7)], "ship": face("boat", *values)}


def random_table(rng: random.Random) -> dict[str, Any]:
    top = rng.choice([1, 4, 12, 30, 99])

    def row(name: str) -> dict[str, Any]:
        return face(name, rng.randint(0, top), *(rng.choice([0, 0, 1, rng.randint(0, top)]) for _ in range(4)))

    return {"name": "odd", "islands": [row(f"x-{n}") for n in range(7)], "ship": row("Schiff")}


def options(players: int = 3, **others: Any) -> dict[str, Any]:
    return {
        "players": players,
        "selling": "free",
        "end": "finish_round",
        "ties": "one_lapses",
        "colour_bonus": "off",
        "colours_out": "random",
        "cards": RECONSTRUCTION,
        **others,
    }


EMPTY_SEAT: dict[str, Any] = {"ducats": 20, "sabres": 2, "jewels": 1, "rows": {}, "lone_ships": 0}


def position(opts: dict[str, Any], seats: list[dict[str, Any]], **fields: Any) -> EinaugeTwin:
    """A constructed position: islands that are not mentioned go to the pile, ships that are not go to `gone`."""
    players = opts["players"]
    colours = list(COLOURS[: 3 + players])
    whole_seats = [EMPTY_SEAT | seat for seat in seats]
    whole_seats += [dict(EMPTY_SEAT) for _ in range(players - len(seats))]
    plain: dict[str, Any] = {
        "players": players, "phase": "buy", "turn": 0, "colours": colours,
        "display": [], "table": [], "pile": [], "gone": [], "seats": whole_seats,
        "turns": 0, "turns_left": None, "quiet": 0, "moved": False, "final_left": 0,
    } | fields  # fmt: skip
    used = set(plain["display"] + plain["table"] + plain["gone"])
    used |= {f"{colour} {name}" for seat in whole_seats for colour, row in seat["rows"].items() for name in row}
    if "pile" not in fields:
        names = [row["name"] for row in opts["cards"]["islands"]]
        every = [f"{colour} {name}" for colour in colours for name in names]
        plain["pile"] = [card for card in every if card not in used]
    plain["gone"] = plain["gone"] + ["ship"] * (8 - count_ships(plain))
    return EinaugeTwin.from_plain(opts, plain)


def count_ships(plain: dict[str, Any]) -> int:
    lying: int = sum(plain[zone].count("ship") for zone in ("display", "table", "pile", "gone"))
    owned: int = sum(seat["lone_ships"] for seat in plain["seats"])
    placed: int = sum(row.count("ship") for seat in plain["seats"] for row in seat["rows"].values())
    return lying + owned + placed


def run_chance(twin: EinaugeTwin, rng: random.Random) -> None:
    while twin.to_act() == "chance":
        twin.chance(rng.choice(twin.outcomes()))


def play_out(twin: EinaugeTwin, rng: random.Random, policy: Policy | None = None) -> list[str]:
    """Play to the end and return all moves."""
    policy = policy or rng.choice
    moves = []
    run_chance(twin, rng)
    while twin.to_act() != "over":
        seat = twin.to_act()[0]
        moves.append(policy(twin.moves(int(seat))))
        twin.play(int(seat), moves[-1])
        run_chance(twin, rng)
    return moves


def prefer(*verbs: str) -> Policy:
    """Always the first move that begins with the earliest of these words, else the first move."""

    def policy(moves: list[str]) -> str:
        return next((move for verb in verbs for move in moves if move.startswith(verb)), moves[0])

    return policy


# ---------------------------------------------------------------------------------------- E6, the examples


def test_barbara_buys_5_4_8_and_gets_the_income_of_the_example() -> None:
    """E6: 20/2/1 becomes 17/3/1, 16/5/1, 11/7/3, with 3 chests in the row."""
    opts = options(2, ties="shared_places")
    seat = dict(EMPTY_SEAT)
    for name, expected in (("5", (17, 3, 1)), ("4", (16, 5, 1)), ("8", (11, 7, 3))):
        twin = position(opts, [seat], display=[f"sky {name}"], colours=["sky", *COLOURS[:4]])
        twin.play(0, f"buy sky {name}")
        seat = twin.plain()["seats"][0]
        assert (seat["ducats"], seat["sabres"], seat["jewels"]) == expected
    assert seat["rows"] == {"sky": ["4", "5", "8"]}
    assert twin._chests(twin.seats[0], COLOURS.index("sky")) == 3
    assert twin.scores()[0] == {"jewels": 3, "exchange": 6, "chests": 7, "bonus": 0, "total": 16}


Numbers = tuple[int, ...]
SAME: list[tuple[Numbers, Numbers]] = [
    ((5, 3, 0), (7, 4, 0)),
    ((3, 3, 1), (7, 7, 1)),
    ((5, 3, 3, 1), (7, 4, 4, 0)),
    ((5, 4, 2, 2), (7, 4, 1, 1)),
    ((3, 3, 1, 1), (7, 7, 1, 1)),
    ((3, 3, 2, 1), (7, 7, 1, 0)),
    ((5, 3, 3, 3, 1), (7, 4, 4, 4, 0)),
    ((0, 0, 0), (0, 0, 0)),
    ((0, 2), (0, 7)),
]
DIFFERENT: list[tuple[Numbers, Numbers, Numbers]] = [
    ((3, 3, 3, 1, 1), (7, 7, 7, 1, 1), (7, 7, 7, 0, 0)),
    ((3, 3, 3, 2, 1), (7, 7, 7, 1, 0), (7, 7, 7, 0, 0)),
    ((3, 3, 3, 3, 1), (7, 7, 7, 7, 1), (7, 7, 7, 7, 0)),
]


@pytest.mark.parametrize(("chests", "lapses", "shared"), [(c, j, j) for c, j in SAME] + DIFFERENT)
def test_chests_give_the_jewels_of_the_table_in_any_seat_order(
    chests: Numbers, lapses: Numbers, shared: Numbers
) -> None:
    """E6: both tie rules, for all orders of the seats."""
    for order in itertools.permutations(range(len(chests))):
        held = [chests[seat] for seat in order]
        assert chest_jewels(held, "one_lapses", PRINTED["chest_jewels"]) == [lapses[seat] for seat in order]
        assert chest_jewels(held, "shared_places", PRINTED["chest_jewels"]) == [shared[seat] for seat in order]


def test_nobody_without_chests_gets_anything() -> None:
    """E5.4, E6: islands without chests and lone ships leave the chest score at nothing."""
    seats: list[dict[str, Any]] = [{"rows": {"red": ["7"]}}, {"rows": {"red": ["8"]}, "lone_ships": 2}]
    assert [score["chests"] for score in position(options(2), seats).scores()] == [0, 0]


def test_six_colours_are_worth_fifteen_with_the_bonus_and_nothing_without() -> None:
    """E5.5, E6: also added to the chests, or instead of them."""
    seats = [{"rows": {colour: ["2"] for colour in COLOURS[:6]}}]
    found = [
        [position(options(3, colour_bonus=bonus), seats).scores()[0][part] for part in ("chests", "bonus", "total")]
        for bonus in ("off", "added", "instead")
    ]
    assert found == [[42, 0, 48], [42, 15, 63], [0, 15, 21]]
    assert [bonus_jewels(n, PRINTED["colour_jewels"]) for n in range(9)] == [0, 0, 0, 3, 6, 10, 15, 21, 28]


# ---------------------------------------------------------------------------------------- E7, the invariants


def check_state(twin: EinaugeTwin) -> None:
    """The invariants that can be read off one state."""
    plain = twin.plain()
    if plain["phase"] != "colours":
        check_cards(plain, [row.name for row in twin.rules.faces[:7]])
    for seat in plain["seats"]:
        assert min(seat["ducats"], seat["sabres"], seat["jewels"], seat["lone_ships"]) >= 0
        assert all(1 <= len(row) <= 7 and row[0] != "ship" for row in seat["rows"].values())
    assert len(plain["display"]) <= 6
    assert len(plain["table"]) <= 6
    acting = twin.to_act()
    for seat in range(plain["players"]):
        assert bool(twin.moves(seat)) == (acting == [seat])
    assert bool(twin.outcomes()) == (acting == "chance")
    assert (twin.result() is not None) == (acting == "over") == (plain["phase"] == "over")
    assert EinaugeTwin.from_plain(options(plain["players"], cards=table_of(twin)), plain).plain() == plain


def table_of(twin: EinaugeTwin) -> dict[str, Any]:
    rows = [row._asdict() for row in twin.rules.faces]
    return {"name": "again", "islands": rows[:7], "ship": rows[7]}


def check_cards(plain: dict[str, Any], names: list[str]) -> None:
    """Every card is in exactly one place."""
    found = Counter(card for zone in ("display", "table", "pile", "gone") for card in plain[zone])
    for seat in plain["seats"]:
        found["ship"] += seat["lone_ships"]
        found.update(n if n == "ship" else f"{colour} {n}" for colour, row in seat["rows"].items() for n in row)
    expected = Counter({f"{colour} {name}": 1 for colour in plain["colours"] for name in names})
    expected["ship"] = 8
    assert found == expected


def check_step(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Only the player in turn changes, and no ship comes up above an island."""
    for seat in range(before["players"]):
        assert seat == before["turn"] or before["seats"][seat] == after["seats"][seat]
    if len(after["pile"]) < len(before["pile"]) and after["pile"].count("ship") < 8:
        assert set(after["pile"]) <= {"ship"}


def check_turn_counts(twin: EinaugeTwin, end: str) -> None:
    """E7: equal turn counts at the final round under `finish_round`."""
    if twin.phase == "final" and end == "finish_round" and twin.quiet < twin.rules.players:
        assert twin.turns % twin.rules.players == 0


def checked_game(opts: dict[str, Any], rng: random.Random, every: int = 4) -> EinaugeTwin:
    """A random game with the invariants checked after each move (the costly ones now and then)."""
    twin = EinaugeTwin(opts)
    for step in itertools.count():
        acting = twin.to_act()
        before = twin.plain()
        if step % every == 0 or acting == "over":
            check_state(twin)
        if acting == "over":
            return twin
        if acting == "chance":
            twin.chance(rng.choice(twin.outcomes()))
        else:
            moves = twin.moves(int(acting[0]))
            assert moves == sorted(set(moves))
            assert moves
            twin.play(int(acting[0]), rng.choice(moves))
        check_step(before, twin.plain())
        check_turn_counts(twin, opts["end"])
    raise AssertionError("unreachable")


TURNS = {
    "finish_round": {2: (16, 24), 3: (18, 33), 4: (24, 40), 5: (25, 45)},
    "others_once_more": {2: (16, 25), 3: (20, 33), 4: (25, 41), 5: (29, 49)},
}
ALL_CHOICES = list(
    itertools.product(
        ("free", "when_short"),
        ("finish_round", "others_once_more"),
        ("one_lapses", "shared_places"),
        ("off", "added", "instead"),
        ("random", "list"),
    )
)


def chosen_options(players: int, choice: tuple[str, ...], rng: random.Random) -> dict[str, Any]:
    selling, end, ties, bonus, out = choice
    colours_out: Any = rng.sample(COLOURS, 5 - players) if out == "list" else "random"
    return options(players, selling=selling, end=end, ties=ties, colour_bonus=bonus, colours_out=colours_out)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_keep_the_invariants_under_all_options(players: int) -> None:
    """E7: every combination of options, with the stated range of normal turns."""
    rng = random.Random(players)
    for choice in ALL_CHOICES:
        opts = chosen_options(players, choice, rng)
        twin = checked_game(opts, rng)
        low, high = TURNS[opts["end"]][players]
        assert low <= twin.turns <= high
        assert twin.turns_left == 0
        assert twin.final_left == 0
        assert not twin.moved
        result = twin.result()
        assert result is not None
        assert result["why"] == "ships"
        if opts["colours_out"] != "random":
            assert set(twin.plain()["colours"]) == set(COLOURS) - set(opts["colours_out"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_with_odd_card_tables_keep_the_invariants(players: int) -> None:
    """E7, E2: prices, yields and chests of all sizes, ships too."""
    rng = random.Random(100 + players)
    reasons = set()
    for choice in ALL_CHOICES[::2]:
        opts = chosen_options(players, choice, rng) | {"cards": random_table(rng)}
        twin = checked_game(opts, rng)
        result = twin.result()
        assert result is not None
        reasons.add(result["why"])
    assert "ships" in reasons


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("end", ["finish_round", "others_once_more"])
def test_the_stated_ranges_of_normal_turns_are_reached_at_both_ends(players: int, end: str) -> None:
    """E7: never fighting gives the most normal turns, fighting every turn the fewest."""
    rng = random.Random(7)
    longest = EinaugeTwin(options(players, end=end, cards=uniform_table(0)))
    play_out(longest, rng, prefer("pass", "buy"))
    shortest = EinaugeTwin(options(players, end=end, cards=uniform_table(0, sabres=9)))
    play_out(shortest, rng, prefer("fight", "buy"))
    assert (shortest.turns, longest.turns) == TURNS[end][players]


def test_permuting_the_colours_permutes_the_result() -> None:
    """E7: the same game in other colours has the same scores."""
    rng = random.Random(3)
    for players in (2, 3, 4, 5):
        new = dict(zip(COLOURS, rng.sample(COLOURS, 8), strict=True))
        one, two = (EinaugeTwin(options(players, colour_bonus="added")) for _ in range(2))
        while one.to_act() != "over":
            acting = one.to_act()
            text = rng.choice(one.outcomes() if acting == "chance" else one.moves(int(acting[0])))
            words = [new.get(word, word) for word in text.split()]
            if words[0] == "out":
                words[1:] = sorted(words[1:], key=COLOURS.index)
            for twin, said in ((one, text), (two, " ".join(words))):
                twin.chance(said) if acting == "chance" else twin.play(int(acting[0]), said)
        assert one.result() == two.result()


def test_rotating_the_seats_with_the_start_rotates_the_result() -> None:
    """E7: with `others_once_more` nothing depends on the number of a seat."""
    rng = random.Random(4)
    for players, shift in ((2, 1), (3, 1), (4, 3), (5, 2)):
        opts = options(players, end="others_once_more")
        one = EinaugeTwin(opts)
        run_chance(one, rng)
        two = EinaugeTwin.from_plain(opts, one.plain() | {"turn": shift})
        while one.to_act() != "over":
            if one.to_act() == "chance":
                text = rng.choice(one.outcomes())
                one.chance(text)
                two.chance(text)
            else:
                text = rng.choice(one.moves(one.turn))
                two.play((one.turn + shift) % players, text)
                one.play(one.turn, text)
        assert two.scores() == [one.scores()[(seat - shift) % players] for seat in range(players)]


# ---------------------------------------------------------------------------------------- set-up and chance


def test_set_up_draws_the_colours_then_deals_six_and_one() -> None:
    """E1.2, E1.3: phases and outcomes in canonical order."""
    twin = EinaugeTwin(options(2))
    assert (twin.to_act(), len(twin.outcomes())) == ("chance", 56)
    assert (twin.outcomes()[0], twin.outcomes()[-1]) == ("out red blue green", "out sky rose black")
    assert twin.plain()["pile"] == []
    assert twin.plain()["colours"] == list(COLOURS)
    with pytest.raises(ValueError, match="cannot happen"):
        twin.chance("out green blue red")
    twin.chance("out red green black")
    assert twin.plain()["colours"] == ["blue", "yellow", "orange", "sky", "rose"]
    assert len(twin.outcomes()) == 35
    assert len(twin.plain()["pile"]) == 43
    for outcome in twin.outcomes()[:7]:
        assert twin.phase == "deal"
        twin.chance(outcome)
    assert twin.plain()["table"] == ["blue 8"]
    assert twin.to_act() == [0]
    assert twin.phase == "buy"
    assert EinaugeTwin(options(5)).phase == "deal"


@pytest.mark.parametrize(
    "change",
    [
        {"players": 6},
        {"selling": "never"},
        {"colours_out": ["red"]},
        {"colours_out": ["red", "red"]},
        {"colours_out": ["red", "pink"]},
        {"cards": uniform_table(100)},
        {"cards": uniform_table(1) | {"ship": face("i0", 1, 1, 1, 1, 1)}},
        {"cards": uniform_table(1) | {"islands": []}},
    ],
)
def test_bad_options_are_refused(change: dict[str, Any]) -> None:
    """E0, E2: a wrong value, list of colours or card table is no game."""
    with pytest.raises(ValueError, match=r"players|bad|exactly|differ"):
        EinaugeTwin(options(3) | change)


def test_ships_come_up_by_themselves_once_the_last_island_is_up() -> None:
    """E3.4, E5.1: one outcome for the last island, none for the ships, and the end is in sight."""
    for end, turns_left in (("finish_round", 0), ("others_once_more", 1)):
        twin = position(
            options(3, end=end), [], phase="lay", turn=1, display=["red 2", "red 3", "red 4", "red 5", "red 6"],
            pile=["blue 2"] + ["ship"] * 8, moved=True,
        )  # fmt: skip
        twin.play(1, "lay red 2")
        assert twin.outcomes() == ["up blue 2"]
        assert twin.phase == "refill"
        twin.chance("up blue 2")
        plain = twin.plain()
        assert plain["display"][-1] == "ship"
        assert plain["pile"].count("ship") == 7
        assert (plain["turn"], plain["phase"], plain["turns_left"]) == (2, "buy", turns_left)


def test_the_final_round_begins_at_once_if_the_last_seat_shows_the_ship() -> None:
    """E5.1: nothing is left of the round then."""
    twin = position(options(2), [], phase="fight", turn=1, display=[], pile=["ship"] * 2)
    twin.play(1, "pass")
    assert (twin.phase, twin.turn, twin.final_left, twin.turns_left) == ("final", 0, 2, 0)
    assert twin.plain()["display"] == ["ship", "ship"]
    assert not twin.moved


# ---------------------------------------------------------------------------------------- rows, sales, fights


def test_an_island_may_join_one_lone_ship_or_none_and_both_pay() -> None:
    """E4.2, E4.3: two moves, however many lone ships."""
    cards = RECONSTRUCTION | {"ship": face("boat", 5, 2, 3, 4, 6)}
    twin = position(options(2, cards=cards), [{"lone_ships": 3}], display=["red 4"])
    assert [move for move in twin.moves(0) if move.startswith("buy")] == ["buy red 4", "buy red 4 with ship"]
    twin.play(0, "buy red 4 with ship")
    expected = {"ducats": 20, "sabres": 5, "jewels": 5, "rows": {"red": ["4", "ship"]}, "lone_ships": 2}
    assert twin.plain()["seats"][0] == expected
    assert twin.scores()[0]["chests"] == 7
    assert twin._chests(twin.seats[0], 0) == 8


def test_a_ship_goes_to_any_row_that_is_not_full_or_lies_alone_and_then_pays_nothing() -> None:
    """E4.2, E4.3: also when the ship's row of the table has yields."""
    cards = RECONSTRUCTION | {"ship": face("boat", 5, 9, 9, 9, 9)}
    rows = {"red": ["2", "3", "4", "5", "6", "7", "8"], "blue": ["2"]}
    twin = position(options(2, cards=cards), [{"rows": rows}], display=["ship", "ship"])
    assert [move for move in twin.moves(0) if move.startswith("buy")] == ["buy ship alone", "buy ship blue"]
    alone = twin.copy()
    alone.play(0, "buy ship alone")
    seat = alone.plain()["seats"][0]
    assert (seat["ducats"], seat["sabres"], seat["jewels"], seat["lone_ships"]) == (15, 2, 1, 1)
    twin.play(0, "buy ship blue")
    seat = twin.plain()["seats"][0]
    assert (seat["ducats"], seat["sabres"], seat["jewels"], seat["rows"]["blue"]) == (24, 11, 10, ["2", "ship"])


def test_a_full_row_refuses_its_island_until_a_card_of_it_is_sold() -> None:
    """E4.1, E3.1.3: the purchase does not lapse, and under `when_short` sales are open."""
    rows = {"red": ["2", "3", "4", "5", "6", "7", "ship"], "blue": ["2"]}
    seat = {"ducats": 30, "rows": rows, "lone_ships": 1}
    twin = position(options(2, selling="when_short"), [seat], display=["red 8"])
    assert all(move.startswith("sell") for move in twin.moves(0))
    assert "sell ship red" in twin.moves(0)
    twin.play(0, "sell ship red")
    assert twin.moves(0) == ["buy red 8"]


def test_when_short_is_judged_before_each_single_sale() -> None:
    """E0 selling: one sale too few leaves the sales open, enough money closes them."""
    twin = position(options(2, selling="when_short"), [{"ducats": 1, "jewels": 3}], display=["red 7"])
    for _ in range(2):
        assert twin.moves(0) == ["sell jewel"]
        twin.play(0, "sell jewel")
    assert twin.moves(0) == ["buy red 7"]
    assert not twin.moved
    free = position(options(2), [{"ducats": 1, "jewels": 4}], display=["red 7"])
    free.play(0, "sell jewel")
    free.play(0, "sell jewel")
    assert free.moves(0) == ["buy red 7", "sell jewel"]


def test_selling_the_last_island_of_a_row_makes_its_ships_lone_ships() -> None:
    """E4.2, E3.1.2: five ducats, and the card is gone."""
    twin = position(options(2), [{"rows": {"red": ["4", "ship", "ship"]}, "lone_ships": 1}], display=["blue 2"])
    assert twin.moves(0) == sorted(
        ["buy blue 2", "buy blue 2 with ship", "sell jewel", "sell red 4", "sell ship alone", "sell ship red"]
    )
    twin.play(0, "sell red 4")
    seat = twin.plain()["seats"][0]
    assert (seat["ducats"], seat["rows"], seat["lone_ships"], twin.moved) == (25, {}, 3, True)
    assert "red 4" in twin.plain()["gone"]


def test_a_ship_is_sold_from_its_row_or_from_the_lone_ones() -> None:
    """E3.1.2: two different moves; the row keeps its islands."""
    twin = position(options(2), [{"rows": {"red": ["4", "ship"]}, "lone_ships": 2}], display=["blue 2"])
    gone = twin.plain()["gone"].count("ship")
    twin.play(0, "sell ship alone")
    twin.play(0, "sell ship red")
    expected = {"ducats": 30, "sabres": 2, "jewels": 1, "rows": {"red": ["4"]}, "lone_ships": 1}
    assert twin.plain()["seats"][0] == expected
    assert twin.plain()["gone"].count("ship") == gone + 2


def test_a_lapsed_purchase_is_not_asked() -> None:
    """E3.1.3: everything together is one ducat short, or just enough."""
    for ducats, phase in ((0, "fight"), (1, "buy")):
        opts = options(2, cards=uniform_table(9))
        seats = [{}, {"ducats": ducats, "jewels": 1, "rows": {"red": ["i0"]}}]
        display = ["red i1", "red i2", "red i3", "red i4", "red i5", "red i6"]
        table = [f"blue i{n}" for n in range(6)]
        twin = position(opts, seats, phase="fight", display=display, table=table, moved=True)
        twin.play(0, "pass")
        assert (twin.turn, twin.phase, twin.quiet) == (1, phase, 0)


def test_a_fight_costs_three_sabres_or_four_if_the_card_shows_one() -> None:
    """E3.2: the card comes from the pirate table, and its row pays."""
    for sabres, moves in ((2, []), (3, ["fight red 6"]), (4, ["fight red 5", "fight red 6"])):
        twin = position(options(2), [{"sabres": sabres}], phase="fight", table=["red 5", "red 6"], display=["red 2"])
        assert twin.moves(0) == [*moves, "pass"]
    twin.play(0, "fight red 5")
    assert twin.plain()["seats"][0] | {"rows": {}} == EMPTY_SEAT | {"sabres": 1, "ducats": 22}
    assert twin.phase == "lay"
    assert twin.moves(0) == ["lay red 2"]
    assert twin.moves(1) == []


def test_the_final_round_fights_for_table_or_display_and_takes_a_ship_from_the_table_first() -> None:
    """E5.2: one fight or pass a seat, with income, and the last seat stays in turn."""
    seats: list[dict[str, Any]] = [{"sabres": 3, "rows": {"red": ["6"]}}, {"sabres": 0}]
    twin = position(
        options(2), seats, phase="final", final_left=2, turns_left=0,
        table=["ship"], display=["blue 2", "blue 3", "ship", "ship"], pile=["ship"],
    )  # fmt: skip
    assert twin.moves(0) == ["fight blue 2", "fight ship alone", "fight ship red", "pass"]
    twin.play(0, "fight ship red")
    assert twin.plain()["table"] == []
    assert twin.plain()["display"].count("ship") == 2
    assert twin.plain()["seats"][0]["ducats"] == 23
    assert twin.moves(1) == ["pass"]
    assert twin.result() is None
    twin.play(1, "pass")
    assert (twin.to_act(), twin.turn, twin.final_left, twin.moved) == ("over", 1, 0, False)
    assert twin.moves(1) == []
    assert twin.outcomes() == []


def test_a_tie_for_most_jewels_is_a_shared_win() -> None:
    """E5.6: both seats are winners; the exchange loses the rest."""
    twin = position(options(3), [{}, {"ducats": 23}, {"ducats": 24, "sabres": 1}], phase="over", turn=2)
    result = twin.result()
    assert result is not None
    assert result["winners"] == [0, 1, 2]
    assert result["scores"][0]["exchange"] == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_standstill_brings_the_final_round_after_n_quiet_turns(players: int) -> None:
    """E3.5: too dear to buy, no sabres to fight, the table full: the final round begins with the next seat."""
    rng = random.Random(players)
    twin = EinaugeTwin(options(players, cards=uniform_table(99)))
    run_chance(twin, rng)
    while twin.phase != "final":
        assert twin.phase in ("fight", "lay")
        assert twin.quiet < players
        twin.play(twin.turn, twin.moves(twin.turn)[0])
        run_chance(twin, rng)
    assert (twin.turns, twin.quiet, twin.turns_left, twin.final_left) == (5 + players, players, None, players)
    assert twin.turn == 5 % players
    play_out(twin, rng)
    result = twin.result()
    assert result is not None
    assert result["why"] == "standstill"
    assert result["winners"] == list(range(players))


# ---------------------------------------------------------------------------------------- the interface


def test_illegal_moves_and_outcomes_are_refused_and_change_nothing() -> None:
    """A wrong text, seat or time is a ValueError."""
    twin = position(options(2), [], display=["red 2"])
    before = twin.state_hash()
    for seat, move in ((1, "buy red 2"), (0, "buy red 3"), (0, "pass"), (0, "Buy red 2")):
        with pytest.raises(ValueError, match="cannot play"):
            twin.play(seat, move)
    with pytest.raises(ValueError, match="cannot happen"):
        twin.chance("up red 3")
    assert twin.state_hash() == before


def test_copies_and_plain_states_are_independent_and_the_hash_follows_the_records() -> None:
    """Playing on with a copy, or changing a plain state, leaves the original alone."""
    rng = random.Random(11)
    twin = EinaugeTwin(options(4))
    run_chance(twin, rng)
    plain = twin.plain()
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    assert twin.state_hash() == hashlib.sha256(text.encode()).hexdigest()[:16]
    play_out(twin.copy(), rng)
    twin.plain()["seats"][0]["rows"]["red"] = ["2"]
    assert twin.plain() == plain
