"""The routes of a search: its form, its page, its state, and stopping it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError
from tortuga.i18n import translate
from tortuga.web.pages.page import NOT_STORED, page, tongues
from tortuga.web.pages.workshop import design_form as form
from tortuga.web.pages.workshop.asked import Filled, address_of, asked_of
from tortuga.web.pages.workshop.bench_process import Asked
from tortuga.web.pages.workshop.cards import workbench_of
from tortuga.web.pages.workshop.designs import SECONDS, Search, Searches, TooMany
from tortuga.web.pages.workshop.sent import imported, sent_of, user_of
from tortuga.web.services import Services, language_of, services_of
from tortuga.web.templating import translator

router = APIRouter(include_in_schema=False, dependencies=[Depends(imported)])
Open = Annotated[Services, Depends(services_of)]


def _searches(request: Request) -> Searches:
    found: Searches = request.app.state.searches
    return found


@router.get("/workshop/{game}/design")
async def ask(services: Open, request: Request, game: str) -> Response:
    """The form of a search, filled with the table and the players from the address."""
    workbench_of(game)
    return _form(services, request, Filled(game, request.query_params.multi_items()))


def _form(services: Services, request: Request, filled: Filled, wrong: str = "") -> Response:
    language, game = language_of(request), filled.game
    try:
        kept = list(address_of(filled, asked_of(filled)))
    except TortugaError as error:
        kept, wrong = [], wrong or form.reason(error, language)
    presets = [(one, f"?{urlencode([*kept, *one.fields.items()])}") for one in form.presets_of(game)]
    return page(
        services,
        request,
        "workshop/design.html",
        422 if wrong else 200,
        game=game,
        wrong=wrong,
        kept=kept,
        query=f"?{urlencode(kept)}" if kept else "",
        typed=filled,
        presets=presets,
        measures=[(name, form.is_distance(name)) for name in form.measures_of()],
        kinds=[(kind, form.kind_name(kind, language)) for kind in form.kinds_of(game)],
        furthest=form.FURTHEST,
        minutes=int(SECONDS // 60),
        mine=_searches(request).of_user(user_of(services, request), game),
        here=f"/workshop/{game}/design",
        tongues=tongues(),
    )


@router.post("/workshop/{game}/design")
async def begin(services: Open, request: Request, game: str) -> Response:
    """Begin a search and redirect to its page."""
    filled, language = await sent_of(request, game), language_of(request)
    try:
        design = await asyncio.to_thread(form.design_of, filled)  # many tables are checked
        found = _searches(request).start(user_of(services, request), filled, design)
    except TortugaError as error:
        return _form(services, request, filled, form.reason(error, language))
    except TooMany:
        return _form(services, request, filled, translate("web-workshop-design_busy", language))
    return RedirectResponse(f"/workshop/{game}/design/{found.id}", 303)


def _search(request: Request, game: str, search_id: str) -> Search:
    found = _searches(request).get(search_id)
    if found is None or found.design.game != game:
        raise HTTPException(404)
    return found


@router.get("/workshop/{game}/design/{search_id}")
async def watch(services: Open, request: Request, game: str, search_id: str) -> Response:
    """The page of a search, which polls its state."""
    shown = _shown(_search(request, game, search_id), language_of(request))
    here = f"/workshop/{game}/design/{search_id}"
    return page(
        services, request, "workshop/search.html", headers=NOT_STORED, game=game, **shown, here=here, tongues=tongues()
    )


@router.get("/workshop/{game}/design/{search_id}/state")
async def state(services: Open, request: Request, game: str, search_id: str) -> Response:
    """The part of the page that changes."""
    language = language_of(request)
    template = services.templates.get_template("workshop/search_state.html")
    shown = _shown(_search(request, game, search_id), language)
    return HTMLResponse(template.render(t=translator(language), game=game, **shown), headers=NOT_STORED)


@router.post("/workshop/{game}/design/{search_id}/stop")
async def stop(services: Open, request: Request, game: str, search_id: str) -> Response:
    """Stop a search; its best table stays."""
    del services
    _search(request, game, search_id).stop()
    return RedirectResponse(f"/workshop/{game}/design/{search_id}", 303)


def _shown(one: Search, language: str) -> dict[str, Any]:
    heard = one.state
    how = (
        "running"
        if one.is_running
        else "found"
        if heard and heard["is_found"]
        else "stopped"
        if one.was_stopped
        else "ended"
    )
    shown = {"search": one, "how": "broken" if one.error else how, "heard": heard, "limit": SECONDS, "kept": []}
    if heard is None:
        return shown
    changes = [
        f"{owner}{translate('word-colon', language)}{form.kind_name(key, language)} {start} → {value}"
        for owner, key, start, value in heard["values"]
    ]
    targets = [{**each, "text": _figures(each["figures"], language)} for each in heard["targets"]]
    return {**shown, "changes": changes, "targets": targets, "kept": _fields(one, heard["table"])}


def _figures(means: list[float], language: str) -> str:
    """One figure, or the outermost of several."""
    ends = [means[0]] if len(means) == 1 else [min(means), max(means)]
    return " … ".join(translate("word-decimal", language, number=number) for number in ends)


def _fields(one: Search, table: dict[str, Any]) -> list[tuple[str, str]]:
    """The best table as fields of the workshop, for its address and for a form that plays with it."""
    design = one.design
    checked = GAMES[design.game].rules.options_type.of(design.players, **design.options, cards=table)
    options = {**design.options, "cards": checked.cards.whole()}
    return list(address_of(one.filled, Asked(design.game, (design.bot,) * design.players, 0, options)))
