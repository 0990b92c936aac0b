// @ts-check
// Moves of bots, found by a worker (thinking.js).
/* global Worker */

/** A function that asks for the action of a bot. @param {string} [weights] the address of the folder with what bots know */
export function createBots(weights = new URL("../../weights/", import.meta.url).href) {
  const worker = new Worker(new URL("./thinking.js", import.meta.url), { type: "module" }),
    /** @type {Map<number, (action: number) => void>} */
    asked = new Map();
  let last = 0;
  worker.addEventListener("message", ({ data: { id, action } }) => {
    asked.get(id)?.(action);
    asked.delete(id);
  });
  return (/** @type {Omit<import("./thinking.js").Asked, "id" | "weights">} */ question) =>
    new Promise((/** @type {(action: number) => void} */ done) => {
      last += 1;
      asked.set(last, done);
      worker.postMessage({ ...question, weights, id: last });
    });
}
