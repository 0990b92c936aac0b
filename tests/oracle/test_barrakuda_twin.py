"""Tests of the slow twin of Barrakuda against the rulings B0-B9 themselves."""

from __future__ import annotations

import hashlib
import json
import random
from itertools import permutations
from typing import Any

import pytest

from .barrakuda import LAYOUTS, BarrakudaTwin, all_layouts, distances, hexominoes, read_drawing, swim

Plain = dict[str, Any]
Options = dict[str, Any]


# --- the wreck table of B2 -------------------------------------------------------------------------------------------


def icon(action: str | None, x: int | None = None) -> dict[str, Any] | None:
    if action is None:
        return None
    return {"action": action} if x is None else {"action": action, "x": x}


def wreck(special: Any = None, general: Any = None, stop: Any = None) -> dict[str, Any]:
    return {"special": special, "general": general, "stop": stop}


RECONSTRUCTED = {
    "name": "reconstructed",
    "base": [
        wreck(icon("take_back", 3), icon("take_back", 1)),
        wreck(icon("take_back", 2), icon("gold", 1)),
        wreck(icon("gold", 2), icon("take_back", 1)),
        wreck(icon("gold", 2), icon("gold", 1)),
        wreck(icon("bank")),
        wreck(stop=icon("all_back")),
    ],
    "alternative": [
        wreck(icon("or_red"), icon("gold", 1)),
        wreck(icon("gold", 1), icon("barracuda")),
        wreck(icon("gold", 2), icon("shelter")),
        wreck(icon("gold", 4)),
        wreck(icon("bank_all")),
        wreck(stop=icon("jump")),
    ],
}


def table(**changed: Any) -> dict[str, Any]:
    """The reconstructed table with base wrecks changed: table(w3=wreck(...))."""
    base = list(RECONSTRUCTED["base"])
    for name, new in changed.items():
        base[int(name[1:]) - 1] = new
    return {**RECONSTRUCTED, "base": base}


def odd_table(rng: random.Random) -> dict[str, Any]:
    """A table some user might load: anything B2 allows."""

    def any_icon(*more: str) -> Any:
        action = rng.choice([None, "gold", "take_back", "bank", "bank_all", "or_red", "barracuda", "all_back", *more])
        return icon(action, rng.randint(1, 9) if action in ("gold", "take_back") else None)

    def any_wreck() -> Any:
        return wreck(any_icon(), any_icon("shelter", "shelter"), icon(rng.choice([None, "all_back", "jump"])))

    base = [any_wreck() for _ in range(6)]
    base[rng.randrange(5)]["special"] = icon("bank")
    return {"name": "odd", "base": base, "alternative": [any_wreck() for _ in range(6)]}


def options(players: int = 2, **more: Any) -> Options:
    plain: Options = {
        "players": players,
        "goal": 12 if more.get("teams") else 8,
        "teams": False,
        "layout": "first",
        "turn_limit": 200,
        "wrecks": [],
        "cards": RECONSTRUCTED,
    }
    return {**plain, **more}


# --- setting up and playing ------------------------------------------------------------------------------------------


class Counting(BarrakudaTwin):
    """A twin that also counts what it has taken from the supply, less what it has returned."""

    taken = 0

    def _gain(self, p: int, x: int) -> None:
        self.taken += x
        super()._gain(p, x)

    def _drop_bag(self, p: int, wreck: int) -> None:
        before = self.gold[wreck - 1] + self.seats[p].bag
        super()._drop_bag(p, wreck)
        self.taken -= before - self.gold[wreck - 1]


def seat(row: list[int] | None = None, **more: Any) -> dict[str, Any]:
    row = row or []
    hand = [k for k in range(1, 6) if k not in row]
    plain = {"hand": hand, "row": row, "barracuda": "hand", "pawn": None, "lying": False, "bag": 0, "chosen": None}
    return {**plain, **more}


def position(opts: Options, seats: list[dict[str, Any]], **more: Any) -> BarrakudaTwin:
    return BarrakudaTwin.from_plain(opts, {**BarrakudaTwin(opts).plain(), "seats": seats, **more})


def choose(twin: BarrakudaTwin, *cards: int | str) -> BarrakudaTwin:
    for p, card in enumerate(cards):
        twin.play(p, f"dive {card}" if isinstance(card, int) else card)
    return twin


def turn(twin: BarrakudaTwin, *cards: int | str, fish: int | None = None) -> BarrakudaTwin:
    """Choose these cards and let the dice keep the fish where it is, or send it to a neighbouring wreck."""
    choose(twin, *cards)
    twin.chance("distance 1")
    twin.chance(f"direction {fish or twin.fish}")
    return twin


def bags(twin: BarrakudaTwin) -> list[int]:
    return [s["bag"] for s in twin.plain()["seats"]]


def rows(twin: BarrakudaTwin) -> list[list[int]]:
    return [s["row"] for s in twin.plain()["seats"]]


