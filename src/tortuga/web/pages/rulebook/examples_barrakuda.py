"""The examples of Barrakuda: small positions, turns that the rules carry out, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tortuga.games.barrakuda.game import Barrakuda
from tortuga.i18n import translate
from tortuga.render.barrakuda.sea import way
from tortuga.render.barrakuda.sight import see
from tortuga.render.kit.words import story
from tortuga.web.pages.rulebook.example import Example, Scene, scene
from tortuga.web.pages.rulebook.positions import barrakuda, diver, turn

NAMES = ("Rosa", "Ben", "Yara", "Gustav")


class _Told(NamedTuple):
    start: Callable[[], Barrakuda]
    play: Callable[[Barrakuda], object]
    throw: tuple[int, int] | None = None  # distance and direction, where the way of the fish is drawn


def _pushed(game: Barrakuda, *moves: str) -> Barrakuda:
    """Moves, and after ~ what chance says to them."""
    for move in moves:
        if move.startswith("~"):
            game.push_chance(move[2:])
        else:
            game.push(move)
    return game


def _still(game: Barrakuda) -> None:
    """Nothing happens: the position itself is the example."""
    assert not game.steps


def _whole() -> Barrakuda:
    """B8: Rosa (Red) has fewer cards in her row than Yara (Yellow)."""
    seats = (diver("1"), diver("1"), diver("4 5", bag=1), diver("1", bag=3))
    return barrakuda(*seats, vaults=[0, 0, 0, 1])


_TOLD = {
    "setup": _Told(lambda: barrakuda(diver(), diver()), _still),
    "reset": _Told(lambda: barrakuda(diver("3 1 5 2", pawn=2), diver(pawn=1)), lambda game: turn(game, 4, 3)),
    "dice": _Told(lambda: barrakuda(diver(), diver()), lambda game: turn(game, 4, 5, distance=2, direction=3), (2, 3)),
    "fork": _Told(
        lambda: barrakuda(diver(), diver(), fish=5, layout="medium"),
        lambda game: turn(game, 1, 2, distance=2, direction=1),
        (2, 1),
    ),
    "steer": _Told(
        lambda: barrakuda(diver(pawn=2), diver(bag=4)),
        lambda game: _pushed(turn(game, "barracuda", 1, distance=1), "fish to 1"),
    ),
    "take": _Told(lambda: barrakuda(diver(), diver("1"), gold={4: 3}), lambda game: turn(game, 4, 4)),
    "bite": _Told(lambda: barrakuda(diver(bag=6), diver()), lambda game: turn(game, 2, 4, distance=1, direction=2)),
    "shelter": _Told(
        lambda: barrakuda(diver(bag=5), diver(), fish=2, wrecks=["3"]),
        lambda game: turn(game, 3, 4, distance=1, direction=3),
    ),
    "alone": _Told(lambda: barrakuda(diver(), diver()), lambda game: turn(game, 4, 1)),
    "steal": _Told(
        lambda: barrakuda(diver("1"), diver("4 5", bag=6)),
        lambda game: _pushed(turn(game, 2, 2), "steal from 1"),
    ),
    "red": _Told(
        lambda: barrakuda(diver("2"), diver(), wrecks=["1"]),
        lambda game: _pushed(turn(game, 1, 4), "red", "~ pair 3 5", "lay 5"),
    ),
    "whole": _Told(
        _whole,
        lambda game: _pushed(turn(game, 2, 4, 2, 3, distance=2, direction=3), "steal from 2"),
        (2, 3),
    ),
    "teams": _Told(
        lambda: barrakuda(diver("1", bag=1), diver(), diver("1 4", bag=6), diver(), teams=True),
        lambda game: _pushed(turn(game, 5, 3, 5, 4), "exchange 7"),
    ),
}


def made(name: str, language: str) -> Example:
    """The example of that name."""
    told = _TOLD[name]
    game = told.start()
    before = _scene(game, language)
    told.play(game)
    if not game.steps:
        return Example((before,), ())
    lines = tuple(line[:1].upper() + line[1:] for line in story(game, NAMES[: game.players], 0, language)[1:])
    return Example((before, _scene(game, language, _way(told))), lines)


def _scene(game: Barrakuda, language: str, passed: tuple[int, ...] = ()) -> Scene:
    """The map and the seats; *passed*: the wrecks the fish has just passed."""
    names = NAMES[: game.players]
    return scene(game, None, names, ("map", "seats"), _words(game.plain(), names, language), language, passed)


def _words(plain: dict[str, Any], names: Sequence[str], language: str) -> str:
    """Where the fish and the divers are."""
    parts = [translate("rulebook-fish_on", language, wreck=plain["fish"])]
    for name, seat in zip(names, plain["seats"], strict=True):
        if seat["pawn"]:
            key = "lies_on" if seat["lying"] else "stands_on"
            parts.append(f"{name}: {translate(f'text-barrakuda-{key}', language, wreck=seat['pawn'])}")
    return ". ".join(parts)


def _way(told: _Told) -> tuple[int, ...]:
    """The wrecks the fish passed, from where it was before the throw."""
    if told.throw is None:
        return ()
    sight = see(told.start().state)
    return way(sight.near, sight.fish, *told.throw)
