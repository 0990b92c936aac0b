// @ts-check
// A board without anything to press: for replays, examples, the review and the workshop.
import { render } from "../../vendor/lit-html/lit-html.js";
import { loadBoard } from "../load.js";
import { atRest } from "./ui.js";
/** @import { View, Ui } from "../view.js" */

/** @type {WeakMap<HTMLElement, Ui>} */
const drawn = new WeakMap();
const nothingHappens = () => {};

/**
 * Draw a view into an element, or draw it anew. *mark* is the move whose card is marked; *parts* names the only parts to
 * draw; *way* is the way of the fish to show.
 * @param {HTMLElement} element
 * @param {View} view
 * @param {Ui["t"]} t
 * @param {{mark?: string | null, parts?: string[] | null, way?: number[]}} [given]
 */
export async function drawStill(element, view, t, { mark = null, parts = null, way = [] } = {}) {
  const { board } = await loadBoard(view.game),
    ui = drawn.get(element) ?? stillUi(t);
  drawn.set(element, ui);
  Object.assign(ui, { t, suggested: mark, parts, way });
  const draw = () => render(board(view, ui), element);
  ui.set = (values) => {
    Object.assign(ui, values);
    draw();
  };
  draw();
}

/** Controls that do nothing; only the rows of an opponent unfold. @param {Ui["t"]} t @returns {Ui} */
const stillUi = (t) => ({
  ...atRest(t),
  still: true,
  play: nothingHappens,
  press: nothingHappens,
  hold: nothingHappens,
  look: nothingHappens,
  pick: nothingHappens,
  set: nothingHappens,
});
