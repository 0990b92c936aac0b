// @ts-check
// Moves of bots, computed in a web worker (bot_worker.js).
/* global Worker */

/** Start the worker; return a function that requests the action of a bot from it. @param {string} [weights] the address of the folder of weights */
export function createBots(weights = new URL("../../weights/", import.meta.url).href) {
  const worker = new Worker(new URL("./bot_worker.js", import.meta.url), { type: "module" }),
    /** @type {Map<number, (action: number) => void>} */
    asked = new Map();
  let last = 0;
  worker.addEventListener("message", ({ data: { id, action } }) => {
    asked.get(id)?.(action);
    asked.delete(id);
  });
  return (/** @type {Omit<import("./bot_worker.js").Asked, "id" | "weights">} */ question) =>
    new Promise((/** @type {(action: number) => void} */ done) => {
      last += 1;
      asked.set(last, done);
      worker.postMessage({ ...question, weights, id: last });
    });
}
