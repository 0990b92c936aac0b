"""Messages in the reader's language, from locale/<language>.toml, locale/web/ and locale/rules/.

A key is the path through the tables of these files, with dots. A message about a number has the forms `one` and
`other`; the locale's `plural.one` lists the numbers that take `one`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from tortuga.games.kit.errors import OptionError, expected


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words for."""
    names = (file.name for file in (resources.files("tortuga") / "locale").iterdir())
    return tuple(sorted(name[:-5] for name in names if name.endswith(".toml")))


@cache
def sentences(language: str = "en") -> dict[str, str]:
    """All sentences of a language by their keys."""
    if language not in languages():
        raise OptionError(expected("language", ", ".join(languages()), language))
    folder = resources.files("tortuga") / "locale"
    files = [place / f"{language}.toml" for place in (folder, folder / "web", folder / "rules")]
    return {key: text for file in files for key, text in _flat("", tomllib.loads(file.read_text("utf-8")))}


def _flat(prefix: str, table: dict[str, Any]) -> Iterable[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(f"{prefix}{key}.", value)
        else:
            yield prefix + key, str(value)


def say(key: str, language: str = "en", **facts: object) -> str:
    """The sentence of *key*, its fields filled with *facts*; a key that is missing is an error of the program."""
    return sentences(language)[key].format_map(facts) if facts else _plain(key, language)


@lru_cache(maxsize=8192)
def _plain(key: str, language: str) -> str:
    return sentences(language)[key].format_map({})


@lru_cache(maxsize=4096)
def amount(what: str, number: int, language: str = "en") -> str:
    """A number with its noun: `1 ducat`, `3 ducats`."""
    if str(number) in say("plural.one", language).split():
        return say(f"amount.{what}.one", language, number=number)
    return say(f"amount.{what}.other", language, number=number)


def amounts(numbers: dict[str, int], language: str = "en") -> str:
    """Several amounts, those of 0 left out: `1 sabre, 2 ducats`; a word if there is nothing."""
    parts = [amount(what, number, language) for what, number in numbers.items() if number]
    return ", ".join(parts) or say("word.nothing", language)


def listing(parts: Sequence[str], language: str = "en") -> str:
    """`Anna, Bea and Carl`."""
    if len(parts) < 2:
        return "".join(parts)
    return say("word.and", language, first=", ".join(parts[:-1]), last=parts[-1])
