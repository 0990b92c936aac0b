"""Draw the icons and the preview of links (src/tortuga/web/static/icons) from the site's own pictures, by Chromium.

Run it from the root of the checkout, in the environment of the tests: `python -m tools.icons.draw`
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import chromium

WEB = Path("src/tortuga/web")
ICONS = WEB / "static" / "icons"
FONT = WEB / "static" / "vendor" / "im-fell-english-sc" / "im-fell-english-sc-latin-400-normal.woff2"
PREVIEW = (1200, 630)
SAFE = 0.8  # the share of a maskable icon that no system cuts off


def draw(browser: Browser, name: str, size: tuple[int, int], page: str) -> None:
    """Write a picture of a page of that size."""
    place = browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme="light")
    file = ICONS / f"{name}.html"
    file.write_text(f"<!doctype html><meta charset=utf-8><style>body{{margin:0}}svg{{display:block}}</style>{page}")
    place.goto(file.resolve().as_uri())
    place.evaluate("document.fonts.ready")
    place.screenshot(path=str(ICONS / f"{name}.png"), omit_background=True)
    place.close()
    file.unlink()


def icon(size: int) -> str:
    """The icon with its round corners."""
    return (WEB / "static" / "icon.svg").read_text().replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)


def maskable(size: int) -> str:
    """The icon on a ground without corners, small enough to be cut to any shape."""
    edge = round(size * (1 - SAFE) / 2)
    return f'<body style="background:#12303f;padding:{edge}px">{icon(size - 2 * edge)}'


def preview() -> str:
    """Both games beside each other, below the title."""
    style = "".join(f'<link rel="stylesheet" href="../{name}.css">' for name in ("tortuga", "pages"))
    scenes = [(WEB / "templates" / "pages" / f"scene_{game}.html").read_text() for game in ("einauge", "barrakuda")]
    drawn = "".join(f'<div class="scene" style="flex:1;height:auto;border:0">{scene}</div>' for scene in scenes)
    font = f'@font-face{{font-family:"Title";src:url("{FONT.resolve().as_uri()}")}}'
    title = '<h1 style="margin:0;font:132px/230px Title;text-align:center">Tortuga</h1>'
    games = f'<div style="flex:1;display:flex;gap:8px;min-height:0">{drawn}</div>'
    body = '<body class="page" style="width:1200px;height:630px;display:flex;flex-direction:column">'
    return f"{style}<style>{font}</style>{body}{title}{games}"


def main() -> None:
    """Draw all."""
    with chromium() as browser:
        for size in (192, 512):
            draw(browser, f"icon-{size}", (size, size), icon(size))
        draw(browser, "maskable-512", (512, 512), maskable(512))
        draw(browser, "preview", PREVIEW, preview())


if __name__ == "__main__":
    main()
