"""The board of Barrakuda: the sea floor, the seats, my hand, and what I am asked.

Built from the view alone; of sealed choices it knows only who is ready, and the viewer's own. Words that come back in
every frame are made once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from markupsafe import Markup

from tortuga.games.barrakuda.state import BARRACUDA, CARDS, WRECKS
from tortuga.games.kit.game import View
from tortuga.show.facts_barrakuda import tags_of
from tortuga.show.words import amount, listing, phase_name, say
from tortuga.tables.table import Table
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_asks import ask_of, why_not
from tortuga.web.boards.barrakuda_beats import Beat, last_beats
from tortuga.web.boards.barrakuda_parts import Held, Panel, Pawn, Place, Spot, Thing, drawn, drawn_once
from tortuga.web.boards.barrakuda_sight import Sight, cells_of, distances, lanes_of, odds, see
from tortuga.web.boards.barrakuda_words import chance, facts, pips, signs, wreck_words
from tortuga.web.viewer import Viewer

Made = TypeVar("Made")
MOST_COINS = 4  # that lie on one wreck (B4.3)
_TURN = ("choose", "fish", "wrecks", "end")
_STEP_OF = {
    "choose": 0,
    "distance": 1,
    "direction": 1,
    "steer": 1,
    "jump": 1,
    "answer": 2,
    "special": 2,
    "general": 2,
    "victim": 3,
    "pair": 3,
    "card": 3,
}


def board(table: Table, view: View, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """What board_barrakuda.html shows."""
    return _Board(table, view, viewer, legal).whole()


class _Board:
    def __init__(self, table: Table, view: View, viewer: Viewer, legal: list[str]) -> None:
        assert table.game is not None
        game = table.game
        self.table, self.view, self.me, self.language = table, view, viewer.seat, viewer.language
        self.legal, self.options = set(legal), view.options
        self.cards = self.once("cards", lambda: view.options.cards_in_play)
        self.names, self.tags = table.names, tags_of(table.names)
        self.sight: Sight = self.once("sight", lambda: see(game.view(None).state))  # nobody's own choice is in it
        self.cells = cells_of(table.game, self.sight.near) if any(self.sight.near) else {}
        self.acting = self.me is not None and self.me in table.to_act()
        self.winners = table.winners()
        self.chosen = table.sealed.get(self.me) if self.me is not None else None

    def say(self, key: str, **facts: object) -> str:
        return say(f"web.barrakuda.{key}", self.language, **facts)

    def once(self, what: object, make: Callable[[], Made]) -> Made:
        """What is the same for all viewers of a version and language, found out for the first of them."""
        memo, key = self.table.memo, ("barrakuda", what, self.language)
        found: Made | None = memo.get(key)
        if found is None:
            found = memo[key] = make()
        return found

    def whole(self) -> dict[str, Any]:
        version, beats, last = self.once("beats", self.beats)
        hand = self.hand()
        ask = (
            ask_of(self.view, self.sight, self.me, self.legal, self.names, self.tags, self.language)
            if self.acting
            else None
        )
        return {
            **self.chrome(),
            **(self.map() if self.can_act_on_map else self.once("map", self.map)),
            "me": self.me,
            "panels": Markup("\n").join(self.panels()),
            "order": self.once("order", lambda: drawn_once("order", self.order(), self.language)),
            "teams": self.teams(),
            "held": len(hand),
            "hand": self.drawn("card", hand),
            "row": self.drawn("card", self.row()),
            "ask": ask,
            "can_choose": self.me is not None and self.sight.phase == "choose" and self.table.status == "running",
            "beat": version,
            "beats": beats,
            "last": last,
        }

    def beats(self) -> tuple[int, str, list[str]]:
        version, beats = last_beats(self.table, self.language)
        return version, json.dumps(beats, separators=(",", ":"), ensure_ascii=False), _told(beats)

    @property
    def can_act_on_map(self) -> bool:
        """Whether the map has something to press: then it is this viewer's alone."""
        return self.acting and self.sight.phase != "choose"

    def drawn(self, part: str, things: Sequence[Thing]) -> Markup:
        """Things of a kind, one after the other."""
        return Markup("\n".join(drawn_once(part, thing, self.language) for thing in things))

    # -- what the chrome shows

    def chrome(self) -> dict[str, Any]:
        at = _STEP_OF.get(self.sight.phase, len(_TURN))
        states = ["done" if place < at else "now" if place == at else "" for place in range(len(_TURN))]
        steps = [(self.say(f"step.{word}"), state) for word, state in zip(_TURN, states, strict=True)]
        return {
            "phase": phase_name("barrakuda", self.sight.phase, self.language),
            "steps": steps if self.table.status == "running" else [],
            "hint": self.hint(),
            "facts_html": self.facts(),
            "scoring": self.scoring(),
        }

    def facts(self) -> Markup:
        """The turn and the goal; a narrow screen has room for the numbers only."""
        return facts(self.sight.turn, self.options.turn_limit, self.options.goal, self.language)

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
        scores, outcome = self.view.scores(), self.view.outcome()
        lines = [
            (say(f"score.barrakuda.{kind}", self.language), [score[kind] for score in scores], kind == "vault")
            for kind in ("bag", "vault")
        ]
        return {"lines": lines, "why": "" if outcome is None else say(f"why.barrakuda.{outcome.why}", self.language)}

    # -- the map

    def map(self) -> dict[str, Any]:
        rows = 1 + max((row for row, _ in self.cells), default=0)
        columns = 1 + max((column for _, column in self.cells), default=0)
        lines = lanes_of(tuple(self.cells.items()))
        place = {wreck: cell for cell, wreck in self.cells.items()}.get(self.sight.fish, (0, 0))
        shown = {
            "rows": rows,
            "columns": columns,
            "lanes": sea.lanes(lines, rows, columns, False) + sea.lanes(lines, rows, columns, True),
            "wrecks": self.drawn("wreck", [self.spot(wreck, cell) for cell, wreck in sorted(self.cells.items())]),
            "boat": [self.pawn(seat) for seat, wreck in enumerate(self.sight.pawn) if not wreck],
            "fish": {"row": place[0] + 1, "column": place[1] + 1},
            "dice": _shown_dice(self.table),
        }
        return {"rows": rows, "columns": columns, "sea": drawn("map", shown, self.language)}

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

    def panels(self) -> list[Markup]:
        """All seats, mine last: it lies next to my hand."""
        first = 0 if self.me is None else self.me + 1
        seats = [(first + place) % self.sight.players for place in range(self.sight.players)]
        return [self.once(("panel", seat, seat == self.me), partial(self.drawn_panel, seat)) for seat in seats]

    def drawn_panel(self, seat: int) -> Markup:
        return drawn_once("panel", self.panel(seat), self.language)

    def panel(self, seat: int) -> Panel:
        sight, vault = self.sight, self.vault(seat)
        state = self.state(seat)
        return Panel(
            seat=seat,
            name=self.names[seat],
            art=sea.pawn(seat, self.tags[seat]),
            cards=pips(tuple(sight.hand[seat]), sight.holds[seat], tuple(sight.row[seat]), self.language),
            rank=self.rank(seat),
            bag=sight.bag[seat],
            vault=vault,
            part=min(100, 100 * vault // self.options.goal),
            state=state,
            state_words=self.say(f"state.{state}") if state else "",
            label=self.panel_label(seat, vault),
            away=self.table.seats[seat].away,
            me=seat == self.me,
            team=seat % 2 if self.options.teams else None,
        )

    def panel_label(self, seat: int, vault: int) -> str:
        bag = amount("gold", self.sight.bag[seat], self.language)
        return self.say("seat", name=self.names[seat], bag=bag, vault=vault, goal=self.options.goal)

    def vault(self, seat: int) -> int:
        return self.sight.vault[seat % 2 if self.options.teams else seat]

    def state(self, seat: int) -> str:
        if self.table.status != "running":
            return "won" if seat in self.winners else ""
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
        if not self.options.teams:
            return ""
        first, second = (listing(self.names[team::2], self.language) for team in (0, 1))
        return self.say("teams", first=first, second=second)

    # -- my cards

    def hand(self) -> list[Held]:
        if self.me is None:
            return []
        held = self.sight.hand[self.me] + ([BARRACUDA] if self.sight.holds[self.me] else [])
        return [self.held(card, place) for place, card in enumerate(held)]

    def row(self) -> list[Held]:
        if self.me is None:
            return []
        centre = [] if self.sight.holds[self.me] else [BARRACUDA]
        return [self.held(card, 0, spent=True) for card in self.sight.row[self.me] + centre]

    def held(self, card: int, place: int, spent: bool = False) -> Held:
        assert self.me is not None
        move = "barracuda" if card == BARRACUDA else f"dive {card}"
        legal = move in self.legal
        why = (
            ""
            if legal or self.table.status != "running"
            else why_not(self.view, self.sight, move, self.me, self.language)
        )
        name = say("card.barracuda", self.language) if card == BARRACUDA else self.say("card", card=card)
        return Held(card, move, name, legal, why, move == self.chosen, spent, place)


# ---- what has happened


def _told(beats: list[Beat]) -> list[str]:
    return [beat["text"] for beat in beats if beat["text"]]


def _shown_dice(table: Table) -> dict[str, int | None]:
    """What the dice show: of this turn, or of the last while cards are chosen."""
    shown: dict[str, int | None] = {"distance": None, "direction": None}
    assert table.game is not None
    for step in reversed(table.game.steps):
        if step.seat is None and step.text.startswith("direction"):
            shown["direction"] = int(step.text[-1])
        elif step.seat is None and step.text.startswith("distance"):
            shown["distance"] = int(step.text[-1])
            break
    return shown


assert len(_TURN) == max(_STEP_OF.values()) + 1
assert WRECKS == CARDS + 1
