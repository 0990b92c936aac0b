"""The log of Barrakuda: choices when they are revealed, dice, and what every wreck brought."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.show.facts_barrakuda import vault_of
from tortuga.show.plains import plain_at
from tortuga.show.words import amount, listing, move_sentence, say

Plain = dict[str, Any]


def tell(game: Game, names: list[str], since: int, language: str) -> list[str]:
    """The steps from number *since* on; choices that are still sealed are left out."""
    lines: list[str] = []
    after = plain_at(game, since)
    for number, step in enumerate(game.steps[since:], start=since):
        before, after = after, plain_at(game, number + 1)
        if before["phase"] == "choose":
            lines += [] if after["phase"] == "choose" else _revealed(game, number, names, language)
        elif before["phase"] == "direction":
            lines[-1:] = [_swum(before, after, step, language)]
        else:
            lines.append(move_sentence(game, step, names, language))
        lines += _changes(before, after, names, language)
    return lines


def _swum(before: Plain, after: Plain, step: Step, language: str) -> str:
    """Both dice and where they led the fish, in one line; it takes the place of the line about the distance."""
    facts = {
        "distance": before["distance"],
        "direction": step.text.split()[1],
        "old": before["fish"],
        "new": after["fish"],
    }
    stayed = before["fish"] == after["fish"]
    return say("news.barrakuda.stays" if stayed else "news.barrakuda.swims", language, **facts)


def _revealed(game: Game, last: int, names: list[str], language: str) -> list[str]:
    """The choices of the turn, in seat order: of each seat the last one it made."""
    chosen: dict[int, Step] = {}
    for number in range(last, -1, -1):
        step = game.steps[number]
        if step.seat is None or (number < last and not _still_sealed(game, number)):
            break
        chosen.setdefault(step.seat, step)
    turn = game.plain_at(last)["turn"]
    told = [move_sentence(game, chosen[seat], names, language) for seat in sorted(chosen)]
    return [say("news.barrakuda.turn", language, turn=turn), *told]


def _still_sealed(game: Game, number: int) -> bool:
    """Whether a step was a choice after which others had yet to choose."""
    return bool(game.plain_at(number)["phase"] == game.plain_at(number + 1)["phase"] == "choose")


def _changes(before: Plain, after: Plain, names: list[str], language: str) -> list[str]:
    """What can be seen to have changed, the fish first, then seat by seat, then the gold on the wrecks."""
    lines = []
    for seat, name in enumerate(names):
        changes = _changes_of(before, after, seat, language)
        if changes:
            lines.append(say("news.barrakuda.seat", language, name=name, changes=listing(changes, language)))
    for wreck, (old, new) in enumerate(zip(before["gold"], after["gold"], strict=True), start=1):
        if new != old:
            key = "news.barrakuda.lies" if new > old else "news.barrakuda.taken"
            lines.append(say(key, language, gold=amount("gold", max(old, new), language), wreck=wreck))
    return lines


def _changes_of(before: Plain, after: Plain, seat: int, language: str) -> list[str]:
    return [*_gold_of(before, after, seat, language), *_cards_of(before, after, seat, language)]


def _gold_of(before: Plain, after: Plain, seat: int, language: str) -> list[str]:
    """The bag, then the vault, where they changed."""
    bags = [plain["seats"][seat]["bag"] for plain in (before, after)]
    vaults = [vault_of(plain, seat) for plain in (before, after)]
    changed = [(key, pair) for key, pair in (("bag", bags), ("vault", vaults)) if pair[0] != pair[1]]
    return [say(f"news.barrakuda.{key}", language, old=old, new=new) for key, (old, new) in changed]


def _cards_of(before: Plain, after: Plain, seat: int, language: str) -> list[str]:
    """Cards taken back, and outside the reveal those laid for a red action."""
    old, new = before["seats"][seat], after["seats"][seat]
    revealed = before["phase"] == "choose"
    moved = {
        "back": [str(card) for card in new["hand"] if card not in old["hand"]],
        "laid": [str(card) for card in new["row"] if card not in old["row"] and not revealed],
    }
    changes = [
        say(f"news.barrakuda.{key}", language, cards=listing(cards, language)) for key, cards in moved.items() if cards
    ]
    if old["barracuda"] != new["barracuda"] and not (revealed and new["barracuda"] == "centre"):
        changes.append(say(f"news.barrakuda.barracuda_{new['barracuda']}", language))
    return changes
