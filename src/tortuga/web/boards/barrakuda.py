"""The board of Barrakuda: the sea floor, the seats, my hand, and what I am asked.

Built from the view alone; of sealed choices it knows only who is ready, and the viewer's own. Words that come back in
every frame are made once.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Any, TypeVar

from markupsafe import escape

from tortuga.games.kit.game import View
from tortuga.show.facts_barrakuda import tags_of
from tortuga.show.layout import Cells
from tortuga.show.sight_barrakuda import Sight, cells_of, distances, lanes_of, odds, seen, size_of
from tortuga.show.words import amount, listing, phase_name, say
from tortuga.tables.table import Table
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_asks import ask_lines, ask_of, why_not
from tortuga.web.boards.barrakuda_beats import last_beats, shown_dice
from tortuga.web.boards.barrakuda_map import after_wrecks, before_wrecks
from tortuga.web.boards.barrakuda_parts import Pawn, Place, Spot
from tortuga.web.boards.barrakuda_seats import (
    ALL_CARDS,
    Chair,
    Hand,
    hand_lines,
    move_of,
    not_in_turn,
    order_lines,
    panel_lines,
)
from tortuga.web.boards.barrakuda_words import chance, facts, signs, steps, wreck_words
from tortuga.web.boards.barrakuda_wrecks import wreck
from tortuga.web.context import once, view_of
from tortuga.web.lines import Frame
from tortuga.web.parts import Lines
from tortuga.web.viewer import Viewer

Made = TypeVar("Made")
MOST_COINS = 4  # that lie on one wreck (B4.3)
KEPT_MAPS = 4096
_DOCK, _END = ('<div class="bk-dock" id="bk-dock">',), ("</div>", "</section>")
_END_OF_SEATS = ("</div>",)
_maps: dict[tuple[Any, ...], Lines] = {}


def board(table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The lines of the board, and what the chrome shows."""
    return _Board(table, viewer, legal).whole()