def cards(twin: BarrakudaTwin) -> list[str]:
    return [s["barracuda"] for s in twin.plain()["seats"]]


def random_step(twin: BarrakudaTwin, rng: random.Random, by_kind: bool = False) -> tuple[int | None, str]:
    """One uniform outcome or move; by kind: first the first word of the move, then the rest."""
    acting = twin.to_act()
    if acting == "chance":
        outcome = rng.choice(all_layouts() if twin.phase == "layout" else twin.outcomes())
        twin.chance(outcome)
        return None, outcome
    assert isinstance(acting, list)
    p = rng.choice(acting)
    moves = twin.moves(p)
    if by_kind and twin.phase == "answer":
        kind = rng.choice(sorted({move.split()[0] for move in moves}))
        moves = [move for move in moves if move.split()[0] == kind]
    move = rng.choice(moves)
    twin.play(p, move)
    return p, move


# --- invariants (B9) -------------------------------------------------------------------------------------------------


def check_state(twin: BarrakudaTwin, opts: Options, s: Plain) -> None:
    for one in s["seats"]:
        assert sorted(one["hand"] + one["row"]) == [1, 2, 3, 4, 5]
        assert one["hand"] and one["hand"] == sorted(one["hand"])
        assert one["barracuda"] in ("hand", "centre")
        assert one["bag"] >= 0
        assert one["pawn"] in (None, 1, 2, 3, 4, 5)
    assert all(0 <= g <= 4 for g in s["gold"]) and s["gold"][5] == 0
    assert len(s["vaults"]) == (2 if opts["teams"] else opts["players"])
    check_fields(opts, s)
    check_to_act(twin, opts, s)


def check_fields(opts: Options, s: Plain) -> None:
    """Each field is set in the phases docs/records.md names and nowhere else."""
    phase = s["phase"]
    nobody = [0] * opts["players"]
    acting = phase in ("answer", "special", "general")
    reds = phase in ("victim", "pair", "card")
    assert (s["distance"] is not None) == (phase in ("direction", "steer"))
    assert (s["actor"] is not None) == (acting or reds or phase == "steer")
    assert (s["wreck"] != 0) == acting
    assert acting or s["initiative"] == nobody
    assert acting or reds or s["reds"] == nobody
    assert not reds or s["reds"][s["actor"]] > 0
    assert (s["victim"] is not None) == (phase in ("pair", "card"))
    assert len(s["pair"]) == (2 if phase == "card" else 0)
    assert bool(s["near"]) == (phase != "layout")
    assert phase == "choose" or all(one["chosen"] is None for one in s["seats"])
    if phase in ("layout", "choose") or reds:
        assert not any(one["lying"] for one in s["seats"])


def check_to_act(twin: BarrakudaTwin, opts: Options, s: Plain) -> None:
    """Every state that is not final has a legal move, and nobody is asked what has one answer."""
    acting = twin.to_act()
    everyone = range(opts["players"])
    assert (twin.result() is not None) == (acting == "over") == (s["phase"] == "over")
    if acting == "chance":
        assert s["phase"] == "layout" or len(twin.outcomes()) >= 2
    else:
        assert twin.outcomes() == []
    for p in everyone:
        moves = twin.moves(p)
        assert moves == sorted(set(moves))
        if s["phase"] == "choose":
            assert moves
        else:
            assert (len(moves) >= 2) == (isinstance(acting, list) and p in acting) and len(moves) != 1
    assert acting != []


def check_step(before: Plain, text: str, after: Plain) -> None:
    assert all(b <= a for b, a in zip(before["vaults"], after["vaults"], strict=True))
    late = ("answer", "special", "general", "victim", "pair", "card")
    if before["phase"] in late and after["phase"] in late and before["turn"] == after["turn"]:
        # nothing dropped is taken the same turn
        assert all(b <= a for b, a in zip(before["gold"], after["gold"], strict=True))
    if text.startswith("fish to"):
        assert after["fish"] == int(text[-1])
    if before["phase"] in ("direction", "steer"):
        near = tuple((a, b) for a, b in before["near"])
        assert distances(near)[before["fish"]][after["fish"]] <= before["distance"]
    elif before["phase"] != "jump":
        assert before["fish"] == after["fish"]
    if before["phase"] == "choose" == after["phase"]:
        assert {**before, "seats": 0} == {**after, "seats": 0}
        hidden = [[{**one, "chosen": 0} for one in s["seats"]] for s in (before, after)]
        assert hidden[0] == hidden[1]


def play_checked(opts: Options, rng: random.Random) -> Counting:
    """A random game with the invariants checked after every move."""
    twin = Counting(opts)
    start = 2 * opts["players"]
    before = twin.plain()
    check_state(twin, opts, before)
    while twin.to_act() != "over":
        _, text = random_step(twin, rng)
        after = twin.plain()
        check_state(twin, opts, after)
        check_step(before, text, after)
        assert sum(bags(twin)) + sum(after["vaults"]) + sum(after["gold"]) == start + twin.taken
        before = after
    check_end(twin, opts)
    return twin


