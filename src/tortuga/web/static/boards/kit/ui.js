// @ts-check
// What a player points at and has picked. A mouse looks by hovering and acts by a click; a finger picks first and
// confirms by a second tap, unless the settings say otherwise; the keyboard focuses and presses Enter. What cannot be done
// says why.
/** @import { Ui } from "../view.js" */

const SHOWN = 3200; // milliseconds a refusal stays
const HELD = 400; // milliseconds in which a press may have been meant for what was there before

/** Controls of which nothing is picked, looked at or played. @param {Ui["t"]} t */
export const atRest = (t) => ({
  t,
  still: false,
  suggested: null,
  parts: null,
  way: [],
  picked: null,
  looked: null,
  mode: "",
  unfolded: null,
  main: null,
  share: null,
  fresh: new Set(),
  last: "",
  playing: false,
  beat: null,
});

/**
 * The state of one board's controls.
 * @param {object} given
 * @param {Ui["t"]} given.t
 * @param {(move: string) => void} given.play
 * @param {() => void} given.redraw
 * @param {() => "touch" | "always" | "never"} [given.confirm] what is asked to confirm: a finger, everybody or nobody
 * @returns {Ui}
 */
export function createUi({ t, play, redraw, confirm = () => "touch" }) {
  let pointer = "mouse",
    heldUntil = 0;
  document.addEventListener("pointerdown", (event) => void (pointer = event.pointerType), true);
  /** @type {Ui} */
  const ui = {
    ...atRest(t),
    play(move) {
      Object.assign(ui, { picked: null, looked: null, share: null });
      play(move);
    },
    press(event, thing) {
      if (ui.playing || performance.now() < heldUntil) return;
      const byFinger = /** @type {MouseEvent} */ (event).detail > 0 && pointer === "touch",
        asks = !thing.now && (confirm() === "always" || (confirm() === "touch" && byFinger));
      if (!thing.moves.length) {
        refuse(/** @type {HTMLElement} */ (event.currentTarget), thing.why ?? "");
        return;
      }
      if (thing.moves.length === 1 && (!asks || ui.picked?.id === thing.id)) ui.play(thing.moves[0][0]);
      else ui.pick(thing);
    },
    hold() {
      heldUntil = performance.now() + HELD;
    },
    pick(thing) {
      ui.picked = thing;
      redraw();
    },
    look(thing) {
      if (ui.looked?.id === thing?.id) return;
      ui.looked = thing;
      redraw();
    },
    set(values) {
      Object.assign(ui, values);
      if ("mode" in values) ui.picked = null;
      redraw();
    },
  };
  return ui;
}

/** Say why not, where the finger is. @param {HTMLElement} element @param {string} words */
function refuse(element, words) {
  document.querySelector(".board-why")?.remove();
  if (!words) return;
  const bubble = document.createElement("div");
  bubble.className = "board-why";
  bubble.setAttribute("role", "alert");
  bubble.textContent = words;
  document.body.append(bubble);
  const at = element.getBoundingClientRect(),
    own = bubble.getBoundingClientRect(),
    middle = at.x + at.width / 2;
  const left = Math.max(6, Math.min(innerWidth - own.width - 6, middle - own.width / 2));
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(6, at.y - own.height - 10)}px`;
  bubble.style.setProperty("--tip", `${Math.max(14, Math.min(own.width - 14, middle - left))}px`);
  setTimeout(() => bubble.remove(), SHOWN);
}

/**
 * Arrow keys walk among what can be picked on a board; Escape puts it back; a thing with a key of its own is pressed by it.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} board
 * @param {Ui} ui
 */
export function keys(event, board, ui) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Escape" && (ui.picked || ui.mode || ui.unfolded !== null)) {
    ui.set({ mode: "", unfolded: null });
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input:not([type=range]), textarea, select")) return;
  const keyed = [
    .../** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`)),
  ].filter((one) => one.offsetParent);
  const wanted = keyed.find((one) => one.classList.contains("can")) ?? keyed[0];
  if (wanted) {
    event.preventDefault();
    wanted.click();
    return;
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || target.closest("input")) return;
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll("button:not([tabindex='-1'])"))].filter(
    (one) => one.offsetParent,
  );
  const at = all.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length].focus();
}

/** A card that was played takes the focus with it: the next decision begins at the first thing that can be done. @param {HTMLElement} board */
export function refocus(board) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  if (active && active !== document.body && active.isConnected) return;
  /** @type {HTMLElement | null} */ (board.querySelector("button.can, .action-bar .button"))?.focus();
}
