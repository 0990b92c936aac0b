// @ts-check
// What moved glides: FLIP by data-piece. Before a drawing every piece's box is noted; after it each starts from there.
import { isStill } from "../settings.js";
import { SPEEDS } from "./director.js";
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {keyof typeof SPEEDS} Speed */

const EASY = "cubic-bezier(.25,.9,.3,1)";
const NEAR = 3; // pixels that are not worth a movement

/** The duration of something that normally takes so many milliseconds; 0: do not move. @param {number} normal @param {Speed} speed */
export const duration = (normal, speed) => (isStill() ? 0 : normal * SPEEDS[speed]);

/** Where every piece under an element lies now. @param {ParentNode} root @returns {Map<string, Box>} */
export function boxes(root) {
  const found = new Map();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const box = element.getBoundingClientRect();
    if (box.width && element.dataset.piece) found.set(element.dataset.piece, box);
  }
  return found;
}

/**
 * How a piece must be moved to seem where it was: null if it has not moved.
 * @param {Box} from
 * @param {Box} to
 */
export function shift(from, to) {
  const dx = from.x - to.x,
    dy = from.y - to.y;
  return Math.abs(dx) + Math.abs(dy) < NEAR ? null : { dx, dy, scale: to.width ? from.width / to.width : 1 };
}

/**
 * Let every piece glide from where it was. *origins* says of new pieces which old one they come from: it is given the
 * pieces that are gone and those that are new.
 * @param {ParentNode} root
 * @param {Map<string, Box>} before
 * @param {{speed?: Speed, origins?: (gone: string[], fresh: string[]) => Record<string, string>, time?: number}} [given]
 * @returns {Promise<void>} when all have arrived
 */
export async function glide(root, before, { speed = "normal", origins = () => ({}), time = 420 } = {}) {
  const lasts = duration(time, speed);
  if (!lasts) return;
  const flights = [],
    after = boxes(root);
  const from = origins(
    [...before.keys()].filter((piece) => !after.has(piece)),
    [...after.keys()].filter((piece) => !before.has(piece)),
  );
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const piece = element.dataset.piece ?? "",
      old = before.get(piece) ?? before.get(from[piece]);
    const moved = old && shift(old, element.getBoundingClientRect());
    if (!moved) continue;
    const settled = getComputedStyle(element).transform,
      rest = settled === "none" ? "" : settled;
    flights.push(
      element.animate(
        [
          { transform: `translate(${moved.dx}px, ${moved.dy}px) scale(${moved.scale}) ${rest}`, transformOrigin: "0 0", zIndex: 40 },
          { transform: rest || "none", transformOrigin: "0 0", zIndex: 40 },
        ],
        { duration: lasts, easing: EASY },
      ).finished,
    );
  }
  await Promise.allSettled(flights);
}

/** Let everything that glides be where it belongs, and remove what flies. @param {Element} root */
export function settle(root) {
  for (const running of root.getAnimations({ subtree: true }))
    if (!(running instanceof CSSAnimation) && !(running instanceof CSSTransition)) running.cancel();
  for (const coin of document.querySelectorAll(".flying-coin")) coin.remove();
}

/** Where a place lies: the first of several names, apart by commas, that can be seen; a row may be folded away. @param {ParentNode} root @param {string} names */
export const placeOf = (root, names) =>
  names
    .split(",")
    .map((name) => root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect())
    .find((box) => box?.width);

/**
 * Let copies of a picture fly from one place to another: coins from a row to a purse.
 * @param {Box | undefined} from
 * @param {Box | undefined} to
 * @param {string} symbol
 * @param {number} number
 * @param {Speed} speed
 */
export async function pour(from, to, symbol, number, speed) {
  const lasts = duration(760, speed);
  if (!lasts || !from || !to) return;
  const middle = (/** @type {Box} */ box) => ({ x: box.x + box.width / 2 - 12, y: box.y + box.height / 2 - 12 }),
    start = middle(from),
    end = middle(to);
  await Promise.all(
    Array.from({ length: Math.min(number, 6) }, async (_, n) => {
      const coin = flying(symbol);
      document.body.append(coin);
      const at = (/** @type {{x: number, y: number}} */ { x, y }, /** @type {string} */ more) => `translate(${x}px, ${y}px) ${more}`;
      const high = { x: (start.x + end.x) / 2 + (n % 2 ? 18 : -18), y: Math.min(start.y, end.y) - 34 };
      await coin
        .animate(
          [
            { transform: at(start, "scale(.4)"), opacity: 0 },
            { transform: at(start, "scale(1.2)"), opacity: 1, offset: 0.18 },
            { transform: at(high, ""), offset: 0.55 },
            { transform: at(end, "scale(.8)") },
          ],
          { duration: lasts, delay: n * 0.1 * lasts, fill: "both", easing: "cubic-bezier(.35,.05,.3,1)" },
        )
        .finished.catch(() => {});
      coin.remove();
    }),
  );
}

/** A picture that lies above the page. @param {string} symbol */
function flying(symbol) {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  picture.setAttribute("class", "flying-coin bk-overlay");
  picture.setAttribute("aria-hidden", "true");
  picture.append(use);
  return picture;
}
