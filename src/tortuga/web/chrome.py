"""Parts around the board that nearly every move changes, as lines. By hand, not by a template, which takes longer."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from tortuga.web.parts import Lines, translator

KEPT = 8192
Button = tuple[str, str, str]  # what it says, its move, its look
Advice = tuple[str, int | None]  # the table and the seat that may ask for a hint


@lru_cache(maxsize=KEPT)
def turn_lines(turn: str, is_mine: bool, steps: tuple[tuple[str, str], ...], phase: str) -> Lines:
    """Whose turn it is, and how far it has come."""
    first = f'<p class="turn{" mine" if is_mine else ""}" id="turn"><span class="turn-who">{escape(turn)}</span>'
    if steps:
        return first, f'<span class="steps">{"".join(_step(*step) for step in steps)}</span>', "</p>"
    return first, (f'<span class="turn-phase">{escape(phase)}</span>' if phase else "") + "</p>"


def _step(word: str, state: str) -> str:
    current = ' aria-current="step"' if state == "now" else ""
    return f'<i class="{state}"{current}>{escape(word)}</i>'


@lru_cache(maxsize=KEPT)
def action_lines(
    language: str,
    is_mine: bool,
    hint: str,
    buttons_html: str,
    buttons: tuple[Button, ...],
    advice: Advice | None,
    is_over: bool,
) -> Lines:
    """What can be done beside the board, in words and as buttons."""
    t = translator(language)
    pressed = "".join(_button(*button) for button in buttons)
    if advice is not None:
        about = f'data-table="{escape(advice[0])}" data-seat="{advice[1]}" aria-controls="advice"'
        pressed += (
            f'<button class="button quiet" id="ask-advice" type="button" data-advice {about} '
            f'title="{t("web-advice-help")}">{t("web-advice-ask")}</button>'
        )
    if is_over:
        pressed += f'<button class="button" id="see-result" data-see-result>{t("web-table-see_result")}</button>'
    words = f'data-cancel="{t("web-table-cancel")}" data-confirm="{t("web-table-confirm")}"'
    return (
        (f'<section id="actions" class="actions{" mine" if is_mine else ""}" aria-label="{t("web-table-actions")}">'),
        f'<p class="hint" id="hint">{escape(hint)}</p>',
        f'<div id="sheet" class="sheet" data-keep {words}></div>',
        f'<div class="buttons" id="buttons">{buttons_html}',
        f"{pressed}</div>",
        "</section>",
    )


def _button(label: str, move: str, look: str) -> str:
    does = f'id="do-{escape(move.replace(" ", "-"))}" data-move="{escape(move)}" data-now'
    return f'<button class="button {look}" {does}>{escape(label)}</button>'
