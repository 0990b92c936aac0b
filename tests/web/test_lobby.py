"""Before the table: the front page, names, the form of a new table."""

from __future__ import annotations

import asyncio
import contextlib
import html
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from tests.web.conftest import HERE
from tests.web.people import TOGETHER, finished, frame, made, played, steps
from tortuga.games.barrakuda.layouts import named
from tortuga.games.barrakuda.options import OPTIONS as BARRAKUDA_OPTIONS
from tortuga.games.einauge.options import EDITIONS
from tortuga.games.einauge.options import OPTIONS as EINAUGE_OPTIONS
from tortuga.i18n import translate
from tortuga.players import usual
from tortuga.tables.commands import Who
from tortuga.tables.schema import tables
from tortuga.web.app import create_app
from tortuga.web.services import again
from tortuga.web.settings import Settings


def text_of(page: Any) -> str:
    return html.unescape(page.text)


# -- the front page ----------------------------------------------------------------------------------------------------


def test_who_comes_first_is_told_what_to_do(browser: TestClient) -> None:
    page = text_of(browser.get("/"))
    for key in ("no_mine", "no_listed", "no_listed_do", "quick", "new", "record"):
        assert translate(f"web-front-{key}") in page
    assert 'href="/new?game=einauge"' in page and 'href="/new?game=barrakuda"' in page


def test_the_language_can_be_changed_and_one_there_is_not_changes_nothing(browser: TestClient) -> None:
    assert 'action="/language"' in browser.get("/").text
    answer = browser.post("/language", data={"language": "de", "next": "/new"})
    assert (answer.status_code, answer.headers["location"], answer.cookies["language"]) == (303, "/new", "de")
    assert "language" not in browser.post("/language", data={"language": "xx"}).headers.get("set-cookie", "")


def test_my_games_show_whose_turn_it_is_and_finished_ones_can_be_looked_at(browser: TestClient) -> None:
    running, over = made(browser, "einauge"), finished(browser, "barrakuda")
    page = text_of(browser.get("/"))
    assert f'href="/t/{running}"' in page and translate("web-front-your_turn") in page
    assert f'href="/t/{over}/replay"' in page and translate("web-front-look") in page
    assert page.index(f"/t/{running}") < page.index(f"/t/{over}")


@pytest.mark.parametrize("path", ["/", "/t/{table}", "/t/{table}/text"])
def test_a_page_that_depends_on_who_asks_is_not_stored(browser: TestClient, path: str) -> None:
    answer = browser.get(path.format(table=made(browser, "einauge")))
    assert answer.headers["cache-control"] == "no-store"


