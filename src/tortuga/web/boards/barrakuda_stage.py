"""What all who read one language see of a state of Barrakuda alike. A sealed choice changes nothing of it.

It is made of the spectator's view, so nobody's choice is in it, and kept until the game changes. What says who is ready
is not part of it: see barrakuda.py.
"""

from __future__ import annotations

import json
from typing import Any

from markupsafe import escape

from tortuga.games.kit.game import View
from tortuga.i18n import listing, translate
from tortuga.render.barrakuda.board import shown_dice
from tortuga.render.barrakuda.facts import tags_of
from tortuga.render.barrakuda.sea import cells_of
from tortuga.render.barrakuda.sight import Sight, seen
from tortuga.render.kit.words import phase_name
from tortuga.tables.table import Table
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_beats import last_beats
from tortuga.web.boards.barrakuda_map import NOTHING, Presses, chart_of, map_lines
from tortuga.web.boards.barrakuda_parts import Pawn
from tortuga.web.boards.barrakuda_seats import Chair, Panel, order_lines, ranks_of
from tortuga.web.boards.barrakuda_words import faces_of, facts, steps
from tortuga.web.context import view_of
from tortuga.web.notices import mark_of
from tortuga.web.parts import Lines

_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def stage_of(table: Table, language: str) -> Stage:
    """The stage of a table, made anew if the game or the people have changed."""
    people = (table.status, [(seat.name, mark_of(table, number)) for number, seat in enumerate(table.seats)])
    found: tuple[object, Stage] | None = table.known.get(("stage", language))
    if found is None or found[0] != people:
        found = table.known["stage", language] = people, Stage(table, language)
    return found[1]


class Stage:
    """The parts of the board that are the same for many, and what the others are made of."""

    def __init__(self, table: Table, language: str) -> None:
        assert table.game is not None
        self.language, self.options, self.status = language, table.game.options, table.status
        self.sight: Sight = seen(view_of(table, None), 0)
        self.is_choice = self.sight.phase == "choose"
        self.names, self.tags = table.names, tags_of(table.names)
        self.marks = [mark_of(table, seat) for seat in range(len(table.seats))]
        self.draw(table)
        lengths = tuple(self.sight.initiative)
        self.order = order_lines(lengths, tuple([pawn.art for pawn in self.pawns]), language)
        self.panels = [Panel(self.chair(seat, rank), language) for seat, rank in enumerate(ranks_of(lengths))]
        self.sides: Lines = ()
        if self.options.teams:
            self.sides = (f'<p class="bk-sides" id="bk-sides">{escape(self.teams())}</p>',)
        self.chrome = self.shown(view_of(table, None))
        self.hands: dict[Any, Lines] = {}  # kept here for their owners, by all that they show beside the stage

    def translate(self, key: str, **given: object) -> str:
        return translate(f"web-barrakuda-{key}", self.language, **given)

    # -- the map, and what happened on it

    def draw(self, table: Table) -> None:
        """The beginning of the board, the map with nothing to press, and what happened last."""
        game, sight = table.game, self.sight
        assert game is not None
        self.chart = chart_of(tuple(cells_of(game, sight.near).items()) if any(sight.near) else ())
        self.faces, self.dice = faces_of(self.options, self.language), shown_dice(game)
        divers = zip(self.names, sight.lying, self.tags, strict=True)
        self.pawns = [Pawn(seat, name, lies, sea.pawn(seat, tag), "") for seat, (name, lies, tag) in enumerate(divers)]
        self.map = self.map_with(NOTHING)
        version, beats = last_beats(table, self.language)
        self.told = [beat["text"] for beat in beats if beat["text"]]
        title, told = escape(self.translate("last")), escape(" · ".join(self.told))
        self.last = (f'<p class="bk-last" id="bk-last" title="{title}">{told}</p>',)
        self.look = "bk bk-teams" if self.options.teams else "bk"
        self.does = (
            f'id="bk" data-beat="{version}" data-beats="{escape(_encode(beats))}" '
            f'style="--rows:{self.chart.rows};--cols:{self.chart.columns}"'
        )
        self.opening: Lines = (f'<section class="{self.look}" {self.does}>',)

    def opening_asked(self) -> Lines:
        """The beginning of the board of whoever is asked."""
        return (f'<section class="{self.look} bk-asked" {self.does}>',)

    def map_with(self, can: Presses) -> Lines:
        """The map where a viewer can press this."""
        pawns = self.pawns
        if can is not NOTHING:
            pawns = [pawn._replace(steal=can.steal[pawn.seat]) for pawn in pawns]
        return map_lines(self.sight, self.chart, self.faces, pawns, self.dice, can, self.language)

    # -- what the chrome shows

    def shown(self, watched: View) -> dict[str, Any]:
        """All but the hint."""
        phase, options, is_running = self.sight.phase, self.options, self.status == "running"
        return {
            "phase": phase_name("barrakuda", phase, self.language),
            "steps": steps(phase, self.language) if is_running else (),
            "facts_html": facts(self.sight.turn, options.turn_limit, options.goal, self.language),
            "scoring": self.scoring(watched) if self.status == "over" else None,
            "last": self.told,
        }

    def scoring(self, watched: View) -> dict[str, Any]:
        """B6: the vault, and the bag that decides between equal ones."""
        scores, outcome = watched.scores(), watched.outcome()
        lines = [
            (translate(f"score-barrakuda-{kind}", self.language), [score[kind] for score in scores], kind == "vault")
            for kind in ("bag", "vault")
        ]
        return {
            "lines": lines,
            "why": "" if outcome is None else translate(f"why-barrakuda-{outcome.why}", self.language),
        }

    # -- the seats

    def chair(self, seat: int, rank: str) -> Chair:
        sight, options = self.sight, self.options
        team = seat % 2 if options.teams else None
        return Chair(
            seat=seat,
            name=self.names[seat],
            tag=self.tags[seat],
            hand=sight.hand[seat],
            holds=sight.holds[seat],
            row=sight.row[seat],
            rank=rank,
            bag=sight.bag[seat],
            vault=sight.vault[seat if team is None else team],
            goal=options.goal,
            mark=self.marks[seat],
            team=team,
        )

    def teams(self) -> str:
        first, second = (listing(self.names[team::2], self.language) for team in (0, 1))
        return self.translate("teams", first=first, second=second)
