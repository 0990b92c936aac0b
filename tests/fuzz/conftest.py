"""Import the test client as tests/web does: its import warns once about the version of httpx."""

from __future__ import annotations

import tests.web.conftest  # noqa: F401
