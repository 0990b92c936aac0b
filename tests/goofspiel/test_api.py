"""Goofspiel through the JSON API of a real server, and the pages of a server that knows it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.live.server import Server, serving
from tests.live.test_api import legal_of, person, table_for_two

pytestmark = pytest.mark.xdist_group("server with goofspiel")
BROWSER = {"accept": "text/html"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the game by the environment."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_the_game_is_listed_with_its_options(server: Server) -> None:
    with person(server) as anna:
        told = anna.get("/api/games").json()["goofspiel"]
    assert (told["bots"], told["options"]["properties"]["size"]["maximum"]) == (["random"], 13)


def test_two_programs_play_a_whole_game(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        path = f"/api/tables/{table_for_two(anna, bo, 'goofspiel', size=5)['table']}"
        while anna.get(path).json()["status"] == "running":
            for client in (anna, bo):
                client.post(f"{path}/moves", json={"move": random.choice(legal_of(client, path))})
        now = anna.get(path).json()
        assert (now["status"], now["view"]["state"]["hands"]) == ("over", [[], []])
        assert anna.get(f"{path}/record").json()["game"] == "goofspiel"


def test_a_bid_is_sealed_until_the_other_is_made(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        path = f"/api/tables/{table_for_two(anna, bo, 'goofspiel')['table']}"
        anna.post(f"{path}/moves", json={"move": "bid 7"})
        seen = bo.get(path).json()
        view = seen["view"]
        assert (view["ready"], view["to_act"], view["chosen"]) == ([True, False], [1], None)
        assert [step["seat"] for step in seen["turn"]["steps"]] == [None]


def test_the_generic_board_has_a_drawing_of_the_table(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        view = anna.get(f"/api/tables/{table_for_two(anna, bo, 'goofspiel', size=5)['table']}").json()["view"]
        assert "hands: [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]]" in view["text"] and view["extra"] == {}


def test_an_illegal_bid_says_why(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        path = f"/api/tables/{table_for_two(anna, bo, 'goofspiel', size=5)['table']}"
        for client in (anna, bo):
            client.post(f"{path}/moves", json={"move": "bid 5"})
        answer = anna.post(f"{path}/moves", json={"move": "bid 5"})
        assert (answer.status_code, answer.json()["detail"]["reason"]) == (422, "no_such_card")


def test_a_program_plays_against_a_bot(server: Server) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}]
    with person(server) as anna:
        asked = {"game": "goofspiel", "options": {"players": 3, "size": 2}, "seats": seats}
        made: dict[str, Any] = anna.post("/api/tables", json=asked).json()
        path = f"/api/tables/{made['table']}"
        anna.post(f"{path}/moves", json={"move": "bid 2"})
        assert until_over(anna, path)["view"]["state"]["hands"] == [[], [], []]


def until_over(client: Any, path: str) -> dict[str, Any]:
    """The table when the bots have decided."""
    for _ in range(600):
        frame: dict[str, Any] = client.get(path).json()
        if frame["status"] == "over":
            return frame
        time.sleep(0.1)
    raise AssertionError(frame)


@pytest.mark.parametrize("page", ["/", "/new", "/new?game=goofspiel", "/workshop", "/rules", "/bots", "/preparing"])
def test_a_page_of_the_lobby_is_shown_to_somebody_who_plays_it(server: Server, page: str) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        table_for_two(anna, bo, "goofspiel")
        assert anna.get(page, headers=BROWSER).status_code == 200


@pytest.mark.parametrize("page", ["/rules/goofspiel", "/learn/goofspiel", "/workshop/goofspiel/cards.toml"])
def test_a_page_that_the_game_does_not_have_is_not_found(server: Server, page: str) -> None:
    with person(server) as anna:
        assert anna.get(page, headers=BROWSER).status_code == 404


def test_the_page_of_a_table_is_shown(server: Server) -> None:
    with person(server) as anna, person(server, "Bo") as bo:
        table = table_for_two(anna, bo, "goofspiel", size=2)["table"]
        assert anna.get(f"/t/{table}", headers=BROWSER).status_code == 200


def test_a_table_for_a_page_is_not_made(server: Server) -> None:
    with person(server) as anna:
        assert anna.post("/quick", json={"game": "goofspiel"}).status_code == 404


@pytest.mark.parametrize("page", ["replay", "result"])
def test_a_finished_game_is_shown_by_the_generic_board(server: Server, page: str) -> None:
    with person(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = anna.post("/api/tables", json={"game": "goofspiel", "seats": seats}).json()["table"]
        anna.post(f"/api/tables/{table}/resign", json={})
        assert anna.get(f"/t/{table}/{page}", headers={"accept": "text/html"}).status_code == 200


def test_a_game_whose_rules_do_not_run_in_the_browser_does_not_offer_what_if(server: Server) -> None:
    with person(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = anna.post("/api/tables", json={"game": "goofspiel", "seats": seats}).json()["table"]
        anna.post(f"/api/tables/{table}/resign", json={})
        assert "whatif-start" not in anna.get(f"/t/{table}/replay", headers=BROWSER).text
