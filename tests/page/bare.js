// Completes views from which everything derived was left out; tests/page/test_bare_views.py compares them with the server's.
// Arguments: folder of the modules, name of the game. Standard input: a line of JSON for each game, {options, views}.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createRules } from "../../src/tortuga/web/static/table/rules.js";

const [, , folder, name] = process.argv;
const get = async (path) => new Response(readFileSync(`${folder}/${path}`));

for await (const line of createInterface({ input: process.stdin })) {
  const { options, views } = JSON.parse(line),
    rules = await createRules(name, get);
  console.log(JSON.stringify(views.map((view) => rules.complete(view, options))));
}
