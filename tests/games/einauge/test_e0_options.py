"""E0: every option value and every edition."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from tests.games.einauge.positions import cards_with, moves, position, purse, seat
from tests.games.sections import SOURCES
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.options import EDITIONS, OPTIONS, Options
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.kit.errors import OptionError
from tortuga.games.kit.options import Choice

AMIGO = {
    "selling": "free",
    "end": "finish_round",
    "ties": "one_lapses",
    "colour_bonus": "off",
    "colours_out": "random",
}


def test_with_free_selling_a_rich_player_may_sell() -> None:
    """E0: "sell whatever you like in your buy step"."""
    game = position(seat("red 2", ducats=20), display="blue 2")
    assert moves(game, "sell") == {"sell jewel", "sell red 2"}


def test_when_short_a_player_who_can_buy_may_not_sell() -> None:
    """E0: "only while no placeable card of the display is affordable"."""
    game = position(seat("red 2", ducats=2), display="blue 2, blue 8", selling="when_short")
    assert moves(game) == {"buy blue 2"}


def test_when_short_a_player_without_ducats_may_sell() -> None:
    """E0: "only while no placeable card of the display is affordable"."""
    game = position(seat("red 2", ducats=1), display="blue 2", selling="when_short")
    assert moves(game) == {"sell jewel", "sell red 2"}


def test_when_short_a_card_that_cannot_be_placed_does_not_forbid_selling() -> None:
    """E0: "only while no placeable card of the display is affordable"."""
    full = seat("red 2 3 4 5 6 7 ship", ducats=20, jewels=0)
    game = position(full, display="red 8", selling="when_short")
    assert "sell ship red" in moves(game) and not moves(game, "buy")


def test_when_short_a_ship_that_could_lie_alone_forbids_selling() -> None:
    """E0: "only while no placeable card of the display is affordable"."""
    game = position(seat(ducats=5), display="ship", selling="when_short")
    assert moves(game) == {"buy ship alone"}


def test_when_short_every_single_sale_is_judged() -> None:
    """E0: "judged before every single sale"."""
    game = position(seat(ducats=0, jewels=2), display="blue 3", selling="when_short")
    game.push("sell jewel")
    assert game.why_not("sell jewel") == Refusal.NOT_SHORT


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_finish_round_all_have_equally_many_turns(players: int) -> None:
    """E0: "the round in which the first ship is shown is finished, so all had equally many turns"."""
    left = [_turns_left_after_first_ship(players, turn, "finish_round") for turn in range(players)]
    assert left == [players - 1 - turn for turn in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_others_once_more_as_many_turns_follow_as_there_are_others(players: int) -> None:
    """E0: "exactly n−1 turns follow, in seat order after the player who showed it"."""
    left = [_turns_left_after_first_ship(players, turn, "others_once_more") for turn in range(players)]
    assert left == [players - 1] * players


def _turns_left_after_first_ship(players: int, turn: int, end: str) -> int:
    """Normal turns that follow the one in which the first ship is shown."""
    display = "red 2, red 3, red 4, red 5, red 6, red 7"
    pile = ", ".join(["ship"] * 8)
    game = position(players=players, phase="lay", turn=turn, display=display, pile=pile, end=end)
    game.push("lay red 2")
    before = int(game.plain()["turns"])
    while game.phase != "final":
        game.push("pass" if game.phase == "fight" else next(iter(game.legal_moves)))
    return int(game.plain()["turns"]) - before


@pytest.mark.parametrize(("ties", "jewels"), [("one_lapses", [7, 7, 7, 1, 1]), ("shared_places", [7, 7, 7, 0, 0])])
def test_ties_for_chests_go_by_the_option(ties: str, jewels: list[int]) -> None:
    """E0: "place += 1 after a single player, += 2 after a tie" and E0: "place = 1 + number of players with more
    chests"."""
    cards = cards_with(
        {"2": {"chests": 3}, "3": {"chests": 3}, "4": {"chests": 3}, "5": {"chests": 1}, "6": {"chests": 1}}
    )
    seats = [seat(f"red {name}") for name in ("2", "3", "4", "5", "6")]
    game = position(*seats, players=5, cards=cards, ties=ties)
    assert [score["chests"] for score in game.scores()] == jewels


