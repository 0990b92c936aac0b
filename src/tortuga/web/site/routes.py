"""Serves the site below /offline/, so that a browser that has loaded it plays on without network or server."""

from __future__ import annotations

import asyncio
import mimetypes
from typing import Annotated

from fastapi import APIRouter, Depends
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from tortuga.web.board_modules import own_boards
from tortuga.web.services import Services, services_of
from tortuga.web.site.files import WORKER, site_files

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]
_HEADERS = {"cache-control": "no-cache"}
#: The service worker may answer requests for any page of the server when the network is gone.
SCOPE = "/"


@router.get("/offline/{path:path}")
async def offline(services: Open, path: str) -> Response:
    """A file of the site. Its rules pages play examples, so the games must be ready."""
    for game in own_boards():
        await services.compilation.ready(game)
    files = await asyncio.to_thread(site_files, SCOPE)
    name = f"{path}index.html" if not path or path.endswith("/") else path
    if name not in files:
        raise HTTPException(404)
    kind = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0] or "text/plain; charset=utf-8"
    more = {"service-worker-allowed": SCOPE} if name == WORKER else {}
    return Response(files[name], media_type=kind, headers=_HEADERS | more)
