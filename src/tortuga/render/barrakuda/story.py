"""The log of Barrakuda: choices when they are revealed, dice, and what every wreck brought."""

from __future__ import annotations

from functools import lru_cache

from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.i18n import amount, listing, translate
from tortuga.render.barrakuda.sentences import sentence
from tortuga.render.barrakuda.sight import Sight, seen, seen_from

KEPT = 4096  # sentences: the same few moves are told of the same people over and over


def tell(game: Game, names: list[str], since: int, language: str) -> list[str]:
    """The steps from number *since* on; choices that are still sealed are left out."""
    lines: list[str] = []
    who, teams = tuple(names), bool(game.options.teams)
    sights = seen_from(game, since)
    for place, step in enumerate(game.steps[since:]):
        before, after = sights[place], sights[place + 1]
        if before.phase == "choose":
            if after.phase == "choose":
                continue
            lines += _revealed(game, since + place, who, language)
        elif before.phase == "direction":
            lines[-1:] = [_swum(before, after, step, language)]
        else:
            lines.append(_sentence(step, who, language))
        lines += _Changes(before, after, teams, language).told(names)
    return lines


@lru_cache(maxsize=KEPT)
def _sentence(step: Step, names: tuple[str, ...], language: str) -> str:
    return sentence(step, names, language)


def _swum(before: Sight, after: Sight, step: Step, language: str) -> str:
    """Both dice and where they led the fish, in one line; it takes the place of the line about the distance."""
    facts = {
        "distance": before.distance,
        "direction": step.text.split()[1],
        "old": before.fish,
        "new": after.fish,
    }
    stayed = before.fish == after.fish
    return translate("news-barrakuda-stays" if stayed else "news-barrakuda-swims", language, **facts)


def _revealed(game: Game, last: int, names: tuple[str, ...], language: str) -> list[str]:
    """The choices of the turn, in seat order: of each seat the last one it made."""
    chosen: dict[int, Step] = {}
    for number in range(last, -1, -1):
        step = game.steps[number]
        if step.seat is None or seen(game, number).phase != "choose":
            break
        chosen.setdefault(step.seat, step)
    turn = seen(game, last).turn
    told = [_sentence(chosen[seat], names, language) for seat in sorted(chosen)]
    return [translate("news-barrakuda-turn", language, turn=turn), *told]


class _Changes:
    """What can be seen to have changed in one step."""

    def __init__(self, before: Sight, after: Sight, teams: bool, language: str) -> None:
        self.before, self.after, self.teams, self.language = before, after, teams, language

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"news-barrakuda-{key}", self.language, **facts)

    def told(self, names: list[str]) -> list[str]:
        """Seat by seat, then the gold on the wrecks. Most steps leave most of it as it was."""
        before, after, lines = self.before, self.after, []
        is_gold = before.bag != after.bag or before.vault != after.vault
        is_cards = before.hand != after.hand or before.holds != after.holds
        if is_gold or is_cards:
            for seat, name in enumerate(names):
                changes = [*(self.gold(seat) if is_gold else ()), *(self.cards(seat) if is_cards else ())]
                if changes:
                    lines.append(self.translate("seat", name=name, changes=listing(changes, self.language)))
        if before.gold != after.gold:
            lines += self.wrecks()
        return lines

    def wrecks(self) -> list[str]:
        """The gold that came to wrecks, and that was taken from them."""
        lines = []
        for wreck, (old, new) in enumerate(zip(self.before.gold, self.after.gold, strict=True)):
            if new != old:
                gold = amount("gold", max(old, new), self.language)
                lines.append(self.translate("lies" if new > old else "taken", gold=gold, wreck=wreck))
        return lines

    def gold(self, seat: int) -> list[str]:
        """The bag, then the vault, where they changed."""
        vault = seat % 2 if self.teams else seat
        bags = ("bag", self.before.bag[seat], self.after.bag[seat])
        vaults = ("vault", self.before.vault[vault], self.after.vault[vault])
        return [self.translate(key, old=old, new=new) for key, old, new in (bags, vaults) if old != new]

    def cards(self, seat: int) -> list[str]:
        """Cards taken back, and outside the reveal those laid for a red action."""
        before, after, revealed = self.before, self.after, self.before.phase == "choose"
        changes = []
        if after.hand[seat] != before.hand[seat]:
            moved = {
                "back": [str(card) for card in after.hand[seat] if card not in before.hand[seat]],
                "laid": [str(card) for card in after.row[seat] if card not in before.row[seat] and not revealed],
            }
            changes = [
                self.translate(key, cards=listing(cards, self.language)) for key, cards in moved.items() if cards
            ]
        if after.holds[seat] != before.holds[seat] and (after.holds[seat] or not revealed):
            changes.append(self.translate(f"barracuda_{'hand' if after.holds[seat] else 'centre'}"))
        return changes