def check_end(twin: BarrakudaTwin, opts: Options) -> None:
    s = twin.plain()
    result = twin.result()
    assert result is not None and result["winners"]
    assert (result["why"] == "goal") == any(v >= opts["goal"] for v in s["vaults"])
    assert result["why"] == "goal" or s["turn"] == opts["turn_limit"]
    assert all(result["scores"][p]["vault"] == max(s["vaults"]) for p in result["winners"])
    assert [score["bag"] for score in result["scores"]] == bags(twin)
    if opts["teams"]:
        assert {0, 2} <= set(result["winners"]) or {1, 3} <= set(result["winners"])


def random_options(rng: random.Random, **more: Any) -> Options:
    players = rng.choice([2, 3, 4, 4])
    drawn = rng.choice(all_layouts()).removeprefix("layout ")
    return options(
        players,
        **{
            "teams": players == 4 and rng.random() < 0.5,
            "goal": rng.choice([1, 8, 10, 12, 30]),
            "layout": rng.choice([*LAYOUTS, "random", drawn]),
            "turn_limit": rng.choice([1, 5, 30, 60]),
            "wrecks": sorted(rng.sample(range(1, 7), rng.choice([0, 1, 2]))),
            "declining": rng.choice(["never", "allowed"]),
            **more,
        },
    )


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_invariants_with_the_reconstructed_table(seed: int) -> None:
    """Random games of all kinds with base and alternative cards keep B9 after every move."""
    rng = random.Random(seed)
    for _ in range(25):
        play_checked(random_options(rng), rng)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_invariants_with_odd_tables(seed: int) -> None:
    """Random games with tables of users' own keep B9 after every move."""
    rng = random.Random(100 + seed)
    for _ in range(25):
        play_checked(random_options(rng, cards=odd_table(rng)), rng)


def test_every_phase_occurs_in_random_games() -> None:
    """The random games reach every phase there is."""
    rng = random.Random(5)
    seen = set()
    for _ in range(60):
        twin = BarrakudaTwin(random_options(rng, cards=odd_table(rng)))
        while twin.to_act() != "over":
            seen.add(twin.phase)
            random_step(twin, rng)
    first = {"layout", "choose", "distance", "direction", "steer", "jump"}
    assert seen == first | {"answer", "special", "general", "victim", "pair", "card"}


def test_a_game_can_be_resumed_from_its_plain_state_at_any_moment() -> None:
    """A twin rebuilt from JSON before every step, a copied one and the original agree to the end."""
    rng = random.Random(8)
    for _ in range(40):
        opts = random_options(rng, cards=rng.choice([RECONSTRUCTED, odd_table(rng)]))
        twin = BarrakudaTwin(opts)
        while twin.to_act() != "over":
            rebuilt = BarrakudaTwin.from_plain(opts, json.loads(json.dumps(twin.plain())))
            copied, frozen = twin.copy(), twin.plain()
            p, text = random_step(twin, rng)
            for other in (rebuilt, copied):
                assert other.plain() == frozen
                other.chance(text) if p is None else other.play(p, text)
                assert other.plain() == twin.plain() and other.state_hash() == twin.state_hash()


def test_relabelling_the_seats_is_an_isomorphism_with_base_cards() -> None:
    """The same game with seats renamed stays the same game (B9; no seat order matters with base cards)."""
    rng = random.Random(3)
    for players in (2, 3, 4):
        for new in permutations(range(players)):
            opts = options(players, layout="medium")
            one, two = BarrakudaTwin(opts), BarrakudaTwin(opts)
            while one.to_act() != "over":
                p, text = random_step(one, rng)
                if p is None:
                    two.chance(text)
                else:
                    two.play(new[p], f"steal from {new[int(text[-1])]}" if text.startswith("steal") else text)
                assert [two.plain()["seats"][new[q]] for q in range(players)] == one.plain()["seats"]
                assert [two.plain()["vaults"][new[q]] for q in range(players)] == one.plain()["vaults"]
                assert two.phase == one.phase and two.gold == one.gold


@pytest.mark.parametrize(("players", "teams", "mean"), [(2, 0, 16.7), (3, 0, 15.8), (4, 0, 15.6), (4, 1, 16.6)])
def test_random_games_last_as_long_as_expected(players: int, teams: int, mean: float) -> None:
    """Random players with base cards and layouts in rotation need about as many turns as B9 says.

    They answer by kind: were each of the many exchanges as likely as a theft, teams would need about 17.3 turns.
    """
    rng = random.Random(players * 10 + teams)
    total = games = 0
    for layout in list(LAYOUTS) * 150:
        twin = BarrakudaTwin(options(players, teams=bool(teams), layout=layout))
        while twin.to_act() != "over":
            random_step(twin, rng, by_kind=True)
        total += twin.turn
        games += 1
    assert abs(total / games - mean) < 0.7


