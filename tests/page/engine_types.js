// The games of static/engine, loaded from disk.
import { readFileSync } from "node:fs";
import { load } from "../../src/tortuga/web/static/engine/engine.js";
import { GameType } from "../../src/tortuga/web/static/engine/game.js";

const HERE = new URL("../../src/tortuga/web/static/engine/", import.meta.url);

/** @param {string} name @param {URL | string} folder of the modules */
export async function typeOf(name, folder = HERE) {
  const file = (path) => readFileSync(folder instanceof URL ? new URL(path, folder) : `${folder}/${path}`),
    json = (path) => JSON.parse(file(path).toString());
  return new GameType(await load(file(`${name}.wasm`), json(`${name}.json`)), json(`${name}.facts.json`), await import(new URL(`${name}/kind.js`, HERE)));
}
