"""The outbox and the presence of users in both databases: several workers decide and send once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tortuga.tables import addresses, outbox, presence
from tortuga.tables.outbox import Letter
from tortuga.tables.presence import Seen
from tortuga.tables.reminders import DIGEST_EVERY, Turn
from tortuga.tables.storage import Storage

NOW = 1_000_000.0
TURN = Turn("t", "einauge", 7, NOW)


@pytest.fixture
def workers(database: str) -> Iterator[tuple[Storage, Storage]]:
    """Two workers on one database, in which Anna has a confirmed address."""
    with closing(Storage(database)) as one, closing(Storage(database)) as two:
        one.migrate()
        addresses.set_address(one, "u-anna", "anna@example.org", "de")
        addresses.confirm(one, "u-anna", "anna@example.org")
        yield one, two


def test_two_workers_decide_on_one_digest(workers: tuple[Storage, Storage]) -> None:
    one, two = workers
    (anna,) = addresses.confirmed(one)
    for storage in workers:
        outbox.decide_digest(storage, anna, [TURN], NOW)
    letters = [outbox.claim(storage, NOW + 1) for storage in (one, two, one)]
    assert [letter is None for letter in letters] == [False, True, True]


def test_what_was_told_is_kept_with_the_decision(workers: tuple[Storage, Storage]) -> None:
    one, two = workers
    outbox.decide_digest(one, addresses.confirmed(one)[0], [TURN], NOW)
    (anna,) = addresses.confirmed(two)
    assert (anna.told, anna.last) == ({"t": 7}, NOW)


def test_a_claim_of_a_worker_that_died_is_free_after_a_while(workers: tuple[Storage, Storage]) -> None:
    one, two = workers
    outbox.decide(one, Letter("x", "webhook", None, "t", "https://example.org", {}), NOW)
    assert outbox.claim(one, NOW) and not outbox.claim(two, NOW + 1)
    assert outbox.claim(two, NOW + outbox.CLAIMED_FOR + outbox.AGAIN_AFTER)


def test_a_letter_that_was_sent_is_not_claimed_again(workers: tuple[Storage, Storage]) -> None:
    letter = Letter("x", "webhook", None, "t", "https://example.org", {})
    one, two = workers
    outbox.decide(one, letter, NOW)
    outbox.mark_sent(one, letter, NOW)
    outbox.decide(two, letter, NOW + DIGEST_EVERY)
    assert outbox.claim(two, NOW + DIGEST_EVERY) is None


def test_what_somebody_has_seen_never_becomes_older(workers: tuple[Storage, Storage]) -> None:
    one, two = workers
    presence.store(one, [Seen("t", "u-anna", 9, NOW)])
    presence.store(two, [Seen("t", "u-anna", 3, NOW + 5)])
    assert presence.last_seen(one, "t", "u-anna") == Seen("t", "u-anna", 9, NOW + 5)
