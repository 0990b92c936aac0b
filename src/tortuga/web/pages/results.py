"""What leads others here: the result of a finished game as a page and as a picture, and what installs the site."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response

from tortuga.i18n import translate
from tortuga.web.pages.deals import Played, played
from tortuga.web.pages.page import game_title, isolated, page
from tortuga.web.pages.replays import Finished, worked
from tortuga.web.services import Services, language_of, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@router.get("/t/{table_id}/result")
async def result(services: Open, request: Request, one: Finished) -> Response:
    """Who has won, and by how much."""
    language = language_of(request)
    game = await worked(request, played, one)
    names = [isolated(seat.name) for seat in one.seats]
    won = translate("web-front-won", language, names=", ".join(names[seat] for seat in game.winners))
    title = game_title(one.spec["game"], language)
    rows = standing([seat.name for seat in one.seats], game)
    told = ", ".join(name if points is None else f"{name} {points}" for name, points, _ in rows)
    picture = {"site": translate("web-title", language), "game": title, "won": won, "rows": rows}
    return page(
        services, request, "result.html", preview=(f"{won} · {title}", told), one=one, picture=picture, title=title
    )


def standing(names: list[str], game: Played) -> list[tuple[str, int | None, bool]]:
    """Each name with its points, none if the game was given up, and whether it has won; winners first."""
    points = dict(enumerate(game.totals or ()))
    rows = [(name, points.get(seat), seat in game.winners) for seat, name in enumerate(names)]
    return sorted(rows, key=lambda row: (not row[2], -(row[1] or 0)))


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What a browser needs to install the site as an application."""
    return JSONResponse(manifest_of(language_of(request), "/"), media_type="application/manifest+json")


def manifest_of(language: str, root: str) -> dict[str, Any]:
    """The manifest of a site whose front page is at *root*."""
    icons: list[dict[str, Any]] = [
        {"src": f"{root}static/icons/{name}-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": use}
        for name, size, use in (("icon", 192, "any"), ("icon", 512, "any"), ("maskable", 512, "maskable"))
    ]
    icons.append({"src": f"{root}static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    return {
        "id": root,
        "name": translate("web-title", language),
        "short_name": translate("web-title", language),
        "description": translate("web-front-offer", language),
        "lang": language,
        "start_url": root,
        "scope": root,
        "display": "standalone",
        "background_color": "#12303f",
        "theme_color": "#12303f",
        "icons": icons,
    }
