// @ts-check
// A board for a game that has none of its own: its drawing as text, and a list of the legal moves.
import { html } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { moveButton } from "../kit/things.js";
import { listing } from "../kit/words.js";
/** @import { View, Ui } from "../view.js" */

/** A game without a board of its own changes at once. */
export const beats = () => [];
export const TIMES = {};

/** @param {View} view */
export const heading = (view) => ({ phase: String(view.state.phase ?? "").replaceAll("_", " "), steps: [], facts: [] });

/** @param {number} turn @param {import("../view.js").Translate} t */
export const turnTitle = (turn, t) => t("web-table-turn_block", { turn });

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const { t } = ui,
    names = view.to_act.map((seat) => view.seats[seat].name);
  const hint = view.legal.length ? t("web-generic-choose") : names.length ? t("web-generic-wait", { names: listing(t, names) }) : "";
  return html`<section class="board board-generic"><pre class="generic-drawing"
      tabindex="0">${view.text ?? JSON.stringify(view.state, null, 2)}</pre>
    <div class="generic-moves" role="group" aria-label=${t("web-generic-moves")}><p>${hint}</p>
      ${repeat(
        ui.still ? [] : view.legal,
        (move) => move,
        (move) => moveButton(ui, move, move, "", view.chosen === null ? {} : { pressed: view.chosen === move }),
      )}</div></section>`;
}
