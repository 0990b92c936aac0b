// @ts-check
// Keys and quick fingers. A key that is held down counts once; Escape skips, then closes what lies on top.
import { keys as boardKeys } from "../boards/kit/ui.js";
/** @typedef {import("./app.d.ts").App} App */

/** Keys of the page: the element each one presses. @type {Record<string, string>} */
const PRESS = { u: "#undo", l: "#replay-turn", p: "[data-move=pass]", h: "#ask-advice" };

/**
 * @param {object} given
 * @param {() => App} given.app
 * @param {() => HTMLElement | null} given.board
 * @param {import("../boards/view.d.ts").Ui} given.ui
 */
export function listen({ app, board, ui }) {
  document.addEventListener("keydown", once, true);
  document.addEventListener("keydown", (event) => {
    const { playing, local } = app(),
      place = board(),
      target = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape" && escaped(app())) return;
    if (event.ctrlKey || event.metaKey || event.altKey || local.cover === "cover") return;
    if (target.closest("input:not([type=range]), textarea, select")) return;
    const wanted = PRESS[event.key.toLowerCase()];
    if (wanted) return /** @type {HTMLElement | null} */ (document.querySelector(wanted))?.click();
    if (place && !playing) boardKeys(event, place, ui);
  });
  document.addEventListener("pointerdown", (event) => elsewhere(event, app(), board(), ui));
  document.addEventListener("click", (event) => {
    const { playing, isHeld, does } = app();
    if ((playing || isHeld) && board()?.contains(/** @type {Node} */ (event.target))) does.hold(); // whoever goes on pressing has not looked
  }, true);
}

/** @param {KeyboardEvent} event */
function once(event) {
  if (!event.repeat || /** @type {HTMLElement} */ (event.target).closest("input, textarea, select") || (event.key !== "Enter" && event.key.length > 1)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** Tells whether there was something to skip or close. @param {App} app */
function escaped({ playing, local, does }) {
  if (playing) does.skip();
  else if (local.advice) does.set({ advice: null });
  else if (local.menu) {
    does.set({ menu: false });
    /** @type {HTMLElement | null} */ (document.querySelector("#menu summary"))?.focus();
  } else return false;
  return true;
}

/** A press beside everything lets go of what was picked, and closes the menu. @param {PointerEvent} event @param {App} app @param {HTMLElement | null} board @param {import("../boards/view.d.ts").Ui} ui */
function elsewhere(event, { local, does }, board, ui) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (local.menu && !target.closest("#menu")) does.set({ menu: false });
  if (!board?.contains(target) || target.closest("button, input, a, label")) return;
  if (ui.picked && !target.closest(".action-bar")) ui.pick(null);
}
