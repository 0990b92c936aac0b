// Plays games in Node and prints a digest of each.
// Arguments: the folder of the modules and a game. Standard input: a line of JSON for each set of options.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { load } from "../../src/tortuga/web/static/engine/engine.js";
import { asked, createPlayer } from "./engine_player.js";

const [, , folder, game] = process.argv;
const played = createPlayer(await load(readFileSync(`${folder}/${game}.wasm`), JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8"))));

for await (const line of createInterface({ input: process.stdin })) {
  const options = asked(line);
  for (let n = 0; n < options.games; n++) {
    const digest = createHash("sha256");
    played(options, options.first + n, (part) => digest.update(part));
    console.log(digest.digest("hex"));
  }
}
