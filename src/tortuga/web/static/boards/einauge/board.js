// @ts-check
// The board of Einauge: display, pirate table, my rows, the others. A view in, a template out.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/art.js";
import { actionBar, moveButton } from "../kit/things.js";
import { amount, isOver } from "../kit/words.js";
import { picture } from "./card.js";
import { mainSeat } from "./facts.js";
import { display, pirates } from "./middle.js";
import { foes, home } from "./seats.js";
import { hint, mustSell } from "./words.js";
/** @import { View, Ui } from "../view.js" */

export { beats, origins, TIMES, touched } from "./beats.js";
export { heading, turnTitle } from "./words.js";

/** One card by itself: `red 4`, `ship`. @param {View["options"]} options @param {string} card */
export const face = (options, card) => picture(options, card);

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  if (ui.parts) return parts(view, ui, ui.parts);
  const me = mainSeat(view, ui),
    maySell = view.legal.some((move) => move.startsWith("sell")),
    selling = maySell && (ui.mode === "sell" || mustSell(view));
  return html`<section class="board board-einauge"><div class="ea ${view.legal.length ? "asked" : ""} ${selling ? "ea-selling" : ""}">
    ${display(view, ui)}${pirates(view, ui)}
    <div class="ea-actions">${actionBar(ui, { mine: view.legal.length > 0, hint: isOver(view, ui) ? ui.t("turn-einauge-over") : hint(view, ui.t, selling), buttons: buttons(view, ui, maySell, selling) })}</div>
    <div class="ea-people">${foes(view, ui, me)}${home(view, ui, me, selling)}</div></div></section>`;
}

/** @param {View} view @param {Ui} ui @param {boolean} maySell @param {boolean} selling */
function buttons(view, ui, maySell, selling) {
  if (ui.still) return nothing;
  const { t, set, mode, suggested } = ui,
    can = (/** @type {string} */ move) => view.legal.includes(move);
  const toggle = () =>
    html`<button type="button" class="button ${!selling && suggested?.startsWith("sell") ? "suggested" : ""}" aria-pressed=${String(selling)}
        @click=${() => set({ mode: mode === "sell" ? "" : "sell" })}>${t(selling ? "web-einauge-sell_end" : "web-einauge-sell")}</button>`;
  return html`${selling && can("sell jewel") ? moveButton(ui, "sell jewel", html`${icon("tg-jewels")} ${t("web-einauge-sell_jewel", { price: amount(t, "ducats", view.options.numbers.jewel_sale) })}`) : nothing}
    ${maySell && !mustSell(view) ? toggle() : nothing}
    ${can("pass") ? moveButton(ui, "pass", t("web-einauge-pass"), view.legal.length === 1 ? "primary" : "") : nothing}`;
}

/** Some parts alone, for examples. @param {View} view @param {Ui} ui @param {string[]} names */
function parts(view, ui, names) {
  /** @type {[string, () => unknown][]} */
  const all = [
    ["display", () => display(view, ui)],
    ["table", () => pirates(view, ui)],
    ["mine", () => home(view, ui, mainSeat(view, ui), false)],
  ];
  const drawn = all.filter(([name]) => names.includes(name)).map(([, draw]) => draw());
  return html`<section class="board board-part board-einauge"><div class="ea">${drawn}</div></section>`;
}
