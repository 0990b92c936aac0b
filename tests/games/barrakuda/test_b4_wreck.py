"""B4: one wreck."""

from __future__ import annotations

from tests.games.barrakuda.positions import cards_with, moves, of, position, seat, turn, wreck


def test_old_gold_goes_to_the_holder_of_initiative() -> None:
    """B4.1: "is taken by the standing diver with initiative there"."""
    game = turn(position(seat("1", bag=0), seat("1 3", bag=0), gold={2: 4}, cards=cards_with({2: wreck()})), 2, 2)
    assert (of(game, "bag"), game.plain()["gold"][1]) == ([4, 0], 0)


def test_old_gold_stays_if_they_are_tied() -> None:
    """B4.1: "tied, it stays"."""
    assert turn(position(gold={2: 4}), 2, 2).plain()["gold"][1] == 4


def test_old_gold_is_taken_under_the_fish_and_dropped_again() -> None:
    """B4.1: "a fish on the spot does not prevent it [H] (whoever meets the fish then drops it again)"."""
    game = turn(position(seat(bag=0), gold={1: 3}), 1, 4, direction=1)
    assert game.plain()["gold"][0] == 3 and of(game, "bag")[0] == 0


def test_a_lying_pawn_takes_no_old_gold() -> None:
    """B4.1: "standing diver"."""
    game = turn(position(seat("2", pawn=2), gold={2: 4}), "barracuda", 3)
    game.push("fish to 6")
    assert game.plain()["gold"][1] == 4


def test_the_fewest_cards_have_initiative() -> None:
    """B4.2: "the single standing diver there with the fewest cards in the row"."""
    assert turn(position(seat("1 3"), seat("1"), seat("1 3 4")), 2, 2, 2).turn == 1


def test_a_tie_for_fewest_means_nobody() -> None:
    """B4.2: "a tie for fewest means nobody has it"."""
    game = turn(position(seat("1"), seat("3"), seat("1 3")), 2, 2, 2)
    assert (game.phase, of(game, "bag")) == ("choose", [3, 3, 3])


def test_lying_pawns_do_not_count_for_initiative() -> None:
    """B4.2: "standing only"."""
    game = turn(position(seat("2", pawn=2, bag=1), seat("1 3 4")), "barracuda", 2)
    game.push("fish to 6")
    assert (game.turn, moves(game)) == (1, {"special", "steal from 0"})


def test_the_fish_takes_the_whole_bag_and_four_lie_there() -> None:
    """B4.3: "drops the whole bag onto the wreck (at most 4 lie there in all, the rest returns to the supply"."""
    game = turn(position(seat(bag=7), seat(bag=0)), 1, 4, direction=1)
    assert (of(game, "bag")[0], game.plain()["gold"]) == (0, [4, 0, 0, 0, 0, 0])


def test_dropped_gold_is_not_taken_this_turn() -> None:
    """B4.3: "it can be taken from next turn on"."""
    game = turn(position(seat("3", bag=3), seat(bag=0)), 1, 1, direction=1)
    assert (of(game, "bag"), game.plain()["gold"][0]) == ([0, 0], 3)


def test_beside_the_fish_only_the_general_action_is_done() -> None:
    """B4.3: "Standing divers then do the general action; no special, no theft"."""
    game = turn(position(seat("5"), seat("1 3"), layout="4 6 / 2 1 / 3 5"), 4, 4, direction=4)
    assert (game.phase, of(game, "bag")) == ("choose", [1, 1])


def test_a_shelter_saves_standing_divers() -> None:
    """B4.3: "If the general action is shelter, standing divers are safe"."""
    game = turn(position(seat(bag=5), wrecks=[3]), 3, 4, distance=2, direction=3)
    assert of(game, "bag")[0] == 5


def test_a_shelter_does_not_save_lying_pawns() -> None:
    """B4.3: "Lying pawns are safe only if theirs was the only Barracuda card"."""
    seats = (seat("3", pawn=3, bag=5), seat("4", pawn=4))
    game = turn(position(*seats, wrecks=[3]), "barracuda", "barracuda", distance=2, direction=3)
    assert of(game, "bag")[0] == 0


def test_the_only_barracuda_card_makes_its_owner_safe() -> None:
    """B4.3: "Lying pawns are safe only if theirs was the only Barracuda card"."""
    game = turn(position(seat("1", pawn=1, bag=5), seat(bag=3)), "barracuda", 1)
    game.push("fish to 1")
    assert of(game, "bag") == [5, 0]


def test_alone_one_does_both_actions() -> None:
    """B4.4: "special and general action"."""
    assert of(turn(position(), 4, 1), "bag")[0] == 2 + 2 + 1


def test_several_answer_special_or_steal() -> None:
    """B4.5: "answers *special* (always possible, even if it can do nothing) or *steal from q*"."""
    game = turn(position(seat("1"), seat("1 3"), seat("1 4", bag=0)), 2, 2, 2)
    assert moves(game) == {"special", "steal from 1"}


def test_a_thief_takes_the_whole_bag() -> None:
    """B4.5: "the whole bag"."""
    game = turn(position(seat("1"), seat("1 3", bag=9)), 2, 2)
    game.push("steal from 1")
    assert of(game, "bag") == [2 + 9 + 1, 0 + 1]


def test_a_lying_pawn_can_be_stolen_from() -> None:
    """B4.5: "for each opponent q there, standing or lying, with at least 1 gold"."""
    game = turn(position(seat("2", pawn=2), seat()), "barracuda", 2)
    game.push("fish to 6")
    game.push("steal from 0")
    assert of(game, "bag") == [0, 5]


def test_then_all_standing_divers_do_the_general_action() -> None:
    """B4.5: "Then all standing divers do the general action, in seat order"."""
    game = turn(position(seat("1"), seat("1 3"), seat("1 4")), 2, 2, 2)
    game.push("special")
    assert of(game, "bag") == [3, 3, 3]


def test_generals_go_in_seat_order() -> None:
    """B4.5: "in seat order"."""
    cards = cards_with({2: wreck(general="or_red")})
    game = turn(position(seat("1 3", bag=0), seat("1", bag=0), seat("3", bag=0), cards=cards), 2, 2, 2)
    asked = []
    while game.phase == "general":
        asked.append(game.turn)
        game.push("take back")
    assert asked == [0, 1, 2]


def test_without_initiative_there_are_generals_only() -> None:
    """B4.5: "Nobody has initiative: generals only"."""
    assert of(turn(position(), 4, 4), "bag") == [3, 3]


def test_one_standing_diver_among_lying_ones_has_initiative() -> None:
    """B4.5: "One standing diver among lying ones has initiative"."""
    seats = (seat("4", pawn=4, bag=0), seat("4", pawn=4, bag=0), seat("1 2 3"))
    assert of(turn(position(*seats), "barracuda", "barracuda", 4), "bag") == [0, 0, 5]


def test_lying_pawns_do_nothing() -> None:
    """B4.6: "Lying pawns do no actions"."""
    game = turn(position(seat("4", pawn=4), seat("4", pawn=4)), "barracuda", "barracuda")
    assert of(game, "bag") == [2, 2]
