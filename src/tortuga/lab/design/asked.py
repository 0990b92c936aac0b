"""The request of a search: everything that decides which tables it finds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tortuga.games import GAMES
from tortuga.lab.design.fields import Field, Space, Values, varied
from tortuga.lab.design.targets import Target, targets_of
from tortuga.lab.laboratory import laboratory
from tortuga.lab.tally import Deals

DEPTHS = 4  # a promising table is played for the confirmation's games divided by this
FIRST = 20  # a new table is played for the confirmation's games divided by this
PLAYERS, TRIALS, SECONDS = 3, 1000, 600.0  # defaults


@dataclass(frozen=True)
class Design:
    """A game, its targets, and the tables that may be tried."""

    game: str
    targets: tuple[Target, ...]
    space: Space
    players: int = PLAYERS
    options: dict[str, Any] = field(default_factory=dict)  # of the rules, without the cards
    bot: str = ""  # in every seat; empty: the steady bot
    seed: str = "1"
    games: int = 0  # of a confirmation; 0: as many as a study plays
    trials: int = TRIALS  # tables that are tried at most
    tables: int = 1  # that shall meet all targets

    @classmethod
    def of(cls, game: str, targets: Sequence[str], vary: Sequence[str], cards: Any = None, **more: Any) -> Design:
        """Check targets and fields as texts; *cards* is the table to start from, by default ours."""
        options, players = more.get("options", {}), more.get("players", PLAYERS)
        kind = GAMES[game].rules.options_type
        start = kind.of(players, **options, **({} if cards is None else {"cards": cards}))
        table = start.cards.plain()

        def is_table(other: dict[str, Any]) -> bool:
            return kind.of(players, **options, cards=other) is not None

        fields = varied(table, vary, is_table)
        used = tuple(each for each in fields if _is_used(each, start, table, kind, players, options))
        return cls(game, targets_of(targets), Space(table, used or tuple(fields)), **more)

    @property
    def confirming(self) -> int:
        """Games that confirm a table, on deals that the search has not seen."""
        return self.games or laboratory(self.game).study_games

    @property
    def first_games(self) -> int:
        """Games of a table that was not tried before."""
        return max(20, self.confirming // FIRST)

    @property
    def deep_games(self) -> int:
        """Games of a table before it is confirmed."""
        return max(20, self.confirming // DEPTHS)

    @property
    def quick_targets(self) -> tuple[Target, ...]:
        """The targets that the search itself measures."""
        return tuple(target for target in self.targets if not target.is_late)

    def options_of(self, values: Values) -> dict[str, Any]:
        """The options of the rules with a table."""
        return {**self.options, "cards": self.space.table_of(values)}

    def deals(self, values: Values, purpose: str) -> Deals:
        """The deals of a table for a purpose: all tables meet the same ones, and each purpose has its own."""
        return Deals.of(self.game, self.players, self.options_of(values), f"{self.seed} {purpose}", self.bot)


def _is_used(
    moving: Field, start: Any, table: dict[str, Any], kind: Any, players: int, options: dict[str, Any]
) -> bool:
    """Whether the rules read the field with these options; not that of a card that does not lie on the board."""
    value = moving.high if moving.high != moving.start else moving.low
    other = kind.of(players, **options, cards=Space(table, (moving,)).table_of((value,)))
    return bool(other.rules().tobytes() != start.rules().tobytes())