class _Board:
    def __init__(self, table: Table, viewer: Viewer, legal: list[str]) -> None:
        assert table.game is not None
        self.table, self.me, self.language = table, viewer.seat, viewer.language
        self.legal, self.options = legal, table.game.options
        self.names, self.tags = table.names, self.once("tags", lambda: tags_of(table.names))
        self.cards, self.sight, self.cells, self.shape = self.known()
        self.acting = self.me is not None and self.me in table.to_act()
        self.chosen = table.sealed.get(self.me) if self.me is not None else None

    def known(self) -> tuple[Any, Sight, Cells, str]:
        """The wrecks, what a spectator sees (nobody's own choice is in it) and the map, found out once a move."""
        found: tuple[Any, Sight, Cells, str] | None = self.table.known.get("barrakuda")
        if found is None:
            assert self.table.game is not None
            sight = seen(self.watched, 0)
            cells = cells_of(self.table.game, sight.near) if any(sight.near) else {}
            rows, columns = size_of(cells)
            found = (self.options.cards_in_play, sight, cells, f"--rows:{rows};--cols:{columns}")
            self.table.known["barrakuda"] = found
        return found

    @property
    def view(self) -> View:
        return view_of(self.table, self.me)

    @property
    def watched(self) -> View:
        return view_of(self.table, None)

    def say(self, key: str, **facts: object) -> str:
        return say(f"web.barrakuda.{key}", self.language, **facts)

    def once(self, what: object, make: Callable[[], Made]) -> Made:
        """What is the same for all viewers of a version and language, found out for the first of them."""
        return once(self.table, what, self.language, make)

    def whole(self) -> dict[str, Any]:
        beats, last = self.beats()
        ask = self.ask()
        teams = " bk-teams" if self.options.teams else ""
        return {
            **self.once(("chrome", self.acting, bool(self.chosen)), self.chrome),
            "last": last,
            "before": (
                (f'<section class="bk{teams}{" bk-asked" if ask else ""}" id="bk" {beats} style="{self.shape}">',),
                self.map() if self.can_act_on_map else self.once("map", self.quiet_map),
                *self.seats(),
                _DOCK,
            ),
            "after": (ask, self.mine(), (self.once("last", partial(self.told, last)),), _END),
        }

    def beats(self) -> tuple[str, list[str]]:
        """What a script plays, as attributes, and the same in words. A sealed choice brings nothing new."""
        known, key = self.table.known, ("beats", tuple(self.names), self.language)
        if key not in known:
            version, beats = last_beats(self.table, self.language)
            played = escape(json.dumps(beats, separators=(",", ":"), ensure_ascii=False))
            told = [beat["text"] for beat in beats if beat["text"]]
            known[key] = (f'data-beat="{version}" data-beats="{played}"', told)
        found: tuple[str, list[str]] = known[key]
        return found

    def told(self, last: list[str]) -> str:
        title = escape(self.say("last"))
        return f'<p class="bk-last" id="bk-last" title="{title}">{escape(" · ".join(last))}</p>'

    def ask(self) -> Lines:
        """What I am asked, if I am."""
        if not self.acting:
            return ()
        known = (self.view, self.sight, self.me, set(self.legal), self.names, self.tags, self.language)
        asked = ask_of(*known)
        return () if asked is None else ask_lines(asked, self.language)

    @property
    def can_act_on_map(self) -> bool:
        """Whether the map has something to press: then it is this viewer's alone."""
        return self.acting and self.sight.phase != "choose"

    # -- what the chrome shows

    def chrome(self) -> dict[str, Any]:
        return {
            "phase": phase_name("barrakuda", self.sight.phase, self.language),
            "steps": steps(self.sight.phase, self.language) if self.table.status == "running" else (),
            "hint": self.hint(),
            "facts_html": facts(self.sight.turn, self.options.turn_limit, self.options.goal, self.language),
            "scoring": self.scoring(),
        }

    def hint(self) -> str:
        """What I can do now, or whom we wait for."""
        if self.table.status != "running":
            return self.say("hint.over")
        if self.sight.phase == "choose":
            return self.choosing()
        key = f"hint.{self.sight.phase}" if self.acting else f"wait.{self.sight.phase}"
        return self.say(key, **self.facts_of_phase())

    def choosing(self) -> str:
        waiting = [self.names[seat] for seat in self.table.to_act()]
        if self.acting:
            return self.say("hint.choose")
        key = "hint.chosen_wait" if self.chosen else "wait.choose"
        return self.say(key, names=listing(waiting, self.language))

    def facts_of_phase(self) -> dict[str, object]:
        actor, victim = self.sight.actor, self.sight.victim
        return {
            "name": "" if actor is None else self.names[actor],
            "victim": "" if victim is None else self.names[victim],
            "wreck": self.sight.wreck,
            "distance": self.sight.distance,
        }

    def scoring(self) -> dict[str, Any] | None:
        """B6: the vault, and the bag that decides between equal ones."""
        if self.table.status != "over":
            return None
        scores, outcome = self.watched.scores(), self.watched.outcome()
        lines = [
            (say(f"score.barrakuda.{kind}", self.language), [score[kind] for score in scores], kind == "vault")
            for kind in ("bag", "vault")
        ]
        return {"lines": lines, "why": "" if outcome is None else say(f"why.barrakuda.{outcome.why}", self.language)}

    # -- the map

    def quiet_map(self) -> Lines:
        """The map with nothing to press, kept by all that it shows."""
        sight, dice = self.sight, shown_dice(self.table)
        places = (tuple(self.cells.items()), sight.near, sight.fish, sight.wreck, tuple(sight.gold))
        key = (self.language, self.cards, places, tuple(sight.pawn), tuple(sight.lying), tuple(self.names), dice)
        found = _maps.get(key)
        if found is None:
            if len(_maps) >= KEPT_MAPS:
                _maps.clear()
            found = _maps[key] = self.map()
        return found

    def map(self) -> Lines:
        lanes = lanes_of(tuple(self.cells.items()))
        fish = {wreck: cell for cell, wreck in self.cells.items()}.get(self.sight.fish, (0, 0))
        boat = [self.pawn(seat) for seat, wreck in enumerate(self.sight.pawn) if not wreck]
        wrecks = [wreck(self.spot(number, cell), self.language) for cell, number in sorted(self.cells.items())]
        return (
            *before_wrecks(*size_of(self.cells), lanes, self.language),
            *chain.from_iterable(wrecks or [("",)]),
            *after_wrecks(fish, boat, *shown_dice(self.table), self.language),
        )

    def spot(self, wreck: int, cell: tuple[int, int]) -> Spot:
        sight = self.sight
        pawns = tuple(self.pawn(seat) for seat, place in enumerate(sight.pawn) if place == wreck)
        far = distances(sight.near, sight.fish)[wreck]
        steer, why = self.steering(wreck)
        return Spot(
            number=wreck,
            row=cell[0] + 1,
            column=cell[1] + 1,
            side=self.side(cell[1]),
            label=self.label(wreck, pawns),
            signs=signs(self.cards[wreck - 1], wreck, self.language, self.special(wreck)),
            gold=min(sight.gold[wreck], MOST_COINS),
            fish=sight.fish == wreck,
            far=far,
            chance=chance(far, odds(sight.near, sight.fish)[wreck], self.language),
            pawns=pawns,
            steer=steer,
            why=why,
            now=sight.wreck == wreck,
        )

    def side(self, column: int) -> str:
        """At which edge of the map a wreck lies: words beside it must not leave the map."""
        return "left" if column == 0 else "right" if column == max(other for _, other in self.cells) else "mid"

    def special(self, wreck: int) -> bool:
        """Whether the special icon of this wreck can be pressed now."""
        return wreck == self.sight.wreck and "special" in self.legal

    def steering(self, wreck: int) -> tuple[str, str]:
        """The move that leads the fish here, and why it cannot be done."""
        if self.sight.phase != "steer" or not self.acting or self.me is None:
            return "", ""
        move = f"fish to {wreck}"
        return move, "" if move in self.legal else why_not(self.view, self.sight, move, self.me, self.language)

    def pawn(self, seat: int) -> Pawn:
        steal = f"steal from {seat}"
        steal = steal if steal in self.legal else ""
        return Pawn(seat, self.names[seat], self.sight.lying[seat], sea.pawn(seat, self.tags[seat]), steal)

    def label(self, wreck: int, pawns: tuple[Pawn, ...]) -> str:
        """A wreck for those who do not see it."""
        parts = [wreck_words(self.cards[wreck - 1], wreck, self.language)]
        if self.sight.gold[wreck]:
            parts.append(self.say("lies", gold=amount("gold", self.sight.gold[wreck], self.language)))
        if pawns:
            told = [self.say("lying", name=pawn.name) if pawn.lies else pawn.name for pawn in pawns]
            parts.append(self.say("divers", names=listing(told, self.language)))
        if self.sight.fish == wreck:
            parts.append(self.say("fish_here"))
        return "; ".join(parts)

    # -- the seats

    def seats(self) -> Frame:
        """The order of play, then all seats, mine last: it lies next to my hand."""
        order = self.once("order", lambda: order_lines(self.order(), self.language))
        chairs = self.once("chairs", lambda: [self.chair(seat) for seat in range(self.sight.players)])
        panels = self.once("panels", lambda: [panel_lines(chair, self.language) for chair in chairs])
        if self.me is not None:
            mine = panel_lines(chairs[self.me]._replace(me=True), self.language)
            panels = [*panels[self.me + 1 :], *panels[: self.me], mine]
        sides = (f'<p class="bk-sides" id="bk-sides">{escape(self.teams())}</p>',) if self.options.teams else ()
        return order, *panels, sides, _END_OF_SEATS

    def chair(self, seat: int) -> Chair:
        """A seat as all others see it."""
        sight, options = self.sight, self.options
        return Chair(
            seat=seat,
            name=self.names[seat],
            tag=self.tags[seat],
            hand=tuple(sight.hand[seat]),
            holds=sight.holds[seat],
            row=tuple(sight.row[seat]),
            rank=self.rank(seat),
            bag=sight.bag[seat],
            vault=sight.vault[seat % 2 if options.teams else seat],
            goal=options.goal,
            state=self.state(seat),
            away=self.table.seats[seat].away,
            me=False,
            team=seat % 2 if options.teams else None,
        )

    def state(self, seat: int) -> str:
        if self.table.status != "running":
            return "won" if seat in self.table.winners() else ""
        if self.sight.phase == "choose":
            return "ready" if seat in self.table.sealed else "waits"
        return "acts" if seat == self.sight.actor else ""

    def rank(self, seat: int) -> str:
        """The place in the order of play: `2`, or `2=` if it is shared."""
        lengths = self.sight.initiative
        place = 1 + sum(length < lengths[seat] for length in lengths)
        return f"{place}=" if lengths.count(lengths[seat]) > 1 else str(place)

    def order(self) -> tuple[Place, ...]:
        """B4.2: fewest cards in the row first; those tied share a place."""
        lengths = self.sight.initiative
        groups = [[seat for seat, own in enumerate(lengths) if own == length] for length in sorted(set(lengths))]
        return tuple(
            Place(str(lengths[seats[0]]), tuple(sea.pawn(seat, self.tags[seat]) for seat in seats)) for seats in groups
        )

    def teams(self) -> str:
        first, second = (listing(self.names[team::2], self.language) for team in (0, 1))
        return self.say("teams", first=first, second=second)

    # -- my cards

    def mine(self) -> Lines:
        """My row and my hand."""
        if self.me is None:
            return ()
        sight, running = self.sight, self.table.status == "running"
        is_choice = sight.phase == "choose"
        hand, holds, row = tuple(sight.hand[self.me]), sight.holds[self.me], tuple(sight.row[self.me])
        whys = self.whys() if running else ()
        chosen = self.chosen or ""
        return hand_lines(Hand(hand, holds, row, tuple(self.legal), whys, chosen, is_choice and running), self.language)

    def whys(self) -> tuple[str, ...]:
        """Why each card cannot be played; the rules are asked where it could be my turn to play one."""
        if not self.acting and self.sight.phase != "choose":
            return not_in_turn(self.sight.phase, self.language)
        key = ("whys", self.me, self.acting, self.language)
        found: tuple[str, ...] | None = self.table.known.get(key)
        if found is None:
            found = self.table.known[key] = tuple(self.why_not(card) for card in ALL_CARDS)
        return found

    def why_not(self, card: int) -> str:
        """Why a card cannot be played, asked of the rules."""
        move = move_of(card)
        assert self.me is not None
        return "" if move in self.legal else why_not(self.view, self.sight, move, self.me, self.language)
