"""Imports the laboratory's packages when they are needed, and says how to install a missing one."""

from __future__ import annotations

import importlib
from typing import Any

from tortuga.games.kit.errors import TortugaError

INSTALL = "pip install tortuga[lab] (in a checkout: make lab)"


def without(error: ImportError) -> ImportError:
    """The error of a missing package, with how to get it."""
    return ImportError(f"{error}; install it with: {INSTALL}", name=error.name)


def need(module: str) -> Any:
    """The module of that name, or an error that says how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        if error.name is not None and error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        package = module.partition(".")[0]
        raise TortugaError(f"{package}: expected to be installed; install it with: {INSTALL}") from None
