"""Load the client of the tests of pages as they do: it warns, once, that it would rather have the next httpx."""

from __future__ import annotations

import tests.web.conftest  # noqa: F401