def test_listed_tables_are_offered_to_others_who_can_sit_down(app: Any, browser: TestClient) -> None:
    form = {"game": "barrakuda", "name": "Anne", "players": "2", "layout": "first", "seat0": "me", "seat1": "open"}
    table = browser.post("/tables", data={**form, "listed": "1"}).headers["location"]
    assert f'href="{table}/join"' not in browser.get("/").text  # I sit there
    other = TestClient(app, follow_redirects=False, headers={"origin": "http://testserver", "accept": "text/html"})
    assert f'href="{table}/join"' in other.get("/").text
    answer = other.post(f"{table}/sit", data={"name": "Bo"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert frame(browser, table.removeprefix("/t/"))["status"] == "running"
    assert other.post(f"{table}/sit").headers["location"] == f"{table}?watch=1"  # too late: one can still watch
    assert other.post("/t/nowhere/sit").status_code == 404


def test_a_private_table_is_not_listed(app: Any, browser: TestClient) -> None:
    form = {"game": "einauge", "name": "Anne", "players": "2", "seat0": "me", "seat1": "open", "listed": "0"}
    table = browser.post("/tables", data=form).headers["location"]
    assert table not in TestClient(app).get("/").text


# -- who I am ----------------------------------------------------------------------------------------------------------


def test_a_name_is_taken_and_kept(browser: TestClient) -> None:
    answer = browser.post("/me", data={"name": "  Mary   Read "})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert 'value="Mary Read"' in browser.get("/").text and 'value="Mary Read"' in browser.get("/new").text


def test_a_bad_name_is_refused_at_its_field_and_kept(browser: TestClient) -> None:
    answer = browser.post("/me", data={"name": "x" * 30})
    assert answer.status_code == 422
    assert translate("table-refused-bad_name") in answer.text and f'value="{"x" * 30}"' in answer.text


@pytest.mark.parametrize("elsewhere", ["https://example.org/", "//example.org", "/\\example.org", "x"])
def test_nobody_is_sent_to_another_house(browser: TestClient, elsewhere: str) -> None:
    assert browser.post("/me", data={"name": "Anne", "next": elsewhere}).headers["location"] == "/"


def test_a_request_with_our_cookie_from_elsewhere_is_refused(browser: TestClient) -> None:
    browser.post("/me", data={"name": "Anne"})
    for path in ("/me", "/quick", "/tables", "/records", "/language", "/t/x/sit", "/t/x/play-on", "/t/x/same-deal"):
        assert browser.post(path, headers={"origin": "https://example.org"}).status_code == 403, path


# -- one click ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_one_click_makes_a_table_against_the_usual_bot(browser: TestClient, game: str) -> None:
    answer = browser.post("/quick", data={"game": game})
    assert answer.status_code == 303
    seats = frame(browser, answer.headers["location"].removeprefix("/t/"))["seats"]
    assert {seat["bot"] for seat in seats} == {None, usual(game)}
    assert browser.post("/quick", json={"game": game}).json()["url"].startswith("/t/")
    assert browser.post("/quick", data={"game": "chess"}).status_code == 422


def rival(browser: TestClient, table: str) -> str:
    """The name of the bot at a table of two."""
    return next(str(seat["name"]) for seat in frame(browser, table)["seats"] if seat["bot"])


def adaptive(browser: TestClient, game: str) -> str:
    """A quick game against the bot that adapts."""
    answer = browser.post("/quick", data={"game": game, "level": "adaptive"})
    return str(answer.headers["location"].removeprefix("/t/"))


@pytest.mark.parametrize(("game", "name"), [("einauge", "Jungmann 3/10"), ("barrakuda", "Tuffatore 3/7")])
def test_the_bot_that_adapts_shows_its_level(browser: TestClient, game: str, name: str) -> None:
    assert rival(browser, adaptive(browser, game)) == name


def test_who_loses_to_the_bot_that_adapts_meets_a_weaker_one_next(browser: TestClient) -> None:
    browser.post(f"/api/tables/{adaptive(browser, 'einauge')}/resign", json={})
    assert rival(browser, adaptive(browser, "einauge")) == "Schiffsjunge 1/10"


def test_a_rematch_with_the_bot_that_adapts_adapts(browser: TestClient) -> None:
    table = adaptive(browser, "barrakuda")
    browser.post(f"/api/tables/{table}/resign", json={})
    new = browser.post(f"/api/tables/{table}/rematch", json={}).json()["table"]
    assert rival(browser, new) == "Pesciolino 1/7"


def test_games_against_other_bots_do_not_change_the_bot_that_adapts(browser: TestClient) -> None:
    table = browser.post("/quick", data={"game": "einauge", "level": "gentle"}).headers["location"]
    browser.post(f"/api/tables/{table.removeprefix('/t/')}/resign", json={})
    assert rival(browser, adaptive(browser, "einauge")) == "Jungmann 3/10"


@pytest.mark.parametrize("level", ["gentle", "fair", "strong", "adaptive"])
def test_the_form_of_a_new_table_offers_bots_by_strength(browser: TestClient, level: str) -> None:
    assert f'value="bot {level}"' in browser.get("/new?game=einauge").text
    table = made(browser, "einauge", device="own", seat1=f"bot {level}")
    assert rival(browser, table)


def test_a_new_table_of_barrakuda_is_offered_with_a_random_layout(browser: TestClient) -> None:
    page = browser.get("/new?game=barrakuda").text
    assert re.findall(r'name="layout" value="(\w+)" checked', page) == ["random"]


def test_a_quick_game_of_barrakuda_has_a_random_layout(browser: TestClient) -> None:
    table = browser.post("/quick", data={"game": "barrakuda"}).headers["location"].removeprefix("/t/")
    assert steps(browser, table)[0].startswith("~ layout")


def test_a_table_made_by_the_api_has_the_first_layout(browser: TestClient) -> None:
    token = browser.post("/api/users", json={"name": "Program"}).json()["token"]
    asked = {"game": "barrakuda", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "Sub"}]}
    answer = browser.post("/api/tables", json=asked, headers={"authorization": f"Bearer {token}"})
    assert steps(browser, answer.json()["table"]) == []


