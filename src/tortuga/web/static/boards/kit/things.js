// @ts-check
// A button for a thing that can be done or not, and the line that says what can be done now.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
/** @import { Thing, Ui } from "../view.js" */

/**
 * A button for a thing; a picture on a board without anything to press. *look* are its classes; *more* may name its
 * piece, key, style and words for a screen reader.
 * @param {Ui} ui
 * @param {Thing} thing
 * @param {string} look
 * @param {unknown} inside
 * @param {{piece?: string, key?: string, label?: string, pressed?: boolean, style?: string, id?: string, hidden?: boolean}} [more]
 */
export function thingButton(ui, thing, look, inside, more = {}) {
  const isSuggested = thing.moves.some(([move]) => move === ui.suggested),
    drawn = html`${inside}${isSuggested ? html`<i class="pointer" aria-hidden="true"></i>` : nothing}`;
  if (ui.still)
    return html`<span class="${look} ${isSuggested ? "suggested" : ""}" id=${more.id ?? nothing} data-piece=${more.piece ?? nothing}
      style=${more.style ?? nothing} role=${more.label ? "img" : nothing} aria-label=${more.label ?? nothing}>${drawn}</span>`;
  const states = [ui.picked?.id === thing.id ? "picked" : "", thing.moves.length ? "can" : "", isSuggested ? "suggested" : ""],
    state = states.map((word) => word && ` ${word}`).join("");
  const byMouse = (/** @type {Thing | null} */ seen) => (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") ui.look(seen);
  };
  return html`<button type="button" class=${look + state} id=${more.id ?? nothing} data-piece=${more.piece ?? nothing}
      data-key=${more.key ?? nothing} data-moves=${thing.moves.map(([move]) => move).join("|") || nothing}
    style=${more.style ?? nothing} aria-label=${more.label ?? nothing} aria-disabled=${thing.moves.length ? nothing : "true"}
        tabindex=${more.hidden ? "-1" : nothing}
    aria-pressed=${more.pressed === undefined ? nothing : String(more.pressed)}
    @click=${(/** @type {Event} */ event) => ui.press(event, thing)}
    @pointerenter=${byMouse(thing)} @pointerleave=${byMouse(null)}
    @focus=${(/** @type {FocusEvent} */ event) => {
      if (/** @type {HTMLElement} */ (event.currentTarget).matches(":focus-visible")) ui.look(thing);
    }}
    @blur=${() => ui.look(null)}>${drawn}</button>`;
}

/**
 * A button with words that plays a move at once.
 * @param {Ui} ui
 * @param {string} move
 * @param {unknown} words
 * @param {string} [look]
 * @param {{key?: string, pressed?: boolean}} [more]
 */
export const moveButton = (ui, move, words, look = "", more = {}) =>
  html`<button type="button" class="button ${look} ${ui.suggested === move ? "suggested" : ""}" data-move=${move}
      data-key=${more.key ?? nothing} aria-pressed=${more.pressed === undefined ? nothing : String(more.pressed)}
      @click=${(/** @type {Event} */ event) => ui.press(event, { id: move, moves: [[move, ""]], now: true })}>${words}</button>`;

/**
 * One line: what is looked at or picked, else the hint; then its buttons. Several ways to do a thing lie over the board.
 * @param {Ui} ui
 * @param {{mine: boolean, hint: string, buttons?: unknown}} shown
 */
export function actionBar(ui, { mine, hint, buttons = nothing }) {
  const { t, picked } = ui,
    looked = ui.looked?.say || (ui.still && !ui.playing ? ui.last : ""); // where nothing can be done, what happened is said
  const cancel = () =>
    html`<button type="button" class="button quiet cancel" aria-label=${t("web-table-cancel")} @click=${() => ui.pick(null)}>✕</button>`;
  if (!picked) {
    return html`<div class="action-bar ${mine ? "mine" : ""}" role="group" aria-label=${t("web-table-actions")}><p
        class="action-hint">${looked || hint}</p><span class="action-buttons">${buttons}</span></div>`;
  }
  const many = picked.moves.length > 1;
  const options = picked.moves.map(([move, label]) => moveButton(ui, move, label, many ? "" : "primary"));
  return html`<div class="action-bar mine ${many ? "asks" : ""}" role="group" aria-label=${t("web-table-actions")}>
    <div class="action-sheet ${many ? "many" : ""}"><p class="action-hint">${picked.say || hint}</p><span
        class="action-buttons">${options}${cancel()}</span></div></div>`;
}
