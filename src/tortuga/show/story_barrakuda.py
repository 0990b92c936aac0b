"""The log of Barrakuda: choices when they are revealed, dice, and what every wreck brought."""

from __future__ import annotations

from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.show.sight_barrakuda import Sight, seen
from tortuga.show.words import amount, listing, move_sentence, say


def tell(game: Game, names: list[str], since: int, language: str) -> list[str]:
    """The steps from number *since* on; choices that are still sealed are left out."""
    lines: list[str] = []
    after = seen(game, since)
    for number, step in enumerate(game.steps[since:], start=since):
        before, after = after, seen(game, number + 1)
        if before.phase == "choose":
            lines += [] if after.phase == "choose" else _revealed(game, number, names, language)
        elif before.phase == "direction":
            lines[-1:] = [_swum(before, after, step, language)]
        else:
            lines.append(move_sentence(game, step, names, language))
        lines += _Changes(before, after, bool(game.options.teams), language).told(names)
    return lines


def _swum(before: Sight, after: Sight, step: Step, language: str) -> str:
    """Both dice and where they led the fish, in one line; it takes the place of the line about the distance."""
    facts = {
        "distance": before.distance,
        "direction": step.text.split()[1],
        "old": before.fish,
        "new": after.fish,
    }
    stayed = before.fish == after.fish
    return say("news.barrakuda.stays" if stayed else "news.barrakuda.swims", language, **facts)


def _revealed(game: Game, last: int, names: list[str], language: str) -> list[str]:
    """The choices of the turn, in seat order: of each seat the last one it made."""
    chosen: dict[int, Step] = {}
    for number in range(last, -1, -1):
        step = game.steps[number]
        if step.seat is None or (number < last and not _still_sealed(game, number)):
            break
        chosen.setdefault(step.seat, step)
    turn = seen(game, last).turn
    told = [move_sentence(game, chosen[seat], names, language) for seat in sorted(chosen)]
    return [say("news.barrakuda.turn", language, turn=turn), *told]


def _still_sealed(game: Game, number: int) -> bool:
    """Whether a step was a choice after which others had yet to choose."""
    return seen(game, number).phase == seen(game, number + 1).phase == "choose"


class _Changes:
    """What can be seen to have changed in one step."""

    def __init__(self, before: Sight, after: Sight, teams: bool, language: str) -> None:
        self.before, self.after, self.teams, self.language = before, after, teams, language

    def say(self, key: str, **facts: object) -> str:
        return say(f"news.barrakuda.{key}", self.language, **facts)

    def told(self, names: list[str]) -> list[str]:
        """Seat by seat, then the gold on the wrecks."""
        lines = []
        for seat, name in enumerate(names):
            changes = [*self.gold(seat), *self.cards(seat)]
            if changes:
                lines.append(self.say("seat", name=name, changes=listing(changes, self.language)))
        for wreck, (old, new) in enumerate(zip(self.before.gold, self.after.gold, strict=True)):
            if new != old:
                gold = amount("gold", max(old, new), self.language)
                lines.append(self.say("lies" if new > old else "taken", gold=gold, wreck=wreck))
        return lines

    def gold(self, seat: int) -> list[str]:
        """The bag, then the vault, where they changed."""
        vault = seat % 2 if self.teams else seat
        bags = ("bag", self.before.bag[seat], self.after.bag[seat])
        vaults = ("vault", self.before.vault[vault], self.after.vault[vault])
        return [self.say(key, old=old, new=new) for key, old, new in (bags, vaults) if old != new]

    def cards(self, seat: int) -> list[str]:
        """Cards taken back, and outside the reveal those laid for a red action."""
        before, after, revealed = self.before, self.after, self.before.phase == "choose"
        changes = []
        if after.hand[seat] != before.hand[seat]:
            moved = {
                "back": [str(card) for card in after.hand[seat] if card not in before.hand[seat]],
                "laid": [str(card) for card in after.row[seat] if card not in before.row[seat] and not revealed],
            }
            changes = [self.say(key, cards=listing(cards, self.language)) for key, cards in moved.items() if cards]
        if after.holds[seat] != before.holds[seat] and (after.holds[seat] or not revealed):
            changes.append(self.say(f"barracuda_{'hand' if after.holds[seat] else 'centre'}"))
        return changes