@pytest.mark.parametrize("number", [1, 2])
def test_alternative_wrecks_can_be_drawn_at_random(browser: TestClient, number: int) -> None:
    table = made(browser, "barrakuda", layout="first", wrecks_drawn=str(number), turn_limit="1")
    assert played(browser, table)["status"] == "over"
    assert len(browser.get(f"/api/tables/{table}/fairness").json()["options"]["wrecks"]) == number


def test_the_form_invites_owners_of_the_box_to_type_in_their_wrecks(browser: TestClient) -> None:
    page = browser.get("/new?game=barrakuda").text
    assert f'{translate("web-create-wrecks_own")} <a href="/workshop/barrakuda">' in page


def test_the_form_offers_to_draw_who_begins(browser: TestClient) -> None:
    offered = re.findall(r'name="start" value="(\w+)"( checked)?', browser.get("/new?game=einauge").text)
    assert offered == [("drawn", " checked"), ("youngest", ""), ("as_seated", "")]


def test_the_youngest_begins(browser: TestClient) -> None:
    now = frame(browser, made(browser, "einauge", start="youngest", youngest="1"))
    assert [seat["name"] for seat in now["seats"]] == ["Jack", "Anne"]


def test_the_log_tells_who_was_drawn_to_begin(browser: TestClient) -> None:
    said = [
        message["id"]
        for entry in frame(browser, made(browser, "einauge", start="drawn"))["log"]
        for message in entry["say"]
    ]
    assert "web-table-begins_drawn" in said


# -- the form ----------------------------------------------------------------------------------------------------------

EINAUGE = [
    *({"edition": edition} for edition in EDITIONS),
    *({"selling": value} for value in ("free", "when_short")),
    *({"end": value} for value in ("finish_round", "others_once_more")),
    *({"ties": value} for value in ("one_lapses", "shared_places")),
    *({"colour_bonus": value} for value in ("off", "added", "instead")),
    {"colours_out": ["red", "sky", "black"]},
    {"clock": "86400", "listed": "1"},
]
FROM_A_LIST = ("players", "clock", "seats", "start", "declining")  # fields whose list lacks a wrong value
BARRAKUDA = [
    *({"layout": layout} for layout in (*named(), "random")),
    {"layout": "own", "drawing": ". 1 . / 2 3 4 / . 5 . / . 6 ."},
    {"layout": "first", "goal": "10", "turn_limit": "0"},
    {"layout": "first", "wrecks": ["3", "5"]},
    {"layout": "first", "declining": "allowed"},
    {
        "layout": "first",
        "teams": "on",
        "players": "4",
        **{f"seat{n}": "me" for n in range(4)},
        "name2": "C",
        "name3": "D",
    },
]


@pytest.mark.parametrize(
    ("game", "form"), [*(("einauge", form) for form in EINAUGE), *(("barrakuda", form) for form in BARRAKUDA)]
)
def test_a_table_can_be_made_with_every_option(browser: TestClient, game: str, form: dict[str, Any]) -> None:
    now = frame(browser, made(browser, game, **form))
    assert (now["table"]["game"], now["status"]) == (game, "running")
    assert [seat["name"] for seat in now["seats"]][:2] == ["Anne", "Jack"]


