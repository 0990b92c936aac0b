"""E0  Numbers of the rules that a card table changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.einauge.positions import RECONSTRUCTION, moves, owned, position, purse, seat
from tests.games.play import played
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.tables import CardTable, Numbers
from tortuga.games.kit import json_record, record
from tortuga.games.kit.errors import TableError

Plain = dict[str, Any]


def cards(**numbers: Any) -> Plain:
    return {**RECONSTRUCTION, "name": "mine", "numbers": numbers}


def test_a_table_without_the_section_has_the_printed_numbers() -> None:
    """E0: "a number that it leaves out is as printed"."""
    assert CardTable.load("reconstruction-1").numbers == Numbers()
    assert CardTable.from_plain(cards(ships=9)).numbers == Numbers(ships=9)


def test_printed_numbers_change_neither_hash_nor_plain_values() -> None:
    """E0: "Numbers that are not as printed are part of what the table's hash covers"."""
    ours = CardTable.load("reconstruction-1")
    written = CardTable.from_plain(cards(**Numbers().whole()))
    assert (written.hash, {**written.plain(), "name": ours.name}) == (ours.hash, ours.plain())
    assert ours.hash == "c7a2dcf19e645f41"


def test_a_changed_number_changes_the_hash() -> None:
    """E0: "Numbers that are not as printed are part of what the table's hash covers"."""
    hashes = {CardTable.from_plain(cards(**change)).hash for change in ({}, {"ships": 9}, {"chest_jewels": [7, 4, 2]})}
    assert len(hashes) == 3


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("start_ducats", 100, "numbers.start_ducats: expected a whole number from 0 to 99; 100 came"),
        ("start_ducats", True, "numbers.start_ducats: expected a whole number from 0 to 99; True came"),
        ("ships", 0, "numbers.ships: expected a whole number from 1 to 16; 0 came"),
        ("jewel_ducats", 0, "numbers.jewel_ducats: expected a whole number from 1 to 99; 0 came"),
        ("chest_jewels", [7, 4], "numbers.chest_jewels: expected a list of 3 numbers; [7, 4] came"),
        ("chest_jewels", [7, -4, 1], "numbers.chest_jewels[1]: expected a whole number from 0 to 99; -4 came"),
        ("rum", 1, "numbers.rum: expected only the fields "),
    ],
)
def test_a_number_out_of_bounds_is_refused(tmp_path: Path, name: str, value: object, wanted: str) -> None:
    """E0: "Anything outside the bounds is refused"."""
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(cards(**{name: value})), "utf-8")
    with pytest.raises(TableError) as caught:
        CardTable.load(file)
    assert str(caught.value).startswith(f"{file}, {wanted}")


def test_everybody_begins_with_the_table_s_goods() -> None:
    """E1.1: "Everybody: 2 sabres, 1 jewel, 20 ducats"."""
    game = Einauge(players=3, seed=1, cards=cards(start_ducats=7, start_sabres=5, start_jewels=0))
    assert [purse(game, who) for who in range(3)] == [(7, 5, 0)] * 3


def test_so_many_ships_lie_under_the_pile() -> None:
    """E1.3: "The 8 ships go under the draw pile"."""
    assert Einauge(players=5, seed=1, cards=cards(ships=13)).plain()["pile"].count("ship") == 13


def test_sales_bring_what_the_table_says() -> None:
    """E3.1.2: "1 jewel → 3 ducats; any card you own, in a row or lone → 5 ducats"."""
    game = position(seat("red 2 3", ducats=0, jewels=1), display="blue 2", cards=cards(jewel_sale=1, card_sale=11))
    game.push("sell jewel")
    assert purse(game) == (1, 2, 0)
    game.push("sell red 3")
    assert purse(game) == (12, 2, 0)


def test_a_purchase_lapses_by_the_sale_prices_of_the_table() -> None:
    """E3.1.3: "its cheapest price ≤ ducats + 3·jewels + 5·cards owned"."""
    start = Einauge(players=2, seed=1, cards=cards(start_ducats=0, start_jewels=1, jewel_sale=0))
    assert start.phase == "fight"


def test_a_fight_costs_what_the_table_says() -> None:
    """E3.2: "Give 3 sabres, or 4 if the card shows a sabre"."""
    table = cards(fight_price=6, fight_price_sabre=1)
    game = position(seat(sabres=5), phase="fight", table="red 4, red 2", cards=table)
    assert moves(game, "fight") == {"fight red 4"}
    game.push("fight red 4")
    assert owned(game)["sabres"] == 5 - 1 + 1


def test_scoring_exchanges_by_the_rates_of_the_table() -> None:
    """E5.3: "each sabre → 3 ducats; then each full 5 ducats → 1 jewel"."""
    over = position(seat(ducats=9, sabres=2), phase="over", cards=cards(sabre_ducats=10, jewel_ducats=7))
    assert over.scores()[0]["exchange"] == (9 + 2 * 10) // 7


def test_places_bring_what_the_table_says() -> None:
    """E5.4: "most 7, second 4, third 1 jewel"."""
    owners = (seat("red 2"), seat("red 3"), seat("red 5"))
    over = position(*owners, players=3, phase="over", cards=cards(chest_jewels=[2, 9, 50]))
    assert [score["chests"] for score in over.scores()] == [2, 9, 50]


def test_colours_bring_what_the_table_says() -> None:
    """E5.5: "3/4/5/6/7/8 colours of which you own at least one island"."""
    rich = seat("red 2, blue 2, green 2, yellow 2")
    over = position(
        rich, seat("red 3, blue 3"), phase="over", colour_bonus="added", cards=cards(colour_jewels=[1, 44, 3, 4, 5, 6])
    )
    assert [score["bonus"] for score in over.scores()] == [44, 0]


def test_a_record_tells_the_numbers_and_replays() -> None:
    """E0: "Numbers that are not as printed are part of what the table's hash covers"."""
    game = played("einauge", {"players": 2, "cards": cards(start_ducats=3, chest_jewels=[1, 2, 3])})
    found = record.read(record.write(game)).game
    assert found == game and found.options.cards.numbers == game.options.cards.numbers != Numbers()
    assert json_record.read(json_record.to_json(game)).game == game
