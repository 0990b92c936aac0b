"""The outbox of e-mails and webhook calls: written with the decision, claimed by one worker, marked when sent.

The decision and its row are one transaction, so a killed server neither loses nor repeats a letter. One is sent twice
only if the server is killed between the response of the other server and the mark; both then have the same id.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tortuga.tables.addresses import TRIES, Address
from tortuga.tables.reminders import DIGEST_EVERY, Turn
from tortuga.tables.schema import addresses, outbox
from tortuga.tables.storage import Storage

CLAIMED_FOR = 300.0  # seconds that a worker has to send; after that it is taken for dead
AGAIN_AFTER = 300.0  # seconds before a retry; doubled after every failure
TOO_OLD = 12 * 3600.0  # seconds after which an unsent letter is dropped
KEPT = 7 * 24 * 3600.0  # seconds after which its row is deleted


class Letter(NamedTuple):
    """An e-mail or a webhook call to be sent."""

    id: str  # the same if it is decided on, or sent, a second time
    kind: str  # confirm, digest or webhook
    user: str | None
    about: str | None  # the id of a table, or the hash of an address
    target: str  # an address or a URL
    content: dict[str, Any]


def hashed(address: str) -> str:
    """The hash of an address: kept after it was deleted, to limit how often its owner is asked to confirm."""
    return hashlib.sha256(address.lower().encode()).hexdigest()


def letter_id(kind: str, whom: str, number: int) -> str:
    """The id of a letter, from which the recipient cannot be told."""
    return f"{kind}-{hashlib.sha256(whom.encode()).hexdigest()[:20]}-{number}"


def decide_digest(storage: Storage, address: Address, turns: Sequence[Turn], now: float) -> None:
    """Add a digest to the outbox and note its turns, unless another worker has done so."""
    number = letter_id("digest", address.user, int(now // DIGEST_EVERY))
    told = {turn.table: turn.version for turn in turns}
    is_due = (addresses.c.user_id == address.user) & (addresses.c.confirmed == 1) & (addresses.c.digest == address.last)
    with storage.transaction() as execute:
        change = sa.update(addresses).where(is_due).values(digest=now, told=json.dumps(told))
        if execute(change).rowcount:
            content = {"language": address.language, "turns": [list(turn) for turn in turns]}
            _add(storage, execute, Letter(number, "digest", address.user, None, address.address, content), now)


def decide(storage: Storage, letter: Letter, now: float) -> None:
    """Add a letter to the outbox, unless it is there already."""
    with storage.transaction() as execute:
        _add(storage, execute, letter, now)


def _add(storage: Storage, execute: Any, letter: Letter, now: float) -> None:
    row = {
        "id": letter.id,
        "kind": letter.kind,
        "user_id": letter.user,
        "about": letter.about,
        "target": letter.target,
        "content": json.dumps(letter.content),
        "created": now,
        "due": now,
        "tries": 0,
        "claimed_until": 0.0,
    }
    execute(storage.upserting(outbox).on_conflict_do_nothing(), row)


def claim(storage: Storage, now: float) -> Letter | None:
    """Claim the next due letter for this worker, or return None; the attempt is counted before it is made."""
    waits = outbox.c.sent.is_(None) & (outbox.c.due <= now) & (outbox.c.claimed_until <= now) & (outbox.c.tries < TRIES)
    is_young = outbox.c.created > now - TOO_OLD
    for row in storage.run(sa.select(outbox).where(waits, is_young).order_by(outbox.c.created).limit(20)):
        later = now + AGAIN_AFTER * 2**row.tries
        values = {"claimed_until": now + CLAIMED_FOR, "tries": row.tries + 1, "due": later}
        with storage.transaction() as execute:
            mine = execute(sa.update(outbox).where(outbox.c.id == row.id, waits).values(**values)).rowcount
        if mine:
            return Letter(row.id, row.kind, row.user_id, row.about, row.target, json.loads(row.content))
    return None


def mark_sent(storage: Storage, letter: Letter, now: float) -> None:
    """Mark a letter as sent, and delete its content."""
    storage.run(sa.update(outbox).where(outbox.c.id == letter.id).values(sent=now, content="{}"))


def release(storage: Storage, letter: Letter) -> None:
    """Give up the claim on a letter that could not be sent, for a later retry."""
    storage.run(sa.update(outbox).where(outbox.c.id == letter.id).values(claimed_until=0.0))


def last_about(storage: Storage, kind: str, about: str) -> float:
    """When the last letter of a kind about a table or an address was decided on; 0 if there was none."""
    of_kind = (outbox.c.kind == kind) & (outbox.c.about == about)
    return float(storage.run(sa.select(sa.func.max(outbox.c.created)).where(of_kind))[0][0] or 0.0)


def forget_old(storage: Storage, now: float) -> None:
    """Delete old letters."""
    storage.run(sa.delete(outbox).where(outbox.c.created < now - KEPT))
