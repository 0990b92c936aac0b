// Plays games by the rules in WebAssembly and prints a digest of each; tests/page/test_engine.py plays the same natively.
// Standard input: the folder of the modules and a game, then a line of JSON for each set of options.
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { outcome } from "../../src/tortuga/web/static/engine/deal.js";
import { Play, load } from "../../src/tortuga/web/static/engine/engine.js";

const [, , folder, game] = process.argv;
const engine = await load(readFileSync(`${folder}/${game}.wasm`), JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8")));
const { size } = engine.description.state;
const play = new Play(engine);
const words = engine.room(32);

function seedOf(number) {
  const seed = Buffer.alloc(32);
  seed.writeUInt32BE(number, 28);
  return seed;
}

function forced(seed) {
  for (let { size: ways, key } = play.question(); ways; { size: ways, key } = play.question()) {
    if (play.pushChance(-5)) throw new Error("expected that chance cannot say -5");
    play.pushChance(engine.call.nth_outcome(play.rules, play.states, play.top, outcome(seed, key, ways)));
  }
}

function played(options, number) {
  const digest = createHash("sha256");
  const seed = seedOf(number);
  const choices = seedOf(number + 1);
  const settle = () => (number % 2 ? forced(seed) : play.settle(seed));
  play.begin(options.rules);
  settle();
  for (let n = 0; !play.isOver; n++) {
    const seat = play.turn;
    const actions = play.legal(seat);
    const probe = outcome(choices, 2 * n, options.probes);
    const said = n % options.every || number % options.every ? [] : options.policies.map((policy) => chosen(policy, seat, options.words));
    digest.update(`${seat}:${actions}:${play.whyNot((probe % 6) - 1, Math.floor(probe / 6) - 8)}:${said};`);
    const { refusal } = play.push(seat, actions[outcome(choices, 2 * n + 1, actions.length)]);
    if (refusal) throw new Error(`expected a legal move; refusal ${refusal} came`);
    settle();
  }
  const { sheet, winners } = play.score();
  digest.update(engine.bytes(play.states, (play.top + 1) * size));
  digest.update(`${sheet}:${winners};`);
  play.begin(options.rules);
  engine.bytes(words, 32).set(options.words);
  digest.update(`${engine.call.play_out(play.rules, play.states, 0, words)};`);
  digest.update(play.state);
  digest.update(engine.bytes(words, 32));
  return digest.digest("hex");
}

function chosen(policy, seat, start) {
  engine.bytes(words, 32).set(start);
  return engine.call.choose(play.rules, play.at, seat, policy, words);
}

for await (const line of createInterface({ input: process.stdin })) {
  const options = JSON.parse(line);
  options.rules = Buffer.from(options.rules, "base64");
  options.words = Buffer.from(options.words, "base64");
  for (let i = 0; i < options.games; i++) console.log(played(options, options.first + i));
}
