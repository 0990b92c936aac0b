"""Messages in every language: the same ids and arguments, plurals and numbers by CLDR."""

from __future__ import annotations

import re

import pytest

from tests.i18n.files import found, messages
from tortuga import i18n
from tortuga.games.kit.errors import OptionError

OTHERS = [language for language in i18n.languages() if language != "en"]
COUNTED = [
    (language, key) for language in i18n.languages() for key in messages(language) if found(language, key).counted
]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_the_english_one(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_arguments_of_the_english_one(language: str) -> None:
    assert [key for key in messages("en") if found(language, key).arguments != found("en", key).arguments] == []


def text_of(language: str, key: str, number: int) -> str:
    """A message with *number* for everything it counts, and for other arguments their names."""
    about = found(language, key)
    given: dict[str, object] = {name: f"<{name}>" for name in about.arguments}
    given |= {name: min(words) for name, words in about.chosen.items()}
    return i18n.translate(key, language, **given | dict.fromkeys(about.counted, number))


@pytest.mark.parametrize(("language", "key"), COUNTED)
def test_one_and_two_of_something_are_said_differently(language: str, key: str) -> None:
    one, two = text_of(language, key, 1), text_of(language, key, 2)
    assert one != re.sub(r"\b2\b", "1", two)


@pytest.mark.parametrize("language", i18n.languages())
def test_every_message_can_be_said(language: str) -> None:
    """Numbers where they are counted or formatted, texts elsewhere; a broken reference would raise."""
    for key in messages(language):
        about = found(language, key)
        numbers = dict.fromkeys(about.arguments, 3)
        assert i18n.translate(key, language, **numbers)


def test_a_german_number_has_a_decimal_comma() -> None:
    assert "28,10 %" in i18n.translate("web-create-danger", "de", percent=0.281, water="ruhig").replace("\xa0", " ")


def test_none_is_plural_in_english_and_singular_in_french() -> None:
    assert i18n.amount("ducats", 0) == "0 ducats"
    assert i18n.amount("ducats", 0, "fr") == "0 ducat"


@pytest.mark.parametrize(("number", "sentence"), [(0, "0 ducats"), (1, "1 ducat"), (2, "2 ducats")])
def test_numbers_have_their_nouns(number: int, sentence: str) -> None:
    assert i18n.amount("ducats", number) == sentence


def test_a_missing_argument_raises() -> None:
    with pytest.raises(LookupError, match="seat-name"):
        i18n.translate("seat-name")


@pytest.mark.parametrize("name", ["9" * 5000, 10**100])
def test_a_long_argument_is_said_all_the_same(name: object) -> None:
    assert i18n.translate("seat-name", seat=name).startswith("seat 1" if name == 10**100 else "seat 9")


def test_an_unknown_message_raises() -> None:
    with pytest.raises(LookupError):
        i18n.translate("no-such-message")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(OptionError, match=r"language: expected .*en.*'xx' came"):
        i18n.translate("word-and", "xx")
