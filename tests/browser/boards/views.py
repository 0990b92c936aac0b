"""Views of real games as JSON, as the boards of the page take them (static/boards/view.d.ts)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.browser.table import BOTS
from tortuga.games import GAMES
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.game import Game, View
from tortuga.games.kit.moves import Step
from tortuga.render.barrakuda.sight import Sight, seen, seen_from
from tortuga.render.einauge.facts import chest_jewels, face_of, income_with, row_yields, sabre_price, score_sheet
from tortuga.render.kit.drawing import draw
from tortuga.web.boards.barrakuda_beats import _Flows, shown_dice
from tortuga.web.boards.barrakuda_sea import cells_of, distances, odds, way

Plain = dict[str, Any]
LONG_NAMES = ("Bartholomew Roberts the 3rd", "علي بابا", "🦜🏴‍☠️ Polly", "Bartholomew Roberts the 4th", "Ñandú")
NAMES = ("Anne", "Jack", "Mary", "Bartholomew", "Grace")
SLOTS = 6
PARTS = ("jewels", "exchange", "chests", "bonus")
ALTERNATIVE = "1 2"  # wrecks whose other cards ask more questions
BARRAKUDA_PHASES = ("answer", "special", "general", "victim", "card", "over")
_VERBS = {"buy": ("buy", "fight"), "fight": ("buy", "fight"), "lay": ("lay", "fight"), "final": ("fight", "fight")}


def view_of(game: Game, seat: int | None, chosen: str | None = None, names: tuple[str, ...] = NAMES) -> Plain:
    """What a seat sees, with what the rules say about it."""
    view = game.view(seat)
    legal = [] if seat is None else [move.text for move in view.legal_moves_of(seat)]  # a choice may be replaced
    state, outcome = view.plain(), view.outcome()
    build = _einauge if game.NAME == "einauge" else _barrakuda
    offered, extra = build(game, view, state, seat)
    return {
        "game": game.NAME,
        "players": game.players,
        "options": _options(game),
        "state": state,
        "seat": seat,
        "seats": [{"name": name, "bot": False, "portrait": "", "mark": ""} for name in names[: game.players]],
        "to_act": list(game.seats_to_move),
        "ready": [one.get("chosen") is not None for one in state["seats"]],
        "chosen": chosen,
        "legal": legal,
        "refusals": _refusals(view, seat, [move for move in offered if move not in legal]) if legal else {},
        "result": None if outcome is None else {"winners": list(outcome.winners), "why": outcome.why},
        "extra": extra,
        "text": draw(view),
    }


def _options(game: Game) -> Plain:
    plain = game.options.plain()
    if game.NAME == "barrakuda":
        plain["cards_in_play"] = [wreck.plain() for wreck in game.options.cards_in_play]
    return plain  # type: ignore[no-any-return]


def _refusals(view: View, seat: int | None, moves: list[str]) -> Plain:
    assert seat is not None
    found = {}
    for move in moves:
        facts = view.refusal_facts(seat, view.action_of(move))
        plain = {key: value for key, value in facts.items() if isinstance(value, str | int | None)}
        found[move] = {"code": view.why_not(move, seat).name.lower(), "arguments": {**plain, "phase": view.phase}}
    return found


# -- Einauge


def _einauge(game: Game, view: View, state: Plain, seat: int | None) -> tuple[list[str], Plain]:
    me, cards = state["turn"] if seat is None else seat, game.options.cards
    rows, middle = state["seats"][me]["rows"], {*state["display"], *state["table"]}
    sheet = [dict(zip(PARTS, parts, strict=True)) for parts in score_sheet(view)]
    verbs = _VERBS.get(state["phase"], _VERBS["buy"])
    offered = [
        _text(verb, card) for verb, zone in zip(verbs, ("display", "table"), strict=True) for card in state[zone]
    ]
    moves = [move.text for move in view.legal_moves_of(me)] if me in game.seats_to_move else []
    return offered, {
        "places": _places(game),
        "market": {card: _market(cards, rows, card) for card in sorted(middle)},
        "pays": {move: pays for move in moves if (pays := _pays(cards, rows, move)) is not None},
        "if_ended_now": [{**parts, "total": sum(parts.values())} for parts in sheet],
        "chest_jewels": [{colour: jewels for colour, jewels in one.items() if jewels} for one in chest_jewels(view)],
    }


def _text(verb: str, card: str) -> str:
    return f"{verb} ship alone" if card == "ship" and verb != "lay" else f"{verb} {card}"


def _market(cards: Any, rows: Plain, card: str) -> Plain:
    face = face_of(cards, card)
    return {"ducats": face.price, "sabres": sabre_price(face), "pays": income_with(cards, rows, card)}


def _pays(cards: Any, rows: Plain, move: str) -> Plain | None:
    words = move.split()
    kinds = ("sabres", "ducats", "jewels")
    if words[0] not in ("buy", "fight") or words[1:] == ["ship", "alone"]:
        return None
    if words[1] == "ship":
        return row_yields(cards, [*rows[words[2]], "ship"], kinds)
    return row_yields(cards, [*rows.get(words[1], []), *words[2:3], *(["ship"] if words[-1] == "ship" else [])], kinds)


def _places(game: Game) -> Plain:
    """Where the cards of the middle lie: each stays where it was turned up."""
    slots: dict[str, list[str | None]] = {"display": [None] * SLOTS, "table": [None] * SLOTS}
    for number in range(len(game.steps) + 1):
        state = game.view(None, at=number).plain()
        for zone, old in slots.items():
            slots[zone] = _kept(old, list(state[zone]))
    return slots


def _kept(slots: list[str | None], cards: list[str]) -> list[str | None]:
    kept: list[str | None] = []
    for card in slots:
        if card in cards:
            cards.remove(card)
            kept.append(card)
        else:
            kept.append(None)
    for card in cards:
        kept[kept.index(None)] = card
    return kept


# -- Barrakuda


def _barrakuda(game: Game, view: View, state: Plain, seat: int | None) -> tuple[list[str], Plain]:
    sight, seats = seen(view, 0), range(game.players)
    places = {wreck: cell for cell, wreck in cells_of(game, sight.near).items()} if any(sight.near) else {}
    far, throws = distances(sight.near, sight.fish), odds(sight.near, sight.fish)
    teams, me = game.options.teams, 0 if seat is None else seat
    return _offers(state, list(seats)), {
        "cells": [list(places[wreck]) for wreck in range(1, WRECKS + 1)] if places else [],
        "fish_distance": list(far[1:]),
        "fish_odds": list(throws[1:]),
        "initiative": sight.initiative,
        "dice": list(shown_dice(game)),
        "opponents": [other for other in seats if ((other - me) % 2 if teams else other != me)],
    }


def _offers(state: Plain, seats: list[int]) -> list[str]:
    """The moves a board offers in a phase, allowed or not."""
    by_phase = {
        "choose": [*(f"dive {card}" for card in range(1, 6)), "barracuda"],
        "steer": [f"fish to {wreck}" for wreck in range(1, WRECKS + 1)],
        "answer": ["special", "pass", *(f"steal from {seat}" for seat in seats)],
        "special": ["take back", "red", "barracuda back", *(f"barracuda away {seat}" for seat in seats)],
        "general": ["take back", "red", "do", "decline", "barracuda back", *(f"barracuda away {s}" for s in seats)],
        "victim": [f"victim {seat}" for seat in seats],
    }
    return by_phase.get(state["phase"], [])


def turn_of(game: Game, first: int, seat: int | None) -> Plain:
    """What a seat sees after the last steps, with the view before them and the state after each."""
    sights = seen_from(game, first) if game.NAME == "barrakuda" else []
    steps = []
    for number, step in enumerate(game.steps[first:], first + 1):
        plain: Plain = {"seat": step.seat, "text": step.text, "state": game.view(seat, at=number).plain()}
        if sights:
            plain |= _moved(sights[number - first - 1], sights[number - first], step, bool(game.options.teams))
        steps.append(plain)
    return {**view_of(game, seat), "before": view_of(game.at(first), seat), "steps": steps}


def _moved(before: Sight, after: Sight, step: Step, teams: bool) -> Plain:
    """The way of the fish, and the gold that moved."""
    moved: Plain = {"flows": [list(flow) for flow in _Flows(before, after, step, teams).found()]}
    if before.phase in ("direction", "steer"):
        steps = before.distance if before.phase == "direction" else WRECKS
        moved["way"] = list(way(before.near, before.fish, steps, int(step.text.split()[-1])))
    return moved


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
    chosen = next(iter(game.legal_moves_of(0)))
    game.push(chosen)
    made["barrakuda-chosen"] = view_of(game, 0, chosen=chosen.text)
    for name in ("einauge-5", "barrakuda-4"):
        bot = {"bot": True, "portrait": f"/portraits/{BOTS[made[name]['game']]}.svg", "mark": "bot"}
        seats = [{"name": one, **bot} for one in LONG_NAMES[: made[name]["players"]]]
        made[f"{name}-names"] = {**made[name], "seats": seats}
    made["generic"] = {**made["einauge-2"], "game": "other"}
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
