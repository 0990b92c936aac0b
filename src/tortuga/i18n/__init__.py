"""Messages in the reader's language, from the Fluent files locale/<language>/*.ftl.

Plural forms and numbers follow CLDR (Babel). A missing message or argument is an error of the program and raises.
"""

from __future__ import annotations

import numbers
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from tortuga.games.kit.errors import OptionError, expected

LONGEST = 2000  # characters of an argument; Fluent refuses more than 2,500
LARGEST = 10**15  # Babel would round larger numbers


@cache
def languages() -> tuple[str, ...]:
    """The languages there are messages for."""
    return tuple(sorted(folder.name for folder in (resources.files("tortuga") / "locale").iterdir()))


@cache
def _resources(language: str) -> list[Resource]:
    if language not in languages():
        raise OptionError(expected("language", ", ".join(languages()), language))
    files = (resources.files("tortuga") / "locale" / language).iterdir()
    return [FluentResource(file.read_text("utf-8")) for file in files]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def ids() -> tuple[str, ...]:
    """The ids of all messages."""
    entries = (entry for resource in _resources("en") for entry in resource.body)
    return tuple(entry.id.name for entry in entries if isinstance(entry, Message))


def translate(message_id: str, language: str = "en", **arguments: object) -> str:
    """The message in *language*, its arguments filled in; arguments that are None count as not given."""
    return _format(message_id, language, tuple(arguments.items()))


@lru_cache(maxsize=32768)  # the same few hundred sentences are asked for at every move of every table
def _format(message_id: str, language: str, arguments: tuple[tuple[str, object], ...]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise LookupError(message_id)
    values = {name: _value(value) for name, value in arguments if value is not None}
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"{message_id} ({language}): {errors[0]}")
    return str(text)


def _value(value: object) -> int | float | str:
    if isinstance(value, float):
        return value
    if isinstance(value, numbers.Integral) and abs(int(value)) < LARGEST:
        return int(value)
    text = str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def amount(what: str, number: int, language: str = "en") -> str:
    """A number with its noun: `1 ducat`, `3 ducats`."""
    return translate(f"amount-{what}", language, number=number)


def amounts(held: dict[str, int], language: str = "en") -> str:
    """Several amounts, those of 0 left out: `1 sabre, 2 ducats`; a word if there is nothing."""
    parts = [amount(what, number, language) for what, number in held.items() if number]
    return ", ".join(parts) or translate("word-nothing", language)


def listing(parts: Sequence[str], language: str = "en") -> str:
    """`Anna, Bea and Carl`."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("word-and", language, first=", ".join(parts[:-1]), last=parts[-1])