# --- the examples (B8) -----------------------------------------------------------------------------------------------


def example() -> BarrakudaTwin:
    """Red, Blue, Yellow, Green are seats 0-3; Red has fewer cards in the row than Yellow."""
    seats = [
        seat([1], bag=2),
        seat([5], bag=2),
        seat([1, 3], bag=1),
        seat([2], bag=3),
    ]
    twin = choose(position(options(4), seats, vaults=[0, 0, 0, 1]), 2, 4, 2, 3)
    twin.chance("distance 2")
    twin.chance("direction 3")
    return twin


def test_example_of_the_book_up_to_reds_decision() -> None:
    """B8: the fish goes by way of 2 to 3, and Red may steal Yellow's gold or do the special action."""
    assert swim(read_drawing(LAYOUTS["first"]), 6, 3, 2) == [2, 3]
    twin = example()
    assert twin.fish == 3
    assert (twin.phase, twin.actor, twin.wreck) == ("answer", 0, 2)
    assert twin.moves(0) == ["special", "steal from 2"]
    assert twin.plain()["initiative"] == [2, 2, 3, 2]


def test_example_of_the_book_when_red_steals() -> None:
    """B8: Red steals 1; both on 2 collect 1; Green drops 3 and keeps the vault; Blue alone on 4 collects 3."""
    twin = example()
    twin.play(0, "steal from 2")
    assert (twin.phase, twin.turn) == ("choose", 2)
    assert bags(twin) == [4, 5, 1, 0]
    assert twin.plain()["vaults"] == [0, 0, 0, 1]
    assert twin.plain()["gold"] == [0, 0, 3, 0, 0, 0]
    assert rows(twin) == [[1, 2], [5, 4], [1, 3, 2], [3]]  # Green took back the oldest by the general action


def test_example_of_the_book_when_red_does_the_special_action() -> None:
    """B8: Red takes back two cards instead; Yellow keeps the gold."""
    twin = example()
    twin.play(0, "special")
    assert bags(twin) == [3, 5, 2, 0]
    assert rows(twin)[0] == []


def test_fork_example() -> None:
    """B8: layout medium, fish on 5, shown 1, distance 2: by way of 4 to 3."""
    assert swim(read_drawing(LAYOUTS["medium"]), 5, 1, 2) == [4, 3]
    twin = choose(position(options(2, layout="medium"), [seat(), seat()], fish=5), 1, 1)
    twin.chance("distance 2")
    twin.chance("direction 1")
    assert twin.fish == 3


# --- layouts and the fish --------------------------------------------------------------------------------------------


def test_there_are_155520_drawings_of_2550_games() -> None:
    """B1.2: 216 fixed hexominoes, 155,520 drawings, 2,550 games; the named layouts are among them."""
    drawings = all_layouts()
    assert len(hexominoes()) == 216
    assert len(drawings) == len(set(drawings)) == 155520
    assert len({read_drawing(text.removeprefix("layout ")) for text in drawings}) == 2550
    assert {f"layout {text}" for text in LAYOUTS.values()} <= set(drawings)
    assert drawings[0] == "layout 1 2 3 4 5 6" and drawings[1] == "layout 1 2 3 4 6 5"


@pytest.mark.parametrize(("name", "share"), [("first", 28.10), ("calm", 33.48), ("medium", 14.72), ("harsh", 6.10)])
def test_share_of_turns_the_fish_ends_on_6(name: str, share: float) -> None:
    """B1.5: the long-run share under dice alone is the one stated for each named layout."""
    near = read_drawing(LAYOUTS[name])
    chances = dict.fromkeys(range(1, 7), 1 / 6)
    for _ in range(300):
        after = dict.fromkeys(chances, 0.0)
        for w, chance in chances.items():
            for d in (1, 2):
                for target in range(1, 7):
                    after[[w, *swim(near, w, target, d)][-1]] += chance / 12
        chances = after
    assert round(100 * chances[6], 2) == share


@pytest.mark.parametrize("text", ["1 2 3 / 4 5 5", "1 2 3 / 4 5", "1 . 2 3 / 4 . 5 6", "1 . / . 2 / 3 4 / 5 6"])
def test_a_drawing_that_is_not_one_piece_of_six_is_refused(text: str) -> None:
    """B1.2: numbers 1-6 once each, joined along sides."""
    with pytest.raises(ValueError):
        BarrakudaTwin(options(2, layout=text))


