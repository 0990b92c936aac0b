"""What the last event brought, as beats a script can play: cards revealed, dice, the fish's way, gold that moves."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.state import BARRACUDA, WRECKS
from tortuga.games.kit.moves import Step
from tortuga.i18n import amount, listing, translate
from tortuga.render.barrakuda.flows import flows_of
from tortuga.render.barrakuda.sea import way
from tortuga.render.barrakuda.sight import Sight, seen_from
from tortuga.tables.table import Table

Beat = dict[str, Any]
_FAR = WRECKS  # more steps than any way has


def last_beats(table: Table, language: str) -> tuple[int, list[Beat]]:
    """The version of the last event that moved the game, and its beats. All of it is public: choices are revealed."""
    game = table.game
    if game is None or not table.moved:
        return 0, []
    version, texts = table.moved[-1]
    first = len(game.steps) - len(texts)
    teller = _Teller(table.names, language, bool(game.options.teams))
    return version, teller.tell(seen_from(game, first), game.steps[first:])


class _Teller:
    def __init__(self, names: list[str], language: str, teams: bool) -> None:
        self.names, self.language, self.teams = names, language, teams
        self.beats: list[Beat] = []

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"web-barrakuda-news-{key}", self.language, **facts)

    def tell(self, sights: list[Sight], steps: list[Step]) -> list[Beat]:
        for number, step in enumerate(steps):
            before, after = sights[number], sights[number + 1]
            if before.phase == "choose":
                if after.phase != "choose":
                    self.reveal(sights[0], after)
                continue
            self.act(before, after, step)
            self.gold(before, after, step)
            self.cards(before, after)
        return self.beats

    # -- the reveal

    def reveal(self, before: Sight, after: Sight) -> None:
        """All cards of the turn together; the place or the posture of the pawn says which."""
        cards = [BARRACUDA if after.lying[seat] else after.pawn[seat] for seat in range(after.players)]
        shown = [
            {"seat": seat, "card": card, "from": before.pawn[seat], "to": after.pawn[seat], "lies": after.lying[seat]}
            for seat, card in enumerate(cards)
        ]
        told = [self.translate("card", name=self.names[seat], card=self.card(card)) for seat, card in enumerate(cards)]
        self.beats.append({"kind": "reveal", "cards": shown, "text": " · ".join(told)})
        full = [seat for seat in range(after.players) if len(before.row[seat]) > len(after.row[seat])]
        if full:
            names = listing([self.names[seat] for seat in full], self.language)
            self.beats.append({"kind": "back", "seats": full, "text": self.translate("all_back", names=names)})

    def card(self, card: int) -> str:
        return translate("card-barracuda", self.language) if card == BARRACUDA else str(card)

    # -- dice, fish, red

    def act(self, before: Sight, after: Sight, step: Step) -> None:
        shown = step.text.split()
        if before.phase == "distance":
            self.beats.append(
                {"kind": "dice", "distance": int(shown[-1]), "text": self.translate("distance", shown=shown[-1])}
            )
        elif before.phase == "direction":
            self.beats[-1:] = [self.dice(before.distance, int(shown[-1]))]
            self.swim(before, way(before.near, before.fish, before.distance, int(shown[-1])))
        elif before.phase == "steer":
            self.swim(before, way(before.near, before.fish, _FAR, int(shown[-1])))
        elif before.phase == "jump":
            ways = [before.fish, after.fish]
            self.beats.append({"kind": "jump", "way": ways, "text": self.translate("jumps", wreck=after.fish)})
        elif before.phase == "pair":
            self.beats.append({"kind": "pair", "seat": before.victim, "cards": shown[1:], "text": ""})

    def dice(self, distance: int, direction: int) -> Beat:
        text = self.translate("dice", distance=distance, direction=direction)
        return {"kind": "dice", "distance": distance, "direction": direction, "text": text}

    def swim(self, before: Sight, passed: tuple[int, ...]) -> None:
        key = "stays" if len(passed) == 1 else "swims"
        text = self.translate(key, way=" → ".join(map(str, passed)), wreck=before.fish)
        self.beats.append({"kind": "fish", "way": list(passed), "text": text})

    # -- gold

    def gold(self, before: Sight, after: Sight, step: Step) -> None:
        by_hand = step.text.startswith(("steal", "exchange"))
        if not by_hand and (before.bag, before.vault, before.gold) == (after.bag, after.vault, after.gold):
            return
        flows, text = flows_of(before, after, step, self.teams), ""
        if step.text.startswith("steal from") and step.seat is not None:
            robbed = int(step.text.split()[-1])
            gold = amount("gold", before.bag[robbed], self.language)
            text = self.translate("steals", name=self.names[step.seat], other=self.names[robbed], gold=gold)
        lost = [int(source[4:]) for source, target, _ in flows if source[:4] == "bag-" and target[:6] == "wreck-"]
        if lost:
            text = self.translate("bitten", names=listing([self.names[seat] for seat in lost], self.language))
        if flows:
            kind = "steal" if step.text.startswith("steal") else "gold"
            self.beats.append({"kind": kind, "flows": flows, "old": _purses(before), "text": text})

    # -- cards

    def cards(self, before: Sight, after: Sight) -> None:
        """Cards that return to hands, or are laid by the red action."""
        for seat in range(after.players):
            if before.hand[seat] == after.hand[seat] and before.holds[seat] == after.holds[seat]:
                continue
            back = [card for card in after.hand[seat] if card in before.row[seat]]
            laid = [card for card in after.row[seat] if card in before.hand[seat]]
            if after.holds[seat] and not before.holds[seat]:
                back.append(BARRACUDA)
            if before.holds[seat] and not after.holds[seat]:
                laid.append(BARRACUDA)
            for key, cards in (("back", back), ("laid", laid)):
                if cards:
                    told = listing([self.card(card) for card in cards], self.language)
                    text = self.translate(key, name=self.names[seat], cards=told)
                    self.beats.append({"kind": key, "seats": [seat], "cards": cards, "text": text})


def _purses(sight: Sight) -> dict[str, list[int]]:
    """What counters show before the gold moves."""
    return {"bag": sight.bag, "vault": sight.vault, "wreck": sight.gold[1:]}
