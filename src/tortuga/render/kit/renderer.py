"""How a game is drawn and told. A game's own renderer is RENDERER in `tortuga.render.<game>`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.errors import IllegalMoveError, Message
from tortuga.games.kit.game import Game, Position, View
from tortuga.games.kit.moves import Outcome, Step
from tortuga.i18n import ids, translate
from tortuga.render.kit.frame import Paint


@dataclass(frozen=True)
class ScoreLine:
    """A line of a score sheet: a source of points, and the points of each seat."""

    title: Message
    numbers: Sequence[int]
    is_total: bool = False
    cells: Sequence[Message | None] = ()  # what is said instead of a number: `2 chests → 4 jewels`


class Renderer:
    """Draws and tells any game by its plain state and its notation; a game overrides what it can do better."""

    def text(self, position: Game | View, names: list[str], language: str, paint: Paint) -> str:  # noqa: ARG002
        """The whole table as text."""
        state = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in position.plain().items()]
        moves = [f"{names[move.seat]}: {move.text}" for move in position.legal_moves]
        return "\n".join([*state, *moves]) + "\n"

    def svg(self, position: Game | View, names: list[str], language: str) -> str:
        """The whole table as an SVG that stands by itself."""
        lines = self.text(position, names, language, Paint(False)).splitlines()
        drawn = "".join(f'<text x="10" y="{20 * (n + 1)}">{escape(line)}</text>' for n, line in enumerate(lines))
        size = f'viewBox="0 0 900 {20 * (len(lines) + 1)}" font-family="monospace" font-size="14"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawn}</svg>'

    def story(self, game: Game, since: int) -> list[Message]:
        """The steps from number *since* on as messages; choices that were sealed at *since* are told with them."""
        told = self.story_by_step(game, game.at(since).open_steps)
        return [message for messages in told for message in messages]

    def story_by_step(self, game: Game, since: int) -> list[list[Message]]:
        """The messages of each step from number *since* on; none for what is sealed, or told with a later step."""
        known = max(0, game.open_steps - since)
        return [[self.sentence(game, step)] if n < known else [] for n, step in enumerate(game.steps[since:])]

    def sentence(self, position: Position, step: Step) -> Message:  # noqa: ARG002
        """A step: `Anna buys red 4`, `the pile shows blue 6`."""
        if step.seat is None:
            return Message("step-text", text=step.text)
        return Message("step-move", seat=step.seat, move=step.text)

    def label(self, position: Position, action: int) -> Message:
        """A move as one would ask for it: `buy red 4`."""
        return Message("step-text", text=position.text_of(action))

    def number_of(self, action: int) -> int | None:  # noqa: ARG002
        """The number that players know a move by, if any: of a card or a wreck."""
        return None

    def purse(self, position: Position, seat: int) -> Message:
        """What a seat can pay with: `11 ducats, 3 sabres, 1 jewel`."""
        return Message("step-text", text=", ".join(f"{kind} {n}" for kind, n in position.scores()[seat].items()))

    def card_sentences(self, position: Position) -> list[Message]:  # noqa: ARG002
        """What the cards do, where they do not say it themselves."""
        return []

    def refusal(self, error: IllegalMoveError) -> Message:
        """The move and why it is refused, by a message of the game's own if it has one."""
        name = error.refusal.name.lower()
        known = f"refusal-{error.game}-{name}"
        reason = Message(known, **error.facts) if known in ids() else name.replace("_", " ")
        return Message("refusal-sentence", move=error.text, reason=reason)

    def has_board(self) -> bool:
        """Whether the page has a board of its own for the game; else it shows the text drawing and the moves."""
        return False

    def board_options(self, game: Game) -> dict[str, Any]:
        """The plain options as a board needs them, with all numbers of the rules."""
        numbers = getattr(game.options.card_table, "numbers", None)
        return {**game.options.plain(), **({} if numbers is None else {"numbers": numbers.whole()})}

    def number_words(self, cards: Any) -> dict[str, Message | str]:  # noqa: ARG002
        """The numbers of the rules as the texts about them need them: `3 ducats`."""
        return {}

    def history_extra(self, game: Game, plain: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """What a board says to everybody that follows from the steps and not from the state alone: where cards lie."""
        return {}

    def shared_extra(self, game: Game, plain: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """What a board says to everybody that the rules derive from the state: odds, scores."""
        return {}

    def own_extra(self, game: Game, plain: dict[str, Any], seat: int | None, legal: list[str]) -> dict[str, Any]:  # noqa: ARG002
        """What a board says to *seat* that the rules derive from the state: what its *legal* moves would bring."""
        return {}

    def offers(self, plain: dict[str, Any]) -> list[str]:  # noqa: ARG002
        """The moves that a board shows, legal or not; it says why those that are not legal are refused."""
        return []

    def refusal_arguments(self, view: View, plain: dict[str, Any], seat: int, move: str) -> dict[str, Any]:  # noqa: ARG002
        """The arguments of the message that says why *seat* may not make a move."""
        facts = view.refusal_facts(seat, view.action_of(move))
        return {name: value for name, value in facts.items() if isinstance(value, str | int | None)}

    def step_details(self, game: Game, first: int) -> list[dict[str, Any]]:
        """What a board shows of each step from number *first* on, beside the states before and after it."""
        return [{} for _ in game.steps[first:]]

    def turn_at(self, game: Game, number: int) -> int:
        """The turn of the game, counted from 1, to which step *number* belongs; a game without turns counts moves."""
        return 1 + sum(step.seat is not None for step in game.steps[:number])

    def card_rows(self, cards: Any, language: str) -> Iterator[str]:  # noqa: ARG002
        """The lines of a card table, with the provenance of every field."""
        yield json.dumps(cards.plain(), indent=1, ensure_ascii=False)

    def score_lines(self, position: Position) -> list[ScoreLine]:
        """Every source of points with the points of each seat."""
        scores = position.scores()
        kinds = {kind: [score[kind] for score in scores] for kind in scores[0]}
        return [ScoreLine(Message("step-text", text=kind), points, kind == "total") for kind, points in kinds.items()]

    def score_notes(self, position: Position, outcome: Outcome) -> list[Message]:
        """How ties were decided, and who shares the win."""
        if len(outcome.winners) < 2 or self.is_team_win(position, outcome):
            return []
        return [Message("score-shared_win", seats=list(outcome.winners))]

    def why(self, position: Position, outcome: Outcome) -> Message:
        """Why the game has ended."""
        known = f"why-{position.NAME}-{outcome.why}"
        return Message(known) if known in ids() else Message("step-text", text=outcome.why.replace("_", " "))

    def is_team_win(self, position: Position, outcome: Outcome) -> bool:  # noqa: ARG002
        """Whether the winners are a team."""
        return False


@cache  # a name stays the same game's for ever
def renderer(game: str) -> Renderer:
    """The renderer of a game."""
    part = GAMES[game].part("render")
    found: Renderer = Renderer() if part is None else part.RENDERER
    return found


def source_line(field: str, value: str, source: str | None, language: str) -> str:
    """A field of a card, its value and where that comes from."""
    title, told = translate(f"cards-field-{field}", language), source or translate("cards-no_source", language)
    return f"  {title:<8} {value:<3} [{told}]"


def number_lines(cards: Any, language: str) -> Iterator[str]:
    """The numbers of the rules in a card table with their sources; printed ones need none."""
    printed, sources = type(cards.numbers)().whole(), dict(cards.numbers.provenance)
    yield f"\n{translate('cards-numbers', language)}"
    for name, value in cards.numbers.whole().items():
        known = (
            translate("cards-printed", language) if value == printed[name] else translate("cards-no_source", language)
        )
        title = translate(f"cards-number-{name}", language)
        yield f"  {title}{translate('word-colon', language)}{number_text(value)} [{sources.get(name, known)}]"


def number_text(value: int | list[int]) -> str:
    """A number of the rules, or several: `7/4/1`."""
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def phrase(message_id: str, otherwise: str, language: str, **arguments: object) -> str:
    """The message of that id, or the word itself where a game has no messages of its own."""
    return translate(message_id, language, **arguments) if message_id in ids() else otherwise.replace("_", " ")