def test_a_random_layout_is_drawn_by_chance_first() -> None:
    """B0: the layout is the first outcome of chance, and the state holds its adjacent pairs."""
    twin = BarrakudaTwin(options(2, layout="random"))
    assert twin.to_act() == "chance" and twin.phase == "layout" and len(twin.outcomes()) == 155520
    assert twin.plain()["near"] == []
    with pytest.raises(ValueError):
        twin.chance("layout 1 2 3 . / 4 5 6 .")
    twin.chance("layout 5 6 2 / 4 1 3")
    assert twin.plain() == BarrakudaTwin(options(2)).plain()
    assert twin.plain()["near"] == [[1, 3], [1, 4], [1, 6], [2, 3], [2, 6], [4, 5], [5, 6]]


def test_the_fish_stops_on_arrival_and_stays_when_shown_its_own_wreck() -> None:
    """B3.3: a step left over is not swum."""
    near = read_drawing(LAYOUTS["first"])
    assert swim(near, 6, 2, 2) == [2]
    assert swim(near, 6, 6, 2) == []


def test_the_only_barracuda_card_controls_the_fish_even_from_off_the_board() -> None:
    """B1.1, B3.3: its owner names a wreck within the distance shown, the fish's own included."""
    twin = choose(BarrakudaTwin(options(2)), "barracuda", 1)
    assert twin.to_act() == "chance"
    twin.chance("distance 1")
    assert twin.to_act() == [0] and twin.moves(1) == []
    assert twin.moves(0) == ["fish to 1", "fish to 2", "fish to 5", "fish to 6"]
    twin.play(0, "fish to 1")
    assert bags(twin) == [2, 0] and twin.gold[0] == 2
    assert twin.plain()["seats"][0]["pawn"] is None and not twin.plain()["seats"][0]["lying"]


def test_two_barracuda_cards_leave_the_fish_to_the_dice_and_both_pawns_unsafe() -> None:
    """B3.3, B4.3: lying helps only the one who played the only Barracuda card."""
    for second, expected in (("barracuda", [0, 0]), (1, [3, 2])):
        twin = position(options(2), [seat([4], pawn=4, bag=3), seat([4], pawn=4, bag=2)], fish=1)
        choose(twin, "barracuda", second)
        twin.chance("distance 1")
        twin.play(0, "fish to 4") if second == 1 else twin.chance("direction 4")
        assert bags(twin) == expected
        assert twin.gold[3] == (4 if second == "barracuda" else 0)


def test_at_most_four_gold_lie_on_a_wreck() -> None:
    """B4.3: the rest returns to the supply, also of two bags together with old gold nobody took."""
    twin = position(options(2), [seat(bag=2), seat(bag=9)], fish=4, gold=[0, 0, 0, 3, 0, 0])
    turn(twin, 4, 4)
    assert twin.gold[3] == 4 and bags(twin) == [1, 1]  # and the general action of wreck 4


def test_shelter_saves_standing_divers_only() -> None:
    """B4.3, B5.3: two lying pawns lose their bags beside a standing diver who is safe."""
    opts = options(3, wrecks=[3])
    twin = position(opts, [seat(bag=2), seat([3], pawn=3, bag=1), seat([3], pawn=3, bag=1)], fish=3)
    turn(twin, 3, "barracuda", "barracuda")
    assert bags(twin) == [2, 0, 0] and twin.gold[2] == 2


def test_stop_action_fires_only_on_another_wreck() -> None:
    """B3.3: all take back Barracuda cards when the fish comes to 6, at once; not when it stays (but at the end)."""
    alternative = table(w2=wreck(None, icon("barracuda")))
    seats = [seat(barracuda="centre"), seat([1], barracuda="centre"), seat([1, 3])]
    came = turn(position(options(3, cards=alternative), seats, fish=5), 2, 4, 4, fish=6)
    stayed = turn(position(options(3, cards=alternative), seats, fish=6), 2, 4, 4)
    assert came.moves(0) == ["barracuda away 1", "barracuda away 2"]
    assert stayed.moves(0) == ["barracuda away 2", "barracuda back"]


def test_a_jump_may_land_where_the_fish_started_and_fires_no_stop_action() -> None:
    """B2, B3.3: the jump is one outcome 1-5, and a stop icon where it lands is ignored."""
    opts = options(2, wrecks=[6], cards=table(w5=wreck(icon("bank"), None, icon("all_back"))))
    twin = turn(position(opts, [seat(barracuda="centre"), seat()], fish=5), 1, 1, fish=6)
    assert twin.phase == "jump" and twin.outcomes() == [f"jump {w}" for w in range(1, 6)]
    with pytest.raises(ValueError):
        twin.chance("jump 6")
    twin.chance("jump 5")
    assert twin.fish == 5 and cards(twin) == ["centre", "hand"]


# --- cards -----------------------------------------------------------------------------------------------------------


def test_the_last_movement_card_brings_all_five_back() -> None:
    """B3.2: the row then counts 0 for initiative."""
    twin = turn(position(options(2), [seat([1, 3, 4, 5]), seat([1], bag=2)]), 2, 2)
    assert twin.phase == "answer" and twin.actor == 0
    assert twin.plain()["initiative"] == [0, 2] and rows(twin)[0] == []


