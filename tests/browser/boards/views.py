"""Views of real games as JSON, as the boards of the page take them (static/boards/view.d.ts)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.browser.table import BOTS
from tortuga.games import GAMES
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.game import Game
from tortuga.render.kit import board
from tortuga.render.kit.drawing import draw

Plain = dict[str, Any]
LONG_NAMES = ("Bartholomew Roberts the 3rd", "علي بابا", "🦜🏴‍☠️ Polly", "Bartholomew Roberts the 4th", "Ñandú")
NAMES = ("Anne", "Jack", "Mary", "Bartholomew", "Grace")
ALTERNATIVE = "1 2"  # wrecks whose other cards ask more questions
BARRAKUDA_PHASES = ("answer", "special", "general", "victim", "card", "over")


def view_of(game: Game, seat: int | None, **more: Any) -> Plain:
    """What a seat sees."""
    return board.view_of(game, seat, board.seats_of(NAMES[: game.players]), **more)


def turn_of(game: Game, first: int, seat: int | None) -> Plain:
    """What a seat sees after the last steps, with the view before them and the state after each."""
    steps = board.turn_of(game, first, seat)["steps"]
    return {**view_of(game, seat), "before": view_of(game.at(first), seat), "steps": steps}


# -- positions to look at


def _played(name: str, seed: int, players: int, **options: Any) -> Iterator[Game]:
    """A game played at random, after every move."""
    chooser = random.Random(seed)
    game = GAMES[name].rules(players, seed=seed, **options)
    while not game.is_over:
        yield game
        moves = list(game.legal_moves_of(chooser.choice(game.seats_to_move)))
        wanted = [move for move in moves if not move.text.startswith(("sell", "pass", "decline"))] or moves
        game.push(chooser.choice(wanted))
    yield game


def found(name: str, players: int, fits: Callable[[Game], bool], **options: Any) -> Game:
    """The first game played at random that fits."""
    for seed in range(400):
        for game in _played(name, seed, players, **options):
            if fits(game):
                return game
    raise AssertionError(f"no such game of {name}")


def _phase(phase: str, after: int = 0) -> Callable[[Game], bool]:
    return lambda game: game.phase == phase and len(game.steps) > after


def _crowded(game: Game) -> bool:
    pawns = [seat["pawn"] for seat in game.plain()["seats"]]
    return game.phase == "choose" and len(game.steps) > 30 and len(set(pawns)) == 1 and max(game.plain()["gold"]) > 1


@cache
def views() -> dict[str, Plain]:
    """All views by name."""
    made: dict[str, Plain] = {}
    for players in (2, 3, 4, 5):
        game = found("einauge", players, _phase("buy", 30 + 15 * players))
        made[f"einauge-{players}"] = view_of(game, game.turn)
    for phase in ("fight", "lay", "final", "over"):
        game = found("einauge", 3, _phase(phase, 50))
        made[f"einauge-{phase}"] = view_of(game, 0 if game.turn is None else game.turn)
    game = found("einauge", 2, lambda game: game.phase == "buy" and _must_sell(game))
    made["einauge-sell"] = view_of(game, game.turn)
    game = found("einauge", 2, _has_ship_choice)
    made["einauge-ship"] = view_of(game, game.turn)
    made["einauge-watch"] = view_of(game, None)
    for players in (2, 3, 4):
        made[f"barrakuda-{players}"] = view_of(found("barrakuda", players, _phase("choose", 40)), 0)
    for phase in BARRAKUDA_PHASES:
        game = found("barrakuda", 3, _phase(phase, 20), wrecks=ALTERNATIVE)
        made[f"barrakuda-{phase}"] = view_of(game, 0 if game.turn is None else game.turn)
    game = found("barrakuda", 3, lambda game: game.phase == "steer" and len(game.legal_moves) < WRECKS)
    made["barrakuda-steer"] = view_of(game, game.turn)
    game = found("barrakuda", 4, lambda game: game.phase == "answer" and _shares(game), teams=True)
    made["barrakuda-teams"] = view_of(game, game.turn)
    made["barrakuda-turn"] = turn_of(*_whole_turn(), 0)
    game = found("einauge", 2, _phase("buy", 60))
    first = len(game.steps)
    game.push(next(move for move in game.legal_moves if move.text.startswith("buy")))
    made["einauge-turn"] = turn_of(game, first, 0)
    made["barrakuda-crowded"] = view_of(found("barrakuda", 4, _crowded), 0)
    made["barrakuda-random"] = view_of(found("barrakuda", 3, _phase("choose", 25), layout="random"), 0)
    made["barrakuda-line"] = view_of(found("barrakuda", 3, _phase("choose", 25), layout="1 2 3 4 5 6"), 0)
    made["barrakuda-tall"] = view_of(found("barrakuda", 3, _phase("choose", 25), layout="1 . / 2 3 / 4 . / 5 6"), 0)
    made["barrakuda-watch"] = view_of(found("barrakuda", 3, _phase("answer", 20)), None)
    game = found("barrakuda", 3, _phase("choose", 30))
    made["barrakuda-chosen"] = view_of(game, 0, sealed={0: next(iter(game.legal_moves_of(0))).text})
    for name in ("einauge-5", "barrakuda-4"):
        bot = {"bot": True, "portrait": f"/portraits/{BOTS[made[name]['game']]}.svg", "mark": "bot"}
        seats = [{"name": one, **bot} for one in LONG_NAMES[: made[name]["players"]]]
        made[f"{name}-names"] = {**made[name], "seats": seats}
    game = found("einauge", 2, _phase("buy", 60))
    made["generic"] = {**made["einauge-2"], "game": "other", "text": draw(game.view(game.turn), NAMES[:2])}
    return made


def _whole_turn() -> tuple[Game, int]:
    """A game of Barrakuda at the end of a turn with dice and a decision, and where that turn began."""
    for seed in range(100):
        begun = 0
        for game in _played("barrakuda", seed, 3):
            verbs = {step.text.split()[0] for step in game.steps[begun:]}
            if game.phase == "choose" and "direction" in verbs and verbs & {"special", "steal"}:
                return game, begun
            if game.phase == "choose" and not any(seat["chosen"] for seat in game.plain()["seats"]):
                begun = len(game.steps)
    raise AssertionError("no such turn")


def _must_sell(game: Game) -> bool:
    assert game.turn is not None
    moves = [move.text for move in game.legal_moves_of(game.turn)]
    return bool(moves) and all(move.startswith("sell") for move in moves)


def _has_ship_choice(game: Game) -> bool:
    return game.phase == "buy" and sum(move.text.startswith("buy ship") for move in game.legal_moves) > 2


def _shares(game: Game) -> bool:
    texts = [move.text for move in game.legal_moves]
    return "exchange 2" in texts and any(text.startswith("steal") for text in texts)
