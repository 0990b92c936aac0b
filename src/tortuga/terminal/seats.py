"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.kit.errors import OptionError, expected
from tortuga.i18n import translate
from tortuga.players import Bot, bot, listed, names, usual

HUMAN = "human"


def bot_of(word: str, game: str) -> Bot | None:
    """The bot a seat's word means, or None for a person; a word that is neither is refused."""
    if word.partition(":")[0].casefold() == HUMAN:
        return None
    if (name := listed(game, word)) is not None:
        return bot(name)
    wanted = f"{HUMAN}, {HUMAN}:NAME or a bot ({', '.join(names(game))})"
    raise OptionError(expected("seat", wanted, word))


def filled(words: Sequence[str], players: int, game: str) -> list[str]:
    """A word for every seat: without any, a person against the strongest quick bots."""
    given = list(words) or [HUMAN]
    if len(given) > players:
        raise OptionError(expected("seats", f"at most {players}, as many as players", len(given)))
    return given + [usual(game)] * (players - len(given))


def names_of(words: Sequence[str], game: str, language: str) -> list[str]:
    """What everybody is called: people by the name they gave, or a captain's; bots by theirs. No name comes twice."""
    people = sum(bot_of(word, game) is None for word in words)
    captains = iter(translate("seat-humans", language).split() if people > 1 else [translate("seat-human", language)])
    taken: list[str] = []
    for word in words:
        player = bot_of(word, game)
        name = player.name if player else word.partition(":")[2].strip() or next(captains)
        taken.append(_unlike(name, taken, language))
    return taken


def _unlike(name: str, taken: list[str], language: str) -> str:
    if name not in taken:
        return name
    numbered = (translate("seat-again", language, name=name, number=number) for number in range(2, 10))
    return next(other for other in numbered if other not in taken)


def words_of(saved: Sequence[str], game: str) -> list[str]:
    """Who sat where in a saved game: bots are known by their names, with or without a number; others are people."""
    words = []
    for name in saved:
        stem, _, number = name.rpartition(" ")
        plain = stem if stem and number.isdecimal() else name
        words.append(listed(game, plain) or f"{HUMAN}:{name}")
    return words
