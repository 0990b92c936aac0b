"""The review page of a finished game or a record. It is worked out in the background, piece by piece."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import JSONResponse, Response

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.i18n import translate
from tortuga.review import Point, Review
from tortuga.review.reviewing import gathered, judged
from tortuga.tables.fair_queue import Priority
from tortuga.tables.thinking import Thinkers
from tortuga.web.locale_files import message_files
from tortuga.web.pages.bots import ladder
from tortuga.web.pages.lookback import LookBack
from tortuga.web.pages.page import NOT_STORED, page
from tortuga.web.pages.replays import Brought, Finished, worked
from tortuga.web.pages.reviewed import picture_of
from tortuga.web.services import Services, language_of, services_of
from tortuga.web.session import network_of

log = logging.getLogger("tortuga.web")
router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
KEPT = 100  # reviews in memory; any can be worked out again
PIECE = 3  # points judged at once, so that bots are let in between
AT_ONCE, OF_NETWORK = 5, 20  # unfinished reviews of one user, and of all users of one network


class TooManyReviews(Exception):  # noqa: N818  # it is an answer, not a fault
    """The user, or all users together, must wait until a review is ready."""

    def __init__(self, of_user: bool) -> None:
        super().__init__()
        self.of_user = of_user


@dataclass
class Job:
    """A review in the making."""

    total: int
    user: str  # who asked first
    network: str  # from where
    digest: str  # of the game, which may have come as several records
    points: list[Point] = field(default_factory=list)
    review: Review | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether it is worked out now, or waits for its turn."""
        return self.review is None and not self.failed


class Desk:
    """The reviews of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._jobs: OrderedDict[str, Job] = OrderedDict()  # several ids may lead to one job

    def job(self, one: LookBack, user: str, network: str) -> Job:
        """Return the review of a game: the one there is, else a new one; one that failed is continued.

        Raises TooManyReviews if a new one would be too many.
        """
        found = self._jobs.get(one.id)
        if found is None or found.failed:
            found = self._job_of_same_game(one) or self._begin(one, user, network, found)
        self._jobs[one.id] = found
        self._jobs.move_to_end(one.id)
        self._forget_oldest()
        return found

    def _job_of_same_game(self, one: LookBack) -> Job | None:
        return next((job for job in self._jobs.values() if job.digest == one.digest and not job.failed), None)

    def _begin(self, one: LookBack, user: str, network: str, failed: Job | None) -> Job:
        running = [job for job in {id(job): job for job in self._jobs.values()}.values() if job.is_running]
        of_user = sum(job.user == user for job in running) >= AT_ONCE
        of_network = sum(job.network == network for job in running) >= OF_NETWORK
        if of_user or of_network or len(running) >= KEPT:
            raise TooManyReviews(of_user)
        job = Job(len(one.decisions), user, network, one.digest, failed.points if failed else [])
        done = {point.steps for point in job.points}
        rest = [number for number in one.decisions if number not in done]
        job.task = asyncio.get_running_loop().create_task(self._work(job, one.game, rest))
        return job

    def _forget_oldest(self) -> None:
        """Forget finished reviews beyond those that are kept; running ones are limited where they begin."""
        ended = [key for key, job in self._jobs.items() if not job.is_running]
        for key in ended[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[key]

    async def _work(self, job: Job, game: Game, numbers: list[int]) -> None:
        try:
            for start in range(0, len(numbers), PIECE):
                piece = numbers[start : start + PIECE]
                job.points += await self._thinkers.work(Priority.REVIEW, job.user, judged, game, piece)
            job.review = await self._thinkers.work(Priority.REVIEW, job.user, gathered, game, job.points)
        except Exception:
            log.exception("a review failed")
            job.failed = True

    def place(self, job: Job) -> int:
        """The place of the next piece of a review in the queue, counted from 1; 0 if it is being worked out."""
        return self._thinkers.place(job.task)

    async def stop(self) -> None:
        """End all work."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.reviews
    return desk


async def job_of(services: Services, request: Request, one: LookBack) -> Job:
    """The review of a game for whoever asks; somebody without a name is known by the address."""
    if not GAMES[one.game.NAME].has_part("review"):
        raise HTTPException(404)
    who, network = services.sessions.who(request), network_of(request)
    user = who.user if who is not None else f"network {network}"
    await worked(request, lambda: (one.decisions, one.digest))  # long for a long game
    try:
        return _desk(request).job(one, user, network)
    except TooManyReviews as error:
        text = translate("web-review-too_many", language_of(request), most=AT_ONCE) if error.of_user else None
        raise HTTPException(429, text) from None


@router.get("/t/{table_id}/review")
async def review_table(services: Open, request: Request, one: Finished) -> Response:
    """The review of a finished game."""
    return await review_page(services, request, one)


@router.get("/records/{record_id}/review")
async def review_record(services: Open, request: Request, one: Brought) -> Response:
    """The review of a record."""
    return await review_page(services, request, one)


@router.get("/t/{table_id}/review/progress")
async def progress_of_table(services: Open, request: Request, one: Finished) -> Response:
    """How far it is."""
    return _progress(request, await job_of(services, request, one))


@router.get("/records/{record_id}/review/progress")
async def progress_of_record(services: Open, request: Request, one: Brought) -> Response:
    """How far it is."""
    return _progress(request, await job_of(services, request, one))


def _progress(request: Request, job: Job) -> Response:
    told = {"done": len(job.points), "total": job.total, "ready": job.review is not None}
    return JSONResponse({**told, "queue": _queue(request, job)}, headers=NOT_STORED)


def _queue(request: Request, job: Job) -> str:
    """Where a review stands in the queue, in words; nothing while it is worked out."""
    place = _desk(request).place(job)
    return translate("web-review-queue", language_of(request), place=place) if place else ""


async def review_page(services: Services, request: Request, one: LookBack) -> Response:
    """The figures, or how far they are."""
    job = await job_of(services, request, one)
    return await worked(request, _drawn, services, request, one, job, _queue(request, job))


def _drawn(services: Services, request: Request, one: LookBack, job: Job, queue: str) -> Response:
    language = language_of(request)
    picture = None if job.review is None else picture_of(one, job.review, language)
    return page(
        services,
        request,
        "review/page.html",
        one=one,
        job=job,
        queue=queue,
        picture=picture,
        ladder=ladder(one.game.NAME),
        files=message_files("games", "table", one.game.NAME),
    )
