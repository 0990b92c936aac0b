"""A queue by priority, in which networks, and the users of each network, take turns."""

from __future__ import annotations

import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Priority(IntEnum):
    """What bots' processes are needed for, the most urgent first."""

    PERSON = 0  # a decision at a table where a person plays
    HINT = 1
    REVIEW = 2
    BOTS = 3  # a decision at a table of bots alone


class Share(NamedTuple):
    """For whom something is done. Anybody can be many users, but only from the networks they have."""

    network: str
    user: str


class FairQueue(Generic[Item]):
    """Gives the most urgent item; of equally urgent ones, those of each network in turn, there of each user in turn."""

    def __init__(self) -> None:
        self._networks: dict[Priority, OrderedDict[str, OrderedDict[str, deque[Item]]]] = {
            priority: OrderedDict() for priority in Priority
        }

    def put(self, priority: Priority, share: Share, item: Item) -> None:
        """Add an item for a user."""
        users = self._networks[priority].setdefault(share.network, OrderedDict())
        users.setdefault(share.user, deque()).append(item)

    def get(self) -> Item | None:
        """Remove and return the next item; None if the queue is empty."""
        for networks in self._networks.values():
            if networks:
                network, users = networks.popitem(last=False)
                user, items = users.popitem(last=False)
                item = items.popleft()
                if items:
                    users[user] = items  # behind all other users
                if users:
                    networks[network] = users
                return item
        return None

    def remove(self, priority: Priority, share: Share, item: Item) -> None:
        """Remove an item that is no longer wanted, if it is still there."""
        users = self._networks[priority].get(share.network, OrderedDict())
        items = users.get(share.user, deque())
        with contextlib.suppress(ValueError):
            items.remove(item)
        if not items:
            users.pop(share.user, None)
        if not users:
            self._networks[priority].pop(share.network, None)

    def waiting(self) -> Counter[Priority]:
        """The number of queued items by priority."""
        counts: Counter[Priority] = Counter()
        for priority, networks in self._networks.items():
            counts[priority] = sum(len(items) for users in networks.values() for items in users.values())
        return counts

    def __iter__(self) -> Iterator[Item]:
        """The items in the order in which they will be given, if none is added."""
        copy: FairQueue[Item] = FairQueue()
        for priority, networks in self._networks.items():
            for network, users in networks.items():
                copied = OrderedDict((user, deque(items)) for user, items in users.items())
                copy._networks[priority][network] = copied
        while (item := copy.get()) is not None:
            yield item
