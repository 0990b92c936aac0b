"""A game that registers itself when it is imported: Einauge by another name, without a part in any layer."""

from tortuga.games import GameType, register
from tortuga.games.einauge.game import Einauge, EinaugeView


class CopyView(EinaugeView):
    NAME = "copy"


class Copy(Einauge):
    NAME = "copy"
    TITLE = "A copy"
    view_type = CopyView


COPY = GameType("copy", f"{__name__}:Copy")
register(COPY)
