"""Card tables from files: a bad one is refused with file, field, what was expected and what came."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.einauge.positions import RECONSTRUCTION, cards_with
from tests.games.sections import SOURCES
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.tables import CardTable
from tortuga.games.kit.errors import OptionError, TableError
from tortuga.games.kit.tables import canonical, shipped, short_hash

OURS = (SOURCES.parent / "data" / "einauge" / "reconstruction-1.toml").read_text("utf-8")
TWO = 'name = "2"\nprice = 2\nsabres = 0'


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def complaint(path: Path | str) -> str:
    with pytest.raises(TableError) as caught:
        CardTable.load(path)
    return str(caught.value).removeprefix(str(path))


def test_a_file_like_ours_is_read(file: Callable[[str], Path]) -> None:
    assert CardTable.load(file(OURS)) == CardTable.load("reconstruction-1") == CardTable.load(str(file(OURS)))


def test_a_game_plays_with_the_cards_of_a_file(file: Callable[[str], Path]) -> None:
    path = file(OURS.replace('name = "2"', 'name = "Tortuga"').replace("reconstruction-1", "mine"))
    assert "red Tortuga" in Einauge(players=5, cards=path, manual_chance=True).plain()["pile"]


BAD = [
    ("price = 2\n", "price = 100\n", ", islands[0].price: expected a whole number from 0 to 99; 100 came"),
    ("price = 2\n", "price = -1\n", ", islands[0].price: expected a whole number from 0 to 99; -1 came"),
    ("price = 2\n", 'price = "2"\n', ", islands[0].price: expected a whole number from 0 to 99; '2' came"),
    ("price = 2\n", "price = 2.0\n", ", islands[0].price: expected a whole number from 0 to 99; 2.0 came"),
    ("price = 2\n", "price = true\n", ", islands[0].price: expected a whole number from 0 to 99; True came"),
    ("price = 2\n", "", ", islands[0].price: expected a value; nothing came"),
    (TWO, f"{TWO}\nrum = 1", ", islands[0].rum: expected only the fields "),
    ('name = "2"', 'name = "3"', ", islands[1].name: expected a name no other card has; '3' came"),
    ('name = "2"', 'name = ""', ", islands[0].name: expected letters, digits or hyphens; '' came"),
    (
        'name = "2"',
        'name = "two islands"',
        ", islands[0].name: expected letters, digits or hyphens; 'two islands' came",
    ),
    ('name = "2"', "name = 2", ", islands[0].name: expected letters, digits or hyphens; 2 came"),
    ('name = "2"', 'name = "ship"', "name: expected "),
    ('name = "reconstruction-1"', "", ", name: expected a value; nothing came"),
    ('name = "reconstruction-1"', 'name = ""', ", name: expected a name; '' came"),
    ("[ship]", "[boat]", ", boat: expected only the fields islands, name, numbers, ship; 'boat' came"),
    ('"attested (review: spielen.de forum, p=255926)"', "7", ", islands[0].provenance.price: expected a text; 7 came"),
    ("[ship]", "[[islands]]", "expected"),
    ("[ship]", "[ship", ": expected a TOML file; "),
]


@pytest.mark.parametrize(("old", "new", "wanted"), BAD, ids=[f"{n} {case[1]!r}" for n, case in enumerate(BAD)])
def test_a_bad_file_is_refused_with_its_field(file: Callable[[str], Path], old: str, new: str, wanted: str) -> None:
    assert OURS.replace(old, new, 1) != OURS
    assert wanted in complaint(file(OURS.replace(old, new, 1)))


def test_the_complaint_names_the_file(file: Callable[[str], Path]) -> None:
    path = file(OURS.replace("price = 2\n", "price = 100\n"))
    with pytest.raises(TableError) as caught:
        CardTable.load(path)
    assert str(caught.value) == f"{path}, islands[0].price: expected a whole number from 0 to 99; 100 came"


def test_a_table_that_does_not_exist_is_refused_with_those_that_do() -> None:
    assert complaint("no-such-table") == (
        "cards: expected the name of a table (reconstruction-1) or a TOML file; 'no-such-table' came"
    )


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe\x00")
    assert ": cannot be read: " in complaint(tmp_path / "mine.toml")
    assert ": cannot be read: " in complaint(tmp_path)


@pytest.mark.parametrize("value", [None, 7, ["reconstruction-1"]])
def test_what_is_neither_name_nor_file_nor_table_is_refused(value: Any) -> None:
    with pytest.raises(OptionError, match="option cards: expected the name of a table or a file"):
        Einauge(players=2, cards=value)


def test_our_tables_are_listed() -> None:
    assert "reconstruction-1" in shipped("einauge") and all(
        CardTable.load(name).name == name for name in shipped("einauge")
    )


def test_the_hash_is_as_it_always_was() -> None:
    plain = {"islands": RECONSTRUCTION["islands"], "ship": RECONSTRUCTION["ship"]}
    assert (
        CardTable.load("reconstruction-1").hash
        == short_hash(plain)
        == hashlib.sha256(canonical(plain)).hexdigest()[:16]
    )


@pytest.mark.parametrize("row", [*(face["name"] for face in RECONSTRUCTION["islands"]), "ship"])
@pytest.mark.parametrize("field", ["name", "price", "sabres", "ducats", "jewels", "chests"])
def test_the_hash_covers_every_name_and_value(row: str, field: str) -> None:
    other: dict[str, Any] = {"name": "other"} if field == "name" else {field: 77}
    assert CardTable.from_plain(cards_with({row: other})).hash != CardTable.load("reconstruction-1").hash


def test_the_hash_covers_no_provenance(file: Callable[[str], Path]) -> None:
    table = CardTable.load(file(OURS.replace("attested (review: spielen.de forum, p=255926)", "seen with my own eyes")))
    assert table.hash == CardTable.load("reconstruction-1").hash and table == CardTable.load("reconstruction-1")
    assert ("price", "seen with my own eyes") in table.islands[0].provenance


def test_canonical_json_has_sorted_keys_no_blanks_and_ascii_only() -> None:
    assert canonical({"b": [1, None], "a": "Ä"}) == b'{"a":"\\u00c4","b":[1,null]}'
