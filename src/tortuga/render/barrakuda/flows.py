"""Where the gold of Barrakuda went in one step, told from what changed."""

from __future__ import annotations

from typing import NamedTuple

from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.moves import Step
from tortuga.render.barrakuda.sight import Sight

Flow = tuple[str, str, int]  # from, to, how much; places are wreck-4, bag-0, vault-0


class Moved(NamedTuple):
    """Gold that moved, and by what: stolen, shared, taken (old gold), banked, dropped (to the fish) or gained."""

    why: str
    flow: Flow
    seat: int  # whose bag it left or entered; of a theft the thief


def flows_of(before: Sight, after: Sight, step: Step, teams: bool) -> list[Flow]:
    """The gold that moved in a step, in the order of the rules."""
    return [each.flow for each in moved(before, after, step, teams)]


def moved(before: Sight, after: Sight, step: Step, teams: bool) -> list[Moved]:
    """The same with its reasons."""
    return _Flows(before, after, step, teams).found()


class _Flows:
    def __init__(self, before: Sight, after: Sight, step: Step, teams: bool) -> None:
        self.before, self.after, self.step, self.teams = before, after, step, teams
        self.bag = list(before.bag)
        self.moved: list[Moved] = []

    def found(self) -> list[Moved]:
        self.stolen()
        self.shared()
        self.taken()
        self.banked()
        self.dropped()
        self.gained()
        return self.moved

    def move(self, why: str, source: int | None, target: int | None, flow: Flow) -> None:
        """Note a flow, and what it does to the bags it touches."""
        if flow[2] > 0:
            seat = source if target is None else target
            assert seat is not None
            self.moved.append(Moved(why, flow, seat))
            if source is not None:
                self.bag[source] -= flow[2]
            if target is not None:
                self.bag[target] += flow[2]

    def stolen(self) -> None:
        thief = self.step.seat
        if thief is not None and self.step.text.startswith("steal from"):
            robbed = int(self.step.text.split()[-1])
            self.move("stolen", robbed, thief, (f"bag-{robbed}", f"bag-{thief}", self.bag[robbed]))

    def shared(self) -> None:
        seat = self.step.seat
        if seat is not None and self.step.text.startswith("exchange"):
            partner, more = seat ^ 2, int(self.step.text.split()[-1]) - self.bag[seat]
            giver, taker = (partner, seat) if more > 0 else (seat, partner)
            self.move("shared", giver, taker, (f"bag-{giver}", f"bag-{taker}", abs(more)))

    def taken(self) -> None:
        """B4.1: gold of earlier turns, by the standing diver with the shortest row."""
        if self.before.wreck:
            return
        for wreck in range(1, WRECKS + 1):
            gold = self.before.gold[wreck] - self.after.gold[wreck]
            divers = [
                seat for seat, place in enumerate(self.before.pawn) if place == wreck and not self.before.lying[seat]
            ]
            if gold > 0 and divers:
                seat = min(divers, key=lambda diver: self.before.initiative[diver])
                self.move("taken", None, seat, (f"wreck-{wreck}", f"bag-{seat}", gold))

    def banked(self) -> None:
        """Into a vault, from the member of its side whose bag shrank, or who stands apart from the fish."""
        for purse, old in enumerate(self.before.vault):
            gold = self.after.vault[purse] - old
            if gold > 0:
                side = [purse, purse + 2] if self.teams else [purse]
                seat = max(side, key=lambda member: self.bag[member] - self.after.bag[member])
                self.move("banked", seat, None, (f"bag-{seat}", f"vault-{seat}", gold))

    def dropped(self) -> None:
        fish = self.after.fish
        for seat, place in enumerate(self.after.pawn):
            if place == fish:
                lost = self.bag[seat] - self.after.bag[seat]
                self.move("dropped", seat, None, (f"bag-{seat}", f"wreck-{fish}", lost))

    def gained(self) -> None:
        for seat, place in enumerate(self.after.pawn):
            if place:
                more = self.after.bag[seat] - self.bag[seat]
                self.move("gained", None, seat, (f"wreck-{place}", f"bag-{seat}", more))
