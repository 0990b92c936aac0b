"""E2: the cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.einauge.positions import RECONSTRUCTION, cards_all, cards_with, moves, position, purse, seat
from tests.games.sections import ROOT
from tortuga.games.einauge.tables import CardTable
from tortuga.games.kit.errors import TableError


def test_our_table_is_the_table_of_the_rulings() -> None:
    """E2: "| name | price | sabres | ducats | jewels | chests | provenance |"."""
    lines = (ROOT / "docs" / "rules" / "einauge.md").read_text("utf-8").splitlines()
    rows = [re.findall(r"[^|]+", line) for line in lines if re.match(r"\| (\d|ship) \|", line)]
    ruled = [[cell.strip() for cell in row[:6]] for row in rows]
    ours = [[str(value) for value in row.values()] for row in [*RECONSTRUCTION["islands"], RECONSTRUCTION["ship"]]]
    assert ours == ruled


def test_every_field_has_its_provenance() -> None:
    """E2: "The cards (data, with the provenance of every field)"."""
    table = CardTable.load("reconstruction-1")
    fields = [{key for key, _ in face.provenance} for face in [*table.islands, table.ship]]
    assert fields == [{"price", "sabres", "ducats", "jewels", "chests"}] * 8


def test_a_reconstructed_field_says_so() -> None:
    """E2: "no sabre or ducat RECONSTRUCTED"."""
    seven = dict(CardTable.load("reconstruction-1").islands[5].provenance)
    assert [key for key in seven if seven[key].startswith("RECONSTRUCTED")] == ["sabres", "ducats"]


BAD: list[tuple[str, dict[str, Any]]] = [
    ("cards, islands: expected exactly 7 islands; 6 came", {"islands": RECONSTRUCTION["islands"][:6]}),
    ("cards, islands: expected exactly 7 islands; 8 came", {"islands": [*RECONSTRUCTION["islands"], {}]}),
    ("cards, ship: expected a table; 5 came", {"ship": 5}),
    ("cards, islands[6].name: expected a name no other card has; '7' came", cards_with({"8": {"name": "7"}})),  # type: ignore[dict-item]
    ("cards, ship.name: expected a name no other card has; '2' came", cards_with({"ship": {"name": "2"}})),  # type: ignore[dict-item]
    ("cards, islands[0].name: expected letters, digits or hyphens; '' came", cards_with({"2": {"name": ""}})),  # type: ignore[dict-item]
    ("cards, islands[0].name: expected letters, digits or hyphens; 'a b' came", cards_with({"2": {"name": "a b"}})),  # type: ignore[dict-item]
    ("cards, islands[1].price: expected a whole number from 0 to 99; 100 came", cards_with({"3": {"price": 100}})),
    ("cards, ship.chests: expected a whole number from 0 to 99; -1 came", cards_with({"ship": {"chests": -1}})),
    ("cards, islands[2].ducats: expected a whole number from 0 to 99; True came", cards_with({"4": {"ducats": True}})),
    ("cards, islands[3].jewels: expected a whole number from 0 to 99; 1.5 came", cards_with({"5": {"jewels": 1.5}})),  # type: ignore[dict-item]
]


@pytest.mark.parametrize(("complaint", "change"), BAD, ids=[complaint for complaint, _ in BAD])
def test_anything_else_is_refused(complaint: str, change: dict[str, Any]) -> None:
    """E2: "price, sabres, ducats, jewels, chests are integers 0–99; anything else is refused"."""
    with pytest.raises(TableError) as error:
        CardTable.from_plain({**RECONSTRUCTION, **change})
    assert str(error.value) == complaint


def test_rows_may_share_values() -> None:
    """E2: "Rows may share values"."""
    game = position(cards=cards_all(price=3, jewels=1), display="red 2, red 8")
    game.push("buy red 8")
    assert purse(game) == (17 + 0, 2 + 0, 2)


def test_a_ship_that_shows_a_sabre_costs_four() -> None:
    """E2: "means sabres ≥ 1, ships too"."""
    cards = cards_with({"ship": {"sabres": 1}})
    costs = [moves(position(seat(sabres=n), phase="fight", table="ship", cards=cards), "fight") for n in (3, 4)]
    assert costs == [set(), {"fight ship alone"}]


def test_many_sabres_on_a_card_still_cost_four() -> None:
    """E2: "The amounts 3 and 4 sabres, 3 and 5 ducats are numbers of the rules (E0), not of cards"."""
    game = position(seat(sabres=4), phase="fight", table="red 2", cards=cards_with({"2": {"sabres": 99}}))
    game.push("fight red 2")
    assert purse(game)[1] == 99


def test_price_0_is_free() -> None:
    """E2: "Price 0 is free"."""
    game = position(seat(ducats=0, jewels=0), display="red 2", cards=cards_with({"2": {"price": 0}}))
    game.push("buy red 2")
    assert purse(game)[0] == 0


def test_the_dearest_card_can_be_bought() -> None:
    """E2: "price, sabres, ducats, jewels, chests are integers 0–99"."""
    cards = cards_with({"2": {"price": 99}})
    found = [moves(position(seat(ducats=n), display="red 2", cards=cards), "buy") for n in (98, 99)]
    assert found == [set(), {"buy red 2"}]


def test_the_hash_covers_names_and_values_and_not_provenance() -> None:
    """E2: "The table's hash covers names and values, not provenance"."""
    ours = CardTable.load("reconstruction-1")
    plain = [CardTable.from_plain(table).hash for table in (RECONSTRUCTION, cards_with({"2": {"price": 3}}))]
    assert plain[0] == ours.hash != plain[1]


def test_counters_hold_what_the_richest_cards_yield() -> None:
    """E2: "Counters must hold what such tables can yield (ducats can pass 300,000)"."""
    cards = cards_all(price=0, ducats=99, sabres=99, jewels=99)
    game = position(
        seat("red 2 3 4 5 6 7", ducats=300_000, sabres=300_000, jewels=300_000), display="red 8", cards=cards
    )
    game.push("buy red 8")
    assert purse(game) == (300_000 + 7 * 99,) * 3
