"""A review and a hint as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tortuga.review.figures import NORMAL, Decision, Review

_BAR = 20


def review_text(found: Review, names: Sequence[str]) -> str:
    """The win chances move by move, the blunders, luck and skill."""
    return "\n".join([*_chances(found, names), "", *_blunders(found, names), "", *_luck(found, names)])


def _chances(found: Review, names: Sequence[str]) -> Iterator[str]:
    yield "win chance in % (95 % interval)"
    yield " ".join([f"{'step':>5}", *(f"{name[:16]:>16}" for name in names), " then"])
    for point in found.points:
        cells = []
        for seat in range(found.players):
            low, high = point.chances.interval(seat)
            cells.append(f"{100 * point.chances.shares[seat]:>5.0f} [{100 * low:>3.0f}, {100 * high:>3.0f}]")
        moves = "; ".join(_move(decision) for decision in point.decisions)
        yield " ".join([f"{point.steps:>5}", *(f"{cell:>16}" for cell in cells), f" {moves}"]).rstrip()


def _move(decision: Decision) -> str:
    lost = f" (-{100 * decision.lost():.0f}: {decision.best})" if decision.band else ""
    return f"{decision.seat} {decision.played}{lost}"


def _blunders(found: Review, names: Sequence[str]) -> Iterator[str]:
    blunders = found.blunders()
    yield f"{len(blunders)} moves lost at least 5 win points" if blunders else "no move lost 5 win points or more"
    for one in sorted(blunders, key=lambda decision: -decision.lost()):
        points = f"-{100 * one.lost():.0f} (±{200 * one.error.get(one.played, 0.0):.0f})"
        yield f"{one.band:>4}+ {points:>10}  step {one.step + 1}, {names[one.seat]}: {one.played}; best {one.best}"


def _luck(found: Review, names: Sequence[str]) -> Iterator[str]:
    yield f"{'win points':<16} {'luck':>6} {'skill':>6} {'sum':>6}"
    for seat, name in enumerate(names):
        luck, skill = 100 * found.luck[seat], 100 * found.skill[seat]
        yield f"{name[:16]:<16} {luck:>+6.0f} {skill:>+6.0f} {100 * found.gain(seat):>+6.0f}"


def hint_text(found: Decision) -> str:
    """A hint: the best move and why, then all with their shares, errors, losses, and how often to play them."""
    than = f" (compared with {found.than})" if found.than else ""
    lines = [f"seat {found.seat}: {found.best} ({found.how})", f"{found.why}{than}"]
    for move, share in sorted(found.worth.items(), key=lambda item: -item[1]):
        mix = f" {100 * found.mix[move]:>3.0f} % {'#' * round(_BAR * found.mix[move]):<{_BAR}}" if found.mix else ""
        error = f"±{100 * NORMAL * found.value_error[move]:.0f}"
        lines.append(f"{100 * share:>4.0f} % {error:<4} {100 * -found.lost(move):>+4.0f}{mix}  {move}")
    return "\n".join(lines)
