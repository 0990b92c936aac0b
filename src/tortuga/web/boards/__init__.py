"""The board of each game, as lines of markup and as what the chrome around it shows.

What board(table, viewer, legal) of a game gives (beside static/<game>.css, <game>.js; strings are plain, *_html markup)
  before, after  the board before and after the actions, which lie near its cards: parts, each of lines
  phase         what the game waits for, in a word or two        -> top bar
  steps         [(word, "now"|"done"|"")], the phases of a turn  -> top bar
  hint          what I can do now, or what we wait for, one line -> #actions
  buttons       [(label, move, css class)], moves without a card -> #actions; they act on the first press
  buttons_html  further buttons, e.g. one that opens a mode      -> #actions
  facts_html    a few numbers (pile, end in sight)               -> top bar
  scoring       {lines: [(title, [number a seat], is_total)], why}  -> the ceremony when the game is over
  flights       [[id of a card, id of where it went]] of this version: it flies there, also where it is folded away
  fresh         ids of the cards that moves touched since my own last one: they stay marked (marks.js)
  paid          [[id it came from, id of a counter, picture of the sprite, number]]: pictures fly, the counter counts
All but before and after may be left out. flights and paid are the same for all viewers.

What the chrome does for a board by attributes (picks.js)
  data-move="buy red 4"       does the move: mouse and Enter at once; a finger selects, and confirms by a second tap
  data-say="..."              shown in #actions on hover, focus or first tap: price, and what it would bring
  data-pick="..."             the same on first tap alone
  data-options='[["move","label"]]'  several moves for one thing: a small sheet opens in #actions
  data-why="..."              why it cannot be done: said where the finger is (add aria-disabled="true")
  data-now                    with data-move: even a finger acts at once (pass, ...)
  data-mode="sell"            lit and reachable only while that mode is on; [data-toggle-mode="sell"] switches it
  data-keep                   never touched by a morph (the script owns it)
  data-keep-attrs="open class"  these attributes are kept by a morph
  id + class "fly"            flown from its old place to its new one (FLIP); new ones come from #pile if there is one
  class "count" + id          a number that counts up
Every element that lives on from frame to frame needs a stable id, and no line holds a line's end. Pictures:
<svg class="i"><use href="#tg-ducats"/></svg>, see art.py. Secret choices at one device hide behind chrome/pass.html.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, cast

from fastapi import HTTPException

from tortuga.games import GAMES
from tortuga.tables.table import Table
from tortuga.web.viewer import Viewer

LAYER = "web.boards"


class Boards(Protocol):
    """What `tortuga.web.boards.<game>` has."""

    LOOKS_FROM_A_SEAT: bool  # whether a replay is shown from a seat, because nothing is secret

    def board(self, table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
        """The board and what the chrome around it shows, as told above."""

    def sprite(self, cards: Any) -> str:
        """The pictures that the pages of a game with these cards refer to."""


def games_with_pages() -> list[str]:
    """The games that have a board; others are played through the API."""
    return [game for game in GAMES if GAMES[game].has_part(LAYER)]


@cache
def boards_of(game: str) -> Boards:
    """The board of a game; a page of a game without one is not found."""
    part = GAMES[game].part(LAYER)
    if part is None:
        raise HTTPException(404)
    return cast(Boards, part)


def board_of(table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The board of the table's game."""
    return boards_of(table.spec["game"]).board(table, viewer, legal)


def sprite(table: Table) -> str:
    """Everything that the pages of this table refer to."""
    options = GAMES[table.spec["game"]].rules.options_type.of(**table.spec["options"])
    return boards_of(table.spec["game"]).sprite(options.card_table)
