"""The health check: it fails when nothing can be written, in time even when the database does not answer."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from time import thread_time
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.tables.postgres import postgres
from tortuga.tables.storage import Storage
from tortuga.web import health
from tortuga.web.app import create_app
from tortuga.web.settings import Settings


@pytest.fixture(autouse=True)
def _checked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request has a check of its own, and none waits for long."""
    monkeypatch.setattr(health, "VALID_FOR", 0.0)
    monkeypatch.setattr(health, "TIMEOUT", 0.5)


def ask(client: TestClient, question: Callable[[Storage], Any]) -> Any:
    """What the writer's thread of the server does."""
    assert client.portal is not None
    return client.portal.call(client.app.state.services.host.writer.ask, question)  # type: ignore[attr-defined]


def checked(client: TestClient) -> tuple[int, str]:
    """The status of the answer, and what is wrong."""
    answer = client.get("/healthz")
    return answer.status_code, answer.json().get("reason", "")


def test_a_server_that_can_write_is_healthy(browser: TestClient) -> None:
    assert checked(browser) == (200, "")


def test_a_handler_that_holds_the_event_loop_is_logged_and_counted(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def busy(*_: object) -> str:
        end = thread_time() + 0.08
        while thread_time() < end:
            pass
        return "en"

    before = browser.get("/healthz").json()["held"]
    monkeypatch.setattr("tortuga.web.pages.results.language_of", busy)
    browser.get("/manifest.webmanifest")
    assert browser.get("/healthz").json()["held"] == before + 1
    assert "tortuga.web.pages.results.manifest held the event loop" in caplog.text


def test_a_handler_that_waits_holds_nobody_up(browser: TestClient) -> None:
    before = browser.get("/healthz").json()["held"]
    ask(browser, lambda _: time.sleep(0.2))
    assert browser.get("/healthz").json()["held"] == before


def test_a_database_that_cannot_be_written_is_told(browser: TestClient) -> None:
    ask(browser, lambda storage: storage._run(text("PRAGMA query_only = 1")))
    assert checked(browser) == (503, "the database cannot be written: OperationalError")


def test_a_server_that_can_write_again_is_healthy_again(browser: TestClient) -> None:
    for value in (1, 0):
        ask(browser, lambda storage, value=value: storage._run(text(f"PRAGMA query_only = {value}")))  # type: ignore[misc]
        status, _ = checked(browser)
    assert status == 200


def test_a_database_that_does_not_answer_is_told_in_time(browser: TestClient) -> None:
    held = threading.Event()
    assert browser.portal is not None
    question = browser.portal.start_task_soon(
        browser.app.state.services.host.writer.ask,  # type: ignore[attr-defined]
        lambda _: held.wait(60),
    )
    found = [checked(browser) for _ in range(2)]
    held.set()
    question.result(20)
    assert found == [(503, "the database does not answer")] * 2


def test_a_writer_that_has_stopped_is_told(browser: TestClient) -> None:
    browser.app.state.services.host.writer.stop()  # type: ignore[attr-defined]
    assert checked(browser) == (503, "the writer has stopped")


def test_a_postgresql_server_that_is_gone_is_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    with postgres(tmp_path_factory.mktemp("postgres")) as address:
        client = TestClient(create_app(Settings(database=address)))
        client.__enter__()
        before = checked(client)
    after = checked(client)
    client.__exit__(None, None, None)
    assert (before[0], after[0]) == (200, 503)


def test_many_checks_at_once_write_once(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "VALID_FOR", 60.0)
    written, real = list[int](), Storage.check

    def check(storage: Storage, at: float) -> None:
        written.append(1)
        real(storage, at)

    monkeypatch.setattr(Storage, "check", check)
    assert {checked(browser) for _ in range(20)} == {(200, "")}
    assert len(written) == 1
