"""The files of the pages."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient


@pytest.mark.parametrize("path", ["/static/table/main.js", "/static/tortuga.css", "/locale/de/table.ftl"])
def test_a_file_is_sent_compressed_to_a_browser_that_can_read_it(browser: TestClient, path: str) -> None:
    assert browser.get(path, headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"
