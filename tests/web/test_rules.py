"""The rules pages: every § in every language, and figures that are the rules' own."""

from __future__ import annotations

import html
import re

import pytest
from fastapi.testclient import TestClient

from tests.games.sections import sections
from tests.web.people import frame
from tortuga.games import GAMES
from tortuga.i18n import ids, languages, translate
from tortuga.render.kit.words import story
from tortuga.tables.table import Seat, Table
from tortuga.web.app import create_app
from tortuga.web.guide.barrakuda import guide
from tortuga.web.guide.pages import seed_of
from tortuga.web.rulebook.example import book_of, example
from tortuga.web.rulebook.examples_einauge import majorities
from tortuga.web.rulebook.prose import prose
from tortuga.web.rulebook.sources import source
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
    held = [re.findall(r"<b>(\d+)</b>", str(scene)) for scene in example("einauge", "rows", "en").scenes]
    assert ["/".join(numbers) for numbers in held] == ["20/2/1", "17/3/1", "16/5/1", "11/7/3"]
    assert all("/".join(numbers) in sections("einauge")["E6"] for numbers in held)


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
    assert "from wreck 6 to wreck 3" in lines and "Gustav: bag 3 → 0" in lines and "Ben: bag 2 → 5" in lines


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


# -- the guided game ---------------------------------------------------------------------------------------------------


def learning(browser: TestClient, game: str) -> str:
    answer = browser.post(f"/learn/{game}")
    assert answer.status_code == 303
    return str(answer.headers["location"].removeprefix("/t/"))


def panel(browser: TestClient, table: str) -> str:
    page = html.unescape(browser.get(f"/t/{table}").text)
    return page[page.index('<details id="guide"') : page.index("</details>", page.index('id="guide"'))]


def done(browser: TestClient, table: str, move: str) -> None:
    body = {"move": move, "version": frame(browser, table)["version"]}
    assert browser.post(f"/api/tables/{table}/move", json=body).status_code == 200


@pytest.mark.parametrize(("game", "language"), [("einauge", "en"), ("einauge", "de"), ("barrakuda", "fr")])
def test_a_guided_game_begins_with_its_first_lesson(browser: TestClient, game: str, language: str) -> None:
    browser.cookies.set("language", language)
    assert translate(f"guide-{game}-title-first", language) in panel(browser, learning(browser, game))


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_of_a_guided_game_is_known(browser: TestClient, game: str) -> None:
    dealt = [str(step) for step in GAMES[game].rules(2, seed=seed_of(game)).steps]
    assert frame(browser, learning(browser, game))["steps"] == dealt


def test_the_guide_tells_what_the_row_paid_and_goes_on(browser: TestClient) -> None:
    table = learning(browser, "einauge")
    assert "Try black 5: it costs 5 ducats and at once pays 1 sabre, 2 ducats." in panel(browser, table)
    done(browser, table, "buy black 5")
    assert "Your black row paid 1 sabre, 2 ducats." in panel(browser, table)
    assert "black 7 takes 3 sabres, and you have 3 sabres" in panel(browser, table)
    done(browser, table, "fight black 7")
    assert "Your black row paid 1 sabre, 2 ducats, 1 jewel." in panel(browser, table)
    assert translate("guide-einauge-title-lay") in panel(browser, table)


def test_the_guide_accepts_another_move_than_the_one_it_names(browser: TestClient) -> None:
    table = learning(browser, "einauge")
    done(browser, table, "buy yellow 3")
    assert "Your yellow row paid 1 sabre." in panel(browser, table)


def test_a_sealed_choice_is_explained(browser: TestClient) -> None:
    table = learning(browser, "barrakuda")
    done(browser, table, "dive 4")
    now = frame(browser, table)
    key = "sealed" if now["chosen"] else "fish"
    assert translate(f"guide-barrakuda-title-{key}") in panel(browser, table)


@pytest.mark.parametrize("language", languages())
def test_the_guide_tells_what_a_turn_of_barrakuda_brought(language: str) -> None:
    game, table = GAMES["barrakuda"].rules(2, seed=16), Table("t")
    game.push("dive 4", 0)
    game.push("dive 5", 1)
    table.seats, table.moved = [Seat(name="Ann"), Seat(name="Ben")], [(1, [str(step) for step in game.steps])]
    *_, fish, own, _ = story(game, table.names, 0, language)
    assert guide(table, game, 0, language).news == (fish[:1].upper() + fish[1:], own)


def test_ordinary_tables_have_no_guide(browser: TestClient) -> None:
    answer = browser.post("/quick", data={"game": "einauge"})
    assert 'id="guide"' not in browser.get(answer.headers["location"]).text


def test_a_running_guided_game_is_offered_again(browser: TestClient) -> None:
    table = learning(browser, "einauge")
    assert f'href="/t/{table}"' in told(browser, "/learn/einauge")
