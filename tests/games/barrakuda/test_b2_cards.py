"""B2: the wreck cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.barrakuda.positions import RECONSTRUCTION, cards_with, choose, of, position, seat, turn, wreck
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.tables import SLOTS, WreckTable
from tortuga.games.kit.errors import TableError

BASE = [
    wreck("take_back 3", "take_back 1"),
    wreck("take_back 2", "gold 1"),
    wreck("gold 2", "take_back 1"),
    wreck("gold 2", "gold 1"),
    wreck("bank"),
    wreck(stop="all_back"),
]
ALTERNATIVE = [
    wreck("or_red", "gold 1"),
    wreck("gold 1", "barracuda"),
    wreck("gold 2", "shelter"),
    wreck("gold 4"),
    wreck("bank_all"),
    wreck(stop="jump"),
]


def test_the_table_of_the_rulings_is_the_one_shipped() -> None:
    """B2: "The wreck cards (data, with provenance)"."""
    assert RECONSTRUCTION == {"name": "reconstruction-1", "base": BASE, "alternative": ALTERNATIVE}


def test_every_field_has_its_provenance() -> None:
    """B2: "The wreck cards (data, with provenance)"."""
    table = WreckTable.load("reconstruction-1")
    assert all(dict(card.provenance).keys() == set(SLOTS) for card in (*table.base, *table.alternative))


def test_a_user_can_load_a_table(tmp_path: Path) -> None:
    """B2: "A user can load a table of their own"."""
    file = tmp_path / "mine.toml"
    rows = (
        '[[base]]\nspecial = { action = "gold", x = 9 }\n' * 6
        + '[[alternative]]\ngeneral = { action = "shelter" }\n' * 6
    )
    file.write_text(f'name = "mine"\n{rows}')
    game = turn(position(cards=str(file)), 4, 1)
    assert of(game, "bag") == [11, 11]


@pytest.mark.parametrize(
    "card",
    [
        wreck("shelter"),
        wreck("jump"),
        wreck(general="jump"),
        wreck(stop="gold 1"),
        wreck(stop="shelter"),
        wreck(stop="bank"),
        wreck("gold"),
        wreck("gold 0"),
        wreck("gold 10"),
        wreck("take_back"),
        wreck("bank 3"),
        wreck("all_back 1"),
        wreck("teleport"),
        {**wreck(), "colour": "red"},
        {"special": "gold"},
    ],
)
def test_anything_else_is_refused(card: dict[str, Any]) -> None:
    """B2: "Anything else is refused"."""
    with pytest.raises(TableError, match=r"base\[3\]"):
        Options.of(2, cards=cards_with({4: card}))


@pytest.mark.parametrize("rows", [5, 7])
def test_a_table_has_six_wrecks(rows: int) -> None:
    """B2: "Anything else is refused"."""
    with pytest.raises(TableError, match="exactly 6 wrecks"):
        WreckTable.from_plain({**RECONSTRUCTION, "base": [wreck()] * rows})


@pytest.mark.parametrize("action", ["gold 9", "take_back 9", "bank", "bank_all", "or_red", "barracuda", "all_back"])
def test_seven_icons_may_stand_as_special_or_general(action: str) -> None:
    """B2: "the other seven icons as special or general"."""
    card = wreck(action, action, "jump")
    assert Options.of(2, cards=cards_with({2: card})).cards_in_play[1].plain() == card


def test_all_take_their_barracuda_cards_back_at_once() -> None:
    """B2: "*all take Barracuda cards back* there too (at once)"."""
    cards = cards_with({1: wreck("all_back", "barracuda")})
    seats = (seat(pawn=1, barracuda="centre"), seat("2", barracuda="centre"), seat("3", barracuda="centre"))
    game = turn(position(*seats, fish=5, cards=cards), 1, 4, 4)
    assert (game.phase, of(game, "barracuda")) == ("general", ["hand"] * 3)


def test_any_wreck_may_carry_a_stop_icon() -> None:
    """B2: "Any wreck may carry a stop icon"."""
    game = position(seat(barracuda="centre"), seat(), fish=5, cards=cards_with({4: wreck(stop="all_back")}))
    assert of(turn(game, 2, 2, direction=4), "barracuda") == ["hand", "hand"]


def test_a_jump_may_land_where_it_started() -> None:
    """B2: "a jump may land where it started"."""
    game = choose(position(fish=5, wrecks=[6]), 2, 3)
    game.push_chance("distance 1")
    game.push_chance("direction 6")
    game.push_chance("jump 5")
    assert game.plain()["fish"] == 5


def test_the_hash_covers_the_icons() -> None:
    """B2: "A user can load a table of their own"."""
    table = WreckTable.load("reconstruction-1")
    renamed = WreckTable.from_plain({**RECONSTRUCTION, "name": "other"})
    changed = WreckTable.from_plain(cards_with({4: wreck("gold 3")}))
    assert renamed.hash == table.hash != changed.hash
