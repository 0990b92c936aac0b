"""What a frame says beside the board: whose turn it is, the clock, the chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tortuga.games.kit.game import View
from tortuga.i18n import listing, translate
from tortuga.tables.table import Line, Table
from tortuga.web.viewer import Viewer

Made = TypeVar("Made")


def view_of(table: Table, seat: int | None) -> View:
    """What a seat may know of the game, made once until that changes."""
    assert table.game is not None
    found: View | None = table.known.get(("view", seat))
    if found is None:
        found = table.known["view", seat] = table.game.view(seat)
    return found


def once(table: Table, what: object, language: str, make: Callable[[], Made]) -> Made:
    """A part of the board that is the same for all who read one language, made for the first of them."""
    key = "board", what, language
    found: Made | None = table.memo.get(key)
    if found is None:
        found = table.memo[key] = make()
    return found


def is_acting(table: Table, viewer: Viewer) -> bool:
    """Whether the viewer's seat has yet to decide."""
    return viewer.seat is not None and viewer.seat in table.to_act()


def legal_of(table: Table, viewer: Viewer) -> list[str]:
    """What the viewer may do now; a sealed choice may be made again."""
    if viewer.seat is None or not (table.is_choice_secret or is_acting(table, viewer)):
        return []
    found: list[str] | None = table.known.get(("legal", viewer.seat))
    if found is None:
        view = view_of(table, viewer.seat)
        texts = view.notation_table.moves
        found = table.known["legal", viewer.seat] = [texts[action] for action in view.actions(viewer.seat)]
    return found


def chosen_by(table: Table, viewer: Viewer) -> str | None:
    """The viewer's own sealed choice."""
    return None if viewer.seat is None else table.sealed.get(viewer.seat)


def deadline_of(table: Table) -> float | None:
    """When time runs out for a person; bots need no clock."""
    return table.deadline() if table.spec.get("clock") and table.waits_for_person() else None


def turn_line(table: Table, viewer: Viewer) -> str:
    """Whose turn it is, or who has won, in a few words; the same for all whose turn it is not while the game runs."""
    is_mine = table.status != "running" or is_acting(table, viewer)
    key = ("turn", viewer.language, viewer.seat if is_mine else None, viewer.seats if is_mine else ())
    found: str | None = table.memo.get(key)
    if found is None:
        found = table.memo[key] = _turn_line(table, viewer)
    return found


def _turn_line(table: Table, viewer: Viewer) -> str:
    acting, won = table.to_act(), table.winners()
    names = listing([table.names[seat] for seat in won or acting], viewer.language)
    mine = viewer.seat if len(viewer.seats) == 1 else None  # at one device "you" would be anybody
    if won:
        return translate("web-table-won_you" if won == [mine] else "web-table-won", viewer.language, names=names)
    if viewer.seat is not None and viewer.seat in acting:
        names = table.names[viewer.seat]
        return translate("web-table-turn_of" if mine is None else "web-table-your_turn", viewer.language, name=names)
    if not acting:
        return translate(f"web-status-{table.status}", viewer.language)
    return translate(
        "web-table-turn_of" if len(acting) == 1 else "web-table-waiting_for", viewer.language, name=names, names=names
    )


def visible_chat(table: Table, viewer: Viewer) -> list[Line]:
    """Team chat is for the team."""
    if not table.chat:
        return []
    teams = {table.side_of(seat) for seat in viewer.seats}
    return [line for line in table.chat if line.team is None or line.team in teams]