@pytest.mark.parametrize(("game", "options"), [("einauge", EINAUGE_OPTIONS), ("barrakuda", BARRAKUDA_OPTIONS)])
def test_the_form_offers_every_option_with_a_line_on_what_it_does(
    browser: TestClient, game: str, options: tuple[Any, ...]
) -> None:
    page = text_of(browser.get(f"/new?game={game}"))
    for option in options:
        if option.name in ("cards", "layout"):  # a file of this machine is not for guests; a layout has pictures
            continue
        line = translate(f"option-{game}-{option.name}")
        assert f'name="{option.name}"' in page and line[0].upper() + line[1:] in page
    assert 'name="cards"' not in page


def test_options_reach_the_game(browser: TestClient) -> None:
    table = made(browser, "barrakuda", layout="own", drawing="1 2 3 4 5 6", goal="5", wrecks=["2"])
    options = frame(browser, table)["table"]["options"]
    assert (options["layout"], options["goal"], options["wrecks"]) == ("1 2 3 4 5 6", 5, [2])


@pytest.mark.parametrize(
    ("game", "form", "field", "sentence"),
    [
        ("barrakuda", {"layout": "first", "goal": "99"}, "goal", "Expected a whole number from 1 to 30; 99 came."),
        ("barrakuda", {"layout": "first", "turn_limit": "-1"}, "turn_limit", "Expected a whole number from 0"),
        ("barrakuda", {"layout": "first", "teams": "on"}, "teams", "Expected off, or 4 players; '2 players' came."),
        ("barrakuda", {"layout": "first", "wrecks": ["1", "2", "3"]}, "wrecks", "one or two different numbers"),
        ("barrakuda", {"layout": "first", "declining": "on"}, "declining", "Expected never or allowed"),
        ("barrakuda", {"layout": "own", "drawing": "1 2 3"}, "layout", "Expected each number from 1 to 6 once"),
        ("einauge", {"colours_out": ["red"]}, "colours_out", "Expected random or exactly 3 different colours"),
        ("einauge", {"players": "9"}, "players", "Expected a whole number from 2 to 5; 9 came."),
        ("einauge", {"start": "dice"}, "start", "Who begins is one of drawn, youngest, as_seated; dice came."),
        ("einauge", {"start": "youngest", "youngest": "2"}, "start", "The youngest sits on a seat from 0 to 1."),
        ("einauge", {"clock": "2"}, "clock", "A clock has from 5 to"),
        ("einauge", {"name": ""}, "name", translate("table-refused-bad_name")),
        ("einauge", {"device": "own"}, "seats", translate("web-create-one_seat_only")),
        ("einauge", {"seat1": "bot Nobody"}, "seats", "There is no Nobody."),
    ],
)
def test_what_is_refused_is_said_at_its_field_and_nothing_typed_is_lost(
    browser: TestClient, game: str, form: dict[str, Any], field: str, sentence: str
) -> None:
    answer = browser.post("/tables", data={"game": game, **TOGETHER, "name1": "Calico Jack", **form})
    page = text_of(answer)
    assert answer.status_code == 422
    said = page.split(f'id="wrong-{field}" role="alert">')[1].split("</p>")[0]
    assert sentence in said
    assert 'value="Calico Jack"' in page
    for name, value in form.items():
        for each in value if isinstance(value, list) else [value]:
            if field not in FROM_A_LIST:
                assert f'value="{each}"' in page, name


def test_a_seat_for_another_device_stays_open(browser: TestClient) -> None:
    form = {"game": "einauge", "name": "Anne", "players": "3", "device": "own"}
    answer = browser.post("/tables", data={**form, "seat0": "open", "seat1": "me", "seat2": "bot Matrose"})
    now = frame(browser, answer.headers["location"].removeprefix("/t/"))
    assert [(seat["open"], seat["bot"]) for seat in now["seats"]] == [(True, None), (False, None), (False, "Matrose")]
    assert now["status"] == "open"


