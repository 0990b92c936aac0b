// Plays games in JavaScript and prints what every seat sees and is told; tests/page/test_views.py compares it with the server's.
// Standard input: a line of JSON for each game. Standard output: a line of JSON for each moment of it.
import { createInterface } from "node:readline";
import { Game } from "../../src/tortuga/web/static/engine/game.js";
import { canonical, hex, sha256 } from "../../src/tortuga/web/static/engine/sha256.js";
import { endResult, turnOf } from "../../src/tortuga/web/static/engine/scene.js";
import { read, write } from "../../src/tortuga/web/static/engine/record.js";
import { typeOf } from "./engine_types.js";

const [, , folder, name, whole] = process.argv;
const type = await typeOf(name, folder);
const digest = (value) => (whole ? value : hex(sha256(new TextEncoder().encode(canonical(value)))));

for await (const line of createInterface({ input: process.stdin })) {
  const { options, seed, moves, names } = JSON.parse(line),
    game = new Game(type, options, Uint8Array.from(seed.match(/../g), (pair) => parseInt(pair, 16))),
    seats = names.map((each) => ({ name: each, bot: false, mark: "" })),
    looking = [null, ...names.map((_, seat) => seat)];
  let first = 0;
  const told = [];
  const look = () => {
    for (const seat of looking) told.push(digest([game.view(seat, seats), turnOf(game, first, seat)]));
    first = game.steps.length;
  };
  look();
  for (const [seat, move] of moves) {
    game.push(move, seat);
    look();
  }
  const text = write(game, names, "2026-11-18"),
    again = read(text, () => type);
  told.push(digest([turnOf(game, 0, 0), endResult(game), type.kind.boardOptions(type.facts, options)]), text, write(again.game, again.names, again.date));
  while (game.pop());
  told.push(digest(game.view(0, seats)));
  console.log(JSON.stringify(told));
}