def test_a_choice_can_be_replaced_and_the_order_of_choosing_is_irrelevant() -> None:
    """B9, docs/records.md: sealed choices can be changed until the last seat has chosen."""
    one = BarrakudaTwin(options(3))
    one.play(0, "dive 1")
    one.play(0, "barracuda")
    assert one.to_act() == [1, 2] and "dive 1" in one.moves(0)
    one.play(1, "dive 2")
    one.play(2, "dive 3")
    two = BarrakudaTwin(options(3))
    for p, move in ((2, "dive 3"), (0, "barracuda"), (1, "dive 2")):
        two.play(p, move)
    assert one.plain() == two.plain() and one.phase == "distance"


def test_illegal_moves_and_impossible_outcomes_are_refused() -> None:
    """Whatever is not listed raises ValueError and changes nothing."""
    twin = position(options(2), [seat([1]), seat(barracuda="centre")])
    before = twin.state_hash()
    for p, move in ((0, "dive 1"), (0, "dive 6"), (1, "barracuda"), (-1, "dive 2"), (2, "dive 2"), (0, "pass")):
        with pytest.raises(ValueError):
            twin.play(p, move)
    with pytest.raises(ValueError):
        twin.chance("distance 1")
    assert twin.state_hash() == before


def test_state_hash_of_the_first_position() -> None:
    """The hash is that of the JSON text written out by hand."""
    one = '{"bag":2,"barracuda":"hand","chosen":null,"hand":[1,2,3,4,5],"lying":false,"pawn":null,"row":[]}'
    text = (
        '{"actor":null,"distance":null,"fish":6,"gold":[0,0,0,0,0,0],"initiative":[0,0],'
        '"near":[[1,3],[1,4],[1,6],[2,3],[2,6],[4,5],[5,6]],"pair":[],"phase":"choose","players":2,"reds":[0,0],'
        '"seats":[' + one + "," + one + '],"turn":1,"vaults":[0,0],"victim":null,"wreck":0}'
    )
    assert BarrakudaTwin(options(2)).state_hash() == hashlib.sha256(text.encode()).hexdigest()[:16]


# --- actions ---------------------------------------------------------------------------------------------------------


def test_old_gold_goes_to_initiative_even_under_the_fish_and_stays_when_tied() -> None:
    """B4.1: taken before the wrecks are resolved; whoever meets the fish drops it again."""
    taken = turn(position(options(2), [seat(), seat([2])], gold=[3, 0, 0, 0, 0, 0], fish=5), 1, 1)
    assert bags(taken) == [3, 0] and taken.gold[0] == 0 and taken.phase == "choose"
    tied = turn(position(options(2), [seat(), seat()], gold=[3, 0, 0, 0, 0, 0], fish=5), 1, 1)
    assert bags(tied) == [0, 0] and tied.gold[0] == 3
    bitten = turn(position(options(2), [seat(bag=2), seat([2])], gold=[3, 0, 0, 0, 0, 0], fish=1), 1, 1)
    assert bags(bitten) == [0, 0] and bitten.gold[0] == 4


def test_one_standing_diver_among_lying_ones_has_initiative_and_may_steal() -> None:
    """B4.5: the row of a lying pawn does not count, its bag can be stolen."""
    twin = position(options(3), [seat([1, 3, 5]), seat([4], pawn=4, bag=2), seat(pawn=4, bag=0)], fish=1)
    turn(twin, 4, "barracuda", "barracuda")
    assert twin.actor == 0 and twin.moves(0) == ["special", "steal from 1"]
    twin.play(0, "steal from 1")
    assert bags(twin) == [3, 0, 0]


def test_tied_divers_do_the_general_action_only() -> None:
    """B4.5: nobody has initiative, nothing is asked."""
    twin = turn(position(options(2), [seat(bag=1), seat(bag=1)]), 4, 4)
    assert bags(twin) == [2, 2] and twin.phase == "choose"


def test_taking_back_returns_the_oldest_first_and_bank_is_at_most_seven() -> None:
    """B5.1: the card just played is the newest."""
    twin = turn(position(options(2, goal=30), [seat([4, 3, 2]), seat(bag=9)]), 1, 5)
    assert rows(twin)[0] == []  # special 3, then general 1
    assert bags(twin)[1] == 2 and twin.vaults == [0, 7]