@pytest.mark.parametrize(("bonus", "expected"), [("off", (7 * 3, 0)), ("added", (7 * 3, 3)), ("instead", (0, 3))])
def test_the_colour_bonus_goes_by_the_option(bonus: str, expected: tuple[int, int]) -> None:
    """E0: "E5.4 is skipped for everybody" under `instead`; `added` is E0: "the printed variant"."""
    game = position(seat("red 2, blue 2, green 2"), colour_bonus=bonus)
    score = game.scores()[0]
    assert (score["chests"], score["bonus"]) == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_list_of_colours_leaves_the_game_whatever_its_order(players: int) -> None:
    """E0: "a list of exactly 5−n distinct colours (order irrelevant, empty for 5 players)"."""
    out = ["black", "red", "sky"][: 5 - players]
    colours = Einauge(players=players, colours_out=out, seed=0).plain()["colours"]
    assert set(colours) == {"red", "blue", "green", "yellow", "orange", "sky", "rose", "black"} - set(out)


def test_the_order_of_the_list_makes_no_difference() -> None:
    """E0: "order irrelevant"."""
    assert Options.of(3, colours_out=["sky", "red"]) == Options.of(3, colours_out="red, sky")


@pytest.mark.parametrize(
    ("players", "out"),
    [(2, ["red", "blue"]), (2, ["red", "red", "blue"]), (3, ["red", "pink"]), (4, []), (5, ["red"]), (3, 7)],
)
def test_any_other_list_is_refused(players: int, out: object) -> None:
    """E0: "any other list is refused"."""
    with pytest.raises(OptionError, match="colours_out"):
        Options.of(players, colours_out=out)


def test_random_colours_are_drawn() -> None:
    """E0: "`random`; or a list of exactly 5−n distinct colours"."""
    drawn = {tuple(Einauge(players=4, seed=seed).plain()["colours"]) for seed in range(60)}
    assert len(drawn) == 8


def test_a_card_table_is_chosen_by_its_name_or_file(tmp_path: Path) -> None:
    """E0: "name of a card table (E2)"."""
    ours = (SOURCES.parent / "data" / "einauge" / "reconstruction-1.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(ours.replace("price = 2", "price = 1"), "utf-8")
    mine = Options.of(2, cards=tmp_path / "mine.toml").cards
    assert (mine.islands[0].price, Options.of(2, cards="reconstruction-1").cards.islands[0].price) == (1, 2)


@pytest.mark.parametrize(
    ("edition", "differs"),
    [
        ("amigo", {}),
        ("italian", {"selling": "when_short"}),
        ("dutch", {"selling": "when_short", "end": "others_once_more"}),
    ],
)
def test_an_edition_is_a_name_for_its_options(edition: str, differs: dict[str, str]) -> None:
    """E0: "| option | values (first = default) | amigo (de) | italian | dutch |"."""
    assert Options.of(3, edition=edition).texts() == {**AMIGO, **differs}


def test_an_option_can_be_set_beside_an_edition() -> None:
    """E0: "`others_once_more`: exactly n−1 turns follow" is the Dutch end; here it is set back by itself."""
    assert Options.of(3, edition="dutch", end="finish_round") == Options.of(3, edition="italian")


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_all_editions_a_ship_may_lie_alone(edition: str) -> None:
    """E0: "All editions use the German rule for lone ships (E4.2)"."""
    game = position(seat("red 2"), display="ship", edition=edition)
    assert moves(game, "buy") == {"buy ship red", "buy ship alone"}


def test_every_combination_of_options_can_be_played() -> None:
    """E0: "values (first = default)" of all options, each with each."""
    choices = [option for option in OPTIONS if type(option) is Choice]
    values = [option.words for option in choices]
    for players, chosen in itertools.product([2, 3, 4, 5], itertools.product(*values)):
        given: dict[str, Any] = dict(zip([option.name for option in choices], chosen, strict=True))
        assert purse(Einauge(players=players, seed=1, **given)) == (20, 2, 1)


@pytest.mark.parametrize("name", ["selling", "end", "ties", "colour_bonus"])
def test_a_value_that_an_option_does_not_have_is_refused(name: str) -> None:
    """E0: "values (first = default)"."""
    with pytest.raises(OptionError, match=rf"option {name}: expected .* or .*; 'perhaps' came"):
        Options.of(2, **{name: "perhaps"})
