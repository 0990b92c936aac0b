// @ts-check
// The web worker that computes moves of bots, so that the page stays responsive.
/* global postMessage */
import { load } from "../engine/engine.js";
import { learned, Thinker } from "../engine/thinker.js";
/** @typedef {import("../engine/thinker.js").Question & {id: number, game: string, players: number, weights: string}} Asked `weights`: the address of their folder */

/** By game and players. @type {Map<string, Promise<Thinker>>} */
const thinkers = new Map();

/** @param {string} path */
async function file(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path} was not loaded: ${answer.status}`);
  return answer;
}

/** @param {string} game @param {number} players @param {string} weights */
async function made(game, players, weights) {
  const [module, description, known, numbers] = await Promise.all([
    file(`../engine/${game}.wasm`).then((answer) => answer.arrayBuffer()),
    file(`../engine/${game}.json`).then((answer) => answer.json()),
    file(`${weights}${game}.json`).then((answer) => answer.json()),
    file(`${weights}${game}-${players}.bin`).then((answer) => answer.arrayBuffer()),
  ]);
  const engine = await load(module, description);
  return new Thinker(engine, learned(engine, known[players], numbers));
}

addEventListener("message", async (/** @type {MessageEvent<Asked>} */ { data }) => {
  const key = `${data.game} ${data.players}`;
  if (!thinkers.has(key)) thinkers.set(key, made(data.game, data.players, data.weights));
  const thinker = await /** @type {Promise<Thinker>} */ (thinkers.get(key));
  postMessage({ id: data.id, action: thinker.choose(data) });
});
