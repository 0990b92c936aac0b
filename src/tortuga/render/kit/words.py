"""Positions, moves and refusals in words."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.kit.game import Position
from tortuga.games.kit.moves import Step
from tortuga.i18n import amount, translate


def seat_names(players: int, names: Sequence[str] | None, language: str = "en") -> list[str]:
    """The names given, and for other seats their number."""
    given = list(names or ())
    return [
        given[seat] if seat < len(given) else translate("seat-name", language, seat=seat) for seat in range(players)
    ]


# -- names of things ---------------------------------------------------------------------------------------------------


def phase_name(game: str, phase: str, language: str = "en") -> str:
    """What the game waits for, in one word or two."""
    return translate(f"phase-{game}-{phase}", language)


def phase_help(game: str, phase: str, language: str = "en") -> str:
    """The rules of a phase in a few lines."""
    return translate(f"phase_help-{game}-{phase}", language)


def option_help(game: str, option: str, language: str = "en") -> str:
    """One line on what an option does."""
    return translate(f"option-{game}-{option}", language)


# -- sentences ---------------------------------------------------------------------------------------------------------


def move_sentence(position: Position, step: Step, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A step in words: `Anna buys red 4`, `the pile shows blue 6`."""
    who = seat_names(position.players, names, language)
    if position.NAME == "einauge":
        from tortuga.render.einauge import sentences as sentences_einauge

        return sentences_einauge.sentence(position, step, who, language)
    from tortuga.render.barrakuda import sentences as sentences_barrakuda

    return sentences_barrakuda.sentence(step, who, language)


def move_label(position: Position, action: int, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A move as one would ask for it: `buy red 4`."""
    who = seat_names(position.players, names, language)
    if position.NAME == "einauge":
        from tortuga.render.einauge import sentences as sentences_einauge

        return sentences_einauge.label(position, action, language)
    from tortuga.render.barrakuda import sentences as sentences_barrakuda

    return sentences_barrakuda.label(action, who, language)


def move_number(position: Position, action: int) -> int | None:
    """The number a move has for players by itself: of a card or a wreck of Barrakuda."""
    if position.NAME != "barrakuda":
        return None
    from tortuga.render.barrakuda.sentences import number_of

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
    from tortuga.render.barrakuda.sentences import wreck_sentences

    return wreck_sentences(position.options, language)