def test_barracuda_icon_is_answered_in_seat_order_each_seeing_the_last() -> None:
    """B5.2: one possible answer is not asked, none does nothing."""
    opts = options(3, wrecks=[2])
    seats = [seat(barracuda="centre"), seat(barracuda="centre"), seat([1], barracuda="hand")]
    twin = turn(position(opts, seats, fish=5), 2, 2, 4)
    assert twin.to_act() == [0] and twin.moves(0) == ["barracuda away 2", "barracuda back"]
    twin.play(0, "barracuda away 2")  # now seat 1 can only take back its own
    assert twin.phase == "choose" and cards(twin) == ["centre", "hand", "centre"]
    nothing = turn(position(options(2, wrecks=[2]), [seat(), seat(barracuda="centre")], fish=5), 2, 4)
    assert cards(nothing) == ["hand", "centre"] and nothing.phase == "choose"


def test_all_barracuda_cards_in_the_centre_return_before_the_red_actions_only() -> None:
    """B3.5: a Barracuda card laid by red stays in the centre, even if it is the last."""
    seats = [seat(barracuda="centre"), seat([2, 3, 4])]
    twin = turn(position(options(2, wrecks=[1]), seats, fish=5), 1, 5, fish=4)
    twin.play(0, "red")  # one opponent: no victim asked; the hand is 1 and the Barracuda card: no chance
    assert twin.phase == "card" and twin.plain()["pair"] == [1, "barracuda"] and twin.plain()["victim"] == 1
    assert twin.moves(0) == ["lay 1", "lay barracuda"]
    other = twin.copy()
    twin.play(0, "lay barracuda")
    assert cards(twin) == ["centre", "centre"] and twin.turn == 2
    other.play(0, "lay 1")
    assert rows(other)[1] == [] and other.plain()["seats"][1]["pawn"] == 5


@pytest.mark.parametrize(("fish", "after"), [(6, ["hand", "hand"]), (1, ["centre", "hand"])])
def test_barracuda_cards_return_at_the_end_of_a_turn_with_the_fish_on_6(fish: int, after: list[str]) -> None:
    """B3.5: also if it has not moved; elsewhere they return only when all are in the centre."""
    assert cards(turn(position(options(2), [seat(barracuda="centre"), seat()], fish=fish), 2, 3)) == after
    both = [seat(barracuda="centre"), seat(barracuda="centre")]
    assert cards(turn(position(options(2), both, fish=fish), 2, 3)) == ["hand", "hand"]


def test_red_draws_an_unordered_pair_or_the_only_card() -> None:
    """B5.4: pairs of the whole hand in canonical order; a hand of one is laid at once."""
    opts = options(3, wrecks=[1])
    seats = [seat(), seat([2, 3]), seat([2, 3, 4], barracuda="centre")]
    twin = turn(position(opts, seats, fish=5), 1, 4, 5)
    twin.play(0, "red")
    assert twin.plain()["reds"] == [1, 0, 0] and twin.moves(0) == ["victim 1", "victim 2"]
    other = twin.copy()
    twin.play(0, "victim 1")
    assert twin.outcomes() == ["pair 1 5", "pair 1 barracuda", "pair 5 barracuda"]
    twin.chance("pair 1 5")
    twin.play(0, "lay 5")
    assert rows(twin)[1] == [2, 3, 4, 5]
    other.play(0, "victim 2")
    assert rows(other)[2] == [] and other.turn == 2  # the last card laid brings all five back


def test_red_actions_go_by_wreck_then_seat_and_all_of_one_seat_first() -> None:
    """B3.5: a table with the icon as special and as general makes a seat owe two."""
    twice = wreck(icon("or_red"), icon("or_red"))
    twin = turn(position(options(3, cards=table(w1=twice, w4=twice)), [seat(), seat(), seat([3])], fish=5), 4, 1, 4)
    order = []
    while twin.phase != "choose":
        if twin.to_act() == "chance":
            twin.chance(twin.outcomes()[0])
            continue
        p = twin.actor
        assert p is not None
        order.append((twin.phase, p))
        twin.play(p, "red" if "red" in twin.moves(p) else twin.moves(p)[0])
    assert [p for phase, p in order if phase == "victim"] == [1, 1, 0, 0, 2]
    assert order[:2] == [("special", 1), ("general", 1)]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_goal_ends_the_game_after_the_wreck_and_nothing_follows() -> None:
    """B6: no later wreck, no red, no end of turn; pawns stay as they are."""
    opts = options(3, cards=table(w1=wreck(icon("bank_all"))), goal=3)
    twin = position(opts, [seat(bag=3), seat(bag=1), seat(pawn=4)], fish=6)
    choose(twin, 1, 4, "barracuda")
    twin.chance("distance 1")
    twin.play(2, "fish to 6")
    assert twin.to_act() == "over" and bags(twin) == [0, 1, 0]
    plain = twin.plain()
    assert plain["turn"] == 1 and plain["seats"][2]["lying"] and cards(twin)[2] == "centre"
    scores = [{"vault": 3, "bag": 0}, {"vault": 0, "bag": 1}, {"vault": 0, "bag": 0}]
    assert twin.result() == {"why": "goal", "winners": [0], "scores": scores}


