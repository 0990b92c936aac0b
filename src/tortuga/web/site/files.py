"""All files of the site, and the service worker that caches them in a browser."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import resources
from pathlib import Path

from tortuga.i18n import languages
from tortuga.web.board_modules import own_boards
from tortuga.web.pages.bots import key_of
from tortuga.web.pages.portraits import portrait
from tortuga.web.pages.results import manifest_of
from tortuga.web.site.modules import bots_of
from tortuga.web.site.pages import pages
from tortuga.web.site.weights import weights_of
from tortuga.web.templating import HERE

STATIC = HERE / "static"
#: Files of pages that only a server has.
_NOT_THERE = {"device.js", "front.js", "new.js", "notices-worker.js", "preparing.js", "settings-page.js", "review.css"}
_NOT_THERE |= {"pages/review.css", "pages/review.js", "pages/share.js", "pages/workshop.css"}
_NOT_THERE |= {"pages/workshop.js", "pages/workshop_design.js", "pages/workshop_files.js", "pages/workshop_variants.js"}
_NOT_THERE |= {"icons/preview.png", "local/worker.js"}
_MESSAGES = ("errors", "games", "guide", "lobby", "offline", "review", "table")  # and those of each game
_NOT_CACHED = ("LICENSE", ".toml")  # part of the site, but not cached by the service worker
WORKER = "worker.js"


@cache
def site_files(scope: str = "") -> dict[str, bytes]:
    """Every file by its path; *scope* as in `pages`."""
    found = {path: text.encode() for path, text in pages(scope)}
    found |= {f"static/{path.relative_to(STATIC).as_posix()}": path.read_bytes() for path in _static()}
    for language in languages():
        folder = Path(str(resources.files("tortuga"))) / "locale" / language
        for name in (*_MESSAGES, *own_boards()):
            found[f"locale/{language}/{name}.ftl"] = (folder / f"{name}.ftl").read_bytes()
    for game in own_boards():
        found |= {f"weights/{name}": content for name, content in weights_of(game)}
    for bot in sorted({bot for game in own_boards() for bot in bots_of(game)}):
        found[f"portraits/{bot}.svg"] = str(portrait(key_of(bot))).encode()
    found["manifest.webmanifest"] = json.dumps(manifest_of("en", "./")).encode()
    return {**found, WORKER: _worker(found)}


def _static() -> list[Path]:
    files = (path for path in sorted(STATIC.rglob("*")) if path.is_file() and not path.name.endswith(".d.ts"))
    return [path for path in files if path.relative_to(STATIC).as_posix() not in _NOT_THERE]


def _worker(files: dict[str, bytes]) -> bytes:
    """The service worker with the paths to cache and their hash, so that a changed file makes a new version."""
    code = (STATIC / "local" / WORKER).read_bytes()
    kept = [path for path in sorted(files) if not path.endswith(_NOT_CACHED)]
    digest = hashlib.sha256(code)
    for path in kept:
        digest.update(f"\0{path}\0".encode() + files[path])
    return f"const VERSION = {json.dumps(digest.hexdigest())},\n  FILES = {json.dumps(kept)};\n".encode() + code
