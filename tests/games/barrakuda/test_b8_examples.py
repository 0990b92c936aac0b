"""B8: the examples."""

from __future__ import annotations

from tests.games.barrakuda.positions import choose, moves, of, position, seat, turn
from tortuga.games.barrakuda.game import Barrakuda

RED, BLUE, YELLOW, GREEN = 0, 1, 2, 3


def example() -> Barrakuda:
    """Red, Blue, Yellow and Green have chosen 2, 4, 2 and 3; the fish is on 6."""
    seats = (seat("1"), seat("1"), seat("4 5", bag=1), seat("1", bag=3))
    return choose(position(*seats, vaults=[0, 0, 0, 1]), 2, 4, 2, 3)


def test_the_fish_goes_by_way_of_2() -> None:
    """B8: "the fish goes by way of 2 and not 1 and ends on 3"."""
    one, two = example(), example()
    one.push_chance("distance 1")
    one.push_chance("direction 3")
    two.push_chance("distance 2")
    two.push_chance("direction 3")
    assert (one.plain()["fish"], two.plain()["fish"]) == (2, 3)


def test_red_may_steal_or_do_the_special_action() -> None:
    """B8: "Red may steal Yellow's 1 gold or do the special action, then both do the general one"."""
    game = example()
    game.push_chance("distance 2")
    game.push_chance("direction 3")
    assert (game.turn, moves(game)) == (RED, {"special", f"steal from {YELLOW}"})
    game.push(f"steal from {YELLOW}")
    assert (of(game, "bag")[RED], of(game, "bag")[YELLOW]) == (2 + 1 + 1, 0 + 1)


def test_green_drops_3_and_keeps_the_vault() -> None:
    """B8: "Green drops 3, keeps 1 in the vault, does the general action; Blue, alone on 4, collects 3"."""
    game = example()
    game.push_chance("distance 2")
    game.push_chance("direction 3")
    game.push("special")
    plain = game.plain()
    assert (plain["gold"][2], plain["vaults"][GREEN], of(game, "bag")[GREEN]) == (3, 1, 0)
    assert of(game, "row")[GREEN] == [3] and of(game, "bag")[BLUE] == 2 + 3


def test_the_fork() -> None:
    """B8: "Fork: layout `medium`, fish on 5, shown 1, distance 2: 5 → 4 → 3 (not 2, 6)"."""
    ways = [turn(position(fish=5, layout="medium"), 1, 1, distance=d, direction=1).plain()["fish"] for d in (1, 2)]
    assert ways == [4, 3]
