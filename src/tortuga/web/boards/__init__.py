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

from collections.abc import Callable
from functools import cache
from typing import Any

from tortuga.tables.table import Table
from tortuga.web.viewer import Viewer

Board = Callable[[Table, Viewer, list[str]], dict[str, Any]]


def board_of(table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The board of the table's game."""
    return _drawing(table.spec["game"])(table, viewer, legal)


@cache
def _drawing(game: str) -> Board:
    if game == "einauge":
        from tortuga.web.boards.einauge import board
    else:
        from tortuga.web.boards.barrakuda import board
    return board
