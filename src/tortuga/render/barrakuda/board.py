"""What a board of Barrakuda needs beside the plain state (static/boards/view.d.ts): no rule is written twice."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.actions import TABLE
from tortuga.games.barrakuda.notation import card_name
from tortuga.games.barrakuda.state import CARDS, WRECKS
from tortuga.games.kit.game import Game, View
from tortuga.render.barrakuda.facts import wrecks_of
from tortuga.render.barrakuda.flows import flows_of
from tortuga.render.barrakuda.sea import cells_of, distances, odds, way
from tortuga.render.barrakuda.sight import see, seen_from

Dice = tuple[int | None, int | None]  # distance and direction
_WRECKS = range(1, WRECKS + 1)
_DIVES = [*(f"dive {card}" for card in range(1, CARDS + 1)), "barracuda"]
_STEERS = [f"fish to {wreck}" for wreck in _WRECKS]


def options(game: Game) -> dict[str, Any]:
    """The plain options with all numbers of the rules and the six wrecks of this game."""
    wrecks = list(wrecks_of(game.options).values())
    return {**game.options.plain(), "numbers": game.options.cards.numbers.whole(), "cards_in_play": wrecks}


def history_extra(game: Game, plain: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG001  read from the record
    """Where the wrecks lie, and how the dice lie."""
    return {"cells": _cells(game, see(game.state).near), "dice": list(shown_dice(game))}


def shared_extra(game: Game, plain: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG001  read from the record
    """Where the fish can go, and who has initiative."""
    sight, shown = see(game.state), game.options.cards.numbers.distances
    return {
        "fish_distance": list(distances(sight.near, sight.fish)[1:]),
        "fish_odds": list(odds(sight.near, sight.fish, shown)[1:]) if any(sight.near) else [0] * WRECKS,
        "throws": WRECKS * len(shown),
        "initiative": sight.initiative,
    }


def own_extra(game: Game, plain: dict[str, Any], seat: int | None, legal: list[str]) -> dict[str, Any]:  # noqa: ARG001
    """Who plays against a seat."""
    teams, me = game.options.teams, seat or 0
    return {"opponents": [other for other in range(game.players) if ((other - me) % 2 if teams else other != me)]}


def _cells(game: Game, near: tuple[int, ...]) -> list[list[int]]:
    """The row and column of each wreck; empty before the layout is drawn."""
    if not any(near):
        return []
    places = {wreck: cell for cell, wreck in cells_of(game, near).items()}
    return [list(places[wreck]) for wreck in _WRECKS]


def shown_dice(game: Game) -> Dice:
    """Distance and direction as the dice show them: of this turn, or of the last while cards are chosen."""
    direction = None
    for step in reversed(game.steps):
        if step.seat is None and step.text.startswith("direction"):
            direction = int(step.text[-1])
        elif step.seat is None and step.text.startswith("distance"):
            return int(step.text[-1]), direction
    return None, direction


def offers(plain: dict[str, Any]) -> list[str]:
    """The moves that the board shows in a phase, legal or not."""
    seats, phase = range(plain["players"]), plain["phase"]
    if phase == "choose":
        return _DIVES
    if phase == "steer":
        return _STEERS
    if phase == "answer":
        return ["special", "pass", *(f"steal from {other}" for other in seats)]
    if phase in ("special", "general"):
        own = ["do", "decline"] if phase == "general" else []
        return ["take back", "red", *own, "barracuda back", *(f"barracuda away {other}" for other in seats)]
    return [f"victim {other}" for other in seats] if phase == "victim" else []


def refusal_arguments(view: View, plain: dict[str, Any], seat: int, move: str) -> dict[str, Any]:
    """The arguments of the message that says why *seat* may not make a move."""
    action = TABLE[view.action_of(move)]
    assert action is not None
    return {
        "phase": plain["phase"],
        "seat": seat,
        "turn": view.turn,
        "distance": plain["distance"] or 0,
        "card": None if action.card is None else card_name(action.card),
        "wreck": plain["wreck"] if action.wreck is None else action.wreck,
        "other": action.seat,
        "gold": action.gold,
        "bag": plain["seats"][seat]["bag"],
    }


def step_details(game: Game, first: int) -> list[dict[str, Any]]:
    """Of each step from number *first* on the gold that moved, and the way of the fish (B3.3)."""
    sights, teams = seen_from(game, first), bool(game.options.teams)
    details = []
    for number, step in enumerate(game.steps[first:]):
        before, after = sights[number], sights[number + 1]
        found: dict[str, Any] = {}
        if flows := flows_of(before, after, step, teams):
            found["flows"] = [list(flow) for flow in flows]
        if before.phase in ("direction", "steer"):
            steps = before.distance if before.phase == "direction" else WRECKS
            found["way"] = list(way(before.near, before.fish, steps, int(step.text.split()[-1])))
        details.append(found)
    return details


def turn_at(game: Game, number: int) -> int:
    """The turn to which step *number* belongs."""
    return int(game.states["turn"][number])
