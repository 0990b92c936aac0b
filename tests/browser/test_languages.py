"""The table in every language: no key is shown, the log is told in that language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.table import GAMES, over
from tortuga.show.words import languages

Visit = Callable[..., Page]
KEY = re.compile(r"\b(web|table|story|log|seat|phase|turn|refusal)\.[a-z_]+")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_every_language(visit: Visit, game: str) -> None:
    table, told = over(visit(), game), {}
    for language in languages():
        page = visit(locale=language)
        page.goto(f"/t/{table}")
        told[language] = page.locator("#log li").all_text_contents()
        assert not KEY.search(page.locator("body").inner_text())
    lengths = {len(lines) for lines in told.values()}
    assert lengths == {len(told["en"])}
    for language in set(languages()) - {"en"}:
        equal = [line for line, english in zip(told[language], told["en"], strict=True) if line == english]
        assert len(equal) <= len(told["en"]) // 10, (language, equal)
