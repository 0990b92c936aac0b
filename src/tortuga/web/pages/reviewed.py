"""What the review page draws: lines and bands in per cent of the picture, bars, and the moves in words."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from tortuga.i18n import translate
from tortuga.render.kit.board import seats_of, view_of
from tortuga.render.kit.drawing import draw
from tortuga.render.kit.messages import told
from tortuga.render.kit.renderer import phrase, renderer
from tortuga.render.kit.words import move_label
from tortuga.review import Decision, Point, Review
from tortuga.web.pages.lookback import LookBack

WORST = 3  # moves whose positions are shown
MOST_TICKS = 12


@dataclass(frozen=True)
class Told:
    """A decision in words."""

    decision: Decision
    stop: int  # of the replay: where it is to be made
    name: str
    played: str
    best: str
    why: str  # the best move is better; one sentence
    bars: list[dict[str, Any]]
    left: float  # of its mark, in per cent
    top: float

    @property
    def lost(self) -> float:
        """In win points."""
        return 100 * self.decision.lost()

    @property
    def error(self) -> float:
        """In win points, both ways, 95 times of 100."""
        return 196 * self.decision.error.get(self.decision.played, 0.0)


@dataclass(frozen=True)
class Position:
    """The position of a decision, as the boards of the page draw it."""

    told: Told
    view: dict[str, Any]  # `View` of static/boards/view.d.ts
    text: str  # for pages without scripts

    def plain(self) -> dict[str, Any]:
        """What the page's script needs: the better move is marked."""
        return {"view": self.view, "mark": self.told.decision.best}


def picture_of(one: LookBack, review: Review, language: str) -> dict[str, Any]:
    """All that the template needs."""
    decisions = [
        _told(one, review, place, decision, language)
        for place, point in enumerate(review.points)
        for decision in point.decisions
    ]
    blunders = sorted((each for each in decisions if each.decision.band), key=lambda each: -each.lost)
    widest = max([0.05, *map(abs, review.luck), *map(abs, review.skill)])
    return {
        "lines": [_line(review, seat) for seat in range(review.players)],
        "strips": [
            {"left": _left(review, place), "stop": stop_of(one, point)} for place, point in enumerate(review.points)
        ],
        "rows": [_row(one, review, place, decisions) for place in range(len(review.points))],
        "blunders": blunders,
        "worst": [position_of(one, each, language) for each in blunders[:WORST]],
        "ticks": _ticks(one, review, language),
        "choices": [each for each in decisions if each.decision.mix],
        "bars": [
            {"luck": _bar(review.luck[seat], widest), "skill": _bar(review.skill[seat], widest)}
            for seat in range(review.players)
        ],
    }


def position_of(one: LookBack, made: Told, language: str) -> Position:
    """Where a decision was to be made, as its seat saw it."""
    game, seat = one.at(made.stop), made.decision.seat
    view = view_of(game, seat, seats_of(one.names), language=language)  # with its moves: the better one is marked
    return Position(made, view, draw(game.view(seat), one.names, language))


def _ticks(one: LookBack, review: Review, language: str) -> list[dict[str, Any]]:
    """The turns below the graph, not more than there is room for."""
    turns = [renderer(one.game.NAME).turn_at(one.game, point.steps) for point in review.points]
    first = [place for place, turn in enumerate(turns) if place == 0 or turn != turns[place - 1]]
    apart = -(-len(first) // MOST_TICKS)
    return [
        {"left": _left(review, place), "turn": turns[place], "title": _title(one, turns[place], language)}
        for place in first[::apart]
    ]


def _title(one: LookBack, turn: int, language: str) -> str:
    """A turn by the word of its game."""
    otherwise = translate("web-table-turn_block", language, turn=turn)
    return phrase(f"web-{one.game.NAME}-turn", otherwise, language, turn=turn)


def stop_of(one: LookBack, point: Point) -> int:
    """The stop of the replay that shows a point."""
    return max(0, bisect_right(one.stops, point.steps) - 1)


def _left(review: Review, place: int) -> float:
    return round(100 * place / max(1, len(review.points) - 1), 2)


def _line(review: Review, seat: int) -> dict[str, str]:
    """The way of a seat's share, and the band of its interval, in a picture of 100 × 100."""
    points = review.points
    ends = [point.chances.interval(seat) for point in points]
    high = [f"{_left(review, place)},{100 - 100 * ends[place][1]:.1f}" for place in range(len(points))]
    low = [f"{_left(review, place)},{100 - 100 * ends[place][0]:.1f}" for place in range(len(points))]
    way = [f"{_left(review, place)},{100 - 100 * point.chances.shares[seat]:.1f}" for place, point in enumerate(points)]
    return {"band": " ".join([*high, *reversed(low)]), "way": " ".join(way)}


def _row(one: LookBack, review: Review, place: int, decisions: list[Told]) -> dict[str, Any]:
    point = review.points[place]
    seats = []
    for seat, share in enumerate(point.chances.shares):
        low, high = point.chances.interval(seat)
        seats.append((round(100 * share), round(100 * low), round(100 * high)))
    made = [each for each in decisions if each.decision in point.decisions and each.left == _left(review, place)]
    return {"stop": stop_of(one, point), "seats": seats, "made": made}


def _told(one: LookBack, review: Review, place: int, decision: Decision, language: str) -> Told:
    def label(move: str) -> str:
        return move_label(one.game, one.game.action_of(move), one.names, language)

    bars = [
        {
            "label": label(move),
            "mix": round(100 * share),
            "lost": 100 * decision.lost(move),
            "played": move == decision.played,
        }
        for move, share in decision.mix.items()
    ]
    point = review.points[place]
    share = point.chances.shares[decision.seat]
    return Told(
        decision,
        stop_of(one, point),
        one.names[decision.seat],
        label(decision.played),
        label(decision.best),
        told(decision.why, language, one.names),
        bars,
        _left(review, place),
        round(100 - 100 * share, 1),
    )


def _bar(gained: float, widest: float) -> dict[str, Any]:
    """A bar from the middle: how wide, to which side, and its number."""
    return {"width": round(50 * abs(gained) / widest, 1), "good": gained >= 0, "points": round(100 * gained)}
