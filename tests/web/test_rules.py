"""The rules pages: every § in every language, and figures that are the rules' own."""

from __future__ import annotations

import html
import re

import pytest
from fastapi.testclient import TestClient

from tests.games.sections import sections
from tortuga.games import GAMES
from tortuga.i18n import ids, languages, translate
from tortuga.web.app import create_app
from tortuga.web.pages.rulebook.example import book_of, example
from tortuga.web.pages.rulebook.examples_einauge import majorities
from tortuga.web.pages.rulebook.prose import prose
from tortuga.web.pages.rulebook.sources import source
from tortuga.web.settings import Settings


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], str]:
    """Both rulebooks in all languages, from one application."""
    app = create_app(Settings(database=str(tmp_path_factory.mktemp("rules") / "tables.sqlite3"), bot_pause=0))
    with TestClient(app, headers={"accept": "text/html"}) as client:
        return {(game, tongue): told(client, f"/rules/{game}", tongue) for game in GAMES for tongue in languages()}


Books = dict[tuple[str, str], str]


def told(browser: TestClient, path: str, language: str = "en") -> str:
    answer = browser.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return html.unescape(answer.text)


# -- the pages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_the_rulings_has_its_place(books: Books, game: str, language: str) -> None:
    page = books[game, language]
    assert not [mark for mark in sections(game) if page.count(f'id="{mark}"') != 1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_link_within_the_page_leads_somewhere(books: Books, game: str, language: str) -> None:
    page = books[game, language]
    places = set(re.findall(r'id="([^"]+)"', page))
    linked = set(re.findall(r'<a [^>]*href="#([^"]+)"', page))
    assert linked and not linked - places


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_its_chapters_options_and_language(books: Books, game: str, language: str) -> None:
    page = books[game, language]
    wanted = [translate(f"rulebook-{game}-title-{one.name}", language) for one in book_of(game).CHAPTERS]
    wanted += [translate(f"option-{game}-{option.name}", language)[1:] for option in GAMES[game].options]
    assert f'<html lang="{language}"' in page and not [text for text in wanted if text not in page]


def test_no_chapter_and_no_example_has_words_to_spare() -> None:
    for game in GAMES:
        names = {one.name for one in book_of(game).CHAPTERS}
        for family in ("title", "text"):
            assert {key for key in ids() if key.startswith(f"rulebook-{game}-{family}-")} == {
                f"rulebook-{game}-{family}-{name}" for name in names
            }
        shown = {f"rulebook-{game}-example-{name}" for one in book_of(game).CHAPTERS for name in one.examples}
        assert {key for key in ids() if key.startswith(f"rulebook-{game}-example-")} == shown


def test_the_rules_are_linked_where_people_are(browser: TestClient) -> None:
    for path in ("/", "/new?game=barrakuda", "/rules"):
        page = told(browser, path)
        assert 'href="/rules/barrakuda"' in page and 'href="/learn/barrakuda"' in page


def test_there_are_no_rules_of_other_games(browser: TestClient) -> None:
    assert browser.get("/rules/chess").status_code == browser.get("/learn/chess").status_code == 404


def test_a_language_chosen_on_the_rules_leads_back_to_them(browser: TestClient) -> None:
    assert '<input type="hidden" name="next" value="/rules/einauge">' in told(browser, "/rules/einauge")


# -- figures -----------------------------------------------------------------------------------------------------------


def test_barbara_is_paid_what_the_rulings_say() -> None:
    """E6: "ducats/sabres/jewels 20/2/1 → 17/3/1 → 16/5/1 → 11/7/3"."""
    seats = [scene.view["state"]["seats"][0] for scene in example("einauge", "rows", "en").scenes]
    held = ["/".join(str(seat[kind]) for kind in ("ducats", "sabres", "jewels")) for seat in seats]
    assert held == ["20/2/1", "17/3/1", "16/5/1", "11/7/3"]
    assert all(numbers in sections("einauge")["E6"] for numbers in held)


def test_majorities_are_those_of_the_rulings() -> None:
    """E6: "Chests → jewels"."""
    text = sections("einauge")["E6"].replace(" ", "")
    for chests, lapses, shared in majorities():
        wanted = f"({','.join(map(str, chests))})→({','.join(map(str, lapses))})"
        assert wanted in text
        assert lapses == shared or f"{wanted}/({','.join(map(str, shared))})" in text


def test_the_whole_turn_is_that_of_the_rulings() -> None:
    """B8: "Green drops 3, keeps 1 in the vault"; "Blue, alone on 4, collects 3"."""
    lines = " ".join(example("barrakuda", "whole", "en").lines)
    assert "from wreck 6 to wreck 3" in lines and "Gustav loses 3 gold" in lines and "Ben is alone; +3 gold" in lines


def test_the_fork_ends_where_the_rulings_say() -> None:
    """B8: "5 → 4 → 3 (not 2, 6)"."""
    assert "from wreck 5 to wreck 3" in " ".join(example("barrakuda", "fork", "en").lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_provenance_is_told_in_every_language(game: str, language: str) -> None:
    cards = GAMES[game].rules.options_type.of(2).cards
    things = [*cards.islands, cards.ship] if game == "einauge" else [*cards.base, *cards.alternative]
    known = {text for thing in things for _, text in thing.provenance}
    assert known and not [text for text in known if language != "en" and source(text, language) == text]


def test_a_provenance_of_somebodys_own_is_told_as_written() -> None:
    assert source("from my box", "de") == "from my box"


def test_prose_is_escaped() -> None:
    assert str(prose("- a *b* <i>\n- E3.2")) == (
        '<ul><li>a <b>b</b> &lt;i&gt;</li><li><a class="mark-link" href="#E3.2">E3.2</a></li></ul>'
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_example_reads_without_scripts(books: Books, game: str) -> None:
    setup = example(game, "setup", "en").scenes[0]
    page = books[game, "en"]
    assert setup.text in page and f'aria-label="{setup.words}"' in page
