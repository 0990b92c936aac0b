"""Pictures as SVG, from data/art.toml. All parts are defined once in a drawing and used by reference.

Their names begin with `tg-`, so that several drawings can stand on one page.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from tortuga.render.kit.frame import fit

_templates = Environment(
    loader=PackageLoader("tortuga.render"), autoescape=True, trim_blocks=True, undefined=StrictUndefined
)
_ART = tomllib.loads((resources.files("tortuga") / "data" / "art.toml").read_text("utf-8"))


class Ink(NamedTuple):
    """A colour: its ground, its dark shade for patterns and edges, and what can be read on it."""

    ground: str
    dark: str
    on_it: str


PALETTE = {name: Ink(*shades) for name, shades in _ART["palette"].items()}
PATTERNS: dict[str, str] = _ART["patterns"]
EMBLEMS: dict[str, str] = _ART["emblems"]
ICONS: dict[str, str] = _ART["icons"]


def definitions(colours: bool) -> str:
    """All pictures a drawing may use; patterns and emblems only if it has cards of Einauge."""
    parts = []
    for name, ink in PALETTE.items() if colours else ():
        pattern = PATTERNS[name].format(dark=ink.dark)
        parts.append(
            f'<pattern id="tg-pattern-{name}" width="20" height="20" patternUnits="userSpaceOnUse">{pattern}</pattern>'
        )
        strokes = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
        parts.append(f'<symbol id="tg-emblem-{name}" viewBox="0 0 24 24"><g {strokes}>{EMBLEMS[name]}</g></symbol>')
    parts += [f'<symbol id="tg-{name}" viewBox="0 0 24 24">{drawn}</symbol>' for name, drawn in ICONS.items()]
    return f"<defs>{''.join(parts)}</defs>"


def picture(template: str, colours: bool = True, **values: Any) -> str:
    """A whole SVG that stands by itself, from a template of render/templates."""
    return _templates.get_template(template).render(definitions=definitions(colours), fit=fit, **values)
