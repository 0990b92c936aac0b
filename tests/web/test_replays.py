"""Looking back: every stop of a game, its record, and tables made from it."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import statistics
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.games.play import CASES, name_of
from tests.games.play import played as played_out
from tests.project.tree import ROOT
from tests.web.people import finished, frame, made, played, steps
from tortuga.games import GAMES
from tortuga.games.kit import json_record, record
from tortuga.games.kit.record import Record
from tortuga.i18n import translate
from tortuga.web.pages.lookback import KEPT_RECORDS, Shelf, of_record, stops_of

GOLDEN = sorted((ROOT / "tests" / "golden" / "games").glob("*.txt"))
MOST_STEPS = 4000  # of a record that is brought
MOST_BYTES = 80_000  # of its replay, compressed


def brought(browser: TestClient, text: str) -> Any:
    return browser.post("/records", files={"record": ("game.txt", text)})


def read(browser: TestClient, home: str) -> Record:
    return record.read(browser.get(f"{home}/record.txt").text)


def states(browser: TestClient, home: str, **asked: int) -> dict[str, Any]:
    """All that the page gets of a game."""
    address = home.replace("/t/", "/api/tables/") + "/replay" if home.startswith("/t/") else f"/api{home}"
    found: dict[str, Any] = browser.get(address, params=asked).json()
    return found


def unfolded(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The state of every stop, as static/pages/stops.js puts it together."""
    state, found = replay["view"]["state"], []
    for stop in replay["stops"]:
        for step in stop["steps"]:
            state = {**state, **step["state"]}
        found.append(state)
    return found


# -- stops -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_one_stops_before_moves_and_never_between_secret_choices(path: Path) -> None:
    game = record.read(path.read_text(encoding="utf-8")).game
    stops = stops_of(game)
    assert stops[-1] == len(game.steps) and list(stops) == sorted(set(stops))
    for stop in stops[:-1]:
        assert game.steps[stop].seat is not None
        plain = game.at(stop).plain()
        if plain["phase"] == "choose":
            assert stop == 0 or game.at(stop - 1).plain()["phase"] != "choose" or game.steps[stop - 1].seat is None


# -- the page and its states -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_stop_has_its_state(browser: TestClient, game: str) -> None:
    table = finished(browser, game)
    whole = read(browser, f"/t/{table}").game
    wanted = [whole.view(None, at=stop).plain() for stop in stops_of(whole)]
    assert unfolded(states(browser, f"/t/{table}")) == json.loads(json.dumps(wanted))


@pytest.mark.parametrize("game", GAMES)
def test_a_stop_says_who_is_to_decide(browser: TestClient, game: str) -> None:
    home = f"/t/{finished(browser, game)}"
    replay, whole = states(browser, home), read(browser, home).game
    asked, found = replay["view"]["to_act"], []
    for stop in replay["stops"][:-1]:
        asked = stop["view"].get("to_act", asked)
        found.append(asked)
    assert found == [list(whole.at(stop).seats_to_move) for stop in stops_of(whole)[:-1]]


def test_the_log_of_a_replay_is_counted_in_turns(browser: TestClient) -> None:
    stops = states(browser, f"/t/{finished(browser, 'barrakuda')}")["stops"]
    turns = [stop["turn"] for stop in stops]
    assert (turns[0], turns[-1], turns) == (0, 2, sorted(turns)) and all(stop["say"] for stop in stops[1:])


def test_the_end_of_a_replay_is_counted(browser: TestClient) -> None:
    result = states(browser, f"/t/{finished(browser, 'barrakuda')}")["result"]
    assert [line["title"]["id"] for line in result["scores"]] == ["score-barrakuda-vault", "score-barrakuda-bag"]


def test_a_game_that_was_given_up_says_so(browser: TestClient) -> None:
    result = states(browser, f"/t/{finished(browser, 'einauge')}")["result"]
    assert (result["why"]["id"], result["resigned_by"]) == ("why-resigned", 0)


def test_the_page_begins_at_the_move_that_is_asked_for(browser: TestClient) -> None:
    table = finished(browser, "barrakuda")
    last = len(stops_of(read(browser, f"/t/{table}").game)) - 1
    for asked, stop in (("?move=2", 2), ("?move=9999", last), ("?move=-3", 0), ("", 0)):
        assert f'data-stop="{stop}"' in browser.get(f"/t/{table}/replay{asked}").text


