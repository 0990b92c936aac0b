"""One real server for all tests that only need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.live.server import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
