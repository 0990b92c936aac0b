"""What the games in JavaScript (static/engine) must know beside the compiled rules: names, texts, options, layouts.

All of it is read from the games, so that no table is written twice; `tortuga build-wasm` writes it to GAME.facts.json.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.games.kit.options import Cards, Option, Preset
from tortuga.players.ladder import ladder
from tortuga.render.kit.messages import plain as plain_message
from tortuga.render.kit.renderer import renderer

Plain = dict[str, Any]


def facts_of(game: str) -> Plain:
    """The facts of a game."""
    kind, part = GAMES[game].rules, GAMES[game].part("web.facts")
    options = kind.options_type
    board = kind(options=options.of(kind.PLAYERS[0]) if part is None else part.options_with_marks(), seed=0)
    return {
        "name": game,
        "version": kind.VERSION,
        "phases": list(kind.PHASES),
        "sealed": kind.SEALED_PHASE,
        "refusals": {int(each): each.name.lower() for each in kind.refusals},
        "moves": _moves(board),
        "outcomes": dict(board.notation_table.outcomes.items()),
        "options": [_option(each) for each in options.DECLARED if not isinstance(each, Preset | Cards)],
        "cards": options.default_cards(),
        "defaults": {players: _defaults(kind, players) for players in range(options.SEATS[0], options.SEATS[1] + 1)},
        "levels": {entry.name: entry.level for entry in ladder(game).entries if entry.is_listed},
        **({} if part is None else part.facts()),
    }


def _moves(board: Game) -> dict[int, list[Any]]:
    """By number: the text of a move, and which message tells it with which arguments."""
    own, draws = f"move-{board.NAME}-", renderer(board.NAME)
    found: dict[int, list[Any]] = {}
    for number, text in board.notation_table.moves.items():
        told = plain_message(draws.label(board, number))
        found[number] = [text, told["id"].removeprefix(own), told["args"]]
    return found


def _option(option: Option) -> Plain:
    """How a record writes an option."""
    told = {"name": option.name, "kind": option.KIND, "is_new": option.is_new}
    more = {name: getattr(option, name) for name in ("words", "otherwise", "low", "high") if hasattr(option, name)}
    return told | more | {"default": option.plain(option.default)}


def _defaults(kind: type[Game], players: int) -> Plain:
    """The options with which a game begins if nobody asks for others, and the record made of them."""
    options = kind.options_type.of(players)
    return {"options": options.plain(), "rules": base64.b64encode(options.rules().tobytes()).decode()}


def text_of(game: str) -> str:
    """The content of GAME.facts.json."""
    return json.dumps(facts_of(game), separators=(",", ":"), ensure_ascii=False) + "\n"


def path_of(game: str, folder: Path) -> Path:
    """Where the facts of a game lie."""
    return folder / f"{game}.facts.json"