def test_a_page_without_scripts_has_the_drawing_of_the_terminal(browser: TestClient) -> None:
    page = html.unescape(browser.get(f"/t/{finished(browser, 'einauge')}/replay?move=3").text)
    noscript = page[page.index("<noscript>") : page.index("</noscript>")]
    assert translate("text-einauge-display") in noscript and 'href="?move=4"' in noscript


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_seen_from_a_seat(browser: TestClient, game: str) -> None:
    home = f"/t/{finished(browser, game)}"
    assert [states(browser, home, seat=seat)["view"]["seat"] for seat in (0, 1)] == [0, 1]
    assert states(browser, home)["view"]["seat"] is None


def test_a_seat_that_is_not_there_has_no_view(browser: TestClient) -> None:
    table = finished(browser, "einauge")
    assert browser.get(f"/api/tables/{table}/replay", params={"seat": 7}).status_code == 404


def test_a_running_game_cannot_be_looked_back_at(browser: TestClient) -> None:
    table = made(browser, "einauge")
    for path in (
        f"/t/{table}/replay",
        f"/api/tables/{table}/replay",
        f"/t/{table}/record.txt",
        f"/t/{table}/record.json",
    ):
        answer = browser.get(path)
        assert answer.status_code == 409 and translate("table-refused-not_over") in html.unescape(answer.text)
    for path in ("play-on", "same-deal"):
        assert browser.post(f"/t/{table}/{path}", data={"move": "0"}).status_code == 409
    assert browser.get("/t/nowhere/replay").status_code == 404


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_record_can_be_downloaded_and_verifies(browser: TestClient, game: str) -> None:
    table = finished(browser, game)
    answer = browser.get(f"/t/{table}/record.txt")
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{game}-')
    found = record.read(answer.text)
    assert found.names == ["Anne", "Jack"] and not found.notes  # with its seed, and no outcome differs from it
    as_json = json.loads(browser.get(f"/t/{table}/record.json").text)
    assert as_json["seed"] == found.game.deal.seed.hex() and as_json["game"] == game


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_can_be_brought_and_looked_at(browser: TestClient, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    answer = brought(browser, text)
    home = answer.headers["location"]
    assert answer.status_code == 303 and home.startswith("/records/")
    assert translate("web-replay-not_kept") in html.unescape(browser.get(home).text)
    whole = record.read(text).game
    assert unfolded(states(browser, home))[-1] == json.loads(json.dumps(whole.view(None).plain()))
    assert read(browser, home).game == record.read(text).game


@pytest.mark.parametrize("path", GOLDEN[::6], ids=lambda path: path.stem)
def test_a_record_may_end_anywhere(browser: TestClient, path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    start = lines.index("") + 1
    lines[:start] = [re.sub(r'\[Result ".*"\]', '[Result "*"]', line) for line in lines[:start]]
    for end in [*range(start, min(start + 16, len(lines))), len(lines) - 2]:
        home = brought(browser, "\n".join(lines[:end])).headers["location"]
        assert browser.get(f"/api{home}").status_code == 200, f"after line {end}"


def test_a_damaged_record_is_refused_at_its_line(browser: TestClient) -> None:
    lines = GOLDEN[0].read_text(encoding="utf-8").splitlines()
    number = lines.index("") + 4
    lines[number - 1] = lines[number - 1][:-3] + ("0}" if lines[number - 1][-3] != "0" else "1}")
    answer = brought(browser, "\n".join(lines))
    assert answer.status_code == 422
    assert f"Line {number}: " in html.unescape(answer.text) and "game.txt" in answer.text
    assert brought(browser, "what is this").status_code == 422
    assert browser.post("/records").status_code == 422


def test_a_record_cannot_name_a_file_of_the_server(browser: TestClient) -> None:
    text = GOLDEN[0].read_text(encoding="utf-8").replace("[Cards ", '[Option cards "pyproject.toml"]\n[Cards ', 1)
    answer = brought(browser, text)
    assert answer.status_code == 422 and "a file cannot be read here" in answer.text


@pytest.mark.parametrize("kind", ["txt", "json"])
@pytest.mark.parametrize(("game", "options"), CASES, ids=name_of)
def test_a_record_that_was_downloaded_can_be_brought_again(
    browser: TestClient, game: str, options: dict[str, Any], kind: str
) -> None:
    home = brought(browser, record.write(played_out(game, options), ["Anne"], "2026-01-31")).headers["location"]
    answer = brought(browser, browser.get(f"{home}/record.{kind}").text)
    assert answer.status_code == 303, html.unescape(answer.text)
    again = browser.get(f"{answer.headers['location']}/record.txt").text
    assert again == browser.get(f"{home}/record.txt").text


@pytest.mark.parametrize("game", GAMES)
def test_the_json_that_the_api_gives_of_a_finished_table_can_be_brought(browser: TestClient, game: str) -> None:
    text = browser.get(f"/api/tables/{finished(browser, game)}/record").text
    assert brought(browser, text).status_code == 303


def test_a_changed_json_record_is_refused_at_its_step(browser: TestClient) -> None:
    told = json_record.to_json(played_out("einauge", {"players": 2}), ["Anne", "Jack"])
    told["steps"][4]["state"]["seats"][0]["ducats"] += 1
    answer = brought(browser, json.dumps(told))
    assert answer.status_code == 422 and "Step 5: " in html.unescape(answer.text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("options", {"cards": "pyproject.toml"}),
        ("options", None),
        ("seed", 7),
        ("seats", [1]),
        ("steps", [1]),
        ("steps", {}),
        ("position", "x"),
        ("result", None),
        ("format", "another"),
    ],
)
def test_a_json_record_with_a_wrong_field_is_refused(browser: TestClient, field: str, value: object) -> None:
    told = json_record.to_json(played_out("barrakuda", {"players": 2, "turn_limit": 2}), ["Anne", "Jack"])
    answer = brought(browser, json.dumps({**told, field: value}))
    assert answer.status_code == 422 and 'id="record-wrong"' in answer.text


@cache
def long_record(steps: int) -> str:
    """The record of a game of Barrakuda that nobody wants to win, without a turn limit."""
    chooser, game = random.Random(3), GAMES["barrakuda"].rules(4, seed=1, layout="first", goal=30, turn_limit=0)
    while len(game.steps) < steps:
        assert game.turn is not None
        moves = [move.text for move in game.legal_moves_of(game.turn)]
        game.push(chooser.choice([move for move in moves if move in ("barracuda", "dive 2", "dive 3")] or moves))
    lines = record.write(game).splitlines()
    return "\n".join(lines[: lines.index("") + 1 + steps])


def test_a_record_with_too_many_steps_is_refused(browser: TestClient) -> None:
    answer = brought(browser, long_record(MOST_STEPS + 1))
    assert answer.status_code == 422
    assert "expected at most 4,000 steps; 4001 came" in html.unescape(answer.text)


def test_a_json_record_with_too_many_steps_is_refused(browser: TestClient) -> None:
    told = json_record.to_json(record.read(long_record(MOST_STEPS + 1)).game, ["A", "B", "C", "D"])
    answer = brought(browser, json.dumps(told, separators=(",", ":")))
    assert "expected at most 4,000 steps; 4001 came" in html.unescape(answer.text)


def test_the_replay_of_the_longest_record_is_small(browser: TestClient) -> None:
    home = brought(browser, long_record(MOST_STEPS)).headers["location"]
    answer = browser.get(f"/api{home}", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and int(answer.headers["content-length"]) < MOST_BYTES


@pytest.mark.parametrize("page", ["{}?move=1", "/api{}?seat=1", "{}/record.txt", "{}/record.json"])
def test_the_longest_record_does_not_delay_other_requests(browser: TestClient, page: str) -> None:
    """While it is asked for again and again, a coroutine beside it gets its turn: the median of its longest waits."""
    home, waits = brought(browser, long_record(MOST_STEPS)).headers["location"], list[float]()
    assert browser.portal is not None
    beat = browser.portal.start_task_soon(_beat, waits)
    longest = []
    for _ in range(5):
        waits.clear()
        assert browser.get(page.format(home)).status_code == 200
        longest.append(max(waits, default=0.0))
    beat.cancel()
    assert statistics.median(longest) < 0.2


@pytest.mark.parametrize("page", ["{}?move=1", "/api{}?seat=1", "{}/record.json"])
def test_a_network_that_asks_for_too_much_work_is_refused_until_the_minute_ends(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    monkeypatch.setattr("tortuga.web.security.WORK_A_MINUTE", 0.0)
    home = brought(browser, GOLDEN[0].read_text(encoding="utf-8")).headers["location"]
    answer = browser.get(page.format(home))
    assert answer.status_code == 429 and 1 <= int(answer.headers["retry-after"]) <= 60
    assert translate("web-guard-too_fast", seconds=answer.headers["retry-after"]) in html.unescape(answer.text)


async def _beat(waits: list[float]) -> None:
    while True:
        before = time.monotonic()
        await asyncio.sleep(0.005)
        waits.append(time.monotonic() - before - 0.005)


def test_records_are_kept_for_a_while_only(browser: TestClient) -> None:
    missing = browser.get("/records/gone")
    assert missing.status_code == 404 and translate("web-missing-record") in html.unescape(missing.text)
    shelf, text = Shelf(), GOLDEN[0].read_text(encoding="utf-8")
    first = shelf.add(of_record(text, "first"))
    again = shelf.get(first.id)
    assert again is first
    from dataclasses import replace

    for number in range(KEPT_RECORDS):
        shelf.add(replace(first, id=f"other {number}"))
    assert shelf.get(first.id) is None


def test_a_record_that_was_brought_is_there_after_a_restart(app: Any, browser: TestClient) -> None:
    home = brought(browser, GOLDEN[0].read_text(encoding="utf-8")).headers["location"]
    assert len(home.removeprefix("/records/")) >= 16
    app.state.shelf = Shelf()  # what a restart, or another worker, does not have
    assert read(browser, home).game == record.read(GOLDEN[0].read_text(encoding="utf-8")).game


# -- new tables --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_one_can_play_on_from_any_move(browser: TestClient, game: str) -> None:
    table = finished(browser, game)
    whole = read(browser, f"/t/{table}").game
    answer = browser.post(f"/t/{table}/play-on", data={"move": "1", "seat": "0", "with": "one"})
    new = answer.headers["location"].removeprefix("/t/")
    now = frame(browser, new)
    assert (answer.status_code, now["status"]) == (303, "running")
    stop = stops_of(whole)[1]
    assert now["view"]["state"] == whole.at(stop).plain() or game == "barrakuda"
    assert now["view"]["state"]["seats"] == whole.at(stop).plain()["seats"]
    assert [seat["name"] for seat in now["seats"]] == ["Anne", "Jack"]
    assert played(browser, new, 2)["version"] > now["version"]


def test_nobody_can_play_on_from_the_end(browser: TestClient) -> None:
    table = finished(browser, "barrakuda")
    answer = browser.post(f"/t/{table}/play-on", data={"move": "99999"})
    assert answer.status_code == 422 and translate("web-replay-no_play_on") in html.unescape(answer.text)


def test_one_can_play_on_from_a_record_against_bots(browser: TestClient) -> None:
    home = brought(browser, GOLDEN[-1].read_text(encoding="utf-8")).headers["location"]
    answer = browser.post(f"{home}/play-on", data={"move": "3", "seat": "1", "with": "bots"})
    seats = frame(browser, answer.headers["location"].removeprefix("/t/"))["seats"]
    assert [bool(seat["bot"]) for seat in seats] == [number != 1 for number in range(len(seats))]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_gives_the_same_cards_and_is_marked(browser: TestClient, game: str) -> None:
    form = {"layout": "random"} if game == "barrakuda" else {}
    table = finished(browser, game, **form)
    whole = read(browser, f"/t/{table}").game
    answer = browser.post(f"/t/{table}/same-deal", data={"seat": "0", "with": "one"})
    new = answer.headers["location"].removeprefix("/t/")
    first = [str(step) for step in whole.steps[: stops_of(whole)[0]]]
    assert first and steps(browser, new) == first
    for step in (step for step in whole.steps[len(first) :] if step.seat is not None):
        body = {"move": step.text, "seat": step.seat}
        assert browser.post(f"/api/tables/{new}/moves", json=body).status_code == 200
    assert steps(browser, new) == [str(step) for step in whole.steps]
    assert translate("web-front-known_deal") in browser.get("/").text


def test_a_record_without_seed_cannot_be_dealt_again(browser: TestClient) -> None:
    text = re.sub(r"\[Seed .*\]\n", "", GOLDEN[0].read_text(encoding="utf-8"))
    home = brought(browser, text).headers["location"]
    assert "same-deal" not in browser.get(home).text
    assert browser.post(f"{home}/same-deal").status_code == 422
    assert "[Seed" not in browser.get(f"{home}/record.txt").text
