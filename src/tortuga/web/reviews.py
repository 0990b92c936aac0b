"""The review page of a finished game or a record. It is worked out in the background, piece by piece."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response

from tortuga.games.kit.game import Game
from tortuga.review import Point, Review
from tortuga.review.positions import points_of
from tortuga.review.reviewing import gathered, judged
from tortuga.tables.thinking import Thinkers
from tortuga.web.bots import ladder
from tortuga.web.house import House, house_of, language_of
from tortuga.web.lookback import LookBack
from tortuga.web.pages import page
from tortuga.web.replays import Brought, Finished, eyes, shelf_of
from tortuga.web.reviewed import picture_of

log = logging.getLogger("tortuga.web")
router = APIRouter(include_in_schema=False)
Open = Annotated[House, Depends(house_of)]
KEPT = 100  # reviews in memory; any can be worked out again
PIECE = 3  # points judged at once, so that bots are let in between


@dataclass
class Job:
    """A review in the making."""

    total: int
    points: list[Point] = field(default_factory=list)
    review: Review | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Desk:
    """The reviews of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def job(self, one: LookBack) -> Job:
        """The review of a game; begun if nobody has asked for it yet, and gone on with if it failed."""
        found = self._jobs.get(one.id)
        if found is None or found.failed:
            numbers = points_of(one.game)
            found = self._jobs[one.id] = Job(len(numbers), found.points if found else [])
            done = {point.steps for point in found.points}
            rest = [number for number in numbers if number not in done]
            found.task = asyncio.get_running_loop().create_task(self._work(found, one.game, rest))
        self._jobs.move_to_end(one.id)
        while len(self._jobs) > KEPT:
            _, old = self._jobs.popitem(last=False)
            if old.task is not None:
                old.task.cancel()
        return found

    async def _work(self, job: Job, game: Game, numbers: list[int]) -> None:
        try:
            for start in range(0, len(numbers), PIECE):
                job.points += await self._thinkers.work(judged, game, numbers[start : start + PIECE])
            job.review = await self._thinkers.work(gathered, game, job.points)
        except Exception:
            log.exception("a review failed")
            job.failed = True

    async def stop(self) -> None:
        """End all work."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def desk_of(request: Request) -> Desk:
    """The reviews of this process."""
    desk: Desk = request.app.state.reviews
    return desk


@router.get("/t/{table_id}/review")
async def review_table(house: Open, request: Request, one: Finished) -> Response:
    """The review of a finished game."""
    return await review_page(house, request, one)


@router.get("/records/{record_id}/review")
async def review_record(house: Open, request: Request, one: Brought) -> Response:
    """The review of a record."""
    return await review_page(house, request, one)


@router.get("/t/{table_id}/review/progress")
async def progress_of_table(request: Request, one: Finished) -> Response:
    """How far it is."""
    return _progress(desk_of(request).job(one))


@router.get("/records/{record_id}/review/progress")
async def progress_of_record(request: Request, one: Brought) -> Response:
    """How far it is."""
    return _progress(desk_of(request).job(one))


def _progress(job: Job) -> Response:
    return JSONResponse({"done": len(job.points), "total": job.total, "ready": job.review is not None})


async def review_page(house: House, request: Request, one: LookBack) -> Response:
    """The figures, or how far they are."""
    return await shelf_of(request).work(_drawn, house, request, one, desk_of(request).job(one))


def _drawn(house: House, request: Request, one: LookBack, job: Job) -> Response:
    language = language_of(request)
    looks = eyes(house, request, one, None)
    picture = None if job.review is None else picture_of(one, job.review, language)
    return page(
        house, request, "review/page.html", one=one, job=job, picture=picture, looks=looks, ladder=ladder(one.game.NAME)
    )
