// Prints the panels of the guide of a game for tests/page/test_guide.py. Standard input: a line of JSON for each position.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Game, GameType } from "../../src/tortuga/web/static/engine/game.js";
import { load } from "../../src/tortuga/web/static/engine/engine.js";
import { panelOf } from "../../src/tortuga/web/static/guide/guide.js";

const [, , folder, name] = process.argv;
const json = (path) => JSON.parse(readFileSync(`${folder}/${path}`, "utf8"));
const engine = await load(readFileSync(`${folder}/${name}.wasm`), json(`${name}.json`));
const type = new GameType(engine, json(`${name}.facts.json`), await import(`../../src/tortuga/web/static/engine/${name}/kind.js`));
const lessons = await import(`../../src/tortuga/web/static/guide/${name}.js`);
const game = new Game(type, type.options(2), null);

for await (const line of createInterface({ input: process.stdin })) {
  const { steps, ...learner } = JSON.parse(line);
  game.goTo(steps.map(([seat, text]) => ({ seat, text })));
  console.log(JSON.stringify(panelOf(lessons, { game, ...learner })));
}
