"""Games that were played without the server, sent to the games of whoever played them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.people import Guest
from tortuga.games import GAMES
from tortuga.games.kit import record
from tortuga.games.kit.game import Game
from tortuga.tables import device_games


def played(seed: int = 1, moves: int = 10_000) -> Game:
    """A random game of Barrakuda with two turns, or its beginning."""
    rng, game = random.Random(seed), GAMES["barrakuda"].rules(2, seed=seed, turn_limit=2)
    while not game.is_over and len(game.moves) < moves:
        seat = game.seats_to_move[0]
        game.push(rng.choice(list(game.legal_moves_of(seat))), seat)
    return game


def text(seed: int = 1) -> str:
    return record.write(played(seed), ["You", "Sub"], "2026-11-18")


def send(browser: TestClient, sent: Any) -> Any:
    return browser.post("/api/records", json={"record": sent}, headers={"accept": "application/json"})


@pytest.fixture
def anne(guest: Guest) -> TestClient:
    return guest("Anne")


def test_a_game_that_was_sent_is_among_my_games(anne: TestClient) -> None:
    url = send(anne, text()).json()["url"]
    front = anne.get("/").text
    assert f'href="{url}"' in front and "played on your device" in front


def test_a_game_that_was_sent_is_replayed(anne: TestClient) -> None:
    key = send(anne, text()).json()["id"]
    assert anne.get(f"/api/records/{key}").json()["result"]["winners"] == list(played().outcome().winners)  # type: ignore[union-attr]


def test_the_same_game_sent_twice_is_there_once(anne: TestClient) -> None:
    first, second = send(anne, text()).json(), send(anne, text()).json()
    assert (first["new"], second["new"], first["url"]) == (True, False, second["url"])
    assert anne.get("/").text.count("played on your device") == 1


def test_the_same_game_of_another_person_is_theirs(anne: TestClient, guest: Guest) -> None:
    assert send(anne, text()).json()["id"] != send(guest("Jack"), text()).json()["id"]


def test_nobody_knows_whose_a_game_is_without_a_name(guest: Guest) -> None:
    assert send(guest(""), text()).status_code == 401


def test_a_game_that_goes_on_is_refused(anne: TestClient) -> None:
    answer = send(anne, record.write(played(moves=2), ["You", "Sub"], "2026-11-18"))
    assert (answer.status_code, answer.json()["detail"]["reason"]) == (409, "not_over")


def test_a_damaged_game_is_refused_with_its_reason(anne: TestClient) -> None:
    answer = send(anne, text().replace("dive", "jump", 1))
    assert answer.status_code == 422 and answer.json()["detail"]["text"]


def test_a_user_has_so_many_games_of_devices_at_most(anne: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_games, "MOST", 1)
    send(anne, text(1))
    assert send(anne, text(2)).json()["detail"]["reason"] == "too_many_device_games"
    assert send(anne, text(1)).status_code == 201  # the one that is there already


def test_games_of_devices_are_exported_and_erased_with_the_person(anne: TestClient) -> None:
    url = send(anne, text()).json()["url"]
    assert '"kind":"device"' in anne.post("/me/data").text
    anne.post("/me/erase")
    anne.app.state.shelf._kept.clear()  # type: ignore[attr-defined]
    assert anne.get(url).status_code == 404
