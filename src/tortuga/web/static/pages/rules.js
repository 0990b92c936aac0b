// @ts-check
// The rules: examples and cards are drawn by the boards; the contents show where one reads.
import { render } from "../vendor/lit-html/lit-html.js";
import { drawStill } from "../boards/kit/still.js";
import { loadBoard } from "../boards/load.js";
import { element } from "./controls.js";
import { loadWords } from "./words.js";
import "./tongues.js";
/** @typedef {{view: import("../boards/view.js").View, parts: string[], way: number[]}} Scene */

const links = new Map([.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".contents a"))].map((link) => [link.hash.slice(1), link]));
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const link of links.values()) link.removeAttribute("aria-current");
      links.get(target.id)?.setAttribute("aria-current", "true");
    }
  },
  { rootMargin: "-20% 0px -70% 0px" },
);
for (const chapter of document.querySelectorAll(".chapter")) seen.observe(chapter);

await draw(element("scenes"));

/** Draw the examples and the cards. @param {HTMLElement} data */
async function draw({ dataset, textContent }) {
  const scenes = /** @type {Record<string, Scene[]>} */ (JSON.parse(textContent ?? "{}")),
    { game = "", files = "" } = dataset;
  const [board, t] = await Promise.all([loadBoard(game), loadWords(files)]);
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-scene]"))) {
    const { view, parts, way } = scenes[place.dataset.scene ?? ""][Number(place.dataset.number)];
    await drawStill(place, view, t, { parts, way });
  }
  const { options } = Object.values(scenes)[0][0].view;
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-face]"))) render(board.face?.(options, place.dataset.face ?? ""), place);
  document.getElementById(location.hash.slice(1))?.scrollIntoView(); // what was drawn above has moved it
}
