"""Drawings as text: wide enough to read, never wider than 80 columns, and the same for a view as for the game."""

import random
import re

import pytest

from tortuga import Barrakuda, Einauge
from tortuga.games.kit.game import Game
from tortuga.render.barrakuda.layout import cells_of, flattest
from tortuga.render.kit.drawing import draw
from tortuga.render.kit.frame import columns, fit, heading, wide

NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]
GAMES = [
    (Einauge, {"players": 2}),
    (Einauge, {"players": 5, "colour_bonus": "added"}),
    (Barrakuda, {"players": 2, "layout": "1 2 3 4 5 6", "wrecks": [2, 6]}),
    (Barrakuda, {"players": 3, "layout": "random"}),
    (Barrakuda, {"players": 4, "teams": True, "layout": "harsh", "wrecks": [1, 3]}),
]


def positions(kind: type[Game], options: dict[str, object]) -> list[Game]:
    """Many positions of one game at random."""
    game = kind(seed=3, **options)  # type: ignore[arg-type]
    generator = random.Random(5)
    found = [game.copy()]
    while not game.is_over:
        game.push(generator.choice(list(game.legal_moves)))
        found.append(game.copy())
    return found


@pytest.mark.parametrize(("kind", "options"), GAMES)
def test_no_line_is_wider_than_eighty_columns(kind: type[Game], options: dict[str, object]) -> None:
    for game in positions(kind, options):
        for names in (NAMES, ["a very long name indeed, of somebody"] * 5, None):
            assert max(map(len, draw(game, names).splitlines())) <= 80


@pytest.mark.parametrize(("kind", "options"), GAMES)
def test_a_view_is_drawn_as_the_game_is(kind: type[Game], options: dict[str, object]) -> None:
    for game in positions(kind, options)[::7]:
        assert {draw(game.view(seat), NAMES) for seat in (None, *range(game.players))} == {draw(game, NAMES)}


@pytest.mark.parametrize(("kind", "options"), GAMES)
def test_colours_only_add_to_the_words(kind: type[Game], options: dict[str, object]) -> None:
    for game in positions(kind, options)[::7]:
        coloured = draw(game, NAMES, colour=True)
        assert "\x1b[" in coloured
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == draw(game, NAMES)


def test_the_first_table_of_einauge() -> None:
    game = Einauge(2, seed=5, colours_out=["green", "yellow", "rose"])
    assert str(game).splitlines()[:4] == [
        "━━ Einauge sei wachsam! ━━━━━━━━━━━━━━━━━━━━━━━ turn 1 · 36 cards in the pile ━━",
        "seat 0 buys a card of the display. The end is not in sight.",
        "",
        "── Display ─────────────────────────────────────────────────────────── 6 of 6 ──",
    ]


def test_a_row_says_what_it_pays_and_what_its_chests_bring() -> None:
    """The book's example: 5, 4 and 8 of one colour (E6)."""
    game = Einauge(2, seed=1)
    plain = game.plain()
    colour = plain["colours"][0]
    zones = ("pile", "display", "table")
    wanted = [f"{colour} {name}" for name in ("4", "5", "8")]
    for zone in zones:
        plain[zone] = [card for card in plain[zone] if card not in wanted]
    plain["seats"][0]["rows"] = {colour: ["4", "5", "8"]}
    drawn = draw(Einauge.from_position(plain, seed=1), NAMES)
    assert re.search(
        rf"^{colour} +4 5 8 +pays 2 sabres, 3 ducats, 2 jewels +3 chests for 7 jewels$", drawn, re.MULTILINE
    )


def test_the_end_in_sight_is_told() -> None:
    options: dict[str, object] = {"players": 3, "end": "others_once_more"}
    said = {line for game in positions(Einauge, options) for line in draw(game, NAMES).splitlines()[1:2]}
    assert any("The end is in sight: 1 turn to come" in line for line in said)
    assert any(line.startswith("Final round: ") for line in said)
    assert "The game is over." in said


def test_the_map_of_barrakuda() -> None:
    game = Barrakuda(2, seed=1)
    game.push("dive 5", 0)
    assert draw(game, NAMES).splitlines()[3:13] == [
        "┌─────────────────────────┬─────────────────────────┬─────────────────────────┐",
        "│5                        │6 FISH                   │2                        │",
        "│special bank up to 7     │stop Barracuda cards back│special take back 2      │",
        "│                         │                         │general +1 gold          │",
        "├─────────────────────────┼─────────────────────────┼─────────────────────────┤",
        "│4                        │1                        │3                        │",
        "│special +2 gold          │special take back 3      │special +2 gold          │",
        "│general +1 gold          │general take back 1      │general take back 1      │",
        "└─────────────────────────┴─────────────────────────┴─────────────────────────┘",
        "beside  1: 3 4 6 · 2: 3 6 · 3: 1 2 · 4: 1 5 · 5: 4 6 · 6: 1 2 5",
    ]


def test_a_drawing_does_not_tell_a_sealed_choice() -> None:
    drawn = set()
    for card in ("dive 1", "dive 5", "barracuda"):
        game = Barrakuda(2, seed=1)
        game.push(card, 0)
        drawn.add(draw(game.view(1), NAMES))
        drawn.add(draw(game, NAMES))
    assert len(drawn) == 1 and "has chosen" in drawn.pop()


def test_a_layout_that_chance_drew_keeps_its_neighbours() -> None:
    for seed in range(40):
        game = Barrakuda(2, seed=seed, layout="random")
        cells = cells_of(game.options, game.plain()["near"])
        shown = Barrakuda(2, layout=text_of(cells)).plain()
        assert shown["near"] == game.plain()["near"]


def text_of(cells: dict[tuple[int, int], int]) -> str:
    rows, across = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    return " / ".join(" ".join(str(cells.get((row, c), ".")) for c in range(across)) for row in range(rows))


def test_nothing_is_mapped_before_there_is_a_layout() -> None:
    game = Barrakuda(2, layout="random", manual_chance=True)
    assert flattest(()) == {}
    assert "┌" not in draw(game) and "The wrecks are laid out." in draw(game)


def test_columns_and_headings_fit() -> None:
    assert columns([["a", "1"], ["bcd", "10"]], [False, True]) == ["a      1", "bcd   10"]
    assert max(map(len, columns([["x" * 60, "y" * 50]]))) == 80
    assert heading("A", "b", 20) == "── A ────────── b ──"
    assert fit("Annabella", 5) == "Anna…" and wide("\x1b[1mAnna\x1b[0m") == 4
