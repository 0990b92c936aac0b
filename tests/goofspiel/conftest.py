"""Goofspiel is registered while its tests run, here and in the processes that they start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.project.tree import ROOT
from tortuga.games import GAMES, register
from tortuga.games.kit.registry import VARIABLE


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    from tests.goofspiel.game import GOOFSPIEL  # not above: to import it registers it for the tests of all games

    register(GOOFSPIEL)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "tests.goofspiel.game")
        patch.chdir(ROOT)
        yield
    del GAMES._types["goofspiel"]
