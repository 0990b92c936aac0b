"""Writes the site to a folder."""

from __future__ import annotations

import gzip
from pathlib import Path

from tortuga.games.kit.errors import TortugaError
from tortuga.web.site.files import WORKER, site_files


def export(folder: Path) -> tuple[int, int]:
    """Write the site to *folder*; return the number of files and their total size in bytes, each compressed.

    Files of an older export are replaced; a folder of anything else is refused.
    """
    files = site_files()
    if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).is_file():
        raise TortugaError(f"{folder}: expected a new or empty folder, or one of an older export; other files came")
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return len(files), sum(len(gzip.compress(content)) for content in files.values())
