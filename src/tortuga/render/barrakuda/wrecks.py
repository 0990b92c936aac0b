"""What happened on the wrecks in one step, cause before effect: who has initiative, then what it brought."""

from __future__ import annotations

from collections.abc import Iterator

from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.render.barrakuda.flows import Moved, moved
from tortuga.render.barrakuda.sight import Sight
from tortuga.render.kit.messages import amount

_BEFORE_ACTIONS = ("direction", "steer", "jump")
_ACTIONS = ("answer", "special", "general")
_ALL_BACK = "all_back"
_EFFECTS = {"gained": "gains", "dropped": "loses", "banked": "banks"}


def told_wrecks(game: Game, before: Sight, after: Sight, step: Step) -> list[Message]:
    """The changes of a step, wreck by wreck; then those that belong to no wreck."""
    return list(_Wrecks(game, before, after, step).told())


class _Wrecks:
    def __init__(self, game: Game, before: Sight, after: Sight, step: Step) -> None:
        self.before, self.after, self.cards = before, after, game.options.cards_in_play
        self.moved = moved(before, after, step, bool(game.options.teams))
        self.seats = range(before.players)
        self.is_begun = before.phase in _BEFORE_ACTIONS and after.phase not in _BEFORE_ACTIONS
        self.lengths = self._lengths()

    def _lengths(self) -> list[int]:
        """B3.4: the lengths of the rows as initiative reads them."""
        if self.before.phase in _ACTIONS:
            return self.before.initiative
        return self.after.initiative if self.after.phase in _ACTIONS else self.before.initiative

    def _returns_all(self) -> bool:
        """B3.3: the fish stopped on a wreck that returns the Barracuda cards."""
        stop = self.cards[self.after.fish - 1].plain()["stop"]
        is_stop = self.before.fish != self.after.fish and self.before.phase in ("direction", "steer")
        return is_stop and stop is not None and stop["action"] == _ALL_BACK

    def told(self) -> Iterator[Message]:
        is_returned = self._returns_all() and self.before.holds != self.after.holds
        if is_returned:
            yield Message("news-barrakuda-stop", wreck=self.after.fish, sentence=Message(f"icon_sentence-{_ALL_BACK}"))
        for each in self.moved:
            if each.why == "taken":
                wreck = int(each.flow[0].removeprefix("wreck-"))
                yield Message("news-barrakuda-takes", seat=each.seat, gold=_gold(each), wreck=wreck)
        here = set()
        for wreck in self._resolved():
            yield from self._wreck(wreck)
            here |= {seat for seat in self.seats if self.before.pawn[seat] == wreck}
        for seat in self.seats:
            changes = [*([] if seat in here else self._returned(seat)), *([] if is_returned else self._barracuda(seat))]
            if changes:
                yield Message("news-barrakuda-seat", seat=seat, changes=changes)

    def _resolved(self) -> range:
        """The wrecks of this step: those from the one where it began to the one where somebody is asked."""
        if not (self.is_begun or self.before.wreck):
            return range(0)
        return range(self.before.wreck or 1, (self.after.wreck or WRECKS) + 1)

    # -- one wreck

    def _wreck(self, wreck: int) -> Iterator[Message]:
        effects = self._effects(wreck)
        is_new = wreck != self.before.wreck
        is_asked = wreck == self.after.wreck
        why = self._why(wreck) if is_new and (effects or is_asked or self._is_tie(wreck)) else None
        if why is not None:
            yield Message("news-barrakuda-wreck", why=why, effects=effects) if effects else why
        else:
            yield from effects
        lies = self.after.gold[wreck] - self.before.gold[wreck]
        if lies > 0:
            yield Message("news-barrakuda-lies", gold=amount("gold", self.after.gold[wreck]), wreck=wreck)

    def _standing(self, wreck: int) -> list[int]:
        return [seat for seat in self.seats if self.before.pawn[seat] == wreck and not self.before.lying[seat]]

    def _is_tie(self, wreck: int) -> bool:
        """B4.2, B4.5: several for whom a special action was to be had."""
        is_over = self.after.phase == "over" and not self.after.wreck
        return self.after.fish != wreck and len(self._first(wreck)) > 1 and not is_over

    def _first(self, wreck: int) -> list[int]:
        """B4.2: the standing divers with the fewest cards in the row."""
        standing = self._standing(wreck)
        fewest = min((self.lengths[seat] for seat in standing), default=0)
        return [seat for seat in standing if self.lengths[seat] == fewest]

    def _why(self, wreck: int) -> Message | None:
        divers = [seat for seat in self.seats if self.before.pawn[seat] == wreck]
        first = self._first(wreck)
        if self.after.fish == wreck:
            return Message("news-barrakuda-fish", wreck=wreck)
        if len(first) > 1:
            return Message("news-barrakuda-tie", wreck=wreck, seats=first)
        if not first:
            return None
        return Message(f"news-barrakuda-{'alone' if len(divers) == 1 else 'first'}", wreck=wreck, seat=first[0])

    def _effects(self, wreck: int) -> list[Message]:
        """What each diver there got or lost; what all got alike is told once."""
        divers = [seat for seat in self.seats if self.before.pawn[seat] == wreck]
        gains = {seat: [each for each in self.moved if each.seat == seat and each.why in _EFFECTS] for seat in divers}
        changes: dict[int, list[Message]] = {}
        for seat in divers:
            gold = [Message(f"news-barrakuda-{_EFFECTS[each.why]}", gold=_gold(each)) for each in gains[seat]]
            changes[seat] = [*gold, *self._returned(seat)]
        together = [changes[seat] for seat in divers]
        is_gain = all(len(each) == 1 and each[0].id == "news-barrakuda-gains" for each in together)
        if len(divers) > 1 and is_gain and all(each == together[0] for each in together):
            return [Message("news-barrakuda-all", number=len(divers), changes=together[0])]
        if len(divers) == 1 and self.after.fish != wreck and wreck != self.before.wreck:
            return together[0]  # why the wreck is told names the diver
        return [Message("news-barrakuda-one", seat=seat, changes=changes[seat]) for seat in divers if changes[seat]]

    # -- cards

    def _returned(self, seat: int) -> list[Message]:
        back = [card for card in self.after.hand[seat] if card not in self.before.hand[seat]]
        laid = [card for card in self.after.row[seat] if card not in self.before.row[seat]]
        told = [Message("news-barrakuda-back", cards=back)] if back else []
        return [*told, *([Message("news-barrakuda-laid", cards=laid)] if laid else [])]

    def _barracuda(self, seat: int) -> list[Message]:
        if self.after.holds[seat] == self.before.holds[seat]:
            return []
        return [Message(f"news-barrakuda-barracuda_{'hand' if self.after.holds[seat] else 'centre'}")]


def _gold(each: Moved) -> Message:
    return amount("gold", each.flow[2])
