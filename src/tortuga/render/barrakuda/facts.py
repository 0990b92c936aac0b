"""What drawings of Barrakuda say beside the plain state: the wrecks in the game, their icons, pawns, who is first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.games.barrakuda.tables import Numbers
from tortuga.games.kit.errors import Message
from tortuga.i18n import translate

SLOTS = ("special", "general", "stop")
BANK = "bank"
Wreck = dict[str, Any]


def wrecks_of(options: Any) -> dict[int, Wreck]:
    """The wreck cards in the game by number: base cards, or alternative ones where they were exchanged."""
    wrecks = (with_limit(wreck.plain(), options.cards.numbers.bank_limit) for wreck in options.cards_in_play)
    return dict(enumerate(wrecks, start=1))


def with_limit(wreck: Wreck, limit: int) -> Wreck:
    """A plain wreck card whose icons of a bank say how much it takes (B5.1)."""
    return {slot: {**sign, "limit": limit} if sign and sign["action"] == BANK else sign for slot, sign in wreck.items()}


def tags_of(names: Sequence[str]) -> list[str]:
    """A sign for each seat: the first letter of its name, or its number if letters or numbers would be mistaken."""
    letters = [name[:1].upper() for name in names]
    if len(set(letters)) == len(letters) and all(letter.isalpha() for letter in letters):
        return letters
    return [str(seat) for seat in range(len(names))]


def row_lengths(plain: dict[str, Any]) -> list[int]:
    """B3.4: the cards in each row, as read at the start of the actions while they last."""
    if plain["wreck"]:
        return list(plain["initiative"])
    return [len(seat["row"]) for seat in plain["seats"]]


def initiative(plain: dict[str, Any]) -> list[tuple[int, list[int]]]:
    """The seats in groups by the length of their rows, the shortest first."""
    lengths = row_lengths(plain)
    return [(length, [seat for seat, own in enumerate(lengths) if own == length]) for length in sorted(set(lengths))]


def neighbours(near: list[list[int]]) -> dict[int, list[int]]:
    """The wrecks beside each wreck."""
    return {wreck: sorted(a + b - wreck for a, b in near if wreck in (a, b)) for wreck in range(1, 7)}


def vault_of(plain: dict[str, Any], seat: int) -> int:
    """The gold in the vault of a seat, or of its team."""
    vaults = plain["vaults"]
    return int(vaults[seat if len(vaults) == plain["players"] else seat % 2])


def waiting(plain: dict[str, Any]) -> list[int]:
    """The seats that have yet to choose a card."""
    return [seat for seat, values in enumerate(plain["seats"]) if values["chosen"] is None]


def icon_number(icon: dict[str, Any]) -> Any:
    """The number X of an icon; of a bank how much it takes, as printed if it does not say so."""
    return icon.get("limit", Numbers.bank_limit) if icon["action"] == BANK else icon.get("x")


def number_words(cards: Any) -> dict[str, Message | str]:
    """B0: the numbers that texts about the rules need: how far the fish swims, `1 or 2`."""
    *others, last = [str(shown) for shown in sorted(set(cards.numbers.distance_die))]
    return {"distances": Message("word-or", first=", ".join(others), last=last) if others else last}


def icon_name(icon: dict[str, Any], language: str = "en") -> str:
    """An icon of a wreck in two or three words."""
    return translate(f"icon_name-{icon['action']}", language, x=icon_number(icon))


def icon_short(icon: dict[str, Any], language: str = "en") -> str:
    """An icon in at most nine letters, for narrow maps."""
    return translate(f"icon_short-{icon['action']}", language, x=icon_number(icon))


def icon_sentence(icon: dict[str, Any], language: str = "en") -> str:
    """What an icon does."""
    return translate(f"icon_sentence-{icon['action']}", language, x=icon_number(icon))
