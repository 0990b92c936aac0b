"""Errors in words: what was expected and what came, in anybody's language."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.errors import IllegalMoveError, Phrase
from tortuga.i18n import say
from tortuga.render.kit.words import refusal_sentence


def said(what: str | Phrase | Exception, language: str = "en") -> str:
    """The sentence of an error, or of a part of one; a text of its own stays as it is."""
    if isinstance(what, IllegalMoveError):
        return refusal_sentence(what, language)
    if isinstance(what, Exception):
        return said(what.args[0], language) if what.args and isinstance(what.args[0], Phrase) else str(what)
    if isinstance(what, str):
        return what
    return say(
        f"error.{what.key}",
        language,
        **{
            name: fact if name == "came" and not isinstance(fact, Phrase) else _told(fact, language)
            for name, fact in what.facts.items()
        },
    )


def _told(fact: Any, language: str) -> Any:
    if isinstance(fact, Phrase | Exception):
        return said(fact, language)
    if isinstance(fact, list | tuple) and all(isinstance(each, str) for each in fact) and fact:
        return say("error.or", language).join(fact)
    return fact


def short(error: Exception, language: str = "en") -> str:
    """Without the name of the field it stands at; of a drawing only what is wrong with it."""
    phrase = error.args[0] if error.args else ""
    if isinstance(phrase, Phrase) and phrase.key == "as_drawing":
        return short(phrase.facts["drawing"], language)
    if isinstance(phrase, Phrase) and phrase.key == "expected":
        wanted = {name: phrase.facts[name] for name in ("wanted", "came")}
        return said(Phrase("expected_here", **wanted), language)
    text = said(error, language)
    return text[:1].upper() + text[1:] + "."
