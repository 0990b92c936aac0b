"""The laboratory's packages: imported when they are needed, and missed with the command that installs them."""

from __future__ import annotations

import importlib
from typing import Any

from tortuga.games.kit.errors import TortugaError

INSTALL = "pip install --require-hashes -r requirements/lab.txt (make lab)"


def need(module: str) -> Any:
    """The module of that name, or an error that says how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        if error.name is not None and error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        package = module.partition(".")[0]
        raise TortugaError(f"{package}: expected to be installed; install it with: {INSTALL}") from None
