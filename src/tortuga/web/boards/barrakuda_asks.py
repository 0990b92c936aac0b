"""What a player is asked in Barrakuda: answers with a picture and what they bring, or why they are barred."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.state import BARRACUDA, CARDS, WRECKS
from tortuga.games.barrakuda.tables import Sign
from tortuga.games.kit.errors import IllegalMoveError
from tortuga.games.kit.game import View
from tortuga.i18n import amount, translate
from tortuga.render.barrakuda.facts import icon_sentence
from tortuga.render.barrakuda.sight import Sight
from tortuga.render.kit.messages import told
from tortuga.web.boards import sea
from tortuga.web.parts import Lines, translator

_TEAMS = 2
KEPT = 4096


class Answer(NamedTuple):
    """One thing to press."""

    move: str
    title: str
    note: str
    art: Markup
    why: str  # empty: it may be done
    look: str
    key: str


class Share(NamedTuple):
    """The exchange between partners: a slider over both bags."""

    most: int
    mine: int
    theirs: int
    partner: str
    art: Markup
    partner_art: Markup


class Ask(NamedTuple):
    """A question and its answers."""

    kind: str
    title: str
    answers: list[Answer]
    share: Share | None


def why_not(view: View, sight: Sight, move: str, seat: int, language: str) -> str:
    """Why a move cannot be done, in a sentence; empty if it can."""
    refusal = view.why_not(move, seat)
    return refused(refusal, move, sight.phase, language) if refusal else ""


@cache
def refused(refusal: Refusal, move: str, phase: str, language: str) -> str:
    """A refusal in a sentence."""
    return told(IllegalMoveError("barrakuda", move, refusal, {"phase": phase}), language)


def ask_of(
    view: View, sight: Sight, me: int | None, legal: set[str], names: list[str], tags: list[str], language: str
) -> Ask | None:
    """The question to the acting seat; the choice of a card is none: there is the hand for it."""
    if me is None or sight.phase in ("choose", "over"):
        return None
    return _Asker(view, sight, me, legal, names, tags, language).ask()


def ask_lines(ask: Ask, language: str) -> Lines:
    """The question as lines."""
    title = escape(ask.title)
    return (
        f'<div class="bk-ask bk-ask-{ask.kind}" id="bk-ask" role="group" aria-label="{title}">',
        f'<h2 class="bk-ask-title">{title}</h2>',
        '<div class="bk-answers">',
        *[_pressed(answer, language) for answer in ask.answers],
        *([] if ask.share is None else _shared(ask.share, language)),
        "</div>",
        "</div>",
    )


@lru_cache(maxsize=KEPT)
def _pressed(one: Answer, language: str) -> str:
    title, note = escape(one.title), escape(one.note)
    does = f'data-move="{escape(one.move)}" data-say="{title}{translator(language)("word-colon")}{note}"'
    if one.why:
        does = f'aria-disabled="true" data-why="{escape(one.why)}"'
    key = f'id="bk-answer-{escape(one.move.replace(" ", "-"))}" data-key="{escape(one.key)}"'
    shown = f"{one.art}<span><b>{title}</b><small>{note}</small></span>"
    return f'<button class="bk-answer {one.look}" {key} {does}>{shown}</button>'


def _shared(share: Share, language: str) -> Lines:
    told = translator(language)
    does = f'data-key="x" data-keep-attrs="data-move" data-move="exchange {share.mine}"'
    ranges = f'min="0" max="{share.most}" value="{share.mine}" aria-describedby="bk-share-b"'
    return (
        (f'<div class="bk-share" id="bk-share" data-most="{share.most}" data-sum="{share.mine + share.theirs}">'),
        f'<label for="bk-share-mine">{told("web-barrakuda-share")}</label>',
        f'<span class="bk-share-bag">{share.art}<output id="bk-share-a">{share.mine}</output></span>',
        f'<input type="range" id="bk-share-mine" data-keep-attrs="value" {ranges}>',
        f'<span class="bk-share-bag"><output id="bk-share-b">{share.theirs}</output>{share.partner_art}</span>',
        f'<button class="button primary" id="bk-share-do" {does}>{told("web-barrakuda-share_do")}</button>',
        "</div>",
    )


class _Asker:
    def __init__(
        self, view: View, sight: Sight, me: int, legal: set[str], names: list[str], tags: list[str], language: str
    ) -> None:
        self.view, self.sight, self.me, self.legal = view, sight, me, legal
        self.names, self.tags, self.language = names, tags, language

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"web-barrakuda-{key}", self.language, **facts)

    def ask(self) -> Ask:
        phase = self.sight.phase
        offered: dict[str, list[Answer]] = {
            "steer": self.wrecks() if phase == "steer" else [],
            "answer": self.on_wreck() if phase == "answer" else [],
            "victim": self.victims() if phase == "victim" else [],
            "card": self.pair() if phase == "card" else [],
        }
        answers = offered[phase] if phase in offered else self.either()
        facts = {"wreck": self.sight.wreck, "distance": self.sight.distance, "victim": self.victim_name()}
        keyed = [answer._replace(key=answer.key or str(place)) for place, answer in enumerate(answers, 1)]
        return Ask(phase, self.translate(f"ask-{phase}", **facts), keyed, self.share())

    def victim_name(self) -> str:
        return "" if self.sight.victim is None else self.names[self.sight.victim]

    def answer(self, move: str, title: str, note: str, art: Markup, look: str = "", key: str = "") -> Answer:
        why = "" if move in self.legal else why_not(self.view, self.sight, move, self.me, self.language)
        return Answer(move, title, note, art, why, look, key)

    # -- steering

    def wrecks(self) -> list[Answer]:
        reach = [wreck for wreck in range(1, WRECKS + 1) if f"fish to {wreck}" in self.legal]
        return [self.wreck(wreck) for wreck in reach]

    def wreck(self, wreck: int) -> Answer:
        stays = wreck == self.sight.fish
        note = self.translate("ask-stay" if stays else "ask-swim", wreck=wreck)
        return self.answer(f"fish to {wreck}", str(wreck), note, sea.use("fish"), "bk-short", str(wreck))

    # -- on a wreck

    def on_wreck(self) -> list[Answer]:
        """Special, or a bag of somebody here; pass where only the exchange is left."""
        answers = [self.special()] if "special" in self.legal else []
        answers += [self.steal(seat) for seat in self.here()]
        if "pass" in self.legal:
            answers.append(
                self.answer("pass", self.translate("ask-pass"), self.translate("ask-pass_note"), Markup(""), key="p")
            )
        return answers

    def here(self) -> list[int]:
        """The opponents on this wreck."""
        teams = bool(self.view.options.teams)
        there = [seat for seat, place in enumerate(self.sight.pawn) if place == self.sight.wreck and seat != self.me]
        return [seat for seat in there if not teams or (seat - self.me) % _TEAMS]

    def special(self) -> Answer:
        return self.shown("special", self.view.options.cards_in_play[self.sight.wreck - 1].special)

    def shown(self, move: str, sign: Sign | None) -> Answer:
        """The answer that does what a sign of the wreck shows."""
        title = self.translate(f"ask-{move}")
        if sign is None:
            return self.answer(move, title, translate("word-nothing", self.language), Markup(""), key=move[0])
        icon = sign.plain()
        art = sea.use(f"icon-{icon['action']}")
        return self.answer(move, title, icon_sentence(icon, self.language), art, key=move[0])

    def steal(self, seat: int) -> Answer:
        gold = amount("gold", self.sight.bag[seat], self.language)
        title = self.translate("ask-steal", name=self.names[seat])
        return self.answer(f"steal from {seat}", title, gold, self.diver(seat), "bk-bold")

    def diver(self, seat: int) -> Markup:
        return sea.pawn(seat, self.tags[seat])

    def share(self) -> Share | None:
        if "exchange 0" not in self.legal:
            return None
        partner = self.me ^ _TEAMS
        most = sum(move.startswith("exchange") for move in self.legal) - 1
        bags = self.sight.bag
        return Share(most, bags[self.me], bags[partner], self.names[partner], self.diver(self.me), self.diver(partner))

    # -- the "or" of an icon

    def either(self) -> list[Answer]:
        """The answers to an icon, and to decline it where that is allowed."""
        answers = self.to_icon()
        if "decline" in self.legal:
            title, note = self.translate("ask-decline"), self.translate("ask-decline_note")
            answers.append(self.answer("decline", title, note, Markup(""), key="n"))
        return answers

    def to_icon(self) -> list[Answer]:
        if "do" in self.legal:
            return [self.shown("do", self.view.options.cards_in_play[self.sight.wreck - 1].general)]
        if "red" in self.legal:
            return [
                self.answer("take back", self.translate("ask-take_back"), self.oldest(), sea.use("icon-take_back")),
                self.answer(
                    "red", self.translate("ask-red"), self.translate("ask-red_note"), sea.use("icon-or_red"), "bk-bold"
                ),
            ]
        back = self.answer(
            "barracuda back", self.translate("ask-back"), self.translate("ask-back_note"), sea.use("icon-barracuda")
        )
        return [back, *(self.away(seat) for seat in range(self.sight.players) if self.is_opponent(seat))]

    def oldest(self) -> str:
        row = self.sight.row[self.me]
        return self.translate("ask-oldest", card=row[0]) if row else self.translate("ask-no_row")

    def is_opponent(self, seat: int) -> bool:
        return bool((seat - self.me) % _TEAMS) if self.view.options.teams else seat != self.me

    def away(self, seat: int) -> Answer:
        title = self.translate("ask-away", name=self.names[seat])
        return self.answer(
            f"barracuda away {seat}", title, self.translate("ask-away_note"), self.diver(seat), "bk-bold"
        )

    # -- red

    def victims(self) -> list[Answer]:
        seats = [seat for seat in range(self.sight.players) if self.is_opponent(seat)]
        return [
            self.answer(f"victim {seat}", self.names[seat], self.holds(seat), self.diver(seat), "bk-bold")
            for seat in seats
        ]

    def holds(self, seat: int) -> str:
        number = len(self.sight.hand[seat]) + self.sight.holds[seat]
        return self.translate("ask-holds", cards=amount("cards", number, self.language))

    def pair(self) -> list[Answer]:
        return [self.laid(card) for card in self.sight.pair]

    def laid(self, card: int) -> Answer:
        is_fish = card == BARRACUDA
        title = translate("card-barracuda", self.language) if is_fish else self.translate("card", card=card)
        note = self.translate("ask-to_centre" if is_fish else "ask-to_row")
        art = sea.use("fish") if is_fish else Markup('<b class="bk-mini">{}</b>').format(card)
        return self.answer(
            "lay barracuda" if is_fish else f"lay {card}", title, note, art, key="b" if is_fish else str(card)
        )


assert BARRACUDA == CARDS + 1
