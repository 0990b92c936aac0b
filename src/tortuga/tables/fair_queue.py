"""A queue by priority, in which the users of one priority take turns."""

from __future__ import annotations

import contextlib
from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Priority(IntEnum):
    """What bots' processes are needed for, the most urgent first."""

    PERSON = 0  # a decision at a table where a person plays
    HINT = 1
    REVIEW = 2
    BOTS = 3  # a decision at a table of bots alone


class FairQueue(Generic[Item]):
    """Gives the most urgent item; of equally urgent ones, those of each user in turn, oldest first."""

    def __init__(self) -> None:
        self._users: dict[Priority, OrderedDict[str, deque[Item]]] = {priority: OrderedDict() for priority in Priority}

    def put(self, priority: Priority, user: str, item: Item) -> None:
        """Add an item for a user."""
        self._users[priority].setdefault(user, deque()).append(item)

    def get(self) -> Item | None:
        """Remove and return the next item; None if the queue is empty."""
        for users in self._users.values():
            if users:
                user, items = users.popitem(last=False)
                item = items.popleft()
                if items:
                    users[user] = items  # behind all other users
                return item
        return None

    def remove(self, priority: Priority, user: str, item: Item) -> None:
        """Remove an item that is no longer wanted, if it is still there."""
        items = self._users[priority].get(user, deque())
        with contextlib.suppress(ValueError):
            items.remove(item)
        if not items:
            self._users[priority].pop(user, None)
