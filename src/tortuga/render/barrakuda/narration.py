"""The moves, dice, draws and log of Barrakuda as messages. Nothing here is in a language yet."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.actions import TABLE
from tortuga.games.barrakuda.state import BARRACUDA
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game, Position
from tortuga.games.kit.moves import Step
from tortuga.render.barrakuda.facts import SLOTS, icon_number, waiting, wrecks_of
from tortuga.render.barrakuda.sight import Sight, seen, seen_from
from tortuga.render.barrakuda.wrecks import told_wrecks
from tortuga.render.kit.messages import amount


def story_by_step(game: Game, since: int) -> list[list[Message]]:
    """The messages of each step from number *since* on, with what it changed; none while choices are sealed."""
    told: list[list[Message]] = []
    sights = seen_from(game, since)
    for place, step in enumerate(game.steps[since:]):
        before, after = sights[place], sights[place + 1]
        if before.phase == "choose":
            told.append([] if after.phase == "choose" else [*_revealed(game, since + place), *_all_back(before, after)])
            continue
        if before.phase == "direction" and told:
            told[-1].clear()  # the distance, which is told with the direction
        told.append([_did(game, before, after, step), *told_wrecks(game, before, after, step)])
    return told


def _did(game: Game, before: Sight, after: Sight, step: Step) -> Message:
    if before.phase == "direction":
        return _swum(before, after, step)
    if step.seat is not None and step.text.startswith("steal from"):
        robbed = int(step.text.split()[-1])
        return Message("news-barrakuda-steals", seat=step.seat, other=robbed, gold=amount("gold", before.bag[robbed]))
    return sentence(game, step)


def _all_back(before: Sight, after: Sight) -> list[Message]:
    """B3.2: the fifth card brings all back, itself too."""
    changes = [Message("news-barrakuda-all_back")]
    seats = [seat for seat in range(before.players) if len(after.hand[seat]) > len(before.hand[seat])]
    return [Message("news-barrakuda-seat", seat=seat, changes=changes) for seat in seats]


def _swum(before: Sight, after: Sight, step: Step) -> Message:
    """Both dice and where they led the fish; it takes the place of the message about the distance."""
    dice = {"distance": before.distance, "direction": int(step.text.split()[1])}
    if before.fish == after.fish:
        return Message("news-barrakuda-stays", **dice, new=after.fish)
    return Message("news-barrakuda-swims", **dice, old=before.fish, new=after.fish)


def _revealed(game: Game, last: int) -> list[Message]:
    """The choices of the turn, in seat order: of each seat the last one it made."""
    chosen: dict[int, Step] = {}
    for number in range(last, -1, -1):
        step = game.steps[number]
        if step.seat is None or seen(game, number).phase != "choose":
            break
        chosen.setdefault(step.seat, step)
    turn = Message("news-barrakuda-turn", turn=seen(game, last).turn)
    return [turn, *(sentence(game, chosen[seat]) for seat in sorted(chosen))]


def sentence(position: Position, step: Step) -> Message:  # noqa: ARG001  all games are told alike
    """One step: who did what, or what chance showed."""
    if step.seat is not None:
        form, arguments = _form(step.number)
        return Message(f"did-barrakuda-{form}", seat=step.seat, **arguments)
    kind, _, rest = step.text.partition(" ")
    if kind == "pair":
        return Message("chance-barrakuda-pair", cards=rest.split())
    return Message(f"chance-barrakuda-{kind}", shown=rest)


def label(position: Position, action: int) -> Message:  # noqa: ARG001
    """A move as one would ask for it."""
    form, arguments = _form(action)
    return Message(f"move-barrakuda-{form}", **arguments)


def _form(number: int) -> tuple[str, dict[str, Any]]:
    """Which message tells the move, and its arguments."""
    action = TABLE[number]
    assert action is not None
    if action.verb == "lay" and action.card == BARRACUDA:
        return "lay_barracuda", {}
    arguments = {"card": action.card, "wreck": action.wreck, "gold": action.gold, "other": action.seat}
    return action.verb.replace(" ", "_"), {name: value for name, value in arguments.items() if value is not None}


def number_of(action: int) -> int | None:
    """The number that players know a move by: of its card or wreck; the Barracuda card is 6, as the fish's wreck is."""
    row = TABLE[action]
    return None if row is None else row.card or row.wreck


def purse(position: Position, seat: int) -> Message:
    """What a seat carries: the gold in its bag."""
    return amount("gold", int(position.state.bag[seat]))


def status(plain: dict[str, Any]) -> Message:
    """Who does what now."""
    arguments = {
        "seat": plain["actor"],
        "victim": plain["victim"],
        "wreck": plain["wreck"],
        "distance": plain["distance"],
        "cards": plain["pair"],
        "seats": waiting(plain),
    }
    return Message(f"turn-barrakuda-{plain['phase']}", **arguments)


def card_sentences(position: Position) -> list[Message]:
    """What every icon of the six wrecks does."""
    icons = [
        (wreck, slot, shown[slot])
        for wreck, shown in wrecks_of(position.options).items()
        for slot in SLOTS
        if shown[slot]
    ]
    return [
        Message(f"wreck-{slot}", wreck=wreck, sentence=Message(f"icon_sentence-{icon['action']}", x=icon_number(icon)))
        for wreck, slot, icon in icons
    ]