@pytest.mark.parametrize(("held", "winners"), [([9, 8], [0]), ([8, 8], [0, 1]), ([8, 9], [1])])
def test_several_who_reach_the_goal_at_once_compare_vault_and_bag(held: list[int], winners: list[int]) -> None:
    """B6: a general action that banks lets two reach the goal on one wreck."""
    for general in ("bank", "bank_all"):
        opts = options(2, goal=7, cards=table(w5=wreck(None, icon(general))))
        twin = turn(position(opts, [seat(bag=b) for b in held]), 5, 5)
        result = twin.result()
        assert result is not None and result["winners"] == winners


def test_the_turn_limit_ends_the_game_after_the_red_actions() -> None:
    """B0, B6: the turn stays at the limit, and the comparison decides."""
    twin = turn(position(options(2, wrecks=[1], turn_limit=7), [seat(), seat(bag=1)], fish=5, turn=7), 1, 4)
    twin.play(0, "red")
    assert twin.phase == "pair"
    twin.chance("pair 1 2")
    twin.play(0, "lay 2")
    assert twin.to_act() == "over" and twin.turn == 7 and twin.plain()["reds"] == [0, 0]
    result = twin.result()
    assert result is not None and (result["why"], result["winners"]) == ("turn_limit", [1])


# --- teams (B7) ------------------------------------------------------------------------------------------------------


def team(*seats: dict[str, Any], **more: Any) -> BarrakudaTwin:
    return position(options(4, teams=True, cards=table(w3=wreck(icon("gold", 2)))), list(seats), fish=5, **more)


def test_exchange_is_a_third_answer_of_the_holder_of_initiative() -> None:
    """B7: beside special and steal; the partner gets the rest; nobody steals from a partner."""
    twin = turn(team(seat(bag=1), seat([1, 2], bag=2), seat([1], bag=1), seat()), 3, 3, 3, 4)
    assert twin.actor == 0
    assert twin.moves(0) == ["exchange 0", "exchange 1", "exchange 2", "special", "steal from 1"]
    twin.play(0, "exchange 2")
    assert bags(twin)[:3] == [2, 2, 0]


def test_tied_partners_may_exchange_or_pass_and_do_no_special() -> None:
    """B7: the lower seat decides."""
    twin = turn(team(seat(), seat(), seat(), seat(bag=1)), 4, 3, 4, 3)
    assert twin.actor == 1 and twin.moves(1) == ["exchange 0", "exchange 1", "pass"]
    twin.play(1, "pass")
    assert bags(twin) == [1, 0, 1, 1]


def test_no_exchange_without_gold_against_an_equal_opponent_or_beside_the_fish() -> None:
    """B7: joint bags > 0, strictly fewer cards than the other team's standing divers, and no fish."""
    poor = turn(team(seat(), seat(), seat(), seat()), 3, 4, 3, 4)
    assert poor.phase == "choose"
    tied = turn(team(seat(bag=1), seat(), seat([1]), seat()), 3, 3, 3, 4)
    assert tied.phase == "choose"
    alone = turn(team(seat(bag=1), seat(), seat([1]), seat()), 3, 4, 3, 4)
    assert alone.phase == "answer" and "exchange 1" in alone.moves(0)
    bitten = position(options(4, teams=True), [seat(bag=1), seat(), seat([1]), seat()], fish=3)
    assert turn(bitten, 3, 4, 3, 4).phase == "choose"


def test_a_lying_partner_may_be_party_to_an_exchange() -> None:
    """B7: one standing member is enough, and at most 127 can be named."""
    twin = team(seat([1]), seat([3], pawn=3, bag=90), seat([1]), seat([1], pawn=1, bag=200))
    choose(twin, 4, "barracuda", 4, 3)
    twin.chance("distance 1")
    twin.play(1, "fish to 5")
    assert twin.actor == 3 and len(twin.moves(3)) == 129 and "exchange 127" in twin.moves(3)
    twin.play(3, "exchange 127")
    assert bags(twin)[1::2] == [163, 127]


def test_teams_share_a_vault_and_win_together() -> None:
    """B7: two vaults, a score a seat, and at the limit the sum of both bags decides between equal vaults."""
    opts = options(4, teams=True, turn_limit=1)
    twin = turn(position(opts, [seat(bag=4), seat(bag=3), seat(bag=1), seat(bag=1)], fish=1), 5, 2, 3, 2)
    twin.play(1, "pass")
    result = twin.result()
    assert result is not None and result["winners"] == [0, 2]
    assert result["scores"][2] == {"vault": 4, "bag": 3} and twin.plain()["vaults"] == [4, 0]
    twin = turn(position(opts, [seat(bag=4), seat(bag=1), seat(), seat(bag=2)], fish=6), 1, 2, 3, 4)
    result = twin.result()  # bags 4+0+2 against 1+1+2+3
    assert result is not None and result["winners"] == [1, 3] and bags(twin) == [4, 2, 2, 5]
