"""Barrakuda as SVG, drawn by templates/barrakuda.svg."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import Game, View
from tortuga.i18n import translate
from tortuga.render.barrakuda.facts import SLOTS, icon_name, tags_of, vault_of, wrecks_of
from tortuga.render.barrakuda.layout import cells_of, size
from tortuga.render.barrakuda.narration import status
from tortuga.render.kit.art import picture
from tortuga.render.kit.messages import told

PAWNS = ("#56B4E9", "#E69F00", "#009E73", "#CC79A7")  # of the seats; each also bears its letter


def draw(position: Game | View, names: list[str], language: str) -> str:
    """The whole table."""
    plain = position.plain()
    wrecks, seats = _wrecks(position, language), _seats(position, names, language)
    rows, across = size(cells_of(position.options, plain["near"])) if wrecks else (0, 0)
    turn = translate("text-barrakuda-turn", language, turn=plain["turn"])
    return picture(
        "barrakuda.svg",
        width=430 + across * 212,
        height=80 + max(rows * 140, len(seats) * 108),
        ground="#0b2733",
        title=position.TITLE,
        turn=told(status(plain), language, names),
        note=translate("text-barrakuda-goal", language, turn=turn, goal=position.options.goal),
        plain=plain,
        wrecks=wrecks,
        seats=seats,
        colours=False,
    )


def _wrecks(position: Game | View, language: str) -> list[dict[str, Any]]:
    """The wrecks with their places in the layout; none before chance has drawn it."""
    plain, known = position.plain(), wrecks_of(position.options)
    return [
        {
            "number": wreck,
            "row": row,
            "column": column,
            "gold": plain["gold"][wreck - 1],
            "icons": [
                translate(f"text-barrakuda-{slot}", language, icon=icon_name(known[wreck][slot], language))
                for slot in SLOTS
                if known[wreck][slot]
            ],
        }
        for (row, column), wreck in cells_of(position.options, plain["near"]).items()
    ]


def _seats(position: Game | View, names: list[str], language: str) -> list[dict[str, Any]]:
    plain, tags = position.plain(), tags_of(names)
    return [
        {
            **values,
            "name": names[seat],
            "tag": tags[seat],
            "colour": PAWNS[seat],
            "is_asked": seat in position.seats_to_move,
            "has_barracuda": values["barracuda"] == "hand",
            "bag": f"{translate('text-barrakuda-head_bag', language)} {values['bag']}",
            "vault": f"{translate('text-barrakuda-head_vault', language)} {vault_of(plain, seat)}",
        }
        for seat, values in enumerate(plain["seats"])
    ]
