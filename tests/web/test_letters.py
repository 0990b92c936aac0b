"""Mail and webhooks when the tab is closed: one digest for all tables, never one for each move, and never twice."""

from __future__ import annotations

import http.server
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.web.mail_server import mail_server
from tests.web.people import Guest, frame
from tortuga.tables import outbox
from tortuga.tables.reminders import DIGEST_EVERY, WAITS_FOR, WEBHOOK_AFTER
from tortuga.tables.storage import Storage
from tortuga.web.app import create_app
from tortuga.web.mailer import Mailer
from tortuga.web.settings import Settings, Webhooks
from tortuga.web.webhooks import NotAllowed, is_public, post

DAY = 86_400
ADDRESS = "anne@example.org"


@pytest.fixture
def mailed() -> Iterator[Any]:
    with mail_server() as server:
        yield server


@pytest.fixture
def app(tmp_path: Path, mailed: Any) -> FastAPI:
    """The application of a server with a mail server."""
    mail = {"host": "127.0.0.1", "port": mailed.port, "sender": "table@example.org", "starttls": False}
    return create_app(Settings(str(tmp_path / "tables.sqlite3"), bot_pause=0, mail=mail, webhooks="any"))


class Clock:
    """The time of the server, which a test may put forward."""

    def __init__(self, browser: TestClient) -> None:
        self.services: Any = browser.app.state.services  # type: ignore[attr-defined]
        self._portal, self.ahead = browser.portal, 0.0
        self.services.host.now = lambda: time.time() + self.ahead

    def work(self, later: float = 0.0) -> None:
        """Let time pass, then run the mailer."""
        self.ahead += later
        for work in (self.services.mailer.decide, self.services.mailer.deliver):
            assert self._portal is not None
            self._portal.call(work)


@pytest.fixture
def clock(browser: TestClient) -> Clock:
    return Clock(browser)


def link_of(message: Any, kind: str) -> str:
    found = re.search(rf"/mail/{kind}/[\w.-]+", message.get_content())
    assert found is not None
    return found[0]


def subscribed(browser: TestClient, clock: Clock, mailed: Any) -> None:
    """Anne has given her address and confirmed it."""
    browser.post("/me", data={"name": "Anne"})
    browser.post("/me/mail", data={"address": ADDRESS})
    clock.work()
    assert browser.post(link_of(mailed.taken.pop(), "confirm")).status_code == 200


