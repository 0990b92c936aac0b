// @ts-check
// The board of Einauge: display, pirate table, my rows, the others. A view in, a template out.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, symbols as shared, sprite as spriteOf } from "../kit/art.js";
import { actionBar } from "../kit/things.js";
import { symbols } from "./art.js";
import { mainSeat } from "./facts.js";
import { middle } from "./middle.js";
import { foes, home } from "./seats.js";
import { hint, mustSell } from "./words.js";
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Ui} Ui */

export { heading } from "./words.js";
export const sprite = () => spriteOf(shared(), symbols());

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const me = mainSeat(view),
    maySell = view.legal.some((move) => move.startsWith("sell")),
    selling = maySell && (ui.mode === "sell" || mustSell(view));
  return html`<section class="board board-einauge"><div class="ea ${view.legal.length ? "asked" : ""} ${selling ? "ea-selling" : ""}">
    ${middle(view, ui)}
    <div class="ea-actions">${actionBar(ui, { mine: view.legal.length > 0, hint: hint(view, ui.t, selling), buttons: buttons(view, ui, maySell, selling) })}</div>
    <div class="ea-people">${foes(view, ui, me)}${home(view, ui, me, selling)}</div></div></section>`;
}

/** @param {View} view @param {Ui} ui @param {boolean} maySell @param {boolean} selling */
function buttons(view, { t, play, set, mode }, maySell, selling) {
  const jewel = selling && view.legal.includes("sell jewel");
  return html`${jewel ? html`<button type="button" class="button"
      @click=${() => play("sell jewel")}>${icon("tg-jewels")} ${t("web-einauge-sell_jewel")}</button>` : nothing}
    ${maySell && !mustSell(view) ? html`<button type="button" class="button" aria-pressed=${String(selling)}
        @click=${() => set({ mode: mode === "sell" ? "" : "sell" })}>${t(selling ? "web-einauge-sell_end" : "web-einauge-sell")}</button>` : nothing}
    ${view.legal.includes("pass") ? html`<button type="button" class="button ${view.legal.length === 1 ? "primary" : ""}"
        @click=${() => play("pass")}>${t("web-einauge-pass")}</button>` : nothing}`;
}
