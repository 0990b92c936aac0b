// Prints moves of the strong bots in Node; tests/page/test_strong_bots.py compares them with the native ones.
// Arguments: the folder of the modules, that of the weights, a game. Standard input: a line of JSON for each question.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { load } from "../../src/tortuga/web/static/engine/engine.js";
import { learned, Thinker } from "../../src/tortuga/web/static/engine/thinker.js";

const [, , folder, weights, game] = process.argv;
const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const known = json(`${weights}/${game}.json`);
const thinkers = {};

for await (const line of createInterface({ input: process.stdin })) {
  const { players, rules, state, words, ...question } = JSON.parse(line);
  if (!thinkers[players]) {
    const engine = await load(readFileSync(`${folder}/${game}.wasm`), json(`${folder}/${game}.json`)),
      file = readFileSync(`${weights}/${game}-${players}.bin`);
    thinkers[players] = new Thinker(engine, learned(engine, known[players], file.buffer.slice(file.byteOffset, file.byteOffset + file.length)));
  }
  console.log(thinkers[players].choose({ ...question, rules: bytes(rules), state: bytes(state), words: bytes(words) }));
}
