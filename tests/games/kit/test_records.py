"""The NumPy records of both games."""

from __future__ import annotations

import importlib

import pytest


@pytest.mark.parametrize("record", ["STATE", "RULES"])
@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_record_has_no_padding(game: str, record: str) -> None:
    """Unnamed bytes are not copied with the fields: equal states would differ, and a view carry what lay in memory."""
    kind = getattr(importlib.import_module(f"tortuga.games.{game}.state"), record)
    assert kind.itemsize == sum(kind.fields[name][0].itemsize for name in kind.names)
