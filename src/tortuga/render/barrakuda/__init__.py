"""Barrakuda as text, as SVG and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Position
from tortuga.games.kit.moves import Outcome
from tortuga.i18n import translate
from tortuga.render.barrakuda import board, narration, svg, text
from tortuga.render.barrakuda.facts import icon_sentence, number_words, with_limit
from tortuga.render.kit.renderer import Renderer, ScoreLine, number_lines, source_line


class BarrakudaRenderer(Renderer):
    """The wrecks with the fish, and what lies before every diver."""

    text = staticmethod(text.draw)
    svg = staticmethod(svg.draw)
    story_by_step = staticmethod(narration.story_by_step)
    sentence = staticmethod(narration.sentence)
    label = staticmethod(narration.label)
    number_of = staticmethod(narration.number_of)
    purse = staticmethod(narration.purse)
    card_sentences = staticmethod(narration.card_sentences)
    board_options = staticmethod(board.options)
    history_extra = staticmethod(board.history_extra)
    shared_extra = staticmethod(board.shared_extra)
    own_extra = staticmethod(board.own_extra)
    offers = staticmethod(board.offers)
    refusal_arguments = staticmethod(board.refusal_arguments)
    step_details = staticmethod(board.step_details)
    turn_at = staticmethod(board.turn_at)
    number_words = staticmethod(number_words)

    def has_board(self) -> bool:
        """Whether the page has a board of its own: it has."""
        return True

    def card_rows(self, cards: Any, language: str) -> Iterator[str]:
        """Every field of every card, and every number of the rules, with its source."""
        for kind in ("base", "alternative"):
            for number, wreck in enumerate(getattr(cards, kind), start=1):
                yield f"\n{translate(f'cards-{kind}', language, number=number)}"
                sources = dict(wreck.provenance)
                for slot, icon in with_limit(wreck.plain(), cards.numbers.bank_limit).items():
                    value = translate("cards-empty", language) if icon is None else icon_sentence(icon, language)
                    yield source_line(slot, value, sources.get(slot), language)
        yield from number_lines(cards, language)

    def score_lines(self, position: Position) -> list[ScoreLine]:
        """B6: the vault, then the bag."""
        scores = position.scores()
        kinds = {kind: [score[kind] for score in scores] for kind in ("vault", "bag")}
        return [ScoreLine(Message(f"score-barrakuda-{kind}"), gold, kind == "vault") for kind, gold in kinds.items()]

    def score_notes(self, position: Position, outcome: Outcome) -> list[Message]:
        """B6: the fuller bag decides between equal vaults."""
        vaults = [score["vault"] for score in outcome.scores]
        equal = [seat for seat, gold in enumerate(vaults) if gold == max(vaults)]
        if set(equal) == set(outcome.winners):
            return super().score_notes(position, outcome)
        bag = Message("score-barrakuda-bag_decides", seats=equal)
        return [bag, *super().score_notes(position, outcome)]

    def is_team_win(self, position: Position, outcome: Outcome) -> bool:
        """B7: partners win together."""
        return position.options.teams and len(outcome.winners) < position.players


RENDERER = BarrakudaRenderer()
