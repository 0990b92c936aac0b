// @ts-check
// The board of Barrakuda: the sea floor, the seats, my hand, and what I am asked. A view in, a template out.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { actionBar } from "../kit/things.js";
import { isOver, tags } from "../kit/words.js";
import { ask } from "./asks.js";
import { hand } from "./hand.js";
import { sea, stage } from "./map.js";
import { panels, seats } from "./seats.js";
import { hint } from "./words.js";
/** @import { View, Ui } from "../view.js" */

export { beats, TIMES } from "./beats.js";
export { heading, turnTitle, untitled } from "./words.js";
export { face } from "./wreck.js";

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const letters = tags(view.seats.map(({ name }) => name));
  if (ui.parts) return parts(view, ui, ui.parts, letters);
  const question = ask(view, ui, letters),
    asked = question !== nothing;
  const mine = view.seat !== null && view.to_act.includes(view.seat) && view.legal.length > 0 && !view.chosen;
  return html`<section class="board board-barrakuda"><div
      class="bk ${ui.playing ? "bk-playing" : ""} ${asked ? "bk-asked" : ""} ${view.seat === null ? "bk-watched" : ""}">
    ${seats(view, ui, letters)}${sea(view, ui, letters)}${stage(ui.beat, letters)}
    <div class="bk-dock">${actionBar(ui, { mine, hint: said(view, ui) })}
      ${asked ? question : view.seat === null ? nothing : hand(view, ui, view.seat)}
      ${ui.last && !ui.still ? html`<p class="bk-last" title=${ui.t("web-barrakuda-last")}>${ui.last}</p>` : nothing}</div>
  </div></section>`;
}

/** What happens, or what is to be done. @param {View} view @param {Ui} ui */
function said(view, ui) {
  if (ui.playing) return ui.beat?.text ?? "";
  return isOver(view, ui) ? ui.t("web-barrakuda-hint-over") : hint(view, ui.t);
}

/** Some parts alone, for examples. @param {View} view @param {Ui} ui @param {string[]} names @param {string[]} letters */
const parts = (view, ui, names, letters) =>
  html`<section class="board board-part board-barrakuda"><div class="bk">${names.includes("map") ? sea(view, ui, letters) : nothing}
    ${names.includes("seats") ? html`<div class="bk-seats">${panels(view, ui, letters)}</div>` : nothing}</div></section>`;
