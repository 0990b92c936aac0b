"""The score sheet as messages: what chests brought, and how ties were decided."""

from __future__ import annotations

from tests.games.einauge.positions import cards_with, position, seat
from tortuga import Barrakuda, Einauge
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Outcome
from tortuga.render.kit.messages import told
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.scoring import end_result

NAMES = ["Anna", "Bea", "Carl"]
CHESTS = cards_with({"2": {"chests": 3}, "3": {"chests": 3}, "4": {"chests": 2}})


def with_chests(*rows: str) -> Einauge:
    return position(*map(seat, rows), players=len(rows), cards=CHESTS)


def notes(game: Game, outcome: Outcome) -> list[str]:
    return [told(note, "en", NAMES) for note in renderer(game.NAME).score_notes(game, outcome)]


def outcome(*winners: int, **scores: list[int]) -> Outcome:
    seats = zip(*scores.values(), strict=True)
    return Outcome(winners, "goal", tuple(dict(zip(scores, each, strict=True)) for each in seats))


def test_chests_are_told_with_the_jewels_they_bring() -> None:
    lines = {told(line.title): line for line in renderer("einauge").score_lines(with_chests("red 2", "red 4", ""))}
    assert [cell and told(cell) for cell in lines["red chests"].cells] == [
        "3 chests → 7 jewels",
        "2 chests → 4 jewels",
        None,
    ]


def test_equal_chests_are_explained() -> None:
    assert notes(with_chests("red 2", "red 3", ""), outcome(0)) == [
        "red: Anna and Bea have 3 chests each, so each gets 7 jewels.",
        "After a tie the next place is not awarded.",
    ]


def test_chests_that_differ_need_no_explanation() -> None:
    assert notes(with_chests("red 2", "red 4"), outcome(0)) == []


def test_a_shared_win_is_explained() -> None:
    assert notes(with_chests("", ""), outcome(0, 1)) == ["Anna and Bea have equally much and share the win."]


def test_the_bag_that_decides_between_equal_vaults_is_named() -> None:
    ended = outcome(1, vault=[8, 8, 2], bag=[1, 3, 9])
    assert notes(Barrakuda(3, seed=1), ended) == [
        "Anna and Bea have equally much gold in the vault: the fuller bag decides."
    ]


def test_a_game_that_goes_on_has_no_result() -> None:
    assert end_result(Einauge(2, seed=1)) is None


def test_whoever_gives_up_is_named() -> None:
    result = end_result(Einauge(2, seed=1), (1,), 0)
    assert result and (result["winners"], result["why"]) == ([1], {"id": "why-resigned", "args": {"seat": 0}})
