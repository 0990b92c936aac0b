"""The lessons of a guided first game: their texts and suggested moves."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.page.test_modules import NODE
from tortuga.games import GAMES
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.i18n import languages
from tortuga.render.kit.messages import told
from tortuga.web.board_modules import own_boards
from tortuga.web.guide import seed_of
from tortuga.web.wasm.build import FOLDER

PROGRAM = Path(__file__).parent / "guide.js"
NAMES = ["Ann", "Ben"]


def asked(game: Game, seat: int = 0, sealed: bool = False) -> dict[str, Any]:
    """The position of a table as the page passes it to the guide."""
    to_act = [each for each in game.seats_to_move if not (sealed and each == seat)]
    steps = [(step.seat, step.text) for step in game.steps]
    return {"steps": steps, "seat": seat, "toAct": to_act, "isSealed": sealed, "isOver": game.is_over, "names": NAMES}


def panels(name: str, questions: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The panels of the guide in these positions."""
    command: list[str | Path] = [NODE, PROGRAM, FOLDER, name]
    lines = "\n".join(map(json.dumps, questions))
    done = subprocess.run(command, input=lines, check=False, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def panel(game: Game, seat: int = 0, sealed: bool = False) -> dict[str, Any]:
    [found] = panels(game.NAME, [asked(game, seat, sealed)])
    return found


def begun(name: str, *moves: str) -> Game:
    """The known deal after moves of the learner."""
    game = GAMES[name].rules(2, seed=seed_of(name))
    for move in moves:
        game.push(move)
    return game


def message(sent: Any) -> Any:
    """A message as Python has it."""
    if isinstance(sent, dict):
        return Message(sent["id"], **{name: message(value) for name, value in sent["args"].items()})
    return [message(each) for each in sent] if isinstance(sent, list) else sent


def words(sent: list[Any], language: str = "en") -> str:
    return " ".join(told(message(each), language, NAMES) for each in sent)


# -- what it says


@pytest.mark.parametrize(("name", "win"), [("einauge", "most jewels"), ("barrakuda", "Only gold in the vault counts")])
def test_the_guide_says_first_how_one_wins(name: str, win: str) -> None:
    assert win in words(panel(begun(name))["say"][:1])


def test_the_guide_says_what_a_row_paid() -> None:
    assert words(panel(begun("einauge", "buy black 5"))["news"]) == "Your black row paid 1 sabre, 2 ducats."


def test_the_guide_accepts_another_move_than_the_one_it_names() -> None:
    assert words(panel(begun("einauge", "buy yellow 3"))["news"]) == "Your yellow row paid 1 sabre."


def test_after_a_purchase_the_guide_explains_the_fight() -> None:
    said = words(panel(begun("einauge", "buy black 5"))["say"])
    assert "black 7 takes 3 sabres, and you have 3 sabres" in said


def played(name: str, seed: int) -> list[dict[str, Any]]:
    """All positions of a random game, for both seats."""
    rng, game, found = random.Random(seed), GAMES[name].rules(2, seed=seed_of(name)), []
    while not game.is_over:
        legal = [[move.text for move in game.legal_moves_of(seat)] for seat in range(2)]
        found += [{**asked(game, seat), "legal": legal[seat]} for seat in range(2)]
        seat = game.seats_to_move[0]
        game.push(rng.choice(legal[seat]), seat)
    return [*found, asked(game)]


@pytest.fixture(scope="module")
def said() -> dict[str, list[dict[str, Any]]]:
    """The panels of whole games, with the legal moves."""
    found = {}
    for name in own_boards():
        questions = [each for seed in range(4) for each in played(name, seed)]
        told = zip(questions, panels(name, questions), strict=True)
        found[name] = [{**panel, "legal": asked.get("legal", [])} for asked, panel in told]
    return found


def first(found: list[dict[str, Any]], is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    return next(each for each in found if is_wanted(each))


def test_selling_is_taught_before_it_is_needed(said: dict[str, list[dict[str, Any]]]) -> None:
    lesson = first(said["einauge"], lambda panel: panel["title"]["id"] == "guide-einauge-title-sell")
    assert "a jewel brings 3 ducats, a card 5" in words(lesson["say"])


@pytest.mark.parametrize(
    ("what", "text"),
    [("bitten", "while you were there: you dropped the whole bag ("), ("stolen", "their row was shorter than yours")],
)
def test_the_guide_says_why_a_bag_was_lost(said: dict[str, list[dict[str, Any]]], what: str, text: str) -> None:
    lost = f"guide-barrakuda-{what}"
    lesson = first(said["barrakuda"], lambda panel: any(news["id"] == lost for news in panel["news"]))
    assert text in words(lesson["news"])


def test_a_sealed_choice_is_explained() -> None:
    assert panel(begun("barrakuda"), sealed=True)["title"]["id"] == "guide-barrakuda-title-sealed"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["einauge", "barrakuda"])
def test_whole_guided_games_are_told_in_every_language(
    said: dict[str, list[dict[str, Any]]], name: str, language: str
) -> None:
    assert all(words([panel["title"], *panel["say"], *panel["news"]], language) for panel in said[name])


# -- what it points at


@pytest.mark.parametrize(("name", "move"), [("einauge", "buy black 5"), ("barrakuda", "dive 4")])
def test_the_guide_points_at_a_card(name: str, move: str) -> None:
    assert panel(begun(name))["mark"] == move


def test_whoever_cannot_buy_is_shown_what_to_sell(said: dict[str, list[dict[str, Any]]]) -> None:
    lesson = first(said["einauge"], lambda panel: panel["title"]["id"] == "guide-einauge-title-short")
    assert lesson["mark"].startswith("sell")


@pytest.mark.parametrize("name", ["einauge", "barrakuda"])
def test_every_move_that_is_shown_is_legal(said: dict[str, list[dict[str, Any]]], name: str) -> None:
    assert all(panel["mark"] is None or panel["mark"] in panel["legal"] for panel in said[name])


def test_whoever_waits_is_shown_no_move() -> None:
    assert panel(begun("einauge"), 1)["mark"] is None
