"""One deal, several games: the results of a known deal beside each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from tortuga.render.kit.renderer import renderer
from tortuga.tables import commands
from tortuga.tables.table import Table
from tortuga.web.pages.lookback import LookBack, of_table
from tortuga.web.pages.page import page
from tortuga.web.pages.replays import Finished, shelf_of, worked
from tortuga.web.services import Services, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@dataclass(frozen=True)
class Played:
    """One game of the deal."""

    one: LookBack
    totals: list[int] | None  # none: it was given up
    winners: list[int]


@router.get("/t/{table_id}/deal")
async def compare(services: Open, request: Request, one: Finished) -> Response:
    """This game, the one whose deal it is, and those I played of it. Other people's games stay theirs."""
    root = str(one.spec.get("like") or one.id)
    found = {one.id: one}
    brought = shelf_of(request).get(root)
    if brought is not None:
        found[root] = brought
    for table in await _mine(services, request):
        if root in (table.id, table.spec.get("like")):
            deal = commands.deal_of(table, await services.host.secret(table.id))
            found.setdefault(table.id, of_table(table, deal))
    in_order = sorted(found.values(), key=lambda each: each.id != root)
    games = await worked(request, lambda: [played(each) for each in in_order])
    return page(services, request, "deal.html", games=games, this=one.id, seats=len(one.seats))


async def _mine(services: Services, request: Request) -> list[Table]:
    who = services.sessions.who(request)
    rows = [] if who is None else await services.host.writer.ask(lambda storage: storage.of_user(who.user))
    return [await services.host.table(row["id"]) for row in rows if row["status"] == "over"]


def played(one: LookBack) -> Played:
    """The totals and winners of a game."""
    lines = renderer(one.game.NAME).score_lines(one.game) if one.game.is_over else []
    totals = next((list(line.numbers) for line in lines if line.is_total), None)
    return Played(one, totals, list(one.winners))
