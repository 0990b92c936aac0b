"""Words: every sentence for people, from locale/<language>.toml, for the pages from locale/web/ and locale/rules/.

A key is the way through the tables of these files, with dots. Whatever is said with a number has the forms `one` and
`other`; which numbers take `one` is itself a line of the locale.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from tortuga.games.kit.errors import IllegalMoveError, OptionError, expected
from tortuga.games.kit.game import Position
from tortuga.games.kit.moves import Step


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


def seat_names(players: int, names: Sequence[str] | None, language: str = "en") -> list[str]:
    """The names given, and for other seats their number."""
    given = list(names or ())
    return [given[seat] if seat < len(given) else say("seat.name", language, seat=seat) for seat in range(players)]


# -- names of things ---------------------------------------------------------------------------------------------------


def phase_name(game: str, phase: str, language: str = "en") -> str:
    """What the game waits for, in one word or two."""
    return say(f"phase.{game}.{phase}", language)


def phase_help(game: str, phase: str, language: str = "en") -> str:
    """The rules of a phase in a few lines."""
    return say(f"phase_help.{game}.{phase}", language)


def option_help(game: str, option: str, language: str = "en") -> str:
    """One line on what an option does."""
    return say(f"option.{game}.{option}", language)


def colour_name(colour: str, language: str = "en") -> str:
    """A colour of Einauge."""
    return say(f"colour.{colour}", language)


@lru_cache(maxsize=4096)
def card_name(card: str, language: str = "en") -> str:
    """A card of Einauge, given as in a record: `red 4`, `ship`."""
    colour, _, name = card.partition(" ")
    return say("card.island", language, colour=colour_name(colour, language), name=name) if name else ship(language)


def ship(language: str = "en") -> str:
    """A ship of Einauge."""
    return say("card.ship", language)


def icon_name(icon: dict[str, Any], language: str = "en") -> str:
    """An icon of a wreck in two or three words."""
    return say(f"icon_name.{icon['action']}", language, x=icon.get("x"))


def icon_short(icon: dict[str, Any], language: str = "en") -> str:
    """The same in at most nine letters, for narrow maps."""
    return say(f"icon_short.{icon['action']}", language, x=icon.get("x"))


def icon_sentence(icon: dict[str, Any], language: str = "en") -> str:
    """What an icon does."""
    return say(f"icon_sentence.{icon['action']}", language, x=icon.get("x"))


def barracuda_card(card: int | str, language: str = "en") -> str:
    """A card of Barrakuda: its number, or the Barracuda card by name."""
    return say("card.barracuda", language) if card == "barracuda" else str(card)


# -- sentences ---------------------------------------------------------------------------------------------------------

_COUNTED = {"price": "ducats", "sabre_price": "sabres"}  # facts that are said with their noun


def refusal_sentence(error: IllegalMoveError, language: str = "en") -> str:
    """Why a move is refused: `buy red 8: it costs 8 ducats; you have 5`."""
    return refused(error.text, refusal_reason(error.game, error.refusal, error.facts, language), language)


@lru_cache(maxsize=8192)
def refused(text: str, reason: str, language: str = "en") -> str:
    """A move with the reason why not."""
    return say("refusal.sentence", language, move=text, reason=reason)


def refusal_reason(game: str, refusal: IntEnum, facts: dict[str, Any], language: str = "en") -> str:
    """The reason alone: `it costs 8 ducats; you have 5`."""
    return sentences(language)[f"refusal.{game}.{refusal.name.lower()}"].format_map(_Told(_told(facts, language)))


class _Told(dict[str, object]):
    """Facts for a sentence; one that was not given is a dash, because a refusal must never fail itself."""

    def __missing__(self, key: str) -> str:
        return "–"


def _told(facts: dict[str, Any], language: str) -> dict[str, object]:
    told: dict[str, object] = {key: value for key, value in facts.items() if value is not None}
    for key, what in _COUNTED.items():
        if key in told:
            told[key] = amount(what, int(facts[key]), language)
    if "colour" in told:
        told["colour"] = colour_name(str(told["colour"]), language)
    if "phase" in told:
        told["phase"] = facts["phase"]
    return told


def move_sentence(position: Position, step: Step, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A step in words: `Anna buys red 4`, `the pile shows blue 6`."""
    who = seat_names(position.players, names, language)
    if position.NAME == "einauge":
        from tortuga.show import sentences_einauge

        return sentences_einauge.sentence(position, step, who, language)
    from tortuga.show import sentences_barrakuda

    return sentences_barrakuda.sentence(step, who, language)


def move_label(position: Position, action: int, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A move as one would ask for it: `buy red 4`."""
    who = seat_names(position.players, names, language)
    if position.NAME == "einauge":
        from tortuga.show import sentences_einauge

        return sentences_einauge.label(position, action, language)
    from tortuga.show import sentences_barrakuda

    return sentences_barrakuda.label(action, who, language)


def move_number(position: Position, action: int) -> int | None:
    """The number a move has for players by itself: of a card or a wreck of Barrakuda."""
    if position.NAME != "barrakuda":
        return None
    from tortuga.show.sentences_barrakuda import number_of

    return number_of(action)


def purse(position: Position, seat: int, language: str = "en") -> str:
    """What a seat can pay with: `11 ducats, 3 sabres, 1 jewel`, or the gold of Barrakuda."""
    state = position.state
    if position.NAME == "einauge":
        held = {kind: int(state[kind][seat]) for kind in ("ducats", "sabres", "jewels")}
        return ", ".join(amount(kind, number, language) for kind, number in held.items())
    return amount("gold", int(state.bag[seat]), language)


def card_sentences(position: Position, language: str = "en") -> list[str]:
    """What the cards of this game do, where they do not say it themselves: the wrecks of Barrakuda, a line an icon."""
    if position.NAME != "barrakuda":
        return []
    from tortuga.show.sentences_barrakuda import wreck_sentences

    return wreck_sentences(position.options, language)
