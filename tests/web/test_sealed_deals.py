"""The server commits itself to a deal before it is told the nonce of whoever makes the table (docs/protocol.md)."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from tests.web.people import TOGETHER, Guest, frame, table_of
from tortuga.i18n import languages, translate
from tortuga.tables.fairness import Seals

NONCE = "ab" * 32
SEATS = [{"kind": "me", "nonce": NONCE}, {"kind": "bot", "bot": "random"}]
TABLE = {"game": "einauge", "options": {"players": 2}, "seats": SEATS}


def new_deal(browser: TestClient) -> dict[str, str]:
    """A deal, for somebody who has a name."""
    browser.post("/me", data={"name": "Anne"})
    found: dict[str, str] = browser.post("/api/deals").json()
    return found


def nonces(browser: TestClient, table: str) -> list[str]:
    """The nonces of the seats, as the server has them."""
    assert browser.portal is not None
    host = browser.app.state.services.host  # type: ignore[attr-defined]
    return [seat.nonce for seat in browser.portal.call(host.table, table).seats]


def test_a_table_has_the_deal_that_was_committed_to_and_the_nonce_that_came_later(browser: TestClient) -> None:
    deal = new_deal(browser)
    table = browser.post("/api/tables", json={**TABLE, "deal": deal["deal"]}).json()["table"]
    assert frame(browser, table)["table"]["commitment"] == deal["commitment"]
    assert NONCE in nonces(browser, table)


def test_the_disclosure_opens_the_commitment_of_the_deal(browser: TestClient) -> None:
    deal = new_deal(browser)
    table = browser.post("/api/tables", json={**TABLE, "deal": deal["deal"]}).json()["table"]
    browser.post(f"/api/tables/{table}/resign")
    told = browser.get(f"/api/tables/{table}/fairness").json()
    assert (told["commitment"], NONCE in told["nonces"]) == (deal["commitment"], True)


@pytest.mark.parametrize("language", languages())
def test_a_deal_is_for_one_table(browser: TestClient, language: str) -> None:
    deal = new_deal(browser)
    answers = [
        browser.post("/api/tables", json={**TABLE, "deal": deal["deal"]}, headers={"accept-language": language})
        for _ in range(2)
    ]
    assert [answer.status_code for answer in answers] == [201, 409]
    text = translate("table-refused-bad_deal", language)
    assert answers[1].json()["detail"] == {"reason": "bad_deal", "text": text}


@pytest.mark.parametrize("text", ["", "x", f"{NONCE}.1800000000-aa", "deal"])
def test_a_deal_of_somebody_else_is_refused(browser: TestClient, text: str) -> None:
    new_deal(browser)
    assert browser.post("/api/tables", json={**TABLE, "deal": text}).json()["detail"]["reason"] == "bad_deal"


def test_a_deal_is_valid_for_a_day_and_at_one_server() -> None:
    seals = Seals("key")
    deal = seals.new(1000.0)
    assert [seals.opened(deal, at) is not None for at in (1000.0, 80_000.0, 90_000.0)] == [True, True, False]
    assert Seals("other key").opened(deal, 1000.0) is None


def shown_deal(page: str) -> str:
    """The deal in the first form of a page that asks for a table."""
    found = re.search(r'name="deal" value="([^"]+)"', page)
    assert found
    return found[1]


FORMS = {"/": ("/quick", {"game": "einauge"}), "/new?game=einauge": ("/tables", {**TOGETHER, "game": "einauge"})}


@pytest.mark.parametrize("page", FORMS)
def test_a_form_makes_a_table_with_the_deal_it_shows_and_the_nonce_of_the_browser(
    browser: TestClient, page: str
) -> None:
    path, form = FORMS[page]
    deal = shown_deal(browser.get(page).text)
    answer = browser.post(path, data={**form, "deal": deal, "nonce": NONCE})
    table = answer.headers["location"].removeprefix("/t/")
    assert frame(browser, table)["table"]["commitment"] == deal.partition(".")[0]
    assert NONCE in nonces(browser, table)


def test_a_form_that_is_sent_again_makes_a_table_with_another_deal(browser: TestClient) -> None:
    form = {"game": "einauge", "deal": shown_deal(browser.get("/").text), "nonce": NONCE}
    tables = [browser.post("/quick", data=form).headers["location"].removeprefix("/t/") for _ in range(2)]
    assert len({frame(browser, table)["table"]["commitment"] for table in tables}) == 2


def test_whoever_sits_down_by_the_form_adds_a_nonce(browser: TestClient, guest: Guest) -> None:
    table = table_of(browser)
    guest("Bo").post(f"/t/{table}/sit", data={"name": "Bo", "nonce": NONCE})
    assert NONCE in nonces(browser, table)
