"""The form of Barrakuda: layouts as pictures or as a drawing of one's own, wrecks that chance exchanges."""

from __future__ import annotations

import secrets
from typing import Any

from tortuga.games.barrakuda.layouts import danger, named, near_of, pairs_of, parse
from tortuga.games.barrakuda.options import DEFAULT_GOAL, TEAM_GOAL
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.errors import TableError
from tortuga.games.kit.options import Option
from tortuga.i18n import translate
from tortuga.render.kit.messages import short
from tortuga.web.pages.forms import Form, Sent, as_number

OWN_LAYOUT = "own"
DRAWN = (1, 2)  # how many alternative wrecks chance may draw (B10)
_CALM, _MEDIUM = 25.0, 12.0  # per cent; the middle of all layouts is 17.7


class BarrakudaForm(Form):
    """The fields `layout` with `drawing`, and `wrecks` with `wrecks_drawn`."""

    def facts(self) -> dict[str, Any]:
        """The layouts, an example of a drawing, and the usual goals."""
        goals = (DEFAULT_GOAL, TEAM_GOAL)
        return {"layouts": layouts(), "example": named()["first"].drawing, "drawn": DRAWN, "goals": goals}

    def value(self, option: Option, sent: Sent) -> Any:
        """The drawing of a layout of one's own; wrecks that are drawn now."""
        if option.name == "layout" and sent.one("layout") == OWN_LAYOUT:
            return sent.one("drawing")
        drawn = as_number(sent.one("wrecks_drawn"))
        if option.name == "wrecks" and drawn in DRAWN:
            return sorted(secrets.SystemRandom().sample(range(1, WRECKS + 1), int(drawn)))
        return super().value(option, sent)


def layouts() -> list[tuple[str, list[list[int]], float, str]]:
    """The layouts that come with the game: name, rows of wrecks, danger as a share, and how the water is."""
    return [
        (layout.name, grid(layout.drawing), layout.danger / 100, tide(layout.danger)) for layout in named().values()
    ]


def grid(drawing: str) -> list[list[int]]:
    """A drawing as rows of numbers, 0 where nothing lies."""
    cells = parse(drawing)
    rows, columns = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    return [[cells.get((row, column), 0) for column in range(columns)] for row in range(rows)]


def tide(percent: float) -> str:
    """How the water is, in one word of the locale."""
    return "calm" if percent >= _CALM else "medium" if percent >= _MEDIUM else "harsh"


def danger_of(drawing: str, language: str) -> dict[str, Any]:
    """How dangerous the water of a drawing is, or what is wrong with it."""
    try:
        percent = round(100 * danger(near_of(pairs_of(parse(drawing)))), 2)
    except TableError as error:
        return {"ok": False, "error": short(error, language)}
    water = translate(f"web-create-tide-{tide(percent)}", language)
    return {
        "ok": True,
        "danger": percent,
        "text": translate("web-create-danger", language, percent=percent / 100, water=water),
    }


FORM = BarrakudaForm()