def slow_table(browser: TestClient, bo: TestClient, **more: Any) -> str:
    """A table of Anne and Bo with a day for a decision, at which Anne is to move."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "einauge", "options": {"players": 2}, "seats": seats, "clock": DAY, **more}
    table = str(browser.post("/api/tables", json=body).json()["table"])
    bo.post(f"/api/tables/{table}/sit", json={"seat": 1})
    return table


# -- an address --------------------------------------------------------------------------------------------------------


def test_before_it_is_confirmed_an_address_gets_the_link_alone(
    browser: TestClient, guest: Guest, clock: Clock, mailed: Any
) -> None:
    browser.post("/me", data={"name": "Anne"})
    browser.post("/me/mail", data={"address": ADDRESS})
    slow_table(browser, guest("Bo"))
    clock.work()
    clock.work(DIGEST_EVERY)
    assert ["/mail/confirm/" in message.get_content() for message in mailed.taken] == [True]


def test_nobody_has_an_address_asked_again_and_again(
    browser: TestClient, guest: Guest, clock: Clock, mailed: Any
) -> None:
    browser.post("/me/mail", data={"address": ADDRESS})
    browser.post("/me/mail/forget")
    answers = [each.post("/me/mail", data={"address": ADDRESS}).status_code for each in (browser, guest("Bo"))]
    clock.work()
    assert (answers, mailed.taken) == ([422, 422], [])


@pytest.mark.parametrize("typed", ["anne", "anne@localhost", "a@b.org\nBcc: c@d.org", "a b@c.org", "<a@b.org>", ""])
def test_what_is_no_address_is_refused(browser: TestClient, typed: str) -> None:
    assert browser.post("/me/mail", data={"address": typed}).status_code == 422


def test_a_forged_link_confirms_nothing(browser: TestClient) -> None:
    assert browser.post("/mail/confirm/WyJjb25maXJtIl0.x.y").status_code == 404


def test_a_link_that_ends_mail_confirms_nothing(browser: TestClient, clock: Clock) -> None:
    link = clock.services.sessions.mail_link("digest", "u", ADDRESS)
    assert browser.get(f"/mail/confirm/{link}").status_code == 404


def test_without_a_mail_server_nobody_is_asked_for_an_address(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(str(tmp_path / "x.sqlite3")))) as plain:
        assert "mail-address" not in plain.get("/settings").text


# -- the digest --------------------------------------------------------------------------------------------------------


def test_one_mail_lists_all_tables_that_wait(browser: TestClient, guest: Guest, clock: Clock, mailed: Any) -> None:
    subscribed(browser, clock, mailed)
    bo = guest("Bo")
    tables = {slow_table(browser, bo) for _ in range(2)}
    clock.work(WAITS_FOR + 1)
    assert [set(re.findall(r"/t/([\w-]+)", message.get_content())) for message in mailed.taken] == [tables]


def test_a_turn_is_told_once_and_a_later_one_not_before_six_hours(
    browser: TestClient, guest: Guest, clock: Clock, mailed: Any
) -> None:
    subscribed(browser, clock, mailed)
    bo = guest("Bo")
    slow_table(browser, bo)
    clock.work(WAITS_FOR + 1)
    clock.work(DIGEST_EVERY + 1)
    slow_table(browser, bo)
    told = [len(mailed.taken)]
    for later in (WAITS_FOR + 1, 1.0):
        clock.work(later)
        told.append(len(mailed.taken))
    slow_table(browser, bo)
    clock.work(WAITS_FOR + 1)
    assert [*told, len(mailed.taken)] == [1, 2, 2, 2]


def test_nobody_is_told_of_a_turn_they_have_seen(browser: TestClient, guest: Guest, clock: Clock, mailed: Any) -> None:
    subscribed(browser, clock, mailed)
    table = slow_table(browser, guest("Bo"))
    with browser.websocket_connect(f"/api/tables/{table}/ws") as socket:
        socket.receive_json()
    clock.work(WAITS_FOR + 1)
    assert mailed.taken == []


def test_a_table_with_minutes_for_a_decision_tells_nobody(
    browser: TestClient, guest: Guest, clock: Clock, mailed: Any
) -> None:
    subscribed(browser, clock, mailed)
    slow_table(browser, guest("Bo"), clock=3600)
    clock.work(WAITS_FOR + 1)
    assert mailed.taken == []


def test_a_mail_program_ends_the_mails_by_one_post(
    browser: TestClient, guest: Guest, app: FastAPI, clock: Clock, mailed: Any
) -> None:
    subscribed(browser, clock, mailed)
    slow_table(browser, guest("Bo"))
    clock.work(WAITS_FOR + 1)
    header = mailed.taken[0]["List-Unsubscribe"].strip("<>")
    program = TestClient(app)  # neither an origin nor a cookie
    ended = program.post(header.partition("8000")[2], data={"List-Unsubscribe": "One-Click"})
    assert (ended.status_code, ADDRESS in browser.get("/settings").text) == (200, False)


def test_the_export_has_the_address_and_the_erasure_deletes_it(browser: TestClient, clock: Clock, mailed: Any) -> None:
    subscribed(browser, clock, mailed)
    exported = browser.post("/me/data").json()["mail"]["address"]
    browser.post("/me/erase")
    with Storage(clock.services.settings.database)._engine.connect() as link:
        left = [str(row) for name in ("addresses", "outbox") for row in link.execute(sa.text(f"SELECT * FROM {name}"))]
    assert (exported, ADDRESS in str(left)) == (ADDRESS, False)


# -- once, whenever the server is killed -------------------------------------------------------------------------------


class Killed(Exception):  # noqa: N818  # what happens to a server
    """Fail as if the server were killed at this moment."""


def killed(*_: object) -> None:
    raise Killed


def killed_after(work: Any) -> Any:
    """The same once something is done."""

    def done(*given: Any) -> None:
        work(*given)
        raise Killed

    return done


#: Where the server dies, and how many mails are taken in all. One window is left: SMTP cannot know of our mark.
MOMENTS = {
    "before the decision": ((outbox, "decide_digest", killed), 1),
    "after the decision": ((outbox, "decide_digest", killed_after(outbox.decide_digest)), 1),
    "before the claim": ((outbox, "claim", killed), 1),
    "after the claim": ((outbox, "claim", killed_after(outbox.claim)), 1),
    "before it is sent": ((Mailer, "send", killed), 1),
    "after it is marked": ((outbox, "mark_sent", killed_after(outbox.mark_sent)), 1),
    "between the answer of the mail server and the mark": ((outbox, "mark_sent", killed), 2),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_digest_is_decided_once_whenever_the_server_is_killed(
    browser: TestClient, guest: Guest, clock: Clock, mailed: Any, moment: str
) -> None:
    (where, name, death), mails = MOMENTS[moment]
    subscribed(browser, clock, mailed)
    slow_table(browser, guest("Bo"))
    with mock.patch.object(where, name, death), pytest.raises(Killed):
        clock.work(WAITS_FOR + 1)
    for _ in range(3):  # the next process
        clock.work(outbox.CLAIMED_FOR + outbox.AGAIN_AFTER)
    clock.work(DIGEST_EVERY)
    ids = [str(message["Message-ID"]) for message in mailed.taken]
    assert (len(ids), len(set(ids))) == (mails, 1)


def test_two_workers_send_a_letter_once(clock: Clock) -> None:
    database = clock.services.settings.database
    one, two = Storage(database), Storage(database)
    outbox.decide(one, outbox.Letter("x", "digest", "u", None, ADDRESS, {}), 1000.0)
    assert [outbox.claim(one, 1000.0) is None, outbox.claim(two, 1000.0) is None] == [False, True]
    for storage in (one, two):
        storage.close()


def test_what_the_mail_server_does_not_take_is_sent_later(
    browser: TestClient, guest: Guest, clock: Clock, mailed: Any
) -> None:
    subscribed(browser, clock, mailed)
    slow_table(browser, guest("Bo"))
    mailed.is_broken = True
    clock.work(WAITS_FOR + 1)
    mailed.is_broken, mailed.taken[:] = False, []
    clock.work(outbox.AGAIN_AFTER + 1)
    assert len(mailed.taken) == 1


# -- webhooks ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def hooked() -> Iterator[tuple[str, list[Any]]]:
    """An address that takes what a webhook sends, and what has come."""
    came: list[Any] = []

    class Taker(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # named by the library
            came.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(302 if "away" in self.path else 204)
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Be quiet."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Taker) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/hook", came
        server.shutdown()


def test_a_webhook_is_told_once_that_a_player_lets_the_table_wait(
    browser: TestClient, guest: Guest, clock: Clock, hooked: tuple[str, list[Any]]
) -> None:
    browser.post("/me", data={"name": "Anne"})
    table = slow_table(browser, guest("Bo"), webhook=hooked[0])
    for later in (WEBHOOK_AFTER - 60, 120, 60, DIGEST_EVERY):
        clock.work(later)
    assert [(each["table"], each["waits_for"]) for each in hooked[1]] == [(table, ["Anne"])]


def test_moves_within_the_hour_tell_a_webhook_nothing(
    browser: TestClient, guest: Guest, clock: Clock, hooked: tuple[str, list[Any]]
) -> None:
    browser.post("/me", data={"name": "Anne"})
    table = slow_table(browser, guest("Bo"), webhook=hooked[0])
    for _ in range(3):
        clock.work(WEBHOOK_AFTER / 2)
        now = frame(browser, table)
        if now["view"]["legal"]:
            browser.post(f"/api/tables/{table}/moves", json={"move": now["view"]["legal"][0]})
    assert len(hooked[1]) <= 1


def test_the_address_of_a_webhook_is_sent_to_nobody(browser: TestClient, guest: Guest) -> None:
    bo = guest("Bo")
    browser.post("/me", data={"name": "Anne"})
    table = slow_table(browser, bo, webhook="http://127.0.0.1:9/secret")
    assert "secret" not in bo.get(f"/api/tables/{table}").text


def test_a_webhook_needs_days_for_a_decision(browser: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "einauge", "options": {"players": 2}, "seats": seats, "webhook": "https://example.org"}
    browser.post("/me", data={"name": "Anne"})
    assert browser.post("/api/tables", json=body).json()["detail"]["reason"] == "webhook_clock"


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "https://user:word@example.org/", "ftp://example.org/", "https:///x", "https://x:99999/"],
)
def test_only_plain_https_is_called_by_default(url: str) -> None:
    with pytest.raises(NotAllowed):
        post(url, {}, Webhooks.PUBLIC)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "[::ffff:10.0.0.1]"]
)
def test_no_webhook_reaches_this_machine_or_its_network(host: str) -> None:
    with pytest.raises(NotAllowed, match="public"):
        post(f"https://{host}/", {}, Webhooks.PUBLIC)


@pytest.mark.parametrize(
    "address", ["0.0.0.0", "100.64.0.1", "fe80::1", "fc00::1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1"]
)
def test_an_address_that_stands_for_a_private_one_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_redirect_is_not_followed(hooked: tuple[str, list[Any]]) -> None:
    with pytest.raises(NotAllowed, match="302"):
        post(hooked[0].replace("/hook", "/away"), {}, Webhooks.ANY)
    assert len(hooked[1]) == 1
