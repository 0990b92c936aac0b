// @ts-check
// The review: how far it is while it is worked out, then the positions of the worst moves.
import { drawStill } from "../boards/kit/still.js";
import { loadWords } from "./words.js";

const PAUSE = 700; // milliseconds between two questions

const working = document.getElementById("working"),
  positions = document.getElementById("positions");
if (working) look(working);
if (positions) await draw(positions);

/** Ask how far it is, and show the page again when it is ready. @param {HTMLElement} place */
async function look(place) {
  const answer = await fetch(place.dataset.at ?? "").catch(() => null);
  if (answer?.ok) {
    const { done, ready, queue } = await answer.json();
    if (ready) return location.reload();
    /** @type {HTMLProgressElement} */ (document.getElementById("progress")).value = done;
    /** @type {HTMLElement} */ (document.getElementById("queue")).textContent = queue;
  }
  setTimeout(() => look(place), PAUSE);
}

/** @param {HTMLElement} data */
async function draw({ textContent, dataset }) {
  const views = JSON.parse(textContent ?? "[]"),
    t = await loadWords(dataset.files ?? "");
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-position]")))
    await drawStill(place, views[Number(place.dataset.position)].view, t, { mark: views[Number(place.dataset.position)].mark });
}
