"""The templates of the pages."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from tortuga.i18n import ids, languages, translate
from tortuga.web.board_modules import own_boards
from tortuga.web.pages.qr import qr

HERE = Path(__file__).parent


@cache
def environment() -> Environment:
    """Templates escape everything by themselves, and a misspelt name is an error."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # or every include would ask the disk whether it has changed
    )
    # Addresses of files and of the front page; the site without a server overrides them with relative ones.
    made.globals.update(qr=qr, own_boards=own_boards, root="/", front="/", site=False)
    return made


def prepare() -> None:
    """Read all languages and compile all templates, which takes a second: not while the event loop waits for it."""
    inspect.getsource(prepare)  # FastAPI reads the source of a handler at its first request; the first time takes long
    ids()
    for language in languages():
        translate("web-title", language)
    for name in environment().list_templates():
        environment().get_template(name)


def translator(language: str) -> Callable[..., str]:
    """What templates call `t`."""
    return partial(_translate, language)


def _translate(language: str, words: str, **facts: object) -> str:
    return translate(words, language, **facts)
