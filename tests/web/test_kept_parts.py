"""What is kept from frame to frame: a frame put together of kept parts is the frame drawn with nothing kept."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from functools import partial

import pytest

from tests.loops import awaited
from tortuga.tables import commands
from tortuga.tables.commands import New, Who
from tortuga.tables.fairness import Secret
from tortuga.tables.table import Table
from tortuga.web.frames import Frames
from tortuga.web.lines import Frame
from tortuga.web.services import Services
from tortuga.web.settings import Settings
from tortuga.web.viewer import Viewer, viewer_of

PEOPLE = [Who(f"user-{seat}", name) for seat, name in enumerate(("Ann", "Bo & Co", "<Cy>", 'D"D'))]
MODULES = (
    "tortuga.web.boards",
    "tortuga.web.chrome",
    "tortuga.render.barrakuda.sight",
)  # not the words: they stay the same
Shown = list[tuple[Table, Viewer, Frame]]


def forget() -> None:
    """Empty everything that boards have kept."""
    for name, module in list(sys.modules.items()):
        if name.startswith(MODULES):
            for key, value in vars(module).items():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
                elif key.startswith("_") and not key.startswith("__") and key.islower() and isinstance(value, dict):
                    value.clear()


def _sit(seat: int, table: Table, _: Secret) -> list[New]:
    return commands.sit(table, PEOPLE[seat], seat)


def _move(seat: int, text: str, table: Table, secret: Secret) -> list[New]:
    return commands.move(table, seat, text, None, secret)


async def _played(services: Services, game: str, players: int, language: str, moves: int) -> Shown:
    """Every frame of the first moves of a random game, for each who sits there and for a spectator."""
    chooser, shown = random.Random(players), Shown()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(1, players))]
    table = await services.host.create(PEOPLE[0], {"game": game, "options": {"players": players}, "seats": seats})
    for seat in range(1, players):
        table = await services.host.do(table.id, partial(_sit, seat))
    for _ in range(moves):
        for who in (*PEOPLE[:players], None):
            viewer = viewer_of(table, who, language)
            shown.append((table, viewer, services.frames.frame(table, viewer)))
        if table.status != "running" or table.game is None:
            break
        seat = chooser.choice(table.to_act())
        text = chooser.choice(list(table.game.legal_moves_of(seat))).text
        table = await services.host.do(table.id, partial(_move, seat, text))
    return shown


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_frame_of_kept_parts_is_the_frame_drawn_anew(game: str) -> None:
    async def play() -> None:
        services = Services(Settings(database=":memory:"))
        await services.open()
        tables = [(4, "en", 60), (2, "de", 25), (3, "fr", 25)]
        shown = [frame for each in tables for frame in await _played(services, game, *each)]
        for table, viewer, frame in random.Random(5).sample(shown, 60):
            forget()
            anew = replace(table, memo={}, known={}, met={})
            assert Frames(services.templates).frame(anew, viewer) == frame
        await services.close()

    awaited(play())
