"""Measure where the parts of a board and of the page around it lie in the window."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

#: Windows too small for one screen: phones held sideways, a desktop at 200 %, phones with the bars of their browser.
SMALL = ((932, 430), (844, 390), (740, 360), (640, 400), (390, 664), (375, 667), (360, 640), (320, 568))
#: All windows that are tried: these, tablets and desktops.
WINDOWS = (*SMALL, (768, 1024), (1024, 600), (1280, 800), (1920, 1080), (2560, 1440))

#: By game: a selector, and the parts within it that must not cover each other.
_APART = {
    "barrakuda": (
        (".bk-wreck", ".bk-number, .bk-near i, .bk-disc, .bk-gold i:first-child, .bk-gold b, .bk-pawn"),
        (".bk-map", ".bk-wreck"),
        (".bk-map", ".bk-fish, .bk-number, .bk-near i, .bk-disc, .bk-gold i:first-child, .bk-pawn"),
        (".bk-sky", ".bk-boat, .bk-die"),
        (".bk-panel", ".bk-who > *, .bk-rank, .bk-face, .bk-cards i, .bk-bag > *, .bk-vault > *"),
        (".bk", ".bk-panel, .bk-order, .bk-sea, .action-bar, .bk-ask, .bk-row, .bk-hand .bk-corner"),
        (".bk-answer", ".bk-art, .bk-diver, .bk-mini, b:not(.bk-mini), small"),
        (".bk-share", "label, .bk-share-bag, input, button"),
        (".action-bar", ".action-hint, .button"),
    ),
    "einauge": (
        (".ea", ".foe, .home, .zone, .action-bar"),
        (".foe-head", ".portrait, .who, .away, .score, .held, .mini"),
        (".home-head", ".portrait, .who, .score, .held"),
        (".cols", ".col"),
        (".col", ".tile, .row-pays > span, .chest > span, .stack"),
        (".zone", ".zone-side, .slot"),
        (".slot", ".card, .price, .pays:not(:empty)"),
        (".slots", ".pays:not(:empty), .price"),
        (".action-bar", ".action-hint, .button"),
    ),
    "generic": ((".board-generic", ".generic-drawing, .generic-moves"), (".generic-moves", "p, button")),
    "table": (
        (".table", ".top, #board, .tabs, .link"),
        (".table", ".notice, .board, .next"),
        (".top", ".brand, .top-title, .turn, .clock, .facts > *, .tool, summary"),
        (".over-card", "h2, tr, .button"),
    ),
}
#: By game: a selector, and the parts that must not leave it.
_WITHIN = {
    "barrakuda": (
        (".bk-wreck", ".bk-number, .bk-near i, .bk-disc, .bk-gold > *, .bk-pawn"),
        (".bk-map", ".bk-wreck, .bk-fish"),
        (".bk-sky", ".bk-die, .bk-boat"),
        (".bk-panel", ".bk-name, .portrait, .bk-pips, .bk-bag, .bk-vault, .bk-rank, .bk-diver"),
        (".bk-dock", ".bk-card, .bk-answer, .bk-share"),
        (".bk", ".bk-panel, .bk-sea, .bk-dock"),
    ),
    "einauge": (
        (".col", ".card, .row-pays > span, .chest > span"),
        (".home", ".col"),
        (".zone", ".slot, .card, .tags"),
        (".foe-head", ".held, .score, .mini"),
        (".ea", ".zone, .home, .foe, .action-bar"),
    ),
    "generic": ((".board-generic", ".generic-drawing, .generic-moves"),),
    "table": (
        (".turn", ".turn-who, .queue"),
        (".top", ".brand, .turn, .clock, .facts > *, .tool"),
        (".table", "#board, .tabs"),
    ),
}
#: By game: the least width and height of parts that are read or pressed.
_LEAST = {
    "barrakuda": {
        ".bk-sea": (250, 200),
        ".bk-wreck": (70, 60),
        ".bk-name": (22, 12),
        ".bk-hand .bk-card": (44, 60),
    },
    "einauge": {
        ".home": (220, 120),
        ".slot .card": (30, 42),
        ".home .stack .card": (24, 33),
        ".foe .who": (22, 12),
    },
    "generic": {".generic-drawing": (250, 80)},
}

_COVERED = """(apart) => {
    const found = [];
    const name = (part) => `${part.id || part.getAttribute("class")} ${part.textContent.trim().slice(0, 12)}`;
    for (const [selector, parts] of apart) for (const whole of document.querySelectorAll(selector)) {
        const boxes = [...whole.querySelectorAll(parts)].filter((part) => part.checkVisibility())
            .map((part) => [part, part.getBoundingClientRect()]);
        boxes.forEach(([one, a], at) => {
            for (const [other, b] of boxes.slice(at + 1)) {
                const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (wide > 2 && high > 2) found.push(`${name(one)} and ${name(other)}: ${wide} x ${high}`);
            }
        });
    }
    return found;
}"""
_OUTSIDE = """(within) => {
    const found = [];
    for (const [selector, parts] of within) for (const whole of document.querySelectorAll(selector)) {
        if (!whole.checkVisibility()) continue;
        const a = whole.getBoundingClientRect();
        for (const part of whole.querySelectorAll(parts)) {
            const b = part.getBoundingClientRect();
            const out = Math.max(a.left - b.left, b.right - a.right, a.top - b.top, b.bottom - a.bottom);
            if (b.width && out > 4) found.push(`${part.id || part.className} leaves ${whole.id || selector} by ${out}`);
        }
    }
    return found;
}"""
_TOO_SMALL = """(least) => Object.entries(least).flatMap(([selector, [width, height]]) =>
    [...document.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility() && (part.offsetWidth < width || part.offsetHeight < height))
        .map((part) => `${part.id || selector} is ${part.offsetWidth} x ${part.offsetHeight}`))"""
_UNREACHABLE = """(root) => {
    const found = [], over = [...document.querySelectorAll("#over")].find((sheet) => sheet.checkVisibility());
    for (const part of document.querySelectorAll(`${root} :is(button, a[href], summary, input, select)`)) {
        const style = getComputedStyle(part);
        if (!part.checkVisibility({visibilityProperty: true}) || style.pointerEvents === "none") continue;
        if (over && part.closest("#board") && !over.contains(part)) continue; // the result lies over the board
        part.scrollIntoView({block: "center", behavior: "instant"});
        for (let around = part.parentElement; around; around = around.parentElement)
            if (getComputedStyle(around).overflowY === "hidden") around.scrollTop = 0; // only scripts can scroll these
        const {x, y, width, height} = part.getBoundingClientRect();
        const down = part.closest(".stack") ? Math.min(8, height / 2) : height / 2; // of a stack the heads are seen
        const hit = document.elementFromPoint(x + width / 2, y + down);
        const words = part.id || part.textContent.trim() || part.className;
        if (!part.contains(hit)) found.push(`${words} is out of reach or under ${hit?.id || hit?.className}`);
    }
    scrollTo(0, 0);
    return found;
}"""
_PLACES = """(selector) => {
    const rounded = ({x, y, width, height}) => [x, y, width, height].map(Math.round);
    const parts = [...document.querySelectorAll(selector)].filter((part) => part.id && part.checkVisibility());
    return Object.fromEntries(parts.map((part) => [part.id, rounded(part.getBoundingClientRect())]));
}"""


def resize(page: Page, window: tuple[int, int]) -> None:
    """Give the window another size, and wait until the page has drawn it."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def covered(page: Page, game: str) -> list[str]:
    """Return the parts of the board of a game ("table": of the page around it) that cover each other."""
    found: list[str] = page.evaluate(_COVERED, _APART[game])
    return found


def outside(page: Page, game: str) -> list[str]:
    """Return the parts of the board that leave what they lie in."""
    found: list[str] = page.evaluate(_OUTSIDE, _WITHIN[game])
    return found


def too_small(page: Page, game: str) -> list[str]:
    """Return the parts of the board that are too small to read or to press."""
    found: list[str] = page.evaluate(_TOO_SMALL, _LEAST[game])
    return found


def unreachable(page: Page, root: str = "#table") -> list[str]:
    """Return what cannot be pressed even after scrolling to it."""
    found: list[str] = page.evaluate(_UNREACHABLE, root)
    return found


def sideways(page: Page) -> bool:
    """Return whether the page is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def places(page: Page, selector: str) -> dict[str, Any]:
    """Return the boxes of the visible elements that have an id, in whole pixels."""
    found: dict[str, Any] = page.evaluate(_PLACES, selector)
    return found
