"""Work on a Ray cluster: the same tasks, on other machines."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from tortuga.lab.packages import need


class _Promise:
    def __init__(self, ray: Any, reference: Any) -> None:
        self._ray, self._reference = ray, reference

    def result(self) -> Any:
        """What came out."""
        return self._ray.get(self._reference)

    def cancel(self) -> None:
        """It is not needed any more."""
        self._ray.cancel(self._reference)


class RayPool:
    """An executor whose workers are a cluster's; they need this package and the laboratory's requirements."""

    def __init__(self, address: str) -> None:
        if address.startswith(("127.", "localhost")):
            # else Ray looks for the cluster at this machine's address in the network; read when it is imported
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        self._ray = need("ray")
        self._ray.init(address=address, log_to_driver=False)

    def submit(self, work: Callable[..., Any], task: Any) -> Any:
        """Let the cluster do it."""
        return _Promise(self._ray, self._ray.remote(work).remote(task))

    def shutdown(self, **_: Any) -> None:
        """Leave the cluster."""
        self._ray.shutdown()