# -- danger ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", named().values(), ids=lambda layout: layout.name)
def test_the_danger_of_a_drawing_is_told(browser: TestClient, layout: Any) -> None:
    answer = browser.get("/layouts/danger", params={"drawing": layout.drawing}).json()
    assert answer["ok"] and answer["danger"] == layout.danger
    assert f"{layout.danger:.2f}%" in answer["text"]


@pytest.mark.parametrize(
    ("drawing", "wrong"), [("", "each number"), ("1 2 3 / . . . / 4 5 6", "into one piece"), ("1 2 x", "numbers 1–6")]
)
def test_what_is_wrong_with_a_drawing_is_told(browser: TestClient, drawing: str, wrong: str) -> None:
    answer = browser.get("/layouts/danger", params={"drawing": drawing}).json()
    assert not answer["ok"] and wrong in answer["error"]


# -- faults ------------------------------------------------------------------------------------------------------------


def test_faults_have_pages_with_a_way_back_and_programs_get_json(app: Any, browser: TestClient) -> None:
    missing = browser.get("/nowhere")
    assert (
        missing.status_code == 404 and translate("web-missing-heading") in missing.text and 'href="/"' in missing.text
    )
    not_understood = browser.get(f"/t/{finished(browser, 'barrakuda')}/replay?move=x")
    assert not_understood.status_code == 422 and translate("web-error-heading_422") in not_understood.text
    assert browser.get("/api/tables/nowhere").json()["detail"]["reason"] == "no_such_table"
    german = {"accept-language": "de"}
    nothing, wrong_door = browser.get("/api/nowhere", headers=german), browser.delete("/api/games", headers=german)
    assert nothing.json()["detail"] == {"reason": "not_found", "text": translate("web-missing-text", "de")}
    assert wrong_door.json()["detail"] == {
        "reason": "method_not_allowed",
        "text": translate("web-error-text_405", "de"),
    }

    async def storm() -> None:
        raise RuntimeError("secret")

    app.add_api_route("/storm", storm)
    calm = TestClient(app, raise_server_exceptions=False, headers={"accept": "text/html"})
    failed = calm.get("/storm")
    assert (
        failed.status_code == 500 and translate("web-error-heading_500") in failed.text and "secret" not in failed.text
    )
    assert "default-src 'none'" in failed.headers["content-security-policy"]
    told = TestClient(app, raise_server_exceptions=False).get("/storm", headers={"accept-language": "fr"})
    assert told.json()["detail"]["text"] == translate("web-error-text_500", "fr")


def test_rematches_asked_for_at_once_make_one_table(browser: TestClient) -> None:
    table, services, portal = finished(browser, "einauge"), browser.app.state.services, browser.portal  # type: ignore[attr-defined]

    async def five() -> set[str]:
        anna = Who(str((await services.host.table(table)).seats[0].user), "Anna")
        return {found.id for found in await asyncio.gather(*(again(services, anna, table) for _ in range(5)))}

    assert portal is not None
    new = portal.call(five)
    rows = portal.call(services.host.writer.ask, lambda storage: storage._run(select(tables.c.id)))
    assert {row.id for row in rows} == {table, *new} and len(new) == 1


def test_a_table_that_cannot_be_read_does_not_hide_the_front_page(tmp_path: Path) -> None:
    database, headers = tmp_path / "tables.sqlite3", {"origin": HERE, "accept": "text/html"}
    with TestClient(create_app(Settings(database=str(database))), base_url=HERE, headers=headers) as browser:
        browser.post("/quick", data={"game": "einauge"})
        cookies = browser.cookies
    with contextlib.closing(sqlite3.connect(database)) as log, log:
        log.execute("UPDATE events SET body = '{' WHERE seq = 1")
    with TestClient(create_app(Settings(database=str(database))), base_url=HERE, cookies=cookies) as browser:
        assert browser.get("/").status_code == 200
