"""Results of the laboratory as tables for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tortuga.cli.output import print_table

if TYPE_CHECKING:
    from tortuga.lab.arena import Results
    from tortuga.lab.simulate import Totals
    from tortuga.lab.whatif import Effect


def print_arena(results: Results) -> None:
    """Shares with intervals, ratings, every line-up, and who won what against whom."""
    plan = results.plan
    seats = len(plan.lineups[0])
    played = f"{results.games():,} games in {len(results.blocks):,} blocks of {plan.game} for {seats}"
    print(f"{', '.join(plan.bots)}: {played}; 95 % intervals; a fair share is {1 / seats:.0%}")
    shares = ["–" if found is None else found.percent for found in results.shares()]
    rows = zip(plan.bots, shares, results.ratings(), results.milliseconds(), strict=True)
    print_table(
        ("", "share a seat", "rating", "ms a move"),
        [(name, won, rating.points, f"{taken:.2f}") for name, won, rating, taken in rows],
    )
    print_table(("line-up", "share"), _lineups(results))
    if without := _reduced(results):
        print_table(("without luck, a seat", "share", "times fewer games"), without)
    _print_pairs(results)


def _lineups(results: Results) -> list[tuple[str, str]]:
    from tortuga.lab.ratings import share

    names, rows = results.plan.bots, []
    for lineup in results.lineups():
        for column, (who, number) in enumerate(zip(lineup.members, lineup.seats, strict=True)):
            pairs = zip(lineup.members, lineup.seats, strict=True)
            others = [f"{count} {names[other]}" for other, count in pairs if other != who]
            found = share(lineup.shares[:, column])
            rows.append((f"{number} {names[who]} against {' and '.join(others)}", found.percent))
    return rows


def _reduced(results: Results) -> list[tuple[str, str, str]]:
    """Every bot's share without luck, by line-up; none where luck was not told."""
    names, plan = results.plan.bots, results.plan
    return [
        (f"{names[who]} in {', '.join(names[each] for each in lineup)}", found.share.percent, f"{found.fewer:.2f}")
        for number, lineup in enumerate(plan.lineups)
        for who, found in zip(sorted(set(lineup)), results.reduced(number), strict=False)
    ]


def _print_pairs(results: Results) -> None:
    """Games of two: what the bot of a row won against that of a column."""
    table, names = results.pairs(), results.plan.bots
    if len(names) < 3 or not any(found for row in table for found in row):
        return
    print_table(
        ("", *names),
        [
            (name, *("–" if found is None else f"{found.mean:.1%}" for found in row))
            for name, row in zip(names, table, strict=True)
        ],
    )


def print_simulation(totals: Totals) -> None:
    """What every seat and bot won, how long games are and how they end."""
    job, plain = totals.job, totals.plain()
    print(f"{', '.join(job.bots)}{', moving up a seat from game to game' if job.rotate else ''}")
    print(f"{totals.games:,} games of {job.game} in {totals.seconds:.1f} s, {totals.rate:,.0f} a second")
    seats = [f"seat {place}" + ("" if job.rotate else f" {name}") for place, name in enumerate(job.bots)]
    print_table(
        ("", "won", "95 % interval", "mean score"),
        [
            (name, f"{seat['share']:.2%}", f"[{seat['low']:.2%}, {seat['high']:.2%}]", f"{seat['score']:.2f}")
            for name, seat in zip(seats, plain["seats"], strict=True)
        ],
    )
    if job.rotate:
        print_table(
            ("", "won", "95 % interval"),
            [(bot["bot"], f"{bot['share']:.2%}", f"[{bot['low']:.2%}, {bot['high']:.2%}]") for bot in plain["bots"]],
        )
    ends = ", ".join(f"{way} {share:.2%}" for way, share in plain["ends"].items() if share)
    print(f"turns {plain['turns']:.1f}, decisions {plain['decisions']:.1f}, ended by {ends}")


def print_whatif(found: Sequence[Effect], tables: Mapping[str, Any], old: dict[str, Any]) -> None:
    """What changes with each card table: the verdict, the measures side by side, then the cards."""
    from tortuga.lab import whatif

    print(found[0].basis)
    for name, new in tables.items():
        print("\n".join([name, *(f"  {change}" for change in whatif.changes(new, old) or ["the tables are equal"])]))
    print(f"\n{whatif.finding(found)}\n* clear; differences with 95 % intervals; SD: of one game")
    print_table(*whatif.measure_table(found))
    for each in found:
        print(f"\n{each.name}: cards a seat takes, and points of win share for one more")
        print_table(*whatif.card_table(each))
